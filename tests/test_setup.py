"""The checkout as it is committed: what a fresh machine would find."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")
# In pieces, for this file must not hold them either.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"), ("yarnpkg", "com"),
        ("deb.debian", "org"), ("security.debian", "org"), ("archive.ubuntu", "com"), ("npmmirror", "com"),
    )
]  # fmt: skip
PINNED = re.compile(r"[a-z0-9._-]+==[^ ]+( ; .*)? \\")


def tracked() -> Iterator[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return (path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file())


def test_no_file_names_a_package_registry() -> None:
    """Whoever installs chooses where packages come from, a mirror or the public place."""
    named = [
        f"{path}: {host}"
        for path in tracked()
        for host in REGISTRY_HOSTS
        if host.encode() in path.read_bytes()
    ]  # fmt: skip
    assert named == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_with_hashes_and_holds_no_address(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert not any("://" in line or line.startswith("-") for line in lines)
    starts = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert starts
    assert all(PINNED.fullmatch(line) for line in starts)
    assert sum("--hash=sha256:" in line for line in lines) >= len(starts)


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^\S+==\S+", lock, re.M))


def test_the_lock_for_tests_holds_the_packages_of_the_other_in_the_same_versions() -> None:
    runtime, dev = (pins((ROOT / name).read_text(encoding="utf-8")) for name in LOCKS[:2])
    assert runtime <= dev


def test_the_locks_hold_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    dev = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    for wanted in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        name = re.split(r"[=<>~!\[; ]", wanted)[0].replace(".", "-").lower()
        assert re.search(rf"^{re.escape(name)}==", dev, re.M), name


def test_every_dependency_has_its_reason_beside_it() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    tables = re.findall(r"^(?:dependencies|dev|node) = \[\n(.*?)^\]", text, re.M | re.S)
    lines = [line for table in tables for line in table.splitlines()]
    assert len(lines) > 20
    assert all(re.search(r'",\s+# \w', line) for line in lines)


def test_every_npm_dependency_has_its_reason_too() -> None:
    package = json.loads((ROOT / "static" / "package.json").read_text(encoding="utf-8"))
    needed = [*package["dependencies"], *package["devDependencies"]]
    assert needed == list(package["//"])
    assert all(package["//"].values())


def test_the_npm_lock_holds_hashes_and_no_address() -> None:
    lock = json.loads((ROOT / "static" / "package-lock.json").read_text(encoding="utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages)


def test_what_is_built_is_not_committed() -> None:
    made = ("static/dist/", "static/node_modules/", ".venv/", "__pycache__/")
    assert [path for path in tracked() if any(part in path.as_posix() for part in made)] == []
