"""Where every card of a board belongs on a screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.rules.seats import FOUR, Seat, Side, side_of
from game.scenes.table.board import Board, Token
from game.scenes.table.geometry.layout import BOW, TableLayout
from game.scenes.table.geometry.pack_places import (
    aside,
    beside_offered,
    held_card,
    offered_card,
    pack_card,
    rest_card,
    ribbon_card,
)
from game.scenes.table.geometry.places import ASPECT, TWO, Place
from game.scenes.table.geometry.pose import Point, Pose
from game.scenes.table.geometry.rail import rail_places
from game.ui.layout import Rect


@dataclass(frozen=True, slots=True)
class Emphasis:
    """What is raised in the own hand."""

    lit: frozenset[Token] = frozenset()
    """Cards that may be played."""
    chosen: Token | None = None
    """The card under the mouse or the keyboard."""
    bowed: frozenset[Token] = frozenset()
    """Cards that may not be played."""
    laid_away: frozenset[Token] = frozenset()
    """Cards chosen to be laid away: they stand out clearly."""
    spread: int | None = None
    """The pack is spread for cutting, so many upper cards raised; None: it lies in one block."""
    grip: Point | None = None
    """Where the hand holds the upper cards, as a packet."""


WAY: Final = 8.0
"""How far the neighbours of the chosen card make way for it, in design units."""
NEIGHBOURS: Final = 2
"""So many on each side do, the further ones less."""

LAID_STEP: Final = 0.72
"""From one card laid open to the next, in card widths."""

NO_EMPHASIS: Final = Emphasis()


def poses_of(board: Board, layout: TableLayout, emphasis: Emphasis = NO_EMPHASIS) -> dict[Token, Pose]:
    """The resting pose of every card, copies laid open included."""
    poses: dict[Token, Pose] = {}
    for index, token in enumerate(board.pack):
        poses[token] = _packed(board, layout, emphasis, index)
    if board.bottom is not None:
        is_open = any(token.face is not None for token in board.pack)
        poses[board.bottom] = aside(layout, 0 if is_open and board.players == TWO else 2)
    if board.turned is not None:
        poses[board.turned] = offered_card(layout) if board.is_offered else aside(layout, 1)
    for side, pile in enumerate(board.piles):
        place = pile_place(side, board, layout)
        for index, token in enumerate(pile):
            poses[token] = layout.pile_card(index, place)
    for seat, talon in enumerate(board.talons):
        for index, token in enumerate(talon):
            poses[token] = layout.talon_card(layout.place(seat, board.viewer, board.players), index)
    for seat, hand in enumerate(board.hands):
        place = layout.place(seat, board.viewer, board.players)
        for index, token in enumerate(hand):
            poses[token] = (
                _own(board, layout, emphasis, token, index)
                if place is Place.BOTTOM
                else layout.fan_card(place, index, board.places(seat))
            )
    for seat, token in board.trick:
        poses[token] = layout.trick_card(layout.place(seat, board.viewer, board.players))
    poses.update(laid_poses(board, layout))
    return poses


def _packed(board: Board, layout: TableLayout, emphasis: Emphasis, index: int) -> Pose:
    """A card of the pack: in one block, in the two parts of a cut, or in a ribbon before the cutter."""
    if emphasis.spread is not None:
        count, lowest = len(board.pack), len(board.pack) - emphasis.spread
        if emphasis.grip is not None:
            return held_card(layout, index, count, lowest, emphasis.grip)
        return ribbon_card(layout, index, count, is_lifted=index >= lowest)
    if board.is_pack_aside:
        is_alone = board.turned is None and board.bottom is None
        is_open = board.pack[index].face is not None
        card = rest_card(layout, index, len(board.pack), is_open=is_open, is_alone=is_alone)
        return beside_offered(layout, card) if board.turned is not None and board.is_offered else card
    below = len(board.pack) - board.parted
    dealer = None if board.dealer is None else layout.place(board.dealer, board.viewer, board.players)
    if index < below:
        return pack_card(layout, index, dealer)
    lifted = pack_card(layout, index - below, dealer)
    away = -1.25 if dealer is Place.RIGHT else 1.25  # to the middle, not over the dealer
    return replace(lifted, x=lifted.x + lifted.width * away)


def pile_place(side: Side, board: Board, layout: TableLayout) -> Place:
    """Where a side's tricks lie: at the viewer's right, opposite, or with three players at their owner's."""
    if side == side_of(board.viewer, board.players):
        return Place.BOTTOM
    if board.players == FOUR:
        return Place.TOP
    return layout.place(side, board.viewer, board.players)


