"""The measures themselves, on pictures whose distance is known."""

from __future__ import annotations

import pytest

from tests.look.apart import ink_of, shape_distance, silhouette
from tests.look.png import Picture, Pixel

SIDE = 24
BLACK, WHITE, RED = (0, 0, 0), (255, 255, 255), (200, 30, 30)


def square(left: int, top: int, size: int, ink: Pixel = BLACK) -> Picture:
    inside = range(size)
    rows = [[ink if x - left in inside and y - top in inside else WHITE for x in range(SIDE)] for y in range(SIDE)]
    return Picture(SIDE, rows)


def test_a_silhouette_is_like_itself_wherever_it_stands() -> None:
    assert shape_distance(silhouette(square(2, 2, 10)), silhouette(square(9, 7, 10))) == 0


def test_half_a_square_shares_half_of_it() -> None:
    whole = silhouette(square(4, 4, 16))
    assert shape_distance(whole, frozenset((x, y) for x, y in whole if x < 12)) == pytest.approx(0.5)


def test_grey_is_half_way_to_white_and_one_ink_no_way_to_itself() -> None:
    mask = silhouette(square(4, 4, 16))
    grey, white = (ink_of(square(4, 4, 16, ink), mask, 1) for ink in ((119, 119, 119), WHITE))
    assert white.light == pytest.approx(100, abs=0.1)
    assert grey.distance(white) == pytest.approx(50, abs=0.5)
    assert grey.distance(grey) == 0


def test_black_lines_and_bare_paper_are_no_ink() -> None:
    plain, drawn = square(4, 4, 16, RED), square(4, 4, 16, RED)
    drawn.rows[10][4:20] = [BLACK] * 16
    drawn.rows[14][4:20] = [WHITE] * 16
    mask = silhouette(square(4, 4, 16))
    assert ink_of(drawn, mask, 1) == pytest.approx(ink_of(plain, mask, 1))
