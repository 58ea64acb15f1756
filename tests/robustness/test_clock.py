"""The time of day may jump and the process may be stopped: the match goes on and nothing is lost."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.robustness.clock import jumps, suspended


@pytest.mark.slow
def test_a_clock_that_jumps_back_and_forth(tmp_path: Path) -> None:
    assert jumps(tmp_path, 8, "suite")


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are stopped by POSIX signals")
def test_a_process_that_is_stopped_and_woken(tmp_path: Path) -> None:
    assert suspended(tmp_path, 0.3, 2, "instant")
