"""The server as a later build of it would be: the same files under another name."""

from __future__ import annotations

import sys

from beadtrade.cli import main
from beadtrade.web.assets import Assets

LATER = "later"

if __name__ == "__main__":
    Assets.build = LATER  # type: ignore[assignment]  # a property, which its users can't tell from a value
    sys.exit(main())
