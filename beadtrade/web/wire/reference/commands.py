"""The commands: who may send each and when, an example, and the refusals that it can meet.

Law: `refusals` are what the rules and the room decide; what any command can meet is in `ANY`. A random test holds that
no other refusal occurs, and that each of these does.
"""

from __future__ import annotations

from dataclasses import dataclass

from beadtrade.room.limits import TIME_LIMITS_MS

ANY = frozenset({"malformed", "too_fast", "round_over", "room_worn_out", "not_stored"})
"""Refusals of any command: of the wire, of another `play`, of the room's journal."""

PLAYER = "a player"
HOST = "the host"
ROUND = "in a running round"
LOBBY = "in the lobby"
READY = "before a round, in phase `ready`"


@dataclass(frozen=True, slots=True)
class CommandFacts:
    """`more` goes beyond the command's docstring; `example` is the `command` of an envelope; `refusals` are codes."""

    who: str
    when: str
    example: str
    refusals: str
    more: str = ""

    @property
    def codes(self) -> frozenset[str]:
        return frozenset(self.refusals.split())


ACT = "not_a_player wrong_phase round_over"
"""What every act of a round can meet."""

TABLE: dict[str, CommandFacts] = {
    "show_pieces": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"show_pieces","pieces":{"hand":{"beads":[2,0,0,0,0]}}}',
        f"{ACT} nothing_chosen not_held",
        "Frees the fingers, if it takes the piece from there [PUB1] [CTR4].",
    ),
    "hide_pieces": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"hide_pieces","pieces":{"beads":[1,0,0,0,0]}}',
        f"{ACT} nothing_chosen not_held",
        "What is in the fingers can't be hidden [PUB1] [CTR4].",
    ),
    "make_offer": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"make_offer","to":[1,2],"gives":{"anywhere":{"beads":[2,0,0,0,0]}},'
        '"wants":{"pieces":{"beads":[0,1,0,0,0]},"any_spirits":1}}',
        f"{ACT} no_such_seat no_gifts impossible not_held too_many_offers",
        "It locks nothing and never changes; when a piece leaves its giver, all the giver's offers end [TRD4] [TRD5].",
    ),
    "withdraw_offer": CommandFacts(
        PLAYER, ROUND, '{"type":"withdraw_offer","offer":3}', f"{ACT} offer_gone not_your_offer"
    ),
    "accept_offer": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"accept_offer","offer":3,"gives":{"anywhere":{"beads":[0,1,0,0,0],"spirits":[0,0,0,0,1]}}}',
        f"{ACT} offer_gone your_own_offer choose_any wrong_pieces not_held",
        "Without `gives` the named pieces are given, from what all can see first [PCE4]. What comes goes to the hand "
        "[TRD3] [TRD7].",
    ),
    "decline_offer": CommandFacts(
        PLAYER, ROUND, '{"type":"decline_offer","offer":3}', f"{ACT} offer_gone your_own_offer"
    ),
    "swap_with_center": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"swap_with_center","kind":"bead","gives":"bull","takes":"owl","zone":"hand"}',
        f"{ACT} fingers_full center_lacks not_held",
        "`zone` says which of two alike to give. What comes is in the fingers, for all to see, until it is shown, "
        "traded or placed; before that there is no other swap [CTR1] [CTR4].",
    ),
    "place_beads": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"place_beads","side":"top","beads":{"anywhere":{"beads":[1,0,2,0,0]}}}',
        f"{ACT} nothing_chosen only_beads box_locked not_held",
        "Any number, but no spirits [PLC1] [VAR1].",
    ),
    "place_spirit": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"place_spirit","side":"bottom","kind":"frog"}',
        f"{ACT} not_held",
        "The one that brings the spirits on both boxes to `progress.spirits_to_end` ends the round [PLC2] [END1].",
    ),
}

