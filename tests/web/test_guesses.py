"""How long it takes to guess a spoken code, and whose wrong ones are counted."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from beadtrade.room import codes
from beadtrade.room.spoken import ALPHABET, CODE_LENGTH, CODES_LIVE
from beadtrade.web.guesses import (
    WRONG_AT_ONCE_AND_ADDRESS,
    WRONG_PER_MINUTE,
    WRONG_PER_MINUTE_AND_ADDRESS,
    Guesses,
    known_address,
)

DOORS = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
A_DAY_IN_MINUTES = 24 * 60


def minutes_to_guess(live: int, per_minute: int = WRONG_PER_MINUTE) -> float:
    """On average: each try hits one of the codes with the same chance, and tries come as fast as they are answered."""
    return float(len(ALPHABET) ** CODE_LENGTH) / live / per_minute


def in_words(minutes: float) -> str:
    days = minutes / A_DAY_IN_MINUTES
    return f"{days:.0f} days" if days >= 3 else f"{minutes / 60:.0f} hours"


@pytest.mark.parametrize("live", [1, 100, CODES_LIVE])
def test_the_time_of_a_guess_is_what_the_documentation_says(live: int) -> None:
    shown = f"{live:,}, the most there can be" if live == CODES_LIVE else str(live)
    alone, all_together = minutes_to_guess(live, WRONG_PER_MINUTE_AND_ADDRESS), minutes_to_guess(live)
    tries = f"{len(ALPHABET) ** CODE_LENGTH // live:,}"
    assert f"| {shown} | {tries} | {in_words(alone)} | {in_words(all_together)} |" in DOORS
    assert f"`{ALPHABET}`" in DOORS


def test_one_address_guesses_for_more_than_a_week_whatever_lives_on_the_server() -> None:
    week, heard = 7 * A_DAY_IN_MINUTES, 0
    assert minutes_to_guess(CODES_LIVE, WRONG_PER_MINUTE_AND_ADDRESS) > week
    guesses = Guesses(0)
    for now in range(0, week * 60_000, 10_000):
        if guesses.may_try("192.0.2.1", now):
            heard += 1
            guesses.count_wrong("192.0.2.1", now)
    assert heard < len(ALPHABET) ** CODE_LENGTH / CODES_LIVE, "what it takes on average, though it never sleeps"


def test_a_device_code_is_over_long_before_it_is_guessed() -> None:
    """With far more tries than the server decides in that time."""
    tries = 1_000 * codes.CODE_LIFE_MS // 1000
    one_in = len(codes.ALPHABET) ** codes.CODE_LENGTH / tries
    assert f"a thousand tries a second find one in {one_in / 1e6:.0f} million" in DOORS
    assert f"of {len(codes.ALPHABET)}, once, for a minute" in DOORS


def test_ten_friends_behind_one_address_may_each_mistype_twice() -> None:
    guesses = Guesses(0)
    for _ in range(10 * 2):
        guesses.count_wrong("192.0.2.1", 0)
    assert not guesses.may_try("192.0.2.1", 0)
    assert guesses.may_try("192.0.2.1", 60_000), "after the minute that the page asks them to wait"


def test_one_address_is_listened_to_less_than_all_together() -> None:
    guesses = Guesses(0)
    for _ in range(WRONG_AT_ONCE_AND_ADDRESS):
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
