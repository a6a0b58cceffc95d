"""The languages that a tour is made in: those of the catalogues, and one that nobody speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import BrowserContext, Page, Route

from beadtrade.paths import LOCALES
from tests.pseudo import pseudo, pseudo_catalogue

CLIENT_CATALOGUE = re.compile(r"/static/en(\.\w+)?-\w+\.ftl$")
"""The room's words, and those that a page of its own has beside them."""

READ_TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  globalThis.foundTexts = found;
  return found.map((node) => node.data);
}"""
WRITE_TEXTS = "(texts) => globalThis.foundTexts.forEach((node, at) => { node.data = texts[at]; })"


@dataclass(frozen=True)
class Tongue:
    """A language, and the browser setting that asks for it."""

    name: str
    locale: str

    @property
    def is_pseudo(self) -> bool:
        return self.name == "pseudo"

    def say(self, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message as the pages have it."""
        bundle = _bundle(self.name)
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        return str(bundle.format_pattern(pattern, dict(args or {}))[0])

    def prepare(self, context: BrowserContext) -> None:
        """Nobody's language takes the place of English in the room's pages."""
        if self.is_pseudo:
            context.route(CLIENT_CATALOGUE, _serve_pseudo)

    def translate(self, page: Page) -> None:
        """The same for a page that the server wrote in full."""
        if self.is_pseudo:
            texts: list[str] = page.evaluate(READ_TEXTS)
            page.evaluate(WRITE_TEXTS, [pseudo(text) for text in texts])


ENGLISH = Tongue("en", "en-GB")
TONGUES = (ENGLISH, Tongue("de", "de-DE"), Tongue("es", "es-ES"), Tongue("ja", "ja-JP"), Tongue("pseudo", "en-GB"))


def _serve_pseudo(route: Route) -> None:
    english = route.fetch().text()
    route.fulfill(body=pseudo_catalogue(english), content_type="text/plain; charset=utf-8")


@cache
def _bundle(name: str) -> FluentBundle:
    bundle = FluentBundle(["en" if name == "pseudo" else name], use_isolating=False)
    for file in sorted(_folder(name).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(pseudo_catalogue(text) if name == "pseudo" else text))
    return bundle


def _folder(name: str) -> Path:
    return LOCALES / ("en" if name == "pseudo" else name)
