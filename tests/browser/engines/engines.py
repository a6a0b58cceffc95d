"""The engines that the shared match is played in, and the packages they come in.

Run as a module, it installs what is missing, as root on Debian or Ubuntu. Law: only Chromium is asked of everybody;
another one that is missing is passed over with a sentence that says what to do.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Playwright

from tests.browser.chromium import apt_install, find_chromium, is_root_on
from tests.browser.engines import display, webkit
from tests.browser.engines.driver import Driver
from tests.browser.engines.playwrights import PlaywrightDriver, launch_chromium, launch_firefox

NewDriver = Callable[[], Driver]
Launch = Callable[[Playwright, str], Browser]


@dataclass(frozen=True, slots=True)
class Engine:
    """`find` gives the path of its browser, None when something of it is missing."""

    name: str
    packages: tuple[str, ...]
    find: Callable[[], str | None]

    @property
    def help(self) -> str:
        return f"{self.name} is missing: `sudo make engines`, or `sudo apt-get install {' '.join(self.packages)}`"


def find_firefox() -> str | None:
    return shutil.which("firefox-esr")


def find_webkit() -> str | None:
    """Its browser, if the programs that it needs are there too."""
    return webkit.find_webkit() if shutil.which(webkit.COMMAND) and shutil.which(display.COMMAND) else None


CHROMIUM = Engine("Chromium", ("chromium",), find_chromium)
FIREFOX = Engine("Firefox", ("firefox-esr",), find_firefox)
WEBKIT = Engine("WebKit", ("webkit2gtk-driver", "xvfb"), find_webkit)
ENGINES = (CHROMIUM, FIREFOX, WEBKIT)


@contextmanager
def drivers_of(engine: Engine, path: str, playwright: Playwright) -> Iterator[NewDriver]:
    """Makes drivers of one engine, and closes them all."""
    with ExitStack() as closing:
        new = _webkit(closing, path) if engine is WEBKIT else _shared(closing, engine, path, playwright)

        def make() -> Driver:
            driver = new()
            closing.callback(driver.close)
            return driver

        yield make


def _webkit(closing: ExitStack, path: str) -> NewDriver:
    screen = closing.enter_context(display.virtual_display())
    return lambda: webkit.WebKitDriver(path, screen)


def _shared(closing: ExitStack, engine: Engine, path: str, playwright: Playwright) -> NewDriver:
    launch: Launch = launch_firefox if engine is FIREFOX else launch_chromium
    browser = launch(playwright, path)
    closing.callback(browser.close)
    return lambda: PlaywrightDriver(browser)


def install_missing() -> list[str]:
    """What is still missing afterwards, each as a sentence."""
    missing = [engine for engine in ENGINES if engine.find() is None]
    if missing and (is_root_on("debian") or is_root_on("ubuntu")):
        apt_install(*(package for engine in missing for package in engine.packages))
    find_chromium.cache_clear()
    return [engine.help for engine in ENGINES if engine.find() is None]


def main() -> int:
    still = install_missing()
    for sentence in still:
        print(sentence, file=sys.stderr)
    return 1 if still else 0


if __name__ == "__main__":
    sys.exit(main())
