"""What stands on a page that has nothing to show yet: a room with an empty chair, and one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.preferences import Venue
from game.scenes.surroundings import source_of_room, venue_of
from game.ui.fonts import Typeface
from game.ui.render.patience import unhurried
from game.ui.theme import BRASS, CREAM, FELT, OUTLINE, WOOD, WOOD_DARK, mix
from game.ui.vector import drawing, linear, path, rounded
from game.ui.widgets import Brush
from game.ui.writing import Style

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk
    from game.ui.layout import Rect

LEADS: Final = "empty.games"
"""The button of such a page, and its word: it leads to the games."""

LEAST, WIDE, GAP = 96, 3.0, 12
"""Design units of the lowest picture, its width at most by its height, and the units below it."""
HIGH: Final = 330
"""So many units of the drawings are as high as the picture."""
EDGE: Final = 0.8
"""How far down the table begins in the picture."""


def draw_empty(brush: Brush, desk: PageDesk, box: Rect, text: str, *, has_picture: bool = True) -> None:
    """Draw the picture as large as the box lets it and the sentence below; in a low box only the sentence.

    `has_picture` is False while it is not known yet whether there is nothing.
    """
    style = Style(Typeface.TEXT, brush.px(18), CREAM, across=0.5, wraps=True)
    words = box.inset(brush.px(40), 0)
    tall = brush.pen.height(text, words.w, style) + brush.px(8)
    free = box.h - tall - brush.px(GAP)
    if has_picture and free >= brush.px(LEAST):
        wide = min(box.w, WIDE * free)
        frame = box.place(wide, free, down=0)
        likes = desk.preferences
        venue = venue_of(likes.place, likes.current_game)
        if venue is Venue.BARE:
            venue = venue_of(Venue.GAME, likes.current_game)
        picture = scene(frame.ints[2:], desk.assets / "sprites", venue, brush.page.scale)
        brush.blit(picture, frame.ints[:2])
        _, words = words.take_top(free, brush.px(GAP))
    brush.pen.write(brush.screen, text, words, style)


@unhurried(2)
def scene(size: tuple[int, int], sprites: Path, venue: Venue, unit: float) -> pygame.Surface:
    """The wall of a room, an empty chair, and before it the edge of a table, framed with round corners."""
    width, height = size
    edge, scale = height * EDGE, height / HIGH
    pieces = [
        ("wall", width / 2, edge, scale),
        ("seat", width / 2, edge, 1.25 * scale),
        ("above", width / 2, 0.0, scale),
    ]
    room = source_of_room(sprites, venue, (0, 0, width, height), pieces)
    rim, line = height * 0.075, height * 0.012
    table = (
        linear("w", (0, height), (0.0, WOOD), (0.5, WOOD), (1.0, WOOD_DARK)),
        path(f"M0 {edge}H{width}V{edge + rim}H0Z", fill="url(#w)", stroke=OUTLINE, stroke_width=line),
        path(f"M0 {edge + rim * 0.6}H{width}V{edge + rim * 0.6 + line}H0Z", fill=BRASS),
        path(f"M0 {edge + rim}H{width}V{height}H0Z", fill=FELT),
        path(f"M0 {edge + rim}H{width}V{edge + rim + 2 * line}H0Z", fill=mix(FELT, OUTLINE, 0.4)),
    )
    radius = 10 * unit
    drawn = drawing(size, room, *table)
    mask = drawing(size, rounded(0, size, radius, fill="#ffffff"))
    drawn.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    frame = drawing(size, rounded(1.5 * unit, size, radius, fill="none", stroke=BRASS, stroke_width=2 * unit))
    drawn.blit(frame, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return drawn
