"""The searching player samples deals, plays each lawful card out in all, and takes the best (PIMC)."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.ai.bidding.usual import called_reason, usual_call
from game.ai.chance import random_bytes
from game.ai.coding import mask_of
from game.ai.deals.declaring import Declaring, are_to_come
from game.ai.deals.imagined import Imagination, NoSuchDealError
from game.ai.deals.self_play import EVERYBODY, NOBODY
from game.ai.decision import Candidate, Decision, Reason
from game.ai.end_code import ROW
from game.ai.rule_based.assessment import assess
from game.ai.rule_based.bidder import bid
from game.ai.rule_based.card_choice import options, reason_for
from game.ai.rule_based.card_weights import STANDARD
from game.ai.rule_based.discard import discard
from game.ai.rule_based.routine import play_of, routine_decision
from game.ai.search.call_search import CallSearch
from game.ai.search.contest import Contest, Weighed
from game.ai.search.discard_search import searched_discard
from game.ai.search.endings import Endings
from game.ai.search.level_cards import expected
from game.ai.search.prior import PART, blended
from game.ai.search.sheet_value import SheetValue
from game.rules.line import sheet_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ai.profile import Profile
    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.options.rules import Rules
    from game.rules.view import View

LIKED: Final = 1
"""So many own later cards are chosen, among what some ways to play would play."""

Level = Callable[["Rules"], "Profile"]
"""How a level plays each game."""


class SearchPlayer:
    """A mind that plays what is best on the average of many deals that may be; for one thread at a time."""

    def __init__(self, level: Level) -> None:
        """Play each game as the level does."""
        self.level = level
        self._rules: Rules | None = None
        self._profile: Profile | None = None
        self._imagination = Imagination()
        self._endings = Endings()
        self._declaring = Declaring(self._imagination.tally)
        self._auctions = CallSearch()
        self._value: SheetValue | None = None

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the seed decides which deals are imagined."""
        done, profile = routine_decision(view, seed), self.profile(view.rules)
        if view.choices.discards and profile.budget.discards:
            try:
                return searched_discard(view, self._imagination, _seed(random_bytes(view, seed)), profile)
            except NoSuchDealError:
                return discard(view)
        if done is not None:
            return done
        if view.choices.calls:
            return self._call(view, profile, seed)
        cards = view.choices.cards
        if len(cards) == 1:
            return Decision(play_of(view, cards[0]), Reason.ONLY_CHOICE)
        sight = assess(view, STANDARD)
        ranked = options(sight, cards)
        try:
            found, contest = self._weighed(view, profile, cards, seed)
        except NoSuchDealError:
            return Decision(play_of(view, ranked[0].card), reason_for(sight, ranked[0], cards))
        best = max(ranked, key=lambda one: found[one.card][0])
        doubt = profile.budget.holds * found[best.card][1]
        if found[best.card][0] - found[ranked[0].card][0] <= doubt:
            best = ranked[0]
        doubts = contest.doubts(best.card, PART if _has_prior(profile) else 1.0)
        most = found[best.card][0]
        level = [one for one in ranked if found[one.card][0] == most and not doubts[one.card]]
        best = expected(sight, level)
        candidates = tuple(
            Candidate(play_of(view, card), *found[card], doubt=doubts[card])
            for card in sorted(cards, key=lambda one: (-found[one][0], one != best.card))
        )
        return Decision(play_of(view, best.card), reason_for(sight, best, cards), candidates, contest.worlds)

    def profile(self, rules: Rules) -> Profile:
        """How this player plays by these rules; the last profile while the rules are the same object."""
        if self._profile is None or self._rules is not rules:
            self._rules, self._profile = rules, self.level(rules)
        return self._profile

    def _call(self, view: View, profile: Profile, seed: int) -> Decision:
        """The call that brings most, if it is better than the usual one by `Calls.trust`."""
        how = profile.calls
        usual = usual_call(view) if how.learned else bid(view)
        if not how.auctions or len(view.choices.calls) == 1:
            return usual
        candidates, best = self._auctions.weighed(view, _seed(random_bytes(view, seed)), profile, usual)
        reason = usual.reason if best.action == usual.action else called_reason(view, best.action)
        return Decision(best.action, reason, candidates, how.auctions)

    def _value_of(self, view: View, contract: Contract) -> SheetValue:
        """The last one again while nothing has changed: it remembers the ends that it has settled."""
        value = SheetValue(view, contract, self.profile(view.rules).rollout.card_odds)
        if self._value is None or not self._value.is_of(value):
            self._value = value
        return self._value

    def _judged(
        self, view: View, profile: Profile, found: dict[Card, Weighed], worlds: int
    ) -> dict[Card, Weighed]:
        """The same with what the policy makes of the cards, if none is best in every imagined deal."""
        is_certain = any(best == worlds for _, _, best in found.values())
        if is_certain or not _has_prior(profile):
            return found
        means = {card: mean for card, (mean, _, _) in found.items()}
        values = blended(view, means, self._imagination.playout, profile.budget.prior)
        return {card: (values[card], error, best) for card, (_, error, best) in found.items()}

    def _weighed(
        self, view: View, profile: Profile, cards: tuple[Card, ...], seed: int
    ) -> tuple[dict[Card, Weighed], Contest]:
        """What each card is judged to bring, in points of the sheet, and what came of it in each deal."""
        numbers, budget = random_bytes(view, seed), profile.budget
        contest = Contest(self._imagination.tally, cards, sheet_unit(view.rules.score))
        told = PART if _has_prior(profile) else 1.0
        wanted, judged = contest.wanted(budget, len(view.hand)) if budget.closer else budget.worlds, {}
        while wanted:
            contest.add(*self._look(view, profile, contest.cards, _seed(numbers), wanted))
            judged = self._judged(view, profile, contest.weighed(), contest.worlds)
            if not budget.closer:
                break
            contest.narrow({card: judged[card][0] for card in contest.cards}, told)
            wanted = contest.wanted(budget, len(view.hand))
        return judged, contest

    def _look(
        self, view: View, profile: Profile, cards: tuple[Card, ...], seed: int, wanted: int
    ) -> tuple[array[float], array[int]]:
        """So many deals: what each card brings in each of them, and how often each deal counts."""
        contract = view.contract
        assert contract is not None  # noqa: S101 - cards are played after the call
        imagination, number = self._imagination, len(cards)
        playout = imagination.playout
        worlds, times = imagination.distinct(imagination.deals(view, contract, seed, profile, wanted))
        budget, held = profile.budget, len(view.hand)
        if budget.explores and profile.rollout.self_play and held > budget.solves:
            return self._foreseen(view, profile, contract, cards, worlds, times), times
        if profile.rollout.self_play and held > profile.rollout.to_cards:
            playout.follow(EVERYBODY)
        values = self._values(view, profile, contract, cards, worlds)
        if held <= budget.solves and self._endings.can(view):
            ends = self._endings.ends(view, contract, playout, worlds, cards)
            imagination.mark_belotes(view, contract, worlds, ends, number)
            imagination.tally.blend(values, self._value_of(view, contract).values(ends))
        return values, times

    def _values(
        self, view: View, profile: Profile, contract: Contract, cards: tuple[Card, ...], worlds: array[int]
    ) -> array[float]:
        """What each card in each world is worth when it is played out."""
        imagination, count, number = self._imagination, len(worlds) // ROW, len(cards)
        playout, value = imagination.playout, self._value_of(view, contract)
        ends, others = array("Q", [0]) * (count * number), array("Q", [0]) * (count * number)
        choices, ways = array("i", [playout.inner(card) for card in cards]), [ends, others]
        rollout = profile.rollout
        if rollout.halves and rollout.exact and rollout.self_play:
            playout.run_both(worlds, count, view.seat, choices, number, ends, others)
        else:
            playout.run(worlds, count, view.seat, choices, number, ends)
            if rollout.is_mixed and rollout.self_play:
                playout.follow(NOBODY)
                playout.run(worlds, count, view.seat, choices, number, others)
            else:
                ways = [ends]
        for one in ways:
            imagination.mark_belotes(view, contract, worlds, one, number)
        if are_to_come(view, contract):
            declared = self._declaring.by_side(view, contract, playout, worlds)
            for one in ways:
                value.mark(one, declared)
        values = value.values(ends)
        for one in ways[1:]:
            imagination.tally.blend(values, value.values(one))
        return values

    def _foreseen(
        self,
        view: View,
        profile: Profile,
        contract: Contract,
        cards: tuple[Card, ...],
        worlds: array[int],
        times: array[int],
    ) -> array[float]:
        """The same where later cards of the seat are chosen as well."""
        imagination, sheet = self._imagination, self._value_of(view, contract)
        playout = imagination.playout
        marks = array("Q", [0]) * len(times)
        imagination.mark_belotes(view, contract, worlds, marks, 1)
        hand = playout.inside(mask_of(view.hand))
        inner = array("i", [playout.inner(card) for card in cards])
        if are_to_come(view, contract):
            sheet.mark(marks, self._declaring.by_side(view, contract, playout, worlds))
        playout.imagine(worlds, times, marks, view.seat)
        return playout.foresee(hand, inner, LIKED, sheet.tally, sheet.values)


def _has_prior(profile: Profile) -> bool:
    """Whether the policy has a say in what is played."""
    return bool(profile.budget.prior) and profile.belief.imitation


def _seed(numbers: Iterator[int]) -> int:
    found = 0
    for _ in range(8):
        found = found << 8 | next(numbers)
    return found
