"""`python3 packaging/build.py`: set up what is missing, then make the download for this system in `dist/`.

On Debian, `--windows` makes the one for Windows in its place.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

GROUPS = ("build", "download")
"""Dependency groups of pyproject.toml that a download is made with."""
GROUPS_OF_WINDOWS = ("build",)
"""The download for Windows brings a PyInstaller of its own."""


def main() -> int:
    """Hand over to download.py, or to windows/make.py, inside the environment."""
    if sys.version_info < (3, 11):
        print(f"Building needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from environment import ROOT, SetupError, ready

    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--windows", action="store_true", help="make the download for Windows, on Debian")
    for_windows = asked.parse_args().windows
    try:
        python = ready(GROUPS_OF_WINDOWS if for_windows else GROUPS)
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 2
    script = Path("windows", "make.py") if for_windows else Path("download.py")
    return subprocess.run([python, ROOT / "packaging" / script], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
