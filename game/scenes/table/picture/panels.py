"""What appears over the felt for a while: explanations, labels, an old trick, the counting of a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import inf
from typing import Final

import pygame

from game.rules.trick import Trick
from game.scenes.cards.faces import card_width
from game.scenes.cards.pictures import CardPictures
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import ASPECT
from game.scenes.table.picture.easel import Easel, blit, centred, laid, whole
from game.scenes.table.picture.note_places import Size
from game.scenes.table.picture.score_panel import GROUND, dark_panel
from game.scenes.table.show import Show
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.vector import drawing, rounded
from game.ui.writing import LEGIBLE, Pen, Style

NOTE_LETTERS: Final = (17, 15, 13)
"""The size of a note's letters, and those where the note finds no room, in design units.

The last resort of enlarged words is the first size without enlargement.
"""
NOTE_WIDTHS: Final = (640, 560, 520, 480, 420, 365, 310, 275, 256, 228, 196, 170)
"""Of an explanation that finds no gap in one line, in design units."""
NOTE_SHAPES: Final = (1.6, 0.8, 0.0)
"""A note is written in smaller letters before its width is less than so many of its heights."""

OLD_TRICK: Final = (218, 252)
"""Design units of the panel of an old trick beside another trick."""
OLD_TRICK_SHARES: Final = (1.0, 0.9, 0.8, 0.7)
"""It is so much smaller where it finds no room."""


@dataclass(frozen=True, slots=True)
class CountLine:
    """One line of the counting: a word and a figure for each side."""

    label: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A deal that is being counted."""

    heading: str
    names: tuple[str, ...]
    lines: tuple[CountLine, ...]
    totals: tuple[int, ...]


def note_picture(
    easel: Easel, layout: TableLayout, text: str, find: Callable[[list[list[Size]], Rect], Rect] | None = None
) -> Picture:
    """An explanation in a dark bar, where the player's own card would lie.

    `find` tells where one of the sizes finds room, the first best, if it is to lie elsewhere than there.
    """
    unit, pad, fonts = layout.page.scale, round(16 * layout.page.scale), easel.pen.fonts
    letters = [max(LEGIBLE, round(high * unit)) for high in NOTE_LETTERS]
    letters += [one for one in [max(LEGIBLE, round(NOTE_LETTERS[0] * layout.page.fit))] if one < letters[-1]]

    def wrapped(width: float, px: int) -> Size:
        inner = width - 2 * pad
        lines = fonts.wrap(text, Typeface.MEDIUM, px, inner)
        widest = max(fonts.size(line, Typeface.MEDIUM, px)[0] for line in lines)
        high = fonts.line_height(Typeface.MEDIUM, px) * len(lines)
        return min(widest, round(inner)) + 2 * pad + 2, high + round(12 * unit)

    px = letters[0]
    box = layout.note.place(*wrapped(layout.note.w, px), down=1)
    if find is not None:
        widths = [width * unit for width in NOTE_WIDTHS if width * unit < box.w]
        sizes = [[wrapped(width, one) for width in (layout.note.w, *widths)] for one in letters]
        shaped = [
            [size for size in same if least <= size[0] / size[1] < most]
            for most, least in pairwise((inf, *NOTE_SHAPES))
            for same in sizes
        ]
        box = find([*filter(None, shaped), sizes[-1]], box)
        px = next((one for one, same in zip(letters, sizes, strict=True) if (box.w, box.h) in same), px)
    size, style = whole(box), Style(Typeface.MEDIUM, px, CREAM, across=0.5, wraps=True)
    back = partial(dark_panel, size, unit)
    return laid(easel.caption("note", text, size, back, style, (pad - 1, 4 * unit)), box)


def label_picture(easel: Easel, layout: TableLayout, text: str, row: Rect) -> Picture:
    """A line above cards that are laid open."""
    unit = layout.page.scale
    width, px = easel.pen.fonts.size(text, Typeface.MEDIUM, round(16 * unit))[0], round(16 * unit)
    most = max(row.w, layout.centre_zone.w / 2)  # in the smallest window a cell holds no long line
    size = (min(width + round(26 * unit), round(most)), round(25 * unit))
    back = partial(
        drawing,
        size,
        rounded(0, size, size[1] / 2, fill=GROUND, fill_opacity=0.8),
        rounded(1.5 * unit, size, size[1] / 2, fill="none", stroke=BRASS, stroke_width=1.2 * unit),
    )
    style = Style(Typeface.MEDIUM, px, BRASS_LIGHT, across=0.5)
    surface = easel.caption("label", text, size, back, style, (12 * unit, 0))
    return centred(surface, (row.centre[0], row.y - size[1] * 0.62))


