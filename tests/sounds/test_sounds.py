"""Every sound is short, quiet enough, made by the script as committed, and loads in the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
import synthesise
from synthesis.loudness import loudness, peak
from synthesis.signal import RATE
from synthesis.table import SOUNDS

FOLDER = Path(__file__).parents[2] / "sounds"
LONGEST = 2.5
TOTAL_BYTES = 300_000


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init(frequency=RATE)
    yield
    pygame.mixer.quit()


def test_the_files_are_those_of_the_script() -> None:
    assert {path.stem for path in FOLDER.glob("*.ogg")} == set(SOUNDS)


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < TOTAL_BYTES


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", SOUNDS)
def test_loads_in_the_game(name: str) -> None:
    seconds = pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_length()
    assert 0.05 < seconds < LONGEST or (SOUNDS[name].is_endless and seconds == pytest.approx(12, abs=0.01))


@pytest.mark.parametrize("name", SOUNDS)
def test_is_as_loud_as_its_class_and_never_clips(name: str) -> None:
    heard = synthesise.decoded((FOLDER / f"{name}.ogg").read_bytes())
    assert peak(heard) <= -1
    assert loudness(heard) == pytest.approx(SOUNDS[name].level, abs=1.5)


def test_the_murmur_joins_its_end_to_its_beginning() -> None:
    heard = synthesise.decoded((FOLDER / "ambience.ogg").read_bytes())
    usual = float(np.percentile(np.abs(np.diff(heard)), 99.9))
    assert abs(heard[0] - heard[-1]) <= usual


@pytest.mark.parametrize("name", SOUNDS)
def test_the_script_makes_the_committed_file(name: str) -> None:
    made = synthesise.decoded(synthesise.encoded(SOUNDS[name].made(name)))
    kept = synthesise.decoded((FOLDER / f"{name}.ogg").read_bytes())
    assert synthesise.are_same(made, kept)
