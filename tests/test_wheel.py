"""The package as others install it: built from a copy of the checkout, run where no checkout is."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.real_server import RealServer

ROOT = Path(__file__).parent.parent
PARTS = ("beadtrade", "static", "templates", "locales", "pyproject.toml", "hatch_build.py", "README.md")
LEFT_OUT = shutil.ignore_patterns("dist", "node_modules", "__pycache__", ".dist-*")
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")
SECONDS_TO_BUILD = 300


def pip(python: str | Path, *words: str, cwd: Path) -> None:
    answer = subprocess.run(
        [python, "-m", "pip", *words], cwd=cwd, capture_output=True, text=True, timeout=SECONDS_TO_BUILD, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


def copy_checkout(to: Path) -> None:
    to.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, to / part, ignore=LEFT_OUT)
        elif (ROOT / part).exists():
            shutil.copy(ROOT / part, to / part)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `beadtrade` command in an environment of its own, made from a wheel; the copy it came from is gone."""
    folder = tmp_path_factory.mktemp("wheel")
    copy, wheels, environment = folder / "copy", folder / "wheels", folder / "environment"
    copy_checkout(copy)
    pip(sys.executable, "wheel", *QUIET, "--no-deps", "--wheel-dir", str(wheels), str(copy), cwd=folder)
    shutil.rmtree(copy)
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    # The locked versions, so that what is tested is this package and not today's newest of another.
    pip(python, "install", *QUIET, "--require-hashes", "--no-deps", "-r", str(ROOT / "requirements.lock"), cwd=folder)
    (wheel,) = wheels.glob("beadtrade-*.whl")
    pip(python, "install", *QUIET, str(wheel), cwd=folder)
    return environment / "bin" / "beadtrade"


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        body: bytes = answer.read()
        return body


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS_TO_BUILD)
def test_an_installed_wheel_serves_everything_without_a_checkout(installed: Path, tmp_path: Path) -> None:
    server = RealServer(tmp_path, command=(str(installed),))
    server.cwd = tmp_path
    try:
        server.start()
        page = fetch(f"{server.url}/").decode()
        assert "Bead Trade" in page
        addresses = set(re.findall(r"/static/[^\"#]+", page))
        assert addresses
        assert all(fetch(server.url + address) for address in addresses)
    finally:
        if server.is_running:
            server.kill()


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS_TO_BUILD)
def test_an_installed_wheel_brings_its_assets_and_no_sources(installed: Path) -> None:
    (package,) = (installed.parent.parent / "lib").glob("python*/site-packages/beadtrade")
    names = {path.relative_to(package / "_assets").as_posix() for path in (package / "_assets").rglob("*.*")}
    assert "static/dist/manifest.json" in names
    assert "templates/base.html" in names
    assert not any("node_modules" in name or name.endswith((".ts", ".tsx")) for name in names)
    assert os.access(installed, os.X_OK)
