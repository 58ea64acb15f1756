"""The rail of points: a board whose groove fills from both ends, with a mark for the contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import pi, sin
from typing import Final

import pygame

from game.rules.call import CAPOT_GOAL
from game.rules.seats import Side
from game.rules.writing.count import Points
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.rail import RailPlaces, rail_places
from game.scenes.table.picture.easel import Easel, blit, centred, laid, whole
from game.text.calls import goal_sign
from game.text.catalogue import Words
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.shadow import faded, soft_box
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, GLOW, INK, OUTLINE, WHITE, Colour, mix
from game.ui.vector import circle, drawing, linear, path, rounded
from game.ui.writing import LEGIBLE, Pen, Style

OAK: Final[tuple[Colour, Colour]] = ((0xC8, 0x94, 0x58), (0xA2, 0x6E, 0x3A))
GROOVE: Final[Colour] = (0x1B, 0x10, 0x0A)
EMBER: Final[Colour] = (0xFF, 0x9A, 0x2E)
MOLTEN: Final[Colour] = (0xFF, 0xE6, 0xA8)
CHAR: Final[Colour] = (0x24, 0x0E, 0x06)
FILLS: Final = ((BRASS_LIGHT, BRASS), (CREAM, CREAM_DIM))
"""The light and the dark tone of what the lower and the upper end have."""
STEADY, FLARE = 17, 40
"""How far the light of the rail reaches at rest, and for a moment at the mark, in design units."""
GROWN: Final = 1.2
"""How much larger figures are while they are counted."""
STEPS: Final = 6
"""So many pictures while a brand cools, the rail lights, or the board appears."""
TENS: Final = 10
"""Notches beside the groove, from end to end."""


@dataclass(frozen=True, slots=True)
class Rail:
    """What the rail tells."""

    ends: tuple[tuple[Side, ...], tuple[Side, ...]]
    """The sides that fill it from the lower end, whose seat looks among them, and from the upper one."""
    points: Points
    """By side, as far as they are counted."""
    at_stake: int
    """What the whole length stands for."""
    mark: int | None
    """The points with which the contract is made; None: there is none to make."""
    is_ours: bool
    """Whether they are counted from the lower end."""
    goal: int
    """The number that was bid, or 0."""
    multiplier: int
    heat: float
    """How hot the brand of the doubling is: 1 glows, 0 is cold."""
    light: float
    """How far the rail is lit, 0 to 1."""
    opacity: float
    """How far it has appeared, 0 to 1."""
    counting: frozenset[Side] = frozenset()
    """The sides whose points are being counted: their figures stand out."""

    def share(self, end: int) -> float:
        """The part of the length that this end has filled."""
        return min(1.0, sum(self.points[side] for side in self.ends[end]) / max(1, self.at_stake))

    @property
    def mark_share(self) -> float:
        """Where the mark is, from the lower end."""
        share = min(1.0, (self.mark or 0) / max(1, self.at_stake))
        return share if self.is_ours else 1 - share


def places_of(layout: TableLayout, rail: Rail) -> RailPlaces:
    """Where that rail lies."""
    return rail_places(layout, (len(rail.ends[0]), len(rail.ends[1])))


def rail_pictures(
    easel: Easel, layout: TableLayout, rail: Rail, names: Sequence[str], say: Words
) -> list[Picture]:
    """The board, what fills it, and the figures at its ends; `names` are those of the sides."""
    places, unit = places_of(layout, rail), layout.page.scale
    pictures = _glow(places, unit, rail.light, is_still=easel.is_still)
    pictures.append(laid(_board(easel, places, unit, rail, say), places.board))
    for end in (0, 1):
        pictures += _fill(easel, places, end, rail.share(end))
        rows = places.ends[end].rows([1.0] * len(rail.ends[end]))
        for side, row in zip(rail.ends[end], rows, strict=True):
            grown = GROWN if side in rail.counting else 1.0
            pictures.append(_figure(easel, row, unit, (names[side], rail.points[side], end, grown)))
    if rail.opacity >= 1:
        return pictures
    return [one._replace(surface=faded(one.surface, rail.opacity)) for one in pictures]


def _glow(places: RailPlaces, unit: float, light: float, *, is_still: bool) -> list[Picture]:
    """The light round the board; it flares up while it comes, unless little may move."""
    if light <= 0:
        return []
    flare = 0.0 if is_still else sin(pi * light)
    found = []
    for strength, reach in ((light, STEADY), (flare, FLARE)):
        alpha = round(255 * round(strength * STEPS) / STEPS)
        if alpha:
            size = whole(places.board)
            shine = soft_box(size, round(8 * unit), max(8, round(reach * unit)), GLOW, alpha)
            found.append(centred(shine, places.board.centre))
    return found


def _board(easel: Easel, places: RailPlaces, unit: float, rail: Rail, say: Words) -> pygame.Surface:
    """The wood with its groove and everything that is burnt in."""
    size, heat, light = whole(places.board), round(rail.heat * STEPS), round(rail.light * STEPS)
    mark = None if rail.mark is None else round(rail.mark_share * 200)
    goal = goal_sign(say, rail.goal) if rail.goal >= CAPOT_GOAL else str(rail.mark)
    key = ("rail", mark, goal, rail.is_ours, rail.multiplier, heat, light)
    away = (-places.board.x, -places.board.y)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, _wood(size, places.groove.moved(*away), unit), (0, 0))
        if rail.mark is not None:
            box = _draw_mark(surface, places, unit, rail, light / STEPS)
            pen.write(surface, goal, box, _engraved(unit, 15, INK))
        if rail.multiplier > 1:
            _draw_brand(surface, pen, places, unit, rail, heat / STEPS)

    return easel.panel(key, size, draw)


def _wood(size: tuple[int, int], groove: Rect, unit: float) -> pygame.Surface:
    step, x = groove.h / TENS, groove.right + 1.5 * unit
    notches = "".join(f"M{x:.1f} {groove.y + step * place:.1f}h{4 * unit:.1f}" for place in range(TENS + 1))
    channel = f"M{groove.x:.1f} {groove.y:.1f}h{groove.w:.1f}v{groove.h:.1f}h{-groove.w:.1f}z"
    return drawing(
        size,
        linear("oak", (size[0], size[1] * 0.3), (0, OAK[0]), (1, OAK[1])),
        rounded(0.8 * unit, size, 8 * unit, fill="url(#oak)", stroke=OUTLINE, stroke_width=1.6 * unit),
        rounded(3 * unit, size, 6 * unit, fill="none", stroke=BRASS, stroke_width=1.3 * unit),
        path(notches, stroke=CHAR, stroke_width=1.1 * unit, stroke_opacity=0.75),
        path(channel, fill=GROOVE, stroke=OUTLINE, stroke_width=1.4 * unit, stroke_linejoin="round"),
    )


def _draw_mark(surface: pygame.Surface, places: RailPlaces, unit: float, rail: Rail, light: float) -> Rect:
    """Draw a plate of brass that points to the mark; return the place for what was bid."""
    y, size = places.level(rail.mark_share) - places.board.y, surface.get_size()
    box = _sign_box(places, unit, y)
    tip, left = box.x - 6 * unit, box.x + 2 * unit
    plate = f"M{tip} {y}L{left} {box.y}H{box.right}V{box.bottom}H{left}Z"
    tones = (mix(BRASS_LIGHT, WHITE, light * 0.6), mix(BRASS, GLOW, light))
    shade = linear("plate", (size[0], size[1]), (0, tones[0]), (1, tones[1]))
    shape = path(plate, fill="url(#plate)", stroke=OUTLINE, stroke_width=1.4 * unit, stroke_linejoin="round")
    blit(surface, drawing(size, shade, shape), (0, 0))
    return box


def _draw_brand(
    surface: pygame.Surface, pen: Pen, places: RailPlaces, unit: float, rail: Rail, heat: float
) -> None:
    """How many times the deal counts, in the longer part of the board beside the mark."""
    at = rail.mark_share if rail.mark is not None else 0.5
    share = at / 2 if at >= 0.5 else (1 + at) / 2
    middle = places.signs.centre[0] - places.board.x, places.level(share) - places.board.y
    side = max(26 * unit, places.signs.w * 0.9)
    box = Rect(middle[0] - side / 2, middle[1] - side / 2, side, side)
    if heat > 0:
        light = soft_box(
            (round(side), round(side)), round(side / 2), round(8 * unit), EMBER, round(255 * heat)
        )
        blit(surface, light, (middle[0] - light.width / 2, middle[1] - light.height / 2))
    disc = drawing(
        (round(side), round(side)),
        circle(20, 20, 19, fill=CHAR, fill_opacity=0.4),
        circle(20, 20, 17, fill=CHAR),
        circle(20, 20, 14.6, fill="none", stroke=mix(OAK[1], EMBER, heat), stroke_width=1.2),
        view=(40, 40),
    )
    blit(surface, disc, (middle[0] - side / 2, middle[1] - side / 2))
    style = _engraved(unit, 15, mix(OAK[0], MOLTEN, heat))
    pen.write(surface, f"×{rail.multiplier}", box, style)


def _sign_box(places: RailPlaces, unit: float, y: float) -> Rect:
    """The room on the board for a sign at that height, beside the tip of the pointer."""
    high, room = 21 * unit, places.signs.moved(-places.board.x, -places.board.y)
    top = min(max(y - high / 2, room.y), room.bottom - high)
    return Rect(room.x + room.w * 0.1, top, room.w * 0.9, high)


def _engraved(unit: float, px: int, tone: Colour) -> Style:
    return Style(Typeface.BOLD, max(LEGIBLE, round(px * unit)), tone, across=0.5)


def _fill(easel: Easel, places: RailPlaces, end: int, share: float) -> list[Picture]:
    """What one end has filled of the groove."""
    groove = places.groove
    width, full = whole(groove)
    high = round(full * share)
    if high <= 0:
        return []
    bar = easel.kept(("rail bar", end, width, full), partial(_bar, (width, full), FILLS[end]))
    part = bar.subsurface(0, full - high if end == 0 else 0, width, high)
    top = round(groove.y) + (full - high if end == 0 else 0)
    return [Picture(easel.kept(("rail fill", end, width, full, high), lambda: part), round(groove.x), top)]


def _bar(size: tuple[int, int], tones: tuple[Colour, Colour]) -> pygame.Surface:
    shine, dark = tones
    return drawing(
        size,
        linear("bar", (size[0], 0), (0, dark), (0.35, shine), (1, dark)),
        path(f"M0 0H{size[0]}V{size[1]}H0Z", fill="url(#bar)"),
    )


def _figure(easel: Easel, row: Rect, unit: float, shown: tuple[str, int, int, float]) -> Picture:
    """The name of a side and its points on a dark ground: name, points, end of the rail, size."""
    size, (name, points, end, grown) = whole(row), shown
    name_style = Style(Typeface.MEDIUM, max(LEGIBLE, round(14 * unit)), CREAM_DIM, across=1)
    tone = FILLS[end][0] if grown == 1 else WHITE
    points_style = Style(Typeface.BOLD, max(LEGIBLE, round(19 * unit * grown)), tone)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        figure = str(points)
        wide = pen.fonts.size(figure, points_style.face, points_style.px)[0]
        most = pen.fonts.size(name, name_style.face, name_style.px)[0]
        pad, gap = 9 * unit, 6 * unit
        named = min(most, size[0] - wide - gap - 2 * pad)
        left = (size[0] - named - gap - wide) / 2
        back = (round(named + gap + wide + 2 * pad), size[1] - 2)
        shape = rounded(0, back, size[1] / 2, fill=GROOVE, fill_opacity=0.62)
        blit(surface, drawing(back, shape), (left - pad, 1))
        pen.write(surface, name, Rect(left, 0, named + 1, size[1]), name_style)
        pen.write(surface, figure, Rect(left + named + gap, 0, wide + 2, size[1]), points_style)

    return laid(easel.panel(("rail figure", shown), size, draw), row)
