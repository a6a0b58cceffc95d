"""The scenes: in each phase, all that somebody there may send and that may get into another's way.

Law: every move is done when it comes alone; who holds what is said in the lines that tell the story.
"""

from __future__ import annotations

from beadtrade.room.commands import AskForSeat, ChangeSettings, Deal, Kick, TakeSeat
from beadtrade.room.events import SeatAsked
from beadtrade.room.settings import TableSettings
from beadtrade.rules.boxes import Side
from beadtrade.rules.commands import (
    Begin,
    ClaimYoungest,
    EndMatch,
    GetReady,
    PassFloor,
    PlaceBeads,
    PlaceSpirit,
    ShowPieces,
)
from beadtrade.rules.pieces import PieceType
from beadtrade.rules.seats import Seat
from beadtrade.rules.variants import Variant
from tests.races.scene import CODE, Scene, Telling, member, moves, send
from tests.rules.tables import an_offer, picked

BULL, SNAKE, FROG = ([2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 2, 0, 0])
"""Two beads of a type: all that their player has of it."""
ONE_BULL = [1, 0, 0, 0, 0]
ANY_TWO = {"any_beads": 2}
FULL_TABLE = TableSettings(seats=5)


def _lobby() -> Telling:
    """Ana hosts; Ben and Mio sit, Kim was just kicked, and one seat of four is free; Zoe, who came by the spoken code,
    asks for one.
    """
    told = Telling().do("Ana", TakeSeat("Ana"), ChangeSettings(TableSettings(seats=4)))
    told.all_do("Ben Mio Kim", TakeSeat)
    told.do("Ana", Kick(Seat(3), "Kim"))
    told.story.happen((SeatAsked(member("Zoe"), "Zoe"),))
    return told


def _dealt(*variants: Variant) -> Telling:
    """Ana, the host, Ben and Mio play; Kim, the fourth, was kicked; Zoe asks for the seat."""
    told = Telling().all_do("Ana Ben Mio Kim", TakeSeat)
    told.do("Ana", ChangeSettings(TableSettings(5, variants)), Deal())
    return told.do("Ana", Kick(Seat(3), "Kim")).do("Zoe", AskForSeat("Zoe"))


def _begun(*variants: Variant) -> Telling:
    told = _dealt(*variants)
    return told.all_do("Ana Ben Mio", lambda _: GetReady()).do("Ana", Begin())


def _all_ready() -> Telling:
    return _dealt().all_do("Ana Ben Mio", lambda _: GetReady())


def _not_all_ready() -> Telling:
    return _dealt().do("Ben", ClaimYoungest()).all_do("Ana Ben", lambda _: GetReady())


def _one_spirit_is_missing() -> Telling:
    return _with_offers().do("Mio", PlaceSpirit(Side.TOP, PieceType.FROG))


def _reveal() -> Telling:
    """Two spirits were placed, and the reveal begins."""
    return _one_spirit_is_missing().do("Ana", PlaceSpirit(Side.TOP, PieceType.BULL))


def _with_offers() -> Telling:
    """Each of the three has two beads left, one of them in front. Offer 1: Ana's two for any two of anybody. Offer 2:
    Ben's two for Ana's two.
    """
    told = _begun(Variant.LOCKED)
    for name, kind in (("Ana", "bull"), ("Ben", "snake"), ("Mio", "frog")):
        told.do(name, PlaceBeads(Side.TOP, picked(f"{kind}*2")), ShowPieces(picked(kind)))
    told.do("Ana", an_offer("bull*2", "any 2 beads"))
    return told.do("Ben", an_offer("snake*2", "bull*2", Seat(0)))


def _pieces(beads: list[int]) -> dict[str, dict[str, list[int]]]:
    return {"anywhere": {"beads": beads}}


SEATED = {
    "goes by another name": send("rename", name="Somebody"),
    "says a line": send("say", text="hm"),
    "says a phrase": send("say_phrase", phrase="deal"),
    "makes a code": send("make_code"),
    "leaves": send("leave"),
}
LEAVING = {"leaves": send("leave")}
HOSTING = {
    "kicks Ben": send("kick", seat=1, name="Ben"),
    "takes the kick back": send("undo_kick"),
    "locks the room": send("lock_room", locked=True),
}
GIVING_A_SEAT = {"gives Kim's seat to Zoe": send("hand_over", seat=3, asker=1)}
IN_A_MATCH = GIVING_A_SEAT | {
    "sends Zoe off": send("dismiss_asker", asker=1),
}
ASKING = send("ask_for_seat", name="Somebody")
COMING = {"uses Ben's code": send("use_code", code=CODE)}

PASSING_BENS = send("pass_floor", teller=1)

LOBBY = Scene(
    "lobby",
    _lobby().story,
    moves(
        Ana=LEAVING
        | HOSTING
        | {
            "deals": send("deal"),
            "takes a seat away": send("change_settings", settings={"seats": 3, "variants": [], "time_limit": None}),
            "lets Zoe in": send("let_in", asker=1),
            "sends Zoe off": send("dismiss_asker", asker=1),
        },
        Ben=SEATED,
        Zoe={"asks again": ASKING},
        Eva={"sits down": send("take_seat", name="Eva")} | COMING,
        Leo={"sits down": send("take_seat", name="Leo")} | COMING,
    ),
    guests=frozenset({"Zoe"}),
)

