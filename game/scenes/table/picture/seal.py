"""A word in the corner: a deal's seal, from the moment the deck lies there to the contract, or practice."""

from __future__ import annotations

from functools import partial

from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import TWO
from game.scenes.table.picture.easel import Easel, laid, whole
from game.scenes.table.picture.score_panel import GROUND
from game.scenes.table.show import Show
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import pill
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM_DIM
from game.ui.writing import Style


def seal_pictures(easel: Easel, layout: TableLayout, show: Show, text: str) -> list[Picture]:
    """The text in a pill, unless it is empty, a contract stands, or two play and the pack lies there."""
    is_over = show.account.standing is not None or show.result is not None
    if not text or is_over or (show.players == TWO and any(show.board.hands)):
        return []
    return [_pill(easel, layout, text, 40)]


def practice_pictures(easel: Easel, layout: TableLayout, show: Show, text: str) -> list[Picture]:
    """The text, unless it is empty, in a pill below the score; where two play, below the button beside it."""
    return [_pill(easel, layout, text, 26, is_beside=show.players == TWO)] if text else []


def _pill(easel: Easel, layout: TableLayout, text: str, height: float, *, is_beside: bool = False) -> Picture:
    """The text in a pill of so many design units of height."""
    unit, score = layout.page.scale, layout.score
    box = Rect(score.x, score.bottom + 6 * unit, score.w, height * unit)
    if is_beside:
        button = layout.button(Corner.SCORE.value)
        box = Rect(button.x, button.bottom + 8 * unit, 130 * unit, height * unit)
    size = whole(box)
    style = Style(Typeface.MEDIUM, round(14 * unit), CREAM_DIM, across=0.5, wraps=True)
    back = partial(pill, size, unit, GROUND, BRASS)
    return laid(easel.caption("seal", text, size, back, style, (10 * unit, 3 * unit)), box)
