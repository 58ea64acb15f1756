"""A page that is larger than what is seen of it: pushed by wheel, by finger, by keys, and by the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.ui.layout import Page, Rect
from game.ui.theme import BRASS, OUTLINE
from game.ui.widgets import Slider, Widget

NOTCH: Final = 0.12
"""The share of the view that a notch of the wheel goes."""
LEAF: Final = 0.85
"""The share that the page keys go."""
STEP: Final = 0.3
"""The share that an arrow goes where there is nothing more to be meant."""

LEAVES: Final = {pygame.K_PAGEUP: -LEAF, pygame.K_PAGEDOWN: LEAF}
ARROWS: Final = {
    pygame.K_UP: (0.0, -STEP),
    pygame.K_DOWN: (0.0, STEP),
    pygame.K_LEFT: (-STEP, 0.0),
    pygame.K_RIGHT: (STEP, 0.0),
}
MARGIN: Final = 14
"""Design units that are seen beside what has the focus."""


class Panning:
    """Where a page has been pushed to, in pixels; whoever owns it lays out anew when that has changed."""

    def __init__(self) -> None:
        """Begin in the upper left corner."""
        self.shift: tuple[float, float] = (0.0, 0.0)
        self._held: tuple[float, float] | None = None

    def take(self, event: pygame.Event, page: Page, view: Rect, widgets: Sequence[Widget]) -> bool:
        """Whether the event pushed the page, or began or ended that."""
        if event.type == pygame.MOUSEWHEEL:
            across = -event.y if pygame.key.get_mods() & pygame.KMOD_SHIFT else event.x
            down = 0 if pygame.key.get_mods() & pygame.KMOD_SHIFT else -event.y
            return self.push(page, view, NOTCH * across * view.w, NOTCH * down * view.h)
        if event.type == pygame.KEYDOWN and event.key in LEAVES:
            return self.push(page, view, 0, LEAVES[event.key] * view.h)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._grip(event, widgets)
        if event.type == pygame.MOUSEMOTION and self._held is not None:
            (x, y), self._held = self._held, event.pos
            self.push(page, view, x - event.pos[0], y - event.pos[1])
            return True
        return False

    def push(self, page: Page, view: Rect, dx: float, dy: float) -> bool:
        """Go so many pixels to the right and down, as far as there is anything; whether it went."""
        left, top = page.shift
        most = page.width - view.w, page.height - view.h
        self.shift = max(0.0, min(most[0], left + dx)), max(0.0, min(most[1], top + dy))
        return (round(self.shift[0]), round(self.shift[1])) != page.shift

    def show(self, box: Rect, page: Page, view: Rect) -> bool:
        """Push the page until the box is seen, its upper left corner if it is too large; whether it went."""
        around = box.inset(-page.px(MARGIN))
        dx, dy = (
            min(0.0, low) or (max(0.0, min(high, low)))
            for low, high in (
                (around.x - view.x, around.right - view.right),
                (around.y - view.y, around.bottom - view.bottom),
            )
        )
        return self.push(page, view, dx, dy) if dx or dy else False

    def draw(self, screen: pygame.Surface, page: Page, view: Rect) -> None:
        """Beside the view: where in the page it is, down and across."""
        thick = max(3, page.px(3))
        for is_down, seen, whole, start in (
            (True, view.h, page.height, page.shift[1]),
            (False, view.w, page.width, page.shift[0]),
        ):
            if whole <= round(seen):
                continue
            first, length = seen * start / whole, seen * seen / whole
            bar = (
                Rect(view.right - 2 * thick, view.y + first, thick, length)
                if is_down
                else Rect(view.x + first, view.bottom - 2 * thick, length, thick)
            )
            pygame.draw.rect(screen, OUTLINE, bar.inset(-thick / 2).ints, border_radius=thick)
            pygame.draw.rect(screen, BRASS, bar.ints, border_radius=thick)

    def _grip(self, event: pygame.Event, widgets: Sequence[Widget]) -> bool:
        """A finger that pulls takes the page wherever there is no slider, a mouse where there is nothing."""
        if event.type == pygame.MOUSEBUTTONUP:
            was_held, self._held = self._held is not None, None
            return was_held
        is_pulled = event.dict.get("is_pulled", False)
        under = [one for one in widgets if one.box.contains(event.pos)]
        if any(isinstance(one, Slider) if is_pulled else True for one in under):
            return False
        self._held = event.pos
        return True
