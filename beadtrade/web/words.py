"""The words of pages: Fluent catalogues, the same files that the browser reads.

Law: no text of a page stands in a template or in code. The language that a visitor chose is used, else one that their
browser says they read, else English.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from starlette.requests import HTTPConnection

from beadtrade.web.preferences import LANGUAGE_COOKIE

FALLBACK: Final = "en"


class Words:
    """All catalogues of the pages."""

    def __init__(self, folder: Path) -> None:
        self._bundles = {each.name: _bundle(each) for each in sorted(folder.iterdir()) if each.is_dir()}

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._bundles)

    def language_for(self, connection: HTTPConnection) -> str:
        """The language that the visitor chose here, else the first of their browser's that exists here."""
        chosen = connection.cookies.get(LANGUAGE_COOKIE)
        if chosen is not None and chosen in self._bundles:
            return chosen
        wanted = _by_preference(connection.headers.get("accept-language", ""))
        return next((language for language in wanted if language in self._bundles), FALLBACK)

    def has(self, language: str, id: str) -> bool:
        return self._bundles[language].has_message(id)

    def say(self, language: str, id: str, args: Mapping[str, str | int] | None = None) -> str:
        """A message's text; KeyError when neither the language nor English has it."""
        for bundle in (self._bundles[language], self._bundles[FALLBACK]):
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        raise KeyError(id)


def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _by_preference(header: str) -> list[str]:
    """Primary language tags of an Accept-Language header, the most wanted first; what can't be read is left out."""
    wanted: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, rest = part.strip().partition(";")
        wanted.append((_quality(rest), tag.split("-")[0].lower()))
    return [tag for quality, tag in sorted(wanted, key=lambda each: -each[0]) if quality > 0]


def _quality(rest: str) -> float:
    try:
        return float(rest.strip().removeprefix("q=")) if rest.strip() else 1.0
    except ValueError:
        return 0.0
