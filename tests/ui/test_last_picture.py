"""The last picture fills a window of another size; an older one only lends its colours."""

from __future__ import annotations

import pygame
import pytest

from game.ui.render.last_picture import LastPicture

DARK, BRIGHT = (20, 60, 40), (250, 240, 200)


def with_a_sign() -> pygame.Surface:
    """A dark cloth with stripes, as thin as the letters on a card."""
    picture = pygame.Surface((640, 360))
    picture.fill(DARK)
    for x in range(100, 200, 8):
        picture.fill(BRIGHT, (x, 100, 4, 100))
    return picture


def contrast(screen: pygame.Surface) -> int:
    """The greatest difference between neighbours in a row that goes through the stripes."""
    row = [screen.get_at((x, screen.height * 150 // 360)).g for x in range(screen.width)]
    return max(abs(one - other) for one, other in zip(row, row[4:], strict=False))


@pytest.mark.parametrize("size", [(640, 360), (800, 600)])
def test_the_last_one_is_seen_stretched(size: tuple[int, int]) -> None:
    last, screen = LastPicture(), pygame.Surface(size)
    last.keep(with_a_sign())
    last.lay_on(screen)
    assert contrast(screen) > 100


def test_of_one_that_was_followed_by_another_nothing_can_be_read() -> None:
    last, screen = LastPicture(), pygame.Surface((800, 600))
    last.keep(with_a_sign())
    last.is_over()
    last.lay_on(screen)
    assert contrast(screen) < 30
    assert all(abs(one - other) < 4 for one, other in zip(screen.get_at((700, 500))[:3], DARK, strict=True))


def test_before_the_first_one_it_is_black() -> None:
    screen = pygame.Surface((80, 60))
    screen.fill(BRIGHT)
    LastPicture().lay_on(screen)
    assert screen.get_at((3, 3))[:3] == (0, 0, 0)
