"""The picture upside down, for whoever sits at the other edge of a screen that lies flat."""

from __future__ import annotations

import pygame

POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Turning:
    """Draws on a canvas of its own while the picture is turned, and turns the mouse with it."""

    def __init__(self) -> None:
        """Upright."""
        self.is_turned = False
        self._canvas: pygame.Surface | None = None

    def turn(self, *, is_turned: bool) -> bool:
        """Turn it so; whether that is another way than before."""
        if self.is_turned == is_turned:
            return False
        self.is_turned, self._canvas = is_turned, None
        return True

    def canvas(self, surface: pygame.Surface) -> pygame.Surface:
        """What is to be drawn on, of the size of the window's surface; it keeps the picture before."""
        if not self.is_turned:
            return surface
        if self._canvas is None or self._canvas.get_size() != surface.get_size():
            self._canvas = pygame.Surface(surface.get_size(), 0, surface)
        return self._canvas

    def lay_on(self, surface: pygame.Surface) -> None:
        """Bring the canvas to the window."""
        if self._canvas is not None:
            surface.blit(pygame.transform.flip(self._canvas, flip_x=True, flip_y=True), (0, 0))

    def event(self, event: pygame.Event, size: tuple[int, int]) -> pygame.Event:
        """The event with its place as the picture has it."""
        if not self.is_turned or event.type not in POINTING:
            return event
        details = dict(event.dict)
        details["pos"] = (size[0] - 1 - event.pos[0], size[1] - 1 - event.pos[1])
        return pygame.Event(event.type, details)
