"""Mutated input of every kind is accepted or refused with a sentence; the fuzzer notices when it is not."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from tests.robustness.fuzz import Watch
from tests.robustness.fuzz_targets import TARGETS, Target
from tests.robustness.mutations import mutated

FEW = {"history": 12, "case": 12}
"""So many of those that take long; the series do the rest."""


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_mutated_is_accepted_or_refused(name: str, tmp_path: Path) -> None:
    target, lot = TARGETS[name], random.Random(f"suite:{name}")
    seeds = target.seeds()
    for content in seeds[:8]:
        target.check(content)
    watch = Watch(name, target, tmp_path)
    for _ in range(FEW.get(name, 40)):
        watch.try_one(mutated(lot.choice(seeds), seeds, lot))
    assert watch.breaks == 0, "\n".join(str(path) for path in tmp_path.iterdir())


def test_mutations_are_many_and_the_same_again() -> None:
    seeds = [b'[Game "bela4"]\n1 South QH', b"Calls 12"]
    first, second = ([mutated(seeds[0], seeds, lot) for _ in range(99)] for lot in map(random.Random, (5, 5)))
    assert first == second
    assert len(set(first)) > 60


def test_the_fuzzer_keeps_what_raises_and_what_hangs(tmp_path: Path) -> None:
    def check(content: bytes) -> None:
        if content == b"raise":
            raise KeyError(content)
        end = time.thread_time() + (0.02 if content == b"hang" else 0)
        while time.thread_time() < end:
            pass

    watch = Watch("odd", Target(list, check, seconds=0.01), tmp_path)
    for content in (b"fine", b"raise", b"hang"):
        watch.try_one(content)
    assert watch.breaks == 2
    assert {path.read_bytes() for path in tmp_path.iterdir()} == {b"raise", b"hang"}
