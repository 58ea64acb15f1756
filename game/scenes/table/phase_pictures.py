"""Pictures of the phases of a deal, if the player wants them: each is taken before the next one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.events import (
    CallMade,
    CardPlayed,
    CardsDiscarded,
    CardTurned,
    DealScored,
    DeclarationShown,
    Event,
    HandDealt,
    SevenExchanged,
    TurnedTaken,
)

if TYPE_CHECKING:
    from game.scenes.desk import Desk
    from game.scenes.table.show import Show

DEALING = "dealing"
"""The one phase that is best in motion."""


class PhasePictures:
    """Asks the desk for a picture of each phase once it is to be seen."""

    def __init__(self, desk: Desk) -> None:
        """Nothing is to be taken yet."""
        self._desk = desk
        self._name = ""

    @property
    def is_awaited(self) -> bool:
        """Whether a picture is still to be taken, so that the next event must wait."""
        return self._desk.wants_photographs and (bool(self._name) or self._desk.is_photographed)

    def see(self, event: Event, show: Show) -> None:
        """The event has happened on the board."""
        self._name = picture_name(event, show) or self._name

    def take(self, *, is_at_rest: bool) -> None:
        """Ask for the picture of the phase as it is on the screen now."""
        if self._name == DEALING or (self._name and is_at_rest):
            self._desk.photograph(self._name)
            self._name = ""


def picture_name(event: Event, show: Show) -> str:
    """The phase that the event shows at its best; nothing for the others."""
    match event:
        case HandDealt(is_talon=is_talon, seat=seat) if seat == show.dealer:
            # the last packet that is dealt before anybody speaks
            return DEALING if is_talon == bool(show.rules.pack.talon) else ""
        case CardTurned(is_bottom=is_bottom):
            return "bottom" if is_bottom else "turned"
        case CallMade():
            return "call"
        case TurnedTaken():
            return "taken"
        case SevenExchanged():
            return "exchange"
        case CardsDiscarded():
            return "discard"
        case DeclarationShown():
            return "declaration"
        case CardPlayed() if len(show.board.trick) == show.players:
            return "trick"
        case DealScored():
            return "counting"
        case _:
            return ""
