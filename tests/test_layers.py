"""The layers hold: what may import what, read from the source itself."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "beadtrade"
IMPURE = {
    "asyncio", "contextvars", "datetime", "io", "json", "logging", "multiprocessing", "os", "pathlib", "random",
    "secrets", "select", "shutil", "signal", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid", "warnings",
}  # fmt: skip
"""Modules of the standard library that bring in a clock, chance, input, output or a process."""
WEB_PACKAGES = {"fastapi", "starlette", "uvicorn", "websockets", "jinja2", "prometheus_client"}
STORES = {"sqlite3", "redis"}
MAY_IMPORT = {
    "rules": {"rules"},
    "journal": {"journal"},
    "room": {"room", "rules", "journal"},
    "bots": {"bots", "rules"},
    "console": {"console"},
    "score_command": {"score_command", "console", "rules"},
    "record": {"record", "console", "rules", "room", "journal", "paths"},
}
"""Which parts of the package each may use; a part that isn't named here may use all but `web`."""
KNOWS_WEB = {"web", "cli", "__main__"}


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, with dots; `from a import b` counts as `a.b`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def tops(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)}


def parts_used(path: Path) -> set[str]:
    parts = {name.split(".")[1] for name in imports(path) if name.startswith("beadtrade.")}
    return {part for part in parts if (PACKAGE / part).is_dir() or (PACKAGE / f"{part}.py").exists()}


SOURCES = sorted(PACKAGE.rglob("*.py"))


def sources(part: str) -> list[Path]:
    return [path for path in SOURCES if part_of(path) == part]


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_uses_only_the_parts_below_it(part: str) -> None:
    wrong = {str(path): extra for path in sources(part) if (extra := parts_used(path) - MAY_IMPORT[part])}
    assert wrong == {}


def test_nothing_but_the_command_knows_the_web() -> None:
    wrong = [str(path) for path in SOURCES if part_of(path) not in KNOWS_WEB and "web" in parts_used(path)]
    assert wrong == []


def test_the_rules_use_only_the_standard_library_and_none_of_what_is_impure() -> None:
    allowed = (set(sys.stdlib_module_names) - IMPURE) | {"beadtrade"}
    wrong = {str(path): extra for path in sources("rules") if (extra := tops(path) - allowed)}
    assert wrong == {}


@pytest.mark.parametrize("part", ["room", "bots"])
def test_below_the_web_nothing_knows_of_requests_or_of_sql(part: str) -> None:
    wrong = {str(path): extra for path in sources(part) if (extra := tops(path) & (WEB_PACKAGES | STORES))}
    assert wrong == {}


def test_scoring_a_real_table_needs_no_package_but_this_one() -> None:
    allowed = set(sys.stdlib_module_names) | {"beadtrade"}
    wrong = {str(path): extra for path in sources("score_command") if (extra := tops(path) - allowed)}
    assert wrong == {}


def test_every_module_says_what_it_is_for() -> None:
    silent = [str(path) for path in SOURCES if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == []
