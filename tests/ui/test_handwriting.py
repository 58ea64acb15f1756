"""Figures are strokes: they grow while they are written and never leave their surface."""

from __future__ import annotations

import pygame
import pytest

from game.ui.handwriting import STROKES, width_of, written


def ink(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface, 60).count()


@pytest.mark.parametrize("sign", sorted(STROKES))
def test_every_sign_leaves_ink_inside_its_surface(sign: str) -> None:
    surface = written(sign, 48)
    assert ink(surface) > 20
    box = surface.get_bounding_rect(60)
    assert box.left > 0
    assert box.right < surface.width
    assert box.top >= 0
    assert box.bottom <= surface.height


def test_the_ten_figures_are_ten_pictures() -> None:
    pictures = {pygame.image.tobytes(written(figure, 40, seed=1), "RGBA") for figure in "0123456789"}
    assert len(pictures) == 10


def test_writing_goes_on_stroke_by_stroke() -> None:
    amounts = [ink(written("162", 40, share=share)) for share in (0, 0.2, 0.5, 0.8, 1)]
    assert amounts[0] == 0
    assert amounts == sorted(set(amounts))


def test_the_same_seed_is_the_same_hand() -> None:
    one, other, third = (pygame.image.tobytes(written("182", 40, seed=seed), "RGBA") for seed in (4, 4, 5))
    assert one == other
    assert one != third


def test_wider_numbers_take_more_room() -> None:
    assert width_of("1", 20) < width_of("7", 20) < width_of("77", 20)
