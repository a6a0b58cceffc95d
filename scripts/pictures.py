"""Pictures of every screen, from a real game in real browsers: `python scripts/pictures.py FOLDER`.

With `--readme` it makes the README's pictures alone: phones side by side, and the reveal from its first beat to its
last.
"""

from __future__ import annotations

import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.chromium import HELP, PLAYWRIGHT_OWN, find_chromium, launch_flags
from tests.browser.phones import Phone
from tests.browser.reveals import FIVE, Frames, RevealScene
from tests.real_server import RealServer

NAMES = ("Ana", "Ben", "Mio", "Teodora")
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
BEATS_S = (2, 6, 9, 16, 32)
"""Moments of the reveal worth a look."""
README_PHONES = ("lobby", "ready", "table")
STRIP = ((0, 3500), (1, 1400), (2, 900), (5, 300), (5, 4300), (-1, 5500))
"""Of the reveal: a beat, and so many milliseconds into it."""


@contextmanager
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        raise SystemExit(HELP)
    with sync_playwright() as playwright:
        path = None if found == PLAYWRIGHT_OWN else found
        browser = playwright.chromium.launch(args=launch_flags(), executable_path=path)
        yield browser
        browser.close()


class Album:
    """One evening, photographed: a phone of each scheme, and one large screen."""

    def __init__(self, browser: Browser, server: RealServer, folder: Path, scheme: str) -> None:
        self.browser, self.server, self.folder, self.scheme = browser, server, folder, scheme
        folder.mkdir(parents=True, exist_ok=True)
        self.host = Phone(self.open("/", PHONE))
        self.shoot(self.host.page, "home")
        self.room = self.host.make_room(NAMES[0])
        self.players = [self.host]
        for name in NAMES[1:]:
            guest = Phone(self.open(f"/r/{self.room}", PHONE))
            if name == NAMES[1]:
                self.shoot(guest.page, "join")
            guest.sit_down(name)
            self.players.append(guest)
        self.large = self.open(f"/r/{self.room}", DESKTOP)

    def open(self, path: str, size: ViewportSize) -> Page:
        is_phone = size is PHONE
        context = self.browser.new_context(
            viewport=size,
            has_touch=is_phone,
            is_mobile=is_phone,
            device_scale_factor=2,
            locale="en-GB",
            color_scheme="dark" if self.scheme == "dark" else "light",
        )
        page = context.new_page()
        page.goto(self.server.url + path)
        return page

    def shoot(self, page: Page, name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"{name}-{self.scheme}.png")

    def shoot_all(self, name: str) -> None:
        """The screen as the host, a guest and a spectator on a large screen see it."""
        self.shoot(self.host.page, name)
        self.shoot(self.players[1].page, f"{name}-guest")
        self.shoot(self.large, f"{name}-large")

    def take(self) -> None:
        self.shoot_all("lobby")
        self.host.tap("Deal")
        self.host.page.get_by_role("button", name="I’m ready").wait_for()
        self.shoot_all("ready")
        for player in self.players:
            player.get_ready()
        self.host.tap("Let’s begin")
        self.host.page.locator("main.table").wait_for()
        self._trade()
        self.shoot_all("table")
        self._menu()
        self._end()
        start = time.monotonic()
        for moment in BEATS_S:
            self.host.page.wait_for_timeout(max(0.0, (start + moment - time.monotonic()) * 1000))
            self.shoot_all(f"reveal-{moment}")
        self.host.page.get_by_role("button", name="I’m ready").wait_for()
        self.shoot_all("between")
        self.host.page.goto(self.server.url + "/rules")
        self.shoot(self.host.page, "rules")

    def _trade(self) -> None:
        """Some life on the table."""
        ana, ben, mio, teo = self.players
        sets = [player.held("bead")[0] for player in self.players]
        ben.offer(sets[1], sets[0])
        ana.accept(giver=1)
        ana.page.wait_for_timeout(300)
        center = str(mio.page.locator(".center-piece[data-kind=bead]").first.get_attribute("data-type"))
        mio.swap("bead", sets[2], center)
        teo.show("bead", sets[3])
        ana.place("bead", sets[0], "top")
        ben.place("bead", sets[1], "bottom")
        mio.place("spirit", sets[2], "bottom")
        ben.offer(sets[1], sets[2])
        teo.offer(sets[3], sets[0])
        mio.offer(sets[2], sets[0])
        ana.choose("bead", sets[0])

    def _menu(self) -> None:
        self.host.page.get_by_role("button", name="Menu", exact=True).tap()
        self.shoot(self.host.page, "menu")
        self.host.page.keyboard.press("Escape")

    def _end(self) -> None:
        teo = self.players[3]
        teo.place("spirit", teo.held("spirit")[0], "top")
        self.host.page.locator("main.reveal").wait_for()


def reveal_strip(browser: Browser, server: RealServer, folder: Path) -> list[Path]:
    """The reveal of five players, who have everything to tell, as a spectator's phone shows it."""
    with RevealScene(server.url, FIVE) as scene:
        scene.show()
        context = browser.new_context(viewport=PHONE, is_mobile=True, device_scale_factor=2, locale="en-GB")
        frames = Frames(context.new_page(), scene)
        beats = len(scene.script["beats"])
        shots = [folder / f"strip-{at}.png" for at in range(len(STRIP))]
        for shot, (beat, ms) in zip(shots, STRIP, strict=True):
            frames.go_into(beat % beats, ms)
            frames.page.screenshot(path=shot)
    return shots


def side_by_side(browser: Browser, shots: list[Path], width: int, target: Path) -> None:
    """Phones of this width in pixels, as one picture."""
    gap, height = 20, width * PHONE["height"] // PHONE["width"]
    size: ViewportSize = {"width": len(shots) * (width + gap) + gap, "height": height + 2 * gap}
    page = browser.new_page(viewport=size)
    images = "".join(f'<img src="data:image/png;base64,{b64encode(shot.read_bytes()).decode()}">' for shot in shots)
    look = f"body{{margin:{gap}px;display:flex;gap:{gap}px;background:#d6c193}}"
    page.set_content(f"<style>{look}img{{width:{width}px;height:{height}px;border-radius:10px}}</style>{images}")
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target)


def readme_pictures(browser: Browser, server: RealServer, folder: Path) -> None:
    """Takes them from the album in the folder, and from a reveal of their own."""
    pictures = Path("docs/pictures")
    phones = [folder / f"{name}-light.png" for name in README_PHONES]
    side_by_side(browser, phones, 360, pictures / "phones.png")
    side_by_side(browser, reveal_strip(browser, server, folder), 220, pictures / "reveal.png")


def main(words: list[str]) -> None:
    is_readme = words == ["--readme"]
    if len(words) != 1:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as temporary, chromium() as browser:
        folder = Path(temporary) / "shots" if is_readme else Path(words[0])
        for scheme in ("light",) if is_readme else ("light", "dark"):
            home = Path(temporary) / scheme
            home.mkdir()
            server = RealServer(home)
            server.start()
            try:
                Album(browser, server, folder, scheme).take()
                if is_readme:
                    readme_pictures(browser, server, folder)
            finally:
                server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
