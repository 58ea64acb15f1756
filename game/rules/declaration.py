"""A declaration is a sequence or a four of a kind in one hand; belote is apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cards.card import Card


class Kind(Enum):
    """What sort of combination; the value is the word of the case files."""

    SEQUENCE = "seq"
    FOUR = "four"
    BELOTE = "bela"
    """King and queen of trumps, outside every contest."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Declaration:
    """A combination held in one hand."""

    kind: Kind
    cards: tuple[Card, ...]
    """In ascending order."""
    value: int

    @property
    def top(self) -> Card:
        """The highest card; of a four any one, all have the same rank."""
        return self.cards[-1]
