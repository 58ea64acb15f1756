"""What computer players say besides the game, one line in a deal: it follows from what everybody has seen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from game.rules.covering import NOBODY
from game.rules.declaration import Kind
from game.rules.events import DealScored, DeclarationShown, TrickTaken
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.viewing import seen_by

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from game.rules.events import Event
    from game.rules.result import DealResult
    from game.rules.seats import Seat, Side


class Moment(StrEnum):
    """What is worth a word; the words are `chatter.MOMENT.TONE.NUMBER`."""

    CAPOT = "capot"
    """The speaker's side has all tricks."""
    FALLEN = "fallen"
    """The others called and fell."""
    FOUR = "four"
    """Somebody has laid four of a kind open."""
    LOST = "lost"
    MADE = "made"
    """The speaker's side made what was doubled."""
    TRICK = "trick"
    """The speaker's side took a trick with very many points."""
    WON = "won"


class Tone(StrEnum):
    """How somebody speaks."""

    BOLD = "bold"
    CAREFUL = "careful"
    WARM = "warm"


TONES: Final = {
    "mara": Tone.CAREFUL,
    "luka": Tone.CAREFUL,
    "ana": Tone.WARM,
    "zlata": Tone.WARM,
    "joza": Tone.BOLD,
    "tome": Tone.BOLD,
    "ruza": Tone.WARM,
    "iva": Tone.CAREFUL,
    "vesna": Tone.WARM,
    "kata": Tone.WARM,
    "nada": Tone.CAREFUL,
    "stipe": Tone.BOLD,
    "franjo": Tone.CAREFUL,
    "niko": Tone.BOLD,
    "drago": Tone.BOLD,
    "pavao": Tone.CAREFUL,
}
"""By portrait, which is also the character."""

LINES: Final = 3
"""So many there are for each moment in each tone."""

SELDOM: Final = {Moment.FALLEN: 3, Moment.TRICK: 3}
"""Of so many such moments one is spoken of; of the others each."""

MANY_POINTS: Final = {2: 31, 3: 36, 4: 40}
"""The points of a trick that somebody speaks of, by the number of players."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that is said."""

    seat: Seat
    key: str
    """Of the catalogue."""


def line_of_deal(
    events: Sequence[Event],
    speakers: Mapping[Seat, Tone],
    players: int,
    *,
    said: Collection[str] = (),
    winners: Collection[Side] = (),
) -> tuple[int, Line] | None:
    """The only line of a deal, and the place of the event after which it is said.

    `events` are those of the deal so far, of which only what everybody may see counts; `said` are the keys
    of the deals before, `winners` the sides that have won the match with this deal. More events never
    change what an earlier one led to.
    """
    for place, event in enumerate(events):
        public = seen_by(event, NOBODY)
        found = _moments(public, players, frozenset(winners))
        if not found:
            continue
        luck = int.from_bytes(sha256(f"{place} {public!r}".encode()).digest()[:6], "big")
        seats = [
            (seat, moment)
            for moment, sides in found
            if luck % SELDOM.get(moment, 1) == 0
            for seat in sorted(speakers)
            if sides is None or side_of(seat, players) in sides
        ]
        luck //= 6
        for turn in range(len(seats)):
            seat, moment = seats[(luck + turn) % len(seats)]
            keys = [f"chatter.{moment}.{speakers[seat]}.{number + 1}" for number in range(LINES)]
            free = [key for key in keys if key not in said]
            if free:
                return place, Line(seat, free[luck // len(seats) % len(free)])
    return None


def _moments(
    event: Event, players: int, winners: frozenset[Side]
) -> list[tuple[Moment, Collection[Side] | None]]:
    """What the event is, and the sides that may speak of it; None: everybody."""
    match event:
        case DeclarationShown(declaration=declaration) if declaration.kind is Kind.FOUR:
            return [(Moment.FOUR, None)]
        case TrickTaken(seat=seat, points=points, is_last=False) if points >= MANY_POINTS[players]:
            return [(Moment.TRICK, {side_of(seat, players)})]
        case DealScored(result=result) if winners:
            others = set(range(len(result.written))) - winners
            return [(Moment.WON, winners), (Moment.LOST, others)]
        case DealScored(result=result):
            return _of_deal(result, players)
        case _:
            return []


def _of_deal(result: DealResult, players: int) -> list[tuple[Moment, Collection[Side] | None]]:
    contract = result.contract
    if contract is None:
        return []
    takers = side_of(contract.taker, players)
    if result.capot is not None:
        return [(Moment.CAPOT, {result.capot})]
    if result.outcome is Outcome.FELL:
        return [(Moment.FALLEN, set(range(len(result.written))) - {takers})]
    if result.outcome is Outcome.MADE and contract.multiplier > 1:
        return [(Moment.MADE, {takers})]
    return []
