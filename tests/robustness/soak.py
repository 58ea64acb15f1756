"""Eight hours at the table: match after match in all games, and nothing piles up.

    python -m tests.robustness.soak
    python -m tests.robustness.soak --hours 0.5
    python -m tests.robustness.soak --measure

The whole program plays at instant speed on a dummy window: real session, saving, history, scenes and threads;
a mind plays for the person, whose own presses turn the pages. The first part is a tour: each game for a deal,
each page once, each deck and a second size. How much a person would play is counted with SECONDS a deal.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import itertools
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Final

from game.ai.levels import make_mind
from game.app import settings
from game.app.launch import Launch
from game.scenes.preferences import DeckFace, Invitation, Language, Preferences, Speed
from game.scenes.scene import Home, Pop, Scene
from game.scenes.table.intents import Act, Command
from game.scenes.table.scene import TableScene
from game.ui.render.patience import is_busy
from game.variants.catalogue import GAMES
from tests.robustness.monkey_cage import BrokenError, Cage, Tally
from tests.robustness.monkey_proof import to_the_table
from tests.scenes.table.eyes import eyes
from tests.scratch import scratch

SECONDS: Final = 88.0
"""A deal at normal speed, the mean of the ten games, as `--measure` tells: a person thinks two seconds about
everything and reads the sheet for five."""
THINKS: Final = 2.0
READS: Final = 5.0
GROWTH: Final = 5.0
"""MiB that the program may need at the end beyond what it needed after the tour, in use and resident."""
REST: Final = 6.0
"""Seconds in which nothing happens before it is measured: by then memory was given back twice
(`game.app.thrift`), and mostly all cards are drawn beside the frames."""
DRAWN: Final = 60.0
"""Seconds after which they must be, on a machine that has other things to do as well."""
TABLES: Final = 5
"""So many tables are measured at rest, and the most counts: some deals come to rest before all cards are
dealt, and need 3 MiB less."""
TOURS: Final = 40
"""Deals between two tours through the pages."""
FRAMES_A_DEAL: Final = 9_000


@dataclass(frozen=True, slots=True)
class Needs:
    """What the process holds."""

    mebibytes: float
    """Of memory that is in use."""
    resident: float
    """MiB with what the C library keeps for later."""
    files: int
    """Open ones besides fonts: each size that was ever written in keeps its own open, some forty in all."""
    threads: int


def needs() -> Needs:
    """Memory, open files, threads; the rest of the last tour is swept away."""
    gc.collect()
    resident = _resident()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    names = [os.path.realpath(one) for one in Path("/proc/self/fd").iterdir()]
    files = sum(not name.endswith(".ttf") for name in names)
    return Needs(round(_resident(), 1), round(resident, 1), files, threading.active_count())


def most(several: list[Needs]) -> Needs:
    """The largest of each figure."""
    return Needs(*(max(getattr(one, field.name) for one in several) for field in fields(Needs)))


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Soak:
    """One program that is played by a mind."""

    def __init__(self, cage: Cage) -> None:
        self._cage = cage
        self._mind = make_mind("medium")
        self._thought = 0.0
        self.deals = 0
        self.matches = 0
        self.seconds = 0.0
        """By the clock of the program."""

    @property
    def table(self) -> TableScene | None:
        """The table, if there is one on the stack."""
        scenes = self._cage.loop.stack.scenes
        return next((scene for scene in scenes if isinstance(scene, TableScene)), None)

    def begin(self, game: str) -> None:
        """Sit down to a new match of that game."""
        loop = self._cage.loop
        loop.stack.fold(Home())
        loop.stack.push(loop.desk.doors.new_match(loop.desk, Invitation(game=game)))

    def play_deal(self, frame: float | None = None) -> None:
        """Play until one more deal is written; what comes after it is read and put away."""
        cage, table = self._cage, self.table
        assert table is not None
        written = len(table.model.match.record().actions), len(table.model.match.state.results)
        for _ in range(FRAMES_A_DEAL):
            if frame is not None:
                cage.clock.seconds = frame
            self.seconds += cage.clock.seconds
            cage.turns(1)
            if cage.top is table:
                self._decide(table)
            elif len(table.model.match.state.results) > written[1]:
                self.deals += 1
                self.seconds += READS
                return
            else:
                to_the_table(cage)
        raise BrokenError(f"the deal does not end: {table.model.game} {table.model.match.state.phase}")

    def go_on(self) -> bool:
        """After a deal: put the sheet away; whether the match goes on."""
        table = self.table
        is_over = table is None or table.model.match.is_over
        self.matches += is_over
        if not is_over:
            to_the_table(self._cage)
        return not is_over

    def _decide(self, table: TableScene) -> None:
        match = table.model.match
        if table.motion.director.waits_for_press:
            table.want(Command.HURRY)
        if (
            table.motion.is_busy
            or match.waits_for not in table.model.seating.people
            or not eyes(table).is_asked
        ):
            return
        view = match.view(match.waits_for)
        self.seconds += THINKS
        table.want(Act(self._mind.decide(view, match.length).action))

    def at_rest(self) -> Needs:
        """What is needed at tables where nothing happens, the most of some: each time the same state."""
        return most([self.at_a_table() for _ in range(TABLES)])

    def at_a_table(self) -> Needs:
        """What is needed at one new table of the first game."""
        self.begin(next(iter(GAMES)))
        table, passed = self.table, 0.0
        assert table is not None
        while passed < REST or table.studio.painter.cards.is_loading or is_busy():
            if passed > DRAWN:
                raise BrokenError(f"not all cards are drawn after {DRAWN:.0f} s")
            passed += self._cage.clock.seconds
            time.sleep(self._cage.clock.seconds)  # what draws beside the frames has as long as with a person
            self._cage.turns(1)
        return needs()

    def tour(self) -> None:
        """Every page is opened, drawn and closed; size, deck and language change and come back."""
        cage, desk = self._cage, self._cage.loop.desk
        for page in pages(cage):
            cage.loop.stack.push(page)
            cage.turns(12)
            cage.loop.stack.fold(Pop())
            cage.turns(2)
        for deck, language in zip(DeckFace, (Language.BG, Language.FR, Language.HR), strict=False):
            desk.change(partial(replace, deck=deck, language=language))
            cage.loop.stack.top.entered()
            cage.turns(3)
        for size in ((1024, 768), (800, 600)):
            cage.do(("size", size))
            cage.turns(3)


def pages(cage: Cage) -> Iterator[Scene]:
    """What can be opened without a match."""
    from game.scenes.history.intents import OpenHistory
    from game.scenes.intents import OpenGames, OpenOptions, OpenSetup
    from game.scenes.routes import scene_of

    for intent in (OpenGames(), OpenSetup(), OpenHistory(), OpenOptions()):
        yield scene_of(intent, cage.loop.desk)


def prepared(folder: Path, speed: Speed) -> None:
    """A player who has begun before."""
    likes = Preferences(speed=speed, language=Language.HR, has_chosen_game=True, asks_for_cut=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / settings.FILE).write_text(settings.text_of(settings.Settings(likes)), "utf-8")


def measure(folder: Path) -> None:
    """How long a deal of each game takes at normal speed."""
    prepared(folder, Speed.NORMAL)
    cage = Cage(folder, Launch(size=(800, 600)), Tally(), [])
    soak, means = Soak(cage), []
    for game in GAMES:
        soak.begin(game)
        before = soak.seconds
        for _ in range(2):
            soak.play_deal(frame=0.05)
            if not soak.go_on():
                break
        means.append((soak.seconds - before) / 2)
        say(f"{game}: {means[-1]:.0f} s a deal")
    say(f"mean {sum(means) / len(means):.0f} s")
    cage.close()


def play(folder: Path, deals: int) -> bool:
    """So many deals, with figures; whether nothing was piled up."""
    prepared(folder, Speed.INSTANT)
    raised: list[str] = []
    threading.excepthook = lambda hook: raised.append(f"{hook.thread}: {hook.exc_value!r}")
    cage = Cage(folder, Launch(size=(800, 600)), Tally(), raised)
    soak = Soak(cage)
    for game in GAMES:
        soak.begin(game)
        soak.play_deal()
        soak.tour()
    begun, first, when = soak.at_rest(), soak.deals, time.monotonic()
    say(f"after the tour of {first} deals: {begun}")
    for game in itertools.cycle(GAMES):
        soak.begin(game)
        is_on = True
        while is_on and soak.deals < deals:
            soak.play_deal()
            is_on = soak.go_on()
            if soak.deals % TOURS == 0:
                soak.tour()
                say(f"{soak.deals} deals, {soak.matches} matches, {time.monotonic() - when:.0f} s: {needs()}")
        if soak.deals >= deals:
            break
    ended = soak.at_rest()
    grown, kept = ended.mebibytes - begun.mebibytes, ended.resident - begun.resident
    say(f"{soak.deals} deals, {soak.matches} matches played to the end, {cage.tally.turns} turns of the loop")
    say(f"at the end: {ended}; open files grew by {ended.files - begun.files:+d}")
    say(f"memory grew by {grown:+.1f} MiB in use and by {kept:+.1f} MiB resident")
    cage.close()
    left = [one.name for one in threading.enumerate() if one is not threading.main_thread()]
    say(f"after the end: {needs()}, threads left: {left}")
    return (
        max(grown, kept) <= GROWTH
        and ended.files <= begun.files
        and ended.threads <= begun.threads
        and not left
    )


def say(line: str) -> None:
    """Tell it at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: list[str] | None = None) -> int:
    """Play; 0 if nothing was piled up."""
    how = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=how)
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--measure", action="store_true", help="how long a deal takes at normal speed")
    asked = parser.parse_args(arguments)
    with scratch("soak") as folder:
        if asked.measure:
            measure(folder)
            return 0
        deals = round(asked.hours * 3600 / SECONDS)
        say(f"{asked.hours} hours of a person at normal speed are {deals} deals of {SECONDS:.0f} s")
        return 0 if play(folder, deals) else 1


if __name__ == "__main__":
    sys.exit(main())
