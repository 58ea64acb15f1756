"""Which deals are great moments, and what is told of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.options.score import DoubledPart
from game.rules.result import Outcome
from game.rules.seats import seats_of, side_of, sides
from game.scenes.setpiece.intents import OpenSetPiece
from game.scenes.setpiece.keepsake import Keepsake, Kind, Party, Player
from game.scenes.table.geometry.places import Place
from game.scenes.table.sheet import columns_of, sheet_of
from game.text.calls import BELOT_LENGTH
from game.text.games import game_name
from game.text.results import points_needed

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import date

    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.result import DealResult
    from game.rules.seats import Side
    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.scenes.cards.pictures import CardPictures
    from game.scenes.sheet import Sheet, Tally
    from game.scenes.table.geometry.layout import TableLayout
    from game.text.catalogue import Words

BIG: Final = 0.25
"""A doubled deal that was made is great if it writes this share of the target."""

LINES: Final = 4
"""A slip of more lines begins with the total."""

SIDES: Final = {
    Place.BOTTOM: (0.5, 0.76),
    Place.RIGHT: (0.92, 0.42),
    Place.TOP: (0.5, 0.1),
    Place.LEFT: (0.08, 0.42),
}
"""Where each seat lays its tricks, from 0 to 1 across and down the window."""


def moment_of(result: DealResult, rules: Rules) -> Kind | None:
    """Return the great moment of a deal, the rarest first; None for plain deals."""
    if result.outcome is Outcome.BELOT:
        return Kind.BELOT
    if result.capot is not None:
        return Kind.CAPOT
    if result.multiplier == 1 or result.contract is None:
        return None
    if result.outcome is Outcome.FELL:
        return Kind.FELL
    is_big = max(result.written) >= BIG * rules.match.target
    return Kind.BIG if result.outcome is Outcome.MADE and is_big else None


def winners_of(kind: Kind, result: DealResult, players: int) -> tuple[Side, ...]:
    """Return the sides whose moment it is: with three players, all that the taker fell against."""
    if kind is Kind.CAPOT and result.capot is not None:
        return (result.capot,)
    if kind is Kind.BELOT or result.contract is None:
        return (result.written.index(max(result.written)),)
    taker = side_of(result.contract.taker, players)
    return (taker,) if kind is Kind.BIG else tuple(one for one in range(sides(players)) if one != taker)


@dataclass(frozen=True, slots=True, kw_only=True)
class Teller:
    """What words and figures of a moment are made of: what a seat knows, who sits there, in which words."""

    view: View
    game: str
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    deck: Deck
    say: Words
    aloud: Words
    """The words of what is called at the table."""
    speaks_of_us: bool = True
    """Whether the people who look play together; otherwise every player is named."""
    day: date | None = None
    """When it was; None: today."""


def set_piece(
    told: Teller, kind: Kind, result: DealResult, cards: CardPictures, layout: TableLayout, *, stays: bool
) -> OpenSetPiece:
    """Return the page of a great moment; where it does not stay, it leaves by itself."""
    seat, players = told.view.seat, told.view.rules.players
    side, winners = side_of(seat, players), winners_of(kind, result, players)
    winner = next(iter(seats_of(side if side in winners else winners[0], players)))
    origin = SIDES[layout.place(winner, seat, players)]
    return OpenSetPiece(keepsake_of(told, kind, result), cards, origin, stays)


def keepsake_of(told: Teller, kind: Kind, result: DealResult) -> Keepsake:
    """Return the words and figures of a great moment of a deal."""
    winners = winners_of(kind, result, told.view.rules.players)
    return Keepsake(
        kind=kind,
        title=_title(told, kind, result),
        game=game_name(told.say, told.game),
        deck=told.deck,
        parties=parties_of(told, result.written, winners),
        cards=_cards(kind, result, told.view),
        multiplier=result.multiplier,
        grows=told.view.rules.score.doubled_part is not DoubledPart.BID,
        slip=_slip(told, result) if kind is Kind.FELL else None,
        day=told.day,
    )


def match_keepsake(told: Teller, sheet: Sheet, *, is_won: bool) -> Keepsake:
    """Return the words and figures of a match that is over."""
    say, view, result = told.say, told.view, told.view.match_result
    winners = () if result is None else result.winners
    return Keepsake(
        kind=Kind.WON if is_won else Kind.LOST,
        title=say("over.won") if is_won else say("setpiece.lost"),
        game=game_name(say, told.game),
        deck=told.deck,
        parties=parties_of(told, view.scores, winners),
        sheet=sheet,
        season=last_ace(view, winners),
    )


def last_ace(view: View, winners: Collection[Side]) -> Suit:
    """Return the suit of the last ace that a winner played in the last deal; hearts if there was none."""
    players = view.rules.players
    for trick in reversed(view.tricks):
        for seat, card in reversed(trick.played(players)):
            if card.rank is Rank.ACE and side_of(seat, players) in winners:
                return card.suit
    return Suit.HEARTS


def parties_of(told: Teller, points: tuple[int, ...], winners: Collection[Side]) -> tuple[Party, ...]:
    """Return all sides with their players, that of the seat at the bottom first."""
    players = told.view.rules.players
    return tuple(
        Party(
            tuple(Player(told.names[seat], told.portraits[seat]) for seat in seats_of(side, players)),
            points[side],
            side in winners,
        )
        for side in columns_of(told.view)
    )


def _title(told: Teller, kind: Kind, result: DealResult) -> str:
    match kind:
        case Kind.CAPOT:
            return told.aloud("setpiece.capot")
        case Kind.BIG:
            return told.aloud("call.recontra" if result.multiplier > 2 else "call.contra")
        case _:
            return told.say(f"setpiece.{kind.value}")


def _cards(kind: Kind, result: DealResult, view: View) -> tuple[Card, ...]:
    if kind is Kind.CAPOT:
        return tuple(card for trick in view.tricks for card in trick.cards)
    eights = [one.declaration.cards for one in result.declared if len(one.declaration.cards) == BELOT_LENGTH]
    return eights[0] if eights and kind is Kind.BELOT else ()


def _slip(told: Teller, result: DealResult) -> Tally | None:
    """Return what the deal came to, without what stands beside it: the factor and what is written.

    The title tells that it fell and the lines what was taken: the heading tells what was needed.
    """
    sheet = sheet_of(told.view, told.say, told.names, is_fresh=True, speaks_of_us=told.speaks_of_us)
    if sheet.tally is None:
        return None
    *lines, _written = sheet.tally.lines
    counted = [line for line in lines if any(line.figures)]
    total = next((place for place, line in enumerate(counted) if line.is_sum), 0)
    heading = told.say(
        "setpiece.needed", needed=points_needed(result, bid_is_enough=told.view.rules.score.bid_is_enough)
    )
    return replace(sheet.tally, heading=heading, lines=tuple(counted[total if len(counted) > LINES else 0 :]))
