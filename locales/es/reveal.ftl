# La revelación al final de una ronda.

reveal-step =
    { $step ->
        [hands] Manos
        [spirits] Animales
        [lift] Cajas
       *[totals] Puntos
    }
reveal-step-type =
    { $type ->
        [bull] Toro
        [snake] Serpiente
        [frog] Rana
        [owl] Búho
       *[fish] Pez
    }
reveal-under =
    { $side ->
        [top] Bajo la TAPA
       *[bottom] Bajo la BASE
    }
reveal-hold = Detener
reveal-go-on = Seguir
reveal-next = Siguiente
reveal-to-end = Al resultado
reveal-to-end-sure = ¿Para todos?
reveal-host = Ritmo de la revelación
reveal-held = En pausa por el anfitrión
reveal-standing = Así va la partida
reveal-points-table = Puntos de esta ronda
reveal-told = La revelación hasta ahora
reveal-not-counted = sin contar todavía

## Lo que se dice en cada paso

reveal-hands = Todas las manos a la vista.
reveal-hands-detail = Solo puntúa lo que tienes; las piezas del centro no puntúan.
reveal-spirits-top =
    { $count ->
        [one] Sobre la TAPA: { $spirits }.
       *[other] Sobre la TAPA: { $spirits }.
    }
reveal-spirits-bottom =
    { $count ->
        [one] Sobre la BASE: { $spirits }.
       *[other] Sobre la BASE: { $spirits }.
    }
reveal-spirits-none = No hay ningún animal espiritual sobre las cajas.
reveal-lift = ¡Arriba las cajas! { $top ->
        [one] { $top } cuenta
       *[other] { $top } cuentas
    } bajo la TAPA, { $bottom } bajo la BASE.
reveal-type =
    { $verdict ->
        [spirit_on_top] { $type ->
            [bull] Toro sobre la TAPA: las rosas puntúan +1.
            [snake] Serpiente sobre la TAPA: las amarillas puntúan +1.
            [frog] Rana sobre la TAPA: las verdes puntúan +1.
            [owl] Búho sobre la TAPA: las blancas puntúan +1.
           *[fish] Pez sobre la TAPA: las azules puntúan +1.
        }
        [spirit_on_bottom] { $type ->
            [bull] Toro sobre la BASE: las rosas puntúan −1.
            [snake] Serpiente sobre la BASE: las amarillas puntúan −1.
            [frog] Rana sobre la BASE: las verdes puntúan −1.
            [owl] Búho sobre la BASE: las blancas puntúan −1.
           *[fish] Pez sobre la BASE: las azules puntúan −1.
        }
        [more_under_top] Más { type-colour } bajo la TAPA, { $top } a { $bottom }: tenerlas suma.
        [more_under_bottom] Más { type-colour } bajo la BASE, { $bottom } a { $top }: tenerlas resta.
       *[equal] Igual bajo las dos, { $top } a { $top }: las { type-colour } no puntúan.
    }
# Debajo del titular sobre un jugador solitario.
reveal-verdict =
    { $verdict ->
        [spirit_on_top] Con { spirit-of } sobre la TAPA las { type-colour } sumarían, pero un jugador solitario anota 0.
        [spirit_on_bottom] Sobre la BASE está { spirit-of }.
        [more_under_top] Con más bajo la TAPA, { $top } a { $bottom }, sumarían, pero un jugador solitario anota 0.
        [more_under_bottom] Más bajo la BASE, { $bottom } a { $top }.
       *[equal] Igual bajo las dos, { $top } a { $top }.
    }
reveal-alone =
    { $me ->
        [yes] Solo tú tienes piezas { type-colour }: anotas 0.
       *[no] Solo { $name } tiene piezas { type-colour }: anota 0.
    }
reveal-nobody-holds = Nadie tiene piezas { type-colour }.
reveal-lead =
    { $me ->
        [yes] Llevas la delantera con { $points }.
       *[no] { $count ->
            [one] { $names } lleva la delantera con { $points }.
           *[other] En cabeza, con { $points } cada cual: { $names }.
        }
    }
reveal-gift =
    { $why ->
        [spirit] { $points } por el animal: { $names }.
        [bead_and_spirit] { $points } por cuenta y animal: { $names }.
        [loses] { $points }: { $names }.
        [once] Solo { $points }, aun con varias piezas: { $names }.
       *[bead] { $points } por cuentas: { $names }.
    }
reveal-count = Contamos las cuentas { type-colour }.
reveal-totals = Los puntos de esta ronda.
reveal-best =
    { $me ->
        [yes] Anotas más que nadie en esta ronda: { $points }.
       *[no] { $count ->
            [one] { $names } anota más que nadie en esta ronda: { $points }.
           *[other] Quienes más anotan en esta ronda, { $points } cada cual: { $names }.
        }
    }
