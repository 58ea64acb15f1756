"""Plays duels in pieces, in turn and in several processes; a stopped series goes on from its file."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.variants.catalogue import game_named
from tests.lab.arena.boards import play_deals, play_matches
from tests.lab.arena.findings import Findings
from tests.lab.arena.recipes import checkout_of, maker
from tests.lab.measurements import ROOT, program_of

CHUNK = 5
"""Deals or matches in one piece of work; the minds of a piece are new."""

Piece = tuple[int, range]
"""The place of a duel, and the numbers of its deals."""


@dataclass(frozen=True, kw_only=True)
class Duel:
    """Two recipes, a game, and how much of it is played."""

    game: str
    first: str
    second: str
    seed: int = 1
    deals: int = 0
    matches: int = 0
    """If not 0, whole matches are played instead of deals."""
    cards_only: bool = False

    @property
    def count(self) -> int:
        """How many deals or matches are to be played."""
        return self.matches or self.deals

    @property
    def is_control(self) -> bool:
        """Whether a recipe plays against itself."""
        return self.first == self.second

    @property
    def kind(self) -> str:
        """What is played: whole deals, only the cards of deals, or whole matches."""
        return "matches" if self.matches else "cards" if self.cards_only else "deals"

    @property
    def title(self) -> str:
        """The game and both recipes."""
        return f"{self.game}: {self.first} v {self.second}"

    @property
    def key(self) -> str:
        """The name of the duel in a file; it does not depend on the number of deals."""
        return f"{self.title}, {self.kind}, seed {self.seed}"

    @property
    def program(self) -> str:
        """The hash of this program, and of the checkout that is the opponent, if there is one."""
        other = checkout_of(self.second)
        return "+".join(program_of(root) for root in (ROOT, other) if root)


def play_piece(duel: Duel, numbers: range) -> Findings:
    """Play the deals or matches with these numbers."""
    first, second, rules = maker(duel.first), maker(duel.second), game_named(duel.game).rules
    control = duel.is_control
    if duel.matches:
        return play_matches(first, second, rules, duel.seed, numbers, control=control)
    return play_deals(first, second, rules, duel.seed, numbers, cards_only=duel.cards_only, control=control)


def pieces(duels: Sequence[Duel], done: Sequence[int], block: int) -> Iterator[Piece]:
    """What is left to play: `block` deals of each duel in turn, or duel after duel if `block` is 0."""
    longest = max((duel.count for duel in duels), default=0)
    for start in range(0, longest, block or longest or 1):
        for place, duel in enumerate(duels):
            stop = min(start + block, duel.count) if block else duel.count
            for first in range(max(start, done[place]), stop, CHUNK):
                yield place, range(first, min(first + CHUNK, stop))


def play(
    duels: Sequence[Duel], done: Sequence[int], *, jobs: int = 1, block: int = 0
) -> Iterator[tuple[int, Findings]]:
    """Play what is not done yet; yields the place of a duel and the findings of its next deals.

    The findings do not depend on the number of processes.
    """
    todo = [(place, duels[place], numbers) for place, numbers in pieces(duels, done, block)]
    if jobs <= 1:
        yield from map(_played, todo)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_played, todo)


def _played(asked: tuple[int, Duel, range]) -> tuple[int, Findings]:
    place, duel, numbers = asked
    return place, play_piece(duel, numbers)


def run(duel: Duel, jobs: int = 1) -> Findings:
    """Play one duel."""
    found = Findings()
    for _, part in play([duel], [0], jobs=jobs):
        found.add(part)
    return found


class OtherProgramError(ValueError):
    """A file of findings was written by another program than the one that would go on with it."""


class Kept:
    """A file of findings, one JSON line for each piece that was played."""

    def __init__(self, file: Path, duels: Sequence[Duel]) -> None:
        """Read what the file has of these duels; raises OtherProgramError where another program found it."""
        self._file = file
        self.found = {duel.key: Findings() for duel in duels}
        programs = {duel.key: duel.program for duel in duels}
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
        if lines and not lines[-1].endswith("\n"):  # it was stopped while it wrote the line
            file.write_text("".join(lines[:-1]), "utf-8")
            lines.pop()
        for line in lines:
            part = json.loads(line)
            if part["duel"] not in programs:
                continue
            if part["program"] != programs[part["duel"]]:
                raise OtherProgramError(f"{file} was found by another program; begin a new file")
            self.found[part["duel"]].add(Findings.of(part["found"]))

    def append(self, duel: Duel, part: Findings) -> None:
        """Write the findings of the next deals of the duel."""
        line = {"duel": duel.key, "program": duel.program, "found": part.content}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
