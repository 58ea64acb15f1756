"""The bare table: the wooden rim is that of the drawing, whatever parts of it are drawn."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.scenes.table.picture.backdrop import DRAWN, RIM, SHADE, Felt, bare_table, lay_rim
from game.ui.render.svg import rasterised

TABLE = assets() / "sprites" / "table" / "green.svg"
WIDTH = 17
SIZE = (DRAWN[0] * WIDTH // RIM, DRAWN[1] * WIDTH // RIM)


def rim_of(size: tuple[int, int]) -> pygame.Surface:
    rim = pygame.Surface(size, pygame.SRCALPHA, 32)
    lay_rim(rim, Felt(TABLE.read_text("utf-8")).rim(WIDTH), WIDTH)
    return rim


def most_apart(one: pygame.Surface, other: pygame.Surface) -> int:
    return max(abs(a - b) for a, b in zip(one.get_buffer().raw, other.get_buffer().raw, strict=True))


@pytest.mark.parametrize(
    "plank",
    [
        pygame.Rect(0, 0, SIZE[0], WIDTH),
        pygame.Rect(0, SIZE[1] - WIDTH, SIZE[0], WIDTH),
        pygame.Rect(0, 0, WIDTH, SIZE[1]),
        pygame.Rect(SIZE[0] - WIDTH, 0, WIDTH, SIZE[1]),
    ],
    ids=["top", "bottom", "left", "right"],
)
def test_every_plank_of_the_rim_is_that_of_the_drawing(plank: pygame.Rect) -> None:
    rim = rim_of(SIZE)
    drawing = rasterised(TABLE, SIZE)
    assert most_apart(rim.subsurface(plank).copy(), drawing.subsurface(plank).copy()) <= 8


def test_the_middle_of_the_rim_is_open() -> None:
    rim = rim_of((900, 600))
    edge = (RIM + SHADE) * WIDTH // RIM + 1
    inside = rim.subsurface(rim.get_rect().inflate(-2 * edge, -2 * edge)).copy()
    assert not any(inside.get_buffer().raw)
    assert rim.get_at((450, WIDTH // 2)).a == 255


def test_a_window_of_one_pixel_has_neither_emblem_nor_rim() -> None:
    assert bare_table(assets() / "sprites", (1, 1), (0.0, 0.0), 0, 0, "green").get_size() == (1, 1)
