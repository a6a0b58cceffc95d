"""The gallery is for developers: a server has it only when it was told to."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from beadtrade.journal.memory import MemoryJournal
from beadtrade.settings import BadSettings, Settings, load_settings
from beadtrade.web.app import create_app


def a_visitor(settings: Settings | None = None) -> TestClient:
    return TestClient(create_app(settings or Settings(), MemoryJournal()))


def test_a_server_as_people_run_it_has_no_gallery(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BEADTRADE_DEV", raising=False)
    answer = a_visitor().get("/gallery")
    assert answer.status_code == 404
    assert "gallery" not in answer.text.replace("/gallery", "")  # the page of an unknown address, and no other


@pytest.mark.parametrize("word", ["1", "true"])
def test_a_developers_server_has_it(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEADTRADE_DEV", word)
    answer = a_visitor().get("/gallery")
    assert answer.status_code == 200
    assert "/static/gallery-" in answer.text


def test_other_pages_load_nothing_of_it() -> None:
    assert "gallery" not in a_visitor(Settings(dev=True)).get("/").text


def test_the_flag_takes_no_other_word() -> None:
    assert load_settings({"dev": "true"}).dev
    with pytest.raises(BadSettings, match="dev"):
        load_settings({"dev": "perhaps"})
