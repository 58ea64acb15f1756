"""Where the pack lies: dealt from, spread for the cut, and what is left of it with the turned card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import ASPECT, THREE, TWO, Place
from game.scenes.table.geometry.pose import Point, Pose

OPEN_ROWS: Final = 3
"""With two players a pack that lies open is spread in so many rows."""


SEAM: Final = 16
"""Design units of the gap in the ribbon where it will be cut; only the lower cards give way, so that the card
under the pointer stays there."""


HELD: Final = 0.45
"""So many of its heights a lifted packet is held above the pack, or above the finger."""


def turned_height(layout: TableLayout) -> int:
    """The height of the turned card and of the pack beside it."""
    zone, gap = layout.pack_zone, layout.page.px(10)
    wide = (zone.w - gap) / 2 / ASPECT if layout.players == TWO else (zone.w - 2 * gap) / 3 / ASPECT
    high = zone.h / 2.7 if layout.players == TWO else zone.h
    return round(min(wide, high, layout.trick_height if layout.players != THREE else high))


OFFERED: Final = 1.0
"""The turned card is so many times as high as an own card during the auction, if there is room."""


def offered_card(layout: TableLayout) -> Pose:
    """The turned card during the auction: large, in the middle, above the question."""
    edge = layout.pack_zone.y if layout.players == THREE else layout.upper_edge
    top, bottom = edge + layout.page.px(6), layout.centre_zone.bottom - layout.asked_height
    high = max(turned_height(layout), round(min(layout.hand_height * OFFERED, bottom - top)))
    return Pose(layout.page.width / 2, bottom - high / 2, 0, high, 6)


def beside_offered(layout: TableLayout, card: Pose) -> Pose:
    """A card of the pack during the auction: at the left of the turned card; with two players apart."""
    if layout.players == TWO:
        return card
    base, large = aside(layout, 0), offered_card(layout)
    x = large.x - large.width / 2 - layout.page.px(14) - base.width / 2
    y = large.y + large.height / 2 - base.height / 2
    return replace(card, x=card.x + x - base.x, y=card.y + y - base.y)


def aside(layout: TableLayout, column: int, row: int = 0) -> Pose:
    """Column 0 is the pack, 1 the turned card, 2 the bottom card; with two players that lies in row 1."""
    zone, high, gap = layout.pack_zone, turned_height(layout), layout.page.px(10)
    step = high * ASPECT + gap
    if layout.players == TWO:
        column, row = (column, row) if column < TWO else (1, 1)
        middle = zone.centre[0] + (column - 0.5) * step
        return Pose(middle, zone.y + high / 2 + row * (high + gap), 0, high, 4)
    shift = 1.0 if layout.players == THREE else 0.5
    return Pose(zone.centre[0] + (column - shift) * step, zone.y + zone.h / 2, 0, high, 4)


def rest_card(layout: TableLayout, index: int, count: int, *, is_open: bool, is_alone: bool = False) -> Pose:
    """The index-th card from below of the rest of the pack: a pile, or spread when it lies open."""
    base, zone = aside(layout, 0), layout.pack_zone
    if is_alone and layout.players != TWO:
        base = replace(base, x=zone.centre[0])
    if not is_open:
        step = 0.5 * layout.unit
        return Pose(
            base.x - index * step / 2, base.y - index * step, 0, base.height, 3 if index == 0 else 0, 0
        )
    if layout.players == TWO:
        in_row = -(-count // OPEN_ROWS)
        row, column = divmod(index, max(1, in_row))
        left, right = zone.x + base.width / 2, zone.right - base.width / 2
        across = min(base.width * 0.5, (right - left) / max(1, in_row - 1))
        first = aside(layout, 0, 1).y
        down = (zone.bottom - base.height / 2 - first) / (OPEN_ROWS - 1)
        y = first + row * min(down, base.height * 0.45)
        return Pose(left + column * across, y, 0, base.height, 3)
    left, right = zone.x + layout.fan_height * 1.3 + base.width / 2, base.x
    step = min(base.width * 0.5, (right - left) / max(1, count - 1))
    return Pose(right - (count - 1 - index) * step, base.y, 0, base.height, 3)


def dealers_spot(layout: TableLayout, dealer: Place | None) -> tuple[float, float]:
    """The middle of the pack before the player who deals; None: in the middle of the table."""
    x, y = layout.middle
    away, gap = layout.fan_height, layout.page.px(10)
    match dealer:
        case Place.BOTTOM:
            return x, layout.hand_zone.y - gap - away * 0.5
        case Place.TOP:
            return x, layout.upper_edge + gap + away * 0.5
        case Place.LEFT:
            return layout.person(Place.LEFT).right + gap + away * 0.9, layout.side_level
        case Place.RIGHT:
            return layout.person(Place.RIGHT).x - gap - away * 0.9, layout.side_level
    return x, y


def pack_card(layout: TableLayout, index: int, dealer: Place | None = None) -> Pose:
    """The index-th card from below of the pack that is dealt from, before the dealer."""
    x, y = dealers_spot(layout, dealer)
    step, height = 0.5 * layout.unit, layout.fan_height
    return Pose(x - index * step / 2, y - index * step, 0, height, 3 if index == 0 else 0, 0)


def ribbon_card(layout: TableLayout, index: int, count: int, *, is_lifted: bool = False) -> Pose:
    """The index-th card from below of the pack spread from left to right before the cutter.

    Where the lifted cards begin the ribbon gapes: there it will be cut.
    """
    zone, unit, fan = layout.centre_zone, layout.unit, layout.fan_height
    panel = layout.page.px(116)
    height = round(max(fan * 0.8, min(fan * 1.25, zone.h - panel - 36 * unit)))
    seam = SEAM * unit
    width = min(zone.w, layout.page.px(620)) - height - seam
    share = index / max(1, count - 1) - 0.5
    lowest = zone.bottom - panel - height / 2 - 10 * unit
    y = max(zone.y + height / 2 + 10 * unit, min(zone.y + zone.h * 0.42, lowest))
    y += share * share * 40 * unit
    return Pose(
        layout.page.width / 2 + share * width + (seam if is_lifted else -seam) / 2,
        y - (22 * unit if is_lifted else 0),
        -share * 16,
        height,
        3,
        0,
    )


def held_card(layout: TableLayout, index: int, count: int, lowest: int, grip: Point) -> Pose:
    """The index-th card of the pack while its cards from `lowest` on are held at the point `grip`."""
    base, step = ribbon_card(layout, count // 2, count), 0.5 * layout.unit
    place = index - lowest if index >= lowest else index
    x, y = (grip[0], grip[1] - HELD * base.height) if index >= lowest else (layout.page.width / 2, base.y)
    lift = 0 if place else 12 if index >= lowest else 3
    return Pose(x - place * step / 2, y - place * step, 0, base.height, lift, 0)


def raised_card(layout: TableLayout, index: int, lowest: int, dealer: Place | None) -> Pose:
    """The index-th card of the pack before the dealer while its cards from `lowest` on are lifted off."""
    card = pack_card(layout, index, dealer)
    return replace(card, y=card.y - HELD * card.height, lift=12 if index == lowest else 0)
