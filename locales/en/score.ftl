# The sheet of round scores, how points came about, and the end of a match.

score-sheet = Score sheet
round = Round { $round }
total = Total
not-played = not played yet
score-how = Tap a result to see how it came about.
score-none = No round has been scored yet.
timeline = What happened in round { $round }
score-cell = { $name }, round { $round }: { $points }
reasons-title =
    { $me ->
        [yes] Your round { $round }: { $points }
       *[no] { $name }, round { $round }: { $points }
    }

# What decided a type. $top and $bottom are the beads of the type under each box.
verdict =
    { $verdict ->
        [spirit_on_top] On the box top stands { spirit-of }.
        [spirit_on_bottom] On the box bottom stands { spirit-of }.
        [more_under_top] More under the top than the bottom, { $top } to { $bottom }.
        [more_under_bottom] More under the bottom than the top, { $bottom } to { $top }.
       *[equal] Equal under top and bottom, { $top } each.
    }
# Why somebody scores what they score for a type, after the points.
reason =
    { $reason ->
        [holds_none] no { type-colour } piece held
        [bead] for { type-colour } beads held
        [spirit] for { spirit-of }, held
        [bead_and_spirit] for { type-colour } beads and { spirit-of }, held
        [alone] as the only player with { type-colour }
       *[equal] as { type-colour } is worth nothing
    }

## The end

match-over = The game is over
no-winner = No round was scored
winners = { $names }
victory =
    { $me ->
        [yes] You win with { $points }.
       *[no] wins with { $points }.
    }
shared-victory =
    { $me ->
        [yes] You win together with { $points } each.
       *[no] win together with { $points } each.
    }
rematch = Play again
rematch-by-host = The host can start a new game with all who sit here.
rematch-how = The same room, seats and settings: back to the lobby.
change-variants = Change the variants

## Looking back

replay-open = Watch the replay
share-result = Share the result
share-link = Link to the result
