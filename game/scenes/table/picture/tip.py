"""The words below the corner buttons that tell what one of them does, and which key does it too."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.scenes.signs import Signs
from game.scenes.table.corners import SHORTCUT, Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.picture.easel import Easel, laid, whole
from game.scenes.table.picture.score_panel import GROUND
from game.text.catalogue import Words
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import pill
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM
from game.ui.writing import LEGIBLE, Style

WORDS: Final = {Corner.MENU: "table.menu"}
"""What a button is called, where it is not called as its key is."""


def tip_picture(easel: Easel, layout: TableLayout, corner: Corner, say: Words, signs: Signs) -> Picture:
    """The name of that button and the sign of its key, below the buttons."""
    name = SHORTCUT[corner]
    text = f"{say(WORDS.get(corner, f'keys.{name}'))} ({signs.sign(say, name)})"
    unit, px = layout.page.scale, max(LEGIBLE + 2, layout.page.px(15))
    wide = easel.pen.fonts.size(text, Typeface.MEDIUM, px)[0] + 24 * unit
    lowest = layout.button(corner.value if corner is Corner.SCORE else Corner.LAST_TRICK.value)
    right, low = layout.field.right - 6 * unit, lowest.bottom + 8 * unit
    left = min(right - wide, layout.button(corner.value).centre[0] - wide / 2)
    box = Rect(round(left), round(low), round(wide), round(px * 1.7))
    size = whole(box)
    style = Style(Typeface.MEDIUM, px, CREAM, across=0.5)
    return laid(easel.caption("tip", text, size, partial(pill, size, unit, GROUND, BRASS), style), box)
