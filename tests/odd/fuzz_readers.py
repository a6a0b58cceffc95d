"""All of ours that reads text from outside, for atheris: it looks for bytes that take new paths through it.

Law: whatever the bytes, a reader returns, or raises what it says it raises.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["beadtrade"]):
    from beadtrade.room.spoken import read_code
    from beadtrade.room.words import clean_line, clean_name
    from beadtrade.web.identity import rooms_of
    from beadtrade.web.preferences_form import own_path
    from beadtrade.web.wire.messages import CodeCommandIn, Command, Malformed, read


def read_all(data: bytes) -> None:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return  # the socket is closed for it before anybody reads
    for reads in (clean_name, clean_line, read_code, own_path):
        reads(text)
    rooms_of({"beadtrade_rooms": text})
    try:
        message = read(text)
    except Malformed:
        return
    if isinstance(message, Command) and not isinstance(message.command, CodeCommandIn):
        message.command.value()


if __name__ == "__main__":
    atheris.Setup(sys.argv, read_all)
    atheris.Fuzz()
