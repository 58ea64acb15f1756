"""In Bulgaria players who taught themselves to play know the calls as well as the cards.

Each plays what its policy likes best, so it says both how imagined deals go on and which card is good. What
others hold is judged as much by it as by the policy that masters taught: nobody knows who sits there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding.learned_bidder import is_learned
from game.ai.coding import TRUMP_CODES
from game.ai.deals.policy_numbers import PRACTISED, name_of, numbers_of
from game.rules.call import Bid

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.ai.deals.playout import Playout
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

EVERYBODY: Final = 15
"""A bit for each seat."""


def is_practised(rules: Rules) -> bool:
    """Whether they have played such a game: where players taught themselves the calls, they did the cards."""
    return is_learned(rules)


def sit_down(playout: Playout, rules: Rules, contract: Contract, calls: Iterable[tuple[Seat, Call]]) -> None:
    """They may sit at the table that has been laid."""
    name = PRACTISED[name_of(contract.trumps, rules)]
    playout.join(numbers_of(name), named_by_seat(calls, contract.trumps))


def named_by_seat(calls: Iterable[tuple[Seat, Call]], trumps: Trumps) -> tuple[int, int, int, int]:
    """The games that each seat named, a bit each, numbered as in `policy_rows` under these trumps."""
    named = [0, 0, 0, 0]
    for seat, call in calls:
        if isinstance(call, Bid):
            named[seat] |= 1 << _inner(call.trumps, trumps)
    first, second, third, fourth = named
    return first, second, third, fourth


def _inner(game: Trumps, trumps: Trumps) -> int:
    """The suit of trumps comes first, as in `InnerTable`."""
    if game is trumps and trumps.suit is not None:
        return 0
    if game.suit is None or trumps.suit is None:
        return TRUMP_CODES[game]
    return game.suit + (game.suit < trumps.suit)
