"""The pen keeps to its boxes, and says when it could not."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.fonts import Fonts, Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM, CREAM_DIM, FELT, INK, PAPER, PLAQUE, RED, WOOD_DARK, contrast
from game.ui.writing import LEGIBLE, Pen, Style


@pytest.fixture
def pen() -> Iterator[Pen]:
    pygame.font.init()
    yield Pen(Fonts())
    pygame.font.quit()


@pytest.fixture
def paper() -> pygame.Surface:
    return pygame.Surface((400, 200))


@pytest.mark.parametrize("across", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("text", ["Mi", "Zvali smo i prošli: 112 prema 70."])
def test_ink_stays_in_the_box(pen: Pen, paper: pygame.Surface, text: str, across: float) -> None:
    box = Rect(50, 40, 220, 60)
    pen.write(paper, text, box, Style(px=24, across=across))
    inked = pygame.mask.from_threshold(paper, (255, 255, 255), (200, 200, 200)).get_bounding_rects()
    assert inked
    assert all(box.encloses(Rect(*rect), slack=1) for rect in inked)
    assert not pen.written[0].is_cut


def test_a_sentence_is_wrapped_and_made_smaller_before_it_is_cut(pen: Pen, paper: pygame.Surface) -> None:
    text = "Započeta partija nije dovršena. Nova će je zamijeniti, i to je sve što treba reći."
    pen.write(paper, text, Rect(0, 0, 200, 60), Style(px=22, wraps=True))
    assert (pen.written[0].px < 22, pen.written[0].is_cut) == (True, False)


def test_what_does_not_fit_is_owned_up_to(pen: Pen, paper: pygame.Surface) -> None:
    pen.write(paper, "Nemoguće dugačak natpis", Rect(0, 0, 40, 20), Style(px=22))
    pen.write(paper, "Nemoguće dugačak natpis " * 9, Rect(0, 0, 90, 20), Style(px=22, wraps=True))
    assert [written.is_cut for written in pen.written] == [True, True]
    assert all(written.px == LEGIBLE for written in pen.written)


def test_a_shadow_lies_below_the_letters(pen: Pen, paper: pygame.Surface) -> None:
    paper.fill((90, 90, 90))
    pen.write(paper, "Bela", Rect(0, 0, 200, 80), Style(Typeface.HEADING, 60, CREAM, shadow=(0, 0, 0)))
    colours = {tuple(paper.get_at((x, y)))[:3] for x in range(200) for y in range(80)}
    assert {CREAM, (0, 0, 0)} <= colours


def test_forgetting_begins_a_fresh_list(pen: Pen, paper: pygame.Surface) -> None:
    pen.write(paper, "Mi", Rect(0, 0, 100, 30), Style())
    pen.forget()
    assert not pen.written


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(CREAM, PLAQUE), (CREAM_DIM, WOOD_DARK), (CREAM, FELT), (INK, PAPER), (RED, PAPER)],
)
def test_text_stands_out_from_its_ground(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> None:
    assert contrast(ink, ground) >= 4.5
