"""The strip of gloss on the card under the pointer."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.scenes.cards.faces import card_width
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.hover import Lean
from game.scenes.table.picture.easel import Easel, centred
from game.ui.render.rotation import PADDING, padded
from game.ui.render.stage import Picture

SHINE: Final = 44
"""How bright the middle of the strip is, of 255."""
BANDS: Final = 12
"""The strip is so many bands, brightest in the middle."""
WIDE: Final = 0.5
"""The width of the strip, in card widths."""
SLOPE: Final = 0.45
"""How far its upper end lies to the right of its lower one, in card widths."""


def gloss_pictures(easel: Easel, pose: Pose, lean: Lean, token: Token) -> list[Picture]:
    """The gloss if it lies on that card at that pose."""
    if token is not lean.token or lean.gloss is None or pose.turn <= 0.5:
        return []
    height, angle = round(pose.height), pose.angle + lean.degrees
    key = "gloss", height, round(angle, 2), lean.gloss
    surface = easel.kept(key, partial(_turned_gloss, height, angle, lean.gloss))
    return [centred(surface, (pose.x, pose.y))]


def _turned_gloss(height: int, angle: float, place: float) -> pygame.Surface:
    return pygame.transform.rotozoom(padded(_gloss(height, place), PADDING), angle, 1)


def _gloss(height: int, place: float) -> pygame.Surface:
    """The strip on an upright card, within its rounded corners; premultiplied."""
    size = width, _ = card_width(height), height
    strip = pygame.Surface(size, pygame.SRCALPHA, 32)
    middle, half, slope = width * (1 + place) / 2, width * WIDE / 2, width * SLOPE / 2
    for band in range(BANDS):
        share = 1 - band / BANDS
        shine = round(SHINE * (1 - share) * (2 - (1 - share)))
        reach = half * share
        corners = [
            (middle + slope - reach, 0),
            (middle + slope + reach, 0),
            (middle - slope + reach, height),
            (middle - slope - reach, height),
        ]
        pygame.draw.polygon(strip, (shine, shine, shine, shine), corners)
    mask = pygame.Surface(size, pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=round(height * 0.035))
    strip.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return strip
