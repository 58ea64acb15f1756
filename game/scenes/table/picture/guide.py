"""The sentence that explains a moment to a beginner, above the hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.table.offers import Prompt
from game.scenes.table.picture.easel import Easel, blit, laid, whole
from game.scenes.table.picture.hint_view import WIDTHS, note_box
from game.scenes.table.picture.layout import TableLayout
from game.scenes.table.picture.note_places import Size
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM
from game.ui.vector import drawing, rounded
from game.ui.writing import Pen, Style


def guide_picture(
    easel: Easel,
    layout: TableLayout,
    text: str,
    prompt: Prompt | None = None,
    find: Callable[[list[list[Size]]], Rect] | None = None,
) -> Picture:
    """The sentence in a dark strip above the hand, where the own card will lie; no card is covered by it.

    If the question of the moment needs that room it stands above the question; where that does not do,
    because the pack lies there, it stands where `find` finds room for one of its sizes, or below the score.
    """
    unit, zone = layout.page.scale, layout.centre_zone
    strip = _Strip(easel, unit, text, zone)
    panel = None if prompt is None else prompt_boxes(prompt, layout).panel
    if panel is None or not strip.box.overlaps(panel):
        return strip.picture()
    above = _Strip(easel, unit, text, Rect(zone.x, zone.y, zone.w, panel.y - 8 * unit - zone.y))
    is_free = prompt is not None and not prompt.is_below_pack and above.box.y >= zone.y
    if is_free:
        return above.picture()
    room = note_box(layout)
    if find is not None:
        tries = [_Strip(easel, unit, text, Rect(0, 0, width * unit, room.h)).box for width in WIDTHS]
        room = find([[(box.w, box.h) for box in tries]])
    return _Strip(easel, unit, text, room, is_note=True).picture()


class _Strip:
    """A text wrapped into a room: at its foot, or as a note at its head."""

    def __init__(self, easel: Easel, unit: float, text: str, room: Rect, *, is_note: bool = False) -> None:
        self._easel, self._unit, self._text = easel, unit, text
        self._px, self._pad = round(17 * unit), round(16 * unit)
        fonts = easel.pen.fonts
        lines = fonts.wrap(text, Typeface.MEDIUM, self._px, room.w - 2 * self._pad)
        width = max(fonts.size(line, Typeface.MEDIUM, self._px)[0] for line in lines) + 2 * self._pad + 2
        height = fonts.line_height(Typeface.MEDIUM, self._px) * len(lines) + round(12 * unit)
        across, down = (0.0, 0.0) if is_note else (0.5, 1.0)
        self.box = room.place(min(width, room.w), height, across, down)

    def picture(self) -> Picture:
        """The strip with its words."""
        unit, size = self._unit, whole(self.box)

        def draw(surface: pygame.Surface, pen: Pen) -> None:
            back = drawing(
                size,
                rounded(1.5 * unit, size, 9 * unit, fill=(0x14, 0x0C, 0x08), fill_opacity=0.93),
                rounded(1.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.4 * unit),
            )
            blit(surface, back, (0, 0))
            inner = Rect(0, 0, *size).inset(self._pad - 1, 4 * unit)
            style = Style(Typeface.MEDIUM, self._px, CREAM, across=0.5, wraps=True)
            pen.write(surface, self._text, inner, style)

        return laid(self._easel.panel(("guide", self._text), size, draw), self.box)
