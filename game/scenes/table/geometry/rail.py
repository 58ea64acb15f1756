"""Where the rail of points lies: in the cloth between the trick and whoever sits at the right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.ui.layout import Rect

WIDTH, APART, LINE = 60, 46, 25
"""Design units: of the board, between trick and board, and of a line of figures above or below the board."""
LEAST: Final = 42
"""Pixels of the board in the smallest window: three figures beside the groove stay legible."""
BESIDE: Final = 216
"""Half the width of the panel in which a deal is counted, in design units."""
LABEL: Final = 150
"""The widest line in design units."""
BEYOND: Final = 14
"""By so much a line may reach out of the free cloth: it stands above or below who sits there."""
SPAN: Final = 2.2
"""The height of the board with its figures, in heights of a card of the trick."""
GROOVE: Final = (0.14, 0.36)
"""Where the groove that fills begins and ends, as shares of the width."""
INSET: Final = 9
"""Design units from the ends of the board to those of the groove."""


@dataclass(frozen=True, slots=True)
class RailPlaces:
    """The boxes of the rail in pixels; the end of whoever looks is the lower one."""

    board: Rect
    groove: Rect
    signs: Rect
    """The part of the board beside the groove, where the mark and the doubling are burnt in."""
    ends: tuple[Rect, Rect]
    """The figures below and above the board."""

    @property
    def boxes(self) -> tuple[Rect, ...]:
        """All that is to be seen of the rail."""
        return self.board, *self.ends

    def level(self, share: float) -> float:
        """The y of that share of the groove, counted from its lower end."""
        return self.groove.bottom - self.groove.h * share


def rail_places(layout: TableLayout, lines: tuple[int, int] = (1, 1)) -> RailPlaces:
    """The boxes where so many lines of figures stand below and above the board.

    Where there is no room beside the trick the board lies below its right card, as anything in the cloth.
    """
    px, zone, card = layout.page.px, layout.centre_zone, layout.trick_card(Place.RIGHT).bounds
    wide = max(px(WIDTH), LEAST)
    left = min(card.right + px(APART), (card.right + zone.right - wide) / 2)
    free = min(zone.right, layout.mark(Place.RIGHT, 1).x) if Place.RIGHT in layout.places else zone.right
    left = min(max(left, layout.middle[0] + px(BESIDE)), free - wide)
    high = min(SPAN * layout.trick_height, zone.h)
    top = min(max(layout.middle[1] - high / 2, zone.y), zone.bottom - high)
    below, above = (px(LINE) * count for count in lines)
    board = Rect(left, top + above, wide, high - below - above)
    reach = min(px(LABEL), 2 * (zone.right + px(BEYOND) - board.centre[0]))
    across = board.centre[0] - reach / 2
    inner = board.inset(0, px(INSET))
    return RailPlaces(
        board=board,
        groove=Rect(board.x + wide * GROOVE[0], inner.y, wide * (GROOVE[1] - GROOVE[0]), inner.h),
        signs=Rect(board.x + wide * GROOVE[1], inner.y, wide * (0.94 - GROOVE[1]), inner.h),
        ends=(Rect(across, board.bottom, reach, below), Rect(across, top, reach, above)),
    )
