"""What a great moment leaves behind: plain, worded data from which a picture is composed."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from game.scenes.setpiece.timeline import Cue, Timeline, smooth
from game.ui.tween import linear

if TYPE_CHECKING:
    from datetime import date

    from game.cards.card import Card
    from game.cards.suit import Suit
    from game.scenes.cards.deck import Deck
    from game.scenes.sheet import Sheet, Tally
    from game.text.catalogue import Words


class Kind(Enum):
    """The great moments."""

    CAPOT = "capot"
    """One side took every trick."""
    BELOT = "belot"
    """Eight in a row."""
    FELL = "fell"
    """A doubled contract fell."""
    BIG = "big"
    """A doubled contract was made, and counts for much."""
    WON = "won"
    LOST = "lost"

    __hash__ = object.__hash__


WORD: Final = "word"
"""The title comes letter by letter."""
SETTLES: Final = "settles"
"""The title that has come becomes a heading: smaller, with a line below it."""
PEOPLE: Final = "people"
"""The players appear, and their points are counted up."""
PLAYS: Final = "plays"
"""What is special about the moment happens."""

TIMELINES: Final = {
    Kind.CAPOT: Timeline(
        (
            Cue("fan", 0.0, 0.45),
            Cue("round", 0.3, 1.45, linear),
            Cue("spiral", 1.1, 1.44, linear),
            Cue(WORD, 1.3, 1.0, linear),
            Cue(PEOPLE, 2.0, 0.6),
        )
    ),
    Kind.BELOT: Timeline((Cue(PLAYS, 0.1, 1.5, linear), Cue(WORD, 1.0, 0.9, linear), Cue(PEOPLE, 1.6, 0.6))),
    Kind.FELL: Timeline(
        (
            Cue("slip", 0.0, 0.35),
            Cue("stamp", 0.3, 0.2, linear),
            Cue("crack", 0.5, 0.45, linear),
            Cue("parts", 0.95, 0.5),
            Cue(WORD, 0.95, 0.7, linear),
            Cue(PEOPLE, 1.4, 0.6),
        ),
        ((0.5, "crack"),),
    ),
    Kind.BIG: Timeline((Cue(PLAYS, 0.1, 1.5, linear), Cue(WORD, 0.2, 0.7, linear), Cue(PEOPLE, 1.4, 0.6))),
    Kind.WON: Timeline(
        (
            Cue(PEOPLE, 0.2, 0.9),
            Cue("rule", 0.9, 0.7, smooth),
            Cue("sum", 1.6, 1.5, linear),
            Cue("aside", 3.2, 0.7, smooth),
            Cue(WORD, 3.7, 0.9, linear),
            Cue(SETTLES, 4.65, 0.35, smooth),
            Cue("season", 0.3, 4.7, linear),
        ),
        ((0.9, "chalk"),),
    ),
    Kind.LOST: Timeline(
        (
            Cue(PEOPLE, 0.0, 0.6),
            Cue("aside", 0.0, 0.1),
            Cue("rule", 0.0, 0.4, smooth),
            Cue("sum", 0.2, 0.8, linear),
            Cue("snap", 0.5, 0.35),
            Cue("pours", 0.9, 1.1, linear),
            Cue(WORD, 0.8, 0.8, linear),
            Cue(SETTLES, 1.65, 0.35, smooth),
        ),
        # the pencil creaks before it breaks, and the jug is tilted before it pours
        ((0.0, "chalk"), (0.34, "pencil"), (1.1, "pour")),
    ),
}
"""How each moment passes, in seconds at normal speed."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player in the picture."""

    name: str
    portrait: str


@dataclass(frozen=True, slots=True)
class Party:
    """A side: a pair, or one player who plays alone."""

    players: tuple[Player, ...]
    points: int
    has_won: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Keepsake:
    """One moment, worded."""

    kind: Kind
    title: str
    game: str
    deck: Deck
    parties: tuple[Party, ...]
    """The own side first."""
    cards: tuple[Card, ...] = ()
    """Those of the tricks of a capot, or the eight in a row."""
    multiplier: int = 1
    grows: bool = True
    """Whether that multiplied the points, and not the bid alone."""
    slip: Tally | None = None
    """What the deal came to, where it is to be torn: its heading stands below it."""
    sheet: Sheet | None = None
    """That of the whole match."""
    season: Suit | None = None
    """The suit of the winners' last ace: what blows through the room."""
    day: date | None = field(default=None, compare=False)

    @property
    def winners(self) -> Party:
        """All players that have won, as one party."""
        won = [party for party in self.parties if party.has_won]
        return Party(tuple(player for party in won for player in party.players), self.best, has_won=True)

    @property
    def best(self) -> int:
        """The most points of a side."""
        return max(party.points for party in self.parties)

    @property
    def told(self) -> tuple[str, ...]:
        """The points of each party as they stand between the portraits; empty where the middle tells them."""
        if self.kind is not Kind.BIG:
            return tuple(str(party.points) for party in self.parties)
        return tuple("" if party.points in (0, self.best) else str(party.points) for party in self.parties)

    def caption(self, say: Words) -> str:
        """The game and the date."""
        if self.day is None:
            return self.game
        year, month, day = f"{self.day:%Y}", f"{self.day:%m}", f"{self.day:%d}"
        return f"{self.game} · {say('history.date', year=year, month=month, day=day)}"

    def file_name(self) -> str:
        """The name of the picture's file, without an ending."""
        word = self.title.rstrip("!").rstrip()
        return f"{self.day:%Y-%m-%d} {word}" if self.day else word


def grown(points: int, multiplier: int) -> tuple[int, ...]:
    """The points as they double: 160, 320, 640; only the last figure where halves would be uneven."""
    steps = [points]
    while multiplier > 1 and points % 2 == 0 and multiplier % 2 == 0:
        points, multiplier = points // 2, multiplier // 2
        steps.insert(0, points)
    return tuple(steps) if multiplier == 1 else (steps[-1],)
