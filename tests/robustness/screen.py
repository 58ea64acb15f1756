"""Virtual screens of any size for as long as a `with` lasts, one that is plugged in and out besides."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

MANAGER_PATIENCE: Final = 60
"""Seconds within which a window manager has to start."""

UNREAL: Final = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "AutoAddGPU" "false"
    Option "DontVTSwitch" "true"
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 256000
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5.0-1000.0
    VertRefresh 5.0-200.0
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
EndSection
"""
"""A graphics card that is none, with sixteen sockets for screens."""


class Screen:
    """An X server of its own; with a window manager if one is named."""

    def __init__(self, size: str, manager: str | None = None, second: str | None = None) -> None:
        """`size` is WIDTHxHEIGHT; `second` is the size of a screen beside it.

        `manager` is an installed window manager that knows `--startup COMMAND`, as openbox does.
        """
        self._second = second
        self._size = size
        self._manager = manager
        self.is_managed = manager is not None
        self._running: list[subprocess.Popen[bytes]] = []
        self.environment: dict[str, str] = {}
        """That of a program which shall appear here."""

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        words = [*self._server(), "-noreset", "-displayfd", str(writing), "-nolisten", "tcp"]
        self._running.append(
            subprocess.Popen(words, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        self.environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        self.environment |= {"DISPLAY": f":{number}"}
        if self._manager is not None:
            self._start_manager(self._manager)
        return self

    def _start_manager(self, manager: str) -> None:
        """Start the window manager, and wait until it manages windows.

        A window that opens while openbox starts is never mapped, and SDL waits for that for ever.
        """
        with tempfile.TemporaryDirectory() as folder:
            ready = Path(folder) / "ready"
            self._running.append(
                subprocess.Popen(
                    [manager, "--startup", f"touch {ready}"], env=self.environment, stderr=subprocess.DEVNULL
                )
            )
            begun = time.monotonic()
            while not ready.exists():
                if time.monotonic() - begun > MANAGER_PATIENCE:
                    self.__exit__(None, None, None)
                    raise TimeoutError(f"{manager} did not start in {MANAGER_PATIENCE} seconds")
                time.sleep(0.02)

    def _server(self) -> list[str]:
        words = ["Xvfb", "-screen", "0", f"{self._size}x24"]
        if self._second is not None:
            words += ["-screen", "1", f"{self._second}x24", "+xinerama"]
        return words

    def vanish(self) -> None:
        """The server dies, and with it the screen."""
        self._running[0].kill()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in reversed(self._running):
            process.terminate()
            process.wait()


class TwoScreens(Screen):
    """A server whose second screen, on the right of the first, can be pulled out while it runs."""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory()
        (Path(self._folder.name) / "unreal.conf").write_text(UNREAL, "ascii")
        super().__enter__()
        first, second = self._size, self._second or self._size
        try:
            self.set_up("--output", "DUMMY0", "--mode", first, "--pos", "0x0")
            self.set_up("--addmode", "DUMMY1", second)
            self.set_up("--output", "DUMMY1", "--mode", second, "--right-of", "DUMMY0")
        except subprocess.SubprocessError:
            self.__exit__(None, None, None)
            raise
        return self

    def _server(self) -> list[str]:
        folder = Path(self._folder.name)
        return [
            "Xorg",
            "-novtswitch",
            "-config",
            f"{folder / 'unreal.conf'}",
            "-logfile",
            f"{folder / 'log'}",
        ]

    def pull_out(self, *, first: bool = False) -> None:
        """Unplug the second screen; or the first, and the second moves to its place, as desktops do it."""
        self.set_up("--output", "DUMMY0" if first else "DUMMY1", "--off")
        if first:
            self.set_up("--output", "DUMMY1", "--pos", "0x0", "--primary")

    def set_up(self, *words: str) -> None:
        """Ask xrandr."""
        subprocess.run(["xrandr", *words], env=self.environment, check=True, capture_output=True, timeout=20)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        super().__exit__(kind, error, trace)
        self._folder.cleanup()
