"""A brass arrow beside the trick that points to whoever leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.phase import Phase
from game.scenes.table.easel import centred
from game.scenes.table.places import Place
from game.ui.theme import BRASS_LIGHT, OUTLINE
from game.ui.vector import drawing, path

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.easel import Easel
    from game.scenes.table.layout import TableLayout
    from game.scenes.table.scene import TableScene
    from game.ui.render.stage import Picture

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


def leader_of(scene: TableScene) -> Seat | None:
    """Who leads to the trick that lies or is to come; None while no card is to be played."""
    show = scene.show
    if show.contract is None or show.result is not None:
        return None
    if show.board.trick:
        return show.board.trick[0][0]
    return scene.turn if scene.view.phase is Phase.PLAYING and not show.board.laid else None


def leader_picture(easel: Easel, layout: TableLayout, place: Place) -> Picture:
    """The arrow for whoever sits there."""
    across, down, angle = BESIDE[place]
    side = max(8, layout.page.px(SIDE))
    card = layout.trick_card(Place.RIGHT)
    spot = (layout.middle[0] + across * card.width, layout.middle[1] + down * card.height)

    def make() -> pygame.Surface:
        return pygame.transform.rotate(drawing((side, side), ARROW, view=(40, 40)), angle)

    return centred(easel.kept(("leads", place, side), make), spot)
