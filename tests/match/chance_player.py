"""A player that does anything its view offers, chosen by a seeded draw: show, hide, offer, accept, swap, place.

Law: it decides from its own view alone, as a person would, so what it reaches is what people reach.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.player import Json, Player, heap

TYPES = ("bull", "snake", "frog", "owl", "fish")
Command = tuple[str, dict[str, Any]]


def choose_act(player: Player, random: Random, *, spirits: bool) -> Command | None:
    """An act that the view offers; None when it offers none of the kind drawn. Without `spirits` no round is ended."""
    kinds = [_show, _hide, _offer, _offer, _accept, _accept, _decline, _withdraw, _swap, _place_beads]
    return random.choice([*kinds, _place_spirit] if spirits else kinds)(player, random)


def choose_words(random: Random) -> Command:
    """A wish, a phrase or a reaction, about any piece, held or not."""
    piece = {"kind": random.choice(["bead", "spirit"]), "type": random.choice(TYPES)}
    wish = random.choice([piece, None])
    phrase = random.choice(["who_has", "i_have", "i_want"])
    said: list[Command] = [("set_wish", {"wish": wish}), ("say_phrase", {"phrase": phrase, "piece": piece})]
    return random.choice([*said, ("react", {"reaction": "laugh"})])


def _one_of(pieces: Json, random: Random) -> tuple[str, int] | None:
    """A kind and a type that the heap holds."""
    held = [(kind, at) for kind in ("beads", "spirits") for at in range(5) if pieces[kind][at]]
    return random.choice(held) if held else None


def _single(kind: str, at: int) -> Json:
    counts = tuple(int(each == at) for each in range(5))
    return heap(beads=counts) if kind == "beads" else heap(spirits=counts)


def _show(player: Player, random: Random) -> Command | None:
    found = _one_of(player.sections["options"]["show"], random)
    return None if found is None else ("show_pieces", {"pieces": {"anywhere": _single(*found)}})


def _hide(player: Player, random: Random) -> Command | None:
    found = _one_of(player.sections["options"]["hide"], random)
    return None if found is None else ("hide_pieces", {"pieces": _single(*found)})


def _offer(player: Player, random: Random) -> Command | None:
    found = _one_of(player.sections["options"]["offer"], random)
    if found is None:
        return None
    others = [seat["seat"] for seat in player.sections["seats"] if seat["seat"] != player.seat]
    to = random.choice([None, random.sample(others, random.randint(1, len(others)))])
    wants = random.choice(
        [{"pieces": _single("beads", random.randrange(5))}, {"any_beads": 1}, {"any_spirits": 1, "any_beads": 1}]
    )
    place = random.choice(["anywhere", "hand", "front"])
    return "make_offer", {"to": to, "gives": {place: _single(*found)}, "wants": wants}


def _offers(player: Player, *, mine: bool) -> list[Json]:
    return [offer for offer in player.sections["offers"] if (offer["giver"] == player.seat) == mine]


def _accept(player: Player, random: Random) -> Command | None:
    offers = _offers(player, mine=False)
    if not offers:
        return None
    offer = random.choice(offers)
    wants = offer["wants"]
    gives = {"beads": list(wants["pieces"]["beads"]), "spirits": list(wants["pieces"]["spirits"])}
    held = player.sections["options"]["offer"]
    for kind, count in (("beads", wants["any_beads"]), ("spirits", wants["any_spirits"])):
        for _ in range(count):
            more = [at for at in range(5) if held[kind][at] > gives[kind][at]]
            gives[kind][random.choice(more or [0])] += 1
    return "accept_offer", {"offer": offer["offer"], "gives": {"anywhere": gives}}


def _decline(player: Player, random: Random) -> Command | None:
    offers = _offers(player, mine=False)
    return ("decline_offer", {"offer": random.choice(offers)["offer"]}) if offers else None


def _withdraw(player: Player, random: Random) -> Command | None:
    offers = _offers(player, mine=True)
    return ("withdraw_offer", {"offer": random.choice(offers)["offer"]}) if offers else None


def _swap(player: Player, random: Random) -> Command | None:
    options = player.sections["options"]
    found = _one_of(options["swap_give"], random)
    if found is None:
        return None
    kind, at = found
    wanted = random.choice([each for each in range(5) if options["swap_take"][kind][each]])
    return "swap_with_center", {"kind": kind[:-1], "gives": TYPES[at], "takes": TYPES[wanted]}


def _place_beads(player: Player, random: Random) -> Command | None:
    side = random.choice(["top", "bottom"])
    found = _one_of(player.sections["options"][f"under_{side}"], random)
    return None if found is None else ("place_beads", {"side": side, "beads": {"anywhere": _single(*found)}})


def _place_spirit(player: Player, random: Random) -> Command | None:
    found = _one_of(player.sections["options"]["on_box"], random)
    side = random.choice(["top", "bottom"])
    return None if found is None else ("place_spirit", {"side": side, "kind": TYPES[found[1]]})
