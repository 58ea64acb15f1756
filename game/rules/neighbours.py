"""Who sits on a seat's left and right: seats are numbered in order of play, which goes round either way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.options.deal import Direction
from game.rules.seats import after, before

if TYPE_CHECKING:
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


def left_of(seat: Seat, rules: Rules) -> Seat:
    """The neighbour on the left; of the dealer: the one who cuts ([000] "igraču s lijeve strane", A2).

    He plays last where the play goes to the right. Where it goes to the left he is eldest hand, who cuts
    there ([004] "daje ją graczowi „pierwszej ręki” do przełożenia").
    """
    to_the_right = rules.deal.direction is Direction.COUNTER_CLOCKWISE
    return (before if to_the_right else after)(seat, rules.players)


def right_of(seat: Seat, rules: Rules) -> Seat:
    """The neighbour on the right."""
    to_the_right = rules.deal.direction is Direction.COUNTER_CLOCKWISE
    return (after if to_the_right else before)(seat, rules.players)
