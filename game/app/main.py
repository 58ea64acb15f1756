"""The entry: whatever is done, these come first."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import Final

from game.app import later

COLLECTING: Final = (20_000, 20, 20)
"""How many new objects call for a search of what holds each other; Python's own 700 cost a start 15 ms."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; answer the exit code. Only a window imports pygame."""
    gc.set_threshold(*COLLECTING)
    later.begin()
    from game.app import log, quick_classes

    quick_classes.begin()
    words = sys.argv[1:] if argv is None else list(argv)
    log.begin(words)
    from game.app.commandline import run

    return run(words)
