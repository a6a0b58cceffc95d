# Comerciar en la mesa: los botones, las fichas de deseo, las ofertas terminadas.

## Los botones de la mesa

# En los botones de la mesa. Lo que va entre <b> y </b> se ve grande y en su propia línea; lo demás, pequeño. El orden es de
# cada lengua.
act-swap-face = intercambiar <b>Centro</b>
act-put-face =
    { $place ->
        [on] { $side ->
            [top] sobre la <b>TAPA</b>
           *[bottom] sobre la <b>BASE</b>
        }
       *[under] { $side ->
            [top] bajo la <b>TAPA</b>
           *[bottom] bajo la <b>BASE</b>
        }
    }
act-again-face =
    { $side ->
        [top] otra vez <b>TAPA</b>
       *[bottom] otra vez <b>BASE</b>
    }
act-show-face = mostrar <b>Delante</b>
act-hide-face = ocultar en <b>Mano</b>
offer-face =
    { $count ->
        [0] <b>Ofrecer</b> a todos
        [one] <b>Ofrecer</b> a { $name }
       *[other] <b>Ofrecer</b> a { $count }
    }
offer-open-face = <b>Oferta</b>
offer-everyone-face = ¿A <b>todos</b>?
offer-everyone-label = { $gives } por { $wants }: ¿para todos?
# Con un guion opcional: el botón es estrecho.
swap-face = <b>Inter{ "\u00AD" }cambio</b>

## Ofertas terminadas

# $how: «gone» (terminó), «mine» (la aceptó quien lee), «accepted» (alguien aceptó la suya), «faster» (alguien se adelantó).
offer-end =
    { $how ->
        [mine] hecho
        [accepted] La tomó { $name }
        [faster] { $name } se adelantó
       *[gone] ya no está
    }
offer-end-told =
    { $how ->
        [mine] Intercambio hecho.
        [accepted] { $name } ha aceptado tu oferta.
        [faster] { $name } se adelantó.
       *[gone] Esta oferta ha terminado.
    }
offer-again-face =
    { $how ->
        [accepted] La tomó { $name } <b>Repetir</b>
       *[gone] terminada <b>Repetir</b>
    }
offer-turned-face =
    { $how ->
        [faster] { $name } se adelantó <b>Ofrecer tú</b>
       *[gone] ya no está <b>Ofrecer tú</b>
    }
offer-turned-label = Ofrécele tú lo mismo a { $name }: das { $give } y recibes { $get }

## Fichas de deseo

# En una frase: alguien la quiere.
wish-bead =
    { $type ->
        [bull] una cuenta rosa
        [snake] una cuenta amarilla
        [frog] una cuenta verde
        [owl] una cuenta blanca
       *[fish] una cuenta azul
    }
wish-wants = quiere
wish-seen = { $name } quiere { $piece }.
wish-answer = { $name } quiere { $piece }: empezar una oferta
wish-not-held = { $name } quiere { $piece }, pero tú no tienes.
wish-own = Quiero
wish-own-shown = Muestras que quieres { $piece }. Cambiar
wish-own-none = Mostrar lo que quieres
wish-title = ¿Qué quieres?
wish-how = Una ficha junto a tu nombre lo muestra a todos. No obliga a nadie.
wish-clear = Quitar la ficha
