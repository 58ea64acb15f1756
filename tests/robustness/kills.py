"""Kill the program at random instants of a match, start it again: `python tests/robustness/kills.py 300`.

`--slow` gives it a disk that takes up to SLOWEST seconds for every writing.

A process with everything imported forks one child a round; the child is the whole program on a screen that is
not there, with its own saving threads, and a person whose answers are the plainest ones. After every turn of
the loop it says how many actions the player has seen. What is on the disk after SIGKILL may lack the last one
of these steps, never more; the next child goes on from there. Matches are short, so that many end.
A run of `ENOUGH` kills that reached no end of a match, or not every phase of `PHASES`, has failed, too.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import select
import signal
import sqlite3
import struct
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

LONGEST = 2.2
"""Seconds from the first picture of the table to the death of a program, at most."""

EARLY = 7
"""One of so many programs has this time from its start: what is killed is the start, as a rule."""

PATIENCE = 60.0
"""Seconds for the start of a program, at most."""

SLOWEST = 0.4
"""Seconds that a slow disk takes for a file, at most."""

WORD = struct.Struct("<iii")
"""Which match of this program, how many actions the player has seen, whether it is over."""

ENOUGH = 100
PHASES = {"calling", "playing"}
"""What a saved match is in whenever the program is killed often enough; others pass too quickly."""

MOST_WRONG = 20
"""After so many faults there is no need for more."""

SHORT = {"bela": "51", "belot_": "31", "belote": "151", "coinche": "301"}
"""Low targets, so that a match takes a deal or two."""


@dataclass
class Tally:
    """What the rounds found."""

    kills: int = 0
    before_the_first_action: int = 0
    finished: int = 0
    behind: Counter[int] = field(default_factory=Counter)
    """How many steps that were seen were not on the disk; one step may hold actions that nobody sees."""
    phases: Counter[str] = field(default_factory=Counter)
    """How often the match on the disk was in each phase."""
    filed: Counter[str] = field(default_factory=Counter)
    """How many matches of each game must be in the history."""
    wrong: list[str] = field(default_factory=list)


def main(times: int, seed: str, games: tuple[str, ...] | None = None, *, is_slow: bool = False) -> Tally:
    """Kill so many programs, the games in turn."""
    from game.variants.catalogue import GAMES

    warm_up()
    if is_slow:
        slow_down(Random(seed))
    names = games or tuple(GAMES)
    chance, tally = Random(seed), Tally()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(times):
            game = names[number % len(names)]
            data = Path(folder) / game
            data.mkdir(exist_ok=True)
            kill_once(data, game, chance.uniform(0.0, LONGEST), f"{seed} {number}", tally)
            look(data, tally)
            if len(tally.wrong) > MOST_WRONG:
                break
    return tally


def warm_up() -> None:
    """Import everything, so that a child need not."""
    for name in ("ai.levels", "app.matches", "app.opening", "scenes.table.scene", "table.history.history"):
        import_module(f"game.{name}")


def slow_down(chance: Random) -> None:
    """Make the disk of this process and of its children a slow one."""
    from game.table import save

    honest = save.write_whole

    def write_slowly(path: Path, content: str | bytes) -> None:
        time.sleep(chance.uniform(0.0, SLOWEST))
        honest(path, content)

    save.write_whole = write_slowly


def killed(
    life: Callable[[int], None], data: Path, seconds: float, name: str, tally: Tally
) -> list[tuple[int, int, int]]:
    """What a program said that lived so long after its first word; `life` gets the pipe to write to.

    Nothing if it died before the first action, or of itself, which is wrong.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        with contextlib.suppress(BaseException):
            live(life, data, writing)
        os._exit(7)  # it must be killed; whatever it does itself is wrong
    os.close(writing)
    if (tally.kills + 1) % EARLY:
        select.select([reading], [], [], PATIENCE)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    tally.kills += 1
    if not os.WIFSIGNALED(status):
        tally.wrong.append(f"{name}: ended by itself, {os.WEXITSTATUS(status)}; see {data}/broke.txt")
        path = data / "broke.txt"
        if path.is_file():
            tally.wrong.append(path.read_text("utf-8"))
        return []
    words = [WORD.unpack_from(said, at) for at in range(0, len(said) - WORD.size + 1, WORD.size)]
    tally.before_the_first_action += not words
    return words


def kill_once(data: Path, game: str, seconds: float, seed: str, tally: Tally) -> None:
    """One program, from its start to its death; compare what it said with what is on the disk."""
    before = saved(data)
    words = killed(lambda writing: _live(data, game, seed, writing), data, seconds, f"{game} {seed}", tally)
    if not words:
        return
    if before is not None and words[0][1] < before:
        tally.wrong.append(f"{game} {seed}: {before} actions were saved, it went on from {words[0][1]}")
    ended = {word[0] for word in words if word[2]}
    tally.finished += len(ended)
    tally.filed[data.name] += len(ended & {word[0] - 1 for word in words})  # the next one had begun
    last, seen, is_over = words[-1]
    if is_over or (saved(data) is None and was_filed(data, seen)):
        return
    on_disk = saved(data) or 0
    tally.phases[phase_of(data / "match.txt")] += 1
    tally.behind[len({length for match, length, _ in words if match == last and length > on_disk})] += 1


