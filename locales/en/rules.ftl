### The rules page for players: the printed game in our own words, and what this table decides where the print is silent.
### The messages stand in reading order: a section's title, then its paragraphs by number. Plain text, no markup.
### The printed words (box top, spirit animal, center, hidden in your hand ...) are kept; there are no others for them.

rules-title = How to play
rules-intro-1 = Two to five players, about 15 minutes. No turns: everybody trades at the same time.
rules-intro-2 = You begin with a spirit animal and its set of beads. Trade with everybody, and hide beads under two ceramic boxes to decide which types are worth something in the end.

## The goal

rules-objective-title = Objective
rules-objective-1 = When the round ends, hold the beads and spirit animals that score most. Nobody knows yet what they are worth: each type is decided by what lies under and on top of the two boxes.

## Before the start

rules-setup-title = Setup
rules-setup-1 = There are five types: bull (pink), snake (yellow), frog (green), owl (white) and fish (blue). Each has one spirit animal and four beads.
rules-setup-2 = With three to five players, each gets one spirit animal and the four matching beads. Which set is yours is drawn by lot and known to all.
rules-setup-3 = What is left over lies in the center, between the two boxes, for all to see. With five players nothing is left over.
rules-setup-4 = The two boxes stand face down in everybody's reach: the box top, marked “CERAMIC”, and the box bottom.

rules-start-title = Game start
rules-start-1 = When you are ready, say so. When everyone is ready, the youngest player says “let's begin”. From then on everything happens in real time.
rules-start-2 = Discuss, barter, tell stories about your beads. You need not tell the truth, and no promise binds you.

## Trading

rules-trade-title = Trading with players
rules-trade-1 = Trade any of your pieces with any other player: beads, spirit animals or both, and as many on each side as you two agree on. Three beads for two, or a spirit animal for a single bead: all is fine.
rules-trade-2 = Here you make an offer: what you give, what you want, and to whom. To one player, to several, or to everyone. You may also ask for “any 2 beads” without naming them; then the other player chooses which.
rules-trade-3 = Whoever accepts first and holds what you want has made the trade. Both sides change hands at once.
rules-trade-4 = You don't like an offer? Decline it, and nobody is told. Or make a counter-offer; the first offer stays open.
rules-trade-5 = Everything you receive you may trade again. You may well end with nothing that you began with.

rules-center-title = Trading with the center
rules-center-1 = Swap one of your beads for any one bead in the center, or one of your spirit animals for any one spirit animal in the center. Always one for one, and never a bead for a spirit animal.
rules-center-2 = One swap at a time: the piece you receive is in your fingers, where everybody sees it. Place it in front of you before you swap again, or trade it away, or place it under or on top of a box.
rules-center-3 = So the center always holds as many beads and as many spirit animals as at the start. Only the types change.

rules-secret-title = Keeping beads secret
rules-secret-1 = Keep your pieces hidden in your hand, or show them in front of you. Change your mind as often as you like.
rules-secret-2 = Of a hand the others see only how many pieces it holds. Beads and spirit animals are counted together.

## The boxes

rules-value-title = Assigning value
rules-value-1 = Place any number of your beads under a box, whenever you like. Under the box top they pull their type up; under the box bottom they pull it down.
rules-value-2 = Beads under a box stay there for the rest of the round. Nobody may retrieve them or peek underneath, not even whoever placed them.
rules-value-3 = The others see how many beads you place under which box. If you take them from your hand, nobody sees their type; if they lay in front of you, everybody has seen it.
rules-value-4 = You may also place a spirit animal on top of either box. It stays there too, and from then on it alone decides the value of its type. Beads may still go under that box.
rules-value-5 = A spirit animal never goes under a box, and a bead never on top of one.

rules-end-title = Game end
rules-end-1 = The second spirit animal on the boxes ends the round at once, whether both lie on the same box or one on each. Whoever was still bargaining is too late.
rules-end-2 = Then all players reveal what they hold, the boxes are lifted, and each type is scored.

## Scoring

rules-scoring-title = Game end scoring
rules-scoring-1 = Take the types one by one, in any order. Each is scored once: by its spirit animal if that lies on a box, and else by the beads under the boxes.
rules-scoring-2 = Its spirit animal is on the box top: everybody who holds a bead of that type scores 1 point.
rules-scoring-3 = Its spirit animal is on the box bottom: everybody who holds a bead of that type loses 1 point.
rules-scoring-4 = Its spirit animal is on neither box, and more of its beads are under the top than the bottom: 1 point for holding a bead, and an additional 1 point for holding the spirit animal, with or without a bead.
rules-scoring-5 = More under the bottom than the top: everybody who holds a bead or the spirit animal loses 1 point, and only 1 for both together.
rules-scoring-6 = Equal under top and bottom, or no beads under either: nothing.
rules-scoring-7 = Many copies score like one. For a type you score at most 2 points and lose at most 1.
rules-scoring-8 = The lone player: if you are the only player who holds any piece of a type, you score 0 for it instead of points. You still lose a point where a point is lost. So see to it that somebody else has one too.
rules-scoring-9 = Center pieces don't count, and neither does what lies under or on the boxes: nobody holds it.

