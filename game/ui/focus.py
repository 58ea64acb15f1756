"""One widget at a time has the keyboard; the mouse finds its own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets import Brush, Choice, Signal, Widget

USE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ARROWS = {
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}


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
        if not widget.is_enabled:
            return False
        return widget is self._hot or (self.is_visible and widget is self.current)

    def _key(self, event: pygame.Event) -> Signal | None:
        if event.key == pygame.K_TAB:
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
        return self._held.press(point)

    def _up(self, point: tuple[float, float]) -> Signal | None:
        held, self._held = self._held, None
        return held.release(point) if held is not None else None

    def _at(self, point: tuple[float, float]) -> Widget | None:
        return next((w for w in self.widgets if w.is_enabled and w.box.contains(point)), None)


def _lies(start: Widget, other: Widget, dx: int, dy: int) -> bool:
    """Whether the other lies in that direction, at least half outside."""
    (x, y), (u, v) = start.box.centre, other.box.centre
    return (u - x) * dx > start.box.w / 2 if dx else (v - y) * dy > min(start.box.h, other.box.h) / 2


def _distance(start: Widget, other: Widget, dx: int) -> float:
    (x, y), (u, v) = start.box.centre, other.box.centre
    along, aside = (abs(u - x), abs(v - y)) if dx else (abs(v - y), abs(u - x))
    return along + 3 * aside
