"""A program that is killed at any moment goes on at most one action behind what was seen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import often

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("kills.py")


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="programs are forked here")
@pytest.mark.parametrize("disk", [(), ("--slow",)], ids=["a disk", "a slow disk"])
def test_killed_at_random_instants(disk: tuple[str, ...]) -> None:
    kills = str(often(3, 8))
    words = [sys.executable, str(SCRIPT), kills, "suite", "bela2", "coinche_fr", *disk]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.startswith(f"{kills} kills")


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="programs are forked here")
def test_killed_while_practice_is_played() -> None:
    kills = str(often(3, 8))
    words = [sys.executable, "-m", "tests.robustness.practice_kills", kills, "suite", "bela2", "coinche_fr"]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.startswith(f"{kills} kills")
