"""A decision is explained by one ground that the view proves, what the seat knew, and what it imagined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.ai.coding import TRUMP_CODES, cards_of
from game.ai.explain.ground import Found, Ground
from game.ai.explain.ground_of_call import ground_of_call
from game.ai.explain.ground_of_card import WHOLE_SUIT, ground_of_card
from game.ai.knowledge import SUIT_CONTRACTS, Knowledge, knowledge_of
from game.ai.rule_based.hand_features import cards_with
from game.ai.silence import silent
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.actions import Declare, Keep, MakeCall, Play
from game.rules.call import Bid, Word
from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.ai.decision import Candidate, Decision, Reason
    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.rules.actions import SeatAction
    from game.rules.seats import Seat
    from game.rules.view import View

SHOWN: Final = 3
"""So many actions are compared; further ones were worse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the seat knew; nothing in it comes from anywhere but the view. Tuples are by seat."""

    voids: tuple[tuple[Suit, ...], ...] = ()
    """Suits of which the seat can hold no card, as far as any are out."""
    holds: tuple[tuple[Card, ...], ...] = ()
    """Cards that the seat must hold."""
    lacks: tuple[tuple[Card, ...], ...] = ()
    """Cards that the seat would have said belote with (`game.ai.silence`), of suits that it may hold."""
    trumps_out: int | None = None
    """Trumps neither in the own hand nor played nor seen to lie apart, those shown included; None without."""
    points: tuple[int, ...] = ()
    """Card points taken so far, by side; empty before the play."""
    own_trumps: int | None = None
    """With a call: how many trumps of the suit that was called the hand would have."""
    own_aces: int | None = None
    """And how many aces beside them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A decision with its ground; no words."""

    action: SeatAction
    reason: Reason
    """The mind's own."""
    ground: Ground
    number: int = 0
    """Points or cards, as the ground says."""
    amount: float = 0.0
    """Points of the sheet, as the ground says."""
    card: Card | None = None
    """As the ground says."""
    options: tuple[Candidate, ...] = ()
    """The best of what was weighed, with the action itself first."""
    worlds: int = 0
    """In how many imagined deals; 0: nothing was imagined."""
    known: Known = Known()


def explain(view: View, decision: Decision) -> Explanation:
    """Say why, from the same view that the decision was made of."""
    weighed = sorted(decision.candidates, key=lambda one: (one.action != decision.action, -one.value))
    options = tuple(weighed[:SHOWN])
    found = _found(view, decision, options)
    return Explanation(
        action=decision.action,
        reason=decision.reason,
        ground=found.ground,
        number=found.number,
        amount=found.amount,
        card=found.card,
        options=options,
        worlds=decision.worlds,
        known=_known(view, decision.action),
    )


def _found(view: View, decision: Decision, options: tuple[Candidate, ...]) -> Found:
    """The ground of whatever was done."""
    choices, reason = view.choices, decision.reason
    match decision.action:
        case Play(card=card) if len(choices.cards) > 1 and view.contract is not None:
            return ground_of_card(view, card, reason, options, decision.worlds)
        case MakeCall() as call:
            return ground_of_call(view, call, reason, options)
        case Keep() if not choices.may_exchange:
            return Found(Ground.NO_SEVEN)
        case Declare(declarations=()):
            return Found(Ground.NOTHING_TO_DECLARE)
        case _:
            return Found(Ground.REASON)


def _known(view: View, action: SeatAction) -> Known:
    if isinstance(action, MakeCall):
        return _called(view, action)
    if view.contract is None or view.trick is None:
        return Known()
    know, said_nothing = knowledge_of(view), silent(view)
    lacks = [may & cards for may, cards in zip(know.may_hold, said_nothing, strict=True)]
    return Known(
        voids=tuple(_voids(know, seat) for seat in range(know.players)),
        holds=tuple(cards_of(held) for held in know.holds),
        lacks=tuple(cards_of(lack) for lack in lacks),
        trumps_out=(know.unknown & know.all_trumps).bit_count() if know.trumps < SUIT_CONTRACTS else None,
        points=view.card_points,
    )


def _voids(know: Knowledge, seat: Seat) -> tuple[Suit, ...]:
    if seat == know.seat or not know.counts[seat]:
        return ()
    whole = [(suit, WHOLE_SUIT << 8 * suit) for suit in SUITS]
    return tuple(suit for suit, mask in whole if know.unknown & mask and not know.may_hold[seat] & mask)


def _called(view: View, action: MakeCall) -> Known:
    """The strength in the suit that was called, the cards that would come with it included."""
    call = action.call
    trumps = call.trumps if isinstance(call, Bid) else None
    if call is Word.TAKE and view.proposed is not None:
        trumps = Trumps.of(view.proposed.suit)
    if trumps is None or TRUMP_CODES[trumps] >= SUIT_CONTRACTS:
        return Known()
    hand = cards_with(view, trumps)
    aces = [card for card in hand if card.rank is Rank.ACE and card.suit is not trumps.suit]
    return Known(own_trumps=sum(card.suit is trumps.suit for card in hand), own_aces=len(aces))
