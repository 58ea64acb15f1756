"""The cards on which a seat judges a game, and the features of a hand that speak for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.cards.card import card_of
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.declarations import are_allowed, held
from game.rules.options.pack import SevenExchange
from game.rules.seats import after

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat
    from game.rules.view import View

Features = dict[str, float]

BELOTE: Final = {Rank.KING, Rank.QUEEN}
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
        found = _no_trumps(hand)
    else:
        found = _all_trumps(hand, rules)
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


def _no_trumps(hand: tuple[Card, ...]) -> Features:
    sides = list(ranks_by_suit(hand).values())
    return {
        "ace": sum(Rank.ACE in side for side in sides),
        "ten_with_ace": sum(side >= {Rank.ACE, Rank.TEN} for side in sides),
        "guarded_ten": sum(Rank.TEN in side and Rank.ACE not in side and len(side) > 1 for side in sides),
        "king_with_top": sum(Rank.KING in side and bool(side & {Rank.ACE, Rank.TEN}) for side in sides),
        "behind_ace": sum(len(side) - 1 for side in sides if Rank.ACE in side),
        "no_stopper": sum(
            Rank.ACE not in side and not (Rank.TEN in side and len(side) > 1) for side in sides
        ),
    }


def _all_trumps(hand: tuple[Card, ...], rules: Rules) -> Features:
    sides = list(ranks_by_suit(hand).values())
    return {
        "jack": sum(Rank.JACK in side for side in sides),
        "nine_with_jack": sum(side >= {Rank.JACK, Rank.NINE} for side in sides),
        "guarded_nine": sum(Rank.NINE in side and Rank.JACK not in side and len(side) > 1 for side in sides),
        "ace_with_top": sum(Rank.ACE in side and bool(side & {Rank.JACK, Rank.NINE}) for side in sides),
        "behind_jack": sum(len(side) - 1 for side in sides if Rank.JACK in side),
        "no_stopper": sum(
            Rank.JACK not in side and not (Rank.NINE in side and len(side) > 1) for side in sides
        ),
        "belote": sum(rules.declarations.belote and side >= BELOTE for side in sides),
    }
