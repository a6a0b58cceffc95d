"""What the terminal shows at the start."""

from __future__ import annotations

import io
from typing import TextIO

import pytest

from beadtrade.settings import Settings
from beadtrade.web.banner import WHITE_ON_BLACK, banner, can_show, own_url, qr

LAN = "192.168.1.7"


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class OldTerminal(Terminal):
    encoding = "latin-1"


def shown(
    found: tuple[str, ...] = (LAN,),
    *,
    host: str | None = None,
    public_url: str | None = None,
    enclosure: str | None = None,
    out: TextIO | None = None,
) -> str:
    settings = Settings(journal="/state/journal.sqlite3", host=host, public_url=public_url)
    return banner(settings, 8000, found, enclosure, out or Terminal())


def test_it_names_this_machine_the_network_and_the_journal() -> None:
    text = shown()
    assert "http://localhost:8000\n" in text
    assert f"http://{LAN}:8000\n" in text
    assert "/state/journal.sqlite3" in text


def test_it_draws_the_address_that_phones_need() -> None:
    assert qr(f"http://{LAN}:8000", coloured=True) in shown()
    assert qr("https://beads.example", coloured=True) in shown(public_url="https://beads.example")


def test_all_other_addresses_are_offered_too() -> None:
    assert "http://10.0.0.5:8000" in shown(found=(LAN, "10.0.0.5"))


def test_a_terminal_without_the_signs_gets_no_code() -> None:
    text = shown(out=OldTerminal())
    assert f"http://{LAN}:8000" in text
    text.encode("latin-1")


def test_a_file_gets_the_code_without_colours() -> None:
    assert WHITE_ON_BLACK not in qr("http://x.example", coloured=False)
    assert not can_show("no-such-encoding")


@pytest.mark.parametrize("enclosure", ["a container", "WSL"])
def test_inside_of_something_it_says_what_may_be_needed(enclosure: str) -> None:
    assert enclosure in shown(enclosure=enclosure)
    assert "--public-url" in shown(enclosure=enclosure)
    assert "--public-url" not in shown(enclosure=enclosure, public_url="https://beads.example")


def test_on_loopback_alone_it_says_that_nobody_else_gets_here() -> None:
    assert "Only this machine reaches it" in shown(found=(), host="127.0.0.1")


@pytest.mark.parametrize(
    ("host", "url"),
    [(None, "http://localhost:8000"), ("::", "http://localhost:8000"), ("127.0.0.1", "http://127.0.0.1:8000")],
)
def test_this_machine_is_called_by_the_name_that_works(host: str | None, url: str) -> None:
    assert own_url(host, 8000) == url
