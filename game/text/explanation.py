"""Explanations in words: why, what was known, and what each action promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from game.rules.actions import Declare, Discard, Exchange, Keep, MakeCall, Play
from game.text.calls import call_phrase, capitalised, declaration_phrase
from game.text.cards import Form, card_name, suit_name
from game.text.reasons import reason_sentence

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.actions import Action
    from game.rules.seats import Side
    from game.text.catalogue import Words

AS_OBJECT: Final = frozenset({"keepsCard", "keepsBelote"})
"""Grounds in whose sentence the card is what is kept or played."""
ITS_REASON: Final = "reason"
"""The ground that has no sentence of its own."""
ROUGH: Final = 0.95
"""From this error on tenths of a point tell nothing."""
FEW: Final = 4.95
"""A difference from this on is told in whole points."""
HUNDRED: Final = 99.95
"""And from so many points on."""
MINUS: Final = "−"


class Why(Protocol):
    """What is asked of an explanation (`game.ai.explain.explanation.Explanation`)."""

    @property
    def reason(self) -> Enum:
        """The mind's own."""

    @property
    def ground(self) -> Enum:
        """What is true of the action."""

    @property
    def number(self) -> int:
        """Points or cards."""

    @property
    def amount(self) -> float:
        """Points of the sheet."""

    @property
    def card(self) -> Card | None:
        """The card that the ground speaks of."""

    @property
    def worlds(self) -> int:
        """In how many imagined deals actions were weighed."""


class Knowing(Protocol):
    """What is asked of what a seat knew (`game.ai.explain.explanation.Known`)."""

    @property
    def voids(self) -> tuple[tuple[Suit, ...], ...]:
        """By seat, suits that it cannot hold."""

    @property
    def holds(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, cards that it must hold."""

    @property
    def lacks(self) -> tuple[tuple[Card, ...], ...]:
        """By seat, cards that it cannot hold, for it said no belote."""

    @property
    def trumps_out(self) -> int | None:
        """Trumps that were not seen yet; None without a trump suit."""

    @property
    def points(self) -> tuple[int, ...]:
        """Card points by side."""

    @property
    def own_trumps(self) -> int | None:
        """With a call: trumps in the hand."""

    @property
    def own_aces(self) -> int | None:
        """And aces beside them."""


class Remarked(Protocol):
    """What is asked of a remark (`game.ai.explain.remark.Remark`)."""

    @property
    def seen(self) -> Enum:
        """What was to be seen."""

    @property
    def number(self) -> int:
        """Points."""


class Weighed(Protocol):
    """What is asked of an action that was weighed (`game.ai.decision.Candidate`)."""

    @property
    def action(self) -> Action:
        """What was weighed."""

    @property
    def value(self) -> float:
        """What it should bring."""

    @property
    def error(self) -> float:
        """The standard error of that."""


def why_sentence(say: Words, why: Why, deck: str) -> str:
    """The one reason, in a sentence."""
    ground = why.ground.value
    if ground == ITS_REASON:
        return reason_sentence(say, why.reason.value)
    slots: dict[str, object] = {
        "number": why.number,
        "amount": number_text(say, abs(why.amount), tenths=abs(why.amount) < FEW),
        "worlds": why.worlds,
    }
    if why.card is not None:
        form = Form.OBJECT if ground in AS_OBJECT else Form.NAME
        slots["card"] = card_name(say, why.card, deck, form)
    return capitalised(say(f"ground.{ground}", **slots))


def remark_sentence(say: Words, remark: Remarked) -> str:
    """What everybody saw, in a sentence."""
    return say(f"remark.{remark.seen.value}", number=remark.number)


def known_sentences(
    say: Words, known: Knowing, names: Sequence[str], deck: str, own: Side = 0
) -> tuple[str, ...]:
    """What the seat knew: who lacks suits, who holds or lacks which cards, trumps that are out, points."""
    found = []
    for name, suits in zip(names, known.voids, strict=False):
        if suits:
            listed = ", ".join(suit_name(say, suit, deck, Form.LACK) for suit in suits)
            found.append(say("known.voids", name=name, suits=listed))
    for word, by_seat in (("known.holds", known.holds), ("known.lacks", known.lacks)):
        for name, told in zip(names, by_seat, strict=False):
            if told:
                listed = ", ".join(card_name(say, card, deck, Form.OBJECT) for card in told)
                found.append(say(word, name=name, cards=listed))
    if known.trumps_out is not None:
        found.append(say("known.trumps", number=known.trumps_out))
    if known.points:
        others = [points for side, points in enumerate(known.points) if side != own]
        found.append(say("known.points", points=" : ".join(map(str, (known.points[own], *others)))))
    if known.own_trumps is not None:
        found.append(say("known.call", trumps=known.own_trumps, aces=known.own_aces))
    return tuple(found)


def deals_phrase(say: Words, worlds: int) -> str:
    """What the values are, and in how many imagined deals they were found."""
    return say("known.deals", number=worlds)


def weighed_name(say: Words, action: Action, deck: str) -> str:
    """The action by itself, as a row of a small table; empty for those that are never weighed."""
    match action:
        case Play(card=card):
            return capitalised(card_name(say, card, deck))
        case MakeCall(call=call):
            return capitalised(call_phrase(say, call, deck).rstrip("!").strip())
        case Discard(cards=cards):
            return capitalised(", ".join(card_name(say, card, deck) for card in cards))
        case _:
            return ""


def done_name(say: Words, action: Action, deck: str) -> str:
    """The same, also of what is never weighed: exchanging, keeping, declaring."""
    match action:
        case Exchange():
            return say("table.exchange.yes")
        case Keep():
            return say("table.exchange.no")
        case Declare(declarations=()):
            return say("table.declare.nothing")
        case Declare(declarations=declared):
            return capitalised(", ".join(declaration_phrase(say, one, deck) for one in declared))
        case _:
            return weighed_name(say, action, deck)


def weighed_value(say: Words, one: Weighed, beside: Sequence[Weighed] = ()) -> str:
    """What it should bring, with its standard error: "+31 ± 1"; tenths where they tell something.

    Values that stand beside each other are written alike, so that they can be compared.
    """
    told = (one, *beside)
    tenths = min(each.error for each in told) < ROUGH and all(abs(each.value) < HUNDRED for each in told)
    sign = MINUS if round(one.value, 1 if tenths else 0) < 0 else "+"
    value = number_text(say, abs(one.value), tenths=tenths)
    error = number_text(say, one.error, tenths=tenths)
    return say("weighed.value", value=f"{sign}{value}", error=error)


def number_text(say: Words, number: float, *, tenths: bool) -> str:
    """A number with one decimal or none, written as the language writes it."""
    return f"{number:.1f}".replace(".", say("weighed.point")) if tenths else f"{number:.0f}"
