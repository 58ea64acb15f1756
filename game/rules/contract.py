"""What is played: the trumps, who took them upon himself, and how often it was doubled."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.cards.suit import Suit

if TYPE_CHECKING:
    from game.rules.seats import Seat


class Trumps(Enum):
    """Which cards are trumps; the value is the letter of the rule book."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NONE = "NT"
    """No trumps: every suit in plain order (Bulgarian belot)."""
    ALL = "AT"
    """All trumps: every suit in trump order; a card of another suit than the led one never wins."""

    suit: Suit | None
    """The trump suit; None at no trumps and at all trumps."""

    __hash__ = object.__hash__

    def __init__(self, letters: str) -> None:
        """Attach the suit."""
        self.suit = Suit("CDHS".index(letters)) if len(letters) == 1 else None

    @classmethod
    def of(cls, suit: Suit) -> Trumps:
        """The trumps of a suit contract."""
        return TRUMPS_OF_SUIT[suit]

    def is_trump(self, suit: Suit) -> bool:
        """Whether cards of that suit are in trump order."""
        return self is Trumps.ALL or self.suit is suit


TRUMPS_OF_SUIT: Final = (Trumps.CLUBS, Trumps.DIAMONDS, Trumps.HEARTS, Trumps.SPADES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """The end of an auction."""

    trumps: Trumps
    taker: Seat
    multiplier: int = 1
    """1, 2 after contra, 3 or 4 after recontra."""
    goal: int = 0
    """The points bid in coinche (250 for a capot); 0 where no number is bid."""
