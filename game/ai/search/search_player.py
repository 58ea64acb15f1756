"""The searching player: it takes the call or card with the best mean over many sampled worlds."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.belief.sampler import NoWorldError
from game.ai.bidding.call_policy import baseline_call
from game.ai.decision import Candidate, Decision
from game.ai.profile import Profile
from game.ai.random_stream import random_bytes
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.bid import bid
from game.ai.rule_based.card_choice import Option, options
from game.ai.rule_based.discard import discard
from game.ai.rule_based.reasons import reason_for_card, reason_of
from game.ai.rule_based.routine import play_of, routine_decision
from game.ai.search.call_search import CallSearch
from game.ai.search.card_search import CardSearch, searched_discard, seed_of
from game.ai.weights.rule_player import STANDARD
from game.cards.card import Card
from game.rules.options.rules import Rules
from game.rules.view import View

Level = Callable[["Rules"], "Profile"]
"""The profile of a level by the rules of the game."""


class SearchPlayer:
    """A mind that searches; for one thread at a time."""

    def __init__(self, level: Level) -> None:
        """Play each game by the profile of the level."""
        self.level = level
        self._cards, self._calls = CardSearch(), CallSearch()

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the seed decides which deals are sampled."""
        done, profile = routine_decision(view, seed), self.level(view.rules)
        if view.choices.discards and profile.budget.discards:
            try:
                own_seed = seed_of(random_bytes(view, seed))
                return searched_discard(view, self._cards.sampler, own_seed, profile)
            except NoWorldError:
                return discard(view)
        if done is not None:
            return done
        if view.choices.calls:
            return self._call(view, profile, seed)
        return self._card(view, profile, view.choices.cards, seed)

    def _call(self, view: View, profile: Profile, seed: int) -> Decision:
        """Return the best call if it beats the baseline by `call_required_errors`, else the baseline."""
        how = profile.calls
        baseline = baseline_call(view) if how.network_calls else bid(view)
        if not how.auctions or len(view.choices.calls) == 1:
            return baseline
        candidates, best = self._calls.compare(view, seed_of(random_bytes(view, seed)), profile, baseline)
        same = best.action == baseline.action
        reason = baseline.reason if same else reason_of(view, best.action, baseline.reason)
        return Decision(best.action, reason, candidates, how.auctions)

    def _card(self, view: View, profile: Profile, cards: tuple[Card, ...], seed: int) -> Decision:
        """Return the best card if it beats the rule player's by `Budget.card_required_errors`, else that one.

        Of cards that are equal in every world it is the `expected` one.
        """
        position = Assessment(view, STANDARD)
        ranked = options(position, cards)
        try:
            values, race = self._cards.compare(view, profile, cards, random_bytes(view, seed))
        except NoWorldError:
            return Decision(play_of(view, ranked[0].card), reason_for_card(position, ranked[0], cards))
        best = max(ranked, key=lambda one: values[one.card][0])
        most, error, _ = values[best.card]
        if most - values[ranked[0].card][0] <= profile.budget.card_required_errors * error:
            best = ranked[0]
        errors = {card: race.difference_error(best.card, card) for card in cards}
        most = values[best.card][0]
        equal = [one for one in ranked if values[one.card][0] == most and not errors[one.card]]
        best = expected(position, equal)
        candidates = tuple(
            Candidate(play_of(view, card), *values[card], difference_error=errors[card])
            for card in sorted(cards, key=lambda one: (-values[one][0], one != best.card))
        )
        reason = reason_for_card(position, best, cards)
        return Decision(play_of(view, best.card), reason, candidates, race.worlds)


def expected(position: Assessment, equal: list[Option]) -> Option:
    """Return, of cards that are equal in every sampled world, the one that people expect at a table.

    The first of them is the rule player's. To a trick that is the partner's for sure goes the card with most
    points, to one that is lost for sure the card with fewest, otherwise the rule player's; that also goes to
    the trick of an ally where each of two writes his own points.
    """
    if not position.trick.cards or any(position.wins_so_far(one.card) for one in equal):
        return equal[0]
    chances = {one.forecast.ours for one in equal}
    if chances == {0.0}:
        return min(equal, key=lambda one: position.points[one.card])
    if chances == {1.0} and not position.is_loose:
        return max(equal, key=lambda one: position.points[one.card])
    return equal[0]
