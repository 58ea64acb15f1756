"""Whether the system asks programs to move little, as GNOME, Windows and macOS keep it."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from collections.abc import Callable
from threading import Thread

from game.ui.other_programs import their_environment

SECONDS = 2.0
"""A system that has not answered by then has no opinion."""

ASKED: dict[str, tuple[list[str], str]] = {
    "linux": (["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    "darwin": (["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1"),
}
"""By platform what is run, and the answer that means little motion."""

CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows interface."""


def is_little_motion_wanted(platform: str = sys.platform) -> bool:
    """Ask the system; it may take a moment."""
    if platform == "win32":
        return _windows_is_still()
    command, still = ASKED.get(platform, ([], ""))
    program = shutil.which(command[0]) if command else None
    if program is None:
        return False
    try:
        told = subprocess.run(  # noqa: S603 - one of the two commands above
            [program, *command[1:]],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
            env=their_environment(),
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.stdout.strip() == still


def find_out(tell: Callable[[bool], None]) -> None:
    """Ask in a thread of its own, so that nobody waits, and tell the answer there."""
    Thread(target=lambda: tell(is_little_motion_wanted()), name="stillness", daemon=True).start()


def _windows_is_still() -> bool:
    moves = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return False
    is_told = windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return bool(is_told) and not moves.value
