"""How hard the property tests try, by HYPOTHESIS_PROFILE: "quick" in `make check`, "long" in `make long`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

TIMES = {"quick": 0.4, "long": 40}.get(os.environ.get("HYPOTHESIS_PROFILE", ""), 1)


def tries(examples: int) -> settings:
    """No deadline: a loaded machine is no fault of the rules."""
    return settings(
        deadline=None, max_examples=max(1, round(examples * TIMES)), suppress_health_check=[HealthCheck.too_slow]
    )
