"""The explanation of a decision: its ground, what the seat knew, and what it sampled."""

from __future__ import annotations

from dataclasses import dataclass
from operator import and_
from typing import Final

from game.ai.coding import WHOLE_SUIT, cards_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.explain.finding import ground_of_call, ground_of_card
from game.ai.explain.ground import Found, Ground
from game.ai.knowledge import Knowledge, excluded_by_silence, knowledge_of, trumps_named
from game.ai.rule_based.hand_value import cards_with
from game.cards.card import Card
from game.cards.rank import Rank
from game.cards.suit import SUITS, Suit
from game.rules.actions import Declare, Keep, MakeCall, Play, SeatAction
from game.rules.seats import Seat
from game.rules.view import View

SHOWN: Final = 3
"""The number of actions that are shown; the others were worse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the seat knew from its view. Tuples are by seat."""

    voids: tuple[tuple[Suit, ...], ...] = ()
    """Suits of which the seat can hold no card, as far as any are out."""
    holds: tuple[tuple[Card, ...], ...] = ()
    """Cards that the seat must hold."""
    lacks: tuple[tuple[Card, ...], ...] = ()
    """Cards of suits that the seat may hold which it lacks, because it said no belote."""
    trumps_out: int | None = None
    """Trumps with the others or unknown; None at no trumps and all trumps."""
    points: tuple[int, ...] = ()
    """Card points taken so far, by side; empty before the play."""
    own_trumps: int | None = None
    """With a call: the number of trumps that the hand would have."""
    own_aces: int | None = None
    """With a call: the number of other aces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A decision with its ground; no words."""

    action: SeatAction
    reason: Reason
    """The reason of the mind."""
    ground: Ground
    number: int = 0
    """This and the next two belong to the ground (`Found`)."""
    card: Card | None = None
    amount: float = 0.0
    options: tuple[Candidate, ...] = ()
    """The best candidates, with the action itself first."""
    worlds: int = 0
    """The number of sampled worlds; 0: nothing was sampled."""
    known: Known = Known()


def explain(view: View, decision: Decision) -> Explanation:
    """Explain a decision from the view that it was made of."""
    weighed = sorted(decision.candidates, key=lambda one: (one.action != decision.action, -one.value))
    options = tuple(weighed[:SHOWN])
    return Explanation(
        action=decision.action,
        reason=decision.reason,
        options=options,
        worlds=decision.worlds,
        known=_known(view, decision.action),
        **_found(view, decision, options)._asdict(),
    )


def _found(view: View, decision: Decision, options: tuple[Candidate, ...]) -> Found:
    """Return the ground of any action."""
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
    know = knowledge_of(view)
    lacks = map(and_, know.may_hold, excluded_by_silence(view))
    return Known(
        voids=tuple(_voids(know, seat) for seat in range(know.players)),
        holds=tuple(map(cards_of, know.holds)),
        lacks=tuple(map(cards_of, lacks)),
        trumps_out=None if know.trumps.suit is None else (know.unknown & know.all_trumps).bit_count(),
        points=view.card_points,
    )


def _voids(know: Knowledge, seat: Seat) -> tuple[Suit, ...]:
    if seat == know.seat or not know.counts[seat]:
        return ()
    whole = [(suit, WHOLE_SUIT << 8 * suit) for suit in SUITS]
    return tuple(suit for suit, mask in whole if know.unknown & mask and not know.may_hold[seat] & mask)


def _called(view: View, action: MakeCall) -> Known:
    """Return the trumps and aces with a call, those included that would come with it."""
    trumps = trumps_named(view, action.call)
    if trumps is None or trumps.suit is None:
        return Known()
    hand = cards_with(view, trumps)
    aces = [card for card in hand if card.rank is Rank.ACE and card.suit is not trumps.suit]
    return Known(own_trumps=sum(card.suit is trumps.suit for card in hand), own_aces=len(aces))
