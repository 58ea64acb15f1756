"""Why a card or an action is refused, in one polite sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.illegality import Illegality
from game.rules.trick import best_place
from game.text.cards import Form, card_name, suit_name, trumps_name

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.refusal import Refusal
    from game.rules.trick import Trick
    from game.text.catalogue import Words


def illegality_sentence(
    say: Words, duty: Illegality, card: Card, trick: Trick, trumps: Trumps, deck: str
) -> str:
    """Why that card may not join the cards of `trick`, with the cards and suits named."""
    if duty is Illegality.NOT_IN_HAND or not trick.cards:
        return say(f"illegality.{duty.value}", card=card_name(say, card, deck))
    led = trick.cards[0].suit
    best = trick.cards[best_place(trick.cards, trumps)]
    slots = {
        "led": suit_name(say, led, deck),
        "led_genitive": suit_name(say, led, deck, Form.LACK),
        "best": card_name(say, best, deck),
        "trumps": trumps_name(say, trumps, deck),
    }
    if duty is Illegality.MUST_BEAT and trumps.is_trump(led):
        return say("illegality.mustBeat.trump", **slots)
    if duty is Illegality.MUST_TRUMP and best.suit is trumps.suit:
        return say("illegality.mustTrump.ruffed", **slots)
    return say(f"illegality.{duty.value}", **slots)


def refusal_sentence(say: Words, reason: Refusal) -> str:
    """Why an action is out of place."""
    return say(f"refusal.{reason.value}")