def was_filed(data: Path, seen: int) -> bool:
    """Whether the newest record of the history is of a match that came so far: it ended in that very turn."""
    from game.table.save import read_record

    filed = sorted((data / "records").glob("*.belot"), key=lambda path: path.stat().st_mtime_ns)
    found = read_record(filed[-1]).record if filed else None
    return found is not None and len(found.actions) > seen


def saved(data: Path) -> int | None:
    """How many actions the saved match has; None without one."""
    from game.table.save import read_record

    path = data / "match.txt"
    if not path.is_file():
        return None
    found = read_record(path)
    return len(found.record.actions) if found.record is not None else -1


def phase_of(path: Path) -> str:
    """The phase of the match in that file."""
    from game.records.replay import state_after
    from game.table.save import read_record

    record = read_record(path).record
    return "nothing" if record is None else state_after(record).phase.value


def live(life: Callable[[int], None], data: Path, writing: int) -> None:
    """The program, until somebody kills it."""
    try:
        life(writing)
    except BaseException:
        (data / "broke.txt").write_text(traceback.format_exc(), "utf-8")
        raise


def _live(data: Path, game: str, seed: str, writing: int) -> None:
    import pygame

    from game.app.launch import Launch
    from game.app.opening import opened
    from game.app.paths import folders
    from game.scenes.intents import NewMatch, SavedMatch
    from game.scenes.scene import Home, Pop
    from game.scenes.table.intents import Command
    from game.scenes.table.scene import TableScene

    has_match = (data / "match.txt").is_file()
    target = next(value for start, value in SHORT.items() if game.startswith(start))
    easy = dict.fromkeys(range(1, 4), "easy")
    wishes = {} if has_match else {"game": game, "options": {"target": target}, "seats": easy, "seed": seed}
    program = opened(Launch(data_dir=data, size=(800, 600), speed="instant", **wishes), folders(data))
    program.doors.warm_up()
    program.loop.clock = Quick()
    pygame.event.clear()
    match = 0
    while True:
        program.loop.turn()
        scenes = program.loop.stack.scenes
        table = next((scene for scene in scenes if isinstance(scene, TableScene)), None)
        if table is None:
            program.loop.stack.fold(Home(SavedMatch()))
            continue
        session = table.model.match
        os.write(writing, WORD.pack(match, session.length, session.is_over))
        if session.is_over:
            match += 1
            program.loop.stack.fold(Home(NewMatch()))
        elif program.loop.stack.top is not table:
            program.loop.stack.fold(Pop())
        elif table.motion.is_busy:
            table.want(Command.HURRY)
        elif session.waits_for == 0 and table.seen.wishes.may_go_on:  # nobody is quicker than the disk
            answer(table)


def answer(table: object) -> None:
    """The person does the plainest thing."""
    from game.rules.asking import choices_for
    from game.scenes.table.intents import Act
    from game.table.plain import plain_action

    table.want(Act(plain_action(0, choices_for(table.model.match.state, 0))))


class Quick:
    """A frame takes as long as it takes."""

    def tick(self, _frames: int) -> float:
        """Let the threads breathe."""
        time.sleep(0.001)
        return 1 / 60


def look(data: Path, tally: Tally) -> None:
    """The saved match, the settings, every record and the database must be whole."""
    from game.app import settings
    from game.table.save import load_match, read_record

    match = load_match(data / "match.txt")
    if match.complaint is not None:
        tally.wrong.append(match.complaint)
    kept = settings.load(data / settings.FILE)
    if kept.complaint is not None:
        tally.wrong.append(kept.complaint)
    for path in (data / "records").glob("*.belot"):
        found = read_record(path)
        if found.record is None:
            tally.wrong.append(found.complaint or str(path))
    if len(list((data / "records").glob("*.belot"))) < tally.filed[data.name]:
        tally.wrong.append(f"{data}: {tally.filed[data.name]} matches ended, not all of them are records")
    index = data / "history.sqlite"
    if index.is_file():
        with contextlib.closing(sqlite3.connect(index)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            tally.wrong.append(f"{index}: {verdict}")
    for path in data.glob("*.bad*"):
        tally.wrong.append(f"{path} was set aside")


def told(kinds: str, main: Callable[..., Tally], words: str | None) -> int:
    """Read the command line, kill so often and tell what came of it; 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=words)
    parser.add_argument("times", type=int, nargs="?", default=300, help="so many kills")
    parser.add_argument("seed", nargs="?", default="kills", help="any text: of the moments of the kills")
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--slow", action="store_true", help="with a slow disk")
    said = parser.parse_args()
    result = main(said.times, said.seed, tuple(said.games) or None, is_slow=said.slow)
    if result.kills >= ENOUGH and not (result.finished and result.phases.keys() >= PHASES):
        result.wrong.append("too little was reached: no match ended, or a phase is missing")
    phases = ", ".join(f"{name} {count}" for name, count in result.phases.most_common())
    behind = ", ".join(f"{times} times {lost}" for lost, times in sorted(result.behind.items()))
    sys.stdout.write(
        f"{result.kills} kills, {result.before_the_first_action} before the first picture of the table; "
        f"{result.finished} {kinds} ended; on the disk: {phases}; seen but not on the disk: {behind} steps; "
        f"{len(result.wrong)} wrong\n"
    )
    sys.stdout.writelines(f"{line}\n" for line in result.wrong)
    return bool(result.wrong) or max(result.behind, default=0) > 1


if __name__ == "__main__":
    from tests.scratch import scratch

    with scratch("kills"):
        sys.exit(told("matches", main, __doc__))
