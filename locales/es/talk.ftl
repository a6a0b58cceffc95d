# La charla: líneas, reacciones, el libro de frases y a quién no oye este dispositivo.

talk = Charla
talk-button =
    { $count ->
        [0] Charla
        [one] Charla, 1 línea nueva
       *[other] Charla, { $count } líneas nuevas
    }
talk-lines = Lo que se ha dicho
talk-empty = Nadie ha dicho nada todavía.
talk-hidden =
    { $count ->
        [one] Hay 1 línea silenciada oculta.
       *[other] Hay { $count } líneas silenciadas ocultas.
    }
# Quien dice algo sin tener asiento: la pantalla compartida del anfitrión.
talk-host = Anfitrión

## Decir algo

say-something = Di algo
say = Enviar
say-left =
    { $count ->
        [one] Queda 1 carácter
       *[other] Quedan { $count } caracteres
    }
say-over =
    { $count ->
        [one] Sobra 1 carácter
       *[other] Sobran { $count } caracteres
    }
say-wait = Un momento, por favor: tu mensaje se queda aquí.

## Reacciones

reactions = Reacciones
reaction =
    { $reaction ->
        [applause] Aplauso
        [laugh] Risa
        [wow] Asombro
        [heart] Corazón
        [cry] Lágrimas
       *[hurry] Prisa
    }
# Se lee en voz alta, no se muestra.
reaction-seen = { $name }: { $reaction }
watchers = Espectadores

## Libro de frases

phrase-book = Libro de frases
phrase-which = ¿Qué pieza?
# Dentro de las frases sobre una pieza.
phrase-piece =
    { $kind ->
        [bead] { $type ->
            [bull] cuentas rosas
            [snake] cuentas amarillas
            [frog] cuentas verdes
            [owl] cuentas blancas
           *[fish] cuentas azules
        }
       *[spirit] { $type ->
            [bull] el toro rosa
            [snake] la serpiente amarilla
            [frog] la rana verde
            [owl] el búho blanco
           *[fish] el pez azul
        }
    }
phrase-who_has = ¿Quién tiene { $piece }?
phrase-i_have = Tengo { $piece }.
phrase-i_want = Quiero { $piece }.
phrase-deal = ¡Trato hecho!
phrase-no_deal = No hay trato.
phrase-more = Un poco más, por favor.
phrase-last_offer = Mi última oferta.
phrase-please = ¡Por favor!
phrase-wait = Un momento.
phrase-hurry_up = ¡Date prisa!
phrase-trust_me = Confía en mí.
phrase-bluff = ¡Es un farol!
phrase-soon = Pronto se acabará.
phrase-too_late = ¡Demasiado tarde!
phrase-thanks = ¡Gracias!
phrase-well_played = ¡Bien jugado!
phrase-hello = ¡Hola!

## Silenciar

mute =
    { $who ->
        [watchers] Silenciar a los espectadores
       *[player] Silenciar a { $name }
    }
unmute =
    { $who ->
        [watchers] Volver a oír a los espectadores
       *[player] Volver a oír a { $name }
    }
muted = en silencio
mute-hint = Solo en este dispositivo. Nadie se entera.

## Historias

story-listeners = Escuchan
story-away =
    { $host ->
        [yes] { $name } no está ahora. Puedes pasar la palabra.
       *[no] { $name } no está ahora. El anfitrión puede pasar la palabra.
    }
