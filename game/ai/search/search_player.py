"""The searching player imagines deals, plays each lawful card out in all of them, and takes the best."""

from __future__ import annotations

from array import array
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.ai.bela_in_two import is_bela_in_two
from game.ai.bidding.bidder import bid
from game.ai.bidding.course_skill import can_imagine
from game.ai.bidding.usual import called_reason, usual_call
from game.ai.cardplay.player import options, reason_for
from game.ai.cardplay.sight import sight_of
from game.ai.cardplay.weights import STANDARD
from game.ai.coding import mask_of
from game.ai.deals.declaring import Declaring, are_to_come
from game.ai.deals.habits import LIKELY
from game.ai.deals.imagined import PAIRS, Budget, Imagination, NoSuchDealError
from game.ai.deals.playout import COMPILED
from game.ai.deals.practised import EVERYBODY, NOBODY, have_say, light_too, play_on
from game.ai.decision import Candidate, Decision, Reason
from game.ai.discard import discard
from game.ai.end_code import ROW
from game.ai.formalities import formality, play_of
from game.ai.lot import lots
from game.ai.search.bid_search import BidSearch
from game.ai.search.contest import Contest, Weighed
from game.ai.search.discard_search import searched_discard
from game.ai.search.endings import Endings
from game.ai.search.level_cards import expected
from game.ai.search.prior import PART, blended
from game.ai.search.sheet_value import SheetValue
from game.rules.line import sheet_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.view import View

HARD: Final = Budget(worlds=24, drawn=1, holds=0.5, calls=False, plays=False)
"""A few deals that are possible, each as likely as the others; it trusts them where they are clear."""
MASTER: Final = Budget(
    worlds=400,
    drawn=4,
    closer=8,
    bela_in_four=2,
    exact=5,
    solves=4,
    halves=True,
    discards=True,
    auctions=400,
    prior=3.0,
    practised=True,
    by_rules=0.3,
    hands=35000,
    foresees=8,
)
"""Deals that go with what was heard and seen, the last tricks solved as well, and calls searched, too."""
PURE: Final = Budget(worlds=12, drawn=2)
"""Without the compiled search, which is some hundred times faster."""

TWO: Final = 2
LATER: Final = 3
"""So many own later cards are chosen by what will have been seen by then."""
TO_THE_END: Final = 7
"""With so few cards in hand all of them are."""
LIKED: Final = 1
"""With more than `Budget.foresees` so many are, among what some ways to play would play."""


