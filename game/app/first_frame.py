"""A start that ends with its first picture: `bench startup` and packaging/measure.py wait for its line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.launch import Launch
from game.app.open_table import open_table
from game.app.paths import FOLDER

if TYPE_CHECKING:
    from game.app.opening import Program


def first_frame() -> int:
    """Draw the first picture on the screen there is, say how large it is, and leave; the exit code.

    The player's folder is that of the environment, or an empty one.
    """
    if os.environ.get(FOLDER):
        return open_table(Launch(no_sound=True), show)
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as empty:
        return open_table(Launch(no_sound=True, data_dir=Path(empty)), show)


def show(program: Program) -> None:
    """Draw the first picture and say how large it is."""
    program.loop.turn()
    width, height = program.loop.window.page.size
    print(f"{width}x{height}", flush=True)
