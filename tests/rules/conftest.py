"""How the tests of the rules run: shared asserts explain themselves, and properties have no deadline.

`HYPOTHESIS_PROFILE=long pytest tests/rules --timeout 3600` tries 40 times as much.
"""

import pytest
from hypothesis import settings

from tests.rules.strength import TIMES

pytest.register_assert_rewrite(
    *(f"tests.rules.{name}" for name in ("tables", "any_game", "offered", "twins", "twin_game", "golden_game"))
)
settings.register_profile("rules", deadline=None, max_examples=round(100 * TIMES))
settings.load_profile("rules")
