"""Settings: flags win over the environment, the environment over the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from beadtrade.paths import default_journal
from beadtrade.settings import BadSettings, load_settings, parse_listener, parse_public_url


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOST", "PORT", "JOURNAL", "PUBLIC_URL", "LOG", "LOG_LEVEL", "METRICS"):
        monkeypatch.delenv(f"BEADTRADE_{name}", raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "beads.toml"
    path.write_text('port = 1001\nhost = "127.0.0.3"\n', encoding="utf-8")
    return path


def test_without_any_word_it_listens_everywhere_on_port_8000() -> None:
    settings = load_settings({})
    assert (settings.host, settings.port, settings.public_url) == (None, 8000, None)
    assert settings.journal == str(default_journal())


def test_a_flag_wins_over_the_environment_and_that_over_the_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings({}, file).port == 1001
    monkeypatch.setenv("BEADTRADE_PORT", "1002")
    assert load_settings({}, file).port == 1002
    assert load_settings({"port": "1003"}, file).port == 1003
    assert load_settings({"port": "1003"}, file).host == "127.0.0.3"


def test_an_empty_word_in_the_environment_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEADTRADE_PUBLIC_URL", "")
    assert load_settings({}).public_url is None


def test_a_journal_may_be_named_from_home_or_be_an_address() -> None:
    assert load_settings({"journal": "~/beads.sqlite3"}).journal == str(Path.home() / "beads.sqlite3")
    assert load_settings({"journal": "redis://store:6379/0"}).journal == "redis://store:6379/0"


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("9100", ("127.0.0.1", 9100)),
        ("0.0.0.0:9100", ("0.0.0.0", 9100)),
        ("[::1]:9100", ("[::1]", 9100)),
        ("watch.example:0", ("watch.example", 0)),
    ],
)
def test_figures_are_read_on_this_machine_unless_another_address_is_named(address: str, place: tuple[str, int]) -> None:
    assert parse_listener(address) == place
    assert load_settings({"metrics": address}).metrics == f"{place[0]}:{place[1]}"
    assert load_settings({}).metrics is None


@pytest.mark.parametrize("address", ["", "host", "host:", "70000", "host:-1", "http://host:9100", "host:٩", "a b:1"])
def test_anything_else_is_no_address_for_figures(address: str) -> None:
    with pytest.raises(BadSettings, match="metrics"):
        load_settings({"metrics": address})


@pytest.mark.parametrize("text", ["port = ", "prot = 1001", "port = 70000", "\x00"])
def test_a_wrong_file_is_told_in_one_line(text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings) as told:
        load_settings({}, path)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("https://beads.example", "https://beads.example"),
        ("https://beads.example/", "https://beads.example"),
        ("http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("http://[2001:db8::7]:8000", "http://[2001:db8::7]:8000"),
    ],
)
def test_a_public_address_is_scheme_host_and_port(url: str, meant: str) -> None:
    assert parse_public_url(url) == meant


@pytest.mark.parametrize(
    "url",
    ["beads.example", "ftp://beads.example", "https://", "https://beads.example/game", "https://me@beads.example",
     "https://beads.example?x", "https://beads.example:port", "https://beads.example:99999", "https://be ads.example"],
)  # fmt: skip
def test_anything_else_is_no_public_address(url: str) -> None:
    with pytest.raises(BadSettings, match="public_url"):
        load_settings({"public_url": url})
