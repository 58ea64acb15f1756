"""Computers against each other, and what came of it as one JSON object."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from game.table.arena import Contest, measure
from game.table.files import write_whole

if TYPE_CHECKING:
    from pathlib import Path

BROKEN = 1


def simulate(contest: Contest, jobs: int, out: Path | None) -> int:
    """Play the deals; progress on stderr, the figures on stdout; 1 if anything was unsound."""

    def progress(done: int) -> None:
        print(f"\r{done} of {contest.deals} deals", end="", file=sys.stderr, flush=True)

    figures, records = measure(contest, jobs, progress)
    print(file=sys.stderr)
    print(json.dumps(figures))
    if out is not None:
        try:
            write_whole(out, "\n".join(records))
        except OSError as error:
            print(f"{out} cannot be written ({error.strerror}).", file=sys.stderr)
            return BROKEN
    return BROKEN if figures["illegal"] or figures["unsound"] else 0
