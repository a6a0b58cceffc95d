"""The same short match in each engine that browsers have: what phones with Android, with Firefox, and iPhones run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.engines.engines import ENGINES, FIREFOX, WEBKIT, Engine, NewDriver, drivers_of
from tests.browser.engines.smoke import Friend
from tests.real_server import RealServer


@pytest.fixture(params=ENGINES, ids=lambda engine: engine.name.lower())
def new_driver(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[NewDriver]:
    engine: Engine = request.param
    path = engine.find()
    if path is None:
        pytest.skip(engine.help)
    with drivers_of(engine, path, playwright) as make:
        yield make


@pytest.mark.timeout(240)
def test_two_friends_play_a_round_without_a_complaint(new_driver: NewDriver, server: RealServer) -> None:
    ana, ben = Friend(new_driver()), Friend(new_driver())
    room = ana.make_room(f"{server.url}/", "Ana")
    ben.enter(room)
    ben.sit_down("Ben")
    ana.sees("main.lobby .seat:not([data-free])", 2)
    ana.finds_accessible()
    ana.driver.press("Deal")
    for each in (ana, ben):
        each.driver.press("I’m ready")
    ana.driver.press("Let’s begin")
    for each in (ana, ben):
        each.sees("main.table")
    ana.finds_accessible()
    mine, theirs = ana.held("spirit"), ben.held("spirit")

    ana.offer(mine[0], theirs[0])
    ben.accept(giver=0)
    ana.sees(f".tray .stack-button[data-kind=bead][data-type={theirs[0]}]")
    ana.sees(".offer:not([data-stale])", 0)
    taken = ben.swap(theirs[1])
    ana.sees(f".friend .friend-front .stack[data-type={taken}]")
    ana.place("bead", mine[1], "top")
    ben.sees(".box-top[data-count='1']")
    ana.place("spirit", mine[0], "top")
    ben.sees(".box-spirit")
    ben.place("spirit", theirs[0], "bottom")
    for each in (ana, ben):
        each.sees("main.reveal")
    ana.finds_accessible()
    for each in (ana, ben):
        assert each.driver.complaints() == []


@pytest.mark.parametrize("script", ["console.error('Ouch')", "throw new Error('Ouch')"])
def test_what_a_page_complains_of_is_heard(new_driver: NewDriver, tmp_path: Path, script: str) -> None:
    page = tmp_path / "page.html"
    page.write_text(f"<!doctype html><script>const complain = () => {{ {script} }};</script>", encoding="utf-8")
    driver = new_driver()
    driver.open(page.as_uri())
    assert driver.complaints() == []
    driver.evaluate("setTimeout(complain) > 0")
    driver.pause()
    assert len(driver.complaints()) == 1


def test_an_engine_that_is_missing_is_passed_over_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    for engine, package in ((FIREFOX, "firefox-esr"), (WEBKIT, "webkit2gtk-driver")):
        assert engine.find() is None
        assert f"apt-get install {package}" in engine.help
