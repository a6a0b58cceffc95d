"""All stops in their order.

Law: they go by the catalogues' ids and by what the elements are, so it is the same tour in every language. A stop lasts
until the next one is asked for, or, where the screen itself lets something go, for some seconds.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.tour import after, before, replay, table
from tests.browser.tour.walk import Stop, Tour


def stops(tour: Tour) -> Iterator[Stop]:
    """Every screen and sheet of one evening."""
    yield from before.pages(tour)
    yield from before.lobby(tour)
    yield from before.before_the_round(tour)
    yield from replay.before_any_round(tour)
    yield from table.table(tour)
    yield from table.sheets_of_offers(tour)
    yield from table.what_goes_wrong(tour)
    yield from table.menu(tour)
    yield from table.swap(tour)
    yield from after.end_of_the_round(tour)
    yield from after.reveal(tour)
    yield from after.scores(tour)
    yield from replay.with_a_round(tour)
    yield from after.without_a_server(tour)
