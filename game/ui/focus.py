"""One widget at a time has the keyboard; the mouse finds its own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.layout import Rect
from game.ui.pad_buttons import PadButton
from game.ui.widgets import Brush, Choice, Signal, Widget

USE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}

FINGERTIP = 44.0
"""Pixels that every target has across and down, as far as its neighbours let it."""

SHOULDERS = {str(PadButton.LEFT_SHOULDER): -1, str(PadButton.RIGHT_SHOULDER): 1}
"""A controller's shoulders go through all widgets, as Tab does: arrows may be taken by what they change."""


class Focus:
    """The widgets of a screen in reading order, and which of them is meant."""

    def __init__(self, widgets: Sequence[Widget] = (), first: str | None = None) -> None:
        """Begin at the widget with that name, else at the first one that works."""
        self.widgets = tuple(widgets)
        self.is_visible = False
        """Whether the ring shows: from the first key until the mouse moves again."""
        self._index = next((i for i, w in enumerate(self.widgets) if w.is_enabled), 0)
        self._hot: Widget | None = None
        self._held: Widget | None = None
        if first is not None:
            self.go_to(first)

    def renewed(self, widgets: Sequence[Widget], first: str | None = None) -> Focus:
        """The same on new widgets: where it was by name, else at `first`; warmth and ring stay."""
        found = Focus(widgets, first)
        warm = {widget.name: widget.warmth for widget in self.widgets}
        for widget in found.widgets:
            widget.warmth = warm.get(widget.name, 0.0)
        current = self.current
        if current is not None and any(one.name == current.name and one.is_enabled for one in found.widgets):
            found.go_to(current.name)
        found.is_visible = self.is_visible
        return found

    @property
    def current(self) -> Widget | None:
        """The widget that Enter would use."""
        return self.widgets[self._index] if self.widgets else None

    @property
    def is_moving(self) -> bool:
        """Whether a widget is still warming up or cooling down."""
        return any(w.warmth != (1.0 if self._is_hot(w) else 0.0) for w in self.widgets)

    def __getitem__(self, name: str) -> Widget:
        return next(widget for widget in self.widgets if widget.name == name)

    def go_to(self, name: str) -> None:
        """Put the focus on a widget; an unknown name changes nothing."""
        for index, widget in enumerate(self.widgets):
            if widget.name == name:
                self._index = index

    def update(self, seconds: float) -> None:
        """Let the widgets warm up or cool down."""
        for widget in self.widgets:
            widget.warm(seconds, is_hot=self._is_hot(widget))

    def draw(self, brush: Brush) -> None:
        """Draw all widgets, the ring last."""
        for widget in self.widgets:
            widget.draw(brush)
        if self.is_visible and self.current is not None:
            self.current.draw_focus(brush)

    def handle(self, event: pygame.Event) -> Signal | None:
        """Answer what the event has set off, if anything."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event.pos)
        return None

    def _is_hot(self, widget: Widget) -> bool:
        """Whether the keys mean the widget, or else the mouse: never two at a time."""
        if not widget.is_enabled:
            return False
        return widget is (self.current if self.is_visible else self._hot)

    def _key(self, event: pygame.Event) -> Signal | None:
        if event.dict.get("button") in SHOULDERS:
            self._step(SHOULDERS[event.button])
        elif event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            return self._arrow(*ARROWS[event.key])
        elif event.key in USE and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            self.is_visible = True
            return self.current.use() if self.current is not None and self.current.is_enabled else None
        return None

    def _arrow(self, dx: int, dy: int) -> Signal | None:
        current = self.current
        if current is None:
            return None
        self.is_visible = True
        if dx:
            changed = current.nudge(dx)
            if changed is not None:
                return changed
        nearest = min(
            (w for w in self.widgets if w.is_enabled and w is not current and _lies(current, w, dx, dy)),
            key=lambda w: _distance(current, w, dx),
            default=None,
        )
        if nearest is not None:
            self._index = self.widgets.index(nearest)
        elif dy:
            self._step(dy)
        return None

    def _step(self, step: int) -> None:
        self.is_visible = True
        for _ in self.widgets:
            self._index = (self._index + step) % len(self.widgets)
            if self.widgets[self._index].is_enabled:
                return

    def _motion(self, point: tuple[float, float]) -> Signal | None:
        if self._held is not None:
            return self._held.drag(point)
        self.is_visible = False
        self._hot = self._at(point)
        if isinstance(self._hot, Choice):
            self._hot.hover(point)
        return None

    def _down(self, point: tuple[float, float]) -> Signal | None:
        self.is_visible = False
        self._held = self._hot = self._at(point)
        if self._held is None:
            return None
        self._index = self.widgets.index(self._held)
        return self._held.press(_inside(self._held, point))

    def _up(self, point: tuple[float, float]) -> Signal | None:
        held, self._held = self._held, None
        return held.release(_inside(held, point)) if held is not None else None

    def _at(self, point: tuple[float, float]) -> Widget | None:
        """What is pressed there: what lies there, else the nearest that is less than a fingertip away."""
        enabled = [widget for widget in self.widgets if widget.is_enabled]
        found = next((widget for widget in enabled if widget.box.contains(point)), None)
        if found is not None or any(widget.box.contains(point) for widget in self.widgets):
            return found
        near = [widget for widget in enabled if target(widget).contains(point)]
        return min(near, key=lambda widget: _gap(widget.box, point), default=None)


def target(widget: Widget) -> Rect:
    """Where it may be pressed: its box, at least a fingertip wide and high."""
    box = widget.box
    return box.place(max(box.w, FINGERTIP), max(box.h, FINGERTIP))


def _inside(widget: Widget, point: tuple[float, float]) -> tuple[float, float]:
    """The point, or the nearest in the box if it lies in the target beside it."""
    box = widget.box
    if box.contains(point) or not target(widget).contains(point):
        return point
    return min(max(point[0], box.x), box.right - 1), min(max(point[1], box.y), box.bottom - 1)


def _gap(box: Rect, point: tuple[float, float]) -> float:
    """How far the point lies from the box, in pixels."""
    across = max(box.x - point[0], point[0] - box.right, 0.0)
    return across + max(box.y - point[1], point[1] - box.bottom, 0.0)


def _lies(start: Widget, other: Widget, dx: int, dy: int) -> bool:
    """Whether the other lies in that direction, at least half outside."""
    (x, y), (u, v) = start.box.centre, other.box.centre
    return (u - x) * dx > start.box.w / 2 if dx else (v - y) * dy > min(start.box.h, other.box.h) / 2


def _distance(start: Widget, other: Widget, dx: int) -> float:
    (x, y), (u, v) = start.box.centre, other.box.centre
    along, aside = (abs(u - x), abs(v - y)) if dx else (abs(v - y), abs(u - x))
    return along + 3 * aside
