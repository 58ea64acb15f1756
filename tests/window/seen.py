"""A program in a real window, with a hand on the mouse and the keyboard."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.records.record import Record
from game.records.replay import state_after
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.save import read_record

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0
"""Seconds; far above what anything here takes, so that a busy machine does not decide."""


def until(happened: Callable[[], bool], running: subprocess.Popen[str] | None = None) -> None:
    """Wait for something; fail with what the program said if it ends or nothing happens."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if running is not None and running.poll() is not None:
            pytest.fail(f"the program ended with {running.returncode}: {running.communicate()}")
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.05)


class Seen:
    """A program in a real window, with a hand on the mouse and the keyboard."""

    def __init__(self, screen: dict[str, str], data: Path, *words: str) -> None:
        self.screen = screen
        self.data = data
        command = [sys.executable, "-m", "game", "--data-dir", str(data), *words]
        self.running = subprocess.Popen(
            command, cwd=ROOT, env=screen, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        until(lambda: self.ask("wmctrl", "-l") != "", self.running)
        (self.window,) = [line.split()[0] for line in self.ask("wmctrl", "-l").splitlines()]
        time.sleep(0.5)  # the first frame, and the focus that the window manager gives

    def ask(self, *words: str) -> str:
        """What a program for windows says; an empty text if it fails."""
        return subprocess.run(words, env=self.screen, capture_output=True, text=True, check=False).stdout

    def has_size(self, size: str) -> bool:
        """Whether the window is that large: WIDTHxHEIGHT."""
        return self.ask("xdotool", "getwindowgeometry", self.window).split()[-1:] == [size]

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self.ask("xdotool", "key", "--window", self.window, "--delay", "30", *keys)

    def click(self, where: tuple[float, float]) -> None:
        """Move the mouse there, in pixels of the window, and click."""
        x, y = (str(round(value)) for value in where)
        self.ask("xdotool", "mousemove", "--window", self.window, x, y, "click", "1")

    @property
    def file(self) -> Path:
        """Where the unfinished match is kept."""
        return self.data / "match.txt"

    def record(self) -> Record | None:
        """The match as it was saved last; None when there is none, or it is over."""
        return read_record(self.file).record if self.file.is_file() else None

    def state(self) -> MatchState | None:
        """The table after that record."""
        record = self.record()
        return None if record is None else state_after(record)

    def view(self) -> View | None:
        """What the player at the screen sees."""
        state = self.state()
        return None if state is None else view_for(state, 0)

    def close(self) -> None:
        """Close the window as a person does, and see that the program ends well."""
        self.ask("wmctrl", "-i", "-c", self.window)
        said, complained = self.running.communicate(timeout=PATIENCE)
        assert self.running.returncode == 0, said + complained
        assert "Traceback" not in complained

    def kill(self) -> None:
        """What a power cut does."""
        self.running.kill()
        self.running.communicate(timeout=PATIENCE)
