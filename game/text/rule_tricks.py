"""Tricks that play a rule: cards in the order in which they fall, and what could have fallen instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.cards.card import Card, card
from game.rules.contract import Trumps
from game.rules.play import legal_cards
from game.rules.trick import Trick, best_place
from game.text.options import value_of

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

OPTION: Final = "option."
"""How the topics begin that are a choice among house rules."""
TRUMPS: Final = Trumps.HEARTS
"""Trumps in all of them."""


@dataclass(frozen=True, slots=True)
class RuleTrick:
    """A trick; whoever plays the card at `place` holds `other` as well."""

    cards: tuple[Card, ...]
    place: int
    other: Card
    is_duty: bool
    """Whether `other` may not be played."""

    @property
    def taker(self) -> Card:
        """The card that takes the trick."""
        return self.cards[best_place(self.cards, TRUMPS)]


def _trick(cards: str, place: int, other: str, *, is_duty: bool) -> RuleTrick:
    return RuleTrick(tuple(card(code) for code in cards.split()), place, card(other), is_duty)


TRICKS: Final[Mapping[str, RuleTrick]] = {
    "follow.every": _trick("QS KS AS 7S", 1, "8S", is_duty=True),
    "follow.trumps": _trick("QS 8S AS 7S", 1, "KS", is_duty=False),
    "ruff.must": _trick("AS 7H 8S QS", 1, "KD", is_duty=True),
    "option.ruff.always": _trick("AS 8S 7H QS", 2, "KD", is_duty=True),
    "option.ruff.unlessPartnerWinning": _trick("AS 8S KD QS", 2, "7H", is_duty=False),
    "option.ruff.optional": _trick("AS KD 8S QS", 1, "7H", is_duty=False),
    "option.ruff.never": _trick("AS KD 8S QS", 1, "7H", is_duty=True),
    "option.overtrump.True": _trick("AS 8H 9H QS", 2, "7H", is_duty=True),
    "option.overtrump.False": _trick("AS 9H 7H QS", 2, "JH", is_duty=False),
    "option.undertrump.forced": _trick("AS JH 7H QS", 2, "KD", is_duty=True),
    "option.undertrump.free": _trick("AS JH KD QS", 2, "7H", is_duty=False),
    "option.underPartner.forbidden": _trick("AS 9H 8S KD", 3, "7H", is_duty=True),
    "option.underPartner.free": _trick("AS 9H 8S 7H", 3, "KD", is_duty=False),
}
"""By topic; for a house rule with its value behind."""


def trick_of(topic: str, rules: Rules) -> RuleTrick | None:
    """The trick that plays what those rules say about a topic, a card for each player; None: no trick can.

    A house rule may be overruled by another one: then its trick would be against the rules and is not shown.
    """
    key = topic
    if topic.startswith(OPTION):
        value = value_of(rules, topic.removeprefix(OPTION))
        key = f"{topic}.{value.value if isinstance(value, Enum) else value}"
    found = TRICKS.get(key)
    if found is None or found.place >= rules.players:
        return None
    played, before = found.cards[found.place], Trick(0, found.cards[: found.place])
    legal = legal_cards((played, found.other), before, TRUMPS, rules.play, rules.players)
    if legal != ((played,) if found.is_duty else (played, found.other)):
        return None
    return replace(found, cards=found.cards[: rules.players])
