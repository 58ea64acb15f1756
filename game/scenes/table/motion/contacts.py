"""What is heard of an event: as it begins, and in the very frame in which its card touches the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.rules import events
from game.rules.seats import side_of
from game.scenes.table.geometry.places import Place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.events import Event
    from game.rules.seats import Seat
    from game.scenes.table.board import Board, Token
    from game.scenes.table.geometry.layout import TableLayout
    from game.scenes.table.motion.beats import Beat
    from game.scenes.table.motion.flights import Flights

SIDES: Final = {Place.LEFT: -0.6, Place.RIGHT: 0.6}
"""From where the players at the sides are heard, -1 (left) to 1 (right); the others sit in the middle."""


class Heard(NamedTuple):
    """A sound, how loud it is (0..1), and from where it comes (-1 is left, 1 is right)."""

    name: str
    volume: float = 1.0
    pan: float = 0.0


class Parts(NamedTuple):
    """What is heard of one event; None is silence."""

    leaves: Heard | None = None
    """As cards leave their places; if none does, it is not heard."""
    lands: Heard | None = None
    """As the first of them lands."""
    is_shuffle: bool = False
    """Whether they are shuffled as soon as they have come together, which takes the flight of the beat."""


PARTS: Final = {
    "card_play": Parts(Heard("card_glide"), Heard("card_thud")),
    "card_deal": Parts(lands=Heard("card_deal")),
    "cut": Parts(Heard("cut"), Heard("pack")),
    "gather": Parts(Heard("trick_collect"), Heard("pack", 0.6)),
    "shuffle": Parts(Heard("trick_collect"), is_shuffle=True),
    "trick_collect": Parts(Heard("trick_collect"), Heard("card_thud", 0.5)),
}
"""The sounds of beats that follow the cards; all others are heard as the event begins."""

SHUFFLES: Final = {0.3: "shuffle_quick", 0.62: "shuffle", 0.85: "shuffle_calm"}
"""By the seconds that the riffle in it takes."""


def has_landed(flights: Flights, token: Token) -> bool:
    """Whether the card touches the table: the one place that says when."""
    flight = flights.flight(token)
    return flight is None or flight.has_landed or flight.fades


class Waiting(NamedTuple):
    """A sound that waits for a card; None: it is due."""

    heard: Heard
    token: Token | None = None
    after: float | None = None
    """It waits for so many seconds of the card's flight; None: until the card lands."""

    def is_due(self, flights: Flights) -> bool:
        """Whether it is heard now."""
        if self.token is None:
            return True
        flight = flights.flight(self.token)
        is_late = flight is not None and self.after is not None and flight.passed >= self.after
        return is_late or has_landed(flights, self.token)


class Contacts:
    """The sounds that are due, and those of cards that are still in the air."""

    def __init__(self) -> None:
        """Begin with no card in the air."""
        self._waiting: list[Waiting] = []

    def begin(self, event: Event, beat: Beat, board: Board, layout: TableLayout, flights: Flights) -> None:
        """Take in the sound of an event whose cards have just been sent on their flights."""
        if beat.sound is None:
            return
        token, pan = _first(_moved(event, board), flights), pan_of(event, board, layout)
        parts = PARTS.get(beat.sound)
        if parts is None:
            self._waiting.append(Waiting(Heard(beat.sound, pan=pan)))
            return
        if parts.leaves is not None and token is not None:
            self._waiting.append(Waiting(parts.leaves._replace(pan=pan)))
        if parts.lands is not None:
            self._waiting.append(Waiting(parts.lands._replace(pan=pan), token))
        if parts.is_shuffle:
            name = SHUFFLES[min(SHUFFLES, key=lambda seconds: abs(beat.after - beat.flight - seconds))]
            self._waiting.append(Waiting(Heard(name, pan=pan), token, beat.flight))

    def due(self, flights: Flights) -> list[Heard]:
        """What is heard now; where several cards land together, each sound once."""
        now = [one for one in self._waiting if one.is_due(flights)]
        self._waiting = [one for one in self._waiting if one not in now]
        return list({one.heard.name: one.heard for one in now}.values())

    def forget(self) -> None:
        """Nothing is heard of the cards in the air: what they did is taken back."""
        self._waiting.clear()


def _moved(event: Event, board: Board) -> Iterable[Token]:
    """The cards that the event has moved, perhaps with others that only make room for them."""
    match event:
        case events.CardPlayed():
            return [token for _, token in board.trick[-1:]]
        case events.TrickTaken(seat=winner, cards=cards):
            return board.piles[side_of(winner, board.players)][-len(cards) :]
        case events.HandDealt(seat=seat, is_talon=is_talon):
            return (board.talons if is_talon else board.hands)[seat]
        case _:
            return board.tokens()


def _first(tokens: Iterable[Token], flights: Flights) -> Token | None:
    """The card that was sent just now and lands first, of those that go far; None if none was sent."""
    sent: list[tuple[bool, float, int, Token]] = []
    for token in tokens:
        flight = flights.flight(token)
        if flight is not None and flight.passed <= 0 and not flight.is_minor:
            start, end = flight.start, flight.end
            is_near = abs(start.x - end.x) + abs(start.y - end.y) < end.height
            sent.append((is_near, flight.delay + flight.seconds, len(sent), token))
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
