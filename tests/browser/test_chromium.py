"""Which browser the tests take."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.chromium import find_chromium, is_snap, launch_flags

UBUNTU_STUB = """#!/bin/sh
if ! [ -x /snap/bin/chromium ]; then
    echo "please install it"
fi
exec /snap/bin/chromium "$@"
"""


def test_ubuntus_stub_of_a_snap_does_not_count(tmp_path: Path) -> None:
    stub = tmp_path / "chromium-browser"
    stub.write_text(UBUNTU_STUB, encoding="utf-8")
    assert is_snap(stub)


def test_a_wrapper_that_starts_a_real_browser_counts(tmp_path: Path) -> None:
    wrapper = tmp_path / "chromium"
    wrapper.write_text('#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n', encoding="utf-8")
    assert not is_snap(wrapper)


def test_a_browser_named_by_hand_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROME", "/opt/my/chrome")
    find_chromium.cache_clear()
    try:
        assert find_chromium() == "/opt/my/chrome"
    finally:
        find_chromium.cache_clear()


@pytest.mark.parametrize(("user", "is_without_sandbox"), [(0, True), (1000, False)])
def test_only_root_runs_it_without_its_sandbox(
    user: int, is_without_sandbox: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    assert ("--no-sandbox" in launch_flags()) is is_without_sandbox