## The score table; rows are what a player holds of a type, columns what decides the type

rules-table-title = Score table
rules-table-held = You hold
rules-table-spirit-on-top = Spirit animal on the box top
rules-table-spirit-on-bottom = Spirit animal on the box bottom
rules-table-more-under-top = More under the top
rules-table-equal = Equal
rules-table-more-under-bottom = More under the bottom
rules-table-bead = Bead
rules-table-bead-spirit-on-top = +1
rules-table-bead-spirit-on-bottom = −1
rules-table-bead-more-under-top = +1
rules-table-bead-equal = 0
rules-table-bead-more-under-bottom = −1
rules-table-spirit = Spirit animal
# Nobody holds a spirit animal that lies on a box.
rules-table-spirit-spirit-on-top = –
rules-table-spirit-spirit-on-bottom = –
rules-table-spirit-more-under-top = +1
rules-table-spirit-equal = 0
rules-table-spirit-more-under-bottom = −1
rules-table-both = Both
rules-table-both-spirit-on-top = –
rules-table-both-spirit-on-bottom = –
rules-table-both-more-under-top = +2
rules-table-both-equal = 0
rules-table-both-more-under-bottom = −1
rules-table-note = The only player at the table with any piece of the type: 0 instead of +1 or +2.

rules-example-title = Example
rules-example-1 = The bull lies on the box top and the fish on the box bottom. Under the top is a snake bead; under the bottom are two frog beads and two owl beads.
rules-example-2 = P1 holds two bull beads and a frog bead: +1 for bull, −1 for frog. Total: 0.
rules-example-3 = P2 holds two snake beads: +1, because P3 has the snake and so P2 is not the only player with a snake piece. Total: 1.
rules-example-4 = P3 holds a bull bead, an owl bead and the snake: +1 for bull, +1 for the snake, −1 for owl. Total: 1.

## The match

rules-winner-title = Determining the winner
rules-winner-1 = Play three rounds. The highest combined score wins; if players are level, they share the victory.
rules-winner-2 = After each round everything goes back: you get the spirit animal and the beads you started with, the boxes are emptied, and the center is as it was.

## Variants

rules-variants-title = Variations
rules-variants-1 = LOCKED SPIRITS: once a spirit animal lies on a box, no more beads go under that box. The beads already there count, and other spirit animals may still go on top.
rules-variants-2 = NORMAL SPIRITS: a spirit animal you hold counts as one more bead of its type, so there is no additional point for it.
rules-variants-3 = LONGER SPIRITS: the round ends with the third spirit animal on the boxes.
rules-variants-4 = EXTENDED SPIRITS: play five rounds.
rules-variants-5 = STORY ANIMALS: before the start each player tells the story of their spirit animal and beads.
rules-variants-6 = Choose as many of them as you like, in any combination, and with any number of players.

rules-two-title = Two-player variant
rules-two-1 = Each of you gets two spirit animals and both matching sets, eight beads in all. The fifth spirit animal and its beads lie in the center. All else is the same.

## Where the print is silent

rules-here-title = What this table decides
rules-here-1 = The printed rules leave some things to the players. Here they are settled like this:
rules-here-2 = Sets are drawn once a match. In the later rounds everybody starts with the same set; a rematch draws again.
rules-here-3 = The youngest is whoever first says so. While nobody has, or that player is away, the host says “let's begin”.
rules-here-4 = There are no gifts: in a trade each side gives at least one piece.
rules-here-5 = An offer reserves nothing. As soon as any piece leaves your possession, all your open offers end. Those you can still cover you may make again with one tap.
rules-here-6 = Only you and those you offer to see an offer. Of a trade everybody learns who traded and how many pieces each gave, and the types only of pieces that lay open. What you receive goes into your hand.
rules-here-7 = Which piece do you give, if you have the same in your hand and in front of you? The one that all can see, unless you choose the other.
rules-here-8 = A piece in your fingers goes neither into your hand nor back to the center. You may swap a piece for one of the same type.
rules-here-9 = When two players act at the same moment, the order in which the table received it counts.
rules-here-10 = A player who is away keeps seat, pieces and points, and the others play on. The host can give the seat to somebody else.
rules-here-11 = The host may set a time limit. When it runs out, the round is scored as it stands, even with no spirit animal on a box.
rules-here-12 = The host may void a round that is still running; it is dealt again and does not count. The host may also end the match after any round; then the score so far decides.
rules-here-13 = Who only watches sees what everybody may see, and no more until the reveal.
