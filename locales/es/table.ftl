# La mesa de una ronda en marcha y sus ofertas.

table-title = La mesa, ronda { $round }
table-round = Ronda { $round } de { $rounds }
table-spirits-placed = Animales espirituales sobre las cajas: { $placed } de { $all }; el último termina la ronda
table-time-left =
    { $minutes ->
        [0] Quedan { $seconds } s
       *[other] Quedan { $minutes } min { $seconds } s
    }

## Los demás jugadores

table-friends = Los demás
table-hand = mano { $count }
table-presence =
    { $presence ->
        [left] se fue
       *[away] ausente
    }
table-front-shows = Delante: { $pieces }.
table-fingers-hold = Entre los dedos: { $pieces }.

## El mercado

table-market = Las cajas y el centro
table-center = Centro
table-center-none = No hay nada en el centro.
table-center-piece = { $pieces } en el centro
table-center-no-bead = No hay cuentas en el centro.
table-center-no-spirit = No hay ningún animal espiritual en el centro.
table-no-own-bead = No tienes ninguna cuenta que intercambiar.
table-no-own-spirit = No tienes ningún animal espiritual que intercambiar.
table-bottom = BASE
table-beads =
    { $count ->
        [one] cuenta
       *[other] cuentas
    }
table-locked = bloqueada
# Todo lo que muestra una caja, para un lector de pantalla.
table-box =
    { $side ->
        [top] TAPA de la caja
       *[bottom] BASE de la caja
    }: { $count ->
        [one] { $count } cuenta
       *[other] { $count } cuentas
    } debajo{ $on ->
        [0] { "" }
       *[other] , encima { $spirits }
    }{ $locked ->
        [yes] , bloqueada
       *[no] { "" }
    }.
table-box-title =
    { $side ->
        [top] TAPA de la caja
       *[bottom] BASE de la caja
    }
table-box-worth =
    { $side ->
        [top] Las cuentas bajo la TAPA, y un animal encima, hacen que su tipo valga más. Nadie puede mirar debajo antes del final.
       *[bottom] Las cuentas bajo la BASE, y un animal encima, hacen que su tipo valga menos. Nadie puede mirar debajo antes del final.
    }
table-box-locked =
    { $side ->
        [top] Un animal espiritual bloquea la TAPA: ya no se colocan cuentas debajo.
       *[bottom] Un animal espiritual bloquea la BASE: ya no se colocan cuentas debajo.
    }
table-placed =
    { $count ->
        [0] ninguna cuenta
        [one] { $count } cuenta
       *[other] { $count } cuentas
    }

## Mis piezas

table-tray = Tus piezas
table-zone =
    { $zone ->
        [fingers] Dedos
        [front] Delante
       *[hand] Mano
    }
table-stack =
    { $pieces } { $zone ->
        [fingers] entre los dedos
        [front] delante de ti
       *[hand] en la mano
    }{ $chosen ->
        [0] { "" }
       *[other] , eliges { $chosen }
    }
# Sobre un montón de cuatro del que se eligen dos.
table-chosen = { $chosen } de { $count }

## Acciones

table-choose-first = Toca primero las piezas que quieras.
table-one-place = Elige solo piezas de la mano para mostrarlas, o solo piezas delante de ti para ocultarlas.
table-beads-or-one-spirit = Las cuentas van bajo una caja; un solo animal espiritual va encima.
table-fingers-full = Primero coloca delante de ti lo que tienes entre los dedos, o intercámbialo, o llévalo a una caja.
table-swap-one = Se intercambia una pieza a la vez: elige solo una.
table-no-more-offers = No caben más ofertas tuyas. Retira una primero.
table-not-now = Ahora no se puede hacer con estas piezas.
table-swap-start = Intercambiar con el centro
table-swap-for = Intercambiar { $gives } por { $takes }
table-swap-what = Por { $takes } del centro, ¿qué das?
table-swap-tap-center = Ahora toca lo que tomas del centro.
table-swap-tap-own = Intercambia uno por uno: toca una pieza tuya.
table-put-under =
    { $side ->
        [top] { $pieces } bajo la TAPA
       *[bottom] { $pieces } bajo la BASE
    }
table-put-under-none =
    { $side ->
        [top] Colocar bajo la TAPA
       *[bottom] Colocar bajo la BASE
    }
table-put-on =
    { $side ->
        [top] { $pieces } sobre la TAPA
       *[bottom] { $pieces } sobre la BASE
    }{ $ends ->
        [yes] , ¡y termina la ronda!
       *[no] { "" }
    }
