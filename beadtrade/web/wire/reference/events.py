"""The events: what each means, who receives it, an example.

Law: receivers are as `see` and `see_in_room` decide; an event whose fields differ between receivers says so.
"""

from __future__ import annotations

from dataclasses import dataclass

ALL = "all"
NOTHING = '{"beads":[0,0,0,0,0],"spirits":[0,0,0,0,0]}'
TWO_BULLS = '{"beads":[2,0,0,0,0],"spirits":[0,0,0,0,0]}'


@dataclass(frozen=True, slots=True)
class EventFacts:
    meaning: str
    example: str
    to: str = ALL


ROOM_EVENTS: dict[str, EventFacts] = {
    "seat_taken": EventFacts("Somebody sat down in the lobby.", '{"name":"Ana","type":"seat_taken"}'),
    "seat_given_up": EventFacts("A player left.", '{"seat":1,"name":"Ana","type":"seat_given_up"}'),
    "seat_given": EventFacts(
        "In a match a seat has a new holder [MAT4]. `name` is theirs.", '{"seat":1,"name":"Eva","type":"seat_given"}'
    ),
    "seat_asked": EventFacts("A spectator asks for a seat.", '{"name":"Eva","type":"seat_asked"}'),
    "member_kicked": EventFacts("The host removed a player.", '{"name":"Ben","type":"member_kicked"}'),
    "kick_undone": EventFacts("The host took the kick back.", '{"name":"Ben","type":"kick_undone"}'),
    "host_changed": EventFacts(
        "The host role went to another; `seat` is null for a host who is only a screen.",
        '{"seat":2,"type":"host_changed"}',
    ),
    "line_said": EventFacts(
        "Somebody said something, at server time `at`; `seat` is null, and `name` empty, for a host without a seat.",
        '{"seat":0,"name":"Ana","text":"Who has owls?","at":1700000000000,"type":"line_said"}',
    ),
    "phrase_said": EventFacts(
        "The same with a phrase of the phrase book; `piece` is what it is about, or null.",
        '{"seat":0,"name":"Ana","phrase":"who_has","piece":{"kind":"spirit","type":"owl"},"at":1700000000000,'
        '"type":"phrase_said"}',
    ),
    "rematch_called": EventFacts("The room is in its lobby again.", '{"type":"rematch_called"}'),
}

MATCH_EVENTS: dict[str, EventFacts] = {
    "match_dealt": EventFacts(
        "The sets are drawn, one entry a seat [SET2] [SET3].",
        '{"sets":[["owl"],["bull"],["fish"]],"type":"match_dealt"}',
    ),
    "floor_passed": EventFacts("The story of `seat` is over [VAR5].", '{"seat":0,"type":"floor_passed"}'),
    "youngest_claimed": EventFacts(
        "`seat` says that they are the youngest [BEG3].", '{"seat":2,"type":"youngest_claimed"}'
    ),
    "youngest_given_up": EventFacts("They are not after all.", '{"seat":2,"type":"youngest_given_up"}'),
    "player_ready": EventFacts("`seat` is ready [BEG2].", '{"seat":2,"type":"player_ready"}'),
    "ready_taken_back": EventFacts("They are not after all.", '{"seat":2,"type":"ready_taken_back"}'),
    "round_started": EventFacts(
        '"Let\'s begin", said by the seat `by`, or by a host without one (null).',
        '{"round":1,"by":2,"deadline":1700000300000,"at":1700000000000,"type":"round_started"}',
    ),
    "round_ended": EventFacts(
        "The round is over, and the truth is in `sheets` [END4]. All offers end with it, without events of their own.",
        '{"why":"spirits","type":"round_ended"}',
    ),
    "round_voided": EventFacts(
        "The round does not count; all offers end without events of their own [END6].", '{"type":"round_voided"}'
    ),
    "reveal_ended": EventFacts("The table is reset for the next round [MAT2].", '{"type":"reveal_ended"}'),
    "match_ended": EventFacts("The match is over.", '{"winners":[0,2],"type":"match_ended"}'),
    "seat_went_away": EventFacts(
        "The player's connection is lost; seat and pieces stay [END3].", '{"seat":1,"type":"seat_went_away"}'
    ),
    "seat_came_back": EventFacts("It is there again.", '{"seat":1,"type":"seat_came_back"}'),
    "seat_vacated": EventFacts(
        "Nobody plays the seat; seat and pieces stay [MAT4]. Comes with `seat_given_up` or `member_kicked`.",
        '{"seat":1,"kicked":false,"type":"seat_vacated"}',
    ),
    "seat_handed_over": EventFacts(
        "The seat is played again. Comes with `seat_given` or `kick_undone`.", '{"seat":1,"type":"seat_handed_over"}'
    ),
}

TABLE_EVENTS: dict[str, EventFacts] = {
    "pieces_shown": EventFacts(
        "Pieces were put in front [PUB1].", f'{{"seat":0,"pieces":{TWO_BULLS},"type":"pieces_shown"}}'
    ),
    "pieces_hidden": EventFacts(
        "Pieces were taken from the front into the hand [PUB1].",
        f'{{"seat":0,"pieces":{TWO_BULLS},"type":"pieces_hidden"}}',
    ),
    "offer_made": EventFacts(
        "An offer, under the receiver's own number [TRD6] [PUB7].",
        f'{{"offer":3,"giver":0,"to":[1],"gives":{TWO_BULLS},"wants":{{"pieces":{NOTHING},"any_beads":0,'
        '"any_spirits":1},"type":"offer_made"}',
        "its giver and those it is made to; all, if it is made to everyone",
    ),
    "offer_ended": EventFacts(
        "An offer was accepted, by the seat `by`, or ended in any other way, which reads `withdrawn` [TRD5].",
        '{"offer":3,"giver":0,"why":"accepted","by":1,"again":false,"type":"offer_ended"}',
        "those who saw the offer and did not decline it",
    ),
    "offer_declined": EventFacts(
        "The receiver took the offer off their list [TRD7].",
        '{"offer":3,"type":"offer_declined"}',
        "the decliner alone",
    ),
    "trade_made": EventFacts(
        "Two players traded: what left the giver of the offer, and what left its taker.",
        f'{{"giver":0,"taker":1,"gave":{{"count":2,"known":{TWO_BULLS}}},"got":{{"count":1,"known":{NOTHING}}},'
        '"type":"trade_made"}',
        "all; `known` is everything for the two traders, what lay open for others [PUB3] [TRD6]",
    ),
    "center_swapped": EventFacts(
        "A piece was given to the center for one of the same kind [CTR1].",
        f'{{"seat":0,"kind":"bead","gave":{TWO_BULLS.replace("2", "1")},"took":"owl","type":"center_swapped"}}',
    ),
    "beads_placed": EventFacts(
        "Beads were put under a box [PLC1].",
        f'{{"seat":0,"side":"top","beads":{{"count":2,"known":{NOTHING}}},"type":"beads_placed"}}',
        "all; `known` is everything for the seat itself, what lay open for others [PUB3]",
    ),
    "spirit_placed": EventFacts(
        "A spirit was put on a box [PLC2].", '{"seat":0,"side":"bottom","kind":"frog","type":"spirit_placed"}'
    ),
}

EVENTS: dict[str, EventFacts] = {**ROOM_EVENTS, **MATCH_EVENTS, **TABLE_EVENTS}
