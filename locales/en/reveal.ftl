# The reveal at the end of a round.

reveal-step =
    { $step ->
        [hands] Hands
        [spirits] Animals
        [lift] Boxes
       *[totals] Points
    }
reveal-step-type =
    { $type ->
        [bull] Bull
        [snake] Snake
        [frog] Frog
        [owl] Owl
       *[fish] Fish
    }
reveal-under =
    { $side ->
        [top] Under TOP
       *[bottom] Under BOTTOM
    }
reveal-hold = Hold
reveal-go-on = Go on
reveal-next = Next
reveal-to-end = To the end
reveal-to-end-sure = For all?
reveal-host = Pace of the reveal
reveal-held = Held by the host
reveal-standing = Standing of the game
reveal-points-table = Points of this round
reveal-told = The reveal so far
reveal-not-counted = not counted yet

## What is said at each step

reveal-hands = All hands open.
reveal-hands-detail = Only what you hold scores; center pieces don’t count.
reveal-spirits-top =
    { $count ->
        [one] On TOP: { $spirits }.
       *[other] On TOP: { $spirits }.
    }
reveal-spirits-bottom =
    { $count ->
        [one] On BOTTOM: { $spirits }.
       *[other] On BOTTOM: { $spirits }.
    }
reveal-spirits-none = No spirit animal stands on a box.
reveal-lift = Up they go! { $top ->
        [one] { $top } bead
       *[other] { $top } beads
    } under TOP, { $bottom } under BOTTOM.
reveal-type =
    { $verdict ->
        [spirit_on_top] { $type ->
            [bull] The bull is on TOP: pink beads score +1.
            [snake] The snake is on TOP: yellow beads score +1.
            [frog] The frog is on TOP: green beads score +1.
            [owl] The owl is on TOP: white beads score +1.
           *[fish] The fish is on TOP: blue beads score +1.
        }
        [spirit_on_bottom] { $type ->
            [bull] The bull is on BOTTOM: pink beads score −1.
            [snake] The snake is on BOTTOM: yellow beads score −1.
            [frog] The frog is on BOTTOM: green beads score −1.
            [owl] The owl is on BOTTOM: white beads score −1.
           *[fish] The fish is on BOTTOM: blue beads score −1.
        }
        [more_under_top] More { type-colour } under TOP, { $top } to { $bottom }: it is good to have.
        [more_under_bottom] More { type-colour } under BOTTOM, { $bottom } to { $top }: it is bad to have.
       *[equal] Equal under both, { $top } each: { type-colour } scores nothing.
    }
# Below the headline about a lone player.
reveal-verdict =
    { $verdict ->
        [spirit_on_top] With { spirit-of } on TOP, { type-colour } would score, but a lone player gets nothing.
        [spirit_on_bottom] On BOTTOM stands { spirit-of }.
        [more_under_top] More under TOP, { $top } to { $bottom }, would score, but a lone player gets nothing.
        [more_under_bottom] More under BOTTOM, { $bottom } to { $top }.
       *[equal] Equal under both, { $top } each.
    }
reveal-alone =
    { $me ->
        [yes] Only you hold { type-colour }, so it scores 0.
       *[no] Only { $name } holds { type-colour }, so it scores 0.
    }
reveal-nobody-holds = Nobody holds any { type-colour }.
reveal-lead =
    { $me ->
        [yes] You lead the game with { $points }.
       *[no] { $count ->
            [one] { $names } leads the game with { $points }.
           *[other] { $names } lead the game with { $points } each.
        }
    }
reveal-gift =
    { $why ->
        [spirit] { $points } for the animal: { $names }.
        [bead_and_spirit] { $points } for bead and animal: { $names }.
        [loses] { $points }: { $names }.
        [once] Only { $points }, even for several pieces: { $names }.
       *[bead] { $points } for beads: { $names }.
    }
reveal-count = Counting the { type-colour } beads.
reveal-totals = The totals of this round.
reveal-best =
    { $me ->
        [yes] You score most this round: { $points }.
       *[no] { $count ->
            [one] { $names } scores most this round: { $points }.
           *[other] { $names } score most this round: { $points } each.
        }
    }
