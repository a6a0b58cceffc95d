"""The subcommands `beadtrade export ROOM` and `beadtrade replay FILE`.

Law: they change no room. What they print is open to everybody: ended rounds whole, of a running one the public view.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from beadtrade.console.faults import BadInput, printable
from beadtrade.console.reading import place_of, read_text
from beadtrade.console.writing import DONE, INTERRUPTED, complain, write

if TYPE_CHECKING:
    from beadtrade.journal.contract import Entry
    from beadtrade.record.collecting import Played

    Subparsers = argparse._SubParsersAction[Any]

BUSY_MS = 5_000
"""How long to wait for a server that is writing."""


def add_export_parser(subparsers: Subparsers) -> None:
    """Adds `export` to the program's subcommands."""
    parser = subparsers.add_parser(
        "export",
        help="print a room's match as text, to keep",
        description="Prints a match as text: its ended rounds whole, of a running one what all can see.",
    )
    parser.add_argument("room", metavar="ROOM", help="the room's key, or its link")
    parser.add_argument("--match", metavar="N", type=int, help="the room's Nth match (the last one)")
    parser.add_argument("--journal", metavar="FILE", help="the file that keeps the tables (in your state directory)")
    parser.set_defaults(func=run_export)


def add_replay_parser(subparsers: Subparsers) -> None:
    """Adds `replay` to the program's subcommands."""
    parser = subparsers.add_parser(
        "replay",
        help="check an exported match and tell it deed by deed",
        description="Plays an exported match again: every piece and every point is checked by the rules, then told.",
    )
    parser.add_argument("file", metavar="FILE", help='what `export` printed; "-" reads standard input')
    parser.set_defaults(func=run_replay)


def run_export(arguments: argparse.Namespace) -> int:
    """Prints the record of `arguments.room`; the exit code."""
    from beadtrade.record.running import remarks
    from beadtrade.record.values import record_of
    from beadtrade.record.writing import as_text

    try:
        played = _chosen(_matches(arguments.room, arguments.journal), arguments.match)
        write((as_text(record_of(played.match, played.names)) + remarks(played.match)).rstrip("\n"))
    except BadInput as fault:
        return complain("export", str(fault))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def run_replay(arguments: argparse.Namespace) -> int:
    """Checks and tells the record in `arguments.file`; the exit code."""
    from beadtrade.record.checking import check_record
    from beadtrade.record.faults import BadRecord
    from beadtrade.record.reading import read_record
    from beadtrade.record.telling import tell

    try:
        found = read_record(read_text(arguments.file))
        check_record(found)
        write(tell(found.record) + "\nchecked: every piece and every point is as the rules say")
    except BadRecord as fault:
        return complain("replay", f"{place_of(arguments.file)}, {printable(str(fault))}")
    except BadInput as fault:
        return complain("replay", str(fault))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _matches(room: str, file: str | None) -> list[Played]:
    import asyncio

    from beadtrade.paths import default_journal
    from beadtrade.record.collecting import matches_of

    path = default_journal() if file is None else Path(file)
    if not path.is_file():
        raise BadInput(printable(str(path)), "there is no journal")
    try:
        return matches_of(asyncio.run(_entries(path, room)))
    except ValueError:
        raise BadInput(printable(str(path)), "an entry of this room can't be read") from None


async def _entries(path: Path, room: str) -> list[Entry]:
    from beadtrade.journal.contract import JournalFault, NoSuchRoom, RoomKey
    from beadtrade.journal.sqlite import SqliteJournal

    try:
        journal = await SqliteJournal.open(path, busy_ms=BUSY_MS)
        try:
            return await journal.read(RoomKey(_key_in(room)))
        finally:
            await journal.close()
    except NoSuchRoom:
        raise BadInput("room", "there is none of this key in the journal") from None
    except JournalFault as fault:
        raise BadInput("journal", printable(str(fault))) from None


def _key_in(room: str) -> str:
    """The key in a link to a room, its replay or its big screen (`https://beads.example/r/KEY?code=…`), or the key."""
    linked = re.search(r"/(?:r|tv)/([^/?#]+)", room)
    return linked[1] if linked else room.partition("?")[0].rstrip("/").rpartition("/")[2]


def _chosen(matches: list[Played], number: int | None) -> Played:
    if not matches:
        raise BadInput("room", "no match has been dealt there")
    if number is None:
        return matches[-1]
    if not 1 <= number <= len(matches):
        raise BadInput("--match", f"this room has played {len(matches)}")
    return matches[number - 1]
