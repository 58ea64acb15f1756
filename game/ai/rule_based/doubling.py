"""Whose contract a word of the ladder doubles: contra and its like doubt it, the answers trust it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.auction import auction_of
from game.rules.call import Word
from game.rules.seats import side_of

if TYPE_CHECKING:
    from game.rules.call import Call
    from game.rules.view import View


def is_double(call: Call) -> bool:
    """Whether the call is a word of a ladder of doubling."""
    return isinstance(call, Word) and call.doubles


def doubts(view: View, call: Call) -> bool:
    """Whether the seat of the view would double a contract of the other side with the call."""
    if not is_double(call):
        return False
    standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
    players = view.rules.players
    return standing is not None and side_of(standing.taker, players) != side_of(view.seat, players)
