"""How the game sounds: each sound rendered in a real browser, without a loudspeaker."""

from __future__ import annotations

import shutil
import subprocess
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

STATIC = Path(__file__).parents[2] / "static"
RENDER = """async () => {
  const { SOUND_NAMES, lasts, sound } = voices;
  const [rate, heard] = [22050, {}];
  for (const name of SOUND_NAMES) {
    const context = new OfflineAudioContext(1, Math.ceil(rate * (lasts(name) + 0.5)), rate);
    sound(context, context.destination, name, 0);
    heard[name] = { lasts: lasts(name), rate, samples: Array.from((await context.startRendering()).getChannelData(0)) };
  }
  return heard;
}"""
SHORT_S = 2.5
AUDIBLE = 0.03
AT_ONCE = 2
ALIKE = 0.9
"""Of two sounds that are scaled to the same strength: 1 for the same."""


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, Any]:
    """Every sound: its length in seconds, its rate and its samples."""
    node = shutil.which("node")
    assert node is not None, "node builds the client"
    build = (
        "import('esbuild').then(({ build }) => build({ entryPoints: ['src/feel/voices.ts'], bundle: true, write: false,"
        " format: 'iife', globalName: 'voices' })).then(({ outputFiles }) => console.log(outputFiles[0].text))"
    )
    script = subprocess.run([node, "-e", build], cwd=STATIC, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    page.add_script_tag(content=script)
    rendered: dict[str, Any] = page.evaluate(RENDER)
    page.close()
    return rendered


def test_each_sound_is_short_and_over_when_it_says_so(heard: dict[str, Any]) -> None:
    for name, each in heard.items():
        assert each["lasts"] <= SHORT_S, name
        after = each["samples"][int(each["rate"] * (each["lasts"] + 0.02)) :]
        assert max(map(abs, after)) < AUDIBLE / 10, name


def test_each_sound_is_heard_and_two_together_never_clip(heard: dict[str, Any]) -> None:
    for name, each in heard.items():
        peak = max(map(abs, each["samples"]))
        assert AUDIBLE < peak < 1 / AT_ONCE, f"{name} peaks at {peak}"


def test_no_sound_begins_with_a_crack(heard: dict[str, Any]) -> None:
    for name, each in heard.items():
        assert abs(each["samples"][0]) < AUDIBLE, name


def test_each_sound_is_told_from_all_others(heard: dict[str, Any]) -> None:
    for one, other in combinations(heard, 2):
        assert likeness(heard[one]["samples"], heard[other]["samples"]) < ALIKE, f"{one} and {other}"


def likeness(one: list[float], other: list[float]) -> float:
    """How much of the shorter is in the longer, by their overlap: 0 to 1."""
    both = list(zip(one, other, strict=False))
    return abs(sum(a * b for a, b in both)) / sqrt(sum(a * a for a in one) * sum(b * b for b in other))
