"""The style sheet's tokens, read from the file, and the contrast of two colours (WCAG 2.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TOKENS = Path(__file__).parents[2] / "static" / "src" / "css" / "tokens.css"
LIGHT, DARK, SYSTEM_DARK = ":root {", ':root[data-theme="dark"] {', ':root:not([data-theme="light"]) {'
TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
PROMISE = re.compile(r"^ +(\d(?:\.\d)?):1 +(.+?) on (.+?)$", re.MULTILINE)
Theme = dict[str, str]


class Promise(NamedTuple):
    """One token on another keeps this contrast."""

    text: str
    ground: str
    contrast: float


def read_block(selector: str, css: str) -> Theme:
    """The tokens that the rule of this selector sets."""
    body = css[css.index(selector) + len(selector) :]
    return dict(TOKEN.findall(body[: body.index("\n}")]))


def themes(css: str) -> dict[str, Theme]:
    """Light, and dark over it."""
    light = read_block(LIGHT, css)
    return {"light": light, "dark": light | read_block(DARK, css)}


def promises(css: str) -> Iterator[Promise]:
    """The pairs that the head of the file names: `4.5:1 ink, ink-2 on paper, paper-2`."""
    for contrast, texts, grounds in PROMISE.findall(css):
        for ground in grounds.split(", "):
            yield from (Promise(text, ground, float(contrast)) for text in texts.split(", "))


def contrast(one: str, other: str) -> float:
    """Of two colours like #1b1f3a: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative, 0 to 1."""
    red, green, blue = (linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(channel: float) -> float:
    """An sRGB channel without its gamma, 0 to 1."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
