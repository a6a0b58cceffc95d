"""The tables of races: for each scene, who comes too late for what, and what they are told.

Law: a table is a text, read as written. Under a move stands what becomes of those that come after it, as far as it
would be something else without it; `alone` says what is refused even when nothing came before. Whatever is not named
is done.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent / "tables"
ALONE = "alone"
DONE = "done"
Table = dict[str, dict[str, str]]
"""After which move, what becomes of which."""


def table_of(scene: str) -> Table:
    """What is decided of a scene's moves."""
    return dict(_read((FOLDER / f"{scene.replace(' ', '_')}.txt").read_text()))


def decided(table: Table, early: str, late: str) -> str:
    """`done`, or the code with which the late one is refused."""
    return table.get(early, {}).get(late) or table.get(ALONE, {}).get(late, DONE)


def _read(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Blocks: a move in a line of its own; under it, indented, a result, a colon and the moves that have it."""
    after, late = "", dict[str, str]()
    for line in (line for line in text.splitlines() if line and not line.startswith("#")):
        if not line.startswith(" "):
            after, late = line, {}
            yield after, late
            continue
        result, names = line.strip().split(": ", 1)
        late.update({name.strip(): result for name in names.split(";")})
