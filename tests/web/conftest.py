"""A room that many tests of the web share, for what does not depend on what others do there."""

from __future__ import annotations

from typing import NamedTuple

import httpx2
import pytest

from tests.real_server import RealServer


class Place(NamedTuple):
    """A room on the shared server, and the cookie of its host, who sits there."""

    url: str
    room: str
    cookie: str


@pytest.fixture(scope="session")
def place(shared_server: RealServer) -> Place:
    """One for many tests: a server makes only so many rooms a minute."""
    answer = httpx2.post(f"{shared_server.url}/api/rooms", json={"name": "Ana"}, trust_env=False)
    return Place(shared_server.url, answer.json()["room"], f"beadtrade={answer.cookies['beadtrade']}")
