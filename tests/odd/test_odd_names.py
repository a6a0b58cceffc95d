"""Names and lines that play tricks: everybody sees them as letters in their place, or they are refused."""

from __future__ import annotations

import unicodedata

import pytest

from beadtrade.room.limits import NAME_LENGTH
from beadtrade.room.words import JOINERS
from tests.odd.tables import a_table
from tests.odd.world import World

SHOWN = {
    "turned round": ("\u202eboB\u202c", "boB"),
    "isolated": ("\u2066Bob\u2069", "Bob"),
    "nothing between letters": ("B\u200bo\ufeffb\u2060", "Bob"),
    "in Arabic, as it is written": ("\u0628\u0646", "\u0628\u0646"),
    "in Hebrew with a mark of direction": ("\u200f\u05d1\u05df", "\u05d1\u05df"),
    "joined emoji": ("👩\u200d🚀", "👩\u200d🚀"),
    "one letter that is eighteen": ("\ufdfa", "صلى الله عليه وسلم"),
    "full width": ("\uff22\uff4f\uff42", "Bob"),
    "lines": ("Ben\n\r\tBen", "Ben Ben"),
    "markup": ("<b>Ben</b>", "<b>Ben</b>"),
    "a template": ("{{ben}} %s", "{{ben}} %s"),
    "a name of the language": ("__proto__", "__proto__"),
}
REFUSED = {
    "nothing": "",
    "space": " \u3000\t",
    "zero width alone": "\u200b\u200d\u2060",
    "blanks that are letters": "\u3164\u2800",
    "marks without a letter": "\u0301\u0302",
    "too long": "B" * (NAME_LENGTH + 1),
    "too long when written out": "\ufdfa" * 2,
}


async def renamed(world: World, name: str) -> tuple[str | None, str]:
    """Why it is refused, and what Ben is called then."""
    table = await a_table(world.served)
    async with table.socket("Ben") as ben, table.socket() as watcher:
        await ben.command("r", "rename", name=name)
        refused: str | None = (await ben.answer()).get("refused")
        if refused is None:
            seen = (await watcher.hear())["sections"].get("players")
            while seen is None:
                seen = (await watcher.hear())["sections"].get("players")
            assert seen[1]["name"] == table.room.ahead.players[1].name
    return refused, table.room.ahead.players[1].name


@pytest.mark.parametrize("kind", SHOWN)
async def test_a_tricky_name_is_shown_without_its_trick(world: World, kind: str) -> None:
    sent, shown = SHOWN[kind]
    assert await renamed(world, sent) == (None, shown)
    assert not any(unicodedata.category(each) in ("Cf", "Cc", "Cs") and each not in JOINERS for each in shown)


@pytest.mark.parametrize("kind", REFUSED)
async def test_a_name_that_shows_nothing_or_too_much_is_refused(world: World, kind: str) -> None:
    assert await renamed(world, REFUSED[kind]) == ("name_unfit", "Ben")


async def test_a_lone_surrogate_is_no_text_at_all(world: World) -> None:
    table = await a_table(world.served)
    before = await table.truth()
    async with table.socket("Ben") as ben:
        await ben.say('{"type":"command","id":"s","command":{"type":"rename","name":"\\ud83e"}}')
        answer = await ben.answer()
    assert (answer["id"], answer["refused"]) == ("s", "malformed")
    assert await table.truth() == before
