"""Commands without a window never load pygame: they run where no display library is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WATCHED = """
import runpy, sys
code = 0
try:
    runpy.run_module("game", run_name="__main__", alter_sys=True)
except SystemExit as end:
    code = end.code
print("code", code, "pygame", "pygame" in sys.modules, file=sys.stderr)
"""


def watched(*words: str, text: str = "") -> str:
    """Run a command; return its last line on standard error: exit code, and whether pygame was loaded."""
    command = [sys.executable, "-c", WATCHED, *words]
    done = subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stderr, done.stdout
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["engine"]], ids=" ".join)
def test_asking_loads_no_pygame(words: list[str]) -> None:
    assert watched(*words) == "code 0 pygame False"


def test_the_engine_answers_without_pygame() -> None:
    assert watched("engine", text='{"id": 1, "ask": "hello"}\n') == "code 0 pygame False"


def test_verifying_loads_no_pygame(tmp_path: Path) -> None:
    assert watched("verify", str(tmp_path / "nothing.txt")).endswith("pygame False")


def test_simulating_loads_no_pygame() -> None:
    words = [
        "simulate",
        "--game",
        "bela4",
        "--deals",
        "1",
        "--seed",
        "1",
        "--seats",
        "random,random,random,random",
    ]
    assert watched(*words).endswith("code 0 pygame False")
