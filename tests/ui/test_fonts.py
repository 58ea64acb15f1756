"""Every letter of the six languages is there, figures stand in line, and long texts are wrapped."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.fonts import OPEN_FONTS, Fonts, Typeface, font_file

LETTERS = (
    "čćžšđČĆŽŠĐ äöüßÄÖÜ éèêçœàâîôûëïÉÈÊÇ ąęłńóśźżĄĘŁŃÓŚŹŻ абвгдежзийклмнопрстуфхцчшщъьюяЙЩЪЮЯ őűŐŰ – „”“’…×−"
)
"""Croatian, German, French, Polish, Bulgarian, Hungarian, and the signs between the words."""


@pytest.fixture
def fonts() -> Iterator[Fonts]:
    pygame.font.init()
    yield Fonts()
    pygame.font.quit()


@pytest.mark.parametrize("face", Typeface)
def test_every_letter_has_a_glyph(fonts: Fonts, face: Typeface) -> None:
    found = fonts.font(face, 24).metrics(LETTERS)
    missing = [
        letter for letter, metric in zip(LETTERS, found, strict=True) if metric is None and letter != " "
    ]
    assert not missing
    drawn = {
        letter: pygame.image.tobytes(fonts.surface(letter, face, 24, (255, 255, 255)), "RGBA")
        for letter in "čćžđЖł"
    }
    assert len(set(drawn.values())) == len(drawn), "two letters look the same: a box for a missing glyph?"


@pytest.mark.parametrize("face", [Typeface.TEXT, Typeface.MEDIUM, Typeface.BOLD])
def test_figures_for_scores_stand_in_line(fonts: Fonts, face: Typeface) -> None:
    font = fonts.font(face, 40)
    boxes = [metric for metric in font.metrics("0123456789") if metric is not None]
    assert len(boxes) == 10
    tops, feet = [box[3] for box in boxes], [box[2] for box in boxes]
    assert max(tops) - min(tops) <= 2
    assert max(feet) - min(feet) <= 2


@pytest.mark.parametrize("face", [Typeface.HEADING, Typeface.TITLE])
@pytest.mark.parametrize("px", [20, 40])
def test_a_nought_in_what_is_said_is_as_high_as_a_capital_letter(
    fonts: Fonts, face: Typeface, px: int
) -> None:
    """Old-style figures made 80 read as 8o."""
    boxes = [fonts.surface(sign, face, px, (0, 0, 0)).get_bounding_rect() for sign in "H0185"]
    assert all(abs(box.top - boxes[0].top) <= 1 for box in boxes)
    assert all(abs(box.bottom - boxes[0].bottom) <= 1 for box in boxes)
    letter = fonts.surface("o", face, px, (0, 0, 0)).get_bounding_rect()
    assert boxes[1].height > letter.height * 1.2


@pytest.mark.parametrize("face", Typeface)
def test_a_text_with_figures_is_as_wide_as_it_is_measured_and_on_one_line(
    fonts: Fonts, face: Typeface
) -> None:
    for text in ("Zovem 80 Herz", "100", "Coinche 1000"):
        drawn = fonts.surface(text, face, 27, (0, 0, 0))
        assert drawn.width == fonts.size(text, face, 27)[0]
        assert drawn.height == fonts.surface("Herz", face, 27, (0, 0, 0)).height


def test_a_text_is_rendered_once(fonts: Fonts) -> None:
    first = fonts.surface("Dalje", Typeface.TEXT, 20, (1, 2, 3))
    assert fonts.surface("Dalje", Typeface.TEXT, 20, (1, 2, 3)) is first
    assert fonts.surface("Dalje", Typeface.TEXT, 21, (1, 2, 3)) is not first


def test_wrapping_loses_no_word_and_keeps_the_width(fonts: Fonts) -> None:
    text = "Karte, olovka i glasovi za stolom.\nJoš jedan redak."
    lines = fonts.wrap(text, Typeface.TEXT, 16, 120)
    assert " ".join(lines).split() == text.split()
    assert len(lines) > 3
    assert all(fonts.size(line, Typeface.TEXT, 16)[0] <= 120 for line in lines)


def test_a_line_shrinks_no_further_than_the_floor(fonts: Fonts) -> None:
    wide = "Najduža riječ na svijetu i još jedna"
    assert fonts.fitted("Ok", Typeface.TEXT, 20, 200, 11) == 20
    assert 11 <= fonts.fitted(wide, Typeface.TEXT, 20, 280, 11) < 20
    assert fonts.fitted(wide, Typeface.TEXT, 20, 10, 11) == 11


@pytest.mark.parametrize("width", range(40, 330, 13))
def test_a_line_is_as_large_as_its_width_allows(fonts: Fonts, width: int) -> None:
    fits = [px for px in range(8, 31) if fonts.size("Partija do 1001", Typeface.MEDIUM, px)[0] <= width]
    assert fonts.fitted("Partija do 1001", Typeface.MEDIUM, 30, width, 8) == max(fits, default=8)


def test_few_fonts_are_open_however_many_sizes_are_asked_for(fonts: Fonts) -> None:
    first = fonts.font(Typeface.TEXT, 20)
    for px in range(10, 210):
        fonts.size("a", Typeface.MEDIUM, px)
        assert fonts.font(Typeface.TEXT, 20) is first, "one that is in use stays"
    assert fonts.open_fonts == OPEN_FONTS


def test_cutting_ends_with_an_ellipsis_inside_the_width(fonts: Fonts) -> None:
    short = fonts.cut("Najduža riječ na svijetu", Typeface.HAND, 20, 90)
    assert short.endswith("…")
    assert fonts.size(short, Typeface.HAND, 20)[0] <= 90


def test_the_fonts_are_files_of_packages() -> None:
    assert all(font_file(face).suffix == ".ttf" for face in Typeface)
