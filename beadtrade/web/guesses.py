"""How many wrong spoken codes are listened to: from one address, and by the server in all.

Law: arithmetic on times that come in as arguments. Only wrong codes count, so friends who type rightly never meet it;
when it is met, right codes are refused like wrong ones, or guessing would go on. What that makes of guessing is in
docs/security.md.
"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from beadtrade.web.rates import Bucket

WRONG_PER_MINUTE = 30
"""By all together: whoever has many addresses is no faster."""

WRONG_AT_ONCE_AND_ADDRESS = 20
"""By one address, which ten friends on a sofa may share, each of whom mistypes a code twice."""

WRONG_PER_MINUTE_AND_ADDRESS = 3
"""From then on: with as many codes alive as there can be, one address guesses for more than a week."""

IPV6_NETWORK = 64
"""Bits of an address that a home is given; the rest it chooses itself."""


class Guesses:
    """What is still listened to."""

    def __init__(self, now: int) -> None:
        self._all = _bucket(WRONG_PER_MINUTE, WRONG_PER_MINUTE, now)
        self._by_address: dict[str, Bucket] = {}

    def may_try(self, address: str | None, now: int) -> bool:
        """Whether a code from this address, if it is known, is looked at at all."""
        own = None if address is None else self._by_address.get(address)
        return self._all.has_one(now) and (own is None or own.has_one(now))

    def count_wrong(self, address: str | None, now: int) -> None:
        """It was wrong."""
        self._all.take(now)
        if address is not None:
            self._of(address, now).take(now)

    def _of(self, address: str, now: int) -> Bucket:
        """Those that are full again are forgotten: a new one would be the same. So few are kept, as few are wrong."""
        self._by_address = {key: each for key, each in self._by_address.items() if not each.is_full(now)}
        new = _bucket(WRONG_AT_ONCE_AND_ADDRESS, WRONG_PER_MINUTE_AND_ADDRESS, now)
        return self._by_address.setdefault(address, new)


def _bucket(at_once: int, per_minute: int, now: int) -> Bucket:
    return Bucket(now, left=at_once, per_second=per_minute / 60, size=at_once)


def known_address(connection: HTTPConnection) -> str | None:
    """Where somebody comes from, if that is known: not from behind a proxy that nobody trusts to say so, nor from this
    machine itself. Of an IPv6 address, the network it is in.
    """
    client = connection.client
    if client is None or _is_unread_proxy(connection, client.port):
        return None
    try:
        address = ip_address(client.host)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return None
    return str(ip_network((address, IPV6_NETWORK), strict=False)) if isinstance(address, IPv6Address) else str(address)


def _is_unread_proxy(connection: HTTPConnection, port: int) -> bool:
    """Whether a proxy forwards it that is not believed: of an address that was believed, the server knows no port."""
    return "x-forwarded-for" in connection.headers and port != 0
