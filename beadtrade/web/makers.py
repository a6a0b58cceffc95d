"""How many rooms come from one address: one alone must not use up all that the server makes in a minute.

Law: arithmetic on times that come in as arguments. A family, or a class that splits into tables, does not meet it.
"""

from __future__ import annotations

from beadtrade.web.rates import Bucket

ROOMS_PER_MINUTE_AND_ADDRESS = 30
"""A quarter of what the server makes for everybody."""


class Makers:
    """What each known address may still make."""

    def __init__(self) -> None:
        self._by_address: dict[str, Bucket] = {}

    def may_make(self, address: str | None, now: int) -> bool:
        """Whether one more room may come from there; it counts as made. Where nobody knows the address, only the
        server's own limit counts.
        """
        return address is None or self._of(address, now).take(now)

    def _of(self, address: str, now: int) -> Bucket:
        """Those that are full again are forgotten: a new one would be the same. So few are kept, as few make rooms."""
        self._by_address = {key: each for key, each in self._by_address.items() if not each.is_full(now)}
        most = ROOMS_PER_MINUTE_AND_ADDRESS
        return self._by_address.setdefault(address, Bucket(now, most, most / 60, most))
