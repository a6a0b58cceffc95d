"""Which addresses are offered, and what a link begins with."""

from __future__ import annotations

import pytest

from beadtrade.web import machine
from beadtrade.web.addresses import (
    Interface,
    Links,
    base_url,
    candidates,
    is_loopback,
    is_reachable,
    links,
    listening_on,
    parse_host,
)

LAN, OTHER = "192.168.1.7", "10.0.0.5"
NOBODY_GETS_HERE = ["127.0.0.1", "169.254.3.4", "0.0.0.0", "::1", "fe80::1", "::ffff:127.0.0.1", "home"]
LOOPBACK_NAMES = ["localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "127.8.8.8", "[::1]", "0.0.0.0"]
NO_HOSTS = [
    "",
    "a b",
    "evil.example/path",
    "me@evil.example",
    'x"onclick',
    "host:port",
    "host:99999",
    "[::1",
    "a\nb",
    "é",
]


def test_the_default_route_comes_first_and_nothing_twice() -> None:
    assert candidates(LAN, [Interface("wlan0", OTHER), Interface("eth0", LAN)]) == (LAN, OTHER)


@pytest.mark.parametrize("name", ["lo", "docker0", "br-1f2e3d", "veth12ab", "virbr0", "bridge100", "vboxnet0", "cni0"])
def test_what_containers_and_virtual_machines_bring_is_left_out(name: str) -> None:
    assert candidates(LAN, [Interface(name, "172.17.0.1")]) == (LAN,)


def test_a_bridge_that_the_default_route_takes_is_real() -> None:
    assert candidates(LAN, [Interface("br0", LAN)]) == (LAN,)


@pytest.mark.parametrize("address", NOBODY_GETS_HERE)
def test_loopback_and_link_local_addresses_lead_nobody_here(address: str) -> None:
    assert not is_reachable(address)
    assert candidates(address, []) == ()


@pytest.mark.parametrize("host", LOOPBACK_NAMES)
def test_loopback_has_many_names(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["table.test", LAN, "localhost.example", "[2001:db8::1]"])
def test_other_hosts_are_not_loopback(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("host", "offered"),
    [
        (None, (LAN, "2001:db8::7")),
        ("::", (LAN, "2001:db8::7")),
        ("0.0.0.0", (LAN,)),
        ("127.0.0.1", ()),
        ("localhost", ()),
        ("10.1.1.1", ("10.1.1.1",)),
    ],
)
def test_only_addresses_that_are_listened_on_are_offered(host: str | None, offered: tuple[str, ...]) -> None:
    assert listening_on(host, (LAN, "2001:db8::7")) == offered


@pytest.mark.parametrize(
    ("host", "port", "scheme", "url"),
    [
        (LAN, 8000, "http", "http://192.168.1.7:8000"),
        (LAN, 80, "http", "http://192.168.1.7"),
        ("table.test", 443, "https", "https://table.test"),
        ("2001:db8::7", 8000, "http", "http://[2001:db8::7]:8000"),
    ],
)
def test_an_address_has_brackets_and_a_port_where_they_belong(host: str, port: int, scheme: str, url: str) -> None:
    assert base_url(host, port, scheme) == url


def test_a_link_begins_with_the_public_address_when_there_is_one() -> None:
    assert links("https://beads.example", "localhost:8000", "http", 8000, (LAN,)) == Links("https://beads.example")


def test_a_link_begins_with_what_the_reader_used() -> None:
    made = links(None, "table.test:8000", "http", 8000, (LAN,))
    assert made == Links("http://table.test:8000", (f"http://{LAN}:8000",))


def test_a_reader_behind_a_proxy_with_tls_gets_a_secure_link() -> None:
    assert links(None, "beads.example", "https", 8000, ()).best == "https://beads.example"


def test_a_reader_on_the_server_itself_gets_an_address_that_phones_reach() -> None:
    made = links(None, "localhost:8000", "http", 8000, (LAN, OTHER))
    assert made == Links(f"http://{LAN}:8000", (f"http://{OTHER}:8000",))


def test_without_any_network_the_link_works_on_this_machine() -> None:
    assert links(None, "localhost:8000", "http", 8000, ()).best == "http://localhost:8000"
    assert links(None, None, "http", 8000, ()).best == "http://localhost:8000"


@pytest.mark.parametrize("header", NO_HOSTS)
def test_an_odd_host_header_gets_into_no_link(header: str) -> None:
    assert parse_host(header, "http") is None
    assert links(None, header, "http", 8000, (LAN,)).best == f"http://{LAN}:8000"


def test_this_machine_answers_or_says_nothing() -> None:
    route = machine.default_route()
    assert route is None or is_reachable(route) or is_loopback(route)
    assert all(each.name and each.address.count(".") == 3 for each in machine.interfaces())
    assert machine.enclosure() in (None, "a container", "WSL")
