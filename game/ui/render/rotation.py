"""Turning pictures: quickly while they fly, carefully where they come to rest."""

from __future__ import annotations

from typing import Final

import pygame

FLIGHT_STEP: Final = 3.0
"""Degrees between two angles of a picture in motion: finer is hardly seen, and fewer pictures are made."""

SCALE_STEP: Final = 1 / 12
"""Steps of size in motion, for the same reason."""

CROWD_STEP: Final = 1 / 8
"""The same where many pictures move at once and nobody follows a single one."""

PADDING: Final = 2
"""Transparent pixels round a picture that will be turned; without them its edges are jagged."""


def flight_angle(angle: float) -> float:
    """The nearest angle that is drawn in motion, 0 to 360 degrees counter-clockwise."""
    return round(angle / FLIGHT_STEP) * FLIGHT_STEP % 360


def flight_scale(scale: float, step: float = SCALE_STEP) -> float:
    """The nearest size that is drawn in motion; full size is one of them."""
    return max(1, round(scale / step)) * step


def quickly_turned(upright: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """A rotation for one frame of a flight; `upright` is padded and premultiplied."""
    if angle == 0 and scale == 1.0:
        return upright
    return pygame.transform.rotozoom(upright, angle, scale)


def well_turned(doubled: pygame.Surface, angle: float) -> pygame.Surface:
    """A rotation to be looked at: `doubled` has twice the wanted size, is turned there and halved."""
    turned = doubled if angle % 360 == 0 else pygame.transform.rotozoom(doubled, angle, 1)
    return pygame.transform.smoothscale(turned, ((turned.width + 1) // 2, (turned.height + 1) // 2))


def padded(surface: pygame.Surface, padding: int = PADDING) -> pygame.Surface:
    """The picture with a transparent border."""
    framed = pygame.Surface((surface.width + 2 * padding, surface.height + 2 * padding), pygame.SRCALPHA, 32)
    framed.blit(surface, (padding, padding))
    return framed
