"""The server under load: as people run it, but on one core, without the limit of rooms a minute, and with a clock that
jumps a fortnight ahead at each SIGUSR1, after which old rooms are looked for at once.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import partial

from beadtrade import cli
from beadtrade.room import directory
from beadtrade.web import serve
from beadtrade.web.app import server_time

A_FORTNIGHT_MS = 15 * 24 * 3_600_000
NO_LIMIT = 1_000_000


class JumpingClock:
    """Server time, in milliseconds."""

    def __init__(self) -> None:
        self.ahead_ms = 0

    def __call__(self) -> int:
        return server_time() + self.ahead_ms

    def jump(self, *_: object) -> None:
        self.ahead_ms += A_FORTNIGHT_MS


def main() -> int:
    clock = JumpingClock()
    signal.signal(signal.SIGUSR1, clock.jump)
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    directory.ROOMS_MADE_PER_MINUTE = NO_LIMIT
    directory.EXPIRY_S = 1.0
    serve.create_app = partial(serve.create_app, clock=clock)  # type: ignore[attr-defined]  # as `serve` calls it
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
