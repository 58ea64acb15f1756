"""The own hand under the mouse and the keyboard: which card is meant, which may be played."""

from __future__ import annotations

from game.cards.card import Card
from game.rules.view import View
from game.scenes.table.board import Board, Token
from game.scenes.table.flights import Flights
from game.scenes.table.picture.painter import Light


class HandCursor:
    """Follows what the player points at; knows nothing of pixels but the poses of cards."""

    def __init__(self) -> None:
        """Point at nothing."""
        self.chosen: Token | None = None
        self.by_keys = False
        """Whether the choice was made with the keyboard, which then also shows on dimmed cards."""

    def point(self, tokens: list[Token], flights: Flights, where: tuple[float, float]) -> bool:
        """The mouse is there; whether another card is meant now."""
        hit = next((token for token in reversed(tokens) if flights.pose(token).covers(where)), None)
        changed = hit is not self.chosen
        self.chosen, self.by_keys = hit, False
        return changed

    def step(self, tokens: list[Token], lit: frozenset[Token], way: int) -> None:
        """An arrow key: the next card on that side, beginning with one that may be played."""
        if not tokens:
            return
        if self.chosen not in tokens:
            bright = [token for token in tokens if token in lit] or tokens
            self.chosen = bright[0] if way > 0 else bright[-1]
        else:
            self.chosen = tokens[(tokens.index(self.chosen) + way) % len(tokens)]
        self.by_keys = True

    def forget(self) -> None:
        """Point at nothing."""
        self.chosen, self.by_keys = None, False


def lit_tokens(board: Board, view: View) -> frozenset[Token]:
    """The cards that may be played now."""
    playable: tuple[Card, ...] = view.choices.playable
    return frozenset(token for token in board.hands[board.viewer] if token.face in playable)


def discard_light(board: Board, view: View, cursor: HandCursor, chosen: tuple[Token, ...]) -> Light:
    """How the hand is lit while cards are laid away: those chosen shine, those that must stay are dark."""
    free = view.choices.discardable
    held = board.hands[board.viewer]
    if len(free) < len(held):
        lit = frozenset(token for token in held if token.face in free)
        return Light(lit, cursor.chosen, is_on=True)
    return Light(frozenset(chosen), cursor.chosen, is_on=True, dims=False)


def light_of(board: Board, view: View, cursor: HandCursor, *, tells: bool = True) -> Light:
    """How the hand is lit; where a duty may be broken, or it is not to be told, nothing tells which would."""
    if not view.choices.playable:
        return Light()
    lit = lit_tokens(board, view)
    if not tells:
        lit = frozenset(board.hands[board.viewer])
    if view.rules.play.allows_faults or not tells:
        return Light(lit, cursor.chosen, is_on=cursor.chosen is not None)
    return Light(lit, cursor.chosen, is_on=True)
