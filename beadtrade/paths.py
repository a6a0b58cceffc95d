"""Where the program's own files are, and where it keeps a player's.

Law: nothing here depends on the working directory. An installed package brings its assets along; a checkout has them
at its root.
"""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_state_path

PACKAGE = Path(__file__).resolve().parent
PACKED_ASSETS = PACKAGE / "_assets"
"""Only in an installed package: the build hook fills it."""
ASSETS = PACKED_ASSETS if PACKED_ASSETS.is_dir() else PACKAGE.parent

CLIENT = ASSETS / "static" / "dist"
TEMPLATES = ASSETS / "templates"
LOCALES = ASSETS / "locales"


def default_journal() -> Path:
    """The user's state directory: it outlives updates and a removed checkout, and no cleaner empties it."""
    return user_state_path("beadtrade", appauthor=False) / "journal.sqlite3"
