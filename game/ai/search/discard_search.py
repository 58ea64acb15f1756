"""The search for the taker's discard: the most promising ones are played out in sampled worlds."""

from __future__ import annotations

from array import array
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.coding import mask_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.end_code import ROW
from game.ai.rule_based.discard import ranked
from game.ai.search.end_values import EndValues
from game.rules.actions import Discard
from game.rules.seats import after

if TYPE_CHECKING:
    from game.ai.belief.sampler import Sampler
    from game.ai.profile import Profile
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.view import View

CHOICES: Final = 10
"""The number of discards that are played out, the best by rules."""


def searched_discard(view: View, sampler: Sampler, seed: int, profile: Profile) -> Decision:
    """Return the discard with the best mean; raises NoWorldError if no world agrees with the view."""
    contract = view.contract
    assert contract is not None  # noqa: S101 - nobody discards before the call
    worlds = sampler.worlds(view, contract, seed, profile)
    candidates = [
        Candidate(Discard(view.seat, gone), *_evaluated(view, contract, sampler, profile, worlds, gone))
        for gone in ranked(view)[:CHOICES]
    ]
    candidates.sort(key=lambda one: -one.value)
    return Decision(candidates[0].action, Reason.LAYS_AWAY, tuple(candidates), profile.budget.worlds)


def _evaluated(
    view: View,
    contract: Contract,
    sampler: Sampler,
    profile: Profile,
    worlds: array[int],
    gone: tuple[Card, ...],
) -> tuple[float, float]:
    """Return the mean value of a discard and its standard error."""
    count = len(worlds) // ROW
    kept = tuple(card for card in view.hand if card not in gone)
    hand = sampler.deal.inside(mask_of(kept))
    deals = array("I", worlds)
    for world in range(count):
        deals[world * ROW + view.seat] = hand
    ends = array("Q", [0]) * count
    sampler.rollout.play_from_here(deals, count, after(view.dealer, view.rules.players), ends)
    sampler.mark_belotes(view, contract, deals, ends, 1)
    values = EndValues(replace(view, hand=kept), contract, profile.rollout.card_odds).values(ends)
    mean, error, _ = sampler.tally.sum_up(values, array("i", [1]) * count, 1)[0]
    return mean, error
