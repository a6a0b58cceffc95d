# The replay of ended rounds: a page of its own, with words of its own.

replay-title = Replay
to-the-table = To the table
replay-rounds = Rounds
replay-people = What everybody holds
replay-would-score = { $points } if the round had ended here
# "Ana +2"
replay-standing = { $name } { $points }

## The bar at the foot

replay-slider = Moments of this round
replay-at = { $time }: { $sentence }
replay-deal = The round begins. Everybody holds their starting components.
replay-previous = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×

## What made the round

replay-chart = If the round had ended here
replay-chart-now = If the round had ended at { $time }: { $standing }.
replay-highlights = Highlights
replay-quiet = Nobody traded in this round, and nobody took the lead.
replay-best-deal = Best deal
replay-best-deal-text = At { $time } { $name } traded with { $other }. Counted with the boxes as they were in the end, it brought { $name } { $gain } and { $other } { $other_gain }.
replay-most-wanted = Most wanted bead
replay-most-wanted-text =
    { $count ->
        [one] { $beads } changed hands in trades and swaps; no other type did so more often.
       *[other] { $beads } changed hands in trades and swaps; no other type did so more often.
    }
replay-turning-point = Turning point
replay-turning-point-text = Until { $time } the round would have gone to { $before }, from then on to { $after }.
replay-turning-point-level = Until { $time } all were level, from then on the round would have gone to { $after }.
replay-deeds = Step by step

## Nothing to see

replay-none = No round has ended yet
replay-none-text = Once one has, it can be looked at here again, step by step and with nothing hidden any more.
replay-gone = This room is gone.
replay-gone-text = With it went everything that was kept of it.
replay-unread = One moment, please
replay-unread-text = The replay can’t be read right now. Please try again in a minute; nothing is lost.
replay-look-again = Look again
