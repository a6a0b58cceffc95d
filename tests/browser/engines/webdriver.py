"""The few requests of the W3C WebDriver protocol that the tests make, over plain HTTP.

A library for it would bring a dozen packages for these lines. https://www.w3.org/TR/webdriver2/
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Self

SECONDS_TO_ANSWER = 60
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The name under which the protocol sends an element, fixed by its specification."""


class WebDriverFault(Exception):
    """The browser could not do it; the text says what it answered."""


class Session:
    """One browser, driven through the program that listens on `port`."""

    def __init__(self, port: int, id: str) -> None:
        self._port = port
        self._id = id

    @classmethod
    def start(cls, port: int, capabilities: dict[str, Any]) -> Self:
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        return cls(port, str(_ask(port, "POST", "/session", wanted)["sessionId"]))

    def get(self, path: str) -> Any:
        return _ask(self._port, "GET", f"/session/{self._id}{path}")

    def post(self, path: str, **values: object) -> Any:
        return _ask(self._port, "POST", f"/session/{self._id}{path}", values)

    def stop(self) -> None:
        _ask(self._port, "DELETE", f"/session/{self._id}")

    def find_all(self, selector: str) -> list[str]:
        """The elements that match, in the page's order."""
        found = self.post("/elements", using="css selector", value=selector)
        return [str(each[ELEMENT]) for each in found]


def _ask(port: int, method: str, path: str, body: object = None) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"content-type": "application/json"},
        method=method,
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS_TO_ANSWER) as answer:
            return json.load(answer)["value"]
    except urllib.error.HTTPError as fault:
        with fault:
            raise WebDriverFault(f"{method} {path}: {fault.read().decode()}") from None
