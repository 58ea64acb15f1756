"""A rollout is set up for one contract: the deal before its first card, the policies, the solver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.allies import ally_of
from game.ai.coding import TRUMP_CODES, duties_of, mask_of
from game.ai.policy.features import PASSED, card_network
from game.cards.card import card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.belote import can_be_lost
from game.rules.call import Bid, Word
from game.rules.seats import sides

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.ai.profile import Policies, Profile
    from game.ai.rollout.rollout import Rollout
    from game.cards.card import Card
    from game.rules.call import Call
    from game.rules.contract import Contract, Trumps
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

EVERYBODY: Final = 15
NOBODY: Final = 0
"""A bit for each seat."""
TWO_SIDES: Final = 2


def set_up(
    rollout: Rollout,
    rules: Rules,
    policies: Policies,
    contract: Contract,
    lying: Iterable[Card],
    exact: int = 0,
) -> None:
    """Put the deal before its first card; all play by the heuristic policy, and no network is loaded.

    `lying` are cards that everybody sees in no hand. If there are two sides, what is played out from here is
    solved as soon as hands have `exact` cards.
    """
    deal, score, trumps = rollout.deal, rules.score, contract.trumps
    allies = [ally_of(seat, contract, rules) for seat in range(rules.players)]
    friends = tuple(0 if ally is None else 1 << ally for ally in allies)
    code, duties, king = TRUMP_CODES[trumps], duties_of(rules.play), score.scale(trumps)
    deal.set_up(code, duties, rules.players, friends, contract.taker, score.last_trick, king)
    deal.clear(rules.pack.hand, deal.inside(mask_of(lying)), deal.inside(_royal(trumps, rules)))
    rollout.heuristic.prepare(policies.under(trumps).heuristic.numbers())
    rollout.imitation.unload()
    rollout.self_play.unload()
    rollout.solve_from(exact if sides(rules.players) == TWO_SIDES else 0, code, duties, king)


def _royal(trumps: Trumps, rules: Rules) -> int:
    """Kings and queens, a mask, where discarding both loses the belote."""
    if not can_be_lost(trumps, rules.declarations):
        return 0
    return mask_of(card_of(suit, rank) for suit in SUITS for rank in (Rank.KING, Rank.QUEEN))


def load_self_play(
    rollout: Rollout, profile: Profile, contract: Contract, calls: Iterable[tuple[Seat, Call]]
) -> None:
    """After `set_up`: load the policy of self-play, which knows these calls as well as the cards.

    Each seat plays what that policy likes best, so it says how worlds go on. Where pairs play it also counts
    in the prior and in the likelihood (`Belief.self_play_in_belief`). Elsewhere and in Bela it does not:
    nothing was won by it, and of cards that promise about the same masters of Bela lead and spare the better
    ones.
    """
    rollout.self_play.load(*card_network(profile.policies.under(contract.trumps).self_play))
    rollout.self_play.hear(games_named(calls, contract.trumps, hears_passes=profile.belief.hears_passes))


def games_named(
    calls: Iterable[tuple[Seat, Call]], trumps: Trumps, *, hears_passes: bool
) -> tuple[int, int, int, int]:
    """By seat the games that it named, a bit each, numbered as in `features` under these trumps."""
    named = [0, 0, 0, 0]
    for seat, call in calls:
        if isinstance(call, Bid):
            named[seat] |= 1 << _inner(call.trumps, trumps)
        elif call is Word.PASS and hears_passes:
            named[seat] |= 1 << PASSED
    first, second, third, fourth = named
    return first, second, third, fourth


def _inner(game: Trumps, trumps: Trumps) -> int:
    """The number of a game; the suit of trumps comes first, as in `DealState`."""
    if game is trumps and trumps.suit is not None:
        return 0
    if game.suit is None or trumps.suit is None:
        return TRUMP_CODES[game]
    return game.suit + (game.suit < trumps.suit)
