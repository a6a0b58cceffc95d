"""`python -m beadtrade`: the command, for a checkout that is not installed."""

import sys

from beadtrade.cli import main

if __name__ == "__main__":
    sys.exit(main())
