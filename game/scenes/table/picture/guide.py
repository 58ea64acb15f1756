"""The sentence that explains a moment to a beginner, above the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.offers import Prompt
from game.scenes.table.picture.easel import Easel, laid, whole
from game.scenes.table.picture.hint_view import WIDTHS, note_box
from game.scenes.table.picture.note_places import Size
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.picture.score_panel import GROUND
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, CREAM
from game.ui.vector import drawing, rounded
from game.ui.writing import Style


def guide_picture(
    easel: Easel,
    layout: TableLayout,
    text: str,
    prompt: Prompt | None = None,
    find: Callable[[list[list[Size]]], Rect] | None = None,
    said: Sequence[Rect] = (),
) -> Picture:
    """The sentence in a dark strip above the hand, where the own card will lie; no card is covered by it.

    If the question of the moment needs that room it stands above the question; where that does not do,
    because the pack lies there or one of the bubbles `said`, it stands where `find` finds room for one of
    its sizes, or below the score.
    """
    unit, zone, fonts = layout.page.scale, layout.centre_zone, easel.pen.fonts
    px, pad = round(17 * unit), round(16 * unit)

    def strip(room: Rect, across: float = 0.5, down: float = 1.0) -> Rect:
        """The box of the text wrapped into the room."""
        lines = fonts.wrap(text, Typeface.MEDIUM, px, room.w - 2 * pad)
        width = max(fonts.size(line, Typeface.MEDIUM, px)[0] for line in lines) + 2 * pad + 2
        height = fonts.line_height(Typeface.MEDIUM, px) * len(lines) + round(12 * unit)
        return room.place(min(width, room.w), height, across, down)

    box = strip(zone)
    if prompt is not None and box.overlaps(panel := prompt_boxes(prompt, layout).panel):
        box = strip(Rect(zone.x, zone.y, zone.w, panel.y - 8 * unit - zone.y))
        if prompt.is_below_pack or box.y < zone.y or any(box.overlaps(bubble) for bubble in said):
            room = note_box(layout)
            if find is not None:
                tries = [strip(Rect(0, 0, width * unit, room.h)) for width in WIDTHS]
                room = find([[(one.w, one.h) for one in tries]])
            box = strip(room, 0.0, 0.0)
    size, style = whole(box), Style(Typeface.MEDIUM, px, CREAM, across=0.5, wraps=True)
    back = partial(
        drawing,
        size,
        rounded(1.5 * unit, size, 9 * unit, fill=GROUND, fill_opacity=0.93),
        rounded(1.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.4 * unit),
    )
    return laid(easel.caption("guide", text, size, back, style, (pad - 1, 4 * unit)), box)
