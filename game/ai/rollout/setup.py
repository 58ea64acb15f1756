"""A rollout is set up for one contract: the deal before its first card, the policies, what is declared."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.ai.coding import ROYAL, TRUMP_CODES, cards_of, duties_of, mask_of, union
from game.ai.end_code import ROW
from game.ai.knowledge import ally_of
from game.ai.policy.features import PASSED, card_network
from game.ai.profile import Policies, Profile
from game.ai.rollout.dealing import Dealing
from game.ai.rollout.rollout import Rollout
from game.ai.weights.heuristic import heuristic_weights
from game.cards.card import Card
from game.cards.rank import RANKS
from game.cards.suit import SUITS
from game.rules.belote import can_be_lost
from game.rules.call import GENERALE_GOAL, Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.declarations import are_allowed, four_place, rank_of, runs
from game.rules.options.declarations import (
    Announce,
    DeclarationRules,
    DeclarationShowing,
    DeclarationTiming,
)
from game.rules.options.rules import Rules
from game.rules.seats import Seat, sides
from game.rules.view import View

EVERYBODY: Final = 15
NO_SEAT: Final = 0
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
    solved as soon as hands have `exact` cards; not at a générale, as the solver does not tell which of two
    partners takes a trick.
    """
    deal, score, trumps = rollout.deal, rules.score, contract.trumps
    allies = [ally_of(seat, contract, rules) for seat in range(rules.players)]
    friends = tuple(0 if ally is None else 1 << ally for ally in allies)
    code, duties, king = TRUMP_CODES[trumps], duties_of(rules.play), score.scale(trumps)
    deal.set_up(code, duties, rules.players, friends, contract.taker, score.last_trick, king)
    losable = SUITS if can_be_lost(trumps, rules.declarations) else ()
    royal = union(ROYAL << 8 * suit for suit in losable)
    deal.clear(rules.pack.hand, deal.inside(mask_of(lying)), deal.inside(royal))
    if contract.goal == GENERALE_GOAL:
        deal.note_help()
        exact = 0
    rollout.heuristic.prepare(heuristic_weights(policies.under(trumps).heuristic).numbers())
    rollout.imitation.unload()
    rollout.self_play.unload()
    rollout.solve_from(exact if sides(rules.players) == TWO_SIDES else 0, code, duties, king)


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
            named[seat] |= 1 << _inner_denomination(call.trumps, trumps)
        elif call is Word.PASS and hears_passes:
            named[seat] |= 1 << PASSED
    first, second, third, fourth = named
    return first, second, third, fourth


def _inner_denomination(game: Trumps, trumps: Trumps) -> int:
    """The number of a game under a contract with these trumps, whose suit comes first, as in `DealState`."""
    if game is trumps and trumps.suit is not None:
        return 0
    if game.suit is None or trumps.suit is None:
        return TRUMP_CODES[game]
    return game.suit + (game.suit < trumps.suit)


def are_to_come(view: View, contract: Contract) -> bool:
    """Whether it is still unknown what counts, of which nobody keeps any to himself."""
    rules = view.rules.declarations
    if rules.announce is Announce.MANUAL or not are_allowed(contract.trumps, rules):
        return False
    if rules.showing is DeclarationShowing.AFTER_LAST_TRICK:
        return True
    is_later = rules.showing is DeclarationShowing.AFTER_FIRST_TRICK
    return not view.tricks and (is_later or rules.timing is not DeclarationTiming.BEFORE_LEAD)


def tell_declarations(dealing: Dealing, rules: Rules, contract: Contract) -> None:
    """Which combinations count what, which are better, and who stands together."""
    trumps = contract.trumps
    declarations = rules.declarations.under(trumps)
    dealing.run_places, dealing.run_sums, dealing.run_values = _run_tables(declarations)
    values = dict(declarations.fours)
    for rank in RANKS:
        dealing.fours[rank] = values.get(rank, 0)
        dealing.four_places[rank] = 1 + four_place(rank, declarations) if rank in values else 0
    dealing.belote = declarations.belote_value
    for seat in range(ROW):
        ally = ally_of(seat, contract, rules) if seat < rules.players else None
        together = 1 << seat if seat < rules.players else 0
        dealing.friends[seat] = together if ally is None else together | 1 << ally
    dealing.players = rules.players
    dealing.declares = int(are_allowed(trumps, declarations))
    dealing.ties_cancel = int(declarations.tie.cancels)
    dealing.trumps_first = int(declarations.tie.trumps_first)
    dealing.is_shared = int(declarations.shared_cards)
    dealing.is_apart = int(not declarations.four_cancels_sequences)
    dealing.suit = -1 if trumps.suit is None else int(trumps.suit)


@lru_cache(maxsize=16)
def _run_tables(rules: DeclarationRules) -> tuple[array[int], array[int], array[int]]:
    """By ranks of a suit: the place of its best sequence, what all count, and the most that one counts."""
    every = [runs(cards_of(ranks), rules) for ranks in range(256)]
    keys = sorted({rank_of(one, rules) for found in every for one in found})
    places = [max((1 + keys.index(rank_of(one, rules)) for one in found), default=0) for found in every]
    values = [[one.value for one in found] for found in every]
    return (
        array("i", places),
        array("i", map(sum, values)),
        array("i", [max(one, default=0) for one in values]),
    )
