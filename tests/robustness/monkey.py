"""A monkey plays: seeded random events over every scene and game, and nothing breaks, wedges or stalls.

    python -m tests.robustness.monkey --events 200000 --seed 1
    python -m tests.robustness.monkey --seed 1 --first 37 --events 1
    python -m tests.robustness.monkey --seed 1 --first 37 --steps LIST

Every session is a program of its own on a folder of its own, and hangs on the seed and its number alone: a
run that was broken off is taken up with `--first`. What breaks is told with a shrunk list of events.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields, replace
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory, gettempdir
from typing import Any, Final

import game.scenes
from game.app import crash, doors, settings
from game.app.launch import Launch
from game.records.parse import parse
from game.records.seal import sealed
from game.records.write import write
from game.scenes.broke import Broke
from game.scenes.page_desk import PageScene
from game.scenes.preferences import Preferences, Sitter, Speed
from game.table.history.history import FOLDER
from game.table.lottery import drawn_rules
from game.table.open_matches import FOLDER as OPEN
from game.ui.window import Geometry
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of
from tests.robustness.monkey_cage import BrokenError, Cage, Step, Tally, without_chance
from tests.robustness.monkey_hand import ODD, SIZES, Hand
from tests.robustness.monkey_proof import play_on, prove
from tests.robustness.monkey_ways import WAYS, to
from tests.robustness.shrinking import shrunk
from tests.scratch import scratch

SESSION: Final = 1000
"""Events in a session."""
ENOUGH: Final = 200_000
"""After so many events every scene must have been on top."""
LISTED: Final = 40
"""So many of the steps that break something are shown."""
WALKS: Final = 3
"""So often in a session the monkey walks to a page that lies deep."""
PROOF: Final = 250
"""Events between two proofs that the match can be continued."""
GOLDEN: Final = Path(__file__).parents[1] / "golden"
KEPT: Final = Path(gettempdir())
"""Where the list of events is written that breaks something."""


def prepared(folder: Path, lot: random.Random, number: int) -> Launch:
    """Lay out a player's folder: his wishes, perhaps a match that was left, perhaps a past."""
    game = list(GAMES)[number % len(GAMES)]
    rules = GAMES[game].rules
    wild = options_of(drawn_rules(rules, str(lot.random()))[0], rules)
    seats = {str(count): _company(lot, count) for count in (2, 3, 4)}
    likes = replace(
        _likes(lot),
        speed=lot.choice([Speed.INSTANT, Speed.QUICK, Speed.QUICK, Speed.NORMAL, Speed.CALM]),
        is_fullscreen=False,
        game=game,
        house_rules={game: wild} if lot.random() < 0.4 else {},
        tables=seats,
    )
    stands = settings.Settings(
        preferences=likes,
        geometry=Geometry(None, None, *lot.choice(SIZES)),
        is_at_table=lot.random() < 0.5,
    )
    folder.mkdir(parents=True, exist_ok=True)
    if lot.random() < 0.9:  # else it is a first start
        (folder / settings.FILE).write_text(settings.text_of(stands), "utf-8")
    past = sorted(GOLDEN.glob(f"{game}*.txt"))
    if past and lot.random() < 0.6:
        _leave_match(folder / doors.FILE, lot.choice(past), lot)
    if past and lot.random() < 0.8:
        (folder / OPEN).mkdir()
        for name in ("left.txt", "right.txt"):  # one of them may become the match of this window
            _leave_match(folder / OPEN / name, lot.choice(past), lot)
    if lot.random() < 0.3:
        break_off(folder, lot)
    if lot.random() < 0.8:
        lay_past(folder, lot)
    return Launch(seed=str(lot.random()) if lot.random() < 0.3 else None)


def break_off(folder: Path, lot: random.Random) -> None:
    """Leave the report of a run that broke off."""
    (folder / crash.FILE).write_text(f"{lot.choice(ODD)}\nTraceback: the last run broke off\n", "utf-8")


def lay_past(folder: Path, lot: random.Random) -> None:
    """Lay out some matches that were played before."""
    (folder / FOLDER).mkdir()
    for count, place in enumerate(sorted(GOLDEN.glob("*.txt"))[:: lot.randint(3, 9)]):
        record = parse(place.read_text("utf-8"))
        name = f"2026-01-{count + 1:02d} 20-00-00 {record.game}.txt"
        (folder / FOLDER / name).write_text(sealed(write(record)), "utf-8")


