"""Sheets of real cards as they lie about after some evenings, for tests and screens."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.contract import Trumps
from game.scenes.desk import Desk
from game.scenes.scene import Scene
from game.scenes.scorer.begin import NewSheet
from game.scenes.scorer.sheet import RealSheet
from game.scenes.scorer.sheets import RealSheets
from game.scenes.scorer.telling import Telling
from game.table.real_match import RealMatch
from game.table.scorer import Ending, Told

NAMES = ("Katarina", "Božidar", "Zlata", "Vjekoslav")


def pair(first: int, *, trumps: Trumps = Trumps.HEARTS, most: int = 162, **more: object) -> Told:
    """A deal of two sides, the first of whom made so many of the card points."""
    return Told(**{"taker": 0, "trumps": trumps, "cards": (first, most - first), **more})  # type: ignore[arg-type]


BELA = RealMatch(
    game="bela4",
    names=NAMES,
    options={},
    begun="2026-11-21 20:15",
    told=(
        pair(102, belotes=(1, 0)),
        pair(60, declared=((), (20, 100))),
        pair(0, tricks=(0, 1), taker=1),
        pair(81, taker=1, declared=((50,), ())),
        Told(ending=Ending.FAULT, who=1, taker=0, trumps=Trumps.CLUBS),
    ),
)
BULGARIAN = RealMatch(
    game="belot_bg",
    names=("", "", "", ""),
    options={},
    dealer=2,
    begun="2026-11-20 21:00",
    told=(
        pair(81, multiplier=1),
        Told(ending=Ending.PASSED),
        pair(100, trumps=Trumps.NONE, most=130),
        pair(150, trumps=Trumps.ALL, most=258, multiplier=2, belotes=(2, 1)),
    ),
)
THREE = RealMatch(
    game="bela3",
    names=NAMES[:3],
    options={},
    begun="2026-11-19 19:30",
    told=(Told(taker=1, trumps=Trumps.SPADES, cards=(40, 92, 30), declared=((), (20,), ())),),
)
COINCHE = RealMatch(
    game="coinche_fr",
    names=NAMES,
    options={"target": 1001},
    begun="2026-11-18 19:30",
    told=(pair(110, goal=100), pair(60, goal=120, multiplier=2), pair(162, goal=250, tricks=(1, 0))),
)
ALL = (BELA, BULGARIAN, THREE, COINCHE)


def sheets(desk: Desk) -> Scene:
    desk.kept.sheets.put(ALL * 3)
    desk.kept.sheets.complaint = "scorer.damaged"  # type: ignore[misc]
    return RealSheets(desk, desk.kept.sheets)


def new_sheet(desk: Desk) -> Scene:
    desk.kept.sheets.put((BELA,))
    return NewSheet(desk, desk.kept)


def sheet(match: RealMatch) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        desk.kept.sheets.put((match, *ALL))
        return RealSheet(desk, desk.kept)

    return begin


def telling(match: RealMatch, place: int | None = None, active: str = "") -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        desk.kept.sheets.put((match,))
        page = Telling(desk, desk.kept, place)
        page.active = active or page.active
        page.entered()
        return page

    return begin
