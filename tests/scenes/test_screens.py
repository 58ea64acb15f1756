"""On every screen, in every language and at every size, nothing is cut, spills over or hides."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.scenes.confirm import Confirm
from game.scenes.desk import Desk
from game.scenes.menu import PauseMenu
from game.scenes.options import Options
from game.scenes.over import MatchOver, Outcome
from game.scenes.scene import Push, Scene
from game.scenes.score import ScoreSheet, Sheet, SheetRow
from game.scenes.title import Title
from game.ui.focus import Focus
from game.ui.layout import Rect
from tests.scenes.driver import Driver, PlainDoors, Play

ROWS = (
    SheetRow(us="102", them="60", us_note="bela", caller=0),
    SheetRow(us="–", them="1182", them_note="zvanja 120, bela", caller=0),
    SheetRow(us="252", them="–", us_note="štiglja", caller=1),
)
SHEET = Sheet(
    us="Mi",
    them="Vi",
    us_names="Ti i Zlata",
    them_names="Ana i Joža",
    rows=ROWS * 5,
    us_total=1354,
    them_total=998,
    verdict="Zvali su i pali: 60 prema 102, bela i zvanja naša.",
)
SCREENS: dict[str, Callable[[Desk], Scene]] = {
    "title": Title,
    "options": Options,
    "pause": PauseMenu,
    "question": lambda desk: Confirm(desk, "new", lambda: None),
    "score": lambda desk: ScoreSheet(desk, SHEET),
    "score in play": lambda desk: ScoreSheet(desk, SHEET, free=0.66),
    "won": lambda desk: MatchOver(desk, Outcome(is_won=True, sheet=SHEET)),
    "lost": lambda desk: MatchOver(desk, Outcome(is_won=False, sheet=SHEET)),
}
SIZES = [(800, 600), (1024, 768), (1280, 720), (2560, 1080), (2560, 1440)]


Opener = Callable[[str, tuple[int, int], str], Driver]


def focus_of(scene: Scene) -> Focus:
    found = getattr(scene, "focus", None) or getattr(scene, "_focus", None)
    assert isinstance(found, Focus)
    return found


@pytest.fixture
def shown(play: Play) -> Opener:
    """Open a screen over a plain table, or the title, and wait until it stands still."""

    def begin(name: str, size: tuple[int, int], language: str) -> Driver:
        doors = PlainDoors()
        doors.has_saved_match = True
        plain = doors.new_match if name != "title" else SCREENS[name]
        driver = play(plain, size=size, language=language, speed="instant", doors=doors)
        if name != "title":
            driver.loop.stack.fold(Push(SCREENS[name](driver.desk)))
        driver.settle()
        return driver

    return begin


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *((size, language) for size in SIZES for language in ("hr", "en")),
        *(((800, 600), language) for language in ("bg", "de", "pl", "fr")),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_has_its_room(shown: Opener, name: str, size: tuple[int, int], language: str) -> None:
    driver = shown(name, size, language)
    window = Rect(0, 0, *size)
    assert len(driver.written) >= 3
    for written in driver.written:
        assert not written.is_cut, written
        assert written.px >= 11, written
        assert written.box.encloses(written.inked, slack=1.5), written
        assert window.encloses(written.inked), written
    for one, other in combinations([written for written in driver.written if written.text], 2):
        assert not one.inked.inset(2).overlaps(other.inked.inset(2)), (one, other)
    boxes = [widget.box for widget in focus_of(driver.top).widgets]
    assert boxes
    assert all(window.encloses(box) for box in boxes)
    assert all(box.h >= 26 and box.w >= 44 for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("name", SCREENS)
def test_pulling_the_window_about_breaks_nothing(shown: Opener, name: str) -> None:
    driver = shown(name, (1280, 720), "hr")
    for size in ((800, 600), (2000, 700), (801, 1200), (1280, 720)):
        driver.resize(*size)
        assert driver.picture().get_size() == size
    driver.post(pygame.WINDOWMINIMIZED)
    driver.post(pygame.WINDOWRESTORED)
    driver.key(pygame.K_F11)
    driver.key(pygame.K_F11)
    driver.settle()
    assert driver.picture().get_size() == (1280, 720)


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "title"])
def test_the_same_moment_is_the_same_picture(shown: Opener, name: str) -> None:
    pictures = {pygame.image.tobytes(shown(name, (800, 600), "hr").picture(), "RGB") for _ in range(2)}
    assert len(pictures) == 1
