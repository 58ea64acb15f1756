"""What a hand is worth under a contract: its features, and linear models of them (`weights.hands`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.ai.coding import figures_of
from game.ai.course_skill import skill_of
from game.ai.knowledge import is_own
from game.ai.weights.hands import HANDS, OVERCALLS
from game.cards.card import Card, card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS, Suit
from game.rules.auction import course_of
from game.rules.call import Bid, Call
from game.rules.contract import Contract, Trumps
from game.rules.declarations import are_allowed, held
from game.rules.options.pack import SevenExchange
from game.rules.options.rules import Rules
from game.rules.seats import Seat, after, partner_of
from game.rules.view import View

Features = dict[str, float]

BELOTE: Final = {Rank.KING, Rank.QUEEN}
NO_TRUMPS: Final = "ace ten_with_ace guarded_ten king_with_top behind_ace no_stopper"
ALL_TRUMPS: Final = "jack nine_with_jack guarded_nine ace_with_top behind_jack no_stopper"
SINGLE_HONOURS: Final = {Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN}


def cards_with(view: View, trumps: Trumps, taker: Seat | None = None) -> tuple[Card, ...]:
    """Return the hand that the seat would have under a contract with these trumps, the turned card included.

    `taker` is the seat that takes it, by default the seat itself.
    """
    hand, turned, pack = view.hand, view.turned, view.rules.pack
    if turned is None:
        return hand
    if view.rules.taker_gets_turned:
        if taker not in {None, view.seat}:
            return hand
        return tuple(sorted((*hand, turned)))
    seven = card_of(turned.suit, Rank.SEVEN)
    if pack.seven_exchange is SevenExchange.OFF or trumps.suit is not turned.suit or seven not in hand:
        return hand
    return tuple(sorted((turned, *(card for card in hand if card is not seven))))


def leads_first(view: View) -> bool:
    """Whether the seat leads to the first trick: it sits after the dealer."""
    return view.seat == after(view.dealer, view.rules.players)


def features(hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool) -> Features:
    """Return the features of the hand under these trumps; `leads`: it leads to the first trick."""
    if trumps.suit is not None:
        found = _suit(hand, trumps.suit, rules)
    elif trumps is Trumps.NONE:
        found = _even(hand, NO_TRUMPS, Rank.ACE, Rank.TEN, Rank.KING)
    else:
        found = _even(hand, ALL_TRUMPS, Rank.JACK, Rank.NINE, Rank.ACE)
        found["belote"] = rules.declarations.belote and sum(
            side >= BELOTE for side in ranks_by_suit(hand).values()
        )
    declarations = rules.declarations.under(trumps)
    if are_allowed(trumps, declarations):
        found["declared"] = float(sum(one.value for one in held(hand, declarations)))
    return {"base": 1.0, "leads": float(leads), **found}


def held_features(hand: tuple[Card, ...], suit: Suit) -> Features:
    """Return the features of the hand in the suit that another seat named."""
    ranks = ranks_by_suit(hand)[suit]
    return {
        "their_jack": Rank.JACK in ranks,
        "their_nine": Rank.NINE in ranks,
        "their_ace": Rank.ACE in ranks,
        "their_ten": Rank.TEN in ranks,
        "their_other": len(ranks - SINGLE_HONOURS),
    }


def is_backed(hand: tuple[Card, ...], suit: Suit) -> bool:
    """Whether the hand backs the suit: with the jack or the nine and another card, or with four cards."""
    ranks = ranks_by_suit(hand)[suit]
    return len(ranks) >= 4 or (len(ranks) > 1 and bool(ranks & {Rank.JACK, Rank.NINE}))


def is_meant(hand: tuple[Card, ...], suit: Suit) -> bool:
    """Whether naming the suit is honest: three cards, or the jack, or the nine and another card."""
    ranks = ranks_by_suit(hand)[suit]
    return len(ranks) >= 3 or Rank.JACK in ranks or is_backed(hand, suit)


def names_only(view: View, call: Call, good: Callable[[tuple[Card, ...], Suit], bool]) -> bool:
    """Whether the call names no suit, or one in which the hand is good."""
    suit = call.trumps.suit if isinstance(call, Bid) else None
    return suit is None or good(view.hand, suit)


def ranks_by_suit(hand: tuple[Card, ...]) -> dict[Suit, set[Rank]]:
    """Return the ranks of each suit in the hand."""
    return {suit: {card.rank for card in hand if card.suit is suit} for suit in SUITS}


def _suit(hand: tuple[Card, ...], suit: Suit, rules: Rules) -> Features:
    by_suit = ranks_by_suit(hand)
    trumps = by_suit.pop(suit)
    sides = by_suit.values()
    has_jack, has_nine = Rank.JACK in trumps, Rank.NINE in trumps
    return {
        "jack": has_jack,
        "nine": has_nine,
        "ace": Rank.ACE in trumps,
        "ten": Rank.TEN in trumps,
        "other": len(trumps - SINGLE_HONOURS),
        "jack_and_nine": has_jack and has_nine,
        "lone_nine": has_nine and not has_jack and len(trumps) < 3,
        "fifth": max(0, len(trumps) - 4),
        "side_ace": sum(Rank.ACE in side for side in sides),
        "side_ten": sum(Rank.TEN in side and len(side) > 1 for side in sides),
        "side_void": sum(not side for side in sides),
        "belote": rules.declarations.belote and trumps >= BELOTE,
    }


def _even(hand: tuple[Card, ...], names: str, top: Rank, second: Rank, third: Rank) -> Features:
    """Return the features, by these names, of a hand all of whose suits have this order of ranks."""
    sides = ranks_by_suit(hand).values()
    stopped = [top in side or (second in side and len(side) > 1) for side in sides]
    found = (
        sum(top in side for side in sides),
        sum(side >= {top, second} for side in sides),
        sum(second in side and top not in side and len(side) > 1 for side in sides),
        sum(third in side and bool(side & {top, second}) for side in sides),
        sum(len(side) - 1 for side in sides if top in side),
        stopped.count(False),
    )
    return dict(zip(names.split(), found, strict=True))


class Role(Enum):
    """The role of a hand's owner in the contract."""

    TAKER = "taker"
    PARTNER = "partner"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A linear model of what a hand brings the taker's side, fitted to many deals."""

    figures: Mapping[str, float]
    """The coefficients in points, by feature of the hand."""
    spread: float
    """The standard deviation of the residuals."""
    average: float = 0.0
    """The mean of all deals."""

    def of(self, hand: tuple[Card, ...], trumps: Trumps, rules: Rules, *, leads: bool) -> float:
        """Return the expected difference between the taker's side and the other one, in points."""
        return summed(self.figures, features(hand, trumps, rules, leads=leads))


