"""A Debian that holds little, made once from Debian's packages, and a window of a program inside it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HOME = Path("home") / "player"
MATCH = HOME / ".local" / "share" / "belot-table" / "match.txt"
PROGRAMS = ("debootstrap", "Xvfb", "openbox", "xdotool", "wmctrl", "chroot")
KEYS = ("Return", "1", "2", "3", "4", "5", "6", "7", "8")
PATIENCE = 240.0
"""Seconds within which a window opens or closes on the busiest machine."""


@dataclass
class Root:
    """A folder that stands for `/`."""

    place: Path
    display: str = ""
    """The virtual screen, as long as there is one."""

    def make(self, packages: str) -> None:
        """Install Debian 12 with these packages, separated by commas, unless that was done before.

        Raises:
            subprocess.CalledProcessError: debootstrap failed; it says why.
        """
        done = self.place / "made"
        if not done.exists():
            command = ["debootstrap", "--variant=minbase", f"--include={packages}", "bookworm", self.place]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            done.write_text(packages)

    def words(self, *command: str) -> list[str]:
        """The words that start a program inside, with no more of this system than the screen."""
        environment = [
            f"HOME=/{HOME}",
            "PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games:/usr/sbin:/sbin",
            "LANG=C.UTF-8",
            "DEBIAN_FRONTEND=noninteractive",
            "SDL_AUDIODRIVER=dummy",
            f"DISPLAY={self.display}",
        ]
        return ["chroot", str(self.place), "/usr/bin/env", "-i", *environment, *command]

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a program inside, and wait for it."""
        return subprocess.run(self.words(*command), capture_output=True, text=True, check=False)

    def files(self) -> set[str]:
        """Every file, link and folder, but those that the package manager keeps for itself."""
        found = subprocess.run(
            [
                "find",
                ".",
                "-xdev",
                "(",
                "-path",
                "./proc",
                "-o",
                "-path",
                "./sys",
                ")",
                "-prune",
                "-o",
                "-print",
            ],
            cwd=self.place,
            capture_output=True,
            text=True,
            check=True,
        )
        own = ("./var/lib/apt/", "./var/lib/dpkg/", "./var/cache/", "./var/log/", f"./{HOME}/", "./tmp/")
        return {path for path in found.stdout.splitlines() if not path.startswith(own)}

    def is_busy(self) -> bool:
        """Whether a program runs inside."""
        return any(_is_inside(link, self.place) for link in Path("/proc").glob("[0-9]*/root"))

    def played(self, rounds: int, *command: str) -> str:
        """Open the window, press all keys so many times, close it; the record of the match then.

        Raises:
            TimeoutError: no window came, or it did not go.
        """
        with subprocess.Popen(self.words(*command)):
            until(lambda: b"Bela" in self.said("wmctrl", "-l"))
            self.said("wmctrl", "-a", "Bela")
            for _ in range(rounds):
                self.said("xdotool", "key", "--delay", "40", *KEYS)
                time.sleep(0.2)
            self.said("wmctrl", "-c", "Bela")
            until(lambda: not self.is_busy())
        match = self.place / MATCH
        return match.read_text("utf-8") if match.exists() else ""

    @contextmanager
    def screen(self) -> Iterator[None]:
        """A virtual screen with a window manager, whose socket is seen inside."""
        sockets = self.place / "tmp" / ".X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        with virtual_screen() as self.display:
            subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)  # noqa: S108 - X's place
            try:
                yield
            finally:
                subprocess.run(["umount", sockets], check=False)

    def said(self, *command: str) -> bytes:
        """What a program of this system says that looks at the virtual screen."""
        return said(self.display, *command)

    def here(self) -> dict[str, str]:
        """This system's environment, with the virtual screen."""
        return here(self.display)


@contextmanager
def virtual_screen() -> Iterator[str]:
    """A screen that nobody sees, with a window manager; gives its name, such as `:1`."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-noreset"]
    with subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as answer:
            display = f":{answer.readline().strip()}"
        with subprocess.Popen(["openbox"], env=here(display), stderr=subprocess.DEVNULL) as manager:
            try:
                until(lambda: said(display, "wmctrl", "-m") != b"")
                yield display
            finally:
                manager.terminate()
                server.terminate()


def said(display: str, *command: str) -> bytes:
    """What a program of this system says that looks at a virtual screen."""
    return subprocess.run(command, env=here(display), capture_output=True, check=False).stdout


def here(display: str) -> dict[str, str]:
    """This system's environment, with a virtual screen."""
    return {**os.environ, "DISPLAY": display}


def _is_inside(link: Path, place: Path) -> bool:
    try:
        return link.readlink() == place
    except OSError:  # the process has gone, or was of the kernel's
        return False


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something; TimeoutError if it does not come."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            message = "nothing came within the time"
            raise TimeoutError(message)
        time.sleep(0.3)
