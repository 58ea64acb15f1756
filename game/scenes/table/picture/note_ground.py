"""What is taken on the table when a note is to be laid there: people, cards, panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.scenes.table.board import Token
from game.scenes.table.corners import Corner
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place, facing
from game.scenes.table.geometry.pose import joined
from game.scenes.table.motion.flights import Flights
from game.scenes.table.picture.bubbles import Said
from game.scenes.table.picture.easel import turned_spot
from game.scenes.table.picture.note_places import Ground
from game.scenes.table.picture.pointing import shown_offers
from game.scenes.table.picture.rail import places_of
from game.scenes.table.picture.sight import Sight
from game.ui.layout import Rect
from game.ui.render.stage import Picture

PARTING: Final = 24
"""Design units by which the outer cards of the own hand may move aside."""


def ground_of(
    sight: Sight,
    asked: Iterable[Picture],
    panels: Iterable[Picture],
    said: Sequence[Said],
    hand: Rect,
    beside: Iterable[Rect] = (),
) -> Ground:
    """What is taken now; `asked` is the question, `panels` all that is laid over the felt besides cards.

    The own hand takes the box `hand`, and what is `beside` it is taken where there is another place.
    """
    layout, board, flights, question = sight.layout, sight.show.board, sight.flights, sight.question
    people, names = [], []
    for seat in range(board.players):
        place = layout.place(seat, board.viewer, board.players)
        names.append(_turned(layout, place, layout.plate(place)))
        words = [one.box for one in said if one.seat == seat]
        people.append((_turned(layout, place, layout.person(place)), *words))
    corners = {one: layout.button(one.value) for one in sight.corners}
    lamp = [corners.pop(Corner.HINT)] if Corner.HINT in corners else []
    offers = [box for _, box in shown_offers(layout, question.prompt, question.extras)]
    open_cards = [[token] for _, token in board.trick] + [list(laid.tokens) for laid in board.laid]
    lying = [[one] for one in (board.turned, board.bottom) if one is not None]
    hands = [hand for seat, hand in enumerate(board.hands) if seat != board.viewer]
    seen = [picture.box for picture in (*asked, *panels)]
    rail = [] if sight.rail is None else places_of(layout, sight.rail).boxes
    return Ground(
        chosen_from=_outermost([hand, *offers, *lamp]),
        pressed=tuple(corners.values()),
        kept=_outermost([layout.score, *seen, *_around(flights, [*open_cards, *lying])]),
        people=tuple(people),
        names=tuple(names),
        backs=_outermost([*_around(flights, [*hands, *board.talons, *board.piles]), *beside]),
        spared=_outermost([*_around(flights, [board.pack]), *rail]),
    )


def hand_box(sight: Sight) -> Rect:
    """What the own hand covers now, raised cards included; it may be less than `hand_zone`."""
    board, zone = sight.show.board, sight.layout.hand_zone
    cards = [sight.flights.rest(token).bounds for token in board.hands[board.viewer]]
    across = joined(cards) if cards else Rect(zone.centre[0], zone.y, 0, 0)
    return Rect(across.x, zone.y, across.w, zone.h)


def beside_hand(sight: Sight) -> tuple[Rect, list[Rect]]:
    """The own hand with room for cards that move aside, and what its zone holds left and right of it."""
    zone, hand = sight.layout.hand_zone, hand_box(sight).inset(-sight.layout.page.px(PARTING), 0)
    sides = (zone.x, hand.x), (hand.right, zone.right)
    return hand, [Rect(left, zone.y, right - left, zone.h) for left, right in sides if left < right]


def _around(flights: Flights, groups: Iterable[Sequence[Token]]) -> list[Rect]:
    """The rectangle round each group of cards that is not empty."""
    return [joined([flights.rest(token).bounds for token in group]) for group in groups if group]


def _turned(layout: TableLayout, place: Place, box: Rect) -> Rect:
    """The box as it lies where people face the middle of a flat screen."""
    angle = facing(place, is_on=layout.faces_players)
    x, y = turned_spot(box.centre, layout.person(place).centre, angle)
    wide, high = (box.h, box.w) if angle % 180 else (box.w, box.h)
    return Rect(x - wide / 2, y - high / 2, wide, high) if angle else box


def _outermost(boxes: Sequence[Rect]) -> tuple[Rect, ...]:
    """The boxes without those that lie inside another one."""
    alone = list(dict.fromkeys(boxes))
    return tuple(box for box in alone if not any(other is not box and other.encloses(box) for other in alone))
