"""What is heard of an event: as it begins, and in the very frame in which its card touches the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules import events
from game.scenes.table.geometry.places import Place

if TYPE_CHECKING:
    from game.rules.events import Event
    from game.rules.seats import Seat
    from game.scenes.table.board import Board, Token
    from game.scenes.table.geometry.layout import TableLayout
    from game.scenes.table.motion.flights import Flights

SIDES: Final = {Place.LEFT: -0.6, Place.RIGHT: 0.6}
"""From where the players at the sides are heard, -1 (left) to 1 (right); the others sit in the middle."""


class Heard(NamedTuple):
    """A sound, how loud it is (0..1), and from where it comes (-1 is left, 1 is right)."""

    name: str
    volume: float = 1.0
    pan: float = 0.0


class Parts(NamedTuple):
    """What is heard as cards leave and as the first of them lands; None is silence."""

    leaves: Heard | None = None
    lands: Heard | None = None


PARTS: Final = {
    "card_play": Parts(Heard("card_glide"), Heard("card_thud")),
    "card_deal": Parts(lands=Heard("card_deal")),
    "trick_collect": Parts(Heard("trick_collect"), Heard("card_thud", 0.5)),
}
"""The sounds of beats that follow the cards; all others are heard as the event begins."""


def has_landed(flights: Flights, token: Token) -> bool:
    """Whether the card touches the table: the one place that says when."""
    flight = flights.flight(token)
    return flight is None or flight.is_over or flight.fades


class Contacts:
    """The sounds that are due, and those of cards that are still in the air."""

    def __init__(self) -> None:
        """Begin with no card in the air."""
        self._waiting: list[tuple[Token | None, Heard]] = []

    def begin(
        self, event: Event, sound: str | None, board: Board, layout: TableLayout, flights: Flights
    ) -> None:
        """Take in the sound of an event whose cards have just been sent on their flights."""
        if sound is None:
            return
        parts, pan = PARTS.get(sound, Parts(Heard(sound))), pan_of(event, board, layout)
        if parts.leaves is not None:
            self._waiting.append((None, parts.leaves._replace(pan=pan)))
        if parts.lands is not None:
            self._waiting.append((_first(board, flights), parts.lands._replace(pan=pan)))

    def due(self, flights: Flights) -> list[Heard]:
        """What is heard now; where several cards land together, each sound once."""
        now = [one for one in self._waiting if one[0] is None or has_landed(flights, one[0])]
        self._waiting = [one for one in self._waiting if one not in now]
        return list({heard.name: heard for _, heard in now}.values())

    def forget(self) -> None:
        """Nothing is heard of the cards in the air: what they did is taken back."""
        self._waiting.clear()


def _first(board: Board, flights: Flights) -> Token | None:
    """The card that was sent just now and lands first; None if none was."""
    sent: list[tuple[float, int, Token]] = []
    for token in board.tokens():
        flight = flights.flight(token)
        if flight is not None and flight.passed <= 0 and flight.rise > 0:
            sent.append((flight.delay + flight.seconds, len(sent), token))
    return min(sent)[-1] if sent else None


def pan_of(event: Event, board: Board, layout: TableLayout) -> float:
    """From where the event is heard: from the place of whoever does something."""
    seat = actor_of(event)
    return 0.0 if seat is None else SIDES.get(layout.place(seat, board.viewer, board.players), 0.0)


def actor_of(event: Event) -> Seat | None:
    """Who does something, or to whom cards come; None where nobody does."""
    match event:
        case events.DealBegun(dealer=seat) | events.FaultCalled(accuser=seat):
            return seat
        case events.ContractMade(contract=contract):
            return contract.taker
        case (
            events.DeckCut(seat=seat)
            | events.HandDealt(seat=seat)
            | events.CallMade(seat=seat)
            | events.TalonTaken(seat=seat)
            | events.TurnedTaken(seat=seat)
            | events.SevenExchanged(seat=seat)
            | events.CardsDiscarded(seat=seat)
            | events.DeclarationAnnounced(seat=seat)
            | events.DeclarationShown(seat=seat)
            | events.BeloteCalled(seat=seat)
            | events.CardPlayed(seat=seat)
            | events.TrickTaken(seat=seat)
            | events.Claimed(seat=seat)
        ):
            return seat
        case _:
            return None
