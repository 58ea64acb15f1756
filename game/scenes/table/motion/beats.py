"""How long the table waits before, during and after each thing that happens, and how it sounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from game.rules import events
from game.rules.call import Word
from game.rules.events import Event
from game.rules.result import DealResult, Outcome
from game.rules.seats import Seat, side_of
from game.scenes.pace import Pace

DECK_SIZE: Final = 32
SHOWN: Final = 1.0
"""A declaration laid open lies at least so long, at every speed: it is shown only once."""


@dataclass(frozen=True, slots=True)
class Beat:
    """The rhythm of one event, in seconds."""

    before: float = 0.0
    """The table rests as it is."""
    flight: float = 0.0
    """Each card that changes its place takes so long."""
    stagger: float = 0.0
    """From one of these cards to the next."""
    after: float = 0.0
    """Until the next event may begin; cards may still be flying."""
    sound: str | None = None
    overlaps: bool = False
    """It may begin while cards of the event before it are still flying."""
    waits_for_press: bool = False
    """After `before` the table waits for a key or a click."""


def beat_of(event: Event, pace: Pace, viewer: Seat, players: int) -> Beat:
    """The rhythm of an event at that pace, seen from that seat."""
    said = pace.bubble * (0.3 if pace.play else 0.0)
    match event:
        case events.MatchBegun() | events.MatchWon() | events.PointsHung():
            return Beat()
        case events.DealBegun(is_shuffled=is_shuffled):
            # the riffle begins when the cards have come to the dealer
            after = pace.collect + (pace.shuffle if is_shuffled else 0.0)
            return Beat(flight=pace.collect, after=after, sound="shuffle" if is_shuffled else "gather")
        case events.DeckCut(place=place):
            flight = pace.play * (1.5 if place else 1.0)
            return Beat(flight=flight, after=pace.play * 0.6 + flight, sound="cut" if place else "knock")
        case events.HandDealt(count=count):
            return Beat(
                flight=pace.deal * 0.2,
                stagger=pace.stagger * 0.4,
                after=pace.deal * 0.8 * count / DECK_SIZE,
                sound="card_deal",
                overlaps=True,
            )
        case events.HandSeen():
            return Beat(flight=pace.play, overlaps=True)
        case events.CallMade(call=call):
            return Beat(after=said * (1.0 if call is Word.PASS else 1.5), sound="call")
        case events.ContractMade():
            return Beat(flight=pace.play, after=said, sound="contract")
        case events.Redeal():
            return Beat(after=said * 3)
        case events.TalonTaken():
            return Beat(
                flight=pace.play * 1.4,
                stagger=pace.stagger,
                after=pace.play * 0.5,
                sound="card_deal",
                overlaps=True,
            )
        case events.DeclarationAnnounced(value=value):
            return Beat(after=said * 2 if value else said, sound="call")
        case events.DeclarationsResolved():
            return Beat(after=said)
        case events.DeclarationShown():
            return Beat(
                flight=pace.play * 1.5,
                stagger=pace.stagger,
                after=max(said * 3.3, SHOWN),
                sound="declare",
                overlaps=True,
            )
        case events.BeloteCalled():
            return Beat(after=said, sound="bela")
        case events.CardPlayed():
            return Beat(flight=pace.play, after=pace.play, sound="card_play")
        case events.TrickTaken():
            return Beat(
                before=pace.full_trick,
                flight=pace.collect,
                after=pace.collect,
                sound="trick_collect",
                waits_for_press=pace.waits_on_trick,
            )
        case events.CardTurned() | events.TurnedTaken() | events.SevenExchanged() | events.CardsDiscarded():
            return Beat(flight=pace.play, after=pace.play, sound="card_deal")
        case events.Claimed():
            return Beat(after=said * 2, sound="call")
        case events.FaultCalled():
            return Beat(after=max(said, 0.3) * 6, sound="refuse")
        case events.DealScored(result=result):
            return Beat(before=pace.collect, sound=_verdict(result, viewer, players))
        case _:
            assert_never(event)


def _verdict(result: DealResult, viewer: Seat, players: int) -> str:
    """How the end of a deal sounds to one side."""
    own = side_of(viewer, players)
    if result.capot == own:
        return "capot"
    if result.outcome is Outcome.BELOT:
        return "capot"
    if result.outcome is Outcome.STOPPED:
        return "contract"
    return "deal_fell" if own in result.dashes else "deal_made"
