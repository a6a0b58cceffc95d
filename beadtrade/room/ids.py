"""Names of things in a room, as types, so that none is taken for another."""

from __future__ import annotations

from typing import NewType

BrowserId = NewType("BrowserId", str)
"""A browser, by the hash of the secret in its cookie. The secret itself is kept nowhere."""

MemberId = NewType("MemberId", str)
"""Somebody in a room: the browser they came with first. More browsers can be linked to it."""

CommandId = NewType("CommandId", str)
"""A client's own name for a command, so that one sent twice is applied once."""

AskerNumber = NewType("AskerNumber", int)
"""A spectator who asks for a seat, in the room's count from 1."""
