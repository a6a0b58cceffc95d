"""docs/limits.md says what the program's constants say, and leaves none of them out."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from beadtrade.room.refusals import RoomCode
from beadtrade.rules.refusals import RefusalCode
from beadtrade.web.wire.codes import CloseCode, WireCode

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "limits.md").read_text(encoding="utf-8")
NUMBER = r"(?P<number>[\d,.]+)(?P<unit>[^|]*)"
ROW = re.compile(rf"^\| (?P<what>[^|]+) \| {NUMBER} \| (?P<beyond>[^|]*)\| `(?P<name>[\w.]+)` \|$")
UNITS = {"s": 1.0, "min": 60.0, "hours": 3600.0, "days": 86_400.0}
"""In seconds."""
OF_TIME = {"_MS": 1000, "_S": 1, "SECONDS_TO_STOP": 1}
"""How many of a constant's units make a second, by the end of its name."""
FULL_OF_LIMITS = (
    "room.limits", "room.directory", "room.spoken", "room.codes", "web.allowance", "web.rates", "web.transport",
    "web.guesses", "web.makers", "web.body_limit", "web.outbox", "web.connection",
)  # fmt: skip
NO_LIMITS = {
    "room.limits.TIME_LIMITS_MS": "what the host chooses from",
    "room.directory.KEY_LENGTH": "said in security.md",
    "room.directory.TICK_S": "how late a deadline is noticed",
    "room.directory.BEAT_S": "how often the server says that it is there",
    "room.directory.EXPIRY_S": "how often old rooms are looked for",
    "room.spoken.CODE_LENGTH": "said in security.md",
    "room.spoken.TYPED_LENGTH": "longer than any way to write a code",
    "room.codes.CODE_LENGTH": "said in security.md",
    "web.guesses.IPV6_NETWORK": "said above the tables",
}


def rows() -> list[re.Match[str]]:
    lines = [line for line in PAGE.splitlines() if re.match(r"\| (?!what \||---)", line)]
    found = [ROW.match(line) for line in lines]
    wrong = [line for line, row in zip(lines, found, strict=True) if row is None]
    assert not wrong, f"not of the form of a limit: {wrong}"
    return [row for row in found if row is not None]


def in_seconds(name: str, value: float) -> float:
    for end, of_a_second in OF_TIME.items():
        if name.endswith(end):
            return value / of_a_second
    raise AssertionError(f"{name} is no time")


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["name"])
def test_each_number_is_that_of_its_constant(row: re.Match[str]) -> None:
    module, _, constant = row["name"].rpartition(".")
    value = getattr(import_module(f"beadtrade.{module}"), constant)
    shown, unit = float(row["number"].replace(",", "")), row["unit"].strip()
    if unit in UNITS:
        assert in_seconds(constant, value) == shown * UNITS[unit]
    else:
        assert (value, unit) == (shown, unit), row["name"]
        assert unit in {"", "bytes", "characters", "a second", "a minute"}
        assert not constant.endswith(tuple(OF_TIME)), "a time without its unit"


def numbers_of(module: str) -> list[str]:
    """The names of its constants that are numbers, whether one has a line of its own or shares it."""
    tree = ast.parse((ROOT / "beadtrade" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    own = vars(import_module(f"beadtrade.{module}"))
    return [f"{module}.{name}" for name in names if name.isupper() and isinstance(own[name], int | float | tuple)]


@pytest.mark.parametrize("module", FULL_OF_LIMITS)
def test_no_constant_of_the_files_that_limits_stand_in_is_left_out(module: str) -> None:
    shown = {row["name"] for row in rows()}
    found = {name for name in numbers_of(module) if name != "web.transport.UNFINISHED"}
    assert found, "has the file no limits any more?"
    assert found - shown - set(NO_LIMITS) == set()
    assert not shown & set(NO_LIMITS)


def test_each_refusal_and_close_code_of_it_exists() -> None:
    refusals = {each.value for codes in (RoomCode, RefusalCode, WireCode) for each in codes}
    beyond = " ".join(row["beyond"] for row in rows())
    assert set(re.findall(r"`(\w+)`", beyond)) <= refusals
    assert {int(code) for code in re.findall(r"closed, (\d+)", beyond)} <= set(CloseCode)
