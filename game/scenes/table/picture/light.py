"""How the cards of the own hand and of the trick are lit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.trick import best_place
from game.scenes.cards.pictures import Look
from game.scenes.table.board import Token
from game.scenes.table.show import Show


@dataclass(frozen=True, slots=True)
class Light:
    """How the own hand is lit."""

    lit: frozenset[Token] = frozenset()
    chosen: Token | None = None
    is_on: bool = False
    """False: no card is lit or dimmed."""
    dims: bool = True
    """Whether the cards that are not lit are darkened."""

    def look(self, token: Token) -> Look:
        """How that card is drawn."""
        if not self.is_on:
            return Look.PLAIN
        if token is self.chosen:
            return Look.CHOSEN if token in self.lit else Look.REFUSED
        if token in self.lit:
            return Look.LIT
        return Look.DIMMED if self.dims else Look.PLAIN


UNLIT: Final = Light()


def trick_light(show: Show) -> Light:
    """In a full trick the card that takes it shines."""
    trick, contract = show.board.trick, show.account.contract
    cards = tuple(token.face for _, token in trick if token.face is not None)
    if len(cards) < show.players or contract is None:
        return UNLIT
    return shining(trick[best_place(cards, contract.trumps)][1])


def shining(token: Token) -> Light:
    """That card shines and no other one is dark."""
    return Light(frozenset({token}), is_on=True, dims=False)
