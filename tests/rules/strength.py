"""How hard the property tests try, by HYPOTHESIS_PROFILE: "quick" in `make check`, "long" in `make long`.

`HYPOTHESIS_PROFILE=long pytest tests/rules --timeout 3600` tries 40 times as much.
"""

from __future__ import annotations

import os

from hypothesis import settings

TIMES = {"quick": 0.4, "long": 40}.get(os.environ.get("HYPOTHESIS_PROFILE", ""), 1)


def tries(examples: int) -> settings:
    return settings(max_examples=max(1, round(examples * TIMES)))
