"""All that the rules speak of is a value: it never changes, and has no fields but its own."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass
from typing import Any

import pytest

from beadtrade import rules

MODULES = [importlib.import_module(f"beadtrade.rules.{each.name}") for each in pkgutil.iter_modules(rules.__path__)]
VALUES = {
    kind.__qualname__: kind
    for module in MODULES
    for kind in vars(module).values()
    if is_dataclass(kind) and isinstance(kind, type) and kind.__module__ == module.__name__
}


@pytest.mark.parametrize("kind", VALUES.values(), ids=VALUES.keys())
def test_a_value_is_frozen_and_has_slots(kind: Any) -> None:
    assert kind.__dataclass_params__.frozen
    assert "__slots__" in vars(kind)


def test_the_match_its_views_and_its_events_are_among_them() -> None:
    assert {"Match", "Table", "View", "TradeMade", "TradeSeen", "Refusal", "AcceptOffer"} <= VALUES.keys()
