"""Frames are counted while a master thinks, and the search stays small."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.benchmarks.frames import frames, views_of

MOST = 60.0
"""MiB by which a program may grow when the strongest player has decided in every game."""


def test_frames_are_counted_while_it_thinks() -> None:
    found = frames((800, 600), 0.3, "bela4", is_thinking=True)
    assert isinstance(found["decisions"], int)
    assert found["decisions"] >= 1
    assert isinstance(found["drawn"], int)
    assert found["drawn"] > 0
    assert found["is_thinking"]
    assert found["frames"]


def test_still_means_that_nobody_thinks() -> None:
    assert frames((800, 600), 0.1, "bela2", is_thinking=False)["decisions"] == 0


def test_there_is_something_to_think_about() -> None:
    views = views_of("bela4", 20)
    assert len(views) == 20
    assert any(view.choices.calls for view in views)
    assert any(len(view.hand) == 8 and len(view.choices.cards) > 1 for view in views)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel")
def test_the_search_needs_little_memory() -> None:
    words = [sys.executable, "-m", "tests.lab.benchmarks.frames", "--memory"]
    root = Path(__file__).parents[2]
    told = json.loads(subprocess.run(words, cwd=root, capture_output=True, text=True, check=True).stdout)
    assert told["n"] >= 100
    assert 0 < told["figures"]["MB"][0] < MOST
