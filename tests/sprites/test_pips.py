"""A number card shows as many signs as its number: counted in the picture, not in the generator's tables."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

SPRITES = Path(__file__).parents[2] / "sprites"
NUMBERS = {"7": 7, "8": 8, "9": 9, "T": 10}
SIZE = (500, 780)

# A colour that makes exactly one large piece of each sign: the lit half of a nut, of a bell's red band, of a
# heart, of a leaf (a vein cuts its tip off); French signs are flat. The small scenes are mixed with paper, so
# that none of their colours matches.
ONE_PIECE = {
    "hungarian": {"C": "#D0944F", "D": "#C4351F", "H": "#C4351F", "S": "#4E8238"},
    "french": {"C": "#1B1D36", "D": "#C9243B", "H": "#C9243B", "S": "#1B1D36"},
}
LARGE = {"C": 40, "D": 40, "H": 40, "S": 300}  # pixels


def picture(deck: str, code: str) -> pygame.Surface:
    return pygame.image.load_sized_svg(SPRITES / "cards" / deck / f"{code}.svg", SIZE)


def signs(surface: pygame.Surface, deck: str, suit: str) -> list[pygame.Rect]:
    mask = pygame.mask.from_threshold(surface, pygame.Color(ONE_PIECE[deck][suit]), (2, 2, 2, 255))
    return [piece.get_bounding_rects()[0] for piece in mask.connected_components(LARGE[suit])]


@pytest.mark.parametrize("rank", NUMBERS)
@pytest.mark.parametrize("suit", "CDHS")
@pytest.mark.parametrize("deck", ["hungarian", "french"])
def test_the_number_of_signs(deck: str, suit: str, rank: str) -> None:
    found = signs(picture(deck, rank + suit), deck, suit)
    assert len(found) == NUMBERS[rank], found


@pytest.mark.parametrize("deck", ["hungarian", "french"])
def test_a_missing_sign_would_be_noticed(deck: str) -> None:
    card = picture(deck, "7H")
    place = signs(card, deck, "H")[0]
    pygame.draw.rect(card, "#FBF4E2", place.inflate(4, 4))
    assert len(signs(card, deck, "H")) == 6


@pytest.mark.parametrize("suit", "CDHS")
def test_an_ace_of_the_tell_deck_is_a_two(suit: str) -> None:
    """Its medallion shows two signs; the season around it may share their colour."""
    medallion = picture("hungarian", "A" + suit).subsurface(pygame.Rect(190, 330, 120, 120))
    assert len(signs(medallion, "hungarian", suit)) == 2


@pytest.mark.parametrize("code", [rank + suit for rank in "8T" for suit in "CDHS"])
@pytest.mark.parametrize("deck", ["hungarian", "french"])
def test_the_signs_stand_point_symmetrically(deck: str, code: str) -> None:
    boxes = [place.center for place in signs(picture(deck, code), deck, code[1])]
    turned = {(round((500 - x) / 12), round((780 - y) / 12)) for x, y in boxes}
    straight = {(round(x / 12), round(y / 12)) for x, y in boxes}
    assert all(any(abs(a - c) <= 1 and abs(b - d) <= 1 for c, d in straight) for a, b in turned)