def summed(figures: Mapping[str, float], found: Features) -> float:
    """Return the sum of the coefficients, each as often as its feature was found."""
    return sum(figures.get(name, 0.0) * often for name, often in found.items())


def estimate(text: str) -> Estimate:
    """Return the model written as `spread 85.6, average 21.3: base -49.1`; may raise ValueError."""
    summary, figures = text.split(":")
    return Estimate(figures=figures_of(figures), **figures_of(summary))


MODELS: Final = {
    name: {Role(role): estimate(text) for role, text in known.items()} for name, known in HANDS.items()
}
OF_EIGHT: Final = {Trumps.NONE: "all_eight_no_trumps", Trumps.ALL: "all_eight_all_trumps"}
OF_SIX: Final = {Trumps.NONE: "six_first_no_trumps", Trumps.ALL: "six_first_all_trumps"}


def judged(rules: Rules, trumps: Trumps) -> dict[Role, Estimate]:
    """Return the models for these trumps in the game of these rules, by the role of the hand's owner."""
    return MODELS[_model(rules, trumps)]


def _model(rules: Rules, trumps: Trumps) -> str:
    course = course_of(rules)
    if course.goals:
        is_whole = rules.pack.first_hand == rules.pack.hand
        return OF_EIGHT.get(trumps, "all_eight") if is_whole else OF_SIX.get(trumps, "six_first")
    if trumps.suit is None:
        return "no_trumps" if trumps is Trumps.NONE else "all_trumps"
    if course.outbids and not course.turns_card:
        return "five_of_eight"
    has_rest = rules.pack.later > 0
    if rules.players == 2:
        return "six_of_nine_in_two" if has_rest else "six_of_ten"
    if rules.players == 3:
        return "six_of_nine_in_three" if has_rest else "six_of_twelve"
    return "five_and_turned" if has_rest else "six_of_eight"


SUIT: Final = Trumps.CLUBS
"""The key for every suit."""
GAINS: Final = {
    by: {tuple(map(Trumps, games.split())): figures_of(text) for games, text in known.items()}
    for by, known in OVERCALLS.items()
}
"""By whose game stands, then by the standing game and the one named above it: coefficients of the gain."""
UNBACKED: Final = -1000.0
"""A suit that the hand does not back (`is_backed`) is not named above another's game."""


def gain_over_pass(view: View, standing: Contract, bid: Bid) -> float | None:
    """Return what the seat's side gains by the call over a pass; None where that was not measured."""
    if not skill_of(view.rules).knows_rising or standing.multiplier > 1 or standing.taker == view.seat:
        return None
    games = (kind_of(standing.trumps), kind_of(bid.trumps))
    figures = GAINS["partner" if is_own(view, standing.taker) else "opponents"].get(games)
    if figures is None:
        return None
    if bid.trumps.suit is not None and not is_backed(view.hand, bid.trumps.suit):
        return UNBACKED
    found = features(view.hand, bid.trumps, view.rules, leads=leads_first(view))
    if standing.trumps.suit is not None:
        found |= held_features(view.hand, standing.trumps.suit)
    return summed(figures, found | course(view))


def kind_of(trumps: Trumps) -> Trumps:
    """Return the key of the trumps in the figures."""
    return SUIT if trumps.suit is not None else trumps


def course(view: View) -> Features:
    """Return features of the calls so far for the seat on turn."""
    players, seat = view.rules.players, view.seat
    callers = [other for other, call in view.calls if isinstance(call, Bid)]
    others = [other for other in callers if not is_own(view, other)]
    return {
        "again": float(seat in callers),
        "partner": float(partner_of(seat, players) in callers),
        "they_twice": float(len(others) > 1),
    }
