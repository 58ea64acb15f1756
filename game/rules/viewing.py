"""The one place where secrets are removed: from a state for a seat, and from an event for a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from game.rules.asking import choices_for, seat_to_act
from game.rules.calling import sees_own_cards
from game.rules.events import (
    BeloteCalled,
    CallMade,
    CardPlayed,
    CardsDiscarded,
    CardTurned,
    Claimed,
    ContractMade,
    DealBegun,
    DealScored,
    DeckCut,
    DeclarationAnnounced,
    DeclarationShown,
    DeclarationsResolved,
    Event,
    FaultCalled,
    HandDealt,
    HandSeen,
    MatchBegun,
    MatchWon,
    PointsHung,
    Redeal,
    SevenExchanged,
    TalonTaken,
    TrickTaken,
    TurnedTaken,
)
from game.rules.seats import sides
from game.rules.showing import laid_open
from game.rules.view import View

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.rules.state import Deal, MatchState


def seen_by(event: Event, seat: Seat) -> Event:
    """The event as that seat may know it."""
    match event:
        case DealBegun():
            return replace(event, deck=None)
        case HandDealt():
            return event if event.seat == seat and not event.is_covered else replace(event, cards=None)
        case HandSeen() | TalonTaken() | CardsDiscarded():
            return event if event.seat == seat else replace(event, cards=None)
        case (
            MatchBegun()
            | DeckCut()
            | CallMade()
            | ContractMade()
            | Redeal()
            | CardTurned()
            | TurnedTaken()
            | SevenExchanged()
            | DeclarationAnnounced()
            | DeclarationShown()
            | DeclarationsResolved()
            | BeloteCalled()
            | CardPlayed()
            | TrickTaken()
            | FaultCalled()
            | Claimed()
            | DealScored()
            | PointsHung()
            | MatchWon()
        ):
            return event
        case _:
            assert_never(event)


def view_for(state: MatchState, seat: Seat) -> View:
    """Everything that the seat may know at this moment."""
    players, deal = state.rules.players, state.deal
    playing = deal.playing if deal else None
    hands = playing.hands if playing else deal.hands if deal else ()
    said = deal.said if deal else None
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        turn=seat_to_act(state),
        dealer=state.dealer,
        deal_number=state.deal_number,
        scores=state.scores,
        hung=state.hung,
        results=state.results,
        match_result=state.result,
        hand=hands[seat] if hands and sees_own_cards(state, seat) else (),
        counts=tuple(map(len, hands)) if hands else (0,) * players,
        talon_counts=tuple(map(len, deal.talons)) if deal and deal.talons else (0,) * players,
        calls=deal.calls if deal else (),
        contract=deal.contract if deal else None,
        announced=said.announced if said else (),
        shown=laid_open(deal, state.rules) if deal else (),
        contest=said.side if said and said.is_open else None,
        belotes=playing.belotes if playing else (),
        trick=playing.trick if playing else None,
        tricks=playing.tricks if playing else (),
        takers=playing.takers if playing else (),
        card_points=playing.card_points if playing else (0,) * sides(players),
        choices=choices_for(state, seat),
        turned=deal.turned if deal else None,
        proposed=deal.proposed if deal else None,
        bottom=deal.bottom if deal else None,
        extra_count=len(deal.extra) if deal else 0,
        stock=deal.stock if deal and state.rules.pack.pack_face_up else (),
        stock_count=len(deal.stock) if deal else 0,
        discarded=deal.discarded if deal and _is_takers(deal, seat) else (),
        discard_count=len(deal.discarded) if deal else 0,
        exchanged=deal.exchanged if deal else None,
        rebelotes=playing.rebelotes if playing else (),
        lost=playing.lost if playing else (0,) * sides(players),
        past=state.past,
    )


def _is_takers(deal: Deal, seat: Seat) -> bool:
    return deal.contract is not None and deal.contract.taker == seat