def _likes(lot: random.Random) -> Preferences:
    """Every wish by lot, about half of them as they are usually."""
    likes = Preferences()
    drawn: dict[str, Any] = {"scale": lot.choice((0.75, 1.0, 1.0, 1.0, 1.25, 1.75, 2.5))}
    for wish in fields(likes):
        usual = getattr(likes, wish.name)
        if isinstance(usual, bool):
            drawn[wish.name] = usual ^ (lot.random() < 0.3)
        elif isinstance(usual, StrEnum):
            drawn[wish.name] = lot.choice((usual, *type(usual)))
    return replace(likes, **drawn)


def _company(lot: random.Random, players: int) -> tuple[Sitter, ...]:
    chance = lot.choice((0.0, 0.0, 0.4, 1.0))
    levels = ("easy", "medium", "hard", "master")
    others = [Sitter(is_person=lot.random() < chance, level=lot.choice(levels)) for _ in range(players - 1)]
    return (Sitter(is_person=True), *others)


def _leave_match(path: Path, whole: Path, lot: random.Random) -> None:
    """Save a match of which so much has been played, often nearly all, with people at some seats."""
    record = parse(whole.read_text("utf-8"))
    most = len(record.actions)
    played = record.actions[: lot.randrange(most - 4, most) if lot.random() < 0.3 else lot.randrange(most)]
    people = [replace(one, mind="human") if lot.random() < 0.4 else one for one in record.players]
    people[0] = replace(people[0], mind="human")
    left = replace(record, actions=played, players=tuple(people), seed=record.seed or "left")
    path.write_text(sealed(write(left)), "utf-8")


