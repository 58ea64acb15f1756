"""What is taken on the table when a note is to be laid there: people, cards, panels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TYPE_CHECKING

from game.scenes.table.corner import Corner
from game.scenes.table.places import Place, facing
from game.scenes.table.pointing import hidden_corners, shown_offers
from game.scenes.table.pose import joined
from game.ui.layout import Rect

if TYPE_CHECKING:
    from game.scenes.table.board import Token
    from game.scenes.table.layout import TableLayout
    from game.scenes.table.painter import Said
    from game.scenes.table.scene import TableScene
    from game.ui.render.stage import Picture


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies where, in pixels; from what must be seen to what may be hidden."""

    chosen_from: tuple[Rect, ...]
    """The own hand, the buttons that answer and the lamp that takes a hint away."""
    pressed: tuple[Rect, ...]
    """The other small buttons in the corner."""
    kept: tuple[Rect, ...]
    """The trick, the pack, cards laid open, the score, the question round its buttons, other panels."""
    people: tuple[tuple[Rect, ...], ...]
    """Of each player the portrait with its name plate, then what he says."""
    names: tuple[Rect, ...]
    """The name plates: half a name is worse than none."""
    backs: tuple[Rect, ...]
    """The others' hands, talons and piles: nobody reads them."""


def ground_of(
    scene: TableScene,
    asked: Iterable[Picture],
    panels: Iterable[Picture],
    said: Sequence[Said],
) -> Ground:
    """What is taken now; `asked` is the question, `panels` all that is laid over the felt besides cards."""
    layout, board, controls = scene.layout, scene.show.board, scene.controls
    people, names = [], []
    for seat in range(len(scene.names)):
        place = scene.painter.place(seat, board)
        names.append(_turned(layout, place, layout.plate(place)))
        words = [one.box for one in said if one.seat == seat]
        people.append((_turned(layout, place, layout.person(place)), *words))
    corners = {one: layout.button(one.value) for one in Corner if one not in hidden_corners(scene)}
    lamp = [corners.pop(Corner.HINT)] if Corner.HINT in corners else []
    offers = [box for _, box in shown_offers(layout, controls.prompt, controls.extras)]
    open_cards = [[token] for _, token in board.trick] + [list(laid.tokens) for laid in board.laid]
    rest = [*board.pack, *(one for one in (board.turned, board.bottom) if one is not None)]
    hands = [hand for seat, hand in enumerate(board.hands) if seat != board.viewer]
    return Ground(
        chosen_from=_outermost([layout.hand_zone, *offers, *lamp]),
        pressed=tuple(corners.values()),
        kept=_outermost(
            [
                layout.score,
                *(picture.box for picture in (*asked, *panels)),
                *_around(scene, [*open_cards, rest]),
            ]
        ),
        people=tuple(people),
        names=tuple(names),
        backs=_outermost(_around(scene, [*hands, *board.talons, *board.piles])),
    )


def _around(scene: TableScene, groups: Iterable[Sequence[Token]]) -> list[Rect]:
    """The rectangle round each group of cards that is not empty."""
    pose = scene.flights.pose
    return [joined([pose(token).bounds for token in group]) for group in groups if group]


def _turned(layout: TableLayout, place: Place, box: Rect) -> Rect:
    """The box as it lies where people face the middle of a flat screen."""
    angle = facing(place, is_on=layout.faces_players)
    if not angle:
        return box
    (x, y), (box_x, box_y) = layout.person(place).centre, box.centre
    dx, dy, across, down = box_x - x, box_y - y, round(cos(radians(angle))), round(sin(radians(angle)))
    wide, high = (box.h, box.w) if down else (box.w, box.h)
    return Rect(x + dx * across + dy * down - wide / 2, y - dx * down + dy * across - high / 2, wide, high)


def _outermost(boxes: Sequence[Rect]) -> tuple[Rect, ...]:
    """The boxes without those that lie inside another one."""
    alone = list(dict.fromkeys(boxes))
    return tuple(box for box in alone if not any(other is not box and other.encloses(box) for other in alone))
