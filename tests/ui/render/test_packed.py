"""Packed pictures come back as they were, and only a few lie open."""

from __future__ import annotations

import pygame

from game.ui.render.packed import PackedPictures


def picture(shade: int) -> pygame.Surface:
    surface = pygame.Surface((31, 47), pygame.SRCALPHA, 32)
    surface.fill((shade, 3, 200, 90), (3, 5, 20, 30))
    return surface


def pixels(surface: pygame.Surface | None) -> bytes:
    assert surface is not None
    return bytes(surface.get_buffer().raw)


def test_what_was_packed_comes_back_to_the_pixel() -> None:
    packed = PackedPictures[int](2)
    for shade in range(5):
        packed.pack(shade, picture(shade))
    assert 4 in packed
    assert 5 not in packed
    assert packed.get(5) is None
    for shade in range(5):
        assert pixels(packed.get(shade)) == pixels(picture(shade))
    assert packed.get(0) is not packed.get(1)


def test_only_the_last_ones_lie_open() -> None:
    packed = PackedPictures[int](2)
    made = {shade: picture(shade) for shade in range(3)}
    for shade, surface in made.items():
        packed.pack(shade, surface)
        packed.lay_open(shade, surface)
    assert packed.get(1) is made[1]
    assert packed.get(2) is made[2]
    assert packed.get(0) is not made[0]
    assert packed.get(1) is not made[1], "it gave way to the first one"


def test_after_closing_all_of_them_are_packed() -> None:
    packed = PackedPictures[int](2)
    first = picture(1)
    packed.pack(1, first)
    packed.lay_open(1, first)
    packed.close()
    assert not packed.is_open(1)
    again = packed.get(1)
    assert packed.is_open(1)
    assert again is not first
    assert pixels(again) == pixels(first)
