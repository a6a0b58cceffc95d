"""What a proxy, an uptime check and a mistyped address meet."""

from __future__ import annotations

import httpx2
import pytest
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from beadtrade.journal.contract import JournalUnavailable
from beadtrade.web.guesses import known_address
from beadtrade.web.serve import server_config
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


@pytest.mark.parametrize(("named", "address"), [("10.0.0.2", "203.0.113.7"), ("10.0.0.3", None)])
async def test_a_proxy_on_another_machine_is_believed_when_the_environment_names_it(
    named: str, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """docs/hosting.md says how. Of one that is not believed, the address is as good as none."""
    seen: list[str | None] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(known_address(HTTPConnection(scope)))

    monkeypatch.setenv("FORWARDED_ALLOW_IPS", named)
    config = server_config(app)  # type: ignore[arg-type]  # it asks nothing of it but to be called
    config.load()
    headers = [(b"x-forwarded-for", b"203.0.113.7")]
    scope = {"type": "http", "client": ("10.0.0.2", 50_000), "scheme": "http", "headers": headers}
    await config.loaded_app(scope, never, never)
    assert seen == [address]


async def never(*_: object) -> object:
    raise AssertionError
