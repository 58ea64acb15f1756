"""What is so at the table for a beginner: the facts on which the sentences of a lesson wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import card_of
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS, Suit
from game.rules.call import BIDS, CAPOT_GOAL, Bid, Word
from game.rules.contract import Trumps
from game.rules.declarations import are_allowed, held
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.strength import beats
from game.rules.trick import best_place, winner_of
from game.text.lesson_steps import Fact

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.seats import Seat
    from game.rules.view import View

LONG = 3
"""So many cards of a suit with the jack among them are worth a call."""

SURE = 4
"""So many cards of a suit with the jack among them are worth a bid of points without the nine as well."""

MANY = 3
"""So many aces are worth no trumps, so many jacks and nines under jacks all trumps."""


def facts_of(view: View) -> frozenset[Fact]:
    """Everything that is so for the seat of the view."""
    return frozenset(
        (*_asked_for_call(view), *_called(view), *_asked_for_card(view), *_on_table(view), *_written(view))
    )


def contract_of(view: View) -> Contract | None:
    """The contract that is played, or that of the last deal on the sheet between two deals."""
    return view.contract if view.contract or not view.results else view.results[-1].contract


def trumps_out(view: View) -> int:
    """How many trumps of a suit contract the seat neither holds nor has seen; 0 without a suit."""
    suit = None if view.contract is None else view.contract.trumps.suit
    if suit is None:
        return 0
    tricks = (*view.tricks, *(() if view.trick is None else (view.trick,)))
    seen = {*view.hand, view.turned, view.bottom, *(card for trick in tricks for card in trick.cards)}
    return len(RANKS) - sum(card.suit is suit for card in seen if card is not None)


# --- the auction --------------------------------------------------------------------------------------


def strongest_suit(view: View) -> Suit:
    """The suit to call: the turned card's, or of those that may be called the one with the most to show."""
    if view.turned is not None and Word.TAKE in view.choices.calls:
        return view.turned.suit
    named = {call.trumps.suit for call in view.choices.calls if isinstance(call, Bid)} - {None}
    return max((suit for suit in SUITS if not named or suit in named), key=lambda suit: _strength(view, suit))


def _ranks(view: View, suit: Suit) -> list[Rank]:
    """The ranks that the seat would play with in a suit: its own, and the turned card if it would get it."""
    ranks = [card.rank for card in view.hand if card.suit is suit]
    turned = view.turned
    if turned is not None and turned.suit is suit and view.rules.taker_gets_turned:
        ranks.append(turned.rank)
    return ranks


def _strength(view: View, suit: Suit) -> int:
    ranks = _ranks(view, suit)
    return 2 * len(ranks) + 4 * (Rank.JACK in ranks) + 3 * (Rank.NINE in ranks) + (Rank.ACE in ranks)


def _is_strong(view: View) -> bool:
    """Whether the strongest suit may be called and is worth it; a bid of points needs a little more."""
    calls = view.choices.calls
    if Word.TAKE not in calls and not any(isinstance(call, Bid) and call.trumps.suit for call in calls):
        return False
    ranks = _ranks(view, strongest_suit(view))
    if any(isinstance(call, Bid) and call.goal for call in calls):
        return Rank.JACK in ranks and len(ranks) >= (LONG if Rank.NINE in ranks else SURE)
    return Rank.JACK in ranks and len(ranks) >= LONG


def _asked_for_call(view: View) -> Iterator[Fact]:
    choices = view.choices
    if choices.may_exchange:
        yield Fact.MAY_EXCHANGE
    if view.deal_number > 1 and not view.results:
        yield Fact.THROWN_IN
    if not choices.calls:
        return
    yield Fact.CALLING
    if Word.PASS not in choices.calls:
        yield Fact.MUST_CALL
    if Word.TAKE in choices.calls:
        yield Fact.TURNED
    elif view.turned is not None:
        yield Fact.SECOND_ROUND
    if Word.CONTRA in choices.calls:
        yield Fact.CAN_DOUBLE
    if Word.RECONTRA in choices.calls:
        yield Fact.CAN_REDOUBLE
    yield from _standing(view)
    hands = set(_hands(view))
    yield from hands or (Fact.WEAK,)


def _hands(view: View) -> Iterator[Fact]:
    """What the hand is good for, of what may be called."""
    calls, hand = view.choices.calls, view.hand
    if _is_strong(view):
        yield Fact.STRONG
    jacks = {card.suit for card in hand if card.rank is Rank.JACK}
    nines = {card.suit for card in hand if card.rank is Rank.NINE} & jacks
    if BIDS[Trumps.ALL] in calls and len(jacks) > 1 and len(jacks) + len(nines) >= MANY:
        yield Fact.JACKS
    if BIDS[Trumps.NONE] in calls and sum(card.rank is Rank.ACE for card in hand) >= MANY:
        yield Fact.ACES


