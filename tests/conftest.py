"""What all tests share: a real server, and the order in which tests run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.real_server import RealServer

BROWSER_TESTS = Path(__file__).parent / "browser"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks browser tests, and puts them last: playwright leaves an event loop running in its thread, and no other
    async test can run there after it. (xdist hands tests out in this order too.)
    """
    for item in items:
        if BROWSER_TESTS in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: BROWSER_TESTS in item.path.parents)


@pytest.fixture
def anyio_backend() -> str:
    """The one that the server runs on."""
    return "asyncio"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    """A server that has started: `.url`, `.port`, `.kill()`, `.start()` again, `.output()`."""
    folder = tmp_path / "server"
    folder.mkdir()
    real = RealServer(folder)
    try:
        real.start()
        yield real
    finally:
        if real.is_running:
            real.kill()
