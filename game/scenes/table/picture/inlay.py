"""The trumps in the cloth: their sign rolls in and stays below the trick; the brass rim takes its tone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import degrees, hypot
from typing import Final

import pygame

from game.rules.contract import Trumps
from game.rules.seats import Seat
from game.scenes.cards.deck import Deck
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.easel import Easel, blit, centred, laid
from game.scenes.table.picture.people import pip_name, pip_size, sign_on
from game.ui.layout import Rect
from game.ui.render.shadow import faded
from game.ui.render.stage import Picture
from game.ui.theme import BLACK, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, WHITE, Colour, mix
from game.ui.tween import ease_out
from game.ui.vector import circle, drawing

SIDE: Final = 0.27
"""The radius of the inlay as a share of the height of the free cloth."""
TURN: Final = 15
"""Degrees from one picture of the rolling sign to the next."""
LINE: Final = (0.62, 0.14)
"""Where the brass line of the rim lies and how wide it is, as shares of the width of the rim."""
SILVER: Final[Colour] = (0xD5, 0xDB, 0xE2)
TINT: Final = 0.6
"""How much of the tone the brass takes."""
STEPS: Final = 5


@dataclass(frozen=True, slots=True)
class Inlay:
    """The trumps as they lie in the cloth."""

    trumps: Trumps
    taker: Seat
    share: float
    """The part of the way that the sign has come, 0 to 1."""
    is_covered: bool = False
    """Whether a panel lies in the middle: then the rim alone tells the trumps."""
    opacity: float = 1.0
    """How much of it is left while it fades after the deal."""


def inlay_pictures(
    easel: Easel, layout: TableLayout, inlay: Inlay, place: Place, deck: Deck
) -> list[Picture]:
    """The sign on its way from `place`, where the taker sits, or in the middle; and the tone of the rim."""
    radius = round(layout.centre_zone.h * SIDE)
    disc = easel.panel(
        ("inlay", inlay.trumps, deck), (2 * radius, 2 * radius), partial(_draw, easel, inlay.trumps, deck)
    )
    pictures = _rim(easel, layout, tone_of(easel, inlay.trumps, deck), min(inlay.share, inlay.opacity))
    if inlay.is_covered:
        return pictures
    if min(inlay.share, inlay.opacity) >= 1:
        return [*pictures, centred(disc, layout.middle)]
    if easel.is_still or inlay.opacity < 1:
        shown = _step(min(inlay.share, inlay.opacity))
        return [*pictures, centred(faded(disc, shown), layout.middle)]
    far, share = layout.person(place).centre, ease_out(inlay.share)
    x, y = (one + (other - one) * share for one, other in zip(far, layout.middle, strict=True))
    left = hypot(layout.middle[0] - x, layout.middle[1] - y)
    swing = degrees(left / radius) * (1 if x <= layout.middle[0] else -1)
    angle = round(swing / TURN) * TURN % 360
    turned = easel.kept(("rolling", disc, angle), lambda: pygame.transform.rotozoom(disc, angle, 1))
    return [*pictures, centred(turned, (x, y))]


def _draw(easel: Easel, trumps: Trumps, deck: Deck, surface: pygame.Surface, _pen: object) -> None:
    """A round of darker cloth in a ring of brass, with the sign."""
    size = surface.get_size()
    ground = drawing(
        size,
        circle(50, 50, 48, fill=BLACK, fill_opacity=0.2),
        circle(50, 50.8, 47, fill="none", stroke=BLACK, stroke_width=2.6, stroke_opacity=0.35),
        circle(50, 50, 47, fill="none", stroke=BRASS_DARK, stroke_width=2.6),
        circle(50, 50, 47, fill="none", stroke=BRASS, stroke_width=1.4),
        circle(50, 50, 43, fill="none", stroke=BRASS, stroke_width=0.6, stroke_opacity=0.7),
        view=(100, 100),
    )
    blit(surface, ground, (0, 0))
    sign = pygame.Surface(size, pygame.SRCALPHA, 32)
    sign_on(
        easel,
        sign,
        trumps,
        deck,
        (size[0] / 2, size[1] / 2),
        size[1] * (0.6 if trumps.suit is None else 0.58),
    )
    edge = pygame.mask.from_surface(sign).to_surface(setcolor=(*CREAM, 255), unsetcolor=None)
    far = max(1.0, size[1] / 90)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
        blit(surface, faded(edge, 0.2), (dx * far, dy * far))
    blit(surface, faded(sign, 0.95), (0, 0))


def tone_of(easel: Easel, trumps: Trumps, deck: Deck) -> Colour:
    """The brass of the rim with these trumps: the colour of their sign in it, silver without trumps."""
    if trumps is Trumps.NONE:
        return SILVER
    if trumps.suit is None:
        return BRASS_LIGHT
    sign = easel.drawing(pip_name(deck, trumps.suit), pip_size(44))
    red, green, blue, alpha = pygame.transform.average_color(sign, consider_alpha=True)
    return mix(BRASS, (red, green, blue), TINT) if alpha else BRASS


def _rim(easel: Easel, layout: TableLayout, tone: Colour, share: float) -> list[Picture]:
    """A line of that tone on the brass of each side of the rim, clear of the studs in the corners."""
    at, wide = (part * layout.rim for part in LINE)
    table, stud, half = layout.table, layout.rim * 0.98, max(2.0, wide) / 2
    across, down = table.inset(stud, at - half), table.inset(at - half, stud)
    lines = (
        Rect(across.x, across.y, across.w, 2 * half),
        Rect(across.x, across.bottom - 2 * half, across.w, 2 * half),
        Rect(down.x, down.y, 2 * half, down.h),
        Rect(down.right - 2 * half, down.y, 2 * half, down.h),
    )
    level = _step(share)

    def strip(size: tuple[int, int]) -> pygame.Surface:
        made = pygame.Surface(size, pygame.SRCALPHA, 32)
        for colour, part in ((tone, made.get_rect()), (mix(tone, WHITE, 0.35), _lit_edge(size))):
            made.fill((*mix(BLACK, colour, level), round(255 * level)), part)
        return made

    sizes = [(max(1, round(box.w)), max(1, round(box.h))) for box in lines]
    return [
        laid(easel.kept(("rim", tone, size, level), partial(strip, size)), box)
        for box, size in zip(lines, sizes, strict=True)
    ]


def _lit_edge(size: tuple[int, int]) -> pygame.Rect:
    """The upper or left third of a strip, on which the light falls."""
    width, height = size
    return (
        pygame.Rect(0, 0, width, max(1, height // 3))
        if width > height
        else pygame.Rect(0, 0, max(1, width // 3), height)
    )


def _step(share: float) -> float:
    return max(1, round(share * STEPS)) / STEPS
