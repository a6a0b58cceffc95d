"""The rules of the game, pure: `RULES.md` is the whole game, each rule with the number that the code cites.

Law: standard library only; no clock, chance, input or output. Time and draws come in as arguments, values are frozen.

    match = new_match(deal(order, presence, variants, time_limit))      a match begins with its deal
    decision = decide(match, actor, command, now)                       events, or a refusal that changes nothing
    match = apply_all(match, decision)                                  the next match
    view_for(match, actor), see(match, event, viewer)                   what one viewer may know
"""
