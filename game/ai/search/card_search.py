"""The search for a card: every legal card is played out in the same sampled worlds (PIMC)."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.end_code import ROW
from game.ai.rollout.declarations import DeclarationCounter, are_to_come
from game.ai.rollout.setup import EVERYBODY, NOBODY
from game.ai.search.end_values import EndValues
from game.ai.search.endings import Endings
from game.ai.search.prior import PART, with_prior
from game.ai.search.racing import CardEstimate, Race
from game.rules.line import sheet_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ai.profile import Budget, Profile
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.view import View

LOOKAHEAD_DEPTH: Final = 1
"""The number of own later cards that are chosen as well, where the profile looks ahead."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The cards of one decision, compared."""

    cards: dict[Card, CardEstimate]
    """The value of each card, in points of the sheet."""
    race: Race
    share: float
    """The share of the samples in these values; the prior has the rest."""

    @property
    def worlds(self) -> int:
        """The number of sampled worlds in which the last cards were played."""
        return self.race.worlds

    def doubts(self, best: Card) -> dict[Card, float]:
        """Return by card the standard error of how far it is behind the best one."""
        return self.race.errors_behind(best, self.share)


class CardSearch:
    """Samples deals for one mind and plays them out; for one thread at a time."""

    def __init__(self) -> None:
        """Make the compiled parts once; their tables are large."""
        self.sampler = Sampler()
        self._endings = Endings()
        self._declaring = DeclarationCounter(self.sampler.tally)
        self._value: EndValues | None = None

    def compare(
        self, view: View, profile: Profile, cards: tuple[Card, ...], numbers: Iterator[int]
    ) -> Comparison:
        """Compare the cards; each sample takes its seed from `numbers`.

        Raises NoWorldError where no deal agrees with the view.
        """
        budget, has_prior = profile.budget, bool(profile.budget.prior) and profile.belief.imitation
        share = PART if has_prior else 1.0
        race = Race(self.sampler.tally, cards, sheet_unit(view.rules.score))
        wanted, values = (
            race.next_batch(budget, len(view.hand)) if budget.max_batches_factor else budget.worlds,
            {},
        )
        while wanted:
            race.add(*self._sampled(view, profile, race.cards, seed_of(numbers), wanted))
            values = race.estimates()
            if has_prior and not any(best == race.worlds for _, _, best in values.values()):
                means = {card: mean for card, (mean, _, _) in values.items()}
                means = with_prior(view, means, self.sampler, budget.prior)
                values = {card: (means[card], error, best) for card, (_, error, best) in values.items()}
            if not budget.max_batches_factor:
                break
            race.drop_losers({card: values[card][0] for card in race.cards}, share)
            wanted = race.next_batch(budget, len(view.hand))
        return Comparison(values, race, share)

    def _sampled(
        self, view: View, profile: Profile, cards: tuple[Card, ...], seed: int, wanted: int
    ) -> tuple[array[float], array[int]]:
        """Return the value of each card in each of `wanted` sampled worlds, and how often it counts."""
        contract = view.contract
        assert contract is not None  # noqa: S101 - cards are played after the call
        sampler, budget, held = self.sampler, profile.budget, len(view.hand)
        worlds, times = sampler.distinct(sampler.worlds(view, contract, seed, profile, wanted))
        if profile.rollout.self_play and self._looks_ahead(budget, held):
            return self._with_lookahead(view, profile, contract, cards, worlds, times), times
        if profile.rollout.self_play and held > profile.rollout.self_play_above_cards:
            sampler.rollout.use_network(EVERYBODY)
        values = self._played_out(view, profile, contract, cards, worlds)
        if held <= budget.solve_each_card_from and self._endings.can(view):
            ends = self._endings.ends(view, contract, sampler.deal, worlds, cards)
            sampler.mark_belotes(view, contract, worlds, ends, len(cards))
            sampler.tally.blend(values, self._value_of(view, contract, profile).values(ends))
        return values, times

    def _looks_ahead(self, budget: Budget, held: int) -> bool:
        """Whether the next own card is chosen as well, with `held` cards in hand.

        It is not where a discarded belote is lost, because ends are marked before they are known.
        """
        has_choice = held > max(budget.solve_each_card_from, LOOKAHEAD_DEPTH + 1)
        return budget.looks_ahead and has_choice and not self.sampler.deal.royal

    def _played_out(
        self, view: View, profile: Profile, contract: Contract, cards: tuple[Card, ...], worlds: array[int]
    ) -> array[float]:
        """Return the value of each card in each world, the mean of two rollouts if the profile mixes."""
        sampler, count, number = self.sampler, len(worlds) // ROW, len(cards)
        rollout, value = sampler.rollout, self._value_of(view, contract, profile)
        ends, others = array("Q", [0]) * (count * number), array("Q", [0]) * (count * number)
        choices, rollouts = array("i", [sampler.deal.inner(card) for card in cards]), [ends, others]
        how = profile.rollout
        if how.mix_solved_and_played and how.solve_from_cards and how.self_play:
            rollout.run_solved_and_played(worlds, count, view.seat, choices, number, ends, others)
        else:
            rollout.run(worlds, count, view.seat, choices, number, ends)
            if how.mix_heuristic and how.self_play:
                rollout.use_network(NOBODY)
                rollout.run(worlds, count, view.seat, choices, number, others)
            else:
                rollouts = [ends]
        for one in rollouts:
            sampler.mark_belotes(view, contract, worlds, one, number)
        if are_to_come(view, contract):
            declared = self._declaring.by_side(view, contract, sampler.deal, worlds)
            for one in rollouts:
                value.mark(one, declared)
        values = value.values(ends)
        for one in rollouts[1:]:
            sampler.tally.blend(values, value.values(one))
        return values

    def _with_lookahead(
        self,
        view: View,
        profile: Profile,
        contract: Contract,
        cards: tuple[Card, ...],
        worlds: array[int],
        times: array[int],
    ) -> array[float]:
        """Return the value of each card in each world, looking ahead one own turn."""
        sampler, value = self.sampler, self._value_of(view, contract, profile)
        deal = sampler.deal
        marks = array("Q", [0]) * len(times)
        sampler.mark_belotes(view, contract, worlds, marks, 1)
        hand = deal.inside(mask_of(view.hand))
        choices = array("i", [deal.inner(card) for card in cards])
        if are_to_come(view, contract):
            value.mark(marks, self._declaring.by_side(view, contract, deal, worlds))
        sampler.lookahead.prepare(worlds, times, marks, view.seat)
        return sampler.lookahead.values(hand, choices, LOOKAHEAD_DEPTH, value.tally, value.values)

    def _value_of(self, view: View, contract: Contract, profile: Profile) -> EndValues:
        """Reuse the last EndValues if nothing changed; it caches valued ends."""
        value = EndValues(view, contract, profile.rollout.card_odds)
        if self._value is None or not self._value.is_of(value):
            self._value = value
        return self._value


def seed_of(numbers: Iterator[int]) -> int:
    """Return a seed of the next eight bytes."""
    return int.from_bytes((next(numbers) for _ in range(8)), "big")
