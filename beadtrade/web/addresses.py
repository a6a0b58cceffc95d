"""Under which addresses others reach this server, and which of them a link should carry.

Law: what the machine says is gathered in `machine`; here, arguments in and an answer out. A link never leads to the
reader's own machine (loopback) while there is a better address.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

STANDARD_PORTS = {"http": 80, "https": 443}
INNER_INTERFACES = re.compile(
    r"lo\d*$|docker|br-|veth|virbr|vnet|vboxnet|vmnet|vmenet|bridge\d|lxc|lxdbr|podman|cni|cali|flannel|awdl|llw"
)
"""Loopback, and the bridges and links that containers and virtual machines bring: no phone is on them."""
HOST_HEADER = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:(?P<port>\d{1,5}))?")


@dataclass(frozen=True, slots=True)
class Interface:
    """One address of one network interface."""

    name: str
    address: str


@dataclass(frozen=True, slots=True)
class Links:
    """The address to put into a link, and the others that may work when it does not."""

    best: str
    others: tuple[str, ...] = ()


def is_loopback(host: str) -> bool:
    """Whether a host, as it stands in an address, is the reader's own machine."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    address = _parsed(name)
    return address is not None and (address.is_loopback or address.is_unspecified)


def is_reachable(address: str) -> bool:
    """Whether another machine could have a way to this address; link-local ones need a zone that no link can carry."""
    parsed = _parsed(address)
    if parsed is None:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def candidates(default_route: str | None, interfaces: Iterable[Interface]) -> tuple[str, ...]:
    """The addresses to offer: the default route's first, then those of real interfaces."""
    real = [each.address for each in interfaces if not INNER_INTERFACES.match(each.name)]
    found = [each for each in (default_route, *real) if each is not None and is_reachable(each)]
    return tuple(dict.fromkeys(found))


def listening_on(host: str | None, found: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the addresses found that the server listens on, given its `--host`."""
    if host is None or host == "::":
        return found
    if host == "0.0.0.0":
        return tuple(each for each in found if ":" not in each)
    return () if is_loopback(host) else (host,)


def base_url(host: str, port: int, scheme: str = "http") -> str:
    """`http://192.168.1.7:8000`, with brackets and without the port where that is usual."""
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}" if port == STANDARD_PORTS.get(scheme) else f"{scheme}://{shown}:{port}"


def links(public_url: str | None, host_header: str | None, scheme: str, port: int, found: tuple[str, ...]) -> Links:
    """What a link made for this request should begin with.

    The public address, when there is one; else what the reader's browser itself used, unless that is loopback; else the
    first address found. `found` is what `listening_on` gave, `scheme` and `host_header` are the request's.
    """
    others = tuple(base_url(each, port) for each in found)
    if public_url is not None:
        return Links(public_url)
    used = parse_host(host_header or "", scheme)
    if used is not None and not is_loopback(urlsplit(used).hostname or ""):
        return Links(used, tuple(each for each in others if each != used))
    if others:
        return Links(others[0], others[1:])
    return Links(used or base_url("localhost", port))


def parse_host(header: str, scheme: str) -> str | None:
    """The address that a Host header stands for; None when it is no host, so that nothing odd gets into a link."""
    matched = HOST_HEADER.fullmatch(header)
    if matched is None:
        return None
    name, port = matched["name"], int(matched["port"] or STANDARD_PORTS.get(scheme, 80))
    if port > 65535 or (name.startswith("[") and _parsed(name.strip("[]")) is None):
        return None
    return base_url(name.strip("[]").lower(), port, scheme)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """None when it is a name. An IPv4 address inside an IPv6 one counts as what it is."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
