"""What was typed behind the program's name; nothing, as nearly always, opens the table at once.

Whoever types nothing waits for the first picture: it needs neither a parser nor the rules of the games.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from game.app import open_table
from game.app.complaint import complain
from game.app.first_frame import first_frame
from game.app.launch import Launch

FIRST_FRAME: Final = "--first-frame"
"""Alone, it ends the program after its first picture: measured is what somebody waits who types nothing."""

INTERRUPTED: Final = 130


def run(argv: Sequence[str]) -> int:
    """Do what the words say; answer the exit code."""
    try:
        try:
            code = _done(argv)
        except SystemExit as left:  # argparse leaves so after --help
            code = left.code if isinstance(left.code, int) else 0
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _let_go_of_stdout()
        complain("There is no room left for what was to be written.")
        return 1
    return code


def _let_go_of_stdout() -> None:
    """Send stdout to the null device: the disk is full, and Python would write the rest once more at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _done(argv: Sequence[str]) -> int:
    if not argv:
        return open_table.open_table(Launch())
    if argv[0] == FIRST_FRAME:
        return first_frame()
    from game.app.commands import obey

    return obey(argv)
