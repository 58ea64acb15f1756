"""The compiled program and the plain one make the same decisions, and give the same figures for them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.ai.trick_rules import COMPILED
from game.variants.catalogue import GAMES
from tests.depth import often

ROOT = Path(__file__).parents[2]
SCRIPT = "tests.ai.honest_views"
WANTED = often(1, 10)
"""Decisions of each of two minds in each game."""


def decisions(folder: Path) -> tuple[str, list[str]]:
    """What the program in that folder decides; before it, which of its modules are compiled."""
    done = subprocess.run(
        [sys.executable, "-m", SCRIPT, str(WANTED)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    form, *lines = done.stdout.splitlines()
    return form, lines


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="the search is not compiled here")
def test_the_plain_program_decides_as_the_compiled_one(tmp_path: Path) -> None:
    compiled, found = decisions(ROOT)
    for part in ("game", "tests/ai"):
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    plain, expected = decisions(tmp_path)
    assert (compiled, plain) == (str([True] * 4), str([False] * 4))
    assert len(found) >= 2 * WANTED * len(GAMES)
    assert {line.split()[0] for line in found} == set(GAMES)
    different = [pair for pair in zip(found, expected, strict=True) if pair[0] != pair[1]]
    assert different == []
