"""Does a test notice? `python -m tests.robustness.mutants game/rules --sample 300 --seed 1`.

Changes the program in one small place at a time, and tells each change that no test of its room notices, with
the statement before and after; then the score and the CPU seconds. Changes that `accepted.yaml` explains are
not tried. Needs a system that forks. Exit code 0, whatever survives; 2 for a path without tests.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import defaultdict
from operator import itemgetter
from pathlib import Path
from typing import Final, TextIO

import yaml

from tests.robustness.mutants.changes import Mutant, mutants
from tests.robustness.mutants.trial import Known, Survey, in_child, survey, try_import, verdict
from tests.scratch import scratch

ROOT: Final = Path(__file__).parents[3]
ACCEPTED: Final = Path(__file__).with_name("accepted.yaml")
TESTS: Final = {
    "game/rules": ("tests/rules", "tests/cases", "tests/variants", "tests/perft"),
    "game/variants": ("tests/variants", "tests/cases", "tests/rules", "tests/records"),
    "game/records": ("tests/records", "tests/golden", "tests/table/test_save.py"),
    "game/table": (
        *("tests/table", "tests/robustness/test_crash.py", "tests/app/test_open_matches.py"),
        *("tests/app/test_filing.py", "tests/app/test_matches.py"),
    ),
    "game/app": ("tests/app",),
}
"""The tests of each room."""


def main(words: list[str]) -> int:
    """Try what the arguments name."""
    asked = _asked(words)
    os.chdir(ROOT)
    found = [mutant for file in files(asked.paths) for mutant in mutants(ROOT, file)]
    explained = set(accepted())
    chosen = sample(found, asked.sample, asked.seed)
    tried = [mutant for mutant in chosen if mutant.key not in explained]
    begun = time.monotonic()
    with os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8") as out:
        survived = 0
        for room, usual in TESTS.items():
            of_room = [mutant for mutant in tried if mutant.file.startswith(room + "/")]
            tests = tuple(asked.tests or usual)
            if of_room:
                survived += Trial(of_room, tests, out, is_verbose=asked.verbose).survivors()
        killed = len(tried) - survived
        out.write(
            f"{len(chosen)} of {len(found)} mutants (seed {asked.seed}): {killed} killed, "
            f"{survived} survived, {len(chosen) - len(tried)} explained; "
            f"{100 * killed / (len(tried) or 1):.1f} % killed; "
            f"{sum(os.times()[:4]):.0f} s of CPU time, {time.monotonic() - begun:.0f} s\n"
        )
    return 0


class Trial:
    """The mutants of one room, and who survives."""

    def __init__(self, tried: list[Mutant], tests: tuple[str, ...], out: TextIO, *, is_verbose: bool) -> None:
        """Try these on those tests; tell each survivor as soon as it is known."""
        self._tried = tried
        self._tests = tests
        self._out = out
        self._is_verbose = is_verbose
        self._known = Known()
        self._survived = 0
        self._left = list[int]()
        """The places of those that are tried at import, because no test has noticed them before."""

    def survivors(self) -> int:
        """How many survive."""

        def in_functions(told: int) -> None:
            survey(ROOT, sorted({mutant.file for mutant in self._tried}), self._tests, self._try_functions)
            with os.fdopen(os.dup(told), "w", encoding="utf-8") as file:
                json.dump([self._survived, self._left, self._known.seconds, self._known.meets], file)

        status, told = in_child(in_functions)
        verdict(status, told)
        self._survived, self._left, seconds, meets = json.loads(told)
        self._known = Known.of({"seconds": seconds, "meets": meets})
        for place in self._left:
            mutant = self._tried[place]
            self._tell(mutant, try_import(ROOT, mutant, self._known, self._tests))
        return self._survived

    def _try_functions(self, room: Survey) -> None:
        self._known = room.known
        for place, mutant in enumerate(self._tried):
            killer = room.try_functions(mutant) if mutant.in_function else None
            if killer is None and (room.known.runs_at_import(mutant) or room.changed(mutant) is None):
                self._left.append(place)
            else:
                self._tell(mutant, killer)

    def _tell(self, mutant: Mutant, killer: str | None) -> None:
        """Remember the killer, and tell who has none."""
        if killer is not None:
            self._known.kills[mutant.file, killer] += 1
        self._survived += killer is None
        if killer is None or self._is_verbose:
            what = "no test fails" if killer is None else killer
            is_import = self._known.runs_at_import(mutant)
            unmet = "" if self._known.tests_for(mutant, is_import=is_import) else " (no test runs it)"
            self._out.write(
                f"{mutant.file}:{mutant.first} {mutant.scope}: {what}{unmet}\n"
                f"  - {mutant.before}\n  + {mutant.after}\n"
            )


def files(paths: list[str]) -> list[str]:
    """The source files below these paths, in order; raises SystemExit(2) for a path without tests."""
    found = set()
    for path in paths:
        below = [ROOT / path] if path.endswith(".py") else (ROOT / path).rglob("*.py")
        found |= {file.relative_to(ROOT).as_posix() for file in below if file.is_file()}
    if not found or not all(file.startswith(tuple(f"{room}/" for room in TESTS)) for file in found):
        sys.stderr.write(f"Files below {', '.join(TESTS)} can be tried.\n")
        raise SystemExit(2)
    return sorted(found)


def sample(found: list[Mutant], number: int | None, seed: str) -> list[Mutant]:
    """So many of them by lot, of each file its share; all if there is no number; in their order."""
    if number is None:
        return found
    by_file: defaultdict[str, list[Mutant]] = defaultdict(list)
    for mutant in found:
        by_file[mutant.file].append(mutant)
    places = []
    for file, those in by_file.items():
        random.Random(f"{seed}:{file}").shuffle(those)
        places += [((place + 0.5) / len(those), mutant) for place, mutant in enumerate(those)]
    places.sort(key=itemgetter(0))
    return sorted((mutant for _, mutant in places[:number]), key=lambda mutant: (mutant.file, mutant.slot))


def accepted() -> dict[tuple[str, str, str, str], str]:
    """Why a mutant may survive, by its key."""
    text = ACCEPTED.read_text(encoding="utf-8")
    return {
        (one["file"], one["scope"], before, after): one["reason"]
        for one in yaml.safe_load(text)
        for before, after in one["changes"]
    }


def _asked(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.robustness.mutants", description=__doc__)
    parser.add_argument("paths", nargs="+", help="folders or files below game/")
    parser.add_argument("--sample", type=int, help="so many by lot, of each file its share")
    parser.add_argument(
        "--seed", default=time.strftime("%Y-%m-%d"), help="of the lot; if there is none, today's date"
    )
    parser.add_argument("--tests", nargs="+", help="these tests instead of those of the room")
    parser.add_argument("--verbose", action="store_true", help="tell who killed the others, too")
    return parser.parse_args(words)


if __name__ == "__main__":
    with scratch("mutants"):
        sys.exit(main(sys.argv[1:]))