def old_trick_pictures(
    easel: Easel, cards: CardPictures, layout: TableLayout, show: Show, trick: Trick, *, title: str, box: Rect
) -> list[Picture]:
    """An old trick in a panel of its own, which fills the box, its cards as they lay."""
    unit, size = layout.page.scale, whole(box)
    head = 32 * unit
    height = round(min((box.w - 20 * unit) / 3.15 / ASPECT, (box.h - head - 14 * unit) / 2.06))

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, dark_panel(size, unit), (0, 0))
        line = Rect(0, 0, *size).inset(12 * unit, 9 * unit).take_top(22 * unit)[0]
        pen.write(surface, title, line, Style(Typeface.MEDIUM, round(16 * unit), CREAM, across=0.5))

    pictures = [laid(easel.panel(("review", title), size, draw), box)]
    middle = (box.centre[0], box.y + head + (box.h - head - 6 * unit) / 2)
    step_x, step_y = card_width(height) * 1.04, height * 0.52
    for seat, card in trick.played(show.players):
        place = layout.place(seat, show.viewer, show.players)
        dx = {1: step_x, 3: -step_x}.get(int(place), 0.0)
        dy = {0: step_y, 2: -step_y}.get(int(place), 0.0)
        surface = cards.resting(card, height, 0.0, max(1, round(3 * layout.unit)))
        pictures.append(centred(surface, (middle[0] + dx, middle[1] + dy)))
    return pictures


def old_trick_box(layout: TableLayout) -> Rect:
    """Where an old trick is shown while no other trick lies in the middle of the table."""
    px, zone = layout.page.px, layout.centre_zone
    return zone.place(min(px(340), zone.w), min(px(330), zone.h))


def old_trick_sizes(layout: TableLayout) -> list[Size]:
    """The sizes of an old trick beside another one, the best first."""
    wide, high = (layout.page.px(side) for side in OLD_TRICK)
    return [(wide * share, high * share) for share in OLD_TRICK_SHARES]


def count_picture(easel: Easel, layout: TableLayout, count: Count, share: float) -> Picture:
    """What the deal was made of, and its points, counted up to `share` of the way."""
    unit = layout.page.scale
    zone = layout.centre_zone
    around = (92 + 62) * unit
    line_high = min(25 * unit, (zone.h - around) / max(1, len(count.lines)))
    box = zone.place(min(430 * unit, zone.w), round(around + line_high * len(count.lines)), down=0.4)
    size = whole(box)
    shown = tuple(round(total * share) for total in count.totals)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, dark_panel(size, unit), (0, 0))
        inner = Rect(0, 0, *size).inset(20 * unit, 14 * unit)
        head, rest = inner.take_top(54 * unit, 2 * unit)
        style = Style(Typeface.MEDIUM, round(20 * unit), CREAM, across=0.5, wraps=True)
        pen.write(surface, count.heading, head, style)
        share = 0.48 if len(count.names) == 2 else 0.36
        columns = [share, *[(1 - share) / len(count.names)] * len(count.names)]
        row, rest = rest.take_top(24 * unit)
        for name, cell in zip(count.names, row.columns(columns)[1:], strict=True):
            pen.write(surface, name, cell, Style(Typeface.MEDIUM, round(16 * unit), CREAM_DIM, across=1))
        for line in count.lines:
            row, rest = rest.take_top(line_high)
            label, *cells = row.columns(columns)
            label = label if any(line.figures) else row
            pen.write(surface, line.label, label, Style(Typeface.TEXT, round(16 * unit), CREAM_DIM))
            for figure, cell in zip(line.figures, cells, strict=True):
                pen.write(surface, figure, cell, Style(Typeface.TEXT, round(17 * unit), CREAM, across=1))
        row = Rect(inner.x, inner.bottom - 38 * unit, inner.w, 38 * unit)
        best = max(count.totals)
        for points, total, cell in zip(shown, count.totals, row.columns(columns)[1:], strict=True):
            tone = BRASS_LIGHT if total == best else CREAM
            pen.write(surface, str(points), cell, Style(Typeface.BOLD, round(32 * unit), tone, across=1))

    return laid(easel.panel(("count", count, shown), size, draw), box)
