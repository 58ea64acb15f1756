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
    from game.scenes.table.show import Show

DEALING = "dealing"
"""The one phase that is best in motion."""


def picture_name(event: Event, show: Show) -> str:
    """The phase that the event shows at its best; nothing for the others."""
    match event:
        case HandDealt(is_talon=is_talon, seat=seat) if seat == show.account.dealer:
            # the last packet that is dealt before anybody speaks
            return DEALING if is_talon == bool(show.account.rules.pack.talon) else ""
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
