"""Pictures of results as PNG, each drawn once while it is asked for.

Law: the cost is bounded: one is drawn at a time, outside of this process, and only the last few are kept.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from typing import Final

from beadtrade.web.result_picture import Result, drawn

KEPT: Final = 16
"""About 80 kB each."""
PATIENCE_S: Final = 20.0
"""For a small machine under load."""
TO_PNG: Final = (sys.executable, "-m", "beadtrade.web.to_png")


class NotDrawn(Exception):
    """The picture could not be made."""


class ResultPictures:
    """`ground` is what the client's build has drawn for it (`result.svg`)."""

    def __init__(self, ground: bytes) -> None:
        self._ground = ground.decode()
        self._drawing = asyncio.Lock()
        self._kept: OrderedDict[Result, bytes] = OrderedDict()

    async def of(self, result: Result) -> bytes:
        """The PNG of a result, or NotDrawn."""
        async with self._drawing:
            if result not in self._kept:
                self._kept[result] = await to_png(drawn(self._ground, result))
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(result)
            return self._kept[result]


async def to_png(drawing: str) -> bytes:
    """An SVG as PNG, made by a process that has the time."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*TO_PNG, stdin=pipe, stdout=pipe, env=environment)
    try:
        async with asyncio.timeout(PATIENCE_S):
            picture, _ = await process.communicate(drawing.encode())
    except TimeoutError:
        raise NotDrawn("it took too long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise NotDrawn(f"the process that draws ended with {process.returncode}")
    return picture