AROUND: dict[str, CommandFacts] = {
    "take_seat": CommandFacts(
        "anybody without a seat",
        LOBBY,
        '{"type":"take_seat","name":"Ana"}',
        "wrong_phase already_seated room_locked ask_the_host kicked name_unfit seats_full",
        "The next free seat. The answer is in a `view`, as the sender is another viewer from here on.",
    ),
    "rename": CommandFacts(PLAYER, "at any time", '{"type":"rename","name":"Ana B."}', "not_seated name_unfit"),
    "leave": CommandFacts(
        PLAYER,
        "at any time",
        '{"type":"leave"}',
        "not_seated",
        "In the lobby the seat is free and later seats move up. The host stays the host [MAT4].",
    ),
    "change_settings": CommandFacts(
        HOST,
        LOBBY,
        '{"type":"change_settings","settings":{"seats":4,"variants":["longer","story"],"time_limit":300000}}',
        "not_the_host wrong_phase settings_unfit",
        f"All three at once; `time_limit` is one of {', '.join(map(str, TIME_LIMITS_MS))} or null.",
    ),
    "deal": CommandFacts(HOST, LOBBY, '{"type":"deal"}', "not_the_host wrong_phase too_few_players"),
    "kick": CommandFacts(
        HOST,
        "at any time",
        '{"type":"kick","seat":2,"name":"Mio"}',
        "not_the_host no_such_seat",
        "Not the host, nor the maker of the room. Who was kicked may look on, and take no seat here again [MAT4].",
    ),
    "undo_kick": CommandFacts(
        HOST,
        "until `room.kick.until`",
        '{"type":"undo_kick"}',
        "not_the_host too_late",
        "Too late is also when the seat has been taken.",
    ),
    "ask_for_seat": CommandFacts(
        "a spectator",
        "in a match, until it is over; in the lobby too, if they came by the spoken code",
        '{"type":"ask_for_seat","name":"Eva"}',
        "wrong_phase room_locked already_seated kicked name_unfit too_many_askers",
        "Asking again replaces what was asked before.",
    ),
    "let_in": CommandFacts(
        HOST,
        LOBBY,
        '{"type":"let_in","asker":1}',
        "not_the_host wrong_phase no_such_asker seats_full",
        "`asker` is from `room.askers`. They have the next free seat, in a locked room too.",
    ),
    "dismiss_asker": CommandFacts(
        HOST,
        "while somebody asks",
        '{"type":"dismiss_asker","asker":1}',
        "not_the_host no_such_asker",
        "They may ask again.",
    ),
    "lock_room": CommandFacts(
        HOST,
        "at any time",
        '{"type":"lock_room","locked":true}',
        "not_the_host unchanged",
        "Who has a seat comes and goes as before, and takes further browsers along.",
    ),
    "hand_over": CommandFacts(
        HOST,
        "in a match",
        '{"type":"hand_over","seat":2,"asker":1}',
        "not_the_host wrong_phase no_such_asker no_such_seat still_here",
        "`asker` is from `room.askers`. Whoever held the seat looks on from here on [MAT4].",
    ),
    "say": CommandFacts(
        "a player or the host",
        "at any time",
        '{"type":"say","text":"Who has owls?"}',
        "not_seated text_unfit",
    ),
    "say_phrase": CommandFacts(
        "a player or the host",
        "at any time",
        '{"type":"say_phrase","phrase":"who_has","piece":{"kind":"spirit","type":"owl"}}',
        "not_seated text_unfit",
        "`piece` is there with `who_has`, `i_have` and `i_want`, and with no other phrase.",
    ),
    "rematch": CommandFacts(HOST, "when the match is over", '{"type":"rematch"}', "not_the_host wrong_phase"),
    "pass_floor": CommandFacts(
        "the teller, or the host",
        "in phase `stories`",
        '{"type":"pass_floor","teller":0}',
        "wrong_phase not_your_floor",
        "Two who pass on one story at the same time pass on no other: with `teller` the late one is refused. "
        "The floor goes to the next of `progress.tellers`; after the last one the phase is `ready` [VAR5].",
    ),
    "claim_youngest": CommandFacts(
        PLAYER,
        READY,
        '{"type":"claim_youngest"}',
        "not_a_player wrong_phase already_youngest",
        "The first one to say so, until they give it up or leave [BEG3].",
    ),
    "give_up_youngest": CommandFacts(
        PLAYER, READY, '{"type":"give_up_youngest"}', "not_a_player wrong_phase unchanged"
    ),
    "get_ready": CommandFacts(PLAYER, READY, '{"type":"get_ready"}', "not_a_player wrong_phase unchanged"),
    "take_back_ready": CommandFacts(PLAYER, READY, '{"type":"take_back_ready"}', "not_a_player wrong_phase unchanged"),
    "begin": CommandFacts(
        "the starter (`progress.starter`; null is the host)",
        READY,
        '{"type":"begin"}',
        "wrong_phase not_the_starter not_all_ready",
        "`not_all_ready` names the seats that are missing [BEG2] [BEG3].",
    ),
    "void_round": CommandFacts(
        HOST,
        ROUND,
        '{"type":"void_round"}',
        "not_the_host wrong_phase round_over",
        "Nothing is revealed or scored; the same sets are dealt again [END6].",
    ),
    "pace_reveal": CommandFacts(
        HOST,
        "in phase `reveal`",
        '{"type":"pace_reveal","step":"hold"}',
        "not_the_host wrong_phase unchanged",
        "`hold` stops it where it is, `go_on` lets it run from there (by itself after ten minutes), `next` begins its "
        "next beat at once; after the last one the reveal is over.",
    ),
    "end_reveal": CommandFacts(
        HOST,
        "in phase `reveal`",
        '{"type":"end_reveal"}',
        "not_the_host wrong_phase",
        "It also ends by itself, at `reveal.ends` [MAT2].",
    ),
    "end_match": CommandFacts(
        HOST,
        "in a match, but in no running round",
        '{"type":"end_match"}',
        "not_the_host wrong_phase",
        "The standing decides [MAT4].",
    ),
    "make_code": CommandFacts(
        "a player or the maker of the room",
        "at any time",
        '{"type":"make_code"}',
        "not_seated",
        "The answer's `code` is eight letters and digits; an older one ends. Sent again, it brings another one.",
    ),
    "use_code": CommandFacts(
        "anybody without a seat",
        "at any time",
        '{"type":"use_code","code":"K7WX2MPA"}',
        "already_seated code_unknown",
        "The browser acts for that seat from here on, in this room. The answer comes alone, after the `view`.",
    ),
}

SPOKEN: dict[str, CommandFacts] = {
    "make_spoken_code": CommandFacts(
        HOST,
        "at any time",
        '{"type":"make_spoken_code"}',
        "not_the_host too_many_codes",
        "It is in `room.code`, for six hours at the most and until the server restarts. An older one ends; who came by "
        "it stays.",
    ),
    "close_spoken_code": CommandFacts(
        HOST,
        "at any time",
        '{"type":"close_spoken_code","guests_leave":true}',
        "not_the_host",
        "Also when there is none (any more).",
    ),
}

GESTURES: dict[str, CommandFacts] = {
    "set_wish": CommandFacts(
        PLAYER,
        ROUND,
        '{"type":"set_wish","wish":{"kind":"bead","type":"fish"}}',
        ACT,
        "One a seat, in `wishes`; it binds nobody, is not kept, and goes with the round or with its player.",
    ),
    "react": CommandFacts(
        "anybody",
        "at any time",
        '{"type":"react","reaction":"applause"}',
        "",
        "All see it in [`reactions`](#reactions). It is not kept; sent again, it may be shown again.",
    ),
}

COMMANDS: dict[str, CommandFacts] = {**TABLE, **AROUND, **SPOKEN, **GESTURES}
