"""At every stop of an evening, in every language: axe finds nothing in either theme, nothing is cut or covered, letters
twice as large lose nothing, and forced colours leave all states to be seen. One tour a language for all of it: a tour
takes longer than a look. Of what is wrong, pictures lie in the folder of the test's output.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import axe_faults, axe_faults_but_contrast, axe_faults_in_the_dark
from tests.browser.forced_colours import forced_colour_faults
from tests.browser.layout import height_faults, layout_faults, title_faults
from tests.browser.tongues import TONGUES, Tongue
from tests.browser.tour.stops import stops
from tests.browser.tour.walk import Tour
from tests.browser.zoom import zoom_faults
from tests.real_server import RealServer

Look = Callable[[Page], list[str]]

IN_ALL: tuple[Look, ...] = (layout_faults,)
BESIDES: Mapping[str, tuple[Look, ...]] = {
    "en": (height_faults, title_faults, axe_faults, axe_faults_in_the_dark, forced_colour_faults),
    "de": (height_faults, title_faults, axe_faults_but_contrast, zoom_faults),
    "es": (height_faults, title_faults, axe_faults_but_contrast),
    "ja": (height_faults, axe_faults_but_contrast, zoom_faults),
    "pseudo": (),
}
"""Colours are the same in all languages, so those of the dark and the forced ones are looked at in one. German has the
longest words of the real languages, Japanese the tallest."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("tongue", TONGUES, ids=lambda tongue: tongue.name)
def test_nothing_is_wrong_anywhere(browser: Browser, server: RealServer, tongue: Tongue, tmp_path: Path) -> None:
    found: dict[str, list[str]] = {}
    seen = 0
    with Tour(browser, server.url, tongue) as tour:
        for seen, stop in enumerate(stops(tour), 1):
            looks = (*IN_ALL, *BESIDES[tongue.name])
            if faults := [fault for look in looks for fault in look(stop.page)]:
                found[stop.name] = faults
                stop.page.screenshot(path=tmp_path / f"{tongue.name}-{seen:02}-{stop.name}.png")
    assert seen > 60
    assert found == {}, f"\n{_told(found)}\nPictures: {tmp_path}"


def _told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{stop}:\n  " + "\n  ".join(faults) for stop, faults in found.items())
