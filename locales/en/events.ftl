# What happened, as it is read out and in notices. $me is "yes" when $name is the reader.

## The room

event-line_said = { $name }: { $text }
event-seat_taken =
    { $me ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
event-seat_given_up =
    { $me ->
        [yes] You have left the table.
       *[no] { $name } has left the table.
    }
event-seat_given =
    { $me ->
        [yes] You have a seat now.
       *[no] { $name } has a seat now.
    }
event-seat_asked = { $name } would like to play.
# $host is "yes" when the reader is the host.
event-member_kicked =
    { $me ->
        [yes] The host has removed you.
       *[no] { $host ->
            [yes] You have removed { $name }.
           *[no] The host has removed { $name }.
        }
    }
event-kick_undone =
    { $me ->
        [yes] You are back at the table.
       *[no] { $name } is back at the table.
    }
event-host_changed =
    { $me ->
        [yes] You are the host now.
       *[no] { $name } is the host now.
    }
event-rematch_called = A new game: back to the lobby.

## Around the rounds

event-match_dealt = The sets are dealt.
event-floor_passed =
    { $me ->
        [yes] Your story is told.
       *[no] { $name }’s story is told.
    }
event-youngest_claimed =
    { $me ->
        [yes] You are the youngest.
       *[no] { $name } is the youngest.
    }
event-youngest_given_up =
    { $me ->
        [yes] You are not the youngest after all.
       *[no] { $name } is not the youngest after all.
    }
event-player_ready =
    { $me ->
        [yes] You are ready.
       *[no] { $name } is ready.
    }
event-ready_taken_back =
    { $me ->
        [yes] You are not ready yet.
       *[no] { $name } is not ready yet.
    }
event-round_started = Let’s begin: round { $round }!
event-round_ended =
    { $why ->
        [time] Time is up. The round is over.
       *[spirits] The last spirit animal is placed. The round is over.
    }
event-round_voided =
    { $host ->
        [yes] You have voided this round. It does not count.
       *[no] The host has voided this round. It does not count.
    }
event-match_ended =
    { $count ->
        [one] The game is over. Winner: { $names }.
       *[other] The game is over. Winners: { $names }.
    }
event-seat_went_away =
    { $me ->
        [yes] You are away.
       *[no] { $name } is away.
    }
event-seat_came_back =
    { $me ->
        [yes] You are back.
       *[no] { $name } is back.
    }

## In a round

event-pieces_shown =
    { $me ->
        [yes] You show { $pieces }.
       *[no] { $name } shows { $pieces }.
    }
event-pieces_hidden =
    { $me ->
        [yes] You hide { $pieces }.
       *[no] { $name } hides { $pieces }.
    }
event-offer_made =
    { $me ->
        [yes] You offer { $gives } for { $wants }.
       *[no] { $name } offers { $gives } for { $wants }.
    }
event-offer_ended =
    { $me ->
        [yes] Your offer has ended.
       *[no] { $name }’s offer has ended.
    }
event-trade_made =
    { $me ->
        [yes] You trade with { $other }: you give { $gave } and get { $got }.
       *[no] { $name } trades with { $other }: { $gave } for { $got }.
    }
event-center_swapped =
    { $me ->
        [yes] You swap { $gave } for { $took } in the center.
       *[no] { $name } swaps { $gave } for { $took } in the center.
    }
event-beads_placed =
    { $side ->
        [top] { $me ->
            [yes] You put { $beads } under the box top.
           *[no] { $name } puts { $beads } under the box top.
        }
       *[bottom] { $me ->
            [yes] You put { $beads } under the box bottom.
           *[no] { $name } puts { $beads } under the box bottom.
        }
    }
event-spirit_placed =
    { $side ->
        [top] { $me ->
            [yes] You put { $spirit } on the box top.
           *[no] { $name } puts { $spirit } on the box top.
        }
       *[bottom] { $me ->
            [yes] You put { $spirit } on the box bottom.
           *[no] { $name } puts { $spirit } on the box bottom.
        }
    }
