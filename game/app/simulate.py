"""Computers against each other, and what came of it as one JSON object."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING

from game.table.arena import Contest, measure
from game.table.files import write_whole
from game.table.lottery import Trial, try_house_rules

if TYPE_CHECKING:
    from pathlib import Path

BROKEN = 1
EVERY = 0.2
"""Seconds between two words about how far it is."""
MOST_TOLD = 5
"""So many bad sets of house rules are written out."""


def simulate(contest: Contest, jobs: int, out: Path | None) -> int:
    """Play the deals; progress on stderr, the figures on stdout; 1 if anything was unsound."""
    told = 0.0

    def progress(done: int) -> None:
        nonlocal told
        if done == contest.deals or time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"\r{done} of {contest.deals} deals", end="", file=sys.stderr, flush=True)

    figures, records = measure(contest, jobs, progress)
    print(file=sys.stderr)
    print(json.dumps(figures))
    if out is not None:
        try:
            _put(out, "\n".join(records))
        except OSError as error:
            print(f"{out} cannot be written ({error.strerror}).", file=sys.stderr)
            return BROKEN
    return BROKEN if figures["illegal"] or figures["unsound"] else 0


def _put(out: Path, text: str) -> None:
    """Whole into a file, where a link leads if it is one; what is no file is written into as it stands."""
    if out.exists() and not out.is_file():
        out.write_text(text, "utf-8")
    else:
        write_whole(out.resolve(), text)


def simulate_at_random(contest: Contest, sets: int, jobs: int) -> int:
    """Play so many sets of house rules drawn by lot; 1 if any of them led to something that must not be."""
    found: list[Trial] = []
    for trial in try_house_rules(contest, sets, jobs):
        found.append(trial)
        print(f"\r{len(found)} of {sets} sets of house rules", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
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
