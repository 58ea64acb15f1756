"""What the player may say or do besides playing a card, as buttons with keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from game.cards.card import Card, card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS, Suit
from game.rules.actions import (
    Action,
    Agree,
    CallFault,
    Claim,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Show,
    Stop,
)
from game.rules.auction import auction_of, course_of
from game.rules.belote import BeloteWord, is_rebelote
from game.rules.call import Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import FOUR
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.text.calls import (
    belote_phrase,
    call_phrase,
    capitalised,
    claim_phrase,
    contract_phrase,
    declaration_phrase,
    goal_phrase,
    stop_phrase,
)
from game.text.cards import Form, card_name, trumps_name
from game.text.catalogue import Words
from game.text.plain import unmarked
from game.text.prompts import auction_prompt, phase_prompt

TRUMPS_ORDER: Final = (
    Trumps.HEARTS,
    Trumps.DIAMONDS,
    Trumps.SPADES,
    Trumps.CLUBS,
    Trumps.NONE,
    Trumps.ALL,
)
"""The order in which trumps get their keys: srce, bundeva, list, žir, no trumps, all trumps."""

LAST_KEY: Final = "P"
"""The key of passing and of saying nothing, the same in every language."""
ASKING_KEYS: Final = "HWSLUMV"
"""The keys of commands that ask, show or take back; no call has one of these letters."""
ALIKE: Final = "ПХШВЖСЛУМ"
"""The Cyrillic letters on the keys of those commands, passing and doubling; no call has one of them."""
DOUBLE_KEY: Final = "X"
"""The key of every word that doubles: two of them are never offered at once."""


class ButtonKind(Enum):
    """What pressing a button does."""

    ACT = "act"
    """Its action happens."""
    BELOTE = "belote"
    """It switches whether bela is said with the next card."""
    NUMBER = "number"
    """It chooses the number that is bid."""
    ASK = "ask"
    """It asks once more before the action happens."""
    BACK = "back"
    """It goes back to the question before."""
    COVER = "cover"
    """It covers the cards that lie open."""
    CLAIM = "claim"
    """It takes the rest of the deal, which is proven."""
    PEEK = "peek"
    """It shows the hand once more to the player who is asked aloud."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One button."""

    label: str
    action: Action | None
    """None for those that change nothing in the match, or that cannot be pressed yet."""
    key: str = ""
    """The letter that presses it."""
    trumps: Trumps | None = None
    """Their sign is shown large above the label."""
    row: int = 0
    """Buttons with the same number stand side by side."""
    kind: ButtonKind = ButtonKind.ACT
    goal: int = 0
    """The number that it chooses."""
    is_on: bool = False
    """It is what is chosen now."""
    question: Prompt | None = None
    """What is asked once more."""

    @property
    def suit(self) -> Suit | None:
        """The trump suit that it names."""
        return None if self.trumps is None else self.trumps.suit

    @property
    def is_dead(self) -> bool:
        """Whether pressing it does nothing yet."""
        return self.kind is ButtonKind.ACT and self.action is None


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to the player with its answers; the table waits for one of them."""

    title: str
    offers: tuple[Offer, ...]
    is_below_pack: bool = False
    """The pack lies in the middle, and the question below it."""
    cards: tuple[Card, ...] = ()
    """Shown beside the answers: what is given, what is got."""
    is_extra: bool = False
    """The player opened the question: the table does not wait for an answer, and going back is possible."""


def prompt_of(
    view: View,
    say: Words,
    deck: Deck,
    names: Sequence[str],
    *,
    goal: int = 0,
    chosen: tuple[Card, ...] = (),
    aloud: Words | None = None,
) -> Prompt | None:
    """The question that the table asks the seat now; None when it may only play a card, or nothing.

    `goal` is the number that the player has chosen where numbers are bid, `chosen` the cards to be laid away,
    `aloud` the words of what is called where they are of another language.
    """
    choices, seat, say = view.choices, view.seat, say.of(view.rules.auction.words)
    title = phase_prompt(say, view, "")
    if choices.may_cut:
        return Prompt(say("table.cut.title"), (Offer(say("table.knock"), Knock(seat), "K"),))
    if choices.calls:
        return _auction(view, say, deck, names, goal, aloud or say)
    if choices.discards:
        action = Discard(seat, chosen) if len(chosen) == choices.discards else None
        title = say.count("table.discard.title", choices.discards)
        return Prompt(title, (Offer(say("table.discard"), action, "D"),))
    if choices.may_keep:
        return _exchange(view, say, deck)
    if choices.must_declare:
        return Prompt(title, _declarations(view, say, deck))
    if choices.may_agree:
        return Prompt(title, (Offer(say("table.agree"), Agree(seat), "A"),))
    return None


def extras_of(
    view: View,
    say: Words,
    deck: Deck,
    names: Sequence[str],
    *,
    says_belote: bool = False,
    aloud: Words | None = None,
) -> tuple[Offer, ...]:
    """What the seat may do besides: double, say bela, declare, exchange, accuse, stop, claim, peek."""
    choices, seat, aloud = view.choices, view.seat, aloud or say
    found = list(_words(view, aloud.of(view.rules.auction.words), deck, choices.out_of_turn, 0))
    if choices.belote_cards:
        word = belote_phrase(aloud, is_second=_says_rebelote(view))
        label = say("table.belote.on" if says_belote else "table.belote", word=word.strip(" \u202f!"))
        found.append(Offer(label, None, "B", kind=ButtonKind.BELOTE, is_on=says_belote))
    if choices.may_declare and not choices.must_declare:
        first, *others = _declarations(view, say, deck)
        found += [first if first.key else replace(first, key="D"), *others]
    if choices.may_exchange and not choices.may_keep:
        found.append(Offer(say("table.exchange.yes"), Exchange(seat), "Z"))
    if choices.may_show:
        found.append(Offer(say("table.show"), Show(seat), "V"))
    if choices.may_stop:
        found.append(Offer(stop_phrase(aloud), Stop(seat)))
    if choices.may_claim:
        found.append(_claim(view, say))
    found += [
        Offer(say("table.fault", name=names[other]), CallFault(seat, other)) for other in choices.offenders
    ]
    if choices.may_peek:
        found.append(Offer(say("table.peek"), Peek(seat)))
    if choices.may_lift_talon:
        found.append(Offer(say("table.talon"), LiftTalon(seat)))
    return tuple(found)


def _says_rebelote(view: View) -> bool:
    """Whether every card that can be named now is "rebelote"."""
    rules, said = view.rules.declarations, {card.suit for seat, card in view.belotes if seat == view.seat}
    cards = view.choices.belote_cards
    words = {card: BeloteWord.REBELOTE if card.suit in said else BeloteWord.BELOTE for card in cards}
    return all(is_rebelote(card, word, rules) for card, word in words.items())


def _claim(view: View, say: Words) -> Offer:
    """A wrong claim loses the match, so the question is asked once more."""
    word = claim_phrase(say)
    question = Prompt(
        say("table.claim.title", target=view.rules.match.target),
        (
            Offer(word, Claim(view.seat), "C", row=0),
            Offer(say("table.claim.no"), None, LAST_KEY, row=1, kind=ButtonKind.BACK),
        ),
        is_extra=True,
    )
    return Offer(word, None, "E", kind=ButtonKind.ASK, question=question)


def _exchange(view: View, say: Words, deck: Deck) -> Prompt:
    proposed = view.proposed
    if proposed is None:
        raise ValueError("only where a card was turned up something can be had for the seven")
    seven = card_of(proposed.suit, Rank.SEVEN)
    title = say(
        "table.exchange.title",
        seven=card_name(say, seven, deck, Form.OBJECT),
        turned=card_name(say, proposed, deck, Form.OBJECT),
    )
    keep = Offer(say("table.exchange.no"), Keep(view.seat), LAST_KEY)
    if not view.choices.may_exchange:
        # among several people everybody is asked and presses a button, so that it tells nobody who holds it
        none = say("table.exchange.none", seven=card_name(say, seven, deck, Form.OBJECT))
        return Prompt(capitalised(none), (keep,), cards=(proposed,))
    offers = (Offer(say("table.exchange.yes"), Exchange(view.seat), "Z"), keep)
    return Prompt(capitalised(title), offers, cards=(seven, proposed))


def _auction(view: View, say: Words, deck: Deck, names: Sequence[str], goal: int, aloud: Words) -> Prompt:
    """The calls that may be made; in coinche first a number is chosen, then its suit."""
    rules, calls = view.rules, view.choices.calls
    bids = [call for call in calls if isinstance(call, Bid)]
    goals = tuple(dict.fromkeys(bid.goal for bid in bids if bid.goal))
    goal = goal if goal in goals else min(goals, default=0)
    numbers = tuple(
        Offer(
            goal_phrase(aloud, one, is_short=True), None, kind=ButtonKind.NUMBER, goal=one, is_on=one == goal
        )
        for one in goals
    )
    by_trumps: dict[Trumps, Call] = {bid.trumps: bid for bid in bids if bid.goal == goal}
    if Word.TAKE in calls and view.proposed is not None:
        by_trumps[Trumps.of(view.proposed.suit)] = Word.TAKE
    course = course_of(rules)
    named = [trumps for trumps in course.offered if trumps in by_trumps]
    others = [call for call in calls if isinstance(call, Word) and call is not Word.TAKE]
    # the keyboard is that of who reads the menus
    keys = call_keys(rules, say, deck)
    row = 1 if numbers else 0
    tiles = []
    for trumps in named:
        call = by_trumps[trumps]
        key = keys[Word.TAKE if call is Word.TAKE else trumps]
        tiles.append(Offer(_tile(aloud, call, trumps, deck), MakeCall(view.seat, call), key, trumps, row=row))
    is_wide = len(course.offered) > len(SUITS) and len(tiles) > 1
    offers = (*numbers, *tiles, *_words(view, aloud, deck, others, row + is_wide))
    is_pack_there = rules.players == FOUR and view.stock_count > 0
    is_below = view.phase is Phase.CALLING and (is_pack_there or view.turned is not None)
    return Prompt(_auction_title(view, say, deck, names), offers, is_below_pack=is_below)


def call_keys(rules: Rules, say: Words, deck: Deck) -> dict[Trumps | Word, str]:
    """The letters of the trumps and of taking: the same in the whole match, whatever may still be called."""
    course = course_of(rules)
    named: list[Trumps | Word] = [one for one in TRUMPS_ORDER if one in course.trumps]
    if course.turns_card:
        # the last one, so that the suits keep their first letters
        named.append(Word.TAKE)
    labels = (
        call_phrase(say, one, deck) if isinstance(one, Word) else trumps_name(say, one, deck) for one in named
    )
    keys = letters(labels, taken=LAST_KEY + DOUBLE_KEY + ASKING_KEYS + ALIKE)
    return dict(zip(named, keys, strict=True))


def _tile(say: Words, call: Call, trumps: Trumps, deck: Deck) -> str:
    """Return the label of the button that names these trumps."""
    if call is Word.TAKE:
        return call_phrase(say, Word.TAKE, deck)
    return capitalised(trumps_name(say, trumps, deck))


def _words(view: View, say: Words, deck: Deck, words: Iterable[Call], row: int) -> tuple[Offer, ...]:
    """Contra and recontra; passing comes last and has the same key in every language."""
    return tuple(
        Offer(
            call_phrase(say, word, deck),
            MakeCall(view.seat, word),
            LAST_KEY if word is Word.PASS else DOUBLE_KEY,
            row=row,
        )
        for word in words
    )


def _auction_title(view: View, say: Words, deck: Deck, names: Sequence[str]) -> str:
    calls = view.choices.calls
    standing = standing_of(view)
    if standing is not None:
        contract = contract_phrase(say, standing, deck)
        return say("table.prompt.standing", name=names[standing.taker], contract=contract)
    if Word.TAKE in calls and view.proposed is not None:
        return say("table.prompt.take", card=capitalised(card_name(say, view.proposed, deck)))
    return auction_prompt(say, view)


def standing_of(view: View) -> Contract | None:
    """The contract, or the highest bid so far."""
    if view.contract is not None or not view.calls:
        return view.contract
    return auction_of(view.calls, view.dealer, view.rules, view.proposed).standing


def _declarations(view: View, say: Words, deck: Deck) -> tuple[Offer, ...]:
    held, seat = view.choices.declarations, view.seat
    offers = [
        Offer(declaration_phrase(say, one, deck), Declare(seat, (one,)), row=row)
        for row, one in enumerate(held, 1)
    ]
    if len(held) > 1:
        offers.insert(0, Offer(say("table.declare.all"), Declare(seat, held)))
    nothing = Offer(say("table.declare.nothing"), Declare(seat, ()), LAST_KEY, row=len(held) + 1)
    return (*offers, nothing)


def letters(names: Iterable[str], taken: str = "") -> list[str]:
    """For each name one of its letters, as far forward as leaves the later names one too; no letter twice."""
    names, used = list(names), frozenset(taken)
    found = _shared_out(names, used)
    if found is not None:
        return found
    keys = []
    for name in names:
        keys.append(next((letter for letter in _letters_of(name) if letter not in used), ""))
        used |= {keys[-1]}
    return keys


def _shared_out(names: Sequence[str], used: frozenset[str]) -> list[str] | None:
    """A letter for every name; None if there are not enough."""
    if not names:
        return []
    if any(used.issuperset(_letters_of(name)) for name in names):
        return None  # stop early: no way to share out the other letters helps
    for letter in _letters_of(names[0]):
        if letter not in used and (others := _shared_out(names[1:], used | {letter})) is not None:
            return [letter, *others]
    return None


def _letters_of(name: str) -> Iterable[str]:
    return dict.fromkeys(letter for letter in unmarked(name.upper()) if letter.isalpha())


def chosen_goal(prompt: Prompt) -> int:
    """The number that is chosen in the prompt, 0 where none is bid."""
    return next((offer.goal for offer in prompt.offers if offer.kind is ButtonKind.NUMBER and offer.is_on), 0)