STORIES = Scene(
    "stories",
    _dealt(Variant.STORY).do("Ana", PassFloor()).story,
    moves(
        Ana=LEAVING
        | HOSTING
        | IN_A_MATCH
        | {"passes Ben's floor on": PASSING_BENS, "ends the match": send("end_match")},
        Ben={"passes the floor on": PASSING_BENS} | LEAVING,
        Eva=COMING,
    ),
)

ALL_READY = Scene(
    "all are ready",
    _all_ready().story,
    moves(
        Ana=LEAVING
        | HOSTING
        | IN_A_MATCH
        | {
            "begins": send("begin"),
            "claims to be the youngest": send("claim_youngest"),
            "ends the match": send("end_match"),
        },
        Ben={
            "is not ready": send("take_back_ready"),
            "claims to be the youngest": send("claim_youngest"),
        }
        | LEAVING,
        Eva=COMING,
    ),
)

NOT_ALL_READY = Scene(
    "Mio is not ready, and Ben is the youngest",
    _not_all_ready().story,
    moves(
        Ana=HOSTING
        | IN_A_MATCH
        | {
            "begins": send("begin"),
            "claims to be the youngest": send("claim_youngest"),
            "ends the match": send("end_match"),
        },
        Ben={
            "begins": send("begin"),
            "is not ready": send("take_back_ready"),
            "is not the youngest": send("give_up_youngest"),
        }
        | LEAVING,
        Mio={"is ready": send("get_ready")} | LEAVING,
        Eva=COMING,
    ),
)

PLAYING = Scene(
    "playing",
    _with_offers().story,
    moves(
        Ana=LEAVING
        | HOSTING
        | IN_A_MATCH
        | {
            "shows a bead": send("show_pieces", pieces={"hand": {"beads": ONE_BULL}}),
            "hides a bead": send("hide_pieces", pieces={"beads": ONE_BULL}),
            "offers both": send("make_offer", to=None, gives=_pieces(BULL), wants=ANY_TWO),
            "withdraws hers": send("withdraw_offer", offer=1),
            "takes Ben's": send("accept_offer", offer=2, gives=_pieces(BULL)),
            "declines Ben's": send("decline_offer", offer=2),
            "swaps one": send("swap_with_center", kind="bead", gives="bull", takes="fish"),
            "places both": send("place_beads", side="bottom", beads=_pieces(BULL)),
            "places the bull": send("place_spirit", side="bottom", kind="bull"),
            "voids the round": send("void_round"),
        },
        Ben=LEAVING
        | {
            "takes Ana's": send("accept_offer", offer=1, gives=_pieces(SNAKE)),
            "declines Ana's": send("decline_offer", offer=1),
            "withdraws his": send("withdraw_offer", offer=2),
            "places both": send("place_beads", side="bottom", beads=_pieces(SNAKE)),
            "places the snake": send("place_spirit", side="bottom", kind="snake"),
            "swaps the snake": send("swap_with_center", kind="spirit", gives="snake", takes="fish"),
            "wishes": send("set_wish", wish={"kind": "bead", "type": "owl"}),
        },
        Mio={
            "takes Ana's": send("accept_offer", offer=1, gives=_pieces(FROG)),
            "swaps the frog": send("swap_with_center", kind="spirit", gives="frog", takes="fish"),
        },
        Zoe=COMING | {"asks again": ASKING},
        Eva={"asks": ASKING},
    ),
)

LAST_SPIRIT = Scene(
    "one spirit is missing",
    _one_spirit_is_missing().story,
    moves(
        Ana={
            "places the bull": send("place_spirit", side="bottom", kind="bull"),
            "voids the round": send("void_round"),
            "takes Ben's": send("accept_offer", offer=2, gives=_pieces(BULL)),
        },
        Ben={
            "places the snake": send("place_spirit", side="top", kind="snake"),
            "withdraws his": send("withdraw_offer", offer=2),
            "wishes": send("set_wish", wish={"kind": "bead", "type": "owl"}),
            "places both": send("place_beads", side="bottom", beads=_pieces(SNAKE)),
            "shows a bead": send("show_pieces", pieces={"hand": {"beads": [0, 1, 0, 0, 0]}}),
            "hides a bead": send("hide_pieces", pieces={"beads": [0, 1, 0, 0, 0]}),
            "swaps one": send("swap_with_center", kind="bead", gives="snake", takes="fish"),
            "offers both": send("make_offer", to=[0], gives=_pieces(SNAKE), wants=ANY_TWO),
            "declines Ana's": send("decline_offer", offer=1),
        },
    ),
)

REVEAL = Scene(
    "reveal",
    _reveal().story,
    moves(
        Ana={
            "holds it": send("pace_reveal", step="hold"),
            "goes on with it": send("pace_reveal", step="go_on"),
            "goes to the next beat": send("pace_reveal", step="next"),
            "ends it": send("end_reveal"),
            "ends the match": send("end_match"),
        }
    ),
)

FINAL = Scene(
    "final",
    _all_ready().do("Ana", EndMatch()).story,
    moves(
        Ana=LEAVING | HOSTING | GIVING_A_SEAT | {"calls a rematch": send("rematch")},
        Ben=SEATED,
        Eva=COMING,
    ),
)

SCENES = (LOBBY, STORIES, ALL_READY, NOT_ALL_READY, PLAYING, LAST_SPIRIT, REVEAL, FINAL)