def _own(board: Board, layout: TableLayout, emphasis: Emphasis, token: Token, index: int) -> Pose:
    raised = layout.raised if token in emphasis.lit else 0.0
    if token in emphasis.bowed:
        raised -= layout.hand_height * BOW
    if token in emphasis.laid_away:
        raised += layout.hovered * 1.6
    if token is emphasis.chosen:
        raised += layout.hovered if token in emphasis.lit else layout.hovered / 2
    pose = layout.own_card(index, board.places(board.viewer), raised)
    pose = replace(pose, x=pose.x + _aside(board, layout, emphasis, index))
    return pose if token.face is not None and board.is_hand_up else replace(pose, turn=0)


def _aside(board: Board, layout: TableLayout, emphasis: Emphasis, index: int) -> float:
    """How far a card makes way for the chosen one, in pixels to the right."""
    hand = board.hands[board.viewer]
    if emphasis.chosen not in hand:
        return 0.0
    away = index - hand.index(emphasis.chosen)
    return WAY * layout.unit / away if 0 < abs(away) <= NEIGHBOURS else 0.0


def laid_poses(board: Board, layout: TableLayout) -> dict[Token, Pose]:
    """The declarations laid open in the middle, each in its cell."""
    poses: dict[Token, Pose] = {}
    for laid, cell in zip(board.laid, laid_cells(board, layout), strict=True):
        count = len(laid.tokens)
        height = round(min(cell.h * 0.96, cell.w * 0.96 / (ASPECT * _spread(count))))
        step = height * ASPECT * LAID_STEP
        left = cell.centre[0] - (count - 1) * step / 2
        for index, token in enumerate(laid.tokens):
            tilt = (count - 1) / 2 - index
            poses[token] = Pose(left + index * step, cell.centre[1], tilt * 1.5, height, 5)
    return poses


def laid_cells(board: Board, layout: TableLayout) -> list[Rect]:
    """A part of the middle for each declaration; above each there is a free strip for its label.

    One or two columns, whichever shows larger cards.
    """
    if not board.laid:
        return []
    widest = max(len(laid.tokens) for laid in board.laid)
    return max(
        (_cells(len(board.laid), columns, layout) for columns in (1, 2)),
        key=lambda cells: min(cells[0].h, cells[0].w / (ASPECT * _spread(widest))),
    )


def _cells(count: int, columns: int, layout: TableLayout) -> list[Rect]:
    """So many cells in so many columns, left of the rail; a single column is in the middle of the table."""
    free, label = layout.centre_zone, layout.page.px(28)
    right = min(box.x for box in rail_places(layout).boxes) - layout.page.px(10)
    left = max(free.x, 2 * layout.middle[0] - right) if columns == 1 else free.x
    zone = Rect(left, free.y, right - left, free.h)
    rows = -(-count // columns)
    high = min(zone.h / rows, layout.trick_height + label)
    top = zone.y + (zone.h - high * rows) / 2
    cells = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        wide = zone.w / columns
        left = zone.x + (zone.w - wide * in_row) / 2 + column * wide
        cells.append(Rect(left, top + row * high + label, wide, high - label))
    return cells


def _spread(count: int) -> float:
    """How many card widths so many overlapping cards take."""
    return 1.06 + (count - 1) * LAID_STEP


def starts(board: Board, layout: TableLayout, seat: Seat, rest: Mapping[Token, Pose]) -> dict[Token, Pose]:
    """Where copies of a seat's cards come from: its own card if the viewer sees it, otherwise its fan."""
    place = layout.place(seat, board.viewer, board.players)
    own = {token.face: rest[token] for token in board.hands[board.viewer] if token in rest}
    begun: dict[Token, Pose] = {}
    for laid in board.laid:
        if laid.seat != seat:
            continue
        for index, token in enumerate(laid.tokens):
            if place is Place.BOTTOM and token.face in own:
                begun[token] = own[token.face]
            elif place is not Place.BOTTOM:
                begun[token] = layout.fan_card(place, index, len(laid.tokens))
    return begun
