"""Programs of the system are started with the system's own libraries, never with those of a download."""

from __future__ import annotations

import os
import sys
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
