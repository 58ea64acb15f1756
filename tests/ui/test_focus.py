"""Every widget works by keyboard and by mouse, and the focus goes where the eye expects it."""

from __future__ import annotations

import pygame
import pytest

from game.ui.focus import Focus
from game.ui.layout import Rect
from game.ui.picker import Picker
from game.ui.widgets import Button, Choice, Signal, Slider, Toggle, Widget


def pressed(key: int, mod: int = 0) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def mouse(kind: int, point: tuple[float, float]) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=point, rel=(0, 0), buttons=(0, 0, 0))
    return pygame.Event(kind, pos=point, button=1)


def column(*widgets: Widget) -> Focus:
    """The widgets one below the other, 200 x 40 each, 60 apart."""
    for index, widget in enumerate(widgets):
        widget.box = Rect(100, 60 * index, 200, 40)
    return Focus(widgets)


def name_after(focus: Focus, *events: pygame.Event) -> str:
    for event in events:
        focus.handle(event)
    assert focus.current is not None
    return focus.current.name


@pytest.fixture
def buttons() -> Focus:
    return column(Button("one", "1"), Button("two", "2"), Button("three", "3"))


def test_tab_goes_round_both_ways(buttons: Focus) -> None:
    tab, back = pressed(pygame.K_TAB), pressed(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert [name_after(buttons, tab) for _ in range(3)] == ["two", "three", "one"]
    assert name_after(buttons, back) == "three"


def test_arrows_follow_the_picture(buttons: Focus) -> None:
    down, up = pressed(pygame.K_DOWN), pressed(pygame.K_UP)
    assert [name_after(buttons, down) for _ in range(2)] == ["two", "three"]
    assert name_after(buttons, up) == "two"


def test_arrows_find_the_neighbour_in_a_row() -> None:
    left, right = Button("left", "l"), Button("right", "r")
    left.box, right.box = Rect(0, 0, 100, 40), Rect(120, 0, 100, 40)
    focus = Focus([left, right])
    assert name_after(focus, pressed(pygame.K_RIGHT)) == "right"
    assert name_after(focus, pressed(pygame.K_LEFT)) == "left"


def test_what_is_off_is_passed_over_and_does_nothing(buttons: Focus) -> None:
    buttons["two"].is_enabled = False
    assert name_after(buttons, pressed(pygame.K_TAB)) == "three"
    point = buttons["two"].box.centre
    buttons.handle(mouse(pygame.MOUSEBUTTONDOWN, point))
    assert buttons.handle(mouse(pygame.MOUSEBUTTONUP, point)) is None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_use_the_focused_widget(buttons: Focus, key: int) -> None:
    buttons.handle(pressed(pygame.K_TAB))
    assert buttons.handle(pressed(key)) == Signal("two")


def test_alt_enter_belongs_to_the_window(buttons: Focus) -> None:
    assert buttons.handle(pressed(pygame.K_RETURN, pygame.KMOD_ALT)) is None


def test_a_click_is_down_and_up_in_the_same_place(buttons: Focus) -> None:
    two, three = buttons["two"].box.centre, buttons["three"].box.centre
    assert buttons.handle(mouse(pygame.MOUSEBUTTONDOWN, two)) is None
    assert buttons.handle(mouse(pygame.MOUSEBUTTONUP, three)) is None
    assert buttons.handle(mouse(pygame.MOUSEBUTTONDOWN, two)) is None
    assert buttons.handle(mouse(pygame.MOUSEBUTTONUP, two)) == Signal("two")


def test_the_ring_shows_for_the_keyboard_only(buttons: Focus) -> None:
    assert not buttons.is_visible
    buttons.handle(pressed(pygame.K_TAB))
    assert buttons.is_visible
    buttons.handle(mouse(pygame.MOUSEMOTION, (0, 0)))
    assert not buttons.is_visible


def test_the_mouse_warms_what_it_is_on(buttons: Focus) -> None:
    buttons.handle(mouse(pygame.MOUSEMOTION, buttons["two"].box.centre))
    assert buttons.is_moving
    buttons.update(0.2)
    assert (buttons["two"].warmth, buttons["one"].warmth, buttons.is_moving) == (1, 0, False)


def test_a_toggle_by_every_hand() -> None:
    focus = column(Toggle("sound", is_on=True))
    point = focus["sound"].box.centre
    assert focus.handle(pressed(pygame.K_SPACE)) == Signal("sound", False)
    assert focus.handle(pressed(pygame.K_RIGHT)) == Signal("sound", True)
    assert focus.handle(pressed(pygame.K_LEFT)) == Signal("sound", False)
    focus.handle(mouse(pygame.MOUSEBUTTONDOWN, point))
    assert focus.handle(mouse(pygame.MOUSEBUTTONUP, point)) == Signal("sound", True)


def test_a_choice_by_every_hand() -> None:
    choice = Choice("speed", [("calm", "Mirno"), ("quick", "Brzo"), ("instant", "Odmah")], "calm")
    focus = column(choice)
    assert focus.handle(pressed(pygame.K_RIGHT)) == Signal("speed", "quick")
    assert focus.handle(pressed(pygame.K_RETURN)) == Signal("speed", "instant")
    assert focus.handle(pressed(pygame.K_RETURN)) == Signal("speed", "calm")
    focus.handle(pressed(pygame.K_LEFT))
    assert choice.value == "calm", "the left end is the end"
    point = choice.cells()[1].centre
    focus.handle(mouse(pygame.MOUSEBUTTONDOWN, point))
    assert focus.handle(mouse(pygame.MOUSEBUTTONUP, point)) == Signal("speed", "quick")


def test_a_picker_by_every_hand() -> None:
    picker = Picker("language", [("hr", "Hrvatski"), ("bg", "Български"), ("en", "English")], "hr")
    focus = column(picker)
    assert focus.handle(pressed(pygame.K_RIGHT)) == Signal("language", "bg")
    assert focus.handle(pressed(pygame.K_RETURN)) == Signal("language", "en")
    assert focus.handle(pressed(pygame.K_RIGHT)) == Signal("language", "hr"), "round and round"
    assert focus.handle(pressed(pygame.K_LEFT)) == Signal("language", "en")
    before, after = picker.ends()
    for place, value in ((before, "bg"), (after, "en"), (picker.box, "hr")):
        focus.handle(mouse(pygame.MOUSEBUTTONDOWN, place.centre))
        assert focus.handle(mouse(pygame.MOUSEBUTTONUP, place.centre)) == Signal("language", value)


def test_a_slider_by_every_hand() -> None:
    slider = Slider("volume", 0.5)
    focus = column(slider)
    assert focus.handle(pressed(pygame.K_RIGHT)) == Signal("volume", 0.55)
    assert focus.handle(pressed(pygame.K_LEFT)) == Signal("volume", 0.5)
    box = slider.box
    assert focus.handle(mouse(pygame.MOUSEBUTTONDOWN, (box.x + box.w * 0.25, box.y + 5))) == Signal(
        "volume", 0.25
    )
    assert focus.handle(mouse(pygame.MOUSEMOTION, (box.right + 99, 0))) == Signal("volume", 1.0)
    focus.handle(mouse(pygame.MOUSEBUTTONUP, (box.right + 99, 0)))
    focus.handle(mouse(pygame.MOUSEMOTION, box.centre))
    assert slider.value == 1.0, "after letting go the mouse moves alone"


def test_an_empty_page_takes_any_key() -> None:
    focus = Focus()
    assert focus.current is None
    for key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_DOWN):
        assert focus.handle(pressed(key)) is None


