"""The numbers on the backs of a hand that its owner has on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.scenes.table.board import Token
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.easel import Easel, blit, centred
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM, GLOW, INK
from game.ui.vector import circle, drawing
from game.ui.writing import Pen, Style

SIDE: Final = 0.235
"""Of a disc, in heights of a card: so much of a card is seen in the fullest fan."""


def number_pictures(
    easel: Easel, hand: Sequence[Token], flights: Flights, numbers: Sequence[int], chosen: int | None
) -> list[Picture]:
    """A disc in the upper left corner of each card that has a number; the chosen place shines."""
    found = []
    for place, (token, number) in enumerate(zip(hand, numbers, strict=False)):
        if token.face is not None or flights.is_carried(token):
            continue
        pose = flights.pose(token)
        (left, top), (right, over), _, (low_x, low_y) = pose.corners
        share = SIDE / 2 + 0.02
        x = left + (right - left) * share * pose.height / pose.width + (low_x - left) * share
        y = top + (over - top) * share * pose.height / pose.width + (low_y - top) * share
        disc = _disc(easel, number, round(pose.height * SIDE), is_chosen=place == chosen)
        found.append(centred(disc, (x, y)))
    return found


def _disc(easel: Easel, number: int, side: int, *, is_chosen: bool) -> pygame.Surface:
    def draw(surface: pygame.Surface, pen: Pen) -> None:
        disc = drawing(
            (side, side),
            circle(32, 32, 30, fill=GLOW if is_chosen else CREAM, stroke=INK, stroke_width=3),
            circle(32, 32, 26, fill="none", stroke=BRASS, stroke_width=2),
            view=(64, 64),
        )
        blit(surface, disc, (0, 0))
        style = Style(Typeface.BOLD, round(side * 0.62), INK, across=0.5)
        pen.write(surface, str(number), Rect(0, 0, side, side), style)

    return easel.panel(("number", number, is_chosen), (side, side), draw)
