"""Programs of the system are its own, and start with its own libraries, never with those of a download."""

from __future__ import annotations

import os
import sys
from pathlib import PureWindowsPath
from typing import Final

LIBRARIES: Final = "LD_LIBRARY_PATH"
BEFORE: Final = "LD_LIBRARY_PATH_ORIG"
"""What the variable held before the start of a download set it; PyInstaller's name for it."""


def their_environment() -> dict[str, str] | None:
    """The environment for another program; None: the one we have, as outside a download."""
    if not getattr(sys, "frozen", False):
        return None
    environment = {name: value for name, value in os.environ.items() if name not in {LIBRARIES, BEFORE}}
    if BEFORE in os.environ:
        environment[LIBRARIES] = os.environ[BEFORE]
    return environment


def explorer() -> str:
    """The path of Windows' own Explorer."""
    return _of_windows("explorer.exe")


def powershell() -> str:
    """The path of Windows' own PowerShell."""
    return _of_windows("System32", "WindowsPowerShell", "v1.0", "powershell.exe")


def _of_windows(*parts: str) -> str:
    """A path in Windows' own folder: a search by a name alone would begin in the current folder."""
    return str(PureWindowsPath(os.environ.get("SYSTEMROOT") or "C:\\Windows", *parts))
