"""Which deals are great moments, and what is told of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.options.score import DoubledPart
from game.rules.result import Outcome
from game.rules.seats import seats_of, side_of, sides
from game.scenes.setpiece.keepsake import Keepsake, Kind, Party, Player
from game.scenes.table.geometry.places import Place
from game.scenes.table.queries import known, speaks_of_us
from game.scenes.table.sheet import columns_of, sheet_of
from game.text.calls import BELOT_LENGTH, capitalised
from game.text.games import game_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.result import DealResult
    from game.rules.seats import Side
    from game.rules.view import View
    from game.scenes.sheet import Sheet, Tally
    from game.scenes.table.queries import Seen

BIG: Final = 0.25
"""A doubled deal that was made is great if it writes this share of the target."""

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


def keepsake_of(seen: Seen, kind: Kind, result: DealResult) -> Keepsake:
    """Return the words and figures of a great moment of a deal."""
    model, wishes, view = seen.model, seen.wishes, known(seen.model)
    winners = winners_of(kind, result, view.rules.players)
    return Keepsake(
        kind=kind,
        title=_title(seen, kind, result),
        game=game_name(wishes.say, model.game),
        deck=wishes.deck,
        parties=parties_of(seen, view, result.written, winners),
        cards=_cards(kind, result, view),
        multiplier=result.multiplier,
        grows=view.rules.score.doubled_part is DoubledPart.EVERYTHING,
        slip=_slip(seen, view) if kind is Kind.FELL else None,
    )


def match_keepsake(seen: Seen, view: View, sheet: Sheet, *, is_won: bool) -> Keepsake:
    """Return the words and figures of a match that is over."""
    say, result = seen.wishes.say, view.match_result
    winners = () if result is None else result.winners
    return Keepsake(
        kind=Kind.WON if is_won else Kind.LOST,
        title=say("over.won") if is_won else say("setpiece.lost"),
        game=game_name(say, seen.model.game),
        deck=seen.wishes.deck,
        parties=parties_of(seen, view, view.scores, winners),
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


def parties_of(
    seen: Seen, view: View, points: tuple[int, ...], winners: Collection[Side]
) -> tuple[Party, ...]:
    """Return all sides with their players, that of the seat at the bottom first."""
    seating, players = seen.model.seating, view.rules.players
    return tuple(
        Party(
            tuple(Player(seating.names[seat], seating.portraits[seat]) for seat in seats_of(side, players)),
            points[side],
            side in winners,
        )
        for side in columns_of(view)
    )


def _title(seen: Seen, kind: Kind, result: DealResult) -> str:
    say, aloud = seen.wishes.say, seen.wishes.aloud
    match kind:
        case Kind.CAPOT:
            return capitalised(aloud("table.note.capot"))
        case Kind.BIG:
            return aloud("call.recontra" if result.multiplier > 2 else "call.contra")
        case _:
            return say(f"setpiece.{kind.value}")


def _cards(kind: Kind, result: DealResult, view: View) -> tuple[Card, ...]:
    if kind is Kind.CAPOT:
        return tuple(card for trick in view.tricks for card in trick.cards)
    eights = [one.declaration.cards for one in result.declared if len(one.declaration.cards) == BELOT_LENGTH]
    return eights[0] if eights and kind is Kind.BELOT else ()


def _slip(seen: Seen, view: View) -> Tally | None:
    """Return the count of the deal in short: its sentence, what doubled it, its sums."""
    sheet = sheet_of(
        view, seen.wishes.say, seen.model.seating.names, is_fresh=True, speaks_of_us=speaks_of_us(seen.model)
    )
    if sheet.tally is None:
        return None
    sums = tuple(line for line in sheet.tally.lines if line.is_sum or not any(line.figures))
    return replace(sheet.tally, lines=sums)
