"""What the player may say or do besides playing a card, as buttons with keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from game.cards.suit import Suit
from game.rules.actions import Action, Agree, CallFault, Declare, Knock, LiftTalon, MakeCall, Peek, Stop
from game.rules.call import Bid
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.text.calls import call_phrase, declaration_phrase, stop_phrase
from game.text.cards import suit_name
from game.text.catalogue import Words
from game.text.prompts import phase_prompt

SUIT_ORDER: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS)
"""The order in which the suits are offered: srce, bundeva, list, žir."""

LAST_KEY: Final = "P"
"""The key of passing and of saying nothing, the same in every language."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One button."""

    label: str
    action: Action | None
    """None: it switches whether bela is said with the next card."""
    key: str = ""
    """The letter that presses it."""
    suit: Suit | None = None
    """Shown large above the label."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to the player with its answers; the table waits for one of them."""

    title: str
    offers: tuple[Offer, ...]


def prompt_of(view: View, say: Words, deck: Deck) -> Prompt | None:
    """The question that the table asks the seat now; None when it may only play a card, or nothing."""
    choices, seat = view.choices, view.seat
    title = phase_prompt(say, view, "")
    if choices.may_cut:
        return Prompt(say("table.cut.title"), (Offer(say("table.knock"), Knock(seat), "K"),))
    if choices.calls:
        return Prompt(title, _calls(view, say, deck))
    if choices.must_declare:
        return Prompt(title, _declarations(view, say, deck))
    if choices.may_agree:
        return Prompt(title, (Offer(say("table.agree"), Agree(seat), "A"),))
    return None


def extras_of(
    view: View, say: Words, deck: Deck, names: tuple[str, ...], *, says_belote: bool = False
) -> tuple[Offer, ...]:
    """What the seat may do besides: say bela, declare, call a fault, stop, look at covered cards."""
    choices, seat = view.choices, view.seat
    found: list[Offer] = []
    if choices.belote_cards:
        found.append(Offer(say("table.belote.on" if says_belote else "table.belote"), None, "B"))
    if choices.may_declare and not choices.must_declare:
        found += [offer for offer in _declarations(view, say, deck) if offer.suit is None]
    if choices.may_stop:
        found.append(Offer(stop_phrase(say), Stop(seat)))
    found += [
        Offer(say("table.fault", name=names[other]), CallFault(seat, other)) for other in choices.offenders
    ]
    if choices.may_peek:
        found.append(Offer(say("table.peek"), Peek(seat)))
    if choices.may_lift_talon:
        found.append(Offer(say("table.talon"), LiftTalon(seat)))
    return tuple(found)


def _calls(view: View, say: Words, deck: Deck) -> tuple[Offer, ...]:
    bids = {call.trumps.suit: call for call in view.choices.calls if isinstance(call, Bid)}
    suits = [suit for suit in SUIT_ORDER if suit in bids]
    names = [suit_name(say, suit, deck) for suit in suits]
    offers = [
        Offer(name, MakeCall(view.seat, bids[suit]), key, suit)
        for suit, name, key in zip(suits, names, letters(names, taken=LAST_KEY), strict=True)
    ]
    words = [call for call in view.choices.calls if not isinstance(call, Bid)]
    # passing comes last and has the same key in every language
    keys = {word: LAST_KEY if word.value == "pass" else word.value[0].upper() for word in words}
    offers += [Offer(call_phrase(say, word, deck), MakeCall(view.seat, word), keys[word]) for word in words]
    return tuple(offers)


def _declarations(view: View, say: Words, deck: Deck) -> tuple[Offer, ...]:
    held, seat = view.choices.declarations, view.seat
    offers = [Offer(declaration_phrase(say, one, deck), Declare(seat, (one,))) for one in held]
    if len(held) > 1:
        offers.insert(0, Offer(say("table.declare.all"), Declare(seat, held)))
    return (*offers, Offer(say("table.declare.nothing"), Declare(seat, ()), LAST_KEY))


def letters(names: Iterable[str], taken: str = "") -> list[str]:
    """For each name one of its letters, as far forward as possible, no letter twice."""
    used = set(taken)
    keys = []
    for name in names:
        plain = normalize("NFD", name.upper().replace("Đ", "D"))
        key = next((letter for letter in plain if letter.isalpha() and letter not in used), "")
        used.add(key)
        keys.append(key)
    return keys