table-tap-again = otra vez
table-tap-again-to = Toca otra vez: { $sentence }
table-show-none = Mostrar piezas delante de ti
table-show = Mostrar { $pieces }
table-hide = Ocultar { $pieces }

## Ofertas, palabras cortas para las piezas

# «Cuentas» se sobrentiende.
offer-beads =
    { $count ->
        [one] { $count } { $type ->
            [bull] rosa
            [snake] amarilla
            [frog] verde
            [owl] blanca
           *[fish] azul
        }
       *[other] { $count } { $type ->
            [bull] rosas
            [snake] amarillas
            [frog] verdes
            [owl] blancas
           *[fish] azules
        }
    }
offer-spirit =
    { $type ->
        [bull] el toro
        [snake] la serpiente
        [frog] la rana
        [owl] el búho
       *[fish] el pez
    }
offer-everyone = todos

## Hacer una oferta

offer-line-rest = Toca lo que das y luego lo que quieres.
offer-line-to = Una oferta para { $to }: toca lo que das.
offer-line-gives =
    { $whom ->
        [some] Para { $to }: das { $gives }. ¿Qué quieres?
       *[all] Das { $gives }. ¿Qué quieres?
    }
offer-line-wants =
    { $whom ->
        [some] Para { $to }, por { $wants }: toca lo que das.
       *[all] Por { $wants }: toca lo que das.
    }
offer-line = { $gives } por { $wants }, para { $to }
offer-line-whom = { $gives } por { $wants }: ¿para quién?
offer-sentence = Ofrecer { $gives } por { $wants } a { $to }
offer-sentence-open =
    { $whom ->
        [some] { $some ->
            [yes] Ofrecer { $gives } a { $to } por…
           *[no] Hacer una oferta a { $to }…
        }
       *[all] { $some ->
            [yes] Ofrecer { $gives } por…
           *[no] Hacer una oferta…
        }
    }
offer-you-get = Recibes
offer-you-give = Das
offer-want =
    { $count ->
        [0] Pedir { $pieces }
       *[other] Pides { $pieces }
    }
offer-pick =
    { $count ->
        [0] { $pieces }
       *[other] { $pieces }, eliges { $count }
    }
offer-more = Más: animales, cualquier pieza
offer-clear = Borrar lo elegido
offer-clear-short = Borrar
offer-new = Oferta nueva
offer-counter-to = Respuesta a { $name }
offer-to-whom = Para
offer-to-everyone = Todos
offer-both-sides = Elige lo que das y lo que recibes.
offer-nobody = ¿Para quién? Elige a quién, o a todos.
offer-send = Enviar

## Ofertas en la mesa

offers = Ofertas
offers-none = No hay ofertas. Toca tus piezas para hacer una.
offers-none-watching = No hay ofertas abiertas para todos.
offers-more = { $count } más
offers-fewer = menos
offer-get = Recibes
offer-give = das
offer-gives = da
offer-wants = quiere
offer-row = { $name } ofrece: recibes { $get }, das { $give }. Responder con otra oferta
offer-row-public = { $name } ofrece { $get } por { $give }. Para: { $to }.
offer-row-more = Más sobre la oferta de { $name }
offer-accept = Aceptar
offer-accept-any = Aceptar…
offer-accept-label = Aceptar la oferta de { $name }: recibes { $get }, das { $give }
offer-lack = te falta
offer-too-soon = La lista acaba de cambiar. Mira y toca otra vez.
offer-by = Oferta de { $name }
offer-seen-by =
    { $all ->
        [yes] Es para todos. Se la lleva quien acepte primero.
       *[no] Quién la ve: { $to }, nadie más.
    }
offer-decline = Rechazar
offer-counter = Otra oferta…
offer-choose-any =
    { $beads ->
        [0] { $spirits ->
            [0] Se pide: { $pieces }. Ya está todo.
           *[other] Se pide: { $pieces }. Elige { $spirits } más.
        }
       *[other] { $spirits ->
            [0] Se pide: { $pieces }. Elige { $beads } más.
           *[other] Se pide: { $pieces }. Elige aún { $beads ->
                [one] { $beads } cuenta
               *[other] { $beads } cuentas
            } y { $spirits ->
                [one] { $spirits } animal espiritual
               *[other] { $spirits } animales espirituales
            }.
        }
    }
offer-to-all = A todos
offer-you-give-short = das
offer-for = por
offer-own-row = Tu oferta para { $to }: { $get } por { $give }.
offer-withdraw = Retirar
offer-withdraw-label = Retirar tu oferta para { $to }: { $get } por { $give }
offer-again-label = Repetir la oferta para { $to }: { $get } por { $give }
