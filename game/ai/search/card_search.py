"""The search for a card and for the taker's discard: all are played out in the same sampled worlds."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.end_code import LAST_AT, POINT_BITS, ROW, TRICKS_AT
from game.ai.profile import Budget, Profile, RolloutOptions
from game.ai.rollout.batch import blend, distinct, ends_of, renumbered, sum_up
from game.ai.rollout.setup import EVERYBODY, NO_SEAT, TWO_SIDES, are_to_come
from game.ai.rule_based.discard import ranked
from game.ai.search.end_values import EndValues
from game.ai.search.racing import Estimate, Race
from game.ai.solver.double_dummy import DoubleDummy
from game.ai.solver.solver import Solver
from game.cards.card import Card
from game.rules.actions import Discard
from game.rules.contract import Contract
from game.rules.line import sheet_unit
from game.rules.seats import after, seats_of, side_of
from game.rules.trick import trick_points
from game.rules.view import View

LOOKAHEAD_DEPTH: Final = 1
"""The number of own later cards that are chosen as well, where the profile looks ahead.

`Lookahead` takes any number: its tests prove by others that more cards chosen are never worth less.
"""


class CardSearch:
    """Samples deals for one mind and plays them out; for one thread at a time."""

    def __init__(self) -> None:
        """Make the compiled parts once; their tables are large."""
        self.sampler = Sampler()
        self._solver = Solver()

    def compare(
        self, view: View, profile: Profile, cards: tuple[Card, ...], numbers: Iterator[int]
    ) -> tuple[dict[Card, Estimate], Race[Card]]:
        """Return the values of the cards in points of the sheet, and the race in which they were found.

        Each sample takes its seed from `numbers`. Raises NoWorldError where no deal agrees with the view.
        """
        budget, values = profile.budget, dict[Card, Estimate]()
        share = PART if budget.prior else 1.0
        race = Race(cards, sheet_unit(view.rules.score), share)
        contract = view.contract
        assert contract is not None  # noqa: S101 - cards are played after the call
        value = EndValues(view, contract, profile.rollout.card_odds)
        while wanted := race.next_batch(budget, len(view.hand)):
            race.add(*self._sampled(view, profile, value, race.left, seed_of(numbers), wanted))
            values = race.estimates()
            if budget.prior and not any(best == race.worlds for _, _, best in values.values()):
                means = {card: mean for card, (mean, _, _) in values.items()}
                means = with_prior(view, means, self.sampler, budget.prior)
                values = {card: (means[card], error, best) for card, (_, error, best) in values.items()}
            race.drop_losers({card: values[card][0] for card in race.left})
        return values, race

    def _sampled(
        self, view: View, profile: Profile, value: EndValues, cards: tuple[Card, ...], seed: int, wanted: int
    ) -> tuple[array[float], array[int]]:
        """Return the value of each card in each of `wanted` sampled worlds, and how often it counts."""
        contract, sampler, held = value.contract, self.sampler, len(view.hand)
        budget, how = profile.budget, profile.rollout
        worlds, times = distinct(sampler.worlds(view, contract, seed, profile, wanted))
        if how.self_play and self._looks_ahead(budget, held):
            return self._with_lookahead(view, cards, worlds, times, value), times
        if how.self_play and held > how.self_play_above_cards:
            sampler.rollout.use_network(EVERYBODY)
        values = self._played_out(view, how, cards, worlds, value)
        # Card points alone decide where there are two sides, and each has a trick.
        with_tricks = {side_of(taker, view.rules.players) for taker in view.takers}
        if held <= budget.solve_each_card_from and len(with_tricks) == TWO_SIDES:
            ends = self._solved(view, contract, cards, worlds)
            sampler.mark_belotes(view, contract, worlds, ends)
            blend(values, value.values(ends))
        return values, times

    def _looks_ahead(self, budget: Budget, held: int) -> bool:
        """Whether the next own card is chosen as well, with `held` cards in hand.

        It is not where a discarded belote is lost, because ends are marked before they are known.
        """
        has_choice = held > max(budget.solve_each_card_from, LOOKAHEAD_DEPTH + 1)
        return budget.looks_ahead and has_choice and not self.sampler.deal.royal

    def _played_out(
        self, view: View, how: RolloutOptions, cards: tuple[Card, ...], worlds: array[int], value: EndValues
    ) -> array[float]:
        """Return the value of each card in each world, the mean of two rollouts if the profile mixes."""
        sampler, rollout = self.sampler, self.sampler.rollout
        ends = array("Q", [0]) * (len(worlds) // ROW * len(cards))
        others = array("Q", ends)
        choices, rollouts = array("i", [sampler.deal.inner(card) for card in cards]), [ends, others]
        mixes_solved = how.self_play and how.mix_solved_and_played
        rollout.run(worlds, view.seat, choices, ends, others if mixes_solved else None)
        if how.self_play and how.mix_heuristic and not mixes_solved:
            rollout.use_network(NO_SEAT)
            rollout.run(worlds, view.seat, choices, others)
        elif not mixes_solved:
            rollouts = [ends]
        self._mark(view, worlds, value, *rollouts)
        values, *rest = [value.values(one) for one in rollouts]
        for other in rest:
            blend(values, other)
        return values

    def _mark(self, view: View, worlds: array[int], value: EndValues, *results: array[int]) -> None:
        """Write into all ends of each world its belotes, and what will be declared in it."""
        declared = None
        if are_to_come(view, value.contract):
            declared = self.sampler.declared(view, value.contract, worlds)
        for ends in results:
            self.sampler.mark_belotes(view, value.contract, worlds, ends)
            if declared is not None:
                value.mark(ends, declared)

    def _solved(
        self, view: View, contract: Contract, cards: tuple[Card, ...], worlds: array[int]
    ) -> array[int]:
        """Return the end after each card in each world by perfect play, as `Rollout.run` writes it."""
        trick, score, deal = view.trick, view.rules.score, self.sampler.deal
        assert trick is not None  # noqa: S101 - a card is to be played
        own = side_of(view.seat, view.rules.players)
        solver = DoubleDummy(view.rules, contract.trumps, seats_of(own, view.rules.players), self._solver)
        taken = solver.worlds(renumbered(worlds, deal.outer()), trick, mask_of(cards))
        table = trick_points(trick.cards, contract.trumps, score.scale(contract.trumps)) + score.last_trick
        fixed = own << LAST_AT | 0b11 << TRICKS_AT
        for side, points in enumerate(view.card_points):
            fixed += points << POINT_BITS * side
        fixed += table << POINT_BITS * (1 - own)
        return ends_of(worlds, array("i", deal.points), taken, own, fixed)

    def _with_lookahead(
        self, view: View, cards: tuple[Card, ...], worlds: array[int], times: array[int], value: EndValues
    ) -> array[float]:
        """Return the value of each card in each world, looking ahead one own turn."""
        sampler, marks = self.sampler, array("Q", [0]) * len(times)
        self._mark(view, worlds, value, marks)
        choices = array("i", [sampler.deal.inner(card) for card in cards])
        sampler.lookahead.prepare(worlds, times, marks, view.seat)
        return sampler.lookahead.values(choices, LOOKAHEAD_DEPTH, value.values)


def seed_of(numbers: Iterator[int]) -> int:
    """Return a seed of the next eight bytes."""
    return int.from_bytes((next(numbers) for _ in range(8)), "big")


LEAST: Final = 0.05
"""The least chance of a card: what masters hardly ever play may be right once."""
PART: Final = 0.5
"""The share of the samples in a value; the prior has the rest."""
DIGITS: Final = 6
"""Logarithms are rounded, so that all machines decide alike."""


def with_prior(view: View, means: dict[Card, float], sampler: Sampler, points: float) -> dict[Card, float]:
    """Return the means moved half of the way to a prior: how likely a policy plays each card.

    A card that is e times as likely counts `points` of the cards more, a tenth of it where tens are written.
    The sampler has sampled worlds for this view. Whoever decides by values with errors takes the better card
    the more often the better it is (the logit model of choice): its chance is about the exponential of its
    value over the size of the error. So the logarithm of the chance under a policy that learned from
    thousands of decisions of masters tells how far a card is behind, without the sampling error of one
    search.
    """
    each = points / sheet_unit(view.rules.score)
    deal, prior = sampler.deal, sampler.likelihood.prior
    hand, legal = deal.inside(mask_of(view.hand)), deal.inside(mask_of(means))
    chances = {card: prior(view.seat, hand, legal, deal.inner(card)) for card in means}
    told = {card: round(each * math.log(max(chance, LEAST)), DIGITS) for card, chance in chances.items()}
    level = sum(chances[card] * (means[card] - told[card]) for card in means) / sum(chances.values())
    return {card: PART * mean + (1 - PART) * (told[card] + level) for card, mean in means.items()}


CHOICES: Final = 10
"""The number of discards that are played out, the best by rules."""


def searched_discard(view: View, sampler: Sampler, seed: int, profile: Profile) -> Decision:
    """Return the discard with the best mean; raises NoWorldError if no world agrees with the view."""
    contract = view.contract
    assert contract is not None  # noqa: S101 - nobody discards before the call
    worlds = sampler.worlds(view, contract, seed, profile)
    count, candidates = len(worlds) // ROW, []
    for gone in ranked(view)[:CHOICES]:
        kept = tuple(card for card in view.hand if card not in gone)
        worlds[view.seat :: ROW] = array("I", [sampler.deal.inside(mask_of(kept))]) * count
        ends = array("Q", [0]) * count
        sampler.rollout.play_from_here(worlds, after(view.dealer, view.rules.players), ends)
        sampler.mark_belotes(view, contract, worlds, ends)
        values = EndValues(replace(view, hand=kept), contract, profile.rollout.card_odds).values(ends)
        mean, error, _ = sum_up(values, array("i", [1]) * count)[0]
        candidates.append(Candidate(Discard(view.seat, gone), mean, error))
    candidates.sort(key=lambda one: -one.value)
    return Decision(candidates[0].action, Reason.LAYS_AWAY, tuple(candidates), profile.budget.worlds)
