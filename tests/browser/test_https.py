"""Behind https, as friends play from afar: what browsers are told there holds in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAN_HOST, NewPhone
from tests.browser.phones import Phone
from tests.browser.tls import OPENSSL, certificate, https_to
from tests.real_server import RealServer


@pytest.mark.skipif(OPENSSL is None, reason="no openssl to make a certificate with")
def test_two_friends_meet_over_https_with_cookies_that_are_this_hosts_alone(
    new_phone: NewPhone, tmp_path: Path
) -> None:
    server = RealServer(tmp_path)
    with https_to(server.port, certificate(tmp_path, LAN_HOST)) as port:
        home = f"https://{LAN_HOST}:{port}"
        server.start("--public-url", home)
        try:
            ana, ben = (Phone(new_phone(ignore_https_errors=True).new_page()) for _ in range(2))
            answer = ana.page.goto(home)
            assert answer is not None
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            room = ana.make_room("Ana")
            ben.page.goto(f"{home}/r/{room}")
            ben.sit_down("Ben")
            for phone in (ana, ben):
                expect(phone.page.get_by_text("Ben").first).to_be_visible()
                assert phone.page.evaluate("isSecureContext")
                kept = {each["name"]: each for each in phone.page.context.cookies()}
                assert "beadtrade" not in kept
                mine = kept["__Host-beadtrade"]
                assert (mine["secure"], mine["httpOnly"], mine["domain"]) == (True, True, LAN_HOST)
            ana.page.reload()
            expect(ana.page.get_by_text("Ben").first).to_be_visible()
            assert (ana.complaints, ben.complaints) == ([], [])
        finally:
            server.stop()
