"""The small round buttons in the corner, for everything that also has a key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from game.scenes.signs import Signs
from game.scenes.table.corners import SHORTCUT, Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.picture.easel import Easel, blit, laid, whole
from game.scenes.table.picture.hint_view import bulb
from game.scenes.table.picture.score_panel import GROUND
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.pad_signs import write_sign
from game.ui.plaques import pill
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, Colour
from game.ui.vector import circle, drawing, path
from game.ui.writing import Pen, Style

_STROKE: Final[dict[str, str | float]] = {
    "fill": "none",
    "stroke_width": 3.4,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}

_LINES: Final = {
    Corner.MENU: ("M14 17H34M14 24H34M14 31H34",),
    Corner.SOUND: ("M29 19C31.5 22 31.5 26 29 29M33 15.5C37.5 20.5 37.5 27.5 33 32.5",),
    Corner.SCORE: ("M15 12H33V36H15Z", "M24 12V36M18.5 19H20.5M18.5 25H20.5M27.5 19H29.5M27.5 25H29.5"),
    Corner.LAST_TRICK: ("M13 17L23 13L31 31L21 35Z", "M26 13.5L36 17L31 31"),
    Corner.TAKE_BACK: ("M20 13L13 20L20 27", "M13 20H27C32 20 35 23 35 27.5C35 32 32 35 27 35H21"),
    Corner.WHY: ("M18 19C18 15 20 13 24 13C28 13 30 15 30 18.5C30 23 24 23 24 28.5", "M24 34.8V35"),
}
_CROSS: Final = "M29 20L36 28M36 20L29 28"


def corner_pictures(
    easel: Easel,
    layout: TableLayout,
    shown: Iterable[Corner],
    hot: Corner | None,
    *,
    is_muted: bool,
    signs: Signs,
) -> list[Picture]:
    """Those that are `shown`, each with what a controller has for it; `hot` is the one under the mouse."""
    labels = tuple((corner, signs.button(SHORTCUT[corner])) for corner in shown)

    def make() -> list[Picture]:
        buttons = [
            _button(easel, layout, corner, is_hot=corner is hot, is_muted=is_muted) for corner, _ in labels
        ]
        return [*buttons, *[_tag(easel, layout, corner, sign) for corner, sign in labels if sign]]

    return easel.group("corners", (layout, labels, hot, is_muted), make)


def _button(easel: Easel, layout: TableLayout, corner: Corner, *, is_hot: bool, is_muted: bool) -> Picture:
    box = layout.button(corner.value)
    size = whole(box)
    is_off = is_muted and corner is Corner.SOUND

    def draw(surface: pygame.Surface, _pen: Pen) -> None:
        ink = BRASS_LIGHT if is_hot else CREAM
        line = BRASS_LIGHT if is_hot else BRASS
        parts = [
            circle(24, 24, 22, fill=GROUND, fill_opacity=0.8),
            circle(24, 24, 20.5, fill="none", stroke=line, stroke_width=1.8),
        ]
        blit(
            surface, drawing(size, *parts, *corner_symbol(corner, ink, is_off=is_off), view=(48, 48)), (0, 0)
        )

    return laid(easel.panel(("corner", corner, is_hot, is_off), size, draw), box)


def _tag(easel: Easel, layout: TableLayout, corner: Corner, sign: str) -> Picture:
    """What is printed on the controller's button that does the same, at the lower edge."""
    box, unit = layout.button(corner.value), layout.page.scale
    wide = (20 if len(sign) < 3 else 14 + 9 * len(sign)) * unit
    tag = Rect(box.centre[0] - wide / 2, box.bottom - 8 * unit, wide, 20 * unit)
    size = whole(tag)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, pill(size, unit, GROUND, BRASS), (0, 0))
        style = Style(Typeface.MEDIUM, round(14 * unit), CREAM, across=0.5)
        write_sign(pen, surface, sign, Rect(0, 0, *size), style)

    return laid(easel.panel(("tag", sign), size, draw), tag)


def corner_symbol(corner: Corner, ink: Colour, *, is_off: bool) -> list[str]:
    """The drawing on a button in a box of 48 by 48; `is_off` crosses out the loudspeaker."""
    if corner is Corner.HINT:
        return bulb(ink)
    lines = [path(points, stroke=ink, **_STROKE) for points in _LINES[corner]]
    if corner is not Corner.SOUND:
        return lines
    speaker = path("M13 20H18L25 14V34L18 28H13Z", fill=ink, stroke=ink, stroke_width=2)
    return [speaker, path(_CROSS, stroke=ink, **_STROKE)] if is_off else [speaker, *lines]
