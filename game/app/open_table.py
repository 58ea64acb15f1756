"""The table in its window, from the first call of pygame to the last word about what broke."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from textwrap import fill
from typing import TYPE_CHECKING

from game.app.complaint import complain
from game.app.crash import Watch, named, write_report
from game.app.later import without
from game.app.launch import Launch
from game.app.log import is_without_terminal
from game.app.paths import folders
from game.variants.families import TITLE

if TYPE_CHECKING:
    from pathlib import Path

    from game.app.opening import Program

NO_DISPLAY = 2
BROKEN = 1

WIDEST = 90
"""So many letters stand in a line of the system's own box, which breaks none itself."""

UNSEEN = ("dummy", "offscreen")
"""Drivers of SDL that show nothing to anybody."""


def open_table(launch: Launch, doing: Callable[[Program], None] | None = None) -> int:
    """Open the window and stay until the player leaves; 0, or 1 after a crash, or 2 without a display.

    With `doing` only that is done with the window.
    """
    _prepare()
    import pygame

    if not getattr(pygame, "IS_CE", 0):
        complain(
            "The table needs pygame-ce, but another pygame was found in its place; "
            "uninstall pygame and install pygame-ce again.",
        )
        return BROKEN
    from game.ui.window import NoDisplayError

    places = folders(launch.data_dir, portable=launch.portable)
    program: Program | None = None
    watch = Watch(places.state, lambda: program.notes() if program is not None else "")
    watch.begin()
    try:
        from game.app.opening import opened

        program = opened(launch, places)
        if doing is None:
            program.run()
        else:
            doing(program)
    except NoDisplayError as error:
        complain(error)
        return NO_DISPLAY
    except Exception as error:  # noqa: BLE001 - whatever broke, the player gets a sentence and a file
        _tell(error, places.state, program)
        return BROKEN
    finally:
        _close(program, watch)
    return 0


def _prepare() -> None:
    """Tell SDL how to measure, and import pygame without the parts that no first picture needs."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with without():
        import pygame  # noqa: F401 - whoever imports it from now on finds it


def _close(program: Program | None, watch: Watch) -> None:
    """Close what was opened; what breaks in that does not hide why the program ends."""
    try:
        if program is not None:
            program.close()
    except Exception as error:  # noqa: BLE001 - everything else was closed, and the match is saved
        complain(f"The window could not be closed in order: {named(error)}.")
    watch.close()


def _tell(error: Exception, folder: Path, program: Program | None) -> None:
    """One sentence for the player, and a file for whoever mends it."""
    report = write_report(folder, error, program.notes() if program is not None else "")
    where = f"A report is in {report}" if report else "No report could be written"
    rest = "" if program is None else "; your match is saved"
    sentence = f"The program broke off: {named(error)}. {where}{rest}."
    complain(sentence)
    if is_without_terminal():
        show(sentence)


def show(sentence: str) -> None:
    """A plain box of the system's own, where nothing else can be seen; on no screen, none."""
    _prepare()
    import pygame

    is_open = pygame.display.get_init()
    driver = pygame.display.get_driver() if is_open else os.environ.get("SDL_VIDEODRIVER", "")
    if driver in UNSEEN:
        return
    text = fill(sentence, WIDEST, break_long_words=False, break_on_hyphens=False)  # a path stays whole
    with suppress(pygame.error, AttributeError, OSError):
        pygame.display.message_box(TITLE, text, message_type="error")
