"""Readers are fed with mutated files, codes and requests: never a traceback, a hang, or memory beyond bounds.

    python -m tests.robustness.fuzz --runs 1000 record
    python -m tests.robustness.fuzz --all --runs 20000

With the fuzzer atheris installed (`pip install atheris`) what is new in the coverage is kept and mutated
again; without it the seeds alone are. Every target is a process of its own. What is found lies as a file in
`--found`, and `python -m tests.robustness.fuzz --again FILE TARGET` shows it.
"""

from __future__ import annotations

import argparse
import faulthandler
import importlib.util
import random
import resource
import subprocess
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.scratch import scratch

if TYPE_CHECKING:
    from tests.robustness.fuzz_targets import Target

MEMORY: Final = 200
"""MiB that nothing may need beyond what the process had before."""


class Watch:
    """Tries one input after the other, and notes how long the longest took."""

    def __init__(self, name: str, target: Target, found: Path) -> None:
        self._name, self._target, self._found = name, target, found
        self.runs = self.breaks = 0
        self._told: set[str] = set()
        """What was found before: each place in the code is told once."""
        self.longest = 0.0
        self.begun = _peak()

    def try_one(self, content: bytes) -> None:
        """Check it; whatever breaks is kept, told, and then gone over."""
        self.runs += 1
        began, peak = time.thread_time(), _peak()
        try:
            self._target.check(content)
        except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
            self._keep(content, traceback.format_exc(limit=-4))
        seconds = time.thread_time() - began
        self.longest = max(self.longest, seconds)
        if seconds > self._target.seconds:
            self._keep(content, f"it took {seconds:.1f} s")
        if _peak() - peak > MEMORY:
            self._keep(content, f"it took {_peak() - peak:.0f} MiB")

    def _keep(self, content: bytes, why: str) -> None:
        self.breaks += 1
        if (place := " ".join(why.splitlines()[-5:])) in self._told:
            return
        self._told.add(place)
        self._found.mkdir(parents=True, exist_ok=True)
        path = self._found / f"{self._name}-{self.runs}"
        path.write_bytes(content)
        say(f"FOUND {path} ({len(content)} bytes): {why}")

    def figures(self) -> str:
        """What came of it."""
        return (
            f"{self._name}: {self.runs} inputs, {self.breaks} broke; "
            f"the longest took {self.longest * 1000:.0f} ms, "
            f"memory grew by {_peak() - self.begun:.0f} MiB to {_peak():.0f} MiB"
        )


def say(line: str) -> None:
    """Tell it at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def fuzz(name: str, runs: int, seed: int, found: Path) -> int:
    """Feed one target; the number of inputs that broke it."""
    has_atheris = importlib.util.find_spec("atheris") is not None
    return (_with_coverage if has_atheris else _without_coverage)(name, runs, seed, found)


def _without_coverage(name: str, runs: int, seed: int, found: Path) -> int:
    from tests.robustness.fuzz_targets import TARGETS, with_few_worlds
    from tests.robustness.mutations import mutated

    with_few_worlds()
    target, lot = TARGETS[name], random.Random(f"{seed}:{name}")
    seeds = target.seeds()
    watch = Watch(name, target, found)
    for _ in range(runs):
        watch.try_one(mutated(lot.choice(seeds), seeds, lot))
    say(f"{watch.figures()} (without coverage)")
    return watch.breaks


def _with_coverage(name: str, runs: int, seed: int, found: Path) -> int:
    """As libFuzzer does: what reaches new lines is mutated further."""
    import atheris

    with atheris.instrument_imports(include=["game.records", "game.variants", "game.app", "game.table"]):
        from tests.robustness.fuzz_targets import TARGETS, with_few_worlds
    from tests.robustness.mutations import mutated

    with_few_worlds()
    target = TARGETS[name]
    seeds = target.seeds()
    corpus = found / f"corpus-{name}"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(seeds):
        (corpus / f"seed-{number}").write_bytes(content)
    watch = Watch(name, target, found)
    lot = random.Random(f"{seed}:{name}")

    def mutate(content: bytes, longest: int, number: int) -> bytes:
        if lot.random() < 0.3:
            with suppress(ValueError):
                return bytes(atheris.Mutate(content, longest))
        return mutated(content, seeds, random.Random(number))[:longest]

    def one(content: bytes) -> None:
        watch.try_one(content)
        if watch.runs == runs:
            say(f"{watch.figures()}, {len(list(corpus.iterdir()))} kept for new coverage")

    options = [f"-runs={runs}", f"-seed={seed + 1}", "-max_len=20000", "-timeout=60", "-rss_limit_mb=2000"]
    options += ["-verbosity=0", "-close_fd_mask=0", f"-artifact_prefix={found}/{name}-"]
    atheris.Setup([sys.argv[0], *options, str(corpus)], one, custom_mutator=mutate)
    atheris.Fuzz()
    return watch.breaks


def _peak() -> float:
    """The most memory that the process has had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(arguments: list[str] | None = None) -> int:
    """Feed the targets that are named; 0 if nothing broke."""
    how = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=how)
    parser.add_argument("targets", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--runs", type=int, default=1000, help="inputs for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--found", type=Path, default=Path("found"), help="where to keep what breaks")
    parser.add_argument("--again", type=Path, help="only this input, with everything it raises")
    asked = parser.parse_args(arguments)
    faulthandler.enable()
    if asked.again is not None:
        return _again(asked.targets[0], asked.again)
    if len(asked.targets) == 1 and not asked.all:
        return 1 if fuzz(asked.targets[0], asked.runs, asked.seed, asked.found) else 0
    from tests.robustness.fuzz_targets import TARGETS

    worst = 0
    for name in asked.targets or TARGETS:
        command: list[Any] = [sys.executable, "-m", "tests.robustness.fuzz", name, "--runs", asked.runs]
        command += ["--seed", asked.seed, "--found", asked.found]
        done = subprocess.run([str(part) for part in command], check=False)
        worst = max(worst, abs(done.returncode))
    return worst


def _again(name: str, path: Path) -> int:
    from tests.robustness.fuzz_targets import TARGETS, with_few_worlds

    with_few_worlds()
    TARGETS[name].check(path.read_bytes())
    say("nothing broke")
    return 0


if __name__ == "__main__":
    with scratch("fuzz"):
        sys.exit(main())
