# La repetición de las rondas terminadas: una página propia, con palabras propias.

replay-title = Repetición
to-the-table = A la mesa
replay-rounds = Rondas
replay-people = Lo que posee cada cual
replay-would-score = { $points } si la ronda hubiera terminado aquí
replay-standing = { $name } { $points }

## La barra del pie

replay-slider = Momentos de esta ronda
replay-at = { $time }: { $sentence }
replay-deal = Empieza la ronda. Cada cual tiene sus componentes iniciales.
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×

## Lo que hizo la ronda

replay-chart = Si la ronda hubiera terminado aquí
replay-chart-now = Si la ronda hubiera terminado en { $time }: { $standing }.
replay-highlights = Lo mejor de la ronda
replay-quiet = En esta ronda nadie intercambió y nadie se puso en cabeza.
replay-best-deal = Mejor intercambio
replay-best-deal-text = En { $time } { $name } intercambió con { $other }. Contado con las cajas tal como acabaron, { $name } sacó { $gain } y { $other }, { $other_gain }.
replay-most-wanted = La cuenta más buscada
replay-most-wanted-text =
    { $count ->
        [one] { $beads } cambió de manos en intercambios; ningún otro tipo lo hizo más veces.
       *[other] { $beads } cambiaron de manos en intercambios; ningún otro tipo lo hizo más veces.
    }
replay-turning-point = Punto de inflexión
replay-turning-point-text = Hasta { $time } la ronda habría sido de { $before }; desde entonces, de { $after }.
replay-turning-point-level = Hasta { $time } había empate de todos; desde entonces la ronda habría sido de { $after }.
replay-deeds = Paso a paso

## Nada que ver

replay-none = Todavía no ha terminado ninguna ronda
replay-none-text = En cuanto termine una, aquí podrás verla otra vez, paso a paso y sin nada oculto.
replay-gone = Esta sala ya no existe.
replay-gone-text = Con ella se fue todo lo que se guardaba de ella.
replay-unread = Un momento, por favor
replay-unread-text = Ahora mismo no se puede leer la repetición. Inténtalo de nuevo en un minuto; no se ha perdido nada.
replay-look-again = Mirar otra vez
