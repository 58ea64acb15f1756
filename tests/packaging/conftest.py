"""A small checkout to build from, offline, with the tools of this environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "README.md", "LICENSE", ".gitignore", "game", "packaging", "sounds")
IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "*.bin", "*.po", "__pycache__")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the checkout with one picture, nothing compiled, and a tiny module to compile."""
    copy = tmp_path / "checkout"
    copy.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=IGNORED)
        else:
            shutil.copyfile(ROOT / part, copy / part)
    listed = copy / "pyproject.toml"
    one_module = re.sub(
        r"compiled-modules = \[[^]]*\]", 'compiled-modules = ["game/ai/deal_state.py"]', listed.read_text()
    )
    listed.write_text(one_module)
    recipe = copy / "packaging" / "compiling.py"
    recipe.write_text(recipe.read_text().replace('"-O2"', '"-O0"'))  # nobody waits for speed here
    (copy / "sprites" / "draw").mkdir(parents=True)
    (copy / "sprites" / "card.svg").write_text("<svg/>")
    (copy / "sprites" / "draw" / "sketch.svg").write_text("<svg/>")
    (copy / "game" / "ai").mkdir(exist_ok=True)
    (copy / "game" / "ai" / "__init__.py").write_text('"""A room."""\n')
    (copy / "game" / "ai" / "deal_state.py").write_text("def lowest(mask):\n    return mask & -mask\n")
    (copy / "game" / "ai" / "deal_state.pxd").write_text("cpdef unsigned int lowest(unsigned int mask)\n")
    return copy


@pytest.fixture
def python(checkout: Path, tmp_path: Path) -> Callable[..., str]:
    """Run this environment's Python, by default in the checkout; return what it printed.

    A failure raises `subprocess.CalledProcessError`, whose `stderr` says why.
    """

    def run(*words: str | Path, cwd: Path = checkout, **environment: str) -> str:
        everything = {**os.environ, "HOME": str(tmp_path), **environment}
        done = subprocess.run(
            [sys.executable, *words], cwd=cwd, env=everything, capture_output=True, text=True, check=True
        )
        return done.stdout

    return run
