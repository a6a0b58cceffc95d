"""Whatever stands in the input of `beadtrade score`, it is scored or refused in one line; never an exception."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.score_command.console import score

TYPES = ["bull", "snake", "frog", "owl", "fish"]


def other_values() -> st.SearchStrategy[object]:
    """Any JSON, with the words of a position in it often enough to get past the first check."""
    words = st.sampled_from(
        ["players", "name", "beads", "spirits", "top", "bottom", "center", "normal_spirits", *TYPES]
    )
    leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | words
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(words | st.text(), inner, max_size=6)
    )


def near_positions() -> st.SearchStrategy[object]:
    """Mostly right positions, with some value in some place."""
    odd = other_values()
    heap = st.fixed_dictionaries(
        {},
        optional={
            "beads": st.dictionaries(st.sampled_from(TYPES), st.integers(-1, 3) | odd, max_size=3) | odd,
            "spirits": st.lists(st.sampled_from(TYPES) | odd, max_size=2) | odd,
        },
    )
    player = st.tuples(heap, st.fixed_dictionaries({}, optional={"name": st.text() | odd})).map(lambda p: p[0] | p[1])
    known = {"top": heap | odd, "bottom": heap | odd, "center": heap | odd, "name": odd, "normal_spirits": odd}
    return st.fixed_dictionaries({"players": st.lists(player | odd, max_size=6)}, optional=known)


@settings(deadline=None)  # a loaded machine is no fault of the command
@given(st.one_of(other_values(), near_positions(), st.lists(near_positions(), max_size=3)))
def test_any_json_is_scored_or_refused_in_one_line(value: object) -> None:
    printed = score("-", given=value)
    if printed.code == 0:
        assert printed.out
        assert printed.err == ""
    else:
        assert (printed.code, printed.out) == (2, "")
        assert len(printed.err.splitlines()) == 1
        assert printed.err.startswith("score: ")


@settings(deadline=None)  # a loaded machine is no fault of the command
@given(st.binary())
def test_any_bytes_are_scored_or_refused_in_one_line(content: bytes) -> None:
    printed = score("-", given=content)
    assert (printed.code, len(printed.err.splitlines())) == (2, 1)
