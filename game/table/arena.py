"""Computer players measured against each other over many deals, each played from all sides if wished."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from game.ai.levels import make_mind
from game.records.record import Record, Seated
from game.records.write import write
from game.rules.phase import Phase
from game.rules.seats import sides
from game.table.headless import Bout
from game.table.soundness import unsound

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

CHUNK: Final = 100
"""So many deals are played in a row, with a seed of their own; the next ones may be another process's."""
TURNED: Final = 4
"""The same where deals are played from all sides: each has a seed of its own, so no figure depends on it."""

MOST_TOLD: Final = 5
"""So many deals that do not add up are told of, with what is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """What is to be measured."""

    game: str
    rules: Rules
    deals: int
    seed: str
    levels: tuple[str, ...]
    """By seat."""
    is_duplicate: bool = False
    """Each deal once for every side, everybody one seat further each time: pairs change their sides, two
    players their seats, and of three everybody has sat everywhere."""
    keeps_records: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """A deal that does not add up."""

    deal: int
    """Its number in its match, from 1."""
    seed: str
    """Of its match."""
    error: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """What came of one deal; tuples are by side of the levels, wherever they sat."""

    written: tuple[tuple[int, ...], ...]
    """Once, or once for each side where it was played from all of them."""
    illegal: int
    unsound: int
    won: tuple[float, ...]
    """Matches that ended with this deal."""
    records: tuple[str, ...]
    why: tuple[Fault, ...] = ()
    """What is unsound."""


def run_contest(contest: Contest, jobs: int, progress: Callable[[int], None]) -> Iterator[Dealt]:
    """All deals in order; the same whatever the number of processes. `progress` hears how many are done."""
    for done, dealt in enumerate(_played(contest, jobs), 1):
        progress(done)
        yield dealt


def _played(contest: Contest, jobs: int) -> Iterator[Dealt]:
    starts = range(0, contest.deals, TURNED if contest.is_duplicate else CHUNK)
    if jobs <= 1:
        for start in starts:
            yield from _play_row(contest, start, starts.step)
        return
    work = partial(play_row, contest, most=starts.step)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from chain.from_iterable(pool.imap(work, starts))


def play_row(contest: Contest, start: int, most: int) -> list[Dealt]:
    """What another process plays: so many deals in a row, or as many as are left."""
    return list(_play_row(contest, start, most))


def _play_row(contest: Contest, start: int, most: int) -> Iterator[Dealt]:
    numbers = range(start, min(start + most, contest.deals))
    if contest.is_duplicate:
        return (_play_from_all_sides(contest, number) for number in numbers)
    return _play_matches(contest, f"{contest.seed}/{start}", len(numbers))


def _play_matches(contest: Contest, seed: str, deals: int) -> Iterator[Dealt]:
    """Matches one after the other, as people play them."""
    bout: Bout | None = None
    match = 0
    for number in range(deals):
        if bout is None:
            match += 1
            bout = Bout(contest.rules, [make_mind(level) for level in contest.levels], f"{seed}/{match}")
        illegal = bout.illegal
        result = bout.play_deal()
        ended = bout.state.result
        is_last = ended is not None or number == deals - 1
        why = _faults(bout)
        yield Dealt(
            written=(result.written,),
            illegal=bout.illegal - illegal,
            unsound=len(why),
            won=ended.match_points if ended else (0.0,) * len(result.written),
            records=(_text(contest, bout, contest.levels),) if is_last and contest.keeps_records else (),
            why=why,
        )
        if bout.state.phase is Phase.OVER:
            bout = None


def _play_from_all_sides(contest: Contest, number: int) -> Dealt:
    """One deal at love all, once for each side, everybody one seat further each time."""
    levels, players = contest.levels, contest.rules.players
    count = sides(players)
    written, records, illegal = [], [], 0
    why: list[Fault] = []
    for turned in range(count):
        seated = tuple(levels[(seat - turned) % players] for seat in range(players))
        bout = Bout(contest.rules, [make_mind(level) for level in seated], f"{contest.seed}/{number}")
        result = bout.play_deal()
        written.append(tuple(result.written[(side + turned) % count] for side in range(count)))
        illegal += bout.illegal
        why += _faults(bout)
        if contest.keeps_records:
            records.append(_text(contest, bout, seated))
    return Dealt(tuple(written), illegal, len(why), (0.0,) * count, tuple(records), tuple(why))


def _faults(bout: Bout) -> tuple[Fault, ...]:
    """What does not add up in the deal that has just been written."""
    error = unsound(bout.state)
    return () if error is None else (Fault(len(bout.state.results), bout.seed, error),)


def _text(contest: Contest, bout: Bout, levels: tuple[str, ...]) -> str:
    players = tuple(Seated(level) for level in levels)
    return write(
        Record(
            game=contest.game,
            rules=contest.rules,
            players=players,
            seed=bout.seed,
            actions=tuple(bout.actions),
        )
    )


def summary(contest: Contest, dealt: list[Dealt], seconds: float) -> dict[str, object]:
    """The figures of a contest as `simulate` prints them.

    The difference is what side 0 wrote less the mean of the others, averaged over the times a deal was
    played: with two sides simply side 0 less side 1.
    """
    count = sides(contest.rules.players)
    boards = list(chain.from_iterable(one.written for one in dealt))
    means = [sum(board[side] for board in boards) / max(1, len(boards)) for side in range(count)]
    differences = [
        sum(board[0] - sum(board[1:]) / (count - 1) for board in one.written) / len(one.written)
        for one in dealt
    ]
    mean, error = mean_and_error(differences)
    why = [asdict(fault) for one in dealt for fault in one.why][:MOST_TOLD]
    return {
        "game": contest.game,
        "deals": len(dealt),
        "boards": len(boards),
        "seats": list(contest.levels),
        "seconds": round(seconds, 3),
        "deals_per_s": round(len(boards) / seconds, 1) if seconds > 0 else 0.0,
        "illegal": sum(one.illegal for one in dealt),
        "unsound": sum(one.unsound for one in dealt),
        "points": [round(mean, 3) for mean in means],
        "diff_mean": round(mean, 4),
        "diff_se": round(error, 4),
        "matches_won": [sum(one.won[side] for one in dealt) for side in range(count)],
        **({"why": why} if why else {}),
    }


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Mean and standard error; 0 where there are too few values to tell."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def measure(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] = lambda _done: None
) -> tuple[dict[str, object], tuple[str, ...]]:
    """Play it; the figures, and the records if they were wished for."""
    began = time.perf_counter()
    dealt = list(run_contest(contest, jobs, progress))
    seconds = time.perf_counter() - began
    return summary(contest, dealt, seconds), tuple(chain.from_iterable(one.records for one in dealt))
