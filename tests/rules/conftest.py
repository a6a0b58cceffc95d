"""Asserts in the modules that tests share explain themselves as those in tests do."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.rules.{name}" for name in ("tables", "any_game", "offered", "twins", "golden_game"))
)
