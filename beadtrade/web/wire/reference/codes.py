"""Refusal codes: what each means. Which rule is behind one of the rules' codes, the rules say themselves.

Law: a code is stable and never used for something else; words for players are in the catalogues.
"""

from __future__ import annotations

MEANINGS: dict[str, str] = {
    "not_a_player": "Only somebody with a seat can do that.",
    "not_the_host": "Only the host can do that.",
    "wrong_phase": "Not in this phase of the room or match.",
    "round_over": "The round that was meant is over, or its time is up.",
    "no_such_seat": "No seat of that number that this can be done to; an offer needs at least one other seat.",
    "nothing_chosen": "At least one piece has to be named.",
    "not_held": "The sender does not hold these pieces (there); `lacks` says which are missing.",
    "no_gifts": "Each side gives at least one piece.",
    "impossible": "No game holds what is wanted.",
    "too_many_offers": "The sender has five open offers.",
    "offer_gone": "No open offer of that number in the sender's view.",
    "not_your_offer": "Only its giver can withdraw an offer.",
    "your_own_offer": "An offer can't be taken or declined by its giver.",
    "choose_any": 'The offer wants "any" pieces: `gives` has to say which.',
    "wrong_pieces": "Not exactly what the offer wants; or a spirit among beads that are to be placed.",
    "center_lacks": "The center has no such piece.",
    "fingers_full": "The piece in the fingers has to be shown, traded or placed before another swap.",
    "box_locked": "A spirit on the box keeps beads out.",
    "not_the_starter": "Somebody else begins: `seats` says who, and is empty for the host.",
    "not_all_ready": "Players who are present are not ready: `seats`.",
    "already_youngest": "Somebody said so first: `seats`.",
    "not_your_floor": "Somebody else tells their story: `seats`.",
    "unchanged": "That is so already.",
    "still_here": "Somebody plays that seat and is present: `seats`.",
    "name_unfit": "A name has 1 to 24 characters that can be seen.",
    "text_unfit": "A line has 1 to 280 characters that can be seen.",
    "seats_full": "All seats are taken.",
    "already_seated": "The sender has a seat, or made the room, and acts for nobody else.",
    "not_seated": "Only somebody with a seat can do that (with `say` and `make_code`: or the host).",
    "kicked": "The sender was kicked from this room.",
    "settings_unfit": "Fewer seats than players, or a time limit that is not offered.",
    "too_few_players": "It takes two.",
    "no_such_asker": "Nobody of that number asks for a seat.",
    "too_late": "There is no kick that can be undone (any more).",
    "too_many_askers": "As many ask for a seat as are kept.",
    "room_worn_out": "The room has had its 20,000 entries; make a new one.",
    "code_unknown": "No such code, or it is used or older than 60 s.",
    "not_stored": "The server could not store it; nothing has changed, try again.",
    "malformed": "The command can't be read: `where` names the place.",
    "too_fast": "Too many commands; try again in a second.",
}
