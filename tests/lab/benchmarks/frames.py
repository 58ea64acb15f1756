"""Frames of the table while a master thinks: `python -m tests.lab.benchmarks.frames --seconds 60`.

A whole match of computers runs in the program's own loop, cards flying as usual, while the thinking thread is
given one full decision after the other, far more than any match asks of it. Told are, in milliseconds, the
work of a frame (from the events to the picture on the screen) and the interval from one to the next; then the
memory of the search. Nothing else should run: on Linux real-time priority is no remedy, for it stops whoever
computes without a pause for 50 ms a second. `--still` thinks about nothing, for comparison.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.ai.levels import LEVELS, make_mind
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.state import new_match
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.headless import Bout
from game.table.thinker import Thinker
from game.variants.catalogue import GAMES
from tests.lab.measurements import Measurement, add_arguments, publish

if TYPE_CHECKING:
    from game.table.thinker import Thought

NAMES: Final = ("Mara", "Ana", "Zlata", "Joža")
VIEWS: Final = 60
MEBI: Final = 1024.0


class Watch:
    """A clock for the loop that notes the work and the interval of every frame, in milliseconds."""

    def __init__(self) -> None:
        from game.app.loop import WallClock

        self._clock = WallClock()
        self._began = time.perf_counter()
        self.work: list[float] = []
        self.intervals: list[float] = []

    def tick(self, frames: int) -> float:
        """Note the turn that has ended, then wait for the next."""
        self.work.append((time.perf_counter() - self._began) * 1000)
        seconds = self._clock.tick(frames)
        now = time.perf_counter()
        self.intervals.append((now - self._began) * 1000)
        self._began = now
        return seconds


class Worrier:
    """Thinks in the background about one view after the other."""

    def __init__(self, views: Sequence[View]) -> None:
        self._views = views
        self._mind = make_mind(LEVELS[-1])
        self._thinker = Thinker()
        self._thought: Thought[object] | None = None
        self.done = 0

    def go_on(self) -> None:
        """Ask for the next when the last is there; called in every frame."""
        if self._thought is None or self._thought.outcome() is not None:
            view, seed = self._views[self.done % len(self._views)], self.done
            self._thought = self._thinker.think(lambda: self._mind.decide(view, seed))
            self.done += 1

    def close(self) -> None:
        self._thinker.close()


def views_of(game: str, count: int) -> list[View]:
    """Moments in which somebody has a choice of cards, leads of whole hands among them."""
    rules = GAMES[game].rules
    bout, found = Bout(rules, [make_mind("medium")] * rules.players, "frames"), list[View]()
    while len(found) < count:
        bout.play_deal()
        state, found = new_match(rules), []
        for action in bout.actions:
            seat = seat_to_act(state)
            if seat is not None:
                view = view_for(state, seat)
                if len(view.choices.cards) > 1 or len(view.choices.calls) > 1:
                    found.append(view)
            state = apply(state, action).state
    return found[:count]


def frames(size: tuple[int, int], seconds: float, game: str, *, is_thinking: bool) -> dict[str, object]:
    """Run a match in the loop for so long; the first second, with cold caches, is not counted."""
    import pygame

    from game.app.loop import Loop
    from game.app.main import COLLECTING
    from game.app.paths import assets
    from game.app.stacked import stack_at
    from game.records.record import Record, Seated
    from game.scenes.table.stand_in import stand_in_desk
    from game.table.seating import players_of
    from game.table.session import Session
    from game.ui.window import Geometry, Window
    from tests.scenes.table.eyes import table_at

    pygame.font.init()
    gc.set_threshold(*COLLECTING)
    rules = GAMES[game].rules
    record = Record(game=game, rules=rules, players=(Seated("medium"),) * rules.players, seed="frames")
    thinker = Thinker()
    session = Session(record, players_of(record, "frames", thinker), hold_between_deals=True)
    worrier = Worrier(views_of(game, VIEWS))
    window, watch = Window("frames", Geometry(None, None, *size)), Watch()
    desk = stand_in_desk(size, assets())
    scene = table_at(desk, session, NAMES[: rules.players], people=frozenset(), game=game)
    loop = Loop(window, desk, stack_at(desk, scene), watch)
    end, warm = time.monotonic() + seconds + 1, time.monotonic() + 1
    counted = 0
    while time.monotonic() < end and not loop.stack.is_empty:
        if is_thinking:
            worrier.go_on()
        loop.turn()
        if time.monotonic() < warm:
            counted = len(watch.work)
    loop.close()
    worrier.close()
    thinker.close()
    window.close()
    work, intervals = sorted(watch.work[counted:]), sorted(watch.intervals[counted:])
    return {
        "size": f"{size[0]}x{size[1]}",
        "driver": pygame.display.get_driver() if pygame.display.get_init() else os.environ["SDL_VIDEODRIVER"],
        "is_thinking": is_thinking,
        "decisions": worrier.done,
        "frames": len(work),
        "drawn": loop.drawn,
        "median ms": round(work[len(work) // 2], 2),
        "p99 ms": round(work[int(len(work) * 0.99)], 2),
        "longest frame ms": round(work[-1], 2),
        "longest interval ms": round(intervals[-1], 2),
        "intervals above 25 ms": sum(one > 25 for one in intervals),
    }


def memory() -> dict[str, object]:
    """How much the process grows with a master that decides in every game, in MiB (Linux)."""
    views = [view for game in GAMES for view in views_of(game, 20)]
    before = _resident()
    mind = make_mind(LEVELS[-1])
    for seed, view in enumerate(views):
        mind.decide(view, seed)
    return {
        "decisions": len(views),
        "MB before": round(before, 1),
        "MB after": round(_resident(), 1),
        "MB at most": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEBI, 1),
        "MB": round(_resident() - before, 1),
    }


def _resident() -> float:
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - a file of the kernel
        return int(file.read().split()[1]) * resource.getpagesize() / MEBI / MEBI


def main() -> int:
    """Print the measurements of the frames and of the memory."""
    parser = argparse.ArgumentParser(prog="frames", description="Frames of the table while a master thinks.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--game", default="bela4")
    parser.add_argument("--still", action="store_true", help="think about nothing")
    parser.add_argument("--memory", action="store_true", help="only the memory")
    add_arguments(parser)
    asked = parser.parse_args()
    if asked.memory:
        found = memory()
        publish(_measurement("memory of the search", "all", found.pop("decisions"), found, asked.note), asked)
        return 0
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    if sys.platform == "linux":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # as the program itself does
    wide, _, high = asked.size.partition("x")
    found = frames((int(wide), int(high)), asked.seconds, asked.game, is_thinking=not asked.still)
    what = f"frames while {'nobody' if asked.still else 'a master'} thinks"
    note = " ".join(filter(None, (f"{found.pop('size')}, {found.pop('driver')}.", asked.note)))
    publish(_measurement(what, asked.game, found.pop("frames"), found, note), asked)
    record = ["--record"] * asked.record
    return subprocess.call([sys.executable, "-m", "tests.lab.benchmarks.frames", "--memory", *record])


def _measurement(what: str, game: str, count: object, found: dict[str, object], note: str) -> Measurement:
    figures = {name: (value, None) for name, value in found.items() if not isinstance(value, bool)}
    return Measurement(
        note=note, topic="speed", game=game, what=what, kind="frames", n=count, figures=figures
    )


if __name__ == "__main__":
    raise SystemExit(main())
