"""Hit tests: what is under the mouse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.scenes.table.picture.pointing import card_at, corner_at, offer_at
from game.scenes.table.queries import shown_corners

if TYPE_CHECKING:
    from game.scenes.table.board import Token
    from game.scenes.table.corners import Corner
    from game.scenes.table.geometry.pose import Point
    from game.scenes.table.offers import Offer
    from game.scenes.table.queries import Seen


def corner_under(seen: Seen, where: Point) -> Corner | None:
    """The small round button there."""
    corners = shown_corners(seen.model, seen.wishes.likes)
    return corner_at(seen.layout, corners, where)


def offer_under(seen: Seen, where: Point) -> Offer | None:
    """The button there."""
    question = seen.model.question
    place = offer_at(seen.layout, question.prompt, question.extras, where)
    return None if place is None else question.offers[place]


def card_under(seen: Seen, tokens: Iterable[Token], where: Point) -> Token | None:
    """The uppermost of these cards there."""
    return card_at(seen.motion.flights, tokens, where)
