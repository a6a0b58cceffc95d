"""What a server process uses, seen from outside, and how a measured value goes on over time."""

from __future__ import annotations

import os
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
from prometheus_client.parser import text_string_to_metric_families

MB = 1024 * 1024


def resident_mb(pid: int) -> float:
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


@dataclass
class Course:
    """Values and when they were taken, in minutes."""

    at: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    def add(self, value: float) -> None:
        self.at.append(time.monotonic() / 60)
        self.values.append(value)

    @property
    def slope(self) -> float:
        """By how much it grows a minute, by least squares over the second half: the first fills what is kept."""
        half = len(self.at) // 2
        return statistics.linear_regression(self.at[half:], self.values[half:]).slope

    def every(self, count: int) -> list[float]:
        """Some of the values, rounded, for people."""
        return [round(value, 1) for value in self.values[::count]]


async def read_figures(port: int) -> dict[str, float]:
    """The server's own figures, by name; those with a label are added up."""
    async with httpx2.AsyncClient(trust_env=False) as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            sums[sample.name] = sums.get(sample.name, 0) + sample.value
    return sums


def mean_ms(figures: dict[str, float], name: str) -> float:
    """Of a histogram of seconds."""
    return 1000 * figures[f"beadtrade_{name}_seconds_sum"] / figures[f"beadtrade_{name}_seconds_count"]
