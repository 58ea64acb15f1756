"""The picture of the README is what the program shows today, and small."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pygame
import pytest

from game.rules.actions import Play
from tests.sprites.few_colours import COLOURS, in_few_colours
from tests.sprites.screenshot import PICTURE, SEED, SIZE, found

MOST_BYTES = 900_000
NEAR = 2.0
"""Mean difference of a channel: letters and edges may differ between machines, another table may not."""


def channels(surface: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(surface).astype(float)


@pytest.mark.slow
def test_the_picture_is_what_the_program_shows(tmp_path: Path) -> None:
    """In a process of its own: this one may keep cards that other tests had drawn with less care."""
    into = tmp_path / "shown.png"
    command = [sys.executable, "-m", "tests.sprites.screenshot", "--into", str(into)]
    subprocess.run(command, cwd=Path(__file__).parents[2], check=True, stdout=subprocess.DEVNULL)
    kept, shown = pygame.image.load(PICTURE), pygame.image.load(into)

    assert kept.get_size() == shown.get_size() == SIZE
    assert PICTURE.stat().st_size < MOST_BYTES
    difference = np.abs(channels(kept) - channels(shown)).mean()
    assert difference < NEAR, "make it anew: python -m tests.sprites.screenshot"


def test_a_match_in_which_nothing_is_to_be_seen_says_so() -> None:
    with pytest.raises(LookupError, match="readme 1"):
        found("readme 1")


def test_the_moment_is_a_card_with_all_before_it() -> None:
    before, card = found(SEED)

    assert [one.seat for one in before[-2:] if isinstance(one, Play)] == [1, 2]
    assert card.seat == 3


def test_few_colours_are_near_the_many() -> None:
    surface = pygame.Surface((64, 64))
    x, y = np.meshgrid(np.arange(64), np.arange(64))
    many = np.stack([x * 4, y * 4, (x + y) * 2], axis=-1).astype(np.uint8)
    pygame.surfarray.blit_array(surface, many)
    few = channels(in_few_colours(surface))

    assert len(np.unique(few.reshape(-1, 3), axis=0)) == COLOURS
    assert np.abs(few - many).max() <= 24


def test_fewer_colours_than_there_may_be_stay_as_they_are() -> None:
    surface = pygame.Surface((4, 4))
    surface.fill((200, 10, 30))
    surface.fill((0, 90, 0), (1, 1, 2, 2))
    assert np.array_equal(channels(in_few_colours(surface)), channels(surface))
