"""Links to rooms, as others can open them."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from beadtrade.journal.contract import RoomKey
from beadtrade.web.addresses import Links, links


@dataclass(frozen=True, slots=True)
class RoomLinks:
    """`public_url` is the setting; `found` are the addresses this server listens on, for requests over loopback."""

    public_url: str | None
    found: tuple[str, ...]

    def base(self, request: HTTPConnection) -> Links:
        """The address of this server, without a path."""
        port = (request.scope.get("server") or ("", 0))[1] or 80
        return links(self.public_url, request.headers.get("host"), request.url.scheme, port, self.found)

    def room(self, request: HTTPConnection, key: RoomKey) -> Links:
        """The link to send, and others that may work where it does not."""
        return self.to(request, f"/r/{key}")

    def to(self, request: HTTPConnection, path: str) -> Links:
        """A path of this server, as others can open it."""
        base = self.base(request)
        return Links(f"{base.best}{path}", tuple(f"{each}{path}" for each in base.others))
