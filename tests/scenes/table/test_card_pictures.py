"""Card pictures: both decks, every size, letters of the language, sharp at the size of the window."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.cards.card import DECK, card
from game.scenes.cards.deck import Deck, deck_for
from game.scenes.cards.faces import FaceMaker, card_width
from game.scenes.cards.index_plan import IndexPlan
from game.scenes.cards.pictures import CardPictures, Look, resting_key
from game.scenes.preferences import DeckFace

SPRITES = assets() / "sprites"


def pixels(surface: pygame.Surface) -> bytes:
    return bytes(surface.get_buffer().raw)


def upper(surface: pygame.Surface, share: float = 0.2) -> bytes:
    """The pixels of the upper left corner, where the index stands."""
    width, height = surface.get_size()
    return pixels(surface.subsurface((0, 0, round(width * share), round(height * share))).copy())


def test_bela_is_played_with_the_hungarian_deck_unless_somebody_wants_another() -> None:
    assert deck_for(DeckFace.AUTO, "bela4") is Deck.HUNGARIAN
    assert deck_for(DeckFace.AUTO, "belote4_fr") is Deck.FRENCH
    assert deck_for(DeckFace.FRENCH, "bela4") is Deck.FRENCH


@pytest.mark.parametrize("deck", list(Deck))
@pytest.mark.parametrize("height", [91, 240])
def test_every_card_has_a_face_of_exactly_that_size(deck: Deck, height: int) -> None:
    maker = FaceMaker(SPRITES, deck, "hr")
    faces = {pixels(maker.face(one, height)) for one in DECK[:: 1 if height < 100 else 5]}
    assert len(faces) == len(DECK[:: 1 if height < 100 else 5]), "no two cards look alike"
    assert maker.face(DECK[0], height).get_size() == (card_width(height), height)
    assert maker.back(height).get_size() == (card_width(height), height)


@pytest.mark.parametrize(
    ("deck", "language", "letters"),
    [
        (Deck.HUNGARIAN, "hr", "A K B D"),
        (Deck.HUNGARIAN, "en", "A K O U"),
        (Deck.FRENCH, "hr", "A K B D"),
        (Deck.FRENCH, "en", "A K Q J"),
        (Deck.FRENCH, "fr", "A R D V"),
    ],
)
def test_letters_follow_the_language(deck: Deck, language: str, letters: str) -> None:
    plan = IndexPlan(SPRITES / "index")
    files = [plan.glyph(card(f"{rank}H"), deck, language, arabic=False).file for rank in "AKQJ"]
    assert files == [f"glyph_{letter.lower()}.svg" for letter in letters.split()]


def test_small_hungarian_cards_are_numbered_in_digits() -> None:
    plan = IndexPlan(SPRITES / "index")
    assert plan.glyph(card("8H"), Deck.HUNGARIAN, "hr", arabic=False).file == "glyph_viii.svg"
    assert plan.glyph(card("8H"), Deck.HUNGARIAN, "hr", arabic=True).file == "glyph_8.svg"
    maker = FaceMaker(SPRITES, Deck.HUNGARIAN, "hr")
    assert upper(maker.face(card("8H"), 200, 100)) != upper(maker.face(card("8H"), 200, 200))


@pytest.mark.parametrize("deck", list(Deck))
def test_both_corners_show_the_index(deck: Deck) -> None:
    face = FaceMaker(SPRITES, deck, "hr").face(card("KS"), 300)
    turned = pygame.transform.rotate(face, 180)
    ink = [
        sum(1 for x in range(8, 40, 2) for y in range(8, 60, 2) if one.get_at((x, y)).g < 90)
        for one in (face, turned)
    ]
    assert min(ink) > 20


def test_a_card_at_rest_lies_round_the_middle_of_its_picture() -> None:
    cards = CardPictures(SPRITES, Deck.FRENCH, "en", 200)
    for look in Look:
        picture = cards.resting(card("7D"), 200, 9.0, 8, look)
        middle = picture.get_at((picture.width // 2 + 20, picture.height // 2))
        assert middle.a == 255, look
    plain = cards.resting(card("7D"), 200, 0.0, 8)
    dim = cards.resting(card("7D"), 200, 0.0, 8, Look.DIMMED)
    where = (plain.width // 2 + 30, plain.height // 2 + 6)
    assert sum(dim.get_at(where)[:3]) < sum(plain.get_at(where)[:3]) * 0.85
    cards.close()


def test_pictures_are_kept() -> None:
    cards = CardPictures(SPRITES, Deck.FRENCH, "en", 120)
    key = resting_key(card("7D"), 120, 3.0, 8, Look.PLAIN)
    assert cards.rested(key) is None
    made = cards.resting(card("7D"), 120, 3.0, 8)
    assert cards.resting(card("7D"), 120, 3.0, 8) is made
    assert cards.rested(key) is made
    assert cards.rested(resting_key(card("7D"), 120, 3.0, 8, Look.LIT)) is None
    cards.close()


def test_a_large_card_is_unpacked_only_for_a_picture_that_comes_from_it() -> None:
    seven, ace = card("7D"), card("AS")
    cards = CardPictures(SPRITES, Deck.FRENCH, "en", 150)
    for face in (seven, ace):
        cards.flat(face, 150)

    cards.pack()
    assert cards.unpack(seven, 150), "in motion"
    assert not cards.unpack(seven, 150), "it lies open"
    cards.pack()
    cards.flying(seven, 150, 20.0, 8)
    cards.resting(seven, 150, 3.0, 8)
    cards.pack()
    assert not cards.unpack(seven, 150), "an upright one was kept"
    assert not cards.unpack(seven, 150, 3.0), "turned so it was kept"
    assert cards.unpack(seven, 150, 4.0)
    cards.pack()
    assert cards.unpack(ace, 150)
    cards.pack()
    assert not cards.unpack(ace, 80), "small ones have other numerals and are drawn anew"
    cards.close()


def test_cards_drawn_in_the_background_are_the_same() -> None:
    cards = CardPictures(SPRITES, Deck.HUNGARIAN, "hr", 60)
    cards.prefetch(card("KS"))
    cards.finish()
    assert not cards.is_loading
    straight = FaceMaker(SPRITES, Deck.HUNGARIAN, "hr").face(card("KS"), cards.detail, 60)
    assert pixels(cards.flat(card("KS"), cards.detail)) == pixels(straight)
    cards.close()


def test_until_a_picture_comes_its_card_is_sketched() -> None:
    king = card("KH")
    cards = CardPictures(SPRITES, Deck.HUNGARIAN, "hr", 203)
    cards.prefetch(king)
    sketch = pixels(cards.flat(king, 203))
    assert cards.is_sketchy
    cards.finish()
    assert not cards.is_sketchy
    finished = pixels(cards.flat(king, 203))
    assert finished != sketch
    assert finished == pixels(CardPictures(SPRITES, Deck.HUNGARIAN, "hr", 203).flat(king, 203))
    cards.close()


@pytest.mark.parametrize("deck", list(Deck))
def test_a_sketch_shows_its_suit_large_in_the_colour_of_the_deck(deck: Deck) -> None:
    maker = FaceMaker(SPRITES, deck, "hr")
    heart = maker.sketch(card("QH"), 300, 300).get_at((96, 150))
    assert heart.r > 150
    assert max(heart.g, heart.b) < 100
    assert maker.sketch(card("QS"), 300, 300).get_at((96, 150)) != heart


@pytest.mark.parametrize("deck", list(Deck))
def test_a_sketch_has_the_outline_and_the_index_of_its_card(deck: Deck) -> None:
    maker = FaceMaker(SPRITES, deck, "hr")
    for one in (card("TS"), None):
        whole = maker.back(300) if one is None else maker.face(one, 300)
        sketch = maker.sketch(one, 300, 300)
        outlines = [pygame.mask.from_surface(picture, 250).count() for picture in (whole, sketch)]
        assert outlines[0] == outlines[1]
        assert pixels(sketch) != pixels(whole)
    assert maker.sketch(card("TS"), 300, 300).get_at((3, 150)) == maker.face(card("TS"), 300).get_at((3, 150))
