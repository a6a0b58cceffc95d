# Palabras que comparten todas las pantallas de una sala.

-game = Bead Trade

## Piezas

# La inicial del color; Z es la azul, porque A es la amarilla.
type-letter =
    { $type ->
        [bull] R
        [snake] A
        [frog] V
        [owl] B
       *[fish] Z
    }
# Femenino plural: concuerda con «cuentas» y con «piezas».
type-colour =
    { $type ->
        [bull] rosas
        [snake] amarillas
        [frog] verdes
        [owl] blancas
       *[fish] azules
    }
spirit-name =
    { $type ->
        [bull] toro rosa
        [snake] serpiente amarilla
        [frog] rana verde
        [owl] búho blanco
       *[fish] pez azul
    }
# dentro de una frase; nunca tras «a» ni «de», que se contraen con «el»
spirit-of =
    { $type ->
        [bull] el toro rosa
        [snake] la serpiente amarilla
        [frog] la rana verde
        [owl] el búho blanco
       *[fish] el pez azul
    }
beads-of =
    { $count ->
        [one] { $count } { $type ->
            [bull] cuenta rosa
            [snake] cuenta amarilla
            [frog] cuenta verde
            [owl] cuenta blanca
           *[fish] cuenta azul
        }
       *[other] { $count } { $type ->
            [bull] cuentas rosas
            [snake] cuentas amarillas
            [frog] cuentas verdes
            [owl] cuentas blancas
           *[fish] cuentas azules
        }
    }
no-pieces = nada
hidden-pieces =
    { $count ->
        [one] 1 pieza oculta
       *[other] { $count } piezas ocultas
    }
any-beads =
    { $count ->
        [one] cualquier cuenta
       *[other] { $count } cuentas cualesquiera
    }
any-spirits =
    { $count ->
        [one] cualquier animal espiritual
       *[other] { $count } animales espirituales cualesquiera
    }

## Personas

you = Tú
# dentro de una lista de nombres: «tú, Ana y Ben»; nunca tras una preposición
you-among = tú
somebody = Alguien
the-host = el anfitrión
host = anfitrión
player = Jugador
players = Jugadores
away = ausente

## Controles

menu = Menú
notices = Avisos
close = Cerrar
undo = Deshacer
try-again = Reintentar
to-start-page = Ir al inicio

## Conexión

game-title = { -game }
connecting = Buscando tu mesa…
offline = Sin conexión. Reintentando…
connection =
    { $state ->
        [ok] Con conexión
        [slow] La conexión es lenta
       *[off] Sin conexión
    }
# El servidor ha cerrado la conexión para siempre; el código dice por qué.
closed =
    { $code ->
        [4404] Esta sala ya no existe.
        [4429] Esta sala está llena: no cabe nadie más mirando, o este asiento está abierto en demasiadas ventanas.
        [4409] Esta página es más antigua que el servidor y no ha podido renovarse sola. Vuelve a cargarla, por favor.
       *[other] Esta página y el servidor no se entienden. Vuelve a cargarla, por favor.
    }

## Menú

you-play-as = Juegas como { $name }.
you-watch =
    { $count ->
        [one] Estás mirando.
       *[other] Estás mirando: { $count } personas en total.
    }
how-to-play = Cómo se juega
leave = Dejar la mesa
leave-sure =
    { $phase ->
        [lobby] ¿Seguro que te vas?
       *[match] ¿Seguro que te vas? Tu asiento se queda, pero nadie jugará por ti.
    }
change-name = Cambiar mi nombre
rename = Cambiar
your-name = Tu nombre

## Invitar

invite = Invitar
invite-how = Quien abra este enlace verá esta mesa; en la sala de espera podrá sentarse.
link-qr = Código QR del enlace de esta sala
scan-or-send = Escanéalo o envíalo
share = Compartir
copy = Copiar
link-given =
    { $how ->
        [copied] Enlace copiado.
       *[selected] El enlace está seleccionado: cópialo desde ahí.
    }
other-links = ¿No se abre? Otras direcciones

## Pedir un asiento

ask-for-seat = Pedir un asiento
ask-how = El anfitrión puede darte el asiento de alguien que se fue o está ausente.
ask = Pedir
asked-for-seat = El anfitrión ya sabe que te gustaría jugar.

## Un dispositivo más

other-device = Jugar en otro dispositivo
device-how = Abre esto en el otro dispositivo antes de un minuto. Podrás jugar con los dos. No se lo enseñes a nadie más.
device-new-code = Código nuevo
device-qr = Código QR que añade un dispositivo a tu asiento
device-link = Escanéalo o abre allí este enlace
device-left =
    { $count ->
        [one] Queda 1 segundo
       *[other] Quedan { $count } segundos
    }
device-code-over = Este código ha caducado.
arrival-title = ¿Jugar en este navegador?
arrival-text = El enlace que has abierto lleva el código de un asiento de esta mesa. ¿Quieres ocuparlo también desde este navegador?
arrival-text-seated = El enlace que has abierto lleva el código de un asiento de esta mesa, pero este navegador ya tiene aquí un asiento. ¿Quieres cambiarte al otro?
arrival-yes = Sí, jugar aquí
arrival-no = No, gracias

## Anfitrión

host-tools = Para el anfitrión
host-act =
    { $act ->
        [end_reveal] Saltar la revelación
        [void_round] Anular esta ronda
       *[end_match] Terminar ya la partida
    }
host-act-sure =
    { $act ->
        [end_reveal] ¿Saltarla para todos?
        [void_round] ¿Seguro? La ronda se reparte otra vez y no cuenta.
       *[end_match] ¿Seguro? Decide la puntuación que hay hasta ahora.
    }
askers = Les gustaría jugar
askers-no-seat = Todos los asientos están ocupados y sus jugadores están aquí.
hand-over = Darle el asiento de { $name }
kick = Expulsar
kick-sure = ¿Expulsar a { $name }?
kick-hint = Tienes diez segundos para deshacerlo.
kicked = Has expulsado a { $name }.

## Páginas de una sala sin su programa

too-old = Este navegador es demasiado antiguo para jugar aquí. Usa Safari 16.4, Chrome 111 o Firefox 115, o uno más nuevo.
no-script = Este juego necesita JavaScript. Actívalo para esta página, por favor.

## Nombres en fila

list-middle = { $start }, { $next }
list-two =
    { $sound ->
        [i] { $start } e { $next }
       *[other] { $start } y { $next }
    }
list-end = { list-two }
