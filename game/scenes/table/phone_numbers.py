"""The numbers on the backs of a hand that its owner has on his phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.table.easel import blit, centred
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS, CREAM, GLOW, INK
from game.ui.vector import circle, drawing
from game.ui.writing import Pen, Style

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.ui.render.stage import Picture

SIDE: Final = 0.235
"""Of a disc, in heights of a card: so much of a card is seen in the fullest fan."""


def number_pictures(scene: TableScene) -> list[Picture]:
    """A disc with its number in the upper left corner of each card; the chosen one shines."""
    phone = scene.sharing.phone
    found = []
    for place, (token, number) in enumerate(zip(scene.controls.hand, phone.numbers, strict=False)):
        if token.face is not None or scene.flights.is_carried(token):
            continue
        pose = scene.flights.pose(token)
        (left, top), (right, over), _, (low_x, low_y) = pose.corners
        share = SIDE / 2 + 0.02
        x = left + (right - left) * share * pose.height / pose.width + (low_x - left) * share
        y = top + (over - top) * share * pose.height / pose.width + (low_y - top) * share
        found.append(centred(_disc(scene, number, round(pose.height * SIDE), place == phone.chosen), (x, y)))
    return found


def _disc(scene: TableScene, number: int, side: int, is_chosen: bool) -> pygame.Surface:  # noqa: FBT001
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

    return scene.painter.easel.panel(("number", number, is_chosen), (side, side), draw)
