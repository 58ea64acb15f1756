"""Where things lie: what the program brings along, and what it keeps for the player."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NAME = "belot-table"
PICTURES = "Bela Belot Belote"
SHEETS = "sheets"
"""The folder for score sheets among the player's data."""
FOLDER = "BELOT_TABLE_DATA_DIR"
"""The variable of the environment that may name the player's folder."""


@cache
def assets() -> Path:
    """The folder that holds `sprites` and `sounds`: in a wheel or a download, else the checkout.

    Where there is no such folder plain pictures stand in, and the game says so.
    """
    package = Path(__file__).resolve().parent.parent
    for base in (package / "assets", package.parent):
        if (base / "sprites").is_dir():
            return base
    return package / "assets"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player; none of them needs to exist yet."""

    data: Path
    """Saved matches, records, statistics."""
    settings: Path
    state: Path
    """Crash reports."""
    pictures: Path
    """Score sheets that the player wants to keep."""


def folders(data_dir: Path | None = None, *, portable: bool = False) -> Folders:
    """The player's folders: the given one, the one beside the program, or the system's usual places."""
    named = data_dir or (Path(value) if (value := os.environ.get(FOLDER)) else None)
    if named is None and portable:
        named = _program_folder() / "player"
    if named is not None:
        return Folders(named, named, named, named / SHEETS)
    import platformdirs

    return Folders(
        Path(platformdirs.user_data_dir(NAME, appauthor=False)),
        Path(platformdirs.user_config_dir(NAME, appauthor=False)),
        Path(platformdirs.user_state_dir(NAME, appauthor=False)),
        Path(platformdirs.user_pictures_dir()) / PICTURES,
    )


def _program_folder() -> Path:
    """Beside the executable of a download, else the checkout or the place of installation."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parent.parent.parent
