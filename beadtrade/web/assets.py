"""The built client: a few hundred kilobytes, read once, sent from memory under names that never change their meaning.

Law: only what the build put into its folder has an address, so no path can lead out of it; a page names an asset by
its logical name (`app.js`), the browser gets the hashed one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response

from beadtrade.web.security import SHOWN_ELSEWHERE

FOREVER = "public, max-age=31536000, immutable"
MANIFEST = "manifest.json"
CHUNKS = "chunks.json"
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and the ending of their files."""
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".map": "application/json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""Not the system's list: it differs from machine to machine."""


class NotBuilt(Exception):
    """The client has not been built."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file in each encoding that it exists in."""

    kind: str
    plain: bytes
    packed: Mapping[str, bytes]


@dataclass(frozen=True, slots=True)
class Assets:
    """All files by hashed name, the hashed names by logical name, and by that too the files a script can't start
    without.
    """

    files: Mapping[str, Asset]
    names: Mapping[str, str]
    chunks: Mapping[str, Sequence[str]] = field(default_factory=dict)

    @property
    def build(self) -> str:
        """The name of this build: a page of another one is loaded anew. It follows from all files' names, and with them
        from what is in them.
        """
        return hashlib.blake2b("\n".join(sorted(self.files)).encode(), digest_size=6).hexdigest()

    def url(self, name: str) -> str:
        """The address of `app.js`; a KeyError when the client has no such asset."""
        return f"/static/{self.names[name]}"

    def content(self, name: str) -> bytes:
        """What `result.svg` holds; a KeyError when the client has no such asset."""
        return self.files[self.names[name]].plain

    def chunk_urls(self, name: str) -> list[str]:
        """What `app.js` will ask for as soon as it is there: a page that names it saves a journey."""
        return [f"/static/{chunk}" for chunk in self.chunks.get(name, ())]


def load_assets(folder: Path) -> Assets:
    """Reads the built client; NotBuilt when it isn't there."""
    try:
        names, chunks = (json.loads((folder / each).read_text(encoding="utf-8")) for each in (MANIFEST, CHUNKS))
    except FileNotFoundError:
        raise NotBuilt("the browser client is not built; in a checkout, `make` builds it") from None
    paths = [path for path in folder.iterdir() if path.suffix in TYPES]
    return Assets({path.name: _load(path) for path in paths}, names, chunks)


def _load(path: Path) -> Asset:
    siblings = {packing: path.with_name(path.name + ending) for packing, ending in PACKINGS.items()}
    packed = {packing: sibling.read_bytes() for packing, sibling in siblings.items() if sibling.exists()}
    return Asset(TYPES[path.suffix], path.read_bytes(), packed)


def accepted_packings(header: str) -> list[str]:
    """The encodings of ours that an Accept-Encoding header allows, the best first."""
    wanted = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        wanted[name.strip()] = weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return [packing for packing in PACKINGS if wanted.get(packing, wanted.get("*", False))]


def assets_router(assets: Assets) -> APIRouter:
    router = APIRouter()

    @router.api_route("/static/{name}", methods=["GET", "HEAD"])
    async def asset(name: str, request: Request) -> Response:
        found = assets.files.get(name)
        if found is None:
            raise HTTPException(404)
        return _answer(found, request.headers.get("accept-encoding", ""))

    return router


def _answer(asset: Asset, accepted: str) -> Response:
    headers = {"cache-control": FOREVER, "vary": "accept-encoding", "content-type": asset.kind} | SHOWN_ELSEWHERE
    for packing in accepted_packings(accepted):
        if packing in asset.packed:
            return Response(asset.packed[packing], headers=headers | {"content-encoding": packing})
    return Response(asset.plain, headers=headers)
