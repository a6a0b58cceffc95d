"""The browser of the tests: found on the machine, or installed. `python tests/browser/chromium.py` sees to it.

Law: what is there is taken; only root on Debian gets system packages; whoever can't be helped gets the one line to run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
PLAYWRIGHT_OWN = "playwright's own"
FONTS = ("fonts-noto-cjk", "fonts-noto-color-emoji")
"""Without them, screenshots show boxes where Japanese and emoji should be."""
SCRIPT_BYTES = 4096
HELP = "No Chromium: run `sudo apt-get install chromium`, or name one with CHROME=/path/to/chrome"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A host that is not loopback, and so no secure context, as on a plain-http LAN.
    "--host-resolver-rules=MAP table.test 127.0.0.1",
)


def launch_flags() -> list[str]:
    """Chromium's flags; as root its sandbox does not start."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else list(FLAGS)


@cache
def find_chromium() -> str | None:
    """The path of a browser, `PLAYWRIGHT_OWN`, or None. $CHROME is believed."""
    named = os.environ.get("CHROME")
    if named:
        return named
    installed = (path for command in COMMANDS if (path := shutil.which(command)) and not is_snap(Path(path)))
    applications = (path for path in APPLICATIONS if Path(path).exists())
    return next(installed, None) or next(applications, None) or _playwright_own()


def is_snap(path: Path) -> bool:
    """Whether it only leads to a snap: Ubuntu's does, and a test's files lie outside of what a snap may see."""
    real = path.resolve()
    if "snap" in real.parts or real.name == "snap":
        return True
    head = real.read_bytes()[:SCRIPT_BYTES]
    return head.startswith(b"#!") and b"/snap/" in head


def _playwright_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return PLAYWRIGHT_OWN if Path(playwright.chromium.executable_path).exists() else None


def install_chromium() -> str | None:
    """Installs one; its path, or None when that was not possible."""
    if is_root_on("debian"):
        apt_install("chromium")
    else:
        with_system_packages = ["--with-deps"] if is_root_on("ubuntu") else []
        _runs(sys.executable, "-m", "playwright", "install", *with_system_packages, "chromium")
    find_chromium.cache_clear()
    return find_chromium()


def install_fonts() -> None:
    """Where they are missing and can be had; never a reason to stop."""
    if is_root_on("debian") or is_root_on("ubuntu"):
        missing = [font for font in FONTS if not _is_installed(font)]
        if missing and not apt_install(*missing):
            print(f"Screenshots may lack characters: {' '.join(missing)} could not be installed", file=sys.stderr)


def is_root_on(system: str) -> bool:
    release = Path("/etc/os-release")
    names = release.read_text(encoding="utf-8").splitlines() if release.exists() else []
    return os.geteuid() == 0 and f"ID={system}" in names and shutil.which("apt-get") is not None


def apt_install(*packages: str) -> bool:
    print(f"Installing {' '.join(packages)} ...", flush=True)
    _runs("apt-get", "update", "-qq")
    quiet = ("-qq", "-o", "Dpkg::Use-Pty=0")  # no progress bars in a log
    return _runs("apt-get", "install", "-y", *quiet, "--no-install-recommends", *packages)


def _is_installed(package: str) -> bool:
    answer = subprocess.run(["dpkg-query", "-W", "-f=${Status}", package], capture_output=True, text=True, check=False)
    return answer.stdout.endswith("ok installed")


def _runs(*command: str) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, check=False, stdin=subprocess.DEVNULL).returncode == 0


def main() -> int:
    chromium = find_chromium() or install_chromium()
    if chromium is None or (chromium != PLAYWRIGHT_OWN and shutil.which(chromium) is None):
        print(HELP, file=sys.stderr)
        return 1
    install_fonts()
    print(f"Browser: {chromium}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
