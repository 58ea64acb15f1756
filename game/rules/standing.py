"""Where a deal stands while it is played: what counts so far, and what the taker needs (A12, D, E-03, H).

Everything follows from what everybody at the table may know. Cards that nobody has seen yet are counted as
if the best of them were still to come, so a taker who has what he needs has it whatever is played; where all
cards are in play the count is exact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.cards.card import DECK
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.line import often_declared, points_by_side
from game.rules.options.score import Tie
from game.rules.scoring import factors_of
from game.rules.seats import has_helped, side_of, sides
from game.rules.strength import points_of

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.result import Counted
    from game.rules.seats import Seat
    from game.rules.trick import Trick
    from game.rules.writing.count import Points


class Told(Protocol):
    """What everybody knows of a deal, by the names that it has in a View."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        ...

    @property
    def contract(self) -> Contract | None:
        """What is played; None before the call."""
        ...

    @property
    def shown(self) -> tuple[Counted, ...]:
        """Declarations that were laid open."""
        ...

    @property
    def belotes(self) -> tuple[tuple[Seat, Card], ...]:
        """Who said belote, with which card."""
        ...

    @property
    def rebelotes(self) -> tuple[tuple[Seat, Card], ...]:
        """Who said the second word, where each card has its own."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of the deal."""
        ...

    @property
    def takers(self) -> tuple[Seat, ...]:
        """Who took each of them."""
        ...

    @property
    def card_points(self) -> Points:
        """Points of the cards taken, by side, nothing doubled."""
        ...


def points_so_far(told: Told) -> Points:
    """What each side has so far, as often as it counts in the contract: cards, declarations, belotes.

    No capot, and nothing of what the rules do with declarations of a side that has no trick in the end.
    """
    cards = often_cards(told)
    called = declared_so_far(told)
    return tuple(points * cards + more for points, more in zip(told.card_points, called, strict=True))


def declared_so_far(told: Told) -> Points:
    """What the declarations and belotes that lie open count for each side."""
    rules, players = told.rules.declarations, told.rules.players
    points = list(points_by_side(told.shown, players, often_declared(told.contract, told.rules.score)))
    # where both words are needed one alone counts nothing
    for seat, _ in told.rebelotes if rules.belote_twice else told.belotes:
        points[side_of(seat, players)] += rules.belote_value
    return tuple(points)


def often_cards(told: Told) -> int:
    """How often card points count in the contract; once before the call."""
    return factors_of(told.contract.trumps if told.contract else None, told.rules.score).cards


def at_stake(told: Told) -> int:
    """The most that all sides together can come to: what they have, and all cards still to be taken.

    Where cards stay out of play nobody knows which: the best that may still come are counted.
    """
    have = sum(points_so_far(told))
    if told.contract is None:
        return have
    rules, trumps = told.rules, told.contract.trumps
    played = {card for trick in told.tricks for card in trick.cards}
    unseen = [points_of(card, trumps, rules.score.scale(trumps)) for card in DECK if card not in played]
    left = rules.players * rules.pack.hand + rules.pack.extra - len(played)
    to_come = sum(sorted(unseen, reverse=True)[:left])
    to_come += rules.score.last_trick * (len(told.tricks) < rules.pack.hand)
    return have + to_come * often_cards(told)


def needed(told: Told, whole: int | None = None) -> int | None:
    """The points with which the taker's side has made its contract; None where there is none to make.

    More than half of everything, or the number that was bid if that is more. A capot needs all cards. Once a
    deal is scored `whole` is what all sides came to; until then it is what is at stake.
    """
    contract, score = told.contract, told.rules.score
    if contract is None or not (score.can_fall or contract.multiplier > 1):
        return None
    whole = at_stake(told) if whole is None else whole
    if contract.goal >= CAPOT_GOAL:
        called = declared_so_far(told)
        return whole - sum(called) + called[side_of(contract.taker, told.rules.players)]
    half = (whole + 1) // 2 if score.tie is Tie.TAKER_WINS else whole // 2 + 1
    return contract.goal if contract.goal and score.bid_is_enough else max(half, contract.goal)


def is_made(told: Told) -> bool:
    """Whether the taker's side has what it needs; without a trick it has fallen, whatever it declared."""
    contract, goal = told.contract, needed(told)
    if contract is None or goal is None:
        return False
    players = told.rules.players
    side = side_of(contract.taker, players)
    won = sum(side_of(seat, players) == side for seat in told.takers)
    if contract.goal >= CAPOT_GOAL:
        needs_no_help = contract.goal == GENERALE_GOAL
        is_helped = needs_no_help and has_helped(told.takers, contract.taker, players)
        return won == told.rules.pack.hand and not is_helped
    return won > 0 and points_so_far(told)[side] >= goal


def camps(told: Told) -> tuple[int, ...]:
    """By side the number of those with whom it stands: the taker against all others, or everybody alone."""
    count = sides(told.rules.players)
    if told.contract is None or needed(told) is None:
        return tuple(range(count))
    taker = side_of(told.contract.taker, told.rules.players)
    return tuple(int(side != taker) for side in range(count))
