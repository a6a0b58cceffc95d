"""Any request to any address of the server: an answer that is documented, never a fault of the server, nothing in it of
the server's insides, and no room is changed by it but by whom it belongs to.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.odd.bare import connected
from tests.odd.requests_by_chance import Sent, requests, schema_of
from tests.odd.tables import Table, a_table
from tests.odd.world import World
from tests.rules.strength import TIMES

STATUSES = {200, 201, 204, 303, 304, 400, 403, 404, 405, 413, 422, 429, 503}
INSIDES = (b"Traceback", b'File "', b"beadtrade.", b"Exception", b"pydantic")


@pytest.fixture(scope="session")
def table(only_world: World) -> Table:
    """A match that is over, so that there is something to tell of it."""
    return only_world.run(_told(only_world))


async def _told(world: World) -> Table:
    return await a_table(world.served, "reveal")


@pytest.fixture(scope="session")
def any_request(only_world: World, table: Table) -> st.SearchStrategy[Sent]:
    code = table.served.directory.spoken.make(table.room.key, "c", table.served.clock.now)  # type: ignore[arg-type]  # any id
    return requests(schema_of(only_world.served.app, [table.room.key, str(code), "app.js", "icon.svg"]))


def test_every_address_is_asked(world: World) -> None:
    """New ones are in the schema by themselves."""
    paths = schema_of(world.served.app, ["any"])["paths"]
    assert {"/", "/api/rooms", "/code", "/c/{code}", "/r/{key}", "/r/{key}/delete", "/preferences", "/healthz"} <= set(
        paths
    )
    assert all("head" in operations or "post" in operations or "qr" in path for path, operations in paths.items())


@given(st.data())
@settings(max_examples=round(80 * TIMES), suppress_health_check=list(HealthCheck))
def test_any_request_is_answered_as_documented(
    world: World, table: Table, any_request: st.SearchStrategy[Sent], data: st.DataObject
) -> None:
    sent = data.draw(any_request)
    world.run(ask(world, table, sent))
    assert world.faults() == []


async def ask(world: World, table: Table, sent: Sent) -> None:
    """One request, whole."""
    before = await table.truth()
    world.served.clock.now += 1_000
    async with connected(table.served.port) as bare:
        await bare.send(sent.as_bytes())
        answer = await bare.ended()
    status = int(answer.split(b" ", 2)[1])
    assert status in STATUSES, answer
    assert not any(each in answer for each in INSIDES)
    assert await table.truth() == before


ODD_BODIES = {
    "nested too deep": (b"[" * 16_000, "application/json"),
    "nested too deep in an object": (b'{"name":' * 2_000, "application/json"),
    "a number without end": (b'{"name":' + b"9" * 5_000 + b"}", "application/json"),
    "no text": (b"\xff\xfe\x00", "application/json"),
    "surrogates": (b'{"name":"\\ud83e","\\udfff":1}', "application/json"),
    "no boundary": (b"name=Ana", "multipart/form-data"),
    "a file for a name": (
        b'--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\nAna\r\n--x--\r\n',
        "multipart/form-data; boundary=x",
    ),
    "thousands of fields": (b"&".join(b"f%d=" % at for at in range(2_000)), "application/x-www-form-urlencoded"),
    "an unknown encoding": (b"name=\xff", "application/x-www-form-urlencoded; charset=nothing"),
}
POSTED_TO = ("/api/rooms", "/preferences", "/", "/code")


@pytest.mark.parametrize("path", POSTED_TO)
@pytest.mark.parametrize("kind", ODD_BODIES)
async def test_a_body_that_makes_no_sense_is_answered(world: World, table: Table, path: str, kind: str) -> None:
    body, media_type = ODD_BODIES[kind]
    sent = Sent("POST", path, {"Host": "table.test", "Content-Type": media_type}, body)
    async with connected(table.served.port) as bare:
        await bare.send(sent.as_bytes())
        answer = await bare.ended()
    assert int(answer.split(b" ", 2)[1]) in {201, 303, 404, 422}, answer
    assert b'"detail"' not in answer


@pytest.mark.parametrize(
    "host", ["[", "a]b", "table:99999999", "\u00e9", "", "h" * 4_000, "a b", "[::1", "table:x", "//", "@", "{{7*7}}"]
)
async def test_whatever_host_a_request_names_every_page_is_answered(world: World, table: Table, host: str) -> None:
    """A long one was the end of QR codes once."""
    for path in ("/", f"/r/{table.room.key}", f"/r/{table.room.key}/qr.svg", f"/r/{table.room.key}/replay"):
        async with connected(table.served.port) as bare:
            await bare.send(Sent("GET", path, {"Host": host}).as_bytes())
            assert int((await bare.ended()).split(b" ", 2)[1]) in {200, 400, 404}


def _requests_that_are_none() -> Iterator[bytes]:
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"
    yield b"GET\r\n\r\n"
    yield b"POST /api/rooms HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{"
    yield b"POST /api/rooms HTTP/1.1\r\nHost: t\r\nContent-Length: -1\r\n\r\n"
    yield b"POST /api/rooms HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: gzip\r\n\r\n"
    yield b"POST /api/rooms HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    yield b"GET / HTTP/1.1\r\nHost: t\r\nA : b\r\n\r\n"
    yield b"GET / HTTP/1.1\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: t\r\nX: \x00\r\n\r\n"


@pytest.mark.parametrize("sent", _requests_that_are_none())
async def test_what_is_no_request_is_refused_and_ends_its_connection(world: World, table: Table, sent: bytes) -> None:
    async with connected(table.served.port) as bare:
        await bare.send(sent)
        answer = await bare.ended()
    assert int(answer.split(b" ", 2)[1]) == 400, answer
    await table.plays_on()