class SearchPlayer:
    """A mind that plays what is best on the average of many deals that may be; for one thread at a time."""

    def __init__(self, budget: Budget = HARD) -> None:
        """Other budgets are for other levels, and for measuring."""
        self.budget = budget if COMPILED else PURE
        self._imagination = Imagination()
        self._endings = Endings()
        self._declaring = Declaring(self._imagination.tally)
        self._auctions = BidSearch()
        self._value: SheetValue | None = None

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the seed decides which deals are imagined."""
        done = formality(view, seed)
        if view.choices.discards and self.budget.discards:
            try:
                return searched_discard(view, self._imagination, _seed(lots(view, seed)), self.budget)
            except NoSuchDealError:
                return discard(view)
        if done is not None:
            return done
        if view.choices.calls:
            return self._call(view, seed)
        cards = view.choices.cards
        if len(cards) == 1:
            return Decision(play_of(view, cards[0]), Reason.ONLY_CHOICE)
        sight = sight_of(view, STANDARD)
        ranked = options(sight, cards)
        try:
            found, contest = self._weighed(view, cards, seed)
        except NoSuchDealError:
            return Decision(play_of(view, ranked[0].card), reason_for(sight, ranked[0], cards))
        best = max(ranked, key=lambda one: found[one.card][0])
        doubt = self.budget.holds * found[best.card][1]
        if found[best.card][0] - found[ranked[0].card][0] <= doubt:
            best = ranked[0]
        doubts = contest.doubts(best.card, PART if self._has_prior(view) else 1.0)
        most = found[best.card][0]
        level = [one for one in ranked if found[one.card][0] == most and not doubts[one.card]]
        best = expected(sight, level)
        candidates = tuple(
            Candidate(play_of(view, card), *found[card], doubt=doubts[card])
            for card in sorted(cards, key=lambda one: (-found[one][0], one != best.card))
        )
        return Decision(play_of(view, best.card), reason_for(sight, best, cards), candidates, contest.worlds)

    def _call(self, view: View, seed: int) -> Decision:
        """The call that brings most, if it is better than the usual one by `Budget.trust`."""
        usual = usual_call(view) if self.budget.auctions and self.budget.learned else bid(view)
        if not self.budget.auctions or len(view.choices.calls) == 1 or not can_imagine(view.rules):
            return usual
        believed = self._imagination.belief(view, self.budget) if is_bela_in_two(view.rules) else 0.0
        candidates, best = self._auctions.weighed(view, _seed(lots(view, seed)), self.budget, usual, believed)
        reason = usual.reason if best.action == usual.action else called_reason(view, best.action)
        return Decision(best.action, reason, candidates, self.budget.auctions)

    def _value_of(self, view: View, contract: Contract) -> SheetValue:
        """The last one again while nothing has changed: it remembers the ends that it has settled."""
        value = SheetValue(view, contract)
        if self._value is None or not self._value.is_of(value):
            self._value = value
        return self._value

    def _judged(self, view: View, found: dict[Card, Weighed], worlds: int) -> dict[Card, Weighed]:
        """The same with what the policy makes of the cards, if none is best in every imagined deal."""
        is_certain = any(best == worlds for _, _, best in found.values())
        if is_certain or not self._has_prior(view):
            return found
        means = {card: mean for card, (mean, _, _) in found.items()}
        values = blended(view, means, self._imagination.playout, self.budget.prior)
        return {card: (values[card], error, best) for card, (_, error, best) in found.items()}

    def _has_prior(self, view: View) -> bool:
        return bool(self.budget.prior and self.budget.taught) and view.rules.players == PAIRS

    def _budget(self, view: View) -> Budget:
        """What a card is thought about with."""
        budget = self.budget
        is_bela_in_four = view.rules.players == PAIRS and view.rules.play.raise_plain
        return replace(budget, worlds=budget.worlds * budget.bela_in_four) if is_bela_in_four else budget

    def _weighed(self, view: View, cards: tuple[Card, ...], seed: int) -> tuple[dict[Card, Weighed], Contest]:
        """What each card is judged to bring, in points of the sheet, and what came of it in each deal."""
        numbers, budget = lots(view, seed), self._budget(view)
        contest = Contest(self._imagination.tally, cards, sheet_unit(view.rules.score))
        is_closer = budget.closer and view.rules.players != TWO
        told = PART if self._has_prior(view) else 1.0
        wanted, judged = contest.wanted(budget, len(view.hand)) if is_closer else budget.worlds, {}
        while wanted:
            contest.add(*self._look(view, contest.cards, _seed(numbers), replace(budget, worlds=wanted)))
            judged = self._judged(view, contest.weighed(), contest.worlds)
            if not is_closer:
                break
            contest.narrow({card: judged[card][0] for card in contest.cards}, told)
            wanted = contest.wanted(budget, len(view.hand))
        return judged, contest

    def _look(
        self, view: View, cards: tuple[Card, ...], seed: int, budget: Budget
    ) -> tuple[array[float], array[int]]:
        """So many deals: what each card brings in each of them, and how often each deal counts."""
        contract = view.contract
        assert contract is not None  # noqa: S101 - cards are played after the call
        imagination, number = self._imagination, len(cards)
        playout = imagination.playout
        worlds, times = imagination.distinct(imagination.deals(view, contract, seed, budget))
        knows, is_far = self._knows_answers(view), self._is_far(view)
        if (knows and not is_far) or (not knows and self._goes_some_way(view)):
            return self._foreseen(view, contract, cards, worlds, times), times
        if budget.practised and play_on(view.rules, len(view.hand), budget.exact):
            playout.follow(EVERYBODY)
        values = self._values(view, contract, cards, worlds)
        if knows:
            # Far off neither is sure: the mean wins +0.36 +- 0.24 over what is foreseen (2,700).
            imagination.tally.blend(values, self._foreseen(view, contract, cards, worlds, times))
            return values, times
        if len(view.hand) <= budget.solves and self._endings.can(view):
            ends = self._endings.ends(view, contract, playout, worlds, cards)
            imagination.mark_belotes(view, contract, worlds, ends, number)
            imagination.tally.blend(values, self._value_of(view, contract).values(ends))
        return values, times

    def _values(
        self, view: View, contract: Contract, cards: tuple[Card, ...], worlds: array[int]
    ) -> array[float]:
        """What each card in each world is worth when it is played out."""
        imagination, count, number = self._imagination, len(worlds) // ROW, len(cards)
        playout, value = imagination.playout, self._value_of(view, contract)
        ends, others = array("Q", [0]) * (count * number), array("Q", [0]) * (count * number)
        choices, ways = array("i", [playout.inner(card) for card in cards]), [ends, others]
        if self._is_halved(view):
            playout.run_both(worlds, count, view.seat, choices, number, ends, others)
        else:
            playout.run(worlds, count, view.seat, choices, number, ends)
            if self._is_mixed(view):
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

    def _is_halved(self, view: View) -> bool:
        """Whether the last tricks count half as they are solved and half as they are played."""
        budget = self.budget
        return bool(budget.halves and budget.exact and budget.practised) and have_say(view.rules)

    def _is_mixed(self, view: View) -> bool:
        """Whether deals are played out by those who practised, and by light players as well."""
        return self.budget.practised and light_too(view.rules)

    def _knows_answers(self, view: View) -> bool:
        """Whether own later cards are thought of: far ahead those of who practised, then the best."""
        if not self.budget.foresees or view.rules.players != TWO:
            return False
        return self._imagination.playout.believed[0] >= LIKELY

    def _goes_some_way(self, view: View) -> bool:
        """Whether they are chosen among what some ways to play would play, whatever is known of the other.

        In Bela it wins +2.3 +- 0.8 points of the sheet a deal (730), in belote nothing (-0.5 +- 0.5, 400).
        """
        budget = self.budget
        is_able = budget.foresees and budget.practised and is_bela_in_two(view.rules)
        return bool(is_able) and len(view.hand) > budget.solves

    def _is_far(self, view: View) -> bool:
        """Whether so many cards are in hand that few of the own later ones are chosen."""
        return len(view.hand) > self.budget.foresees

    def _foreseen(
        self, view: View, contract: Contract, cards: tuple[Card, ...], worlds: array[int], times: array[int]
    ) -> array[float]:
        """The same where later cards of the seat are chosen as well."""
        imagination, sheet = self._imagination, self._value_of(view, contract)
        playout = imagination.playout
        marks = array("Q", [0]) * len(times)
        imagination.mark_belotes(view, contract, worlds, marks, 1)
        hand, held = playout.inside(mask_of(view.hand)), len(view.hand)
        inner = array("i", [playout.inner(card) for card in cards])
        if are_to_come(view, contract):
            sheet.mark(marks, self._declaring.by_side(view, contract, playout, worlds))
        playout.imagine(worlds, times, marks, view.seat)
        later = held if held <= TO_THE_END else LATER
        if self._is_far(view) or not self._knows_answers(view):
            playout.think_of_ways()
            later = LIKED
        return playout.foresee(hand, inner, later, sheet.tally, sheet.values)


def _seed(numbers: Iterator[int]) -> int:
    found = 0
    for _ in range(8):
        found = found << 8 | next(numbers)
    return found
