"""What there is of a server in this process: its objects by kind, tasks, timers and open descriptors.

Law: only what can't be reached any more is not counted; two counts around some work differ by what the work has left.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections import Counter

KINDS = (
    "Room", "Course", "Crowd", "Ledger", "Stage", "FrontDoor", "SeatCodes", "Audience", "Step", "Request", "Later",
    "RoomState", "Match", "SocketConnection", "Outbox", "Bucket", "SpokenCode",
)  # fmt: skip
"""What a room and its sockets are made of."""


def census() -> Counter[str]:
    """Counted now. Not inside of a callback: what a frame still holds is counted too."""
    gc.collect()
    counts: Counter[str] = Counter(
        type(each).__name__ for each in gc.get_objects() if str(type(each).__module__).startswith("beadtrade.")
    )
    found = Counter({kind: counts[kind] for kind in KINDS})
    loop = asyncio.get_running_loop()
    found["tasks"] = len(asyncio.all_tasks())
    found["timers"] = sum(not timer.cancelled() for timer in loop._scheduled)  # type: ignore[attr-defined]  # nothing public tells
    found["descriptors"] = len(os.listdir("/proc/self/fd"))
    return found
