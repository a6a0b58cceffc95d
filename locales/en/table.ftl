# The table of a running round and its offers.

table-title = The table, round { $round }
table-round = Round { $round } of { $rounds }
table-spirits-placed = { $placed } of { $all } spirit animals on the boxes; the last one ends the round
table-time-left =
    { $minutes ->
        [0] { $seconds } s left
       *[other] { $minutes } min { $seconds } s left
    }

## The other players

table-friends = The others
table-hand = hand { $count }
table-presence =
    { $presence ->
        [left] has left
       *[away] away
    }
table-front-shows = In front: { $pieces }.
table-fingers-hold = In the fingers: { $pieces }.

## The market

table-market = The boxes and the center
table-center = Center
table-center-none = Nothing lies in the center.
table-center-piece = { $pieces } in the center
table-center-no-bead = There are no beads in the center.
table-center-no-spirit = There is no spirit animal in the center.
table-no-own-bead = You have no bead to swap.
table-no-own-spirit = You have no spirit animal to swap.
table-bottom = BOTTOM
table-beads =
    { $count ->
        [one] bead
       *[other] beads
    }
table-locked = locked
# All that a box shows, for a screen reader.
table-box =
    { $side ->
        [top] Box TOP
       *[bottom] Box BOTTOM
    }, { $count ->
        [one] { $count } bead
       *[other] { $count } beads
    } under it{ $on ->
        [0] { "" }
       *[other] , on it { $spirits }
    }{ $locked ->
        [yes] , locked
       *[no] { "" }
    }.
table-box-title =
    { $side ->
        [top] Box TOP
       *[bottom] Box BOTTOM
    }
table-box-worth =
    { $side ->
        [top] Beads under TOP, and an animal on it, make their type worth more. Nobody may look underneath before the end.
       *[bottom] Beads under BOTTOM, and an animal on it, make their type worth less. Nobody may look underneath before the end.
    }
table-box-locked =
    { $side ->
        [top] A spirit animal locks TOP: no more beads go under it.
       *[bottom] A spirit animal locks BOTTOM: no more beads go under it.
    }
table-placed =
    { $count ->
        [0] no beads
        [one] { $count } bead
       *[other] { $count } beads
    }

## My pieces

table-tray = Your pieces
table-zone =
    { $zone ->
        [fingers] Fingers
        [front] Front
       *[hand] Hand
    }
table-stack =
    { $pieces } { $zone ->
        [fingers] in your fingers
        [front] in front of you
       *[hand] in hand
    }{ $chosen ->
        [0] { "" }
       *[other] , { $chosen } chosen
    }
# On a stack of four of which two are chosen.
table-chosen = { $chosen } of { $count }

## Acts

table-choose-first = First tap the pieces you mean.
table-one-place = Choose only pieces from your hand to show them, or only pieces in front of you to hide them.
table-beads-or-one-spirit = Beads go under a box; a single spirit animal goes on top.
table-fingers-full = First put what is in your fingers in front of you, or trade or place it.
table-swap-one = Swap one piece at a time: choose only one.
table-no-more-offers = You have as many open offers as there can be. Withdraw one first.
table-not-now = This can’t be done with these pieces now.
table-swap-start = Swap with the center
table-swap-for = Swap { $gives } for { $takes }
table-swap-what = For { $takes } from the center: which of yours?
table-swap-tap-center = Now tap what you take from the center.
table-swap-tap-own = Swap one for one: tap a piece of yours.
table-put-under =
    { $side ->
        [top] { $pieces } under TOP
       *[bottom] { $pieces } under BOTTOM
    }
table-put-under-none =
    { $side ->
        [top] Put under TOP
       *[bottom] Put under BOTTOM
    }
table-put-on =
    { $side ->
        [top] { $pieces } on TOP
       *[bottom] { $pieces } on BOTTOM
    }{ $ends ->
        [yes] { "" } ends the round!
       *[no] { "" }
    }
