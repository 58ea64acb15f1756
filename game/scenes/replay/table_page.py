"""The table of a past deal is a fifth larger in wide windows, as far as everything keeps its room."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.ui.layout import DESIGN, Page

LARGER: Final = 1.2
"""The bar below takes a sixth of the window: with this, words are as large as on the table itself."""
WIDE: Final = 0.99 * DESIGN[0] / DESIGN[1]
"""From this width by height on there is room beside the table."""


def table_page(page: Page, bar: int, room: tuple[float, float]) -> Page:
    """The page above a bar so many pixels high, for a table that needs `room` design units."""
    upper = Page(page.width, page.height - bar, page.zoom)
    if page.width / page.height < WIDE:
        return upper
    scale = min(upper.scale * LARGER, upper.width / room[0], upper.height / room[1])
    return upper if scale <= upper.scale else replace(upper, zoom=scale / upper.fit)
