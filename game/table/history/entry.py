"""What the history keeps of one match: who, when, how it ended, and one line a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.records.record import HUMAN
from game.records.replay import state_after
from game.rules.declaration import Kind
from game.rules.seats import side_of, sides
from game.table.history.stamps import BEGUN, ENDED, PORTRAITS, PRACTICE, tag_of
from game.variants.catalogue import game_named
from game.variants.option_ids import options_of, value_text

if TYPE_CHECKING:
    from game.records.record import Record, Seated
    from game.rules.apply import Step
    from game.rules.result import DealResult
    from game.rules.seats import Seat, Side
    from game.rules.state import MatchState


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """One written deal; tuples are by side."""

    number: int
    taker: Seat | None
    """None when a fault came before the call."""
    trumps: str
    """The letters of the rule book, or nothing."""
    goal: int
    multiplier: int
    outcome: str
    """The value of an Outcome."""
    capot: Side | None
    written: tuple[int, ...]
    """What the sheet gained."""
    declared: tuple[int, ...]
    """Points of declarations called by the side, belotes not included."""
    belotes: tuple[int, ...]
    """How many belotes the side called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One match, over or left."""

    game: str
    options: str
    """The house rules, as in the record's tag; nothing where the game's own hold."""
    begun: str
    """Year to second, local time; nothing if nobody noted it."""
    ended: str
    is_over: bool
    is_practice: bool
    take_backs: int
    viewer: Seat
    """Whose side "us" is: the first person's, or seat 0 where only computers played."""
    players: tuple[Seated, ...]
    faces: tuple[str, ...]
    """By seat, the portrait that is noted in the record, or nothing."""
    scores: tuple[int, ...]
    """By side."""
    shares: tuple[float, ...]
    """By side: 1 for a match won, 0 for one lost, a part of it for one shared; noughts if it is not over."""
    deals: tuple[Deal, ...]


def entry_of(record: Record, last: Step | None = None) -> Entry:
    """What is worth counting of a record; it is played again if the last step of it is not given.

    Raises IllegalActionError if it cannot be played.
    """
    state = state_after(record) if last is None else last.state
    people = [seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN]
    result = state.result
    return Entry(
        game=record.game,
        options=_options(record),
        begun=tag_of(record, BEGUN),
        ended=tag_of(record, ENDED),
        is_over=result is not None,
        is_practice=bool(tag_of(record, PRACTICE)),
        take_backs=record.take_backs,
        viewer=min(people, default=0),
        players=record.players,
        faces=_faces(record),
        scores=state.scores,
        shares=(0.0,) * sides(record.rules.players) if result is None else result.match_points,
        deals=_deals(state),
    )


def _faces(record: Record) -> tuple[str, ...]:
    noted = tag_of(record, PORTRAITS).split()
    count = len(record.players)
    return tuple((noted + [""] * count)[:count])


def _options(record: Record) -> str:
    options = options_of(record.rules, game_named(record.game).rules)
    return ", ".join(f"{key}={value_text(value)}" for key, value in options.items())


def _deals(state: MatchState) -> tuple[Deal, ...]:
    return tuple(_deal(result, state.rules.players) for result in state.results)


def _deal(result: DealResult, players: int) -> Deal:
    contract = result.contract
    declared, belotes = [0] * sides(players), [0] * sides(players)
    for one in result.declared:
        side = side_of(one.seat, players)
        if one.declaration.kind is Kind.BELOTE:
            belotes[side] += 1
        else:
            declared[side] += one.declaration.value
    return Deal(
        number=result.number,
        taker=None if contract is None else contract.taker,
        trumps="" if contract is None else contract.trumps.value,
        goal=0 if contract is None else contract.goal,
        multiplier=result.multiplier,
        outcome=result.outcome.value,
        capot=result.capot,
        written=result.written,
        declared=tuple(declared),
        belotes=tuple(belotes),
    )
