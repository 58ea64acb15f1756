"""Whether everything that is written and everything that can be pressed has its room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from game.scenes.scene import Scene
from game.ui.focus import Focus
from game.ui.layout import Rect
from game.ui.writing import Written
from tests.scenes.driver import Driver

LEAST = 11
"""Pixels below which no text may shrink."""


def focus_of(scene: Scene) -> Focus:
    found = getattr(scene, "focus", None)
    assert isinstance(found, Focus)
    return found


def assert_fits(written: Iterable[Written]) -> None:
    """No text is cut, too small or larger than its box."""
    for one in written:
        assert not one.is_cut, one
        assert one.px >= LEAST, one
        assert one.box.encloses(one.inked, slack=1.5), one


def assert_apart(written: Sequence[Written], window: Rect) -> None:
    """All texts are in the window, and none lies on another."""
    for one in written:
        assert window.encloses(one.inked), one
    assert_unmixed(written)


def assert_unmixed(written: Iterable[Written]) -> None:
    """No text lies on another."""
    inked = [(one, one.inked.inset(2)) for one in written if one.text]
    for (one, box), (other, behind) in combinations(inked, 2):
        assert not box.overlaps(behind), (one, other)


def assert_room(driver: Driver) -> None:
    """The same for the page on top, with its widgets: in the window, large enough, none on another."""
    window = Rect(0, 0, *driver.loop.window.surface.get_size())
    assert_fits(driver.written)
    assert_apart(driver.written, window)
    boxes = {widget.name: widget.box for widget in focus_of(driver.top).widgets}
    assert boxes
    outside = {name: box for name, box in boxes.items() if not window.encloses(box)}
    assert not outside, f"outside the window: {outside}"
    small = {name: box for name, box in boxes.items() if box.h < 26 or box.w < 44}
    assert not small, f"too small to be pressed: {small}"
    for (name, box), (other, behind) in combinations(boxes.items(), 2):
        assert not box.overlaps(behind), f"{name} lies on {other}: {box}, {behind}"
