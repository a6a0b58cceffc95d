"""The `beadtrade` command: `serve` is meant when no subcommand is named.

Law: a fault of the person or the machine is one line on standard error and exit code 2, never a traceback. A subcommand
imports what it needs when it runs, so that `beadtrade score` and `--version` don't wait for the web.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from beadtrade import __version__
from beadtrade.record.commands import add_export_parser, add_replay_parser
from beadtrade.score_command.command import add_parser as add_score_parser

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

DONE, FAULT = 0, 2
DEFAULT_COMMAND = "serve"
ABOUT_ALL = ("-h", "--help", "--version")
FLAGS = {
    "host": "the address to listen on (all, IPv4 and IPv6)",
    "port": "the port to listen on (8000; 0 takes any free one)",
    "journal": "the file that keeps the tables (in your state directory)",
    "public_url": "the address that others reach this server under, such as https://beads.example",
    "log": "how the log is written: text, or json for one object a line (text)",
    "log_level": "from where on: debug, info, warning or error (warning for text, info for json)",
    "metrics": "HOST:PORT, or a port on this machine, where Prometheus reads the server's figures (nowhere)",
}


class Parser(argparse.ArgumentParser):
    """Complains in one line; argparse would print the usage too."""

    def error(self, message: str) -> NoReturn:
        self.exit(FAULT, f"{self.prog}: {message} (try {self.prog} --help)\n")


def add_serve_parser(subparsers: Subparsers) -> None:
    """Adds `serve` to the program's subcommands."""
    parser = subparsers.add_parser(
        DEFAULT_COMMAND,
        help="serve the game (this is meant when no command is named)",
        epilog="Each can also be set as BEADTRADE_HOST and so on, or in the file of --config.",
    )
    for name, meaning in FLAGS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=name.upper(), help=meaning)
    parser.add_argument("--dev", action="store_const", const="true", help="serve pages for developers too: /gallery")
    parser.add_argument("--config", metavar="FILE", help="a TOML file with any of these (or BEADTRADE_CONFIG)")
    parser.set_defaults(func=run_serve)


SUBCOMMANDS: tuple[Callable[[Subparsers], None], ...] = (
    add_serve_parser,
    add_score_parser,
    add_export_parser,
    add_replay_parser,
)
"""Each adds a parser whose `func` takes the parsed arguments and gives the exit code."""


def run_serve(arguments: argparse.Namespace) -> int:
    from beadtrade.settings import BadSettings, load_settings
    from beadtrade.web.serve import CannotServe, serve

    flags = {name: value for name in (*FLAGS, "dev") if (value := getattr(arguments, name)) is not None}
    file = arguments.config or os.environ.get("BEADTRADE_CONFIG")
    try:
        serve(load_settings(flags, Path(file) if file else None))
    except (BadSettings, CannotServe) as fault:
        print(f"beadtrade: {fault}", file=sys.stderr)
        return FAULT
    return DONE


def build_parser() -> tuple[argparse.ArgumentParser, frozenset[str]]:
    """The parser, and the names of its subcommands."""
    parser: argparse.ArgumentParser = Parser(
        prog="beadtrade", description="Bead Trade: a trading game for friends, each with a phone."
    )
    parser.add_argument("--version", action="version", version=f"beadtrade {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for add_parser in SUBCOMMANDS:
        add_parser(subparsers)
    return parser, frozenset(subparsers.choices)


def with_command(words: Sequence[str], commands: frozenset[str]) -> list[str]:
    """The words with `serve` in front when they begin with none of the commands."""
    if words and (words[0] in ABOUT_ALL or words[0] in commands or not words[0].startswith("-")):
        return list(words)
    return [DEFAULT_COMMAND, *words]


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command; the exit code."""
    parser, commands = build_parser()
    arguments = parser.parse_args(with_command(sys.argv[1:] if words is None else words, commands))
    code: int = arguments.func(arguments)
    return code
