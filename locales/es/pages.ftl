# Las páginas que hace el servidor: el inicio, y lo que dice un enlace cuando no hay sala detrás.

page-title = Bead Trade
page-description = Un juego de intercambios en tiempo real para dos a cinco amigos, cada uno con su teléfono. Abre un enlace y a intercambiar.

home-tagline = Intercambia cuentas con tus amigos. Sin turnos, todos a la vez.
home-new = Una mesa nueva
home-your-name = Tu nombre
home-make-room = Crear una sala
home-only-host = Solo de anfitrión, en esta pantalla
home-name-unfit = Un nombre tiene de 1 a 24 letras o signos visibles.
home-no-room = Ahora mismo no se puede crear ninguna sala. Inténtalo otra vez dentro de un minuto.
home-code = ¿Tienes un código?
home-code-label = Seis letras
home-code-go = Entrar
home-my-rooms = Mis salas
home-nobody-yet = Aquí todavía no se ha sentado nadie
home-phase =
    { $phase ->
        [lobby] En la sala de espera
        [final] Partida terminada
       *[other] Partida en marcha
    }
home-about = Cada jugador empieza con un animal espiritual y cuatro cuentas. Intercámbialas, comercia con el centro y esconde cuentas bajo dos cajas de cerámica para cambiar lo que valen. Con dos animales sobre las cajas, la ronda termina.
home-kept = Lo que pasa en una mesa se guarda en este servidor: un día si nunca empieza una ronda; si no, hasta dos semanas después del último uso. Eso incluye los nombres y lo que se dice. Quien lleva el servidor podría leerlo todo.
home-unofficial = Una versión web no oficial del juego de mesa de Jordan Draper, con palabras y dibujos propios.
home-rules = Cómo se juega
home-intro = Introducción en 60 segundos

go-home = Ir al inicio
tv-title = { -game } en la pantalla grande

no-room-title = No existe esa sala
no-room-text = Puede que el enlace esté cortado o que la sala haya desaparecido hace tiempo. Pide el enlace otra vez o crea una sala propia.
no-code-title = No existe ese código
no-code-text = Este código está mal escrito, cerrado o caducado. Pídelo otra vez.
code-tries-title = Un momento, por favor
code-tries-text = Se han probado demasiados códigos equivocados. Espera un minuto o pide el enlace.
room-unreadable-title = Un momento, por favor
room-unreadable-text = Ahora mismo no se puede leer la sala. Inténtalo otra vez dentro de un minuto; no se ha perdido nada.
fault-title = Algo ha salido mal
fault-text = El fallo es del servidor, no tuyo. Inténtalo de nuevo en un minuto; no se ha perdido nada.
no-page-title = Esta página no existe
no-page-text = No hay nada en esta dirección.

## Vista previa de un enlace en la mensajería

preview-picture = Cuentas y animales espirituales alrededor de dos cajas
preview-room-title = Bead Trade: ven a nuestra mesa
preview-room-text = Tus amigos están intercambiando cuentas. Abre el enlace en tu teléfono, di tu nombre y juega: sin aplicación ni registro.

## La página de la repetición y su vista previa con el resultado

preview-replay-title = Bead Trade: la repetición
preview-replay-text = En cuanto termina una ronda, aquí puede verse otra vez, paso a paso.
preview-result-title =
    { $state ->
        [over] { $count ->
            [one] { $names } gana con { $points }
           *[other] { $names } comparten la victoria, cada cual con { $points }
        }
       *[running] { $count ->
            [one] Tras la ronda { $round } de { $rounds }, { $names } va en cabeza con { $points }
           *[other] Tras la ronda { $round } de { $rounds }, { $names } van en cabeza, cada cual con { $points }
        }
    }
preview-standing = { $name } { $points }
preview-result-text = { $standing }. Mira otra vez cada ronda, paso a paso, sin nada oculto.
