# Trading at the table: the buttons, wish badges, ended offers.

## The buttons of the table

# On the buttons of the table. What stands between <b> and </b> is printed large on a line of its own, the rest small: where it
# stands is the language’s choice.
act-swap-face = swap with <b>Center</b>
act-put-face =
    { $place ->
        [on] { $side ->
            [top] put on <b>TOP</b>
           *[bottom] put on <b>BOTTOM</b>
        }
       *[under] { $side ->
            [top] put under <b>TOP</b>
           *[bottom] put under <b>BOTTOM</b>
        }
    }
act-again-face =
    { $side ->
        [top] tap again <b>TOP</b>
       *[bottom] tap again <b>BOTTOM</b>
    }
act-show-face = show in <b>Front</b>
act-hide-face = hide in <b>Hand</b>
offer-face =
    { $count ->
        [0] <b>Offer</b> to all
        [one] <b>Offer</b> to { $name }
       *[other] <b>Offer</b> to { $count }
    }
offer-open-face = <b>Offer…</b>
offer-everyone-face = To <b>everyone</b>?
offer-everyone-label = { $gives } for { $wants }: to everyone?
swap-face = <b>Swap</b>

## Offers that have ended

# $how: "gone", "mine" (the reader accepted it), "accepted" (somebody accepted the reader’s), "faster" (somebody else did).
offer-end =
    { $how ->
        [mine] traded
        [accepted] { $name } took it
        [faster] { $name } was faster
       *[gone] gone
    }
offer-end-told =
    { $how ->
        [mine] You have traded.
        [accepted] { $name } has accepted your offer.
        [faster] { $name } was faster.
       *[gone] This offer has ended.
    }
offer-again-face =
    { $how ->
        [accepted] { $name } took it <b>Offer again</b>
       *[gone] ended <b>Offer again</b>
    }
offer-turned-face =
    { $how ->
        [faster] { $name } was faster <b>Offer it yourself</b>
       *[gone] gone <b>Offer it yourself</b>
    }
offer-turned-label = Offer { $name } the same yourself: you give { $give } and get { $get }

## Wish badges

# In a sentence: who wants it, or has it.
wish-bead =
    { $type ->
        [bull] a pink bead
        [snake] a yellow bead
        [frog] a green bead
        [owl] a white bead
       *[fish] a blue bead
    }
wish-wants = wants
wish-seen = { $name } wants { $piece }.
wish-answer = { $name } wants { $piece }: begin an offer
wish-not-held = { $name } wants { $piece }, which you don’t have.
wish-own = I want
wish-own-shown = You show that you want { $piece }. Change it
wish-own-none = Show what you want
wish-title = What do you want?
wish-how = A badge beside your name shows it to everyone. It binds nobody.
wish-clear = Take the badge off
