"""What cards, ranks and suits are called with the deck that lies on the table."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.rank import Rank
    from game.cards.suit import Suit
    from game.rules.contract import Trumps
    from game.text.catalogue import Words


class Form(Enum):
    """Where in a sentence a name stands; languages without cases say the same in all of them."""

    NAME = ""
    """By itself: srce, kralj."""
    OBJECT = ".accusative"
    """What somebody calls or plays: (zovem) bundevu, (igram) sedmicu."""
    LACK = ".genitive"
    """What somebody has none of: (nemam) srca."""
    IN = ".in"
    """Of suits, where something happens: u srcu."""
    OF = ".of"
    """Of suits, within the name of a card: (kralj) srca."""
    UP_TO = ".upTo"
    """Of ranks, the end of a sequence: do kralja."""
    FOUR = ".four"
    """Of ranks, all of them together: četiri kralja."""


def suit_name(say: Words, suit: Suit, deck: str, form: Form = Form.NAME) -> str:
    """The suit in that deck (`hungarian` or `french`); not for the forms UP_TO and FOUR."""
    return say(f"suit.{deck}.{suit.name.lower()}{form.value}")


def rank_name(say: Words, rank: Rank, deck: str, form: Form = Form.NAME) -> str:
    """The rank in that deck; for the forms NAME, OBJECT, UP_TO and, from the nine upwards, FOUR."""
    return say(f"rank.{deck}.{rank.name.lower()}{form.value}")


def card_name(say: Words, card: Card, deck: str, form: Form = Form.NAME) -> str:
    """The card in that deck, by itself or as the OBJECT of a sentence."""
    return say(
        f"card.{deck}",
        rank=rank_name(say, card.rank, deck, form),
        suit=suit_name(say, card.suit, deck, Form.OF),
    )


def trumps_name(say: Words, trumps: Trumps, deck: str, form: Form = Form.NAME) -> str:
    """The trumps by themselves or as the OBJECT of a sentence: a suit, no trumps, all trumps."""
    if trumps.suit is None:
        return say(f"trumps.{trumps.value}{form.value}")
    return suit_name(say, trumps.suit, deck, form)
