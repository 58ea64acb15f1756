"""What is asked of the desktop: to show a file in its folder, and to take a picture on the clipboard.

Programs of the system do it. They are named by their full paths and started without a shell, in a thread.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from game.ui.other_programs import explorer, powershell, their_environment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Found = TypeVar("Found")

PATIENCE: Final = 3.0
"""Seconds after which a program that still runs is taken to have opened a window."""

PICTURE: Final = "BELOT_TABLE_PICTURE"
"""The variable of the environment that tells PowerShell the path of the picture."""

TO_MAC: Final = "set the clipboard to (read (POSIX file (item 1 of argv)) as «class PNGf»)"
TO_WINDOWS: Final = (
    "Add-Type -AssemblyName System.Windows.Forms, System.Drawing; "
    f"[Windows.Forms.Clipboard]::SetImage([Drawing.Image]::FromFile($env:{PICTURE}))"
)


@dataclass(frozen=True, slots=True)
class Order:
    """A program and its arguments, what it reads from its input, and what it finds in its environment."""

    command: tuple[str, ...]
    reads: Path | None = None
    variables: Mapping[str, str] = field(default_factory=dict)
    tells_nothing: bool = False
    """Whether the program's exit code says nothing about what it did."""


def in_thread(work: Callable[[], Found]) -> Future[Found]:
    """Begin the work in a thread that does not keep the program from ending."""
    future: Future[Found] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except Exception as error:  # noqa: BLE001 - whoever waits for the future is told
            future.set_exception(error)

    threading.Thread(target=run, name="desktop", daemon=True).start()
    return future


def show(path: Path) -> Future[bool]:
    """Open the folder of a file, with the file chosen where the system can do that; whether that was done."""
    return in_thread(lambda: _done(order_to_show(path)))


def take_picture(path: Path) -> Future[bool]:
    """Have the picture in that PNG file ready for other programs; whether that was done."""
    return in_thread(lambda: _done(order_to_take(path)))


def order_to_show(path: Path, system: str = sys.platform) -> Order | None:
    """What shows the file in its folder on that system; None if there is no such program."""
    if system == "win32":
        return _order(explorer(), "/select,", str(path), tells_nothing=True)
    if system == "darwin":
        return _order("open", "-R", str(path))
    return _order("xdg-open", str(path.parent))


def order_to_take(path: Path, system: str = sys.platform) -> Order | None:
    """What puts the picture on the clipboard of that system; None if there is no such program."""
    if system == "win32":
        words = ("-NoProfile", "-STA", "-Command", TO_WINDOWS)
        return _order(powershell(), *words, variables={PICTURE: str(path)})
    if system == "darwin":
        lines = [word for line in ("on run argv", TO_MAC, "end run") for word in ("-e", line)]
        return _order("osascript", *lines, str(path))
    on_wayland = None
    if os.environ.get("WAYLAND_DISPLAY"):
        on_wayland = _order("wl-copy", "--type", "image/png", reads=path)
    return on_wayland or _order("xclip", "-selection", "clipboard", "-t", "image/png", "-i", reads=path)


def _order(
    name: str,
    *arguments: str,
    reads: Path | None = None,
    variables: Mapping[str, str] | None = None,
    tells_nothing: bool = False,
) -> Order | None:
    """The program of that name, or at that path, with its arguments; None if it is not installed."""
    program = shutil.which(name)
    if program is None:
        return None
    return Order((program, *arguments), reads, variables or {}, tells_nothing)


def _done(order: Order | None) -> bool:
    """Start the program and wait a little; whether it has done its work, or is still at it."""
    if order is None:
        return False
    environment = {**(their_environment() or os.environ), **order.variables}
    try:
        with (order.reads or Path(os.devnull)).open("rb") as source:
            running = subprocess.Popen(  # noqa: S603 - one of five programs, by its full path, without a shell
                order.command,
                stdin=source,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=environment,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
    except OSError:
        return False
    try:
        return running.wait(PATIENCE) == 0 or order.tells_nothing
    except subprocess.TimeoutExpired:
        threading.Thread(target=running.wait, name="desktop", daemon=True).start()
        return True
