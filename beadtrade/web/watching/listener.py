"""Where the figures are read: an address and a port of their own, never the game's.

Law: whoever reads them, or hangs while reading, holds up no table: Prometheus' own small server answers in threads of
its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from beadtrade.web.watching.figures import Figures


@contextmanager
def listening(figures: Figures, host: str, port: int) -> Iterator[int]:
    """Serves them; the port. OSError when the address can't be had."""
    server, thread = start_http_server(port, host, figures.registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
