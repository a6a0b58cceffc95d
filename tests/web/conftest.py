"""A server that many tests of the web share, for what does not depend on what others do there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.real_server import RealServer


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """The server as people run it, started once: `.url`, `.port`."""
    real = RealServer(tmp_path_factory.mktemp("shared-server"))
    try:
        real.start()
        yield real
    finally:
        if real.is_running:
            real.kill()