table-tap-again = tap again
table-tap-again-to = Tap again: { $sentence }
table-show-none = Show pieces in front of you
table-show = Show { $pieces }
table-hide = Hide { $pieces }

## Offers, short words for pieces

offer-beads =
    { $type ->
        [bull] { $count } pink
        [snake] { $count } yellow
        [frog] { $count } green
        [owl] { $count } white
       *[fish] { $count } blue
    }
offer-spirit =
    { $type ->
        [bull] the bull
        [snake] the snake
        [frog] the frog
        [owl] the owl
       *[fish] the fish
    }
offer-everyone = everyone

## Making an offer

offer-line-rest = Tap what you give, then what you want.
offer-line-to = An offer to { $to }: tap what you give.
offer-line-gives =
    { $whom ->
        [some] To { $to }: you give { $gives }. What do you want?
       *[all] You give { $gives }. What do you want?
    }
offer-line-wants =
    { $whom ->
        [some] To { $to }, for { $wants }: tap what you give.
       *[all] For { $wants }: tap what you give.
    }
offer-line = { $gives } for { $wants }, to { $to }
offer-line-whom = { $gives } for { $wants }: to whom?
offer-sentence = Offer { $gives } for { $wants } to { $to }
offer-sentence-open =
    { $whom ->
        [some] { $some ->
            [yes] Offer { $gives } to { $to } for …
           *[no] Make { $to } an offer …
        }
       *[all] { $some ->
            [yes] Offer { $gives } for …
           *[no] Make an offer …
        }
    }
offer-you-get = You get
offer-you-give = You give
offer-want =
    { $count ->
        [0] Want { $pieces }
       *[other] You want { $pieces }
    }
offer-pick =
    { $count ->
        [0] { $pieces }
       *[other] { $pieces }, { $count } chosen
    }
offer-more = More: animals, any piece
offer-clear = Clear the choice
offer-clear-short = Clear
offer-new = New offer
offer-counter-to = Answer to { $name }
offer-to-whom = To
offer-to-everyone = Everyone
offer-both-sides = Choose what you give and what you get.
offer-nobody = To whom? Choose players, or everyone.
offer-send = Send

## Offers on the table

offers = Offers
offers-none = No offers. Tap your pieces to make one.
offers-none-watching = No open offers to everyone.
offers-more = { $count } more
offers-fewer = fewer
offer-get = You get
offer-give = give
offer-gives = gives
offer-wants = wants
offer-row = { $name } offers: you get { $get }, you give { $give }. Answer with another offer
offer-row-public = { $name } offers { $get } for { $give } to { $to }.
offer-row-more = More about the offer by { $name }
offer-accept = Accept
offer-accept-any = Accept …
offer-accept-label = Accept the offer by { $name }: you get { $get }, you give { $give }
offer-lack = you lack
offer-too-soon = The list has just changed. Look, then tap again.
offer-by = Offer by { $name }
offer-seen-by =
    { $all ->
        [yes] It is for everyone. Whoever accepts first has it.
       *[no] It is for { $to }, and nobody else sees it.
    }
offer-decline = Decline
offer-counter = Other offer …
offer-choose-any =
    { $beads ->
        [0] { $spirits ->
            [0] Asked for: { $pieces }. That is all.
           *[other] Asked for: { $pieces }. Choose { $spirits } more.
        }
       *[other] { $spirits ->
            [0] Asked for: { $pieces }. Choose { $beads } more.
           *[other] Asked for: { $pieces }. Choose { $beads ->
                [one] { $beads } bead
               *[other] { $beads } beads
            } and { $spirits ->
                [one] { $spirits } spirit animal
               *[other] { $spirits } spirit animals
            } more.
        }
    }
offer-to-all = To all
offer-you-give-short = give
offer-for = for
offer-own-row = Your offer to { $to }: { $get } for { $give }.
offer-withdraw = Withdraw
offer-withdraw-label = Withdraw your offer to { $to }: { $get } for { $give }
offer-again-label = Offer again to { $to }: { $get } for { $give }
