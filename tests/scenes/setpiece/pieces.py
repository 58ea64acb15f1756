"""Great moments for tests: worded data, and the pages that show them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from game.cards.card import DECK
from game.cards.suit import Suit
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration
from game.rules.declaration import Kind as Combination
from game.rules.result import Counted, DealResult, Outcome
from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.desk import Desk
from game.scenes.history.past import BarePast, Past
from game.scenes.over import MatchOver
from game.scenes.scene import Scene
from game.scenes.setpiece.intents import OpenSetPiece
from game.scenes.setpiece.keepsake import Keepsake, Kind, Party, Player
from game.scenes.setpiece.page import SetPiece
from game.scenes.sheet import Outcome as End
from game.scenes.sheet import Sheet, Tally, TallyLine


class Kept(BarePast):
    """A past that has a folder for pictures, in which nothing is put."""

    pictures = Path("pictures")


TODAY = date(2026, 11, 28)
LONGEST = ("Maximiliane-Ruth", "Александрина-Мая", "Bartholomäus Vid", "Katarina-Štefica")
FACES = ("mara", "ana", "zlata", "joza")
TITLES = {
    Kind.CAPOT: "Štiglja!",
    Kind.BELOT: "Belot!",
    Kind.FELL: "Pad!",
    Kind.BIG: "Rekontra!",
    Kind.WON: "Pobjeda!",
    Kind.LOST: "Drugi put!",
}
SLIP = Tally(
    "Trebalo je 82.",
    ("Mi", "Vi"),
    (TallyLine("Ukupno", ("102", "60"), is_sum=True), TallyLine("Upisano", ("324", "–"), is_sum=True)),
)


def keepsake(
    kind: Kind, players: int = 4, names: tuple[str, ...] = LONGEST, sheet: Sheet | None = None
) -> Keepsake:
    """A moment whose first side has won."""
    people = [Player(names[seat], FACES[seat]) for seat in range(players)]
    sides = [people[::2], people[1::2]] if players == 4 else [[one] for one in people]
    points = (1354, 998, 504)
    return Keepsake(
        kind=kind,
        title=TITLES[kind],
        game="Bela u četvero",
        deck=Deck.HUNGARIAN,
        parties=tuple(Party(tuple(side), points[place], place == 0) for place, side in enumerate(sides)),
        cards={Kind.CAPOT: DECK, Kind.BELOT: DECK[16:24]}.get(kind, ()),
        multiplier={Kind.FELL: 2, Kind.BIG: 4}.get(kind, 1),
        slip=SLIP if kind is Kind.FELL else None,
        sheet=sheet,
        season=Suit.HEARTS if kind is Kind.WON else None,
        day=TODAY,
    )


def page_of(
    kind: Kind, players: int = 4, *, stays: bool = True, past: Past | None = None
) -> Callable[[Desk], Scene]:
    """The page of a moment, over whatever the desk shows; `past` keeps its picture."""

    def begin(desk: Desk) -> SetPiece:
        likes = desk.preferences
        cards = CardPictures(desk.assets / "sprites", Deck.HUNGARIAN, likes.language, 160)
        moment = OpenSetPiece(keepsake(kind, players), cards, (0.5, 0.8), stays)
        return SetPiece(desk, moment, past or desk.kept.past, TODAY)

    return begin


def end_of(kind: Kind, sheet: Sheet, players: int = 4, past: Past | None = None) -> Callable[[Desk], Scene]:
    """The page of the end of a match with faces; `past` keeps its picture."""

    def begin(desk: Desk) -> MatchOver:
        shown = keepsake(kind, players, sheet=sheet)
        end = End(is_won=kind is Kind.WON, sheet=sheet)
        return MatchOver(desk, end, keepsake=shown, past=past or desk.kept.past)

    return begin


def deal(
    outcome: Outcome = Outcome.MADE,
    *,
    capot: int | None = None,
    multiplier: int = 1,
    written: tuple[int, ...] = (162, 0),
    taker: int = 0,
) -> DealResult:
    """One line of a sheet."""
    nothing = (0,) * len(written)
    belot = Counted(0, Declaration(Combination.SEQUENCE, DECK[16:24], 1001))
    return DealResult(
        number=1,
        outcome=outcome,
        contract=Contract(trumps=Trumps.HEARTS, taker=taker, multiplier=multiplier),
        card_points=written,
        declared=(belot,) if outcome is Outcome.BELOT else (),
        declaration_points=nothing,
        capot=capot,
        totals=written,
        written=written,
        dashes=frozenset(),
        multiplier=multiplier,
    )
