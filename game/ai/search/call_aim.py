"""A call is out for a contract that its side makes; to doubt one is out for one in which the others fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding import call_code
from game.ai.rule_based.doubling import doubts, is_double
from game.rules.auction import auction_of
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.result import Outcome
from game.rules.seats import side_of

if TYPE_CHECKING:
    from array import array

    from game.rules.call import Call
    from game.rules.view import View

ALL_GAMES: Final = tuple(Trumps)
"""As a contract in numbers has them."""
UNDECIDED, MADE, FELL = 0, 1, 2
FATES: Final = {Outcome.MADE: MADE, Outcome.FELL: FELL}
"""What became of a contract; undecided where its points hang, or nobody took one."""


class CallAim:
    """What one call of a seat is out for."""

    def __init__(self, view: View, call: Call) -> None:
        """A word that doubles is about the contract so far, a pass is about none."""
        self._players, self._own = view.rules.players, side_of(view.seat, view.rules.players)
        self._is_against, self._is_any_game = doubts(view, call), call is Word.TAKE
        named = call.trumps if isinstance(call, Bid) else None
        if is_double(call):
            standing = auction_of(view.calls, view.dealer, view.rules, view.proposed).standing
            named = None if standing is None else standing.trumps
        self._game = None if named is None else ALL_GAMES.index(named)

    def among(self, contracts: array[int], fates: array[int]) -> tuple[int, int]:
        """In how many imagined deals that contract is played, and in how many of them the aim is reached."""
        ended = [fate for code, fate in zip(contracts, fates, strict=True) if self._is_meant(code)]
        return len(ended), ended.count(FELL if self._is_against else MADE)

    def _is_meant(self, code: int) -> bool:
        if code == call_code.THROWN_IN or not (self._is_any_game or self._game == code & 7):
            return False
        is_own = side_of(code >> call_code.TAKER_AT & 3, self._players) == self._own
        return is_own is not self._is_against
