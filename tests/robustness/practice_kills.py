"""Kill the program while practice is played: `python -m tests.robustness.practice_kills 100`.

As in `kills.py`, a child is the whole program without a screen. It plays a past deal once more, goes on with
the practice that was not over, and begins another when the lines are compared. A match that is open beside
the practice must stay as it is.
"""

from __future__ import annotations

import os
import sys
import tempfile
import zlib
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.robustness.kills import (
    LONGEST,
    MOST_WRONG,
    WORD,
    Quick,
    Tally,
    killed,
    look,
    phase_of,
    slow_down,
    told,
    warm_up,
)
from tests.scratch import scratch

if TYPE_CHECKING:
    from game.records.record import Record

OPEN = "match.txt"


def main(times: int, seed: str, games: tuple[str, ...] | None = None, *, is_slow: bool = False) -> Tally:
    """Kill so many programs, the games in turn."""
    from game.records.seal import sealed
    from game.records.write import write
    from game.variants.catalogue import GAMES
    from tests.table.history.past import at, played

    warm_up()
    if is_slow:
        slow_down(Random(seed))
    chance, tally = Random(seed), Tally()
    names = games or tuple(GAMES)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times):
            game = names[number % len(names)]
            data = Path(folder) / game
            if not data.exists():
                data.mkdir()
                left = at(played(game, "left open", deals=1), "2026-11-22 20:00:00")
                (data / OPEN).write_text(sealed(write(left)), encoding="utf-8", newline="\n")
            before = (data / OPEN).read_bytes()
            kill_once(data, game, chance.uniform(0.0, LONGEST), f"{seed} {number}", tally)
            look(data, tally)
            look_at_practice(data, tally)
            if (data / OPEN).read_bytes() != before:
                tally.wrong.append(f"{game} {seed} {number}: the open match has changed")
            if len(tally.wrong) > MOST_WRONG:
                break
    return tally


def kill_once(data: Path, game: str, seconds: float, seed: str, tally: Tally) -> None:
    """One program, from its start to its death; compare what it said with what is on the disk."""
    from game.table.save import read_record

    words = killed(lambda writing: _live(data, game, writing), data, seconds, f"{game} {seed}", tally)
    if not words:
        return
    tally.finished += len({word[0] for word in words if word[2]})
    last, _, _ = words[-1]  # the practice that was seen last; the file of the next one may be there already
    found = [(read_record(path).record, path) for _, path in practised(data)]
    same = [(len(one.actions), path) for one, path in found if one is not None and name_of(one) == last]
    on_disk, path = max(same, default=(0, data / OPEN))
    tally.phases[phase_of(path)] += 1
    tally.behind[len({length for number, length, _ in words if number == last and length > on_disk})] += 1


def name_of(record: Record) -> int:
    """A number that tells the practices of all programs apart, small enough for a word."""
    return zlib.crc32((record.seed or "").encode()) >> 1


def practised(data: Path) -> list[tuple[int, Path]]:
    """How many actions each practice has, the one that was written last first."""
    from game.table.save import read_record

    paths = sorted((data / "records" / "practice").glob("*.belot"), key=lambda one: -one.stat().st_mtime_ns)
    records = [(read_record(path).record, path) for path in paths]
    return [(len(record.actions), path) for record, path in records if record is not None]


def look_at_practice(data: Path, tally: Tally) -> None:
    """Every record of practice must be whole and sealed."""
    from game.table.save import load_match

    for path in (data / "records" / "practice").glob("*.belot"):
        found = load_match(path)
        if found.complaint is not None:
            tally.wrong.append(found.complaint)


def _live(data: Path, game: str, writing: int) -> None:
    import pygame

    from game.app.launch import Launch
    from game.app.opening import opened
    from game.app.paths import folders
    from game.rules.asking import choices_for
    from game.scenes.intents import PlayOn, Practise
    from game.scenes.once_more.comparison import Comparison
    from game.scenes.scene import Home
    from game.scenes.table.intents import Act, Command
    from game.scenes.table.scene import TableScene
    from game.table.once_more import is_deal_over
    from game.table.plain import plain_action
    from game.table.save import read_record
    from tests.table.history.past import played

    program = opened(Launch(data_dir=data, size=(800, 600), speed="instant"), folders(data))
    program.doors.warm_up()
    program.loop.clock = Quick()
    pygame.event.clear()
    past, stack = played(game, "past", deals=1), program.loop.stack
    open_ones = [read_record(path).record for _, path in practised(data)]
    left = next((one for one in open_ones if one is not None and "Ended" not in dict(one.tags)), None)
    stack.fold(Home(PlayOn(past, 1, 0, 0) if left is None else Practise(left)))
    while True:
        program.loop.turn()
        table = next((scene for scene in stack.scenes if isinstance(scene, TableScene)), None)
        assert table is not None
        session = table.model.match
        is_over = isinstance(stack.top, Comparison)
        os.write(writing, WORD.pack(name_of(session.record()), session.length, is_over))
        if is_over:
            assert is_deal_over(session.state)
            stack.fold(Home(PlayOn(past, 1, 0, 0)))
        elif table.motion.is_busy:
            table.want(Command.HURRY)
        elif session.waits_for == 0 and table.seen.wishes.may_go_on:
            table.want(Act(plain_action(0, choices_for(session.state, 0))))


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with scratch("kills"):
        sys.exit(told("practices", main, __doc__))
