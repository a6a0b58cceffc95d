"""Phrases of the phrase book are talk: said by whoever may talk, kept with the lines, told to all as codes."""

from __future__ import annotations

import pytest

from beadtrade.room.commands import Say, SayPhrase
from beadtrade.room.events import LineSaid, PhraseSaid
from beadtrade.room.limits import TALK_KEPT
from beadtrade.room.phrases import WITH_A_PIECE, Phrase, PieceName
from beadtrade.rules.pieces import PieceKind, PieceType
from beadtrade.rules.seats import Seat
from tests.room.live import a_live_round
from tests.room.setups import ANA, BEN, MIO, NOON, ZOE, a_lobby, a_match, play_out

OWL = PieceName(PieceKind.SPIRIT, PieceType.OWL)


def test_players_say_phrases_at_any_time_and_a_host_who_is_only_a_screen_does() -> None:
    """[BEG1]"""
    story = a_lobby(BEN, MIO)
    assert story.do(BEN, SayPhrase(Phrase.HELLO)) == (PhraseSaid(Seat(0), "Ben", Phrase.HELLO, None, NOON),)
    assert story.do(ANA, SayPhrase(Phrase.SOON)) == (PhraseSaid(None, "", Phrase.SOON, None, NOON),)
    assert story.refused(ZOE, SayPhrase(Phrase.HELLO)) == "not_seated"
    story = a_match(ANA, BEN)
    play_out(story, ANA, BEN)
    story.do(BEN, SayPhrase(Phrase.WELL_PLAYED))


@pytest.mark.parametrize("phrase", Phrase)
def test_a_phrase_has_a_piece_exactly_if_it_is_about_one(phrase: Phrase) -> None:
    story = a_lobby(ANA, BEN)
    right, wrong = (OWL, None) if phrase in WITH_A_PIECE else (None, OWL)
    assert story.refused(BEN, SayPhrase(phrase, wrong)) == "text_unfit"
    story.do(BEN, SayPhrase(phrase, right))
    assert story.state.talk == (PhraseSaid(Seat(1), "Ben", phrase, right, NOON),)


def test_phrases_about_a_piece_are_those_of_the_protocol() -> None:
    assert {each.value for each in WITH_A_PIECE} == {"who_has", "i_have", "i_want"}
    assert len(Phrase) == 17


def test_lines_and_phrases_are_kept_together_and_no_more_than_fifty() -> None:
    story = a_lobby(ANA, BEN)
    for at in range(TALK_KEPT):
        story.do(BEN, Say(f"line {at}"), SayPhrase(Phrase.MORE))
    assert [type(each) for each in story.state.talk] == [LineSaid, PhraseSaid] * (TALK_KEPT // 2)


@pytest.mark.anyio
async def test_a_phrase_is_told_to_all_as_its_code_and_to_newcomers_with_the_talk() -> None:
    live, (ana, ben) = await a_live_round(ANA, BEN)
    stored = await live.stored()
    await live.do(ana, SayPhrase(Phrase.WHO_HAS, OWL))
    (told,) = ben.messages
    said = {"seat": 0, "name": "Ana", "phrase": "who_has", "piece": {"kind": "spirit", "type": "owl"}}
    assert told["events"] == [{**said, "at": NOON, "type": "phrase_said"}]
    assert live.look(ZOE).messages[0]["talk"] == told["events"]
    assert await live.stored() == stored + 1
    await live.reload()
    assert live.look(ZOE).messages[0]["talk"] == told["events"]
