"""Who reacts to what: only to what everybody at the table has seen and heard."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.rules.call import Word
from game.rules.covering import NOBODY
from game.rules.declaration import Kind
from game.rules.events import (
    BeloteCalled,
    CallMade,
    CardPlayed,
    DealScored,
    DeclarationShown,
    MatchWon,
    TrickTaken,
)
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.trick import Trick, best_place
from game.rules.viewing import seen_by

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from game.cards.card import Card
    from game.rules.contract import Contract
    from game.rules.events import Event
    from game.rules.result import DealResult
    from game.rules.seats import Seat


class Reaction(StrEnum):
    """What a face shows for a moment; `motion/poses.py` tells how."""

    LOSES_HIGH = "loses_high"
    """A ten or an ace went to the others."""
    WINS_HIGH = "wins_high"
    RUFFS = "ruffs"
    IS_RUFFED = "is_ruffed"
    DOUBLES = "doubles"
    """Says contra."""
    REDOUBLES = "redoubles"
    IS_DOUBLED = "is_doubled"
    SAYS_BELOTE = "says_belote"
    HEARS_BELOTE = "hears_belote"
    SHOWS_FOUR = "shows_four"
    SEES_FOUR = "sees_four"
    TAKES_LAST = "takes_last"
    """Takes the last trick of the deal."""
    CAPOT = "capot"
    """The own side has taken every trick."""
    SWEPT = "swept"
    """The others have taken every trick."""
    MADE = "made"
    FAILED = "failed"
    WON = "won"
    """The match."""
    LOST = "lost"
    """The match."""


HIGH: Final = frozenset({Rank.TEN, Rank.ACE})

Reactions = dict["Seat", Reaction]


def reactions(
    event: Event, trick: Sequence[tuple[Seat, Card]], contract: Contract | None, players: int
) -> Reactions:
    """Return who reacts to the event, and how.

    `trick` holds the cards that lie on the table after the event, `contract` is the one that is played or
    bid; both are public. Of the event only what everybody may see counts.
    """
    match seen_by(event, NOBODY):
        case CallMade(seat=seat, call=Word.CONTRA):
            return _facing(seat, players, Reaction.DOUBLES, Reaction.IS_DOUBLED)
        case CallMade(seat=seat, call=Word.RECONTRA):
            return _facing(seat, players, Reaction.REDOUBLES, Reaction.IS_DOUBLED)
        case BeloteCalled(seat=seat):
            return _facing(seat, players, Reaction.SAYS_BELOTE, Reaction.HEARS_BELOTE)
        case DeclarationShown(seat=seat, declaration=declaration) if declaration.kind is Kind.FOUR:
            return _facing(seat, players, Reaction.SHOWS_FOUR, Reaction.SEES_FOUR)
        case CardPlayed() if contract is not None:
            return _of_ruff(trick, contract, players)
        case TrickTaken() as taken:
            return _of_trick(taken, players)
        case DealScored(result=result):
            return _of_deal(result, players)
        case MatchWon(result=result):
            return _by_side(players, result.winners, Reaction.WON, Reaction.LOST)
        case _:
            return {}


def _facing(seat: Seat, players: int, own: Reaction, theirs: Reaction) -> Reactions:
    """Return `own` for the seat, and `theirs` for everybody of another side; his partner stays calm."""
    side = side_of(seat, players)
    others = {other: theirs for other in range(players) if side_of(other, players) != side}
    return {seat: own, **others}


def _by_side(players: int, happy: Container[int], own: Reaction, theirs: Reaction) -> Reactions:
    return {seat: own if side_of(seat, players) in happy else theirs for seat in range(players)}


def _of_ruff(trick: Sequence[tuple[Seat, Card]], contract: Contract, players: int) -> Reactions:
    """Return what a trump shows that takes a trick of another suit from the other side."""
    cards, trumps = tuple(card for _, card in trick), contract.trumps
    if len(cards) < 2 or trumps.suit is None or cards[-1].suit is not trumps.suit:
        return {}
    seat, before = trick[-1][0], trick[best_place(cards[:-1], trumps)][0]
    takes = best_place(cards, trumps) == len(cards) - 1
    if cards[0].suit is trumps.suit or not takes or side_of(seat, players) == side_of(before, players):
        return {}
    return {seat: Reaction.RUFFS, before: Reaction.IS_RUFFED}


def _of_trick(taken: TrickTaken, players: int) -> Reactions:
    side, seat = side_of(taken.seat, players), taken.seat
    played = Trick(taken.leader, taken.cards).played(players)
    losers = [who for who, card in played if card.rank in HIGH and side_of(who, players) != side]
    found = dict.fromkeys(losers, Reaction.LOSES_HIGH)
    if taken.is_last:
        return {**found, seat: Reaction.TAKES_LAST}
    return {**found, seat: Reaction.WINS_HIGH} if losers else {}


def _of_deal(result: DealResult, players: int) -> Reactions:
    contract = result.contract
    if result.capot is not None:
        return _by_side(players, {result.capot}, Reaction.CAPOT, Reaction.SWEPT)
    if contract is None or result.outcome not in (Outcome.MADE, Outcome.FELL):
        return {}
    takers = {side_of(contract.taker, players)}
    if result.outcome is Outcome.FELL:
        return _by_side(players, takers, Reaction.FAILED, Reaction.MADE)
    return {seat: Reaction.MADE for seat in range(players) if side_of(seat, players) in takers}