class Session:
    """The events of one number, drawn by lot or given."""

    def __init__(self, seed: str, number: int, tally: Tally, events: int = SESSION) -> None:
        self._key, self._number, self._tally, self._events = f"{seed}:{number}", number, tally, events
        self.done: list[Step] = []

    def play(self, steps: list[Step] | None = None) -> str | None:
        """Play these steps, or draw them; answer what broke."""
        lot = random.Random(self._key)
        self.done = []
        gc.unfreeze()  # what a thread of the session before still held then is garbage by now
        gc.collect()
        gc.freeze()  # each session is a program of its own, which sweeps nothing of the ones before
        with TemporaryDirectory(prefix="monkey-") as folder, without_chance(self._key) as raised:
            launch = prepared(Path(folder), random.Random(f"{self._key}/folder"), self._number)
            cage: Cage | None = None
            try:
                cage = Cage(Path(folder), launch, self._tally, raised)
                for step in self._drawn(cage, lot) if steps is None else steps:
                    self.done.append(step)
                    if step[0] == "prove":
                        prove(cage)
                        self._look_at_lapses(cage)
                    elif step[0] == "play on":
                        play_on(cage)
                    else:
                        cage.do(step)
                ending, cage = cage, None
                ending.close()
            except Exception:  # noqa: BLE001 - whatever it is, it is what the monkey looks for
                return traceback.format_exc()
            finally:
                if cage is not None:
                    with suppress(Exception):
                        cage.program.close()
        return None

    def _drawn(self, cage: Cage, lot: random.Random) -> Iterator[Step]:
        hand, begun, proved, walked = Hand(lot), self._tally.events.total(), 0, 0
        first_way = WALKS * (self._number + self._number // len(GAMES))  # or some games would never meet some
        yield "turns", 2
        while (count := self._tally.events.total() - begun) < self._events:
            if count * WALKS >= walked * self._events:
                yield from to(cage, WAYS[(first_way + walked) % len(WAYS)])
                walked += 1
            yield from hand.steps(cage)
            if count // PROOF != proved:
                proved = count // PROOF
                yield "prove", None
        yield "prove", None

    def _look_at_lapses(self, cage: Cage) -> None:
        for scene in cage.loop.stack.scenes:
            notes = getattr(getattr(scene, "match", None), "notes", ())
            if notes:
                raise BrokenError(f"a computer did what it may not: {notes}")


def last_line(broken: str) -> str:
    """What two failures have in common if they are the same."""
    lines = broken.strip().splitlines()
    places = [line.strip() for line in lines if line.strip().startswith("File ")]
    return f"{lines[-1].split(':')[0]} {places[-1] if places else ''}"


def report(seed: str, number: int, broken: str, session: Session, seconds: float) -> str:
    """What broke, and the shortest way to it that was found in that time."""

    def breaks(steps: list[Step]) -> bool:
        again = Session(seed, number, Tally(), SESSION).play(steps)
        return again is not None and last_line(again) == last_line(broken)

    steps = shrunk(session.done, breaks, seconds) if breaks(session.done) else session.done[-20:]
    shown = "\n".join(f"  {json.dumps(step, ensure_ascii=False)}" for step in steps[-LISTED:])
    path = KEPT / f"monkey-{seed}-{number}.json"
    path.write_text(json.dumps(steps), "utf-8")
    head = f"seed {seed} session {number} broke after {len(session.done)} steps"
    return f"{head}:\n{broken}\nshrunk to {len(steps)}, all in {path}; the last:\n{shown}"


def never_on_top(tally: Tally) -> list[str]:
    """The names of the scenes that the run has not come to; that of a broken program is none to come to."""
    for module in walk_packages(game.scenes.__path__, "game.scenes."):
        import_module(module.name)

    def below(kind: type[PageScene]) -> Iterator[str]:
        """The scenes of that kind; a kind that has others below it is none itself."""
        kinds = [one for one in kind.__subclasses__() if one.__module__.startswith("game.")]
        for one in kinds:
            yield from below(one)
        if not kinds and kind is not Broke:
            yield kind.__name__

    return sorted(set(below(PageScene)) - tally.scenes.keys())


def figures(tally: Tally) -> str:
    """What a run has seen, as lines."""
    lines = [
        f"{tally.events.total()} events, {tally.turns} turns of the loop, {tally.proofs} proofs of going on",
        "events: " + ", ".join(f"{name} {count}" for name, count in tally.events.most_common()),
        "scenes: " + ", ".join(f"{name} {count}" for name, count in tally.scenes.most_common()),
        "never on top: " + (", ".join(never_on_top(tally)) or "none"),
    ]
    worst = sorted(tally.slow, key=lambda slow: -slow.seconds)[:12] or [tally.worst]
    lines.append(f"{len(tally.slow)} turns took more than 100 ms of CPU time; the longest:")
    for slow in filter(None, worst):
        size, after = f"{slow.size[0]}x{slow.size[1]}", " ".join(slow.events)[:120]
        lines.append(f"  {slow.seconds * 1000:.0f} ms {slow.scene} {size} {after}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Play so many events; 0 if nothing broke, and if many of them came to every scene."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--events", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the first session of this run")
    parser.add_argument("--shrink", type=float, default=120, help="seconds for shrinking what broke")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no session after so many")
    parser.add_argument("--keep-going", action="store_true", help="go on with the next session after a break")
    parser.add_argument("--steps", type=Path, help="the list of a session that broke: only this")
    asked = parser.parse_args(arguments)
    if asked.steps is not None:
        steps = [(kind, what) for kind, what in json.loads(asked.steps.read_text("utf-8"))]
        print(Session(asked.seed, asked.first, Tally()).play(steps) or "nothing broke")  # noqa: T201
        return 0
    tally, number, broke, began = Tally(), asked.first, 0, time.monotonic()
    end = began + 60 * asked.minutes
    while tally.events.total() < asked.events and time.monotonic() < end:
        session = Session(asked.seed, number, tally)
        broken = session.play()
        if broken is not None:
            broke += 1
            print(report(asked.seed, number, broken, session, asked.shrink), flush=True)  # noqa: T201
            if not asked.keep_going:
                break
        number += 1
        if number % 5 == 0:
            spent = time.monotonic() - began
            done = f"session {number}, {tally.events.total()} events, {spent:.0f} s"
            print(f"{done}, {len(tally.slow)} turns over 100 ms", flush=True)  # noqa: T201
    print(figures(tally))  # noqa: T201
    print(f"{broke} sessions broke; the next would be --seed {asked.seed} --first {number}")  # noqa: T201
    return 1 if broke or (tally.events.total() >= ENOUGH and never_on_top(tally)) else 0


if __name__ == "__main__":
    with scratch("monkey"):
        sys.exit(main())
