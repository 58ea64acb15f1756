"""How a hint looks: a note below the score, a cool light round the card, a frame round the button."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import pygame

from game.scenes.cards.faces import card_width
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.picture.easel import Easel, blit, centred, laid, whole
from game.scenes.table.picture.score_panel import dark_panel
from game.ui.fonts import Typeface
from game.ui.layout import SCALE_FLOOR, Rect
from game.ui.render.shadow import turned_soft_box
from game.ui.render.stage import Picture
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE, Colour
from game.ui.vector import circle, drawing, path, rounded
from game.ui.writing import LEGIBLE, Pen, Style

LIGHT: Final[Colour] = (0x7F, 0xE3, 0xFF)
"""Unlike the gold of the cards that may be played."""
DARK: Final = 2
"""So many sheets of the dark glass: a portrait may lie below."""
WIDTH: Final = 300
"""Of the note, in design units."""
WIDTHS: Final = (WIDTH, 340, 256, 228, 196)
"""Others are tried where the usual one finds no gap."""
NARROWER: Final = (170, 150)
"""These only for enlarged words, which leave gaps of no other shape."""
SHARES: Final = (1.0, 0.87, 0.75, 0.65, 0.55)
"""Of enlarged words, where nothing is free for them; no smaller than they are without being enlarged."""
SMALLER: Final = 0.75
"""A headline that would have to be smaller than this share of its height is broken into lines instead."""
GAP: Final = 4
"""Design units between lines of several sentences."""


@dataclass(frozen=True, slots=True)
class HintLines:
    """The words of the note."""

    title: str
    headline: str
    why: str
    rows: tuple[tuple[str, str], ...] = ()
    """Name and value of what was weighed, the hint itself first."""
    deals: str = ""
    known: tuple[str, ...] = ()
    """Written small as far as there is room."""
    more: str = ""
    """The line that opens or closes the figures; it stands above the rows."""
    opened: HintLines | None = None
    """The same note with its figures, where they are folded away: room is kept for it."""
    is_headed: bool = False
    """Whether the headline is none of the rows: what was done need not be the first of them."""


def bulb(ink: Colour) -> list[str]:
    """The sign of a hint in a box of 48 by 48: a lamp."""
    round_glass = "M20 31C20 27 15.5 25.5 15.5 20A8.5 8.5 0 0 1 32.5 20C32.5 25.5 28 27 28 31Z"
    return [
        path(round_glass, fill="none", stroke=ink, stroke_width=3, stroke_linejoin="round"),
        path("M20.5 35H27.5M22 38.5H26", fill="none", stroke=ink, stroke_width=2.6, stroke_linecap="round"),
    ]


def note_box(layout: TableLayout) -> Rect:
    """The usual room for the note: below the score, at the left, down to the hand."""
    px = layout.page.px
    top = layout.score.bottom + px(8)
    return Rect(layout.score.x, top, px(WIDTH), layout.hand_zone.y - top - px(8))


def note_sizes(easel: Easel, layout: TableLayout, lines: HintLines) -> list[list[tuple[float, float]]]:
    """Widths and heights in pixels: of the whole note, then with fewer and fewer of the small lines.

    Enlarged words get smaller and smaller after that, without any small line; see `units_of`.
    """
    units, found = units_of(layout), list[list[tuple[float, float]]]()
    widths = [layout.page.px(width) for width in (*WIDTHS, *(NARROWER if len(units) > 1 else ()))]
    for unit in units:
        set_out = [(width, _set_out(easel.pen, unit, lines, width)) for width in widths]
        most = len(set_out[0][1].small) if unit == units[0] else 0
        for count in range(most, -1, -1):
            found.append([(width, one.height(unit, count)) for width, one in set_out])
    return found


def units_of(layout: TableLayout) -> list[float]:
    """Pixels per design unit of the words of a note, from the wished ones to the smallest."""
    scale = layout.page.scale
    plain = max(SCALE_FLOOR, layout.page.fit)
    return [scale, *(scale * share for share in SHARES[1:] if scale * share >= plain)]


def hint_picture(easel: Easel, layout: TableLayout, lines: HintLines, room: Rect) -> Picture:
    """The note at the top of the room, as high as its words need; small lines without room are left out.

    Enlarged words become smaller where that is not enough.
    """
    units = units_of(layout)
    tries = ((one, _set_out(easel.pen, one, lines, room.w)) for one in units)
    unit, words = next(
        ((one, words) for one, words in tries if words.height(one, 0) <= room.h + 0.5),
        (units[0], _set_out(easel.pen, units[0], lines, room.w)),
    )
    fitting = (count for count in range(len(words.small), 0, -1) if words.height(unit, count) <= room.h + 0.5)
    count = next(fitting, 0)
    blocks = [*words.large, *words.small[:count]]
    box = Rect(room.x, room.y, room.w, min(room.h, words.height(unit, count)))
    for place in layout.places:
        box = _with_plate(box, room, layout.plate(place), GAP * unit)
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        for _ in range(DARK):
            blit(surface, dark_panel(size, unit), (0, 0))
        rest = Rect(0, 0, *size).inset(11 * unit, 10 * unit)
        lamp = round(24 * unit)
        blit(surface, drawing((lamp, lamp), *bulb(LIGHT), view=(48, 48)), (rest.right - lamp, rest.y))
        for place, (name, figure, style, high) in enumerate(blocks):
            line, rest = rest.take_top(min(high, rest.h))
            if place == 0:
                line = Rect(line.x, line.y, line.w - lamp, line.h)
            if not figure:
                pen.write(surface, name, line, style)
                continue
            wide = pen.fonts.size(figure, style.face, style.px)[0] + 1
            label, number = line.columns([line.w - wide, wide], 0)
            if name:
                pen.write(surface, name, Rect(label.x, label.y, label.w - 4 * unit, label.h), style)
            pen.write(surface, figure, number, Style(style.face, style.px, style.colour, across=1))

    return laid(easel.panel(("hint", lines, count, unit), size, draw), box)


@dataclass(frozen=True, slots=True)
class _Words:
    """The lines of a note set in one width, each a name, a figure, their style and their height in pixels."""

    large: list[tuple[str, str, Style, float]]
    small: list[tuple[str, str, Style, float]]

    def height(self, unit: float, count: int) -> float:
        """The pixels of the note with so many of the small lines."""
        return 20 * unit + sum(high for *_, high in [*self.large, *self.small[:count]])


def _set_out(pen: Pen, unit: float, lines: HintLines, width: float) -> _Words:
    inner = width - 22 * unit
    title = Style(Typeface.HEADING, round(18 * unit), BRASS_LIGHT)
    head = Style(Typeface.BOLD, round(18 * unit), LIGHT)
    best = Style(Typeface.MEDIUM, round(16 * unit), LIGHT)
    text = Style(Typeface.MEDIUM, round(16 * unit), CREAM, wraps=True)
    row_style = Style(Typeface.TEXT, round(16 * unit), CREAM)
    small = Style(Typeface.TEXT, max(LEGIBLE, round(14 * unit)), CREAM_DIM, wraps=True)
    gap, row = GAP * unit, round(24 * unit)
    blocks: list[tuple[str, str, Style, float]] = [(lines.title, "", title, 26 * unit)]
    rows, figure = lines.rows, ""
    if lines.headline:
        least = max(LEGIBLE, round(SMALLER * head.px))
        if pen.fonts.size(lines.headline, head.face, least)[0] > inner:
            head = Style(head.face, head.px, head.colour, wraps=True)
        high = max(22 * unit, pen.height(lines.headline, inner, head))
        if rows and not lines.is_headed and _fits_beside(pen, *rows[0], head, inner - 6 * unit):
            figure, rows = rows[0][1], rows[1:]  # the headline stays where it is, and gets its figure
        blocks.append((lines.headline, figure, head, high + gap))
    if lines.why:
        blocks.append((lines.why, "", text, pen.height(lines.why, inner, text) + 2 * gap))
    if lines.more:
        blocks.append((lines.more, "", best, row))
    for place, (name, value) in enumerate(rows):
        style = best if place == 0 and not figure else row_style
        if not _fits_beside(pen, name, value, style, inner - 6 * unit):
            wrapped = Style(style.face, style.px, style.colour, wraps=True)
            blocks.append((name, "", wrapped, pen.height(name, inner, wrapped)))
            blocks.append(("", value, style, row))
        else:
            blocks.append((name, value, style, row))
    tail = [lines.deals, *lines.known] if lines.deals else list(lines.known)
    return _Words(blocks, [(one, "", small, pen.height(one, inner, small) + gap) for one in tail])


def _fits_beside(pen: Pen, name: str, value: str, style: Style, width: float) -> bool:
    """Whether the name and its value fit into one line of so many pixels."""
    return sum(pen.fonts.size(text, style.face, style.px)[0] for text in (name, value)) <= width


def _with_plate(box: Rect, room: Rect, plate: Rect, gap: float) -> Rect:
    """As high as the name plate below it needs to be covered: half a name is worse than none."""
    if not box.overlaps(plate) or box.bottom > plate.bottom + gap:
        return box
    return Rect(box.x, box.y, box.w, min(room.h, plate.bottom + gap - box.y))


def glow_picture(easel: Easel, pose: Pose) -> Picture:
    """The light behind a card of the hand."""
    height = round(pose.height)
    wide, blur = round(height * 0.05), max(8, round(height * 0.05))
    size = (card_width(height) + wide, height + wide)
    angle = round(pose.angle, 1)
    made = easel.kept(
        ("hint glow", size, angle), lambda: turned_soft_box(size, wide, blur, angle, LIGHT, 255)
    )
    return centred(made, (pose.x, pose.y))


def badge_picture(easel: Easel, pose: Pose, unit: float) -> Picture:
    """The lamp above the left corner of a card, off every index: the mark is seen without colour, too."""
    turn, up, left = radians(pose.angle), pose.height * 0.5 + 11 * unit, pose.width * 0.5 - 14 * unit
    middle = pose.x - left * cos(turn) - up * sin(turn), pose.y + left * sin(turn) - up * cos(turn)
    return _badge(easel, middle, round(30 * unit))


def frame_pictures(easel: Easel, box: Rect, unit: float) -> list[Picture]:
    """A frame with a lamp round a button."""
    size = whole(box)
    ring = easel.kept(
        ("hint frame", size),
        lambda: drawing(
            size,
            rounded(2.5 * unit, size, 9 * unit, fill="none", stroke=OUTLINE, stroke_width=5 * unit),
            rounded(2.5 * unit, size, 9 * unit, fill="none", stroke=LIGHT, stroke_width=3 * unit),
        ),
    )
    return [laid(ring, box), _badge(easel, (box.x + 4 * unit, box.y + 2 * unit), round(26 * unit))]


def _badge(easel: Easel, middle: tuple[float, float], side: int) -> Picture:
    def make() -> pygame.Surface:
        return drawing(
            (side, side),
            circle(24, 24, 22, fill=OUTLINE),
            circle(24, 24, 21, fill="none", stroke=LIGHT, stroke_width=3),
            *bulb(LIGHT),
            view=(48, 48),
        )

    return centred(easel.kept(("hint badge", side), make), middle)
