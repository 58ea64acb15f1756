"""When the program breaks: one text file for whoever mends it, and a sentence for the player."""

from __future__ import annotations

import platform
import traceback
from pathlib import Path

from game.table.files import write_whole

FILE = "crash.txt"
SEEN = "crash-seen.txt"


def write_report(folder: Path, error: BaseException, notes: str = "") -> Path | None:
    """Write version, system, notes (such as the record of the match) and traceback; None if even that fails.

    Nothing is ever sent anywhere.
    """
    from game.app.version import version_lines

    parts = [
        *version_lines(),
        f"Python {platform.python_version()} on {platform.platform()}",
        "",
        "".join(traceback.format_exception(error)).rstrip(),
        "",
        notes,
    ]
    path = folder / FILE
    text = (
        "\n".join(parts).encode("utf-8", "backslashreplace").decode()
    )  # a text of any kind may have broken it
    try:
        write_whole(path, text.rstrip() + "\n")
    except OSError:
        return None
    return path


def unseen_report(folder: Path) -> Path | None:
    """The report of the last crash, if the player was not told of it yet; from now on he was."""
    path = folder / FILE
    try:
        return path.replace(folder / SEEN) if path.is_file() else None
    except OSError:
        return None
