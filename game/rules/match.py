"""When a match is over, and who has won it (rule book, A13, C-09, D-19, E-14)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from game.rules.options.match import CapotLock, MatchRules, MatchTie
from game.rules.result import MatchResult

if TYPE_CHECKING:
    from game.rules.seats import Side


class Delay(Enum):
    """Why a side that has reached the target has not won."""

    CAPOT = "capot"
    """Somebody made all tricks in this deal (capotLock, OFF "С капо не се излиза")."""
    HANGING = "hanging"
    """Points hang (hangLock, BGS)."""
    BELOTE = "belote"
    """The side needs a trick besides its belote (beloteLock, FFB "un pli supplémentaire")."""
    LEVEL = "level"
    """Another has as many, and one more deal decides (matchTie=extraDeal)."""

    __hash__ = object.__hash__


class Gain(NamedTuple):
    """What the last deal brought, by side, in points of the sheet."""

    written: tuple[int, ...]
    belote: tuple[int, ...]
    """What of it was a belote."""
    fallen: Side | None
    """The taker's side, if it fell."""


def delay(
    scores: tuple[int, ...],
    rules: MatchRules,
    *,
    capot: Side | None = None,
    hung: int = 0,
    gain: Gain | None = None,
) -> Delay | None:
    """Why the match goes on although somebody has reached the target; None: nobody has, or it is over.

    `capot` is the side with all tricks of the last deal, `hung` what hangs after it; only beloteLock asks
    for the `gain`.
    """
    best = max(scores)
    if best < rules.target:
        return None
    if capot is not None and _is_locked(rules.capot_lock, by_leader=scores[capot] == best):
        return Delay.CAPOT
    if rules.hang_lock and hung:
        return Delay.HANGING
    if rules.belote_lock and gain and _lacks_a_trick(scores.index(best), scores, rules.target, capot, gain):
        return Delay.BELOTE
    if rules.tie is MatchTie.EXTRA_DEAL and scores.count(best) > 1:
        return Delay.LEVEL
    return None


def _is_locked(lock: CapotLock, *, by_leader: bool) -> bool:
    """Whether a capot, of the side with most points or of another one, lets nobody win."""
    return lock is CapotLock.EITHER or (lock is CapotLock.WHO_MADE_IT and by_leader)


def _lacks_a_trick(
    leader: Side, scores: tuple[int, ...], target: int, capot: Side | None, gain: Gain
) -> bool:
    """Whether it has reached the target by a belote alone, without a trick since.

    A side that fell in this deal has a trick, which is enough if it had reached the target before.
    """
    if gain.written[leader] > gain.belote[leader]:
        return False
    has_just_come = scores[leader] - gain.written[leader] < target
    return capot not in {None, leader} or (gain.fallen == leader and has_just_come)


def verdict(
    scores: tuple[int, ...],
    taker: Side | None,
    rules: MatchRules,
    *,
    capot: Side | None = None,
    hung: int = 0,
    gain: Gain | None = None,
    winner: Side | None = None,
) -> MatchResult | None:
    """The result after a scored deal, or None while the match goes on.

    `taker` is the side that took the last contract, None if a fault came before the call; `capot`, `hung`
    and `gain` are as in `delay`; `winner` is the side for which the last deal decided the match.
    """
    if winner is not None:
        return won_by((winner,), scores)
    best = max(scores)
    if best < rules.target or delay(scores, rules, capot=capot, hung=hung, gain=gain) is not None:
        return None
    leaders = tuple(side for side, score in enumerate(scores) if score == best)
    if rules.tie is MatchTie.CALLER_WINS and taker in leaders:
        leaders = (taker,)
    return won_by(leaders, scores)


def won_by(winners: tuple[Side, ...], scores: tuple[int, ...]) -> MatchResult:
    """A match that these sides win or share."""
    share = 1 / len(winners)
    return MatchResult(
        scores=scores,
        winners=winners,
        match_points=tuple(share * (side in winners) for side in range(len(scores))),
    )
