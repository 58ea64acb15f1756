"""The policy of self-play knows the calls as well as the cards, and plays sampled deals out.

Each seat plays what the policy likes best, so it says how sampled deals go on. Where pairs play it may also
say which card is good, and the hidden hands are judged as much by it as by the policy that imitates masters
(`Belief.has_say`). Elsewhere and in Bela it has no such say: nothing was won by it, and of cards that promise
about the same masters of Bela lead and spare the better ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.coding import TRUMP_CODES
from game.ai.deals.policy_numbers import numbers_of
from game.ai.deals.policy_rows import PASSED
from game.rules.call import Bid, Word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.ai.deals.playout import Playout
    from game.ai.profile import Profile
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.seats import Seat

EVERYBODY: Final = 15
NOBODY: Final = 0
"""A bit for each seat."""


def join_self_play(
    playout: Playout, profile: Profile, contract: Contract, calls: Iterable[tuple[Seat, Call]]
) -> None:
    """Let the policy of self-play join the table that has been laid; it hears these calls."""
    heard = heard_by_seat(calls, contract.trumps, hears_passes=profile.belief.hears_passes)
    numbers = numbers_of(profile.policies.under(contract.trumps).self_play)
    playout.join(numbers, heard, int(profile.belief.has_say))


def heard_by_seat(
    calls: Iterable[tuple[Seat, Call]], trumps: Trumps, *, hears_passes: bool
) -> tuple[int, int, int, int]:
    """What each seat said, a bit each, numbered as in `policy_rows` under these trumps."""
    named = [0, 0, 0, 0]
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
