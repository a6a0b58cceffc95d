# Lo que ha pasado, como se lee en voz alta y en los avisos. $me es «yes» cuando $name es quien lee.

## La sala

event-line_said = { $name }: { $text }
event-seat_taken =
    { $me ->
        [yes] Te sientas.
       *[no] { $name } se sienta.
    }
event-seat_given_up =
    { $me ->
        [yes] Dejas la mesa.
       *[no] { $name } deja la mesa.
    }
event-seat_given =
    { $me ->
        [yes] Ahora tienes un asiento.
       *[no] Ahora { $name } tiene un asiento.
    }
event-seat_asked = A { $name } le gustaría jugar.
# $host es «yes» cuando quien lee es el anfitrión.
event-member_kicked =
    { $me ->
        [yes] El anfitrión te expulsa.
       *[no] { $host ->
            [yes] Expulsas a { $name }.
           *[no] El anfitrión expulsa a { $name }.
        }
    }
event-kick_undone =
    { $me ->
        [yes] Vuelves a la mesa.
       *[no] { $name } vuelve a la mesa.
    }
event-host_changed =
    { $me ->
        [yes] Ahora te toca hacer de anfitrión.
       *[no] Ahora { $name } hace de anfitrión.
    }
event-rematch_called = Nueva partida: de vuelta a la sala de espera.

## Alrededor de las rondas

event-match_dealt = Los conjuntos están repartidos.
event-floor_passed =
    { $me ->
        [yes] Tu historia queda contada.
       *[no] La historia de { $name } queda contada.
    }
event-youngest_claimed =
    { $me ->
        [yes] Eres la persona más joven.
       *[no] { $name } es la persona más joven.
    }
event-youngest_given_up =
    { $me ->
        [yes] Hay alguien más joven que tú.
       *[no] Hay alguien más joven que { $name }.
    }
event-player_ready =
    { $me ->
        [yes] Lo tienes todo listo.
       *[no] { $name } lo tiene todo listo.
    }
event-ready_taken_back =
    { $me ->
        [yes] Aún no lo tienes todo listo.
       *[no] { $name } aún no lo tiene todo listo.
    }
event-round_started = ¡Empecemos! Ronda { $round }.
event-round_ended =
    { $why ->
        [time] Se acabó el tiempo. Fin de la ronda.
       *[spirits] Ya está colocado el último animal espiritual. Fin de la ronda.
    }
event-round_voided =
    { $host ->
        [yes] Anulas esta ronda. No cuenta.
       *[no] El anfitrión anula esta ronda. No cuenta.
    }
event-match_ended =
    { $count ->
        [one] Fin de la partida. Victoria: { $names }.
       *[other] Fin de la partida. Victoria compartida: { $names }.
    }
event-seat_went_away =
    { $me ->
        [yes] Estás ausente.
       *[no] { $name } está ausente.
    }
event-seat_came_back =
    { $me ->
        [yes] Estás de vuelta.
       *[no] { $name } está de vuelta.
    }

## En una ronda

event-pieces_shown =
    { $me ->
        [yes] Muestras { $pieces }.
       *[no] { $name } muestra { $pieces }.
    }
event-pieces_hidden =
    { $me ->
        [yes] Ocultas { $pieces }.
       *[no] { $name } oculta { $pieces }.
    }
event-offer_made =
    { $me ->
        [yes] Ofreces { $gives } por { $wants }.
       *[no] { $name } ofrece { $gives } por { $wants }.
    }
event-offer_ended =
    { $me ->
        [yes] Tu oferta ha terminado.
       *[no] La oferta de { $name } ha terminado.
    }
event-trade_made =
    { $me ->
        [yes] Intercambias con { $other }: das { $gave }; recibes { $got }.
       *[no] { $name } intercambia con { $other }: { $gave } por { $got }.
    }
event-center_swapped =
    { $me ->
        [yes] Intercambias { $gave } por { $took } con el centro.
       *[no] { $name } intercambia { $gave } por { $took } con el centro.
    }
event-beads_placed =
    { $side ->
        [top] { $me ->
            [yes] Colocas { $beads } bajo la tapa de la caja.
           *[no] { $name } coloca { $beads } bajo la tapa de la caja.
        }
       *[bottom] { $me ->
            [yes] Colocas { $beads } bajo la base de la caja.
           *[no] { $name } coloca { $beads } bajo la base de la caja.
        }
    }
event-spirit_placed =
    { $side ->
        [top] { $me ->
            [yes] Colocas { $spirit } sobre la tapa de la caja.
           *[no] { $name } coloca { $spirit } sobre la tapa de la caja.
        }
       *[bottom] { $me ->
            [yes] Colocas { $spirit } sobre la base de la caja.
           *[no] { $name } coloca { $spirit } sobre la base de la caja.
        }
    }
