"""Where a table asks to go when the tricks of a deal are to be counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.scenes.cards.deck import Deck
    from game.scenes.cards.pictures import CardPictures


@dataclass(frozen=True, slots=True)
class TrickCount:
    """The tricks that one side has taken, and who counts them."""

    heading: str
    """Tells who counts."""
    name: str
    """Of the player who says the sum."""
    checker: str
    """The name of the opponent who corrects a wrong sum."""
    trumps: str
    """Tells what is trumps: what a card counts depends on it."""
    is_person: bool
    """Whether somebody at the screen counts; a computer counts aloud and never errs."""
    tricks: tuple[tuple[Card, ...], ...]
    """In the order in which they were taken."""
    points: tuple[int, ...]
    """What each trick counts, the last trick's bonus included."""
    bonus: int
    """What the last trick counts beyond its cards; 0 if another side has taken it."""

    @property
    def total(self) -> int:
        """The right sum."""
        return sum(self.points)


@dataclass(frozen=True, slots=True)
class OpenTrickCount:
    """The page on which tricks are counted, one side after the other."""

    counts: tuple[TrickCount, ...]
    cards: CardPictures
    deck: Deck
    """For the spoken names of the cards."""
