"""The program as a person meets it: a real window under a window manager, on a screen of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

PROGRAMS = ("Xvfb", "openbox", "xdotool", "wmctrl")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]
ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
"""Seconds; far above what anything here takes, so that a busy machine does not decide."""


def until(happened: Callable[[], bool], running: subprocess.Popen[str] | None = None) -> None:
    """Wait for something; fail with what the program said if it ends or nothing happens."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if running is not None and running.poll() is not None:
            pytest.fail(f"the program ended with {running.returncode}: {running.communicate()}")
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.05)


def ask(environment: dict[str, str], *words: str) -> str:
    """What a program for windows says; an empty text if it fails."""
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False).stdout


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """A virtual screen with a window manager; the environment of a program that shall appear on it."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    environment |= {"DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
    manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
    until(lambda: ask(environment, "wmctrl", "-m") != "")
    yield environment
    for process in (manager, server):
        process.terminate()
        process.wait()


def test_opens_fills_the_screen_comes_back_and_closes(screen: dict[str, str], tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "game",
        "--data-dir",
        str(tmp_path),
        "--size",
        "1000x700",
        "--lang",
        "en",
    ]
    with subprocess.Popen(
        command, cwd=ROOT, env=screen, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        until(lambda: ask(screen, "wmctrl", "-l") != "", running)
        (window,) = [line.split()[0] for line in ask(screen, "wmctrl", "-l").splitlines()]

        def has_size(size: str) -> bool:
            return ask(screen, "xdotool", "getwindowgeometry", window).split()[-1:] == [size]

        until(lambda: has_size("1000x700"), running)
        time.sleep(0.5)  # the first frame, and the focus that the window manager gives
        ask(screen, "xdotool", "key", "--window", window, "F11")
        until(lambda: has_size("1600x1000"), running)
        ask(screen, "xdotool", "key", "--window", window, "F11")
        until(lambda: has_size("1000x700"), running)
        ask(screen, "wmctrl", "-i", "-c", window)
        said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, said + complained
    assert "Traceback" not in complained
