"""Duels are played in pieces, in turn, in several processes; a series can be stopped and gone on with."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import game.ai
import game.rules
from game.table.files import write_whole
from game.variants.catalogue import game_named
from tests.bench.boards import play_deals, play_matches
from tests.bench.findings import Findings
from tests.bench.recipes import maker

CHUNK = 5
"""So many deals or matches in a row are one piece of work, by minds made for it."""

Piece = tuple[int, range]
"""The place of a duel, and numbers of its deals."""


@dataclass(frozen=True, kw_only=True)
class Duel:
    """What is to be played."""

    game: str
    first: str
    second: str
    seed: int = 1
    deals: int = 0
    matches: int = 0
    """If there are any, whole matches are played instead of deals."""
    cards_only: bool = False

    @property
    def count(self) -> int:
        """How many deals or matches."""
        return self.matches or self.deals

    @property
    def is_control(self) -> bool:
        """Whether somebody plays against himself."""
        return self.first == self.second

    @property
    def key(self) -> str:
        """What it is, however long it is played."""
        kind = "matches" if self.matches else "cards" if self.cards_only else "deals"
        return f"{self.game} {kind} {self.seed}: {self.first} v {self.second}"


def play_piece(duel: Duel, numbers: range) -> Findings:
    """Some of its deals or matches."""
    first, second, rules = maker(duel.first), maker(duel.second), game_named(duel.game).rules
    control = duel.is_control
    if duel.matches:
        return play_matches(first, second, rules, duel.seed, numbers, control=control)
    return play_deals(first, second, rules, duel.seed, numbers, cards_only=duel.cards_only, control=control)


def pieces(duels: Sequence[Duel], done: Sequence[int], block: int) -> Iterator[Piece]:
    """What is still to be played: of each duel so many deals in turn, all of them at once if that is 0."""
    longest = max((duel.count for duel in duels), default=0)
    for start in range(0, longest, block or longest or 1):
        for place, duel in enumerate(duels):
            stop = min(start + block, duel.count) if block else duel.count
            for first in range(max(start, done[place]), stop, CHUNK):
                yield place, range(first, min(first + CHUNK, stop))


def play(duels: Sequence[Duel], found: Sequence[Findings], *, jobs: int = 1, block: int = 0) -> Iterator[int]:
    """Play what is not found yet; tells the place of a duel whenever something was added to its findings.

    What comes out does not depend on the number of processes.
    """
    todo = list(pieces(duels, [one.count for one in found], block))
    if jobs <= 1:
        for place, numbers in todo:
            found[place].add(play_piece(duels[place], numbers))
            yield place
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        parts = pool.imap(_played, [(duels[place], numbers) for place, numbers in todo])
        for (place, _), part in zip(todo, parts, strict=True):
            found[place].add(part)
            yield place


def _played(asked: tuple[Duel, range]) -> Findings:
    return play_piece(*asked)


class OtherProgramError(ValueError):
    """What was kept comes from another program than the one that would go on with it."""


def source_of_play() -> str:
    """A hash of all that decides what the minds do and how deals are scored."""
    found = hashlib.sha256()
    for room in (game.ai, game.rules):
        for file in sorted(Path(room.__path__[0]).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


class Kept:
    """A file of findings by duel, with the mark of the program that found them."""

    def __init__(self, file: Path) -> None:
        """Read the file if it is there; raises OtherProgramError where another program wrote it."""
        self._file = file
        self._found: dict[str, Findings] = {}
        self._source = source_of_play()
        if not file.exists():
            return
        content = json.loads(file.read_text("utf-8"))
        if content["program"] != self._source:
            raise OtherProgramError(f"{file} was found by another program; begin a new file")
        for key, value in content["found"].items():
            self._found[key] = Findings.of(value)

    def of(self, duel: Duel) -> Findings:
        """What is known of the duel; whatever is added to it is written with the next `write`."""
        return self._found.setdefault(duel.key, Findings())

    def write(self) -> None:
        """Write everything."""
        found = {key: value.content for key, value in self._found.items()}
        write_whole(self._file, json.dumps({"program": self._source, "found": found}))
