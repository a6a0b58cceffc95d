"""A phone's line to the server, in the test's hand: it holds back what the server says, or answers with a refusal."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Lies between a page and its server from the page's next load on, which this brings about."""

    def __init__(self, page: Page) -> None:
        self.refuses: str | None = None
        """The code that every command is answered with; None lets them through."""
        self._held: list[str | bytes] | None = None
        self._page_side: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)
        page.reload()

    def hold(self) -> None:
        """From now on the page hears nothing but the heartbeat: it does not take its line for lost."""
        self._held = []

    def release(self) -> None:
        """It hears everything that it missed, in order."""
        held, self._held = self._held or [], None
        assert self._page_side is not None
        for frame in held:
            self._page_side.send(frame)

    def _connect(self, page_side: WebSocketRoute) -> None:
        self._page_side = page_side
        server_side = page_side.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            said = json.loads(frame)
            if self.refuses is None or said["type"] != "command":
                server_side.send(frame)
            else:
                page_side.send(json.dumps({"type": "answer", "answer": self._refusal(said["id"])}))

        def from_server(frame: str | bytes) -> None:
            if self._held is None or json.loads(frame)["type"] == "beat":
                page_side.send(frame)
            else:
                self._held.append(frame)

        page_side.on_message(from_page)
        server_side.on_message(from_server)

    def _refusal(self, id: str) -> dict[str, object]:
        return {
            "id": id, "done": False, "refused": self.refuses, "rule": "TRD5", "seats": [], "lacks": None, "where": None,
        }  # fmt: skip
