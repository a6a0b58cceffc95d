"""What the terminal shows at the start: where the game is, how a phone gets there, what is kept where.

Law: it makes text and prints nothing. The QR code is left out where the terminal could not show it.
"""

from __future__ import annotations

import io
from typing import TextIO

import segno

from beadtrade.settings import Settings
from beadtrade.web.addresses import base_url, links

BLOCKS = "▀▄█"
WHITE_ON_BLACK, PLAIN = "\x1b[38;5;231;48;5;16m", "\x1b[0m"
"""The blocks are the code's light parts."""


def own_url(host: str | None, port: int) -> str:
    """The address for a browser on this machine."""
    is_any = host is None or host in ("0.0.0.0", "::")
    return base_url("localhost" if is_any or host is None else host, port)


def banner(settings: Settings, port: int, found: tuple[str, ...], enclosure: str | None, out: TextIO) -> str:
    """All of it, as `out` can show it. `found` are the addresses listened on, `enclosure` is what stands around."""
    reach = links(settings.public_url, None, "http", port, found)
    has_reach = settings.public_url is not None or bool(found)
    lines = ["", "Bead Trade", f"  on this machine  {own_url(settings.host, port)}"]
    if has_reach:
        lines += [f"  for the others   {reach.best}", *(f"                   {each}" for each in reach.others)]
    lines += [f"  tables kept in   {settings.journal}", ""]
    if has_reach and can_show(out.encoding):
        lines += [qr(reach.best, coloured=out.isatty()), ""]
    lines += notes(settings, found, enclosure)
    return "\n".join([*lines, "Ctrl-C stops the server."])


def notes(settings: Settings, found: tuple[str, ...], enclosure: str | None) -> list[str]:
    """What may keep the others out, and what helps."""
    if settings.public_url is not None:
        return []
    if not found:
        return [
            "Only this machine reaches it. For others, listen on a network with --host,",
            "or put a proxy in front of it and name its address with --public-url.",
            "",
        ]
    if enclosure is not None:
        return [
            f"This is {enclosure}: others may not reach these addresses.",
            "If so, publish the port and name the address that leads here with --public-url.",
            "",
        ]
    return []


def can_show(encoding: str) -> bool:
    """Whether the terminal's encoding has the half blocks that the code is drawn with."""
    try:
        BLOCKS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def qr(url: str, *, coloured: bool) -> str:
    """A QR code in half blocks. Coloured, it is black on white on a light terminal too, which every phone reads."""
    out = io.StringIO()
    segno.make(url, micro=False).terminal(out=out, compact=True)
    lines = out.getvalue().splitlines()
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" if coloured else line for line in lines)
