"""The whole program in a cage: its window is a dummy, its clock is told, its computers answer at once."""

from __future__ import annotations

import os
import random
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # or whoever ends the series only ends one program of many

import pygame

from game.ai.levels import make_mind
from game.app import doors
from game.app.launch import Launch
from game.app.opening import Program, opened
from game.app.paths import folders
from game.app.recovery import Recovery
from game.scenes.preferences import Sitter
from game.scenes.scene import Scene
from game.scenes.shortcuts import keymap_of
from game.scenes.table import minds
from game.scenes.table.update import phones
from game.table import chance, seating
from game.table.save import load_match
from game.table.thinker import Thinker, Thought
from game.ui.render import patience

if TYPE_CHECKING:
    from game.ai.characters import Character
    from game.ai.decision import Mind
    from game.app.loop import Loop

FRAME: Final = 1 / 60
SLOW: Final = 0.1
"""Seconds of CPU time above which a turn of the loop is told of."""
ENDED: Final = 5.0
"""Seconds after the end of the program in which its threads must be gone."""
MOMENT: Final = 0.02
"""Seconds in which a thread that reads files gets on."""
SEARCHING: Final = {"hard", "master"}
"""Levels whose answers take long; what they answer is not what the monkey tries."""

Step = tuple[str, Any]
"""What is done to the program, as JSON has it: a kind, and what belongs to it."""


class BrokenError(AssertionError):
    """The program did what it must never do."""


@dataclass(frozen=True, slots=True)
class Slow:
    """A turn of the loop that took long."""

    seconds: float
    scene: str
    size: tuple[int, int]
    events: tuple[str, ...]
    """The names of what came in before it."""


@dataclass
class Tally:
    """What the cages of a run have seen together."""

    events: Counter[str] = field(default_factory=Counter)
    scenes: Counter[str] = field(default_factory=Counter)
    """In how many turns each was on top."""
    turns: int = 0
    proofs: int = 0
    """So often it was shown that the match can be continued."""
    slow: list[Slow] = field(default_factory=list)
    worst: Slow | None = None


class Clock:
    """Says what it is told, once; then a sixtieth of a second again."""

    def __init__(self) -> None:
        self.seconds = FRAME

    def tick(self, frames: int) -> float:
        seconds, self.seconds = self.seconds, FRAME
        return seconds


class Thinking:
    """How long the computers have thought in the main thread, which in the real program they never do."""

    seconds = 0.0


def _think_at_once(_thinker: Thinker, decide: Callable[[], object]) -> Thought[object]:
    thought = Thought(decide)
    began = time.thread_time()
    thought.work()
    Thinking.seconds += time.thread_time() - began
    return thought


def _light_mind(level: str, worlds: int = 0, character: Character | None = None) -> Mind:
    return make_mind("medium" if level in SEARCHING else level, worlds, character)


@contextmanager
def without_chance(seed: str) -> Iterator[list[str]]:
    """Minds answer at once and by rules, all chance is drawn from this seed; answers what threads raised."""
    raised: list[str] = []
    lot = random.Random(seed)
    before = (
        Thinker.think,
        Recovery.note,
        seating.make_mind,
        minds.make_mind,
        chance.secrets,
        phones.secrets,
        threading.excepthook,
    )
    Thinker.think = _think_at_once
    seating.make_mind = minds.make_mind = _light_mind
    chance.secrets = SimpleNamespace(token_hex=lambda size: lot.randbytes(size).hex())
    phones.secrets = SimpleNamespace(token_bytes=lot.randbytes, SystemRandom=lambda: lot)
    threading.excepthook = lambda hook: raised.append(f"{hook.thread}: {hook.exc_value!r}")
    Recovery.note = lambda _, error: raised.append("".join(traceback.format_exception(error)))
    try:
        yield raised
    finally:
        Thinker.think, Recovery.note = before[:2]
        seating.make_mind, minds.make_mind, chance.secrets = before[2:5]
        phones.secrets, threading.excepthook = before[5:]


