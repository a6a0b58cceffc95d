"""What a browser has chosen for its pages, language and theme, each in a cookie of its own.

Law: a cookie is believed where it names something that exists here; anything else counts as no choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from beadtrade.web.identity import A_YEAR_S

LANGUAGE_COOKIE: Final = "lang"
THEME_COOKIE: Final = "theme"
TYPED_COOKIE: Final = "typed"
"""The name that stood in the start page's field, for the moment that a change of language takes."""
TYPED_S: Final = 30
MOST_TYPED: Final = 100

Theme = Literal["light", "dark", "auto"]
"""`auto` follows the reader's system."""
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)

PAPERS: Final[Mapping[str, str]] = {"light": "#f3e9d3", "dark": "#1f2954"}
"""The ground of all pages, as tokens.css has it: browsers draw their bars in it, and can't read it from a style."""


def theme_of(connection: HTTPConnection) -> Theme:
    chosen = connection.cookies.get(THEME_COOKIE)
    return chosen if chosen in THEMES else "auto"


def paper_media(theme: Theme) -> dict[str, str]:
    """For each paper the media query under which it is the page's: a theme that was chosen needs no system."""
    if theme == "auto":
        return {paper: f"(prefers-color-scheme: {paper})" for paper in PAPERS}
    return {paper: "all" if paper == theme else "not all" for paper in PAPERS}


def keep(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Keeps a choice for a year; only the server reads it."""
    response.set_cookie(name, value, max_age=A_YEAR_S, httponly=True, samesite="lax", secure=secure)


def keep_typed(response: Response, name: str, *, secure: bool) -> None:
    """Keeps what was typed until the page is drawn anew."""
    value = quote(name[:MOST_TYPED])
    response.set_cookie(TYPED_COOKIE, value, max_age=TYPED_S, httponly=True, samesite="lax", secure=secure)


def forget_typed(response: Response, *, secure: bool) -> None:
    """It stands in its field again."""
    response.delete_cookie(TYPED_COOKIE, httponly=True, samesite="lax", secure=secure)


def typed_of(connection: HTTPConnection) -> str:
    """What was typed when the language changed; most often nothing."""
    return unquote(connection.cookies.get(TYPED_COOKIE, ""))[:MOST_TYPED]
