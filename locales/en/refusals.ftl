# Why something was not done, as it is told beside what was tapped. Small print names the rule.

refusal-rule = Rule { $rule }
refusal-lacks = You lack { $pieces }.
any-beads-more =
    { $count ->
        [one] 1 more bead
       *[other] { $count } more beads
    }
any-spirits-more =
    { $count ->
        [one] 1 more spirit animal
       *[other] { $count } more spirit animals
    }
refusal-unknown = That did not work.

## The rules of the game

refusal-not_a_player = Only players can do that.
refusal-not_the_host = Only the host can do that.
refusal-wrong_phase = That is not possible now.
refusal-round_over = The round is over. That came too late.
refusal-no_such_seat = Nobody sits there.
refusal-nothing_chosen = Choose at least one piece.
refusal-not_held = You don’t hold these pieces any more.
refusal-no_gifts = There are no gifts: each side gives at least one piece.
refusal-impossible = No game holds that many pieces.
refusal-too_many_offers = You have as many open offers as fit. Withdraw one first.
refusal-offer_gone = This offer is gone.
refusal-not_your_offer = This offer is not yours.
refusal-your_own_offer = This is your own offer.
refusal-choose_any = Choose which pieces you give.
refusal-wrong_pieces = These are not the pieces the offer asks for.
refusal-only_beads = Only beads go under a box; a spirit animal goes on top.
refusal-center_lacks = The center has no such piece any more.
refusal-fingers_full = Show the piece in your fingers first.
refusal-box_locked = A spirit animal has locked this box.
refusal-not_the_starter = Somebody else says “let’s begin”.
refusal-not_all_ready =
    { $count ->
        [0] Not everyone is ready.
       *[other] Still waiting for { $names }.
    }
refusal-already_youngest =
    { $count ->
        [0] Somebody else is the youngest already.
       *[other] { $names } said so first.
    }
refusal-not_your_floor = Somebody else has the floor.
refusal-unchanged = That is so already.
refusal-still_here =
    { $count ->
        [0] This player is still here.
       *[other] { $names } is still here.
    }

## The room

refusal-name_unfit = A name has 1 to 24 letters or signs that can be seen.
refusal-text_unfit = A line has 1 to 280 letters or signs that can be seen.
refusal-seats_full = All seats are taken.
refusal-already_seated = You have a seat already.
refusal-not_seated = You have no seat here.
refusal-kicked = The host has removed you from this table.
refusal-settings_unfit = The table can’t be set like that; perhaps too many sit already.
refusal-too_few_players = It takes at least two players.
refusal-no_such_asker = They don’t ask any more.
refusal-too_late = It is too late for that.
refusal-too_many_askers = Too many are asking for a seat already.
refusal-room_worn_out = This room has been played as long as a room lasts. Please make a new one.
refusal-code_unknown = This code is not valid, or not any more. Make a new one.
refusal-not_stored = The server could not keep that. Nothing has changed; please try again.
refusal-malformed = The server did not understand that. Please reload the page.
refusal-too_fast = That was too fast. Please try again.
