"""The sheet of scores on a small phone."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import NewPhone
from tests.browser.scenes import Scene
from tests.real_server import RealServer

SEEN = """(heading) => {
  const { left, top, width, height } = heading.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return heading.contains(there) || there?.contains(heading);
}"""


def test_how_points_came_about_opens_in_sight(new_phone: NewPhone, server: RealServer) -> None:
    with Scene(server.url, ("Ana", "Ben", "Mio", "Teo")) as scene:
        scene.end_round()
        scene.run(scene.players[0].must("end_reveal"))
        phone: BrowserContext = new_phone(reduced_motion="reduce")
        scene.seat(phone, 0)
        page = phone.new_page()
        page.goto(f"{scene.url}/r/{scene.room}")
        page.locator(".cell").first.tap()
        title = page.locator(".reasons :is(h2, h3)")
        expect(title).to_be_focused()
        expect(title).to_be_in_viewport()
        assert title.evaluate(SEEN), "no bar lies over it"
