"""What a proxy, an uptime check and a mistyped address meet."""

from __future__ import annotations

import httpx2
import pytest

from beadtrade.journal.contract import JournalUnavailable
from tests.player import new_room
from tests.web.in_process import a_server

pytestmark = pytest.mark.anyio


async def test_a_server_without_its_journal_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server() as served, httpx2.AsyncClient(trust_env=False) as client:
        assert (await client.get(f"{served.url}/healthz")).json() == {"status": "ok"}

        async def unreadable() -> list[object]:
            raise JournalUnavailable("somewhere", "gone")

        monkeypatch.setattr(served.journal, "rooms_with_deadline", unreadable)
        answer = await client.get(f"{served.url}/healthz")
        assert (answer.status_code, answer.json()) == (503, {"status": "journal_unavailable"})


async def test_pages_answer_a_head_like_a_get() -> None:
    async with a_server() as served, httpx2.AsyncClient(trust_env=False) as client:
        room, _ = await new_room(served.url, "Ana")
        for path in ("/", "/rules", "/healthz", f"/r/{room}"):
            answer = await client.head(served.url + path)
            assert (answer.status_code, answer.content) == (200, b""), path


async def test_a_mistyped_address_is_answered_by_a_page_in_the_readers_language() -> None:
    async with a_server() as served, httpx2.AsyncClient(trust_env=False) as client:
        answer = await client.get(f"{served.url}/rulez", headers={"accept-language": "de"})
        assert (answer.status_code, answer.headers["content-language"]) == (404, "de")
        assert "Diese Seite gibt es nicht" in answer.text


async def test_cookies_are_secure_when_the_public_address_is() -> None:
    """A proxy on another machine may not be believed when it speaks of https, but the setting is."""
    async with a_server(public_url="https://beads.example") as served, httpx2.AsyncClient(trust_env=False) as client:
        room, _ = await new_room(served.url, "Ana")
        answer = await client.get(f"{served.url}/r/{room}")
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
