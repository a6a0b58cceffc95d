"""WebKitGTK, the nearest to an iPhone's engine that a Linux machine can have: its small browser, driven by WebDriver.

Its automation tells nothing of the console. So a listener is put into each page once it is loaded; what scripts say
before that is missed, and only shows by what does not come up.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.browser.engines.driver import LOOK_EVERY_S, PATIENCE_S, Driver
from tests.browser.engines.webdriver import Session, WebDriverFault
from tests.real_server import free_port

COMMAND = "WebKitWebDriver"
BROWSERS = Path("/usr/lib")
BROWSER = "*/webkit2gtk-4.1/MiniBrowser"
"""Below /usr/lib, in a folder that is named by the machine's kind."""
BUTTONS = "button, [role=button], summary"
LISTEN = """
window.complaints = [];
const hear = (said) => window.complaints.push(String(said));
addEventListener("error", ({ message }) => hear(message));
addEventListener("unhandledrejection", ({ reason }) => hear(reason));
addEventListener("securitypolicyviolation", ({ violatedDirective }) => hear(violatedDirective));
const say = console.error.bind(console);
console.error = (...said) => { hear(said.join(" ")); say(...said); };
"""
SETTLE = "const [done] = arguments; Promise.resolve({}).then(done, (fault) => done(String(fault)));"


def find_webkit() -> str | None:
    """The path of its browser."""
    return next((str(path) for path in sorted(BROWSERS.glob(BROWSER))), None)


class WebKitDriver(Driver):
    """A browser and the program that drives it, which drives only one."""

    def __init__(self, browser: str, display: str) -> None:
        self._browser = browser
        self._environment = os.environ | {"DISPLAY": display, "LANGUAGE": "en"}
        port = free_port()
        self._program = subprocess.Popen(
            (COMMAND, f"--port={port}"), env=self._environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            self._session = self._start(port)
        except BaseException:
            self._program.kill()
            raise

    def _start(self, port: int) -> Session:
        options = {"binary": self._browser, "args": ["--automation", "--full-screen"]}
        end = time.monotonic() + PATIENCE_S
        while True:
            try:
                return Session.start(port, {"webkitgtk:browserOptions": options})
            except OSError:
                assert time.monotonic() < end, "it never listened"
                time.sleep(LOOK_EVERY_S)

    def open(self, address: str) -> None:
        self._session.post("/url", url=address)
        self.run(LISTEN)

    def press(self, name: str) -> None:
        self._try(lambda: self._click([each for each in self._session.find_all(BUTTONS) if self._label(each) == name]))

    def click(self, selector: str) -> None:
        self._try(lambda: self._click(self._session.find_all(selector)))

    def _label(self, element: str) -> str:
        return str(self._session.get(f"/element/{element}/computedlabel"))

    def _click(self, found: list[str]) -> bool:
        if found:
            self._session.post(f"/element/{found[-1]}/click")
        return bool(found)

    def _try(self, act: Callable[[], object]) -> None:
        """Until it is done: what is looked for may still come, or be drawn anew under the finger."""
        end, last = time.monotonic() + PATIENCE_S, "nothing of that kind"
        while time.monotonic() < end:
            try:
                if act():
                    return
            except WebDriverFault as fault:
                last = str(fault)
            time.sleep(LOOK_EVERY_S)
        raise AssertionError(last)

    def fill(self, selector: str, text: str) -> None:
        [field] = self._session.find_all(selector)
        self._session.post(f"/element/{field}/value", text=text)

    def evaluate(self, expression: str) -> Any:
        return self._session.post("/execute/async", script=SETTLE.replace("{}", f"({expression})", 1), args=[])

    def run(self, script: str) -> None:
        self._session.post("/execute/sync", script=script, args=[])

    def complaints(self) -> list[str]:
        return list(self.evaluate("window.complaints ?? ['nobody listened to this page']"))

    def close(self) -> None:
        with suppress(WebDriverFault, OSError):
            self._session.stop()
        self._program.terminate()
        self._program.wait()
