"""A virtual screen of any size for as long as a `with` lasts."""

from __future__ import annotations

import os
import subprocess
from types import TracebackType
from typing import Self


class Screen:
    """An X server of its own; with a window manager if one is named."""

    def __init__(self, size: str, manager: str | None = None, second: str | None = None) -> None:
        """`size` is WIDTHxHEIGHT; `manager` a program that is installed; `second` a screen beside it."""
        self._second = second
        self._size = size
        self._manager = manager
        self.is_managed = manager is not None
        self._running: list[subprocess.Popen[bytes]] = []
        self.environment: dict[str, str] = {}
        """That of a program which shall appear here."""

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{self._size}x24", "-nolisten", "tcp"]
        if self._second is not None:
            words += ["-screen", "1", f"{self._second}x24", "+xinerama"]
        self._running.append(subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL))
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        self.environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        self.environment |= {"DISPLAY": f":{number}"}
        if self._manager is not None:
            self._running.append(
                subprocess.Popen([self._manager], env=self.environment, stderr=subprocess.DEVNULL)
            )
        return self

    def vanish(self) -> None:
        """The server dies, and with it the screen."""
        self._running[0].kill()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.wait()
