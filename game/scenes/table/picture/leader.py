"""A brass arrow beside the trick that points to whoever leads to it."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.phase import Phase
from game.rules.seats import Seat
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.easel import Easel, centred
from game.scenes.table.show import Show
from game.ui.render.stage import Picture
from game.ui.theme import BRASS_LIGHT, OUTLINE
from game.ui.vector import drawing, path

SIDE: Final = 26
"""Design units of the arrow."""
BESIDE: Final = {
    Place.BOTTOM: (-0.74, 0.74, 180),
    Place.RIGHT: (1.07, 0.62, 270),
    Place.TOP: (0.74, -0.74, 0),
    Place.LEFT: (-1.07, -0.62, 90),
}
"""Where it stands, in widths and heights of a card from the middle, and how it is turned from pointing up."""

ARROW: Final = path(
    "M20 4L36 34L20 27L4 34Z", fill=BRASS_LIGHT, stroke=OUTLINE, stroke_width=2, stroke_linejoin="round"
)
"""Pointing up in a square of 40."""


def leader_of(show: Show, phase: Phase, turn: Seat | None) -> Seat | None:
    """Who leads to the trick that lies or is to come, where `turn` is asked in that phase.

    None while no card is to be played.
    """
    if show.account.contract is None or show.result is not None:
        return None
    if show.board.trick:
        return show.board.trick[0][0]
    return turn if phase is Phase.PLAYING and not show.board.laid else None


def leader_picture(easel: Easel, layout: TableLayout, place: Place) -> Picture:
    """The arrow for whoever sits there."""
    across, down, angle = BESIDE[place]
    side = max(8, layout.page.px(SIDE))
    card = layout.trick_card(Place.RIGHT)
    spot = (layout.middle[0] + across * card.width, layout.middle[1] + down * card.height)

    def make() -> pygame.Surface:
        return pygame.transform.rotate(drawing((side, side), ARROW, view=(40, 40)), angle)

    return centred(easel.kept(("leads", place, side), make), spot)
