"""Large print and four colours: what the player has chosen of the look of the cards, in both decks."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.app.paths import assets
from game.cards.card import DECK, card
from game.scenes.cards.colours import FILL, coloured, source
from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import LARGE_LETTER, UNITS, FaceMaker
from game.scenes.cards.index_plan import IndexPlan
from game.scenes.cards.printing import PLAIN, Printing
from game.scenes.preferences import Back
from game.ui.render.svg import UnreadableDrawingError
from game.ui.theme import Colour, contrast

SPRITES = assets() / "sprites"
FOUR = Printing(has_four_colours=True)
LARGE = Printing(is_large=True)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def colour(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def share_of_ink(surface: pygame.Surface) -> float:
    """How much of a card is not its paper."""
    paper = surface.get_at((surface.width // 2, surface.height // 12))
    width, height = surface.get_size()
    spots = [(x, y) for x in range(4, width - 4, 3) for y in range(4, height - 4, 3)]
    far = [
        spot
        for spot in spots
        if sum(abs(a - b) for a, b in zip(surface.get_at(spot), paper, strict=True)) > 90
    ]
    return len(far) / len(spots)


@pytest.mark.parametrize("deck", list(Deck))
@pytest.mark.parametrize("printing", [FOUR, LARGE, Printing(is_large=True, has_four_colours=True)], ids=str)
def test_no_two_cards_look_alike_in_any_print(deck: Deck, printing: Printing) -> None:
    maker = FaceMaker(SPRITES, deck, "hr", printing)
    assert len({pixels(maker.face(one, 60)) for one in DECK[::2]}) == len(DECK[::2])


@pytest.mark.parametrize("deck", list(Deck))
def test_four_colours_change_the_signs_and_nothing_else(deck: Deck) -> None:
    for one in DECK[::3]:
        name = f"cards/{deck}/{one.code}"
        plain = source(SPRITES, name, has_four_colours=False)
        four = source(SPRITES, name, has_four_colours=True)
        assert FILL.sub("", plain) == FILL.sub("", four)
        assert plain == (SPRITES / f"{name}.svg").read_text("utf-8")
        assert plain != four
    for suit in "CDHS":
        name = f"pips/{deck}/{suit}"
        pictures = [coloured(SPRITES, name, (40, 44), has_four_colours=four) for four in (False, True)]
        assert pixels(pictures[0]) != pixels(pictures[1])


def test_the_letters_of_four_suits_have_four_colours_that_are_read_on_paper() -> None:
    plan = IndexPlan(SPRITES / "index")
    suits = [card(f"A{suit}") for suit in "CDHS"]
    inks = [plan.ink(one, Deck.FRENCH, has_four_colours=True) for one in suits]
    assert len(set(inks)) == 4
    assert len({plan.ink(one, Deck.FRENCH) for one in suits}) == 2
    assert all(contrast(colour(ink), (0xFC, 0xF8, 0xEE)) >= 3 for ink in inks)
    for one, other in combinations(inks, 2):
        assert sum(abs(a - b) for a, b in zip(colour(one), colour(other), strict=True)) > 90


@pytest.mark.parametrize("deck", list(Deck))
def test_large_print_has_no_figures_and_a_rank_of_a_quarter_of_the_card(deck: Deck) -> None:
    plain, large = FaceMaker(SPRITES, deck, "hr", PLAIN), FaceMaker(SPRITES, deck, "hr", LARGE)
    king = card("KC")
    assert share_of_ink(large.face(king, 312)) < 0.3 < share_of_ink(plain.face(king, 312))
    assert LARGE_LETTER / UNITS[1] * 240 >= 60  # pixels in the hand at 1280 x 720
    picture = large.face(king, 312)
    rank = picture.subsurface((0, 0, 2 * picture.width // 5, picture.height * 2 // 3)).copy()
    assert share_of_ink(rank) > 0.2, "what a fan leaves to be seen holds rank and suit"


@pytest.mark.parametrize("deck", list(Deck))
def test_a_sketch_in_large_print_is_the_card_itself(deck: Deck) -> None:
    maker = FaceMaker(SPRITES, deck, "hr", LARGE)
    assert pixels(maker.sketch(DECK[3], 120, 120)) == pixels(maker.face(DECK[3], 120))


@pytest.mark.parametrize("deck", list(Deck))
def test_each_deck_has_two_backs(deck: Deck) -> None:
    backs = {pixels(FaceMaker(SPRITES, deck, "hr", Printing(back=back)).back(120)) for back in Back}
    assert len(backs) == 2


def test_a_missing_table_of_colours_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableDrawingError, match=r"four_colours\.json"):
        coloured(tmp_path, "pips/french/C", (10, 11), has_four_colours=True)
