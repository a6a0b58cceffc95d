"""The HTML pages, from templates.

Law: everything a template prints is escaped, a name it does not know is an error, and no text stands in it but through
the word catalogues.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Final
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from beadtrade.paths import TEMPLATES
from beadtrade.web.assets import Assets
from beadtrade.web.links import RoomLinks
from beadtrade.web.preferences import PAPERS, THEMES, paper_media, theme_of
from beadtrade.web.words import FALLBACK, Words

VARIES: Final = "accept-language, cookie"
"""What the language and the theme of an answer were chosen by."""
WITH_FORMS: Final = "strict-origin"
"""A page that sends no referrer at all hides its forms' origin too; the address of the page stays out of it."""
LOCALES: Final[Mapping[str, str]] = {"en": "en_GB", "de": "de_DE", "es": "es_ES", "ja": "ja_JP"}
"""The names that link previews have for languages."""


class Pages:
    """Renders a template in the visitor's language. `asset("app.js")` in one gives that asset's address, `t("id")` a
    text, `chunks("app.js")` the addresses of what it needs; `assets` are the names of those that there are, and `build`
    is what they are called together.
    """

    def __init__(self, assets: Assets, words: Words, links: RoomLinks) -> None:
        self.words = words
        self._assets = assets
        self._links = links
        self._templates = Environment(
            loader=FileSystemLoader(TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.globals |= {
            "asset": assets.url,
            "chunks": assets.chunk_urls,
            "assets": assets.names,
            "build": assets.build,
            "templates": self._templates.list_templates(),
            "languages": words.languages,
            "themes": THEMES,
            "papers": PAPERS,
        }

    def render(
        self, template: str, request: HTTPConnection, status: int = 200, language: str = "", **values: object
    ) -> HTMLResponse:
        """The page, in `language` where that exists here, else in the visitor's. `lang` says the language it is in,
        `words` where the browser finds its catalogue, `path` and `base` its own address.
        """
        if language not in self.words.languages:
            language = self.words.language_for(request)
        theme = theme_of(request)
        page = self._templates.get_template(template).render(
            lang=language,
            locale=LOCALES.get(language, language),
            t=partial(self.words.say, language),
            catalogue=self._catalogue(language),
            catalogues=json.dumps({each: self._catalogue(each) for each in self.words.languages}),
            theme=theme,
            paper_media=paper_media(theme),
            base=self._links.base(request).best,
            path=quote(request.scope["path"]),
            **values,
        )
        headers = {"content-language": language, "vary": VARIES, "referrer-policy": WITH_FORMS}
        return HTMLResponse(page, status, headers)

    def _catalogue(self, language: str) -> str:
        name = f"{language}.ftl"
        return self._assets.url(name if name in self._assets.names else f"{FALLBACK}.ftl")
