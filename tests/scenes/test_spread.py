"""A page that the window cannot hold is pushed into sight: by wheel, finger, mouse, keys and the focus."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.preferences import LARGEST_SCALE, Preferences
from game.scenes.spread import Spread
from game.ui.layout import Page, Rect
from game.ui.panning import Panning
from game.ui.widgets import Slider
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.test_screens import SCREENS

SIZE = (1280, 720)


def opened(play: Play, name: str, scale: float = LARGEST_SCALE) -> tuple[Driver, Spread]:
    doors = PlainDoors()
    doors.has_saved_match = True
    doors.has_open_matches = True
    first = SCREENS[name] if name == "title" else doors.new_match
    driver = play(
        first, size=SIZE, language="de", speed="instant", doors=doors, likes=Preferences(scale=scale)
    )
    if name != "title":
        driver.loop.stack.push(SCREENS[name](driver.desk))
    driver.settle()
    page = driver.top
    assert isinstance(page, Spread)
    return driver, page


def test_a_page_that_fits_is_not_pushed(play: Play) -> None:
    driver, page = opened(play, "setup", 1.0)
    assert not page.is_larger
    driver.post(pygame.MOUSEWHEEL, x=0, y=-3)
    assert page.page.shift == (0, 0)


def test_the_wheel_and_the_page_keys_go_to_the_foot_and_back(play: Play) -> None:
    driver, page = opened(play, "setup")
    assert page.page.width == SIZE[0], "never across where it stands in one column"
    lowest = page.page.height - SIZE[1]
    assert lowest > SIZE[1] / 2
    for _ in range(40):
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert page.page.shift == (0, lowest)
    driver.key(pygame.K_PAGEUP)
    assert 0 < page.page.shift[1] < lowest
    for _ in range(12):
        driver.key(pygame.K_PAGEUP)
    assert page.page.shift == (0, 0)


def test_the_keyboard_never_means_what_is_out_of_sight(play: Play) -> None:
    for name in ("title", "setup", "keys", "menu with everything", "share"):
        driver, page = opened(play, name)
        seen = set()
        for _ in range(70):
            driver.key(pygame.K_TAB)
            current = page.focus.current
            assert current is not None
            if current.box.h <= page.view.h:
                assert page.view.encloses(current.box, slack=1), (name, current.name, current.box)
            seen.add(current.name)
        assert seen == {widget.name for widget in page.focus.widgets if widget.is_enabled}, name


def test_what_was_pushed_into_sight_is_pressed_where_it_is_seen(play: Play) -> None:
    driver, page = opened(play, "title")
    assert not page.view.encloses(page.focus["language.fr"].box)
    for _ in range(40):
        if page.view.encloses(page.focus["language.fr"].box):
            break
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1)
    driver.settle()
    box = page.focus["language.fr"].box
    assert page.view.encloses(box), (box, page.page)
    driver.click(box)
    assert driver.desk.preferences.language == "fr"


def test_a_finger_and_the_mouse_pull_the_page(play: Play) -> None:
    driver, page = opened(play, "setup")

    def finger(kind: int, y: float) -> None:
        driver.post(kind, finger_id=1, touch_id=1, x=0.5, y=y, dx=0.0, dy=0.0)

    finger(pygame.FINGERDOWN, 0.8)
    for step in range(1, 7):
        finger(pygame.FINGERMOTION, 0.8 - 0.1 * step)
    finger(pygame.FINGERUP, 0.2)
    pulled = page.page.shift[1]
    assert pulled == pytest.approx(0.6 * SIZE[1], abs=0.05 * SIZE[1])
    boxes = [widget.box for widget in page.focus.widgets]
    spot = next((30, y) for y in range(560, 100, -10) if not any(box.contains((30, y)) for box in boxes))
    driver.press(spot)
    driver.move((spot[0], spot[1] + 100))
    driver.release((spot[0], spot[1] + 100))
    assert page.page.shift[1] == pulled - 100


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_a_menu_over_the_table_leaves_the_hand_alone_where_it_finds_room(play: Play, scale: float) -> None:
    driver, page = opened(play, "menu with everything", scale)
    low = round(SIZE[1] * 0.66) + 4
    picture = driver.picture()
    below = {tuple(picture.get_at((x, y)))[:3] for x in range(4, 1270, 9) for y in range(low, 720, 7)}
    assert len(below) == 1, "nothing is drawn there"
    driver.click((640, SIZE[1] - 60))
    assert driver.top is page, "nothing is pressed there"
    assert not page.is_larger


@pytest.mark.parametrize("screen", ["menu with everything", "score in play"])
@pytest.mark.parametrize("scale", [1.5, 2.0, LARGEST_SCALE])
def test_where_it_finds_none_it_has_the_whole_window_and_no_edge_across_the_table(
    play: Play, screen: str, scale: float
) -> None:
    driver, page = opened(play, screen, scale)
    assert page.view == Rect(0, 0, *SIZE)
    assert page.is_larger == (scale == LARGEST_SCALE or (screen, scale) == ("score in play", 2.0))
    for _ in range(40):
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert page.page.shift[1] == page.page.height - SIZE[1], "its foot can be reached"


def test_a_narrower_wish_brings_the_page_back(play: Play) -> None:
    driver, page = opened(play, "setup")
    for _ in range(40):
        driver.post(pygame.MOUSEWHEEL, x=0, y=-1)
    driver.change(scale=1.0)
    driver.settle()
    assert not page.is_larger
    assert page.page.shift == (0, 0)


def test_what_nearly_fits_is_made_a_little_smaller() -> None:
    view = Rect(0, 0, 1280, 720)
    nearly = Page(1280, 720).spread(1.5, (860, 400), view, (0, 0))
    assert (nearly.width, nearly.height) == SIZE
    assert 1.45 < nearly.scale < 1.5
    larger = Page(1280, 720).spread(2.5, (860, 400), view, (5000, -20))
    assert (larger.width, larger.height) == (2150, 1000)
    assert larger.shift == (2150 - 1280, 0)
    assert larger.area == Rect(-870, 0, 2150, 1000)
    assert larger.size == SIZE
    assert larger.scale == 2.5


def test_a_slider_is_slid_and_not_pulled() -> None:
    slider, panning = Slider("volume", 0.5), Panning()
    slider.box = Rect(100, 100, 200, 40)
    page = Page(1280, 720).spread(2.5, (500, 600), Rect(0, 0, 1280, 720), (0, 0))
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(150, 120), button=1, is_pulled=True)
    assert not panning.take(down, page, Rect(0, 0, 1280, 720), [slider])
    assert panning.take(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 120), button=1), page, Rect(0, 0, 1280, 720), [slider]
    )
