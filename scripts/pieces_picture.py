"""The picture of all pieces in docs/design.md, from the gallery: `python scripts/pieces_picture.py`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pictures import chromium

from tests.browser.gallery_page import open_gallery
from tests.real_server import RealServer

TARGET = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "pieces.png"
ROWS = """(sizes) => {
  const parts = ".gallery-head, h2, .gallery > section, .gallery-row, .gallery-row > small";
  for (const part of document.querySelectorAll(parts))
    part.hidden = !sizes.some((size) => part.querySelector(`[data-drawing][data-px="${size}"]`));
}"""
SIZES = (96, 40, 24)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = RealServer(Path(folder))
        server.start("--dev")
        try:
            page = browser.new_page(viewport={"width": 640, "height": 600}, device_scale_factor=2, color_scheme="light")
            open_gallery(page, server.url)
            page.evaluate(ROWS, SIZES)
            page.locator(".gallery").screenshot(path=TARGET)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
