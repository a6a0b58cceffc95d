"""How hard the property tests try: a little in `make check`, 40 times as hard with HYPOTHESIS_PROFILE=long."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

TIMES = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "long" else 1


def tries(examples: int) -> settings:
    """No deadline: a loaded machine is no fault of the rules."""
    return settings(deadline=None, max_examples=examples * TIMES, suppress_health_check=[HealthCheck.too_slow])
