# The introduction: a table with two friends who are played by the page. One sentence at a time.

intro-title = 60 seconds of Bead Trade
intro-coach = Introduction
intro-step = Step { $step } of { $steps }
intro-next = Next
intro-skip = Skip
intro-hint = Not that one yet. Look for the ring.

# Who sits at the table.
intro-name-you = You
intro-name-one = Ana
intro-name-two = Ben

intro-hand = You are the frog. Your hand holds it and its four green beads, and only you see them.
intro-offer-give = Trade! Tap a green bead: that is what you give.
intro-offer-want = Now tap what you want for it: pink.
intro-offer-send = Send the offer to everyone.
intro-offer-sent = Everyone sees it. Who takes it?
intro-accept = Ana did. Now Ben offers yellow for green: accept with one tap.
intro-swap-give = Beads also lie in the center. Tap your yellow one to swap it there.
intro-swap-take = Tap the white bead in the center.
intro-swap-do = Swap, one for one.
intro-bead-choose = The white bead is in your fingers, where all see it. Now tap a green one.
intro-bead-under = Put it under TOP: that makes green worth more. Under BOTTOM it would be worth less.
intro-bead-again = Nobody takes it back or looks underneath, so tap again.
intro-spirit-choose = Now your frog: tap it.
intro-spirit-on = Put it on TOP: from now on it alone decides what green is worth.
intro-spirit-again = This is final too: tap again.
intro-spirit-done = One animal is on the boxes. The second one ends the round.
intro-ended = There it is: Ben put the snake on BOTTOM, and the round is over.

## How points come

intro-points = How points come
intro-points-top = Animal on TOP: 1 point for each player with a bead of its type.
intro-points-bottom = Animal on BOTTOM: each player with a bead of its type loses 1 point.
intro-points-more = No animal, more beads under TOP: 1 point for a bead, and 1 more for the animal.
intro-points-less = No animal, more beads under BOTTOM: whoever holds a bead or the animal loses 1 point.
intro-points-alone = Points are only for company: the only player with that type gets 0.
intro-points-match = The highest sum of three rounds wins.
intro-ready = Ready to play
intro-to-room = Back to the room
intro-to-home = Make a room
intro-once-more = Once more
