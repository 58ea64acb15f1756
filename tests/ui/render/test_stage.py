"""The stage paints little, and what it shows is what a full painting would show."""

from __future__ import annotations

import random

import pygame
import pytest

from game.ui.render.stage import Picture, Stage, changes, merged


def blot(colour: tuple[int, int, int, int], size: tuple[int, int] = (40, 30)) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill(colour)
    return surface.premul_alpha()


@pytest.fixture
def background() -> pygame.Surface:
    surface = pygame.Surface((300, 200), 0, 32)
    surface.fill((20, 90, 60))
    return surface


def test_nothing_changed_paints_nothing(background: pygame.Surface) -> None:
    stage = Stage(lambda: background)
    pictures = [Picture(blot((200, 10, 10, 255)), 5, 5)]
    assert stage.paint(pictures)
    assert stage.paint(list(pictures)) == []


def test_a_moved_picture_dirties_both_its_places() -> None:
    surface = blot((1, 2, 3, 255))
    old, new = [Picture(surface, 0, 0)], [Picture(surface, 100, 0)]
    assert sorted(rect.x for rect in changes(old, new)) == [0, 100]


def test_another_order_is_a_change() -> None:
    below, above = Picture(blot((255, 0, 0, 255)), 0, 0), Picture(blot((0, 255, 0, 255)), 10, 0)
    assert changes([below, above], [above, below])


def test_touching_rectangles_are_joined_until_none_touch() -> None:
    rects = [pygame.Rect(0, 0, 10, 10), pygame.Rect(30, 0, 10, 10), pygame.Rect(5, 5, 30, 2)]
    assert merged(rects) == [pygame.Rect(0, 0, 40, 10)]


def test_what_was_painted_in_pieces_equals_a_whole_painting(background: pygame.Surface) -> None:
    rng = random.Random(7)
    surfaces = [blot((rng.randrange(256), rng.randrange(256), 90, rng.choice((90, 255)))) for _ in range(6)]
    stage = Stage(lambda: background)
    pictures = [Picture(surface, rng.randrange(280), rng.randrange(180)) for surface in surfaces]
    for _ in range(40):
        pictures = list(pictures)
        which = rng.randrange(len(pictures))
        pictures[which] = Picture(pictures[which].surface, rng.randrange(280), rng.randrange(180))
        if rng.random() < 0.3:
            rng.shuffle(pictures)
        stage.paint(pictures)
        whole = Stage(lambda: background)
        whole.paint(pictures)
        assert stage.canvas.get_buffer().raw == whole.canvas.get_buffer().raw
