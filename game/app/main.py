"""The entry: the command line, and the table in its window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.launch import Launch

if TYPE_CHECKING:
    from game.app.opening import Program

NO_DISPLAY = 2
BROKEN = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; answer the exit code. Only a window imports pygame."""
    from game.app import log

    words = sys.argv[1:] if argv is None else list(argv)
    log.begin(words)
    from game.app.commandline import run

    return run(words)


def open_table(launch: Launch) -> int:
    """Open the window and stay until the player leaves; 0, or 1 after a crash, or 2 without a display."""
    if sys.platform.startswith("linux"):
        # SDL would draw through OpenGL here, which is many times slower without a graphics card
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    if not getattr(pygame, "IS_CE", 0):
        print(
            "The table needs pygame-ce, but another pygame was found in its place; "
            "uninstall pygame and install pygame-ce again.",
            file=sys.stderr,
        )
        return BROKEN
    from game.app.paths import folders
    from game.ui.window import NoDisplayError

    places = folders(launch.data_dir, portable=launch.portable)
    program: Program | None = None
    try:
        from game.app.opening import opened

        program = opened(launch, places)
        program.run()
    except NoDisplayError as error:
        print(error, file=sys.stderr)
        return NO_DISPLAY
    except Exception as error:  # noqa: BLE001 - whatever broke, the player gets a sentence and a file
        _tell(error, places.state, program.notes() if program is not None else "")
        return BROKEN
    finally:
        if program is not None:
            program.close()
    return 0


def _tell(error: Exception, folder: Path, notes: str) -> None:
    """One sentence for the player, and a file for whoever mends it."""
    from game.app.crash import write_report

    report = write_report(folder, error, notes)
    where = f"A report is in {report}" if report else "No report could be written"
    print(f"The program broke off: {error!r}. {where}; your match is saved.", file=sys.stderr)
