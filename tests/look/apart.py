"""How far two drawings are apart: by their silhouettes, and by their colours as an eye sees them.

Law: nothing is known here of what is drawn; both measures are of pixels.
"""

from __future__ import annotations

import math
from itertools import product
from typing import NamedTuple

from tests.look.png import Picture, Pixel
from tests.look.tokens import linear

INSIDE = 128
"""A silhouette is printed black on white; what is darker than this belongs to it."""
SHIFTS = 4
"""How far one silhouette is moved over the other to fit best, in pixels, from where their middles meet."""
BLACK, PAPER = 20.0, 90.0
"""Lightness below which a pixel is of the black plate, and above which it is bare paper."""
EDGE = 24
"""Neighbours that differ by more in a channel have an edge between them."""
LITTLE = 0.35
"""Less colour than this part of what is not black, and a drawing is white."""
LINEAR = tuple(linear(value / 255) for value in range(256))
WHITE = (0.9505, 1.0, 1.089)
"""The light that CIELAB is measured in, D65."""
Mask = frozenset[tuple[int, int]]


class Lab(NamedTuple):
    """CIELAB: equal distances look about equally far; 2 is just seen."""

    light: float
    red: float
    yellow: float

    def distance(self, other: Lab) -> float:
        return math.dist(self, other)


def silhouette(picture: Picture) -> Mask:
    """The places of its pixels."""
    return frozenset((x, y) for y, row in enumerate(picture.rows) for x, pixel in enumerate(row) if pixel[1] < INSIDE)


def shape_distance(one: Mask, other: Mask) -> float:
    """What two silhouettes do not share, one lying over the other as well as it can: 0 one shape, 1 no overlap."""
    x, y = (round(mine - theirs) for mine, theirs in zip(_middle(one), _middle(other), strict=True))
    steps = range(-SHIFTS, SHIFTS + 1)
    return min(_unshared(one, _moved(other, x + by_x, y + by_y)) for by_x, by_y in product(steps, steps))


def _middle(mask: Mask) -> tuple[float, float]:
    return sum(x for x, _ in mask) / len(mask), sum(y for _, y in mask) / len(mask)


def _moved(mask: Mask, by_x: int, by_y: int) -> Mask:
    return frozenset((x + by_x, y + by_y) for x, y in mask)


def _unshared(one: Mask, other: Mask) -> float:
    return 1 - len(one & other) / len(one | other)


def ink_of(picture: Picture, mask: Mask, contour: int) -> Lab:
    """The mean of what is printed in colour, the contour left out. Black lines and bare paper are common to all
    drawings; one that has little else is known by its paper.
    """
    inside = [picture.rows[y][x] for x, y in mask if _is_inside(mask, x, y, contour) and _is_flat(picture, x, y)]
    lit = [(pixel, light) for pixel in inside if (light := _mean([pixel]).light) > BLACK]
    coloured = [pixel for pixel, light in lit if light < PAPER]
    return _mean(coloured if len(coloured) > len(lit) * LITTLE else [pixel for pixel, _ in lit])


def _mean(pixels: list[Pixel]) -> Lab:
    """Mixed as light is."""
    red, green, blue = (sum(LINEAR[pixel[channel]] for pixel in pixels) / len(pixels) for channel in range(3))
    return _lab(red, green, blue)


def _is_inside(mask: Mask, x: int, y: int, depth: int) -> bool:
    around = ((depth, 0), (-depth, 0), (0, depth), (0, -depth))
    return all((x + by_x, y + by_y) in mask for by_x, by_y in around)


def _is_flat(picture: Picture, x: int, y: int) -> bool:
    """No edge runs through it, where two inks would be mixed."""
    here, right, below = picture.rows[y][x], picture.rows[y][x + 1], picture.rows[y + 1][x]
    return (
        max(abs(mine - theirs) for beside in (right, below) for mine, theirs in zip(here, beside, strict=True)) < EDGE
    )


def _lab(red: float, green: float, blue: float) -> Lab:
    x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    one, two, three = (_bent(value / white) for value, white in zip((x, y, z), WHITE, strict=True))
    return Lab(116 * two - 16, 500 * (one - two), 200 * (two - three))


def _bent(share: float) -> float:
    return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
