"""`python3 packaging/bare_system.py`: the archive is played in a Debian without Python, left, and goes on.

Needs root, and debootstrap, Xvfb, openbox, xdotool, wmctrl; the system is made once from Debian's
packages, in `build/bare`. Prints one JSON object; the exit code is 1 where the match did not go on from where
it was left.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BARE = ROOT / "build" / "bare"
HOME = Path("home") / "player"
MATCH = HOME / ".local" / "share" / "belot-table" / "match.txt"
PROGRAMS = ("debootstrap", "Xvfb", "openbox", "xdotool", "wmctrl", "chroot")
LIBRARIES = "libx11-6,libxext6,libxcursor1,libxi6,libxrandr2,libxfixes3,libxss1"
"""What every desktop has: SDL opens these by name."""
DISPLAY = ":98"
KEYS = ("Return", "1", "2", "3", "4", "5", "6", "7", "8")
PATIENCE = 90.0
"""Seconds within which a window opens or closes on the busiest machine."""


def main() -> int:
    """Make the system, unpack, look, play, leave, go on."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    archives = sorted((ROOT / "dist").glob("belot-table-*.tar.xz"))
    if missing or not archives or os.geteuid() != 0:
        why = f"there is no {', '.join(missing)}" if missing else "it needs root, and an archive in dist"
        print(f"This cannot be tried here: {why}.", file=sys.stderr)
        return 2
    if not (BARE / "bin" / "sh").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={LIBRARIES}", "bookworm", BARE], check=True
        )
    pythons = [str(path) for path in (BARE / "usr" / "bin").glob("python*")]
    shutil.rmtree(BARE / HOME, ignore_errors=True)
    (BARE / HOME).mkdir(parents=True)
    subprocess.run(["tar", "-xJf", archives[-1], "-C", BARE / HOME], check=True)
    (folder,) = (BARE / HOME).glob("belot-table-*")
    program = f"/{folder.relative_to(BARE)}/belot-table"
    looked = inside([program, "--selftest"])
    with screen():
        left = played([program, "--game", "bela4", "--size", "1280x720", "--speed", "instant"], 15)
        gone_on = played([program], 8)
    kept = is_beginning(left, gone_on)
    found = {
        "pythons": pythons,
        "selftest": looked.returncode,
        "words_when_left": len(moves(left)),
        "words_at_the_end": len(moves(gone_on)),
        "went_on_from_there": kept,
    }
    print(json.dumps(found))
    return 0 if kept and not pythons and looked.returncode == 0 else 1


def inside(command: list[str], **words: object) -> subprocess.CompletedProcess[bytes]:
    """Run a program in the bare system and wait for it."""
    return subprocess.run(bare(command), check=False, **words)  # type: ignore[call-overload, no-any-return]


def bare(command: list[str]) -> list[str]:
    """The words that start a program in the bare system, with no more of this one than the screen."""
    environment = [
        f"HOME=/{HOME}",
        "PATH=/usr/bin:/bin",
        "LANG=C.UTF-8",
        "SDL_AUDIODRIVER=dummy",
        f"DISPLAY={DISPLAY}",
    ]
    return ["chroot", str(BARE), "/usr/bin/env", "-i", *environment, *command]


@contextmanager
def screen():  # noqa: ANN201 - a context
    """A virtual screen with a window manager, whose socket the bare system sees."""
    sockets = BARE / "tmp" / ".X11-unix"
    sockets.mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1920x1080x24"], stderr=subprocess.DEVNULL
    ) as server:
        until(lambda: Path("/tmp/.X11-unix", f"X{DISPLAY[1:]}").exists())  # noqa: S108 - where X puts it
        subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)  # noqa: S108
        with subprocess.Popen(["openbox"], env=here(), stderr=subprocess.DEVNULL) as manager:
            try:
                yield
            finally:
                subprocess.run(["umount", sockets], check=False)
                manager.terminate()
                server.terminate()


def played(command: list[str], rounds: int) -> str:
    """Open the window, press all keys so many times, close it; the record of the match then."""
    with subprocess.Popen(bare(command)) as running:
        until(lambda: b"Bela" in said("wmctrl", "-l"))
        said("wmctrl", "-a", "Bela")
        for _ in range(rounds):
            said("xdotool", "key", "--delay", "40", *KEYS)
            time.sleep(0.2)
        said("wmctrl", "-c", "Bela")
        running.wait(PATIENCE)
    return (BARE / MATCH).read_text("utf-8")


def moves(record: str) -> list[str]:
    """The words of a record below its tags, in their order: calls and cards."""
    return [word for line in record.splitlines() if not line.startswith("[") for word in line.split()]


def is_beginning(left: str, gone_on: str) -> bool:
    """Whether everything of the one record stands at the beginning of the other, and more follows."""
    first, second = moves(left), moves(gone_on)
    return len(second) > len(first) > 0 and second[: len(first)] == first


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something; TimeoutError if it does not come."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            message = "nothing came within the time"
            raise TimeoutError(message)
        time.sleep(0.3)


def said(*command: str) -> bytes:
    """What a program on the virtual screen says."""
    return subprocess.run(command, env=here(), capture_output=True, check=False).stdout


def here() -> dict[str, str]:
    """This system's environment, with the virtual screen."""
    return {**os.environ, "DISPLAY": DISPLAY}


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
