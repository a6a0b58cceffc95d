"""`python -m beadtrade.web.to_png`: an SVG from standard input, as PNG to standard output.

Law: a process of its own. Drawing takes a tenth of a second and lets no other thread of its process run, and a server
must not keep all tables waiting for a picture.
"""

from __future__ import annotations

import sys

import resvg_py


def main() -> None:
    drawing = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


if __name__ == "__main__":
    main()
