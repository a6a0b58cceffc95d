"""The built client, as `make` leaves it in static/dist."""

from __future__ import annotations

import gzip
import json

import pytest

from beadtrade.paths import CLIENT, LOCALES

LARGEST_GZIPPED = 100_000
"""All that a phone loads for a room, in bytes: about half a second on a poor mobile network."""
PAGES_ONLY = {"pages.ftl", "rules.ftl"}
ASIDE = {"intro.ftl", "replay.ftl"}


def manifest() -> dict[str, str]:
    names: dict[str, str] = json.loads((CLIENT / "manifest.json").read_text(encoding="utf-8"))
    return names


def test_every_asset_has_a_name_that_tells_its_content() -> None:
    for name, hashed in manifest().items():
        assert (CLIENT / hashed).is_file()
        stem, _, ending = name.rpartition(".")
        assert hashed.startswith(f"{stem}-")
        assert hashed.endswith(f".{ending}")
        assert len(hashed) >= len(name) + 9


@pytest.mark.parametrize("name", ["app.js", "app.css"])
def test_scripts_and_styles_are_there_and_packed(name: str) -> None:
    hashed = manifest()[name]
    plain = (CLIENT / hashed).read_bytes()
    packed = CLIENT / f"{hashed}.gz"
    if packed.exists():  # a file too small to gain is not packed
        assert gzip.decompress(packed.read_bytes()) == plain
        assert (CLIENT / f"{hashed}.br").exists()
    else:
        assert len(plain) < 200


def test_what_a_phone_loads_first_stays_small() -> None:
    named = [manifest()[name] for name in ("app.js", "app.css", "en.ftl", "pieces.svg")]
    chunks = json.loads((CLIENT / "chunks.json").read_text(encoding="utf-8"))["app.js"]
    files = [CLIENT / name for name in [*named, *chunks]]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < LARGEST_GZIPPED


def test_each_language_is_one_catalogue_of_what_the_client_says() -> None:
    for folder in (path for path in LOCALES.iterdir() if path.is_dir()):
        catalogue = (CLIENT / manifest()[f"{folder.name}.ftl"]).read_text(encoding="utf-8")
        for part in folder.glob("*.ftl"):
            is_there = part.read_text(encoding="utf-8") in catalogue
            assert is_there is (part.name not in PAGES_ONLY | ASIDE), part
