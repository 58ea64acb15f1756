"""The players by rules: easy, medium, and one by chance."""

from __future__ import annotations

from typing import Final

from game.ai.characters import NOBODY, Character, bids_of, by_preference
from game.ai.decision import Decision, Reason
from game.ai.random_stream import bytes_of_deal, happens, random_bytes
from game.ai.rule_based.assessment import Assessment
from game.ai.rule_based.bid import bid
from game.ai.rule_based.card_choice import options
from game.ai.rule_based.reasons import reason_for_card
from game.ai.rule_based.routine import play_of, routine_decision
from game.ai.weights.rule_player import PLAIN, weights_for
from game.cards.card import DECK
from game.cards.rank import RANKS
from game.cards.shuffle import pick
from game.rules.actions import MakeCall
from game.rules.view import View

REMEMBERED: Final = 1
"""The easy player remembers only this many of the last tricks: earlier cards, it thinks, may still come."""
OVERLOOKS: Final = 25
"""How often in a hundred it takes its second choice of a card."""
MISJUDGES: Final = 30
"""By how many points at most it misjudges its hand in the auction."""
MISCOUNTS: Final = 50
"""In how many of a hundred deals it takes a trump that it does not remember for played."""


class RulePlayer:
    """A mind that plays by readable rules.

    The easy one makes human errors, the other forgets nothing and never errs on purpose. An error is never
    luck: who errs sees less, not more.
    """

    def __init__(self, character: Character = NOBODY, *, is_easy: bool = False) -> None:
        """Play with this character; it bends the bids and decides between cards of about the same value."""
        self._character, self._is_easy = character, is_easy
        self._bids = bids_of(character, PLAIN)

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`; the seed decides where the deck is cut, and when the easy player errs."""
        done = routine_decision(view, seed)
        if done is not None:
            return done
        numbers, cards = random_bytes(view, seed), view.choices.cards
        if view.choices.calls:
            noise = pick(numbers, 2 * MISJUDGES + 1) - MISJUDGES if self._is_easy else 0
            return bid(view, self._bids, noise)
        seen = (view.tricks[-REMEMBERED:], miscounted(view)) if self._is_easy else ()
        position = Assessment(view, weights_for(view.rules), *seen)
        best, *others = by_preference(self._character, position.know, view, options(position, cards))
        if self._is_easy and happens(numbers, OVERLOOKS):
            return Decision(play_of(view, others[0].card), Reason.OVERSIGHT)
        return Decision(play_of(view, best.card), reason_for_card(position, best, cards))


def miscounted(view: View) -> int:
    """Return the mask of the trump that the seat wrongly takes for played, or 0.

    It is the same trump throughout the deal and follows from the cards that the seat was dealt; it may really
    have been played.
    """
    contract = view.contract
    if contract is None or contract.trumps.suit is None or len(view.tricks) <= REMEMBERED:
        return 0
    numbers = bytes_of_deal(view)
    if not happens(numbers, MISCOUNTS):
        return 0
    card = DECK[8 * contract.trumps.suit + pick(numbers, len(RANKS))]
    return 0 if card in view.hand else 1 << card


class RandomPlayer:
    """A mind that chooses at random."""

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        done = routine_decision(view, seed)
        if done is not None:
            return done
        numbers, choices = random_bytes(view, seed), view.choices
        if choices.calls:
            call = choices.calls[pick(numbers, len(choices.calls))]
            return Decision(MakeCall(view.seat, call), Reason.BY_CHANCE)
        card = choices.cards[pick(numbers, len(choices.cards))]
        return Decision(play_of(view, card), Reason.BY_CHANCE)
