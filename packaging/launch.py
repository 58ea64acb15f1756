"""The first lines that a download runs: the game, or one of the processes that `simulate --jobs` asks for."""

from __future__ import annotations

import sys

WORKER = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main;main("
"""How multiprocessing starts a program once more (Lib/multiprocessing/spawn.py, resource_tracker.py)."""

del globals()["__file__"]  # or a worker would look for this file to read it


def serve(arguments: list[str]) -> None:
    """Be the process that multiprocessing asks for, and end with it; return where a player started the game.

    PyInstaller's own hook does the same, but opens all of multiprocessing at each start.
    """
    if WORKER in arguments[:1]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
        sys.exit()
    command = arguments[-1] if "-c" in arguments[-2:-1] else ""
    if command.startswith(TRACKER):
        from multiprocessing.resource_tracker import main as track

        track(int(command.removeprefix(TRACKER).rstrip(")")))
        sys.exit()


if __name__ == "__main__":
    serve(sys.argv[1:])
    from game.app.main import main

    sys.exit(main())
