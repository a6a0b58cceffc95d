"""How the tests of the rules run: shared asserts explain themselves."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.rules.{name}" for name in ("tables", "any_game", "offered", "twins", "twin_game", "golden_game"))
)
