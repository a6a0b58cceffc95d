"""The HTML pages, from templates.

Law: everything a template prints is escaped, a name it does not know is an error, and no text stands in it but through
the word catalogues.
"""

from __future__ import annotations

from functools import partial

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from beadtrade.paths import TEMPLATES
from beadtrade.web.assets import Assets
from beadtrade.web.words import FALLBACK, Words


class Pages:
    """Renders a template in the visitor's language. `asset("app.js")` in one gives that asset's address, `t("id")` a
    text, `piece("spirit-owl")` a drawing's address."""

    def __init__(self, assets: Assets, words: Words) -> None:
        self.words = words
        self._assets = assets
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.globals["asset"] = assets.url

    def render(self, template: str, request: HTTPConnection, status: int = 200, **values: object) -> HTMLResponse:
        """The page; `lang` says the language it is in, and `words` where the browser finds its catalogue."""
        language = self.words.language_for(request)
        page = self._templates.get_template(template).render(
            lang=language, t=partial(self.words.say, language), catalogue=self._catalogue(language), **values
        )
        return HTMLResponse(page, status, {"content-language": language, "vary": "accept-language"})

    def _catalogue(self, language: str) -> str:
        name = f"{language}.ftl"
        return self._assets.url(name if name in self._assets.names else f"{FALLBACK}.ftl")
