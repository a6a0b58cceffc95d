"""The subcommand `beadtrade score FILE`: reads, scores, prints, and chooses the exit code.

Law: 0 when all positions were scored, 2 and one line on standard error when not, and never a traceback, whatever the
input and wherever the output goes. All positions are read before the first is printed: bad input prints no half.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from beadtrade.console.faults import BadInput
from beadtrade.console.writing import DONE, INTERRUPTED, can_say_all, complain, write
from beadtrade.score_command.position import Position, parse_positions
from beadtrade.score_command.printing import as_json, as_text
from beadtrade.score_command.reading import read_json

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

FORMAT = """\
FILE holds one position, or an array of them:

  {"name": "round 1", "normal_spirits": false,
   "players": [{"name": "Ana", "beads": {"bull": 2}, "spirits": []},
               {"name": "Ben", "beads": {"frog": 1}, "spirits": ["snake"]}],
   "top": {"beads": {"snake": 1}, "spirits": ["bull"]},
   "bottom": {"beads": {}, "spirits": ["fish"]},
   "center": {"beads": {"owl": 4}, "spirits": ["owl"]}}

All but the players may be left out. The types are bull, snake, frog, owl and fish.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Adds `score` to the program's subcommands."""
    parser = subparsers.add_parser(
        "score",
        help="score a table that was played with real beads",
        description="Scores positions and says why.",
        epilog=FORMAT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help='a file of positions in JSON; "-" reads standard input')
    parser.add_argument("--json", action="store_true", help="print the points as JSON")
    parser.set_defaults(func=run)


def run(arguments: argparse.Namespace) -> int:
    """Scores the positions in `arguments.file`; the exit code."""
    try:
        positions = parse_positions(read_json(arguments.file))
        write(_json(positions) if arguments.json else _text(positions))
    except BadInput as fault:
        return complain("score", str(fault))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def _text(positions: Sequence[Position]) -> str:
    return "\n\n".join(as_text(each, number) for number, each in enumerate(positions, start=1))


def _json(positions: Sequence[Position]) -> str:
    return json.dumps([as_json(each) for each in positions], indent=2, ensure_ascii=not can_say_all(sys.stdout))