def test_a_press_just_beside_a_small_widget_is_meant_for_it() -> None:
    switch = Toggle("switch", is_on=False)
    switch.box = Rect(100, 100, 62, 30)
    focus = Focus([switch])
    for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        signal = focus.handle(mouse(event, (110, 95)))
    assert signal == Signal("switch", True)
    assert focus.handle(mouse(pygame.MOUSEBUTTONDOWN, (110, 90))) is None
    assert focus.handle(mouse(pygame.MOUSEBUTTONUP, (110, 90))) is None
    assert switch.is_on


def test_between_two_rows_the_nearer_one_is_pressed_and_never_one_that_is_off() -> None:
    rows = [Button(name, name) for name in ("one", "two", "off")]
    for place, row in enumerate(rows):
        row.box = Rect(0, place * 36, 200, 30)
    rows[2].is_enabled = False
    focus = Focus(rows)
    pressed = []
    for height in (31, 35, 62, 75):
        focus.handle(mouse(pygame.MOUSEBUTTONDOWN, (50, height)))
        pressed.append(focus.handle(mouse(pygame.MOUSEBUTTONUP, (50, height))))
    assert pressed == [Signal("one"), Signal("two"), Signal("two"), None]


def test_a_resting_mouse_warms_nothing_while_the_keys_are_used(buttons: Focus) -> None:
    buttons.handle(mouse(pygame.MOUSEMOTION, (200, 130)))
    buttons.update(1)
    assert [widget.warmth for widget in buttons.widgets] == [0, 0, 1]
    buttons.handle(pressed(pygame.K_TAB))
    buttons.update(1)
    assert [widget.warmth for widget in buttons.widgets] == [0, 1, 0]
    buttons.handle(mouse(pygame.MOUSEMOTION, (201, 130)))
    buttons.update(1)
    assert [widget.warmth for widget in buttons.widgets] == [0, 0, 1]
