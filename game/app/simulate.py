"""Computers against each other, and what came of it as one JSON object."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from game.app.complaint import complain
from game.table.arena import Contest, measure
from game.table.files import write_whole
from game.table.lottery import Trial, try_house_rules

if TYPE_CHECKING:
    from pathlib import Path

BROKEN = 1
EVERY, EVERY_LINE = 0.2, 5.0
"""Seconds between two words about how far it is, on a terminal and elsewhere."""
MOST_TOLD = 5
"""So many bad sets of house rules are written out."""


def simulate(contest: Contest, jobs: int, out: Path | None) -> int:
    """Play the deals; progress on stderr, the figures on stdout; 1 if anything was unsound."""
    said = _Progress(contest.deals, "deals")
    figures, records = measure(contest, jobs, said.tell)
    said.end()
    print(json.dumps(figures))
    if out is not None:
        try:
            _put(out, "\n".join(records))
        except OSError as error:
            complain(f"{out} cannot be written ({error.strerror}).")
            return BROKEN
    return BROKEN if figures["illegal"] or figures["unsound"] else 0


class _Progress:
    """How far it is: on a terminal one line that is written anew, in a pipe or a file a line now and then."""

    def __init__(self, whole: int, things: str) -> None:
        self._rest = f"of {whole} {things}"
        self._whole = whole
        self._is_terminal = sys.stderr.isatty()
        self._told = time.monotonic()

    def tell(self, done: int) -> None:
        """So many are done."""
        every = EVERY if self._is_terminal else EVERY_LINE
        if done != self._whole and time.monotonic() - self._told <= every:
            return
        self._told = time.monotonic()
        line = f"{done} {self._rest}"
        text, end = (f"\r{line}", "") if self._is_terminal else (line, "\n")
        print(text, end=end, file=sys.stderr, flush=True)

    def end(self) -> None:
        """No more comes."""
        if self._is_terminal:
            print(file=sys.stderr)


def _put(out: Path, text: str) -> None:
    """Whole into a file, where a link leads if it is one; what is no file is written into as it stands."""
    if out.exists() and not out.is_file():
        out.write_text(text, "utf-8", newline="\n")
    else:
        write_whole(out.resolve(), text)


def simulate_at_random(contest: Contest, sets: int, jobs: int) -> int:
    """Play so many sets of house rules drawn by lot; 1 if any of them led to something that must not be."""
    said = _Progress(sets, "sets of house rules")
    found: list[Trial] = []
    for trial in try_house_rules(contest, sets, jobs):
        found.append(trial)
        said.tell(len(found))
    said.end()
    bad = [trial for trial in found if trial.is_bad]
    refused = Counter(reason for trial in found for reason in trial.refused)
    print(
        json.dumps(
            {
                "game": contest.game,
                "option_sets": len(found),
                "deals": sum(trial.deals for trial in found),
                "refused": dict(refused),
                "illegal": sum(trial.illegal for trial in found),
                "unsound": sum(trial.unsound for trial in found),
                "exceptions": sum(trial.error is not None for trial in found),
                "bad": [
                    {"seed": one.seed, "options": one.options, "error": one.error} for one in bad[:MOST_TOLD]
                ],
            }
        )
    )
    return BROKEN if bad else 0
