"""`python3 packaging/start.py`: set up what is missing, then start the game; all arguments go to the game."""

from __future__ import annotations

import os
import subprocess
import sys


def main() -> int:
    """Become the game; return only with an exit code."""
    if sys.version_info < (3, 11):
        print(f"The game needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    from environment import SetupError, ready

    try:
        python = ready()
    except SetupError as reason:
        print(reason, file=sys.stderr)
        return 2
    return _become([str(python), "-P", "-m", "game", *sys.argv[1:]])


def _become(command: list[str]) -> int:
    if sys.platform == "win32":  # there, exec would hand the terminal back while the game still runs
        return subprocess.run(command, check=False).returncode
    return os.execv(command[0], command)


if __name__ == "__main__":
    sys.exit(main())
