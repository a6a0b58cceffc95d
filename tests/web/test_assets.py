"""Assets: hashed names for ever, packed where the browser can unpack, and nothing else of the disk."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from beadtrade.web.assets import FOREVER, NotBuilt, accepted_packings, assets_router, load_assets

SCRIPT = b"let bead = 1;"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "manifest.json").write_text('{"app.js": "app-1234.js"}', encoding="utf-8")
    (tmp_path / "chunks.json").write_text('{"app.js": ["chunk-5678.js"]}', encoding="utf-8")
    (tmp_path / "app-1234.js").write_bytes(SCRIPT)
    (tmp_path / "app-1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "secret.txt").write_bytes(b"not an asset")
    return tmp_path


@pytest.fixture
def client(built: Path) -> TestClient:
    app = FastAPI()
    app.include_router(assets_router(load_assets(built)))
    return TestClient(app)


def test_a_page_names_an_asset_and_gets_its_address(built: Path) -> None:
    assert load_assets(built).url("app.js") == "/static/app-1234.js"


def test_a_page_can_name_what_a_script_needs_before_the_script_does(built: Path) -> None:
    assert load_assets(built).chunk_urls("app.js") == ["/static/chunk-5678.js"]
    assert load_assets(built).chunk_urls("gallery.js") == []


def test_an_asset_may_be_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/static/app-1234.js", headers={"accept-encoding": "identity"})
    assert answer.content == SCRIPT
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in answer.headers


def test_a_browser_that_can_unpack_gets_it_packed(client: TestClient) -> None:
    answer = client.get("/static/app-1234.js", headers={"accept-encoding": "gzip, deflate"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == SCRIPT


def test_the_head_alone_can_be_asked_for(client: TestClient) -> None:
    answer = client.head("/static/app-1234.js")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize("name", ["manifest.json", "secret.txt", "..%2fsecret.txt", "app.js", "app-1234.js.gz", "%00"])
def test_nothing_else_is_there(name: str, client: TestClient) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_without_a_build_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match="make"):
        load_assets(tmp_path)


@pytest.mark.parametrize(
    ("header", "packings"),
    [
        ("", []),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("gzip;q=1.0, br;q=0", ["gzip"]),
        ("GZIP ; q=0.5", ["gzip"]),
        ("*", ["br", "gzip"]),
        ("*;q=0, gzip", ["gzip"]),
        ("identity", []),
        (";,;q=,,", []),
    ],
)
def test_the_best_packing_that_is_allowed_comes_first(header: str, packings: list[str]) -> None:
    assert accepted_packings(header) == packings
