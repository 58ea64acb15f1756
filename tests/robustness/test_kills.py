"""A program that is killed at any moment goes on at most one action behind what was seen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.depth import often
from tests.robustness.kills import ENOUGH, PHASES, Tally, told

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


@pytest.mark.parametrize(
    ("tally", "code"),
    [
        (Tally(kills=ENOUGH - 1), 0),
        (Tally(kills=ENOUGH, phases=Counter(PHASES)), 1),
        (Tally(kills=ENOUGH, finished=1, phases=Counter(["playing"])), 1),
        (Tally(kills=ENOUGH, finished=1, phases=Counter(PHASES)), 0),
    ],
)
def test_many_kills_that_reached_too_little_prove_nothing(
    tally: Tally, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["kills"])
    assert told("matches", lambda *_, **__: tally, "") == code
    assert ("too little was reached" in capsys.readouterr().out) == bool(code)
