"""How long it takes to guess a spoken code, and whose wrong ones are counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from beadtrade.room.spoken import ALPHABET, CODE_LENGTH, CODES_LIVE
from beadtrade.web.guesses import WRONG_PER_MINUTE, WRONG_PER_MINUTE_AND_ADDRESS, Guesses, known_address

DOORS = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
A_DAY_IN_MINUTES = 24 * 60


def minutes_to_guess(live: int) -> float:
    """On average: each try hits one of the codes with the same chance, and tries come as fast as they are answered."""
    return float(len(ALPHABET) ** CODE_LENGTH) / live / WRONG_PER_MINUTE


def test_the_time_of_a_guess_is_what_the_documentation_says() -> None:
    for live, time in ((1, minutes_to_guess(1) / A_DAY_IN_MINUTES), (100, minutes_to_guess(100) / A_DAY_IN_MINUTES)):
        assert f"| {live} | {len(ALPHABET) ** CODE_LENGTH // live:,} | {time:.0f} days |" in DOORS
    tries, hours = len(ALPHABET) ** CODE_LENGTH // CODES_LIVE, minutes_to_guess(CODES_LIVE) / 60
    assert f"| {CODES_LIVE:,}, the most there can be | {tries:,} | {hours:.0f} hours |" in DOORS
    assert f"`{ALPHABET}`" in DOORS


def test_one_address_is_listened_to_less_than_all_together() -> None:
    guesses = Guesses(0)
    for _ in range(WRONG_PER_MINUTE_AND_ADDRESS):
        assert guesses.may_try("192.0.2.1", 0)
        guesses.count_wrong("192.0.2.1", 0)
    assert not guesses.may_try("192.0.2.1", 0)
    assert guesses.may_try("192.0.2.2", 0), "others come in all the same"
    assert guesses.may_try("192.0.2.1", 60_000 // WRONG_PER_MINUTE_AND_ADDRESS), "and so do they, after a while"


def test_many_addresses_are_no_faster_than_the_limit_of_all() -> None:
    guesses = Guesses(0)
    heard = 0
    for at in range(1_000):
        if guesses.may_try(f"198.51.100.{at % 250}", 0):
            heard += 1
            guesses.count_wrong(f"198.51.100.{at % 250}", 0)
    assert heard == WRONG_PER_MINUTE
    assert not guesses.may_try(None, 0), "nor is whoever has no address"
    assert guesses.may_try(None, 60_000 // WRONG_PER_MINUTE)


def test_over_an_hour_no_more_is_listened_to_than_a_minute_allows() -> None:
    guesses, heard = Guesses(0), 0
    for now in range(0, 3_600_000, 500):
        if guesses.may_try(None, now):
            heard += 1
            guesses.count_wrong(None, now)
    assert heard <= WRONG_PER_MINUTE * 61


def connection(host: str, port: int = 50_000, **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (host, port), "headers": raw})


@pytest.mark.parametrize(
    ("seen", "address"),
    [
        (connection("203.0.113.7"), "203.0.113.7"),
        (connection("::ffff:203.0.113.7"), "203.0.113.7"),
        (connection("2001:db8:1:2:aaaa::1"), "2001:db8:1:2::/64"),
        (connection("203.0.113.7", 0, x_forwarded_for="203.0.113.7"), "203.0.113.7"),
        (connection("172.17.0.1", x_forwarded_for="203.0.113.7"), None),
        (connection("127.0.0.1"), None),
        (connection("::1"), None),
        (connection("::ffff:127.0.0.1"), None),
        (connection("testclient"), None),
        (HTTPConnection({"type": "http", "headers": []}), None),
    ],
)
def test_an_address_is_known_unless_it_is_a_proxys_or_this_machines(seen: HTTPConnection, address: str | None) -> None:
    assert known_address(seen) == address
