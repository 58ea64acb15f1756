"""A virtual screen with a window manager for programs in real windows."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.robustness.screen import Screen
from tests.window.seen import Seen

PROGRAMS = ("Xvfb", "openbox", "xdotool", "wmctrl")
MISSING = [name for name in PROGRAMS if shutil.which(name) is None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests beside this file open windows."""
    for item in items:
        if item.path.parts[-2] == "window":
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.window)
            if MISSING:
                item.add_marker(pytest.mark.skip(reason=f"not installed: {', '.join(MISSING)}"))


@pytest.fixture
def screen() -> Iterator[dict[str, str]]:
    """The environment of a program that shall appear on a screen of its own."""
    with Screen("1600x1000", "openbox") as opened:
        yield opened.environment | {"SDL_AUDIODRIVER": "dummy"}


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
