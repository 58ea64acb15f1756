"""Every screen at other scales has room for all of it, is read with ease and pressed without aiming."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.scenes.desk import Desk
from game.scenes.preferences import LARGEST_SCALE, SMALLEST_SCALE, Preferences
from game.scenes.scene import Scene
from game.scenes.spread import Spread
from game.ui.focus import FINGERTIP, Focus, target
from game.ui.layout import Page, Rect
from game.ui.plaques import ring
from game.ui.theme import GLOW, OUTLINE, contrast
from tests.scenes.contrast import every_text
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.roomy import assert_unmixed
from tests.scenes.test_screens import SCREENS

Window = tuple[tuple[int, int], str, float]

QUICK = ("title", "menu", "options", "score")
"""The screens that are also looked at in the quick tests."""
DISABLED = (130, 114, 92)
"""The ink of what cannot be pressed now; the guidelines ask no contrast of it."""


def focus_of(scene: Scene) -> Focus:
    found = getattr(scene, "focus", None)
    assert isinstance(found, Focus)
    return found


def opened(play: Play, name: str, window: Window) -> Driver:
    """The screen over a plain table, standing still."""
    size, language, scale = window
    doors = PlainDoors()
    doors.has_saved_match = True
    doors.has_open_matches = True

    def first(desk: Desk) -> Scene:
        return SCREENS[name](desk) if name == "title" else doors.new_match(desk)

    driver = play(
        first, size=size, language=language, speed="instant", doors=doors, likes=Preferences(scale=scale)
    )
    if name != "title":
        driver.loop.stack.push(SCREENS[name](driver.desk))
    driver.settle()
    return driver


def whole_page(driver: Driver, size: tuple[int, int]) -> Rect:
    """The window, with what lies outside of it and can be pushed into it."""
    top = driver.top
    return top.page.area if isinstance(top, Spread) and top.is_larger else Rect(0, 0, *size)


def assert_everything_has_its_room(driver: Driver, size: tuple[int, int]) -> None:
    window = whole_page(driver, size)
    for written in driver.written:
        assert not written.is_cut, written
        assert written.px >= 11, written
        assert written.box.encloses(written.inked, slack=1.5), written
        assert window.encloses(written.inked), written
    assert_unmixed(driver.written)
    boxes = [widget.box for widget in focus_of(driver.top).widgets]
    assert all(window.encloses(box) for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("name", QUICK)
def test_the_largest_scale_that_the_window_holds_hides_nothing(play: Play, name: str) -> None:
    size = (1280, 720)
    assert_everything_has_its_room(opened(play, name, (size, "de", LARGEST_SCALE)), size)


@pytest.mark.slow
@pytest.mark.sampled(29)
@pytest.mark.parametrize(
    "window",
    [
        ((1280, 720), "de", LARGEST_SCALE),
        ((800, 600), "bg", LARGEST_SCALE),
        ((800, 600), "de", 1.25),
        ((1280, 720), "bg", LARGEST_SCALE),
        ((1280, 720), "bg", 1.5),
        ((1280, 720), "de", SMALLEST_SCALE),
        ((1024, 768), "de", LARGEST_SCALE),
        ((2560, 1440), "bg", 2.0),
        ((2560, 1440), "de", SMALLEST_SCALE),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", SCREENS)
def test_every_scale_hides_nothing(play: Play, name: str, window: Window) -> None:
    assert_everything_has_its_room(opened(play, name, window), window[0])


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "window",
    [
        ((1280, 720), "de", LARGEST_SCALE),
        ((800, 600), "bg", LARGEST_SCALE),
        ((2560, 1440), "fr", LARGEST_SCALE),
    ],
    ids=str,
)
@pytest.mark.parametrize(
    "name",
    [
        "options",
        "all options",
        "score",
        "score to look back",
        "score in three",
        "won",
        "real sheet",
        "real sheet in three",
    ],
)
def test_sheets_and_options_are_read_without_pushing_them_aside(
    play: Play, name: str, window: Window
) -> None:
    """At 250 % they may be higher than the window, never wider."""
    driver = opened(play, name, window)
    assert driver.desk.preferences.scale == LARGEST_SCALE
    top = driver.top
    assert isinstance(top, Spread)
    assert top.page.scale == driver.desk.wished_scale
    assert top.page.width == window[0][0]
    assert_everything_has_its_room(driver, window[0])


BRASS = 150
"""No other word is as many pixels high in a window of 1280x720."""


@pytest.mark.sampled(12)
@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in SCREENS]
)
def test_words_really_grow(play: Play, name: str) -> None:
    """At 250 % every word is at least 1.6 times as large, whether the window holds the page or not.

    A figure in brass fills its room at any scale and is left out.
    """
    heights = []
    for scale in (SMALLEST_SCALE, 1.0, LARGEST_SCALE):
        driver = opened(play, name, ((1280, 720), "de", scale))
        heights.append({one.text: one.px for one in driver.written if one.text and one.px < BRASS})
    small, usual, large = heights
    assert set(usual) & set(large)
    assert all(large[text] >= 1.6 * usual[text] for text in set(usual) & set(large))
    assert all(small[text] <= usual[text] for text in set(usual) & set(small))
    assert max(small.values()) < max(usual.values())


def test_a_change_of_the_scale_is_seen_at_once(play: Play) -> None:
    driver = opened(play, "options", ((1280, 720), "en", 1.0))
    before = max(written.px for written in driver.written)
    driver.change(scale=2.0)
    driver.settle()
    assert max(written.px for written in driver.written) >= 1.9 * before


def test_a_window_too_small_for_the_wish_is_said_to_be_so(play: Play) -> None:
    for scale, is_said in ((1.0, False), (LARGEST_SCALE, True)):
        driver = opened(play, "options", ((1280, 720), "en", scale))
        driver.loop.stack.top.show("scale")  # type: ignore[attr-defined]
        driver.settle()
        said = [written.text for written in driver.written if "has room for 1" in written.text]
        assert bool(said) is is_said


@pytest.mark.parametrize("wish", [0.75, 1.0, 1.1, 1.5, 2.5])
@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (3840, 1080)])
def test_a_page_is_as_large_as_wished_or_as_its_room_lets_it(size: tuple[int, int], wish: float) -> None:
    room = (800.0, 500.0)
    usual, page = Page(*size), Page(*size).zoomed(wish, room)
    assert page.size == size
    assert page.scale <= max(usual.scale, usual.scale * wish) + 1e-9
    assert page.scale >= min(usual.scale, 0.75)
    if wish > 1:
        assert page.scale == pytest.approx(
            min(usual.scale * wish, max(usual.scale, min(size[0] / room[0], size[1] / room[1])))
        )
    if wish == 1:
        assert page == usual


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in SCREENS]
)
def test_every_text_stands_off_its_ground_and_every_target_is_a_fingertip(play: Play, name: str) -> None:
    with every_text() as texts:
        driver = opened(play, name, ((1280, 720), "en", 1.0))
    assert texts
    for read in texts:
        assert read.ratio >= 4.5 or read.style.colour == DISABLED, read
    focus: Focus = focus_of(driver.top)
    for widget in focus.widgets:
        box, own = target(widget), widget.box
        crowded = any(box.overlaps(target(other)) for other in focus.widgets if other is not widget)
        wide, high = (own.w, own.h) if crowded else (box.w, box.h)
        assert min(wide, high) >= FINGERTIP, (widget.name, wide, high)


def test_the_ring_of_the_focus_is_three_pixels_of_light_beside_a_dark_edge() -> None:
    picture = ring((200, 60), 1.0)
    column = [picture.get_at((100, y)) for y in range(14)]
    lit = [pixel for pixel in column if contrast((pixel.r, pixel.g, pixel.b), OUTLINE) > 8]
    assert len(lit) >= 3
    assert contrast(GLOW, OUTLINE) >= 3