class Cage:
    """One program on one folder; when the monkey has ended it, it is started again."""

    def __init__(self, folder: Path, launch: Launch, tally: Tally, raised: list[str]) -> None:
        self._folder = folder
        self._launch = launch
        self.tally = tally
        self._raised = raised
        self.clock = Clock()
        self._waiting: list[str] = []
        self._before = set(threading.enumerate())
        self.program = self._opened()

    @property
    def loop(self) -> Loop:
        return self.program.loop

    @property
    def top(self) -> Scene:
        return self.loop.stack.top

    def do(self, step: Step) -> None:
        """Do what the step says; the loop turns only where it says so."""
        kind, what = step
        if kind == "turns":
            self.turns(what)
        elif kind == "moment":
            time.sleep(MOMENT)
            self.turns(1)
        elif kind == "stall":
            self.clock.seconds = what
            self.turns(1)
        elif kind == "wish":
            self._wish(**what)
        elif kind == "size":
            self.note("resize")
            self.loop.window.resize(*what)
        else:
            self.note(kind)
            pygame.event.post(pygame.Event(getattr(pygame, kind), **_as_pygame(what)))

    def _wish(self, *, people: int = 0, **likes: bool) -> None:
        """Let the player have set these preferences, and if wished so many people sit at every table."""
        if people:
            self.loop.desk.change(
                lambda now: replace(
                    now,
                    tables={
                        str(count): tuple(
                            Sitter(is_person=seat < people, level="easy") for seat in range(count)
                        )
                        for count in (2, 3, 4)
                    },
                )
            )
        self.loop.desk.change(lambda now: replace(now, **likes))
        self.turns(1)

    def turns(self, count: int) -> None:
        """Let the loop turn so often, and start the program again when it has ended.

        A picture may take several turns, but in those no time passes and nothing is done: every run is
        the same.
        """
        for _ in range(count):
            self._turn()
            while self.loop.is_waiting:
                patience.finish()
                self._turn()

    def _turn(self) -> None:
        name = type(self.top).__name__
        began, thought = time.thread_time(), Thinking.seconds
        self.loop.turn()
        seconds = time.thread_time() - began - (Thinking.seconds - thought)
        self._took(name, seconds)
        self._wait_for_the_disk()
        if self._raised:
            raise BrokenError("; ".join(self._raised))
        if self.loop.stack.is_empty:
            self.close()
            self.program = self._opened()

    def _wait_for_the_disk(self) -> None:
        """The clock is told, the disk is real: what it takes the table waits for, but no turn is counted."""
        self.program.doors.flush()

    def key(self, key: int) -> None:
        """Press and let go the key that does what this one usually does, and let a little time pass."""
        key = keymap_of(self.loop.desk.preferences.keys).key(key)
        for kind in ("KEYDOWN", "KEYUP"):
            self.do((kind, {"key": key, "mod": 0, "unicode": "", "scancode": 0}))
        self.turns(3)

    def close(self) -> None:
        """End the program as main does; nothing may go on, and the match must be there again."""
        self.program.close()
        others = [one for one in threading.enumerate() if one not in self._before]
        for one in others:
            one.join(ENDED)
        left = [one.name for one in others if one.is_alive()]
        if left:
            raise BrokenError(f"threads go on after the end: {left}")
        loaded = load_match(self._folder / doors.FILE)
        if loaded.complaint is not None:
            raise BrokenError(f"the saved match does not load: {loaded.complaint}")

    def _opened(self) -> Program:
        program = opened(self._launch, folders(self._folder))
        program.loop.clock = self.clock
        program.recovery.run = lambda: None
        program.run()
        return program

    def note(self, kind: str) -> None:
        self.tally.events[kind] += 1
        self._waiting.append(kind)

    def _took(self, name: str, seconds: float) -> None:
        tally, events = self.tally, tuple(self._waiting)
        self._waiting.clear()
        tally.turns += 1
        tally.scenes[name] += 1
        if tally.worst is not None and seconds <= min(SLOW, tally.worst.seconds):
            return
        after = "the end" if self.loop.stack.is_empty else type(self.top).__name__
        where = name if after == name else f"{name} > {after}"
        page = self.loop.desk.page
        slow = Slow(seconds, where, (page.width, page.height), events)
        if tally.worst is None or seconds > tally.worst.seconds:
            tally.worst = slow
        if seconds > SLOW:
            tally.slow.append(slow)


def _as_pygame(details: dict[str, Any]) -> dict[str, Any]:
    """JSON knows no tuples, pygame's places are nothing else."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in details.items()}
