"""What all tests share: a real server, and the order in which tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.real_server import RealServer
from tests.rules.strength import TIMES

# A loaded machine is no fault of the code: no property test is timed.
settings.register_profile(
    "untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=round(100 * TIMES)
)
settings.load_profile("untimed")

# Shared asserts explain themselves; told before any test imports them.
pytest.register_assert_rewrite(
    *(f"tests.rules.{name}" for name in ("tables", "any_game", "offered", "twins", "twin_game", "golden_game")),
    "tests.match.seen",
)

BROWSER_TESTS = Path(__file__).parent / "browser"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Marks tests before any is chosen by its marks: those in a browser, and, as slow, those that go through a server,
    so that `make check` stays under a minute.
    """
    if BROWSER_TESTS in item.path.parents:
        item.add_marker(pytest.mark.browser)
    elif _goes_through_a_server(item):
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts browser tests last: playwright leaves an event loop running in its thread, and no other async test can run
    there after it. (xdist hands tests out in this order too.)
    """
    items.sort(key=lambda item: BROWSER_TESTS in item.path.parents)


def _goes_through_a_server(item: pytest.Item) -> bool:
    fixtures = getattr(item, "fixturenames", ())
    is_async_web = "web" in item.path.parts and item.get_closest_marker("anyio") is not None
    return is_async_web or not {"server", "shared_server", "place"}.isdisjoint(fixtures)


@pytest.fixture
def anyio_backend() -> str:
    """The one that the server runs on."""
    return "asyncio"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RealServer]:
    """A server that has started for this test: `.url`, `.port`, `.kill()`, `.start()` again, `.output()`."""
    folder = tmp_path / "server"
    folder.mkdir()
    real = RealServer(folder)
    try:
        real.start()
        yield real
    finally:
        if real.is_running:
            real.kill()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """The server as people run it, started once, for what does not depend on what others do there: `.url`, `.port`."""
    real = RealServer(tmp_path_factory.mktemp("shared-server"))
    try:
        real.start()
        yield real
    finally:
        if real.is_running:
            real.kill()


@pytest.fixture
def server(own_server: RealServer) -> RealServer:
    """The test's own server; those of the browser share one (see their conftest)."""
    return own_server
