"""Which tricks a player may look at again, by the manners of the table (option trickReview)."""

from __future__ import annotations

from typing import assert_never

from game.rules.options.play import TrickReview
from game.rules.seats import Seat, side_of
from game.rules.trick import Trick
from game.rules.view import View


def reviewable(view: View) -> tuple[tuple[int, Trick, Seat], ...]:
    """The tricks that the seat may see, oldest first: (number from 1, the trick, who took it)."""
    players = view.rules.players
    tricks = tuple(
        (number, trick, taker)
        for number, (trick, taker) in enumerate(zip(view.tricks, view.takers, strict=True), 1)
    )
    match view.rules.play.trick_review:
        case TrickReview.NONE:
            return ()
        case TrickReview.LAST:
            return tricks[-1:]
        case TrickReview.FREE:
            return tricks
        case TrickReview.ON_LEAD:
            # [000]: only the player on lead, and only what his own side has taken
            is_on_lead = view.turn == view.seat and view.trick == Trick(view.seat)
            own = side_of(view.seat, players)
            return tuple(one for one in tricks if is_on_lead and side_of(one[2], players) == own)
        case _:
            assert_never(view.rules.play.trick_review)
