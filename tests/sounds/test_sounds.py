"""Every sound is short, as loud as its class, starts in time, clicks nowhere, and is made by the script."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import numpy as np
import pygame
import pytest
import synthesise
from synthesis.cards import GRAINS, RIFFLE
from synthesis.loudness import decibels, loudness, peak
from synthesis.signal import RATE, Signal
from synthesis.sound import CARD, LETTERS, ROOM, SOFT, TOUCH, TUNE
from synthesis.table import SOUNDS
from synthesis.tunes import SCALE

from game.ui.audio import kind_of

LONGEST = 2.5
TOTAL_BYTES = 760_000
CLASSES = (ROOM, TOUCH, SOFT, CARD, TUNE)
ROOMS = [name for name, sound in SOUNDS.items() if sound.is_endless]
KINDS = ("card_glide", "card_thud", "card_deal", "trick_collect")
SCALED = tuple(f"score_tick_{step}" for step in range(1, len(SCALE) + 1))
PROMISED = (
    *("riffle", "bridge", "shuffle", "pack", "cut", "fan", "chalk", "bell", "coins", "glass"),
    *("pencil", "crack", "pour", "burn", *SCALED),
)
"""The names by which scenes play them."""


@cache
def heard(name: str) -> Signal:
    return synthesise.decoded(synthesise.path_of(name).read_bytes())


def class_of(name: str) -> float:
    """The level of the loudness class that is nearest to what is planned for all of the kind."""
    planned = np.mean([sound.level for other, sound in SOUNDS.items() if kind_of(other) == kind_of(name)])
    return min(CLASSES, key=lambda level: abs(level - float(planned)))


def of_kind(kind: str) -> list[str]:
    return [f"{kind}_{letter}" for letter in LETTERS]


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init(frequency=RATE)
    yield
    pygame.mixer.quit()


def test_the_files_are_those_of_the_script() -> None:
    assert set(synthesise.FOLDER.rglob("*.ogg")) == {synthesise.path_of(name) for name in SOUNDS}
    assert {kind_of(name) for name in SOUNDS} >= {*KINDS, *PROMISED}


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in synthesise.FOLDER.rglob("*.ogg")) < TOTAL_BYTES


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", SOUNDS)
def test_loads_in_the_game(name: str) -> None:
    seconds = pygame.mixer.Sound(synthesise.path_of(name)).get_length()
    assert 0.05 < seconds < LONGEST or (SOUNDS[name].is_endless and seconds == pytest.approx(10, abs=0.01))


@pytest.mark.parametrize("name", SOUNDS)
def test_is_as_loud_as_planned_and_as_its_class_and_never_clips(name: str) -> None:
    level = loudness(heard(name))
    assert peak(heard(name)) <= -1
    assert level == pytest.approx(SOUNDS[name].level, abs=0.6)
    assert level == pytest.approx(class_of(name), abs=3)


@pytest.mark.parametrize("name", sorted({*SOUNDS} - {*ROOMS}))
def test_begins_and_ends_without_a_click_and_lies_round_zero(name: str) -> None:
    """The first sample and the last 2 ms are far below the peak; nothing shifts the whole to one side."""
    signal = heard(name)
    assert decibels(abs(float(signal[0]))) < peak(signal) - 15
    assert decibels(float(np.max(np.abs(signal[-RATE // 500 :])))) < -60
    assert decibels(abs(float(np.mean(signal)))) < -55


@pytest.mark.parametrize("name", [*of_kind("card_thud"), *of_kind("card_deal"), "pack"])
def test_what_is_played_on_contact_is_loudest_at_once(name: str) -> None:
    """With the mixer's buffer of 11.6 ms the thud is heard within 16 ms of the frame of contact."""
    signal = heard(name)
    assert float(np.argmax(np.abs(signal))) / RATE <= 0.0043
    energy = np.cumsum(signal**2)
    assert float(np.searchsorted(energy, energy[-1] / 2)) / RATE < 0.025


@pytest.mark.parametrize(
    "name", ["bell", "bridge", "burn", "button", "call", "chalk", "coins", "crack", "glass", "knock", *SCALED]
)
def test_what_is_struck_is_there_at_once(name: str) -> None:
    """Within 12 ms it is half as high as it becomes within a tenth of a second."""
    signal = np.abs(heard(name))
    assert np.max(signal[: int(0.012 * RATE)]) > np.max(signal[: RATE // 10]) / 2


@pytest.mark.parametrize("kind", KINDS)
def test_eight_variants_differ_in_pitch_loudness_and_grain(kind: str) -> None:
    sounds = [SOUNDS[name] for name in of_kind(kind)]
    cents = [sound.cents for sound in sounds]
    levels = [loudness(heard(name)) for name in of_kind(kind)]
    assert len(sounds) == len(set(cents)) == len({sound.level for sound in sounds}) == 8
    assert (min(cents), max(cents)) == (-40, 40)
    assert max(levels) - min(levels) == pytest.approx(4, abs=0.5)
    made = [heard(name)[: RATE // 5] for name in of_kind(kind)]
    assert all(abs(np.corrcoef(one, other)[0, 1]) < 0.9 for one, other in pairwise(made))


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("riffle", RIFFLE), ("shuffle", RIFFLE), ("shuffle_calm", 0.85), ("shuffle_quick", 0.3)],
)
def test_the_grains_of_a_riffle_lie_where_its_picture_looks_for_them(name: str, seconds: float) -> None:
    """Sixteen of them, evenly in that time: within 8 ms of its moment each is louder than what is between."""
    signal = np.abs(heard(name))
    early, late = RATE // 1000, int(0.008 * RATE)
    for grain in range(GRAINS):
        start = int(seconds * grain / GRAINS * RATE)
        between = signal[start + late : int(seconds * (grain + 0.6) / GRAINS * RATE)]
        loudest = float(np.max(signal[max(0, start - early) : start + late]))
        assert loudest > 0.1 * np.max(signal)
        assert not len(between) or loudest > float(np.max(between[: RATE // 500]))


def test_points_are_counted_up_a_scale() -> None:
    found = []
    for name in SCALED:
        signal = heard(name)
        spectrum = np.abs(np.fft.rfft(signal, RATE * 2))
        found.append(float(np.argmax(spectrum)) / 2)
    assert found == pytest.approx(SCALE, rel=0.005)
    assert all(low < high for low, high in pairwise(found))


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_joins_its_end_to_its_beginning_and_stays_calm(name: str) -> None:
    signal = heard(name)
    seam = np.concatenate([signal[-RATE // 150 :], signal[: RATE // 150]])
    for order in (1, 2, 3):  # no step, no bend, no click that would not be found elsewhere as well
        usual = float(np.percentile(np.abs(np.diff(signal, order)), 99.9))
        assert np.max(np.abs(np.diff(seam, order))) <= usual
    # a second of it is never much louder than the whole
    seconds = signal[: len(signal) // RATE * RATE].reshape(-1, RATE)
    whole = decibels(float(np.sqrt(np.mean(signal**2))))
    assert max(decibels(float(np.sqrt(np.mean(one**2)))) for one in seconds) < whole + 5


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", SOUNDS)
def test_the_script_makes_the_committed_file(name: str) -> None:
    made = synthesise.decoded(synthesise.ogg_of(name))
    assert synthesise.are_same(made, heard(name))


def test_the_script_makes_the_same_bytes_again() -> None:
    assert synthesise.ogg_of("bell") == synthesise.ogg_of("bell")
