"""What an end of the deal is worth to a side: what it writes in the sheet, less what the others write."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from game.ai.deals.tally import Tally
from game.ai.end_code import BELOTE_BITS, BELOTES_AT, DECLARED_AT, POINT_BITS
from game.ai.pausing import give_way
from game.ai.search.end_count import count_of
from game.ai.search.match_worth import worth_of
from game.rules.declarations import are_allowed, held
from game.rules.seats import side_of, sides

if TYPE_CHECKING:
    from game.ai.match_odds import MatchOdds
    from game.rules.contract import Contract
    from game.rules.view import View

MOST_POINTS: Final = (1 << POINT_BITS) - 1
MOST_BELOTES: Final = (1 << BELOTE_BITS) - 1


class SheetValue:
    """The ends of one deal as the asking side values them."""

    def __init__(self, view: View, contract: Contract, odds: MatchOdds | None) -> None:
        """Read off what is settled already: declarations, points that hang, the contract."""
        self._rules, self._contract, self._hung = view.rules, contract, view.hung
        players = view.rules.players
        self._sides = sides(players)
        self._own = side_of(view.seat, players)
        is_declared = are_allowed(contract.trumps, view.rules.declarations)
        self._declared = _declared(view, contract, self._sides) if is_declared else (0,) * self._sides
        self._ways, self._declared_in = {self._declared: 0}, [self._declared]
        self._scores = view.scores
        self._worth = worth_of(view.rules, odds, self._own, view.scores, view.hung)
        self._tally: Tally | None = None

    @property
    def tally(self) -> Tally:
        """What was settled so far."""
        if self._tally is None:
            self._tally = Tally()
        return self._tally

    def is_of(self, other: SheetValue) -> bool:
        """Whether both value every end alike."""
        return (
            self._contract == other._contract
            and self._own == other._own
            and self._declared == other._declared
            and self._hung == other._hung
            and self._scores == other._scores
            and self._rules is other._rules
        )

    def mark(self, ends: array[int], declared: list[tuple[int, ...]]) -> None:
        """Write into the ends, as many in each world, what is declared in it: points by side.

        Unmarked, an end has what lies open.
        """
        for one in set(declared).difference(self._ways):
            self._ways[one] = len(self._declared_in)
            self._declared_in.append(one)
        self.tally.mark(ends, array("Q", [self._ways[one] for one in declared]), DECLARED_AT)

    def of(self, end: int) -> float:
        """The value of an end as `Playout` writes it, belotes marked in it."""
        return self.values(array("Q", [end]))[0]

    def values(self, ends: array[int]) -> array[float]:
        """The values of many ends; each different one is settled once, also if it comes again later."""
        values, unknown = array("d", [0.0]) * len(ends), array("Q", [0]) * len(ends)
        missing = self.tally.look(ends, values, unknown)
        if missing:
            for end in unknown[:missing]:
                give_way()
                self.tally.learn(end, self._value(end))
            self.tally.look(ends, values, unknown)
        return values

    def _value(self, end: int) -> float:
        each = self._rules.declarations.belote_value
        belote = tuple(
            each * (end >> BELOTES_AT + BELOTE_BITS * side & MOST_BELOTES) for side in range(self._sides)
        )
        declared = self._declared_in[end >> DECLARED_AT]
        return self._worth.of(count_of(self._rules, self._contract, end, declared, belote))


def _declared(view: View, contract: Contract, count: int) -> tuple[int, ...]:
    """Declarations by side: what lies open; before anything does, what the seat holds if nobody has more."""
    declared = [0] * count
    players = view.rules.players
    for one in view.shown:
        declared[side_of(one.seat, players)] += one.declaration.value
    if not view.shown and not view.tricks:
        own = held(view.hand, view.rules.declarations.under(contract.trumps))
        most = max((one.value for one in view.announced if one.seat != view.seat), default=0)
        if own and own[0].value > most:
            declared[side_of(view.seat, players)] = sum(one.value for one in own)
    return tuple(declared)
