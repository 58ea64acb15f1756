"""`python3 packaging/build.py`: set up what is missing, then make the download for this system in `dist/`."""

from __future__ import annotations

import argparse
import subprocess
import sys

GROUPS = ("build", "download")
"""Dependency groups of pyproject.toml that a download is made with."""


def main() -> int:
    """Hand over to download.py inside the environment."""
    if sys.version_info < (3, 11):
        print(f"Building needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from environment import ROOT, SetupError, ready

    try:
        python = ready(GROUPS)
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 2
    return subprocess.run([python, ROOT / "packaging" / "download.py"], check=False).returncode


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
