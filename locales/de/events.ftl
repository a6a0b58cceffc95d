# Was geschehen ist, wie es vorgelesen wird und in Hinweisen steht. $me ist „yes“, wenn $name die lesende Person ist.
# Spielteile stehen immer im Akkusativ: so kommen sie in den Satz.

## Der Raum

event-line_said = { $name }: { $text }
event-seat_taken =
    { $me ->
        [yes] Du setzt dich dazu.
       *[no] { $name } setzt sich dazu.
    }
event-seat_given_up =
    { $me ->
        [yes] Du hast den Tisch verlassen.
       *[no] { $name } hat den Tisch verlassen.
    }
event-seat_given =
    { $me ->
        [yes] Du hast jetzt einen Platz.
       *[no] { $name } hat jetzt einen Platz.
    }
event-seat_asked = { $name } möchte mitspielen.
# $host ist „yes“, wenn die lesende Person Host ist.
event-member_kicked =
    { $me ->
        [yes] Der Host hat dich entfernt.
       *[no] { $host ->
            [yes] Du hast { $name } entfernt.
           *[no] Der Host hat { $name } entfernt.
        }
    }
event-kick_undone =
    { $me ->
        [yes] Du bist wieder am Tisch.
       *[no] { $name } ist wieder am Tisch.
    }
event-host_changed =
    { $me ->
        [yes] Du bist jetzt Host.
       *[no] { $name } ist jetzt Host.
    }
event-rematch_called = Ein neues Spiel: zurück in die Lobby.

## Rund um die Runden

event-match_dealt = Die Sätze sind ausgeteilt.
event-floor_passed =
    { $me ->
        [yes] Deine Geschichte ist erzählt.
       *[no] Die Geschichte von { $name } ist erzählt.
    }
event-youngest_claimed =
    { $me ->
        [yes] Du bist am jüngsten.
       *[no] { $name } ist am jüngsten.
    }
event-youngest_given_up =
    { $me ->
        [yes] Du bist doch nicht am jüngsten.
       *[no] { $name } ist doch nicht am jüngsten.
    }
event-player_ready =
    { $me ->
        [yes] Du bist bereit.
       *[no] { $name } ist bereit.
    }
event-ready_taken_back =
    { $me ->
        [yes] Du bist noch nicht bereit.
       *[no] { $name } ist noch nicht bereit.
    }
event-round_started = Los geht’s: Runde { $round }!
event-round_ended =
    { $why ->
        [time] Die Zeit ist um. Die Runde ist zu Ende.
       *[spirits] Das letzte Krafttier ist gelegt. Die Runde ist zu Ende.
    }
event-round_voided =
    { $host ->
        [yes] Du hast diese Runde abgebrochen. Sie zählt nicht.
       *[no] Der Host hat diese Runde abgebrochen. Sie zählt nicht.
    }
event-match_ended =
    { $count ->
        [one] Das Spiel ist zu Ende. Sieger: { $names }.
       *[other] Das Spiel ist zu Ende. Sieger: { $names }.
    }
event-seat_went_away =
    { $me ->
        [yes] Du bist abwesend.
       *[no] { $name } ist abwesend.
    }
event-seat_came_back =
    { $me ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }

## In einer Runde

event-pieces_shown =
    { $me ->
        [yes] Du zeigst { $pieces }.
       *[no] { $name } zeigt { $pieces }.
    }
event-pieces_hidden =
    { $me ->
        [yes] Du nimmst { $pieces } in die Hand.
       *[no] { $name } nimmt { $pieces } in die Hand.
    }
event-offer_made =
    { $me ->
        [yes] Du bietest { $gives } gegen { $wants }.
       *[no] { $name } bietet { $gives } gegen { $wants }.
    }
event-offer_ended =
    { $me ->
        [yes] Dein Angebot gilt nicht mehr.
       *[no] Das Angebot von { $name } gilt nicht mehr.
    }
event-trade_made =
    { $me ->
        [yes] Du tauschst mit { $other }: Du gibst { $gave } und bekommst { $got }.
       *[no] { $name } tauscht mit { $other }: { $gave } gegen { $got }.
    }
event-center_swapped =
    { $me ->
        [yes] Du tauschst mit der Mitte: { $gave } gegen { $took }.
       *[no] { $name } tauscht mit der Mitte: { $gave } gegen { $took }.
    }
event-beads_placed =
    { $side ->
        [top] { $me ->
            [yes] Du legst { $beads } unter den Deckel.
           *[no] { $name } legt { $beads } unter den Deckel.
        }
       *[bottom] { $me ->
            [yes] Du legst { $beads } unter den Boden.
           *[no] { $name } legt { $beads } unter den Boden.
        }
    }
event-spirit_placed =
    { $side ->
        [top] { $me ->
            [yes] Du legst { $spirit } auf den Deckel.
           *[no] { $name } legt { $spirit } auf den Deckel.
        }
       *[bottom] { $me ->
            [yes] Du legst { $spirit } auf den Boden.
           *[no] { $name } legt { $spirit } auf den Boden.
        }
    }
