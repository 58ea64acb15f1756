"""A virtual screen with a window manager for programs in real windows."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.seen import Seen, until

PROGRAMS = ("Xvfb", "openbox", "xdotool", "wmctrl")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests beside this file open windows."""
    for item in items:
        if Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.window)
            if MISSING:
                item.add_marker(pytest.mark.skip(reason=f"not installed: {', '.join(MISSING)}"))


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of a program that shall appear on a screen of its own."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    words += ["-noreset"]  # or it begins anew when the question below comes and goes before the manager
    server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    environment |= {"DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
    manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
    asking = ["wmctrl", "-m"]
    try:
        until(
            lambda: subprocess.run(asking, env=environment, capture_output=True, check=False).returncode == 0
        )
        yield environment
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


@pytest.fixture
def see(screen: dict[str, str], tmp_path: Path) -> Iterator[Callable[..., Seen]]:
    """Start the program with these words; called again, it starts once more with the same data folder."""
    started: list[Seen] = []

    def start(*words: str) -> Seen:
        started.append(Seen(screen, tmp_path / "data", *words))
        return started[-1]

    yield start
    for seen in started:
        if seen.running.poll() is None:
            seen.kill()
