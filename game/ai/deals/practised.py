"""Players who taught themselves to play know the calls as well as the cards, and play imagined deals out.

Each plays what its policy likes best, so it says how imagined deals go on. Where pairs play it also says
which card is good, and what others hold is judged as much by it as by the policy that masters taught: nobody
knows who sits there. Elsewhere and in Bela it has no such say: nothing was won by it, and of cards that
promise about the same masters of Bela lead and spare the better ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.bidding.course_skill import skill_of
from game.ai.coding import TRUMP_CODES
from game.ai.deals.policy_numbers import numbers_of, practised_name_of
from game.ai.deals.policy_rows import PAIRS, PASSED
from game.rules.call import Bid, Word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.ai.deals.playout import Playout
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

EVERYBODY: Final = 15
NOBODY: Final = 0
"""A bit for each seat."""


def have_say(rules: Rules) -> bool:
    """Whether they say which card is good, too, and play the last tricks as well (`Budget.halves`).

    Solved, those are played as if all saw all cards; played, with a policy's errors. In France the mean of
    both wins over what is played alone, in Bulgaria over what is solved alone, in Bela it does not.
    """
    return rules.players == PAIRS and not rules.play.raise_plain


def play_on(rules: Rules, cards: int, exact: int) -> bool:
    """Whether they play imagined deals out with so many cards in hand.

    Where the last `exact` are solved and they have no say, not the trick before that.
    """
    return rules.players != PAIRS or have_say(rules) or cards > exact


def light_too(rules: Rules) -> bool:
    """Whether light players play them out as well, and the mean of both counts.

    In two and in three. By those alone a master of belote in three would keep an ace back, and lose
    9.3 +- 1.1 points by it (626 deals played on by masters); duels win as much either way.
    """
    return rules.players != PAIRS


def sit_down(playout: Playout, rules: Rules, contract: Contract, calls: Iterable[tuple[Seat, Call]]) -> None:
    """They may sit at the table that has been laid."""
    name = practised_name_of(contract.trumps, rules)
    playout.join(numbers_of(name), heard_by_seat(rules, calls, contract.trumps), int(have_say(rules)))


def heard_by_seat(
    rules: Rules, calls: Iterable[tuple[Seat, Call]], trumps: Trumps
) -> tuple[int, int, int, int]:
    """What each seat said, a bit each, numbered as in `policy_rows` under these trumps."""
    named, hears_passes = [0, 0, 0, 0], skill_of(rules).hears_passes
    for seat, call in calls:
        if isinstance(call, Bid):
            named[seat] |= 1 << _inner(call.trumps, trumps)
        elif call is Word.PASS and hears_passes:
            named[seat] |= 1 << PASSED
    first, second, third, fourth = named
    return first, second, third, fourth


def _inner(game: Trumps, trumps: Trumps) -> int:
    """The suit of trumps comes first, as in `InnerTable`."""
    if game is trumps and trumps.suit is not None:
        return 0
    if game.suit is None or trumps.suit is None:
        return TRUMP_CODES[game]
    return game.suit + (game.suit < trumps.suit)
