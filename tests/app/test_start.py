"""A start opens what its first picture needs, and nothing else: each module costs it time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app.later import AT_FIRST_USE
from game.text import areas
from tests.architecture.late_imports import FIRST_PICTURE

ROOT = Path(__file__).parents[2]

WATCHED = """
import sys
from importlib.util import _LazyModule

before = set(sys.modules)
from game.app import later

later.begin()
from game.app import first_frame, main

def watched(program):
    window = program.loop.window
    flip = window.flip

    def told():
        flip()
        opened = [name for name, module in sys.modules.items() if type(module) is not _LazyModule]
        print(*sorted(set(opened) - before))
        window.flip = flip

    window.flip = told
    program.loop.turn()

first_frame.show = watched
sys.exit(main.main(["--first-frame"]))
"""
"""What is open is told when the first picture is on the screen, before its cards are drawn."""

NOT_YET = (
    "argparse",
    "ctypes",
    "game.ai",
    "game.app.commands",
    "game.app.selftest",
    "game.app.words",
    "game.records",
    "game.rules.options",
    "game.scenes.cards.index_plan",
    "game.scenes.intents",
    "game.scenes.options",
    "game.scenes.table.scene",
    "game.table.save",
    "game.variants.catalogue",
    "gettext",
    "importlib.resources",
    "json",
    "multiprocessing",
    "pygame._debug",
    "pygame.mixer",
    "pygame.system",
    "sqlite3",
    "subprocess",
    "tempfile",
    "tomli_w",
    "tomllib",
    "traceback",
    "zipfile",
    *sorted(AT_FIRST_USE),
)


def started(folder: Path, watched: str = WATCHED) -> list[str]:
    """The lines of a start with that player's folder."""
    environment = {
        **os.environ,
        "BELOT_TABLE_DATA_DIR": str(folder),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    done = subprocess.run(
        [sys.executable, "-c", watched],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are open when the first picture is there."""
    (names,) = started(tmp_path_factory.mktemp("player"))
    return set(names.split())


def test_the_first_picture_is_the_title(opened: set[str]) -> None:
    assert {"pygame", "pygame.font", "game.app.loop", "game.scenes.title"} <= opened


@pytest.mark.parametrize("name", NOT_YET)
def test_it_does_not_wait_for(name: str, opened: set[str]) -> None:
    assert sorted(one for one in opened if one == name or one.startswith(f"{name}.")) == []


def test_what_is_imported_late_is_not_open(opened: set[str]) -> None:
    late = {name for file, names in FIRST_PICTURE.items() for name in names}
    assert sorted(late & opened) == []


PLAIN = """
import sys
from game.app import open_table
from game.app.launch import Launch
from game.app.main import main

open_table.open_table = lambda launch: print(launch == Launch(), "game.app.commands" in sys.modules) or 0
sys.exit(main([]))
"""


def test_who_types_nothing_waits_for_no_parser(tmp_path: Path) -> None:
    assert started(tmp_path, PLAIN) == ["True False"]


WORDS = """
import sys
from game.app.main import main
from game.text import areas
from tests.architecture.late_imports import FIRST_PICTURE

read = areas.parse
areas.parse = lambda text, name: print(name) or read(text, name)
sys.exit(main(["--first-frame"]))
"""


def test_of_the_words_it_reads_only_those_of_the_menus(tmp_path: Path) -> None:
    *files, _ = started(tmp_path, WORDS)
    assert {Path(file).name for file in files} == set(areas.EARLY)


LATER = """
from game.app import later

later.begin()
later.begin()
with later.without():
    import pygame
import inspect, platform, sys
print(len([finder for finder in sys.meta_path if isinstance(finder, later.Later)]))
print(inspect.signature(len), platform.system() != "", issubclass(pygame.sprite.Group, object))
print(bool(pygame.mixer), [name for name in later.WITHOUT if name in sys.modules])
import pygame.mixer, pygame.system, importlib.resources
print(callable(pygame.mixer.Sound), callable(pygame.mixer.music.load), callable(importlib.resources.files))
"""


def test_what_was_put_off_is_there_when_it_is_used(tmp_path: Path) -> None:
    once, used, absent, asked = started(tmp_path, LATER)
    assert once == "1"
    assert used == "(obj, /) True True"
    assert absent == "False []"
    assert asked == "True True True"
