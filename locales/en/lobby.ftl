# The lobby, the stories and the ready stage.

## Seats

sit-down = Sit down
take-seat = Sit down here
seats-taken = { $taken } of { $seats }
free-seat = Free
that-is-you = (you)
intro-link = New here? 60 seconds
lobby-full = All seats are taken. You can watch.
watching =
    { $count ->
        [one] 1 is watching.
       *[other] { $count } are watching.
    }

## Settings

variations = Variations
host-chooses = The host chooses.
variant =
    { $variant ->
        [locked] Locked spirits
        [normal] Normal spirits
        [longer] Longer spirits
        [extended] Extended spirits
       *[story] Story animals
    }
variant-hint =
    { $variant ->
        [locked] A spirit animal on a box locks it: no more beads go under.
        [normal] A spirit animal counts as one more bead, with no additional point.
        [longer] Three spirit animals on the boxes end the round, not two.
        [extended] Five rounds, not three.
       *[story] Before the start each tells the story of their animal.
    }
seats = Seats
seats-count =
    { $count ->
        [one] 1 player
        [2] 2 players, two sets each
       *[other] up to { $count } players
    }
time-limit = Time limit for a round
no-time-limit = None
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
deal = Deal
deal-hint =
    { $count ->
        [2] Two players get two sets each. All who want to play sit? Then deal.
       *[other] All who want to play sit? Then deal.
    }
deal-too-few = It takes at least two players.
host-will-deal = When all sit, { $host } deals.
host-away = The host is away. Somebody else takes over in a minute.

## Stories

your-story = Your story
story-of = { $name } tells
story-about = About { $pieces }, and the beads.
story-later = Then: { $names }
story-listen = { $name } has the floor.
pass-on = That was my story
pass-on-for = Pass on from { $name }

## Ready

round-of = Round { $round } of { $rounds }
ready-count = { $ready } of { $seats } ready
seat-state =
    { $state ->
        [ready] ready
        [away] away
        [left] has left
       *[not-yet] not yet
    }
youngest = youngest
played-with =
    { $count ->
        [one] Variation:
       *[other] Variations:
    }
im-ready = I’m ready
not-ready = Not ready yet
im-youngest = I’m the youngest
not-youngest = I’m not the youngest
lets-begin = Let’s begin
waiting-for = Waiting for { $names }.
not-waited-for =
    { $count ->
        [one] { $names } is away and not waited for.
       *[other] { $names } are away and not waited for.
    }
all-ready-you-begin = All are ready. You say “let’s begin”.
youngest-begins = All are ready. { $name }, the youngest, says “let’s begin”.
host-begins = Everyone is ready, and { $name } says “let’s begin”.
