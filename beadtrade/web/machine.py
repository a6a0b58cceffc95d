"""What this machine says of its network and of itself. Standard library only, Linux and macOS.

Law: a question that the system does not answer gives nothing, never a fault: the server serves all the same.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path

from beadtrade.web.addresses import Interface

# Addresses set aside for documentation: a UDP socket "connected" to one sends nothing, but has chosen its route.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
ASK_ADDRESS = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""SIOCGIFADDR."""
CONTAINER_MARKS = ("/.dockerenv", "/run/.containerenv")
KERNEL = Path("/proc/sys/kernel/osrelease")


def default_route() -> str | None:
    """This machine's address on the way out; IPv4 where there is one, for it is what people can read out."""
    for family in FAR_AWAY:
        address = _source_address(family)
        if address is not None:
            return address
    return None


def _source_address(family: socket.AddressFamily) -> str | None:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR_AWAY[family], 9))
        address: str = probe.getsockname()[0]
        return address
    return None


def interfaces() -> tuple[Interface, ...]:
    """The IPv4 address of each network interface that has one."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            address = _interface_address(probe, name)
            if address is not None:
                found.append(Interface(name, address))
    return tuple(found)


def _interface_address(probe: socket.socket, name: str) -> str | None:
    try:
        from fcntl import ioctl  # Windows has none

        answer = ioctl(probe, ASK_ADDRESS, struct.pack("256s", name.encode()[:15]))
    except (ImportError, OSError):
        return None
    return socket.inet_ntoa(answer[20:24])


def enclosure() -> str | None:
    """What stands between this program and the network, if anything: addresses seen from inside may not lead here."""
    is_named = bool(os.environ.get("container"))  # noqa: SIM112  # set by podman and systemd-nspawn
    if is_named or any(Path(mark).exists() for mark in CONTAINER_MARKS):
        return "a container"
    with suppress(OSError):
        if "microsoft" in KERNEL.read_text(encoding="ascii", errors="replace").lower():
            return "WSL"
    return None
