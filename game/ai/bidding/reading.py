"""What a call says of the hand of its seat: one reading for each course of an auction (`course_skill`).

A reading gets the view and the place of a call among the view's, a pass or one that names trumps. It returns
what the call says, or None if it is not understood.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.ai.knowledge import trumps_named
from game.ai.rule_based.prospects import HIGHEST_TOLD, PLAIN, asked_at
from game.rules.auction import course_of
from game.rules.call import Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Trumps
from game.rules.scoring import whole_game
from game.rules.view import View

STEEP, MIDDLING, GENTLE = 3, 2, 1
FORCED: Final = -2000.0
"""Points that every hand is worth."""
OPENS: Final = 15.0
OVERCALLS: Final = 45.0


class Said(NamedTuple):
    """A name says that the hand is worth at least `asked` with these trumps, a pass that it is not."""

    asked: float
    """In points of the difference between the sides."""
    among: tuple[Trumps, ...]
    """The trumps that the seat could name, of which it names the best; a pass tells of the best as well."""
    slope: int
    """How sharp that is: 1 to 3 times as steep as `call_model.WIDE` says."""


Reading = Callable[[View, int], Said | None]


def once(view: View, place: int) -> Said:
    """Seats speak once until one names trumps; how good a hand must be follows from its place."""
    is_forced = course_of(view.rules).first_must_call(view.rules) or _dealer_must(view, place, rounds=1)
    asked = FORCED if is_forced else asked_at(view.rules, place, PLAIN, takes=False)
    return Said(asked, TRUMPS_OF_SUIT, STEEP)


def turned(view: View, place: int) -> Said:
    """The turned card is offered first; other suits are named in a second round."""
    takes = place < view.rules.players
    is_forced = _dealer_must(view, place, rounds=2)
    asked = FORCED if is_forced else asked_at(view.rules, place, PLAIN, takes=takes)
    offered = trumps_named(view, Word.TAKE)
    return Said(asked, tuple(one for one in TRUMPS_OF_SUIT if (one is offered) is takes), STEEP)


def opening(view: View, place: int) -> Said | None:
    """Names rise; only the first call of each seat is understood, as long as it is not a double."""
    before, (seat, call) = view.calls[:place], view.calls[place]
    if any(other == seat and (said is Word.PASS or trumps_named(view, said)) for other, said in before):
        return None
    among = course_of(view.rules).trumps
    if isinstance(call, Bid):
        if not call.goal:
            return Said(OPENS, among, MIDDLING)
        goal, whole = min(call.goal, HIGHEST_TOLD), whole_game(call.trumps, view.rules.score)
        return Said(2 * goal - whole + 20, among, MIDDLING)
    has_bid = any(trumps_named(view, said) for _, said in before)
    return Said(OVERCALLS, among, GENTLE) if has_bid else Said(OPENS, among, MIDDLING)


def _dealer_must(view: View, place: int, rounds: int) -> bool:
    """Whether the call was that of a dealer who had to name trumps (mus)."""
    return view.rules.auction.mus and place == rounds * view.rules.players - 1
