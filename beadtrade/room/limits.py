"""Limits of a room, named, each with its reason. Bad input gets a clear error and loses nothing."""

from __future__ import annotations

NAME_LENGTH = 24
"""Characters of a name: long ones still fit a phone's line of five players."""

LINE_LENGTH = 280
"""Characters of a line of talk: a short message in any language."""

TALK_KEPT = 50
"""Lines of talk that a newcomer sees."""

REACTIONS_EVERY_MS = 250
"""Between two frames of reactions to a room: as quick as eyes, whatever two hundred spectators do."""

COMMANDS_REMEMBERED = 64
"""Applied command ids kept per member: more than a phone resends after a long silence."""

MEMBERS_REMEMBERED = 64
"""Members whose command ids are kept: all who can act in a room, and then some."""

ASKERS_KEPT = 20
"""Spectators asking for a seat at a time: more than five seats could use."""

SPECTATORS = 200
"""Sockets without a seat in a room."""

SOCKETS_PER_SEAT = 8
"""Tabs and devices of one player, or of one spectator."""

ENTRIES_PER_ROOM = 20_000
"""Journal entries of a room: days of play, and a bound for replay."""

KICK_UNDO_MS = 10_000
"""A host who kicked the wrong player has this long to take it back."""

AWAY_AFTER_MS = 25_000
"""Silence of all browsers of a member before the others see them away: two heartbeats and a half."""

FRESH_MS = 12_000
"""A socket that is there answers the heartbeat of every 10 s; one silent for longer takes nobody's place."""

START_GRACE_MS = 60_000
"""After a start nobody is newly declared away: phones need time to come back."""

HOST_PASSES_AFTER_MS = 60_000
"""A host away this long has the role stood in for, so that nobody waits for a flat battery."""

TIME_LIMITS_MS = (180_000, 300_000, 480_000, 600_000, 900_000, 1_200_000)
"""The time limits a host can choose: 3, 5, 8, 10, 15 or 20 minutes a round."""

FAULT_PAUSE_MS = 2_000
"""After a fault of the journal a room does nothing of its own accord for so long: a full disk is not tried, nor
logged, at every tick."""

HOLD_AT_MOST_MS = 600_000
"""A reveal that was held and forgotten goes on after ten minutes: long enough for any argument about a point."""