def _standing(view: View) -> Iterator[Fact]:
    """Whose call is the highest so far, and what the hand has for that of the partner."""
    found = [(seat, call) for seat, call in view.calls if isinstance(call, Bid)]
    if not found:
        yield Fact.OPEN
        return
    seat, call = found[-1]
    if not _is_ours(view, seat):
        yield Fact.THEIR_BID
        return
    if seat == view.seat:
        return
    yield Fact.PARTNER_BID
    trumps = call.trumps
    if any(isinstance(one, Bid) and one.trumps is trumps for one in view.choices.calls) and any(
        card.rank in ((Rank.JACK, Rank.NINE) if card.suit is trumps.suit else (Rank.ACE,))
        for card in view.hand
    ):
        yield Fact.SUPPORT


# --- the contract and the cards -----------------------------------------------------------------------


def _is_ours(view: View, seat: Seat) -> bool:
    return side_of(seat, view.rules.players) == side_of(view.seat, view.rules.players)


def _called(view: View) -> Iterator[Fact]:
    contract = contract_of(view)
    if contract is None:
        return
    if not _is_ours(view, contract.taker):
        yield Fact.THEIRS
    else:
        yield from (Fact.OURS, Fact.OWN if contract.taker == view.seat else Fact.PARTNER)
    if contract.multiplier > 1:
        yield Fact.DOUBLED
    if contract.goal:
        yield Fact.CAPOT if contract.goal >= CAPOT_GOAL else Fact.POINTS
    if view.shown:
        yield Fact.DECLARED
    suit = contract.trumps.suit
    if suit is None:
        yield Fact.ALL_TRUMPS if contract.trumps is Trumps.ALL else Fact.NO_TRUMPS
        return
    yield Fact.SUIT
    if all(card_of(suit, rank) in view.hand for rank in (Rank.KING, Rank.QUEEN)):
        yield Fact.BELOTE
    if card_of(suit, Rank.JACK) in view.hand:
        yield Fact.TRUMP_JACK
    if any(card.suit is suit for card in view.hand):
        yield Fact.HOLDS_TRUMPS
    if any(card.rank is Rank.ACE and card.suit is not suit for card in view.hand):
        yield Fact.HOLDS_ACE
    yield Fact.TRUMPS_OUT if trumps_out(view) else Fact.NO_TRUMPS_OUT


def _asked_for_card(view: View) -> Iterator[Fact]:
    contract = view.contract
    if not view.choices.playable or contract is None:
        return
    yield Fact.PLAYING
    if view.tricks:
        yield Fact.LATER
        yield Fact.TAKEN if _is_ours(view, view.takers[-1]) else Fact.LOST
    else:
        yield Fact.FIRST
        rules = view.rules.declarations
        if are_allowed(contract.trumps, rules) and held(view.hand, rules):
            yield Fact.HOLDS_DECLARATION
    if len(view.hand) == 1:
        yield Fact.LAST


# --- the trick on the table ---------------------------------------------------------------------------


def _on_table(view: View) -> Iterator[Fact]:
    trick, contract, playable = view.trick, view.contract, view.choices.playable
    if not playable:
        return
    if trick is None or not trick.cards or contract is None:
        yield Fact.LEADING
        return
    holder = winner_of(trick, contract.trumps, view.rules.players)
    yield Fact.PARTNER_WINS if _is_ours(view, holder) else Fact.OPPONENTS_WIN
    in_suit = [card for card in view.hand if card.suit is trick.cards[0].suit]
    if in_suit:
        yield Fact.FOLLOWING
        if len(playable) < len(in_suit):
            yield Fact.BEATING
    elif any(card.suit is contract.trumps.suit for card in view.hand):
        yield Fact.TRUMPING
        best = trick.cards[best_place(trick.cards, contract.trumps)]
        yield from _ruffing(playable, best, contract.trumps)
    else:
        yield Fact.FREE


def _ruffing(playable: tuple[Card, ...], best: Card, trumps: Trumps) -> Iterator[Fact]:
    """What a hand with trumps and none of the suit led may play while `best` holds the trick."""
    if any(card.suit is not trumps.suit for card in playable):
        yield Fact.EXCUSED
        return
    yield Fact.MUST_TRUMP
    if best.suit is trumps.suit:
        yield Fact.OVERTRUMP if beats(playable[0], best, trumps) else Fact.UNDERTRUMP


# --- the sheet ----------------------------------------------------------------------------------------

OUTCOMES = {Outcome.MADE: Fact.MADE, Outcome.FELL: Fact.FELL, Outcome.HUNG: Fact.HUNG}


def _written(view: View) -> Iterator[Fact]:
    if view.phase is not Phase.SHUFFLING or not view.results:
        return
    yield Fact.WRITTEN
    result = view.results[-1]
    if result.outcome in OUTCOMES:
        yield OUTCOMES[result.outcome]
    own = side_of(view.seat, view.rules.players)
    others = [points for side, points in enumerate(result.written) if side != own]
    yield Fact.AHEAD if result.written[own] > max(others) else Fact.BEHIND
