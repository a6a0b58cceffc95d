# La tabla de puntuación de las rondas, de dónde sale cada punto y el final de una partida.

score-sheet = Tabla de puntuación
round = Ronda { $round }
total = Total
not-played = sin jugar todavía
score-how = Toca un resultado para ver de dónde sale.
score-none = Todavía no se ha puntuado ninguna ronda.
timeline = Qué pasó en la ronda { $round }
score-cell = { $name }, ronda { $round }: { $points }
reasons-title =
    { $me ->
        [yes] Tu ronda { $round }: { $points }
       *[no] { $name }, ronda { $round }: { $points }
    }

# Qué ha decidido un tipo. $top y $bottom son las cuentas de ese tipo bajo cada caja.
verdict =
    { $verdict ->
        [spirit_on_top] Sobre la tapa de la caja está { spirit-of }.
        [spirit_on_bottom] Sobre la base de la caja está { spirit-of }.
        [more_under_top] Más bajo la tapa que bajo la base: { $top } a { $bottom }.
        [more_under_bottom] Más bajo la base que bajo la tapa: { $bottom } a { $top }.
       *[equal] Igual bajo la tapa y bajo la base: { $top } a { $top }.
    }
# Por qué alguien anota lo que anota por un tipo, detrás de los puntos.
reason =
    { $reason ->
        [holds_none] sin piezas { type-colour }
        [bead] por tener cuentas { type-colour }
        [spirit] por tener { spirit-of }
        [bead_and_spirit] por tener cuentas { type-colour } y { spirit-of }
        [alone] por ser el único jugador con piezas { type-colour }
       *[equal] porque las piezas { type-colour } no valen nada
    }

## El final

match-over = Fin de la partida
no-winner = No se puntuó ninguna ronda
winners = { $names }
victory =
    { $me ->
        [yes] Ganas con { $points }.
       *[no] gana con { $points }.
    }
shared-victory =
    { $me ->
        [yes] Compartes la victoria, cada cual con { $points }.
       *[no] comparten la victoria, cada cual con { $points }.
    }
rematch = Jugar otra vez
rematch-by-host = El anfitrión puede empezar una partida nueva con quienes están sentados aquí.
rematch-how = De vuelta a la sala de espera, con los mismos asientos y ajustes.
change-variants = Cambiar las variantes

## Mirar atrás

replay-open = Ver la repetición
share-result = Compartir el resultado
share-link = Enlace al resultado
