"""On the table every word is read with ease and everything that is pressed is a fingertip wide and high."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.scenes.cards.deck import Deck
from game.scenes.preferences import LARGEST_SCALE, SMALLEST_SCALE, Cloth, DeckFace, Preferences
from game.scenes.table.geometry.places import TWO
from game.scenes.table.offers import ButtonKind
from game.scenes.table.picture import prompt_view
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.people import sign_tile
from game.scenes.table.picture.pointing import shown_offers
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.ui.focus import FINGERTIP
from game.ui.theme import CREAM
from game.variants.catalogue import GAMES
from tests.scenes.contrast import every_text
from tests.scenes.drawn_late import drawn_at_once
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes

Begin = Callable[..., Table]
SIZE = (1280, 720)


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize(
    ("game", "cloth"),
    [
        ("bela4", Cloth.GREEN),
        pytest.param("coinche_fr", Cloth.BLUE, marks=pytest.mark.slow),
        pytest.param("belot_bg", Cloth.CHARCOAL, marks=pytest.mark.slow),
        pytest.param("belote4_es", Cloth.BURGUNDY, marks=pytest.mark.slow),
    ],
)
def test_words_stand_off_and_targets_are_large(table: Begin, game: str, cloth: Cloth) -> None:
    rules = GAMES[game].rules
    with every_text() as texts:
        at = table(
            rules=rules,
            size=SIZE,
            language="en",
            speed="quick",
            likes=Preferences(cloth=cloth),
        )
        pressed = 0
        for _ in range(8):
            if not at.own_turn():
                break
            controls, layout = eyes(at.scene), at.scene.studio.layout
            for offer, box in shown_offers(layout, controls.prompt, controls.extras):
                assert box.w >= FINGERTIP - 1, (offer.label, box)
                assert box.h >= FINGERTIP - 1, (offer.label, box)
                pressed += 1
            at.type("l")
            at.driver.frames(3)
            at.driver.key(pygame.K_l)
            at.type("1" if controls.prompt is not None else "h")
            at.driver.key(pygame.K_RETURN)
            at.driver.frames(3)
    assert pressed
    assert len(texts) > 10
    for read in texts:
        assert read.ratio >= 4.5, read
    layout = at.scene.studio.layout
    assert all(
        min(layout.button(number).w, layout.button(number).h) >= FINGERTIP for number in range(2 * TWO)
    )
    assert layout.hand_step >= FINGERTIP


@pytest.mark.slow
@pytest.mark.sampled(5)
@pytest.mark.parametrize("scale", [SMALLEST_SCALE, LARGEST_SCALE])
@pytest.mark.parametrize(("size", "language"), [((1280, 720), "de"), ((800, 600), "bg")])
@pytest.mark.parametrize("game", ["bela4", "bela3", "bela2", "belot_bg", "belote4_fr", "coinche_fr"])
@drawn_at_once()
def test_words_fit_at_the_smallest_and_the_largest_scale(
    table: Begin, game: str, size: tuple[int, int], language: str, scale: float
) -> None:
    rules = GAMES[game].rules
    names = ("Ti", "Ana", "Zlata", "Joža")[: rules.players]
    at = table(
        rules=rules,
        size=size,
        language=language,
        speed="instant",
        likes=Preferences(scale=scale, shows_sides=True, has_large_index=True),
        names=names,
        dealer=rules.players - 1,
    )
    written = at.scene.studio.painter.easel.pen.written
    seen = {}
    for _ in range(6):
        if not at.own_turn():
            break
        at.type("1" if eyes(at.scene).prompt is not None else "h")
        at.driver.frames(3)
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
        at.driver.frames(3)
        seen |= {one.text: one for one in written}
    assert len(seen) > 5
    for text, one in seen.items():
        assert not one.is_cut, text
        assert one.px >= 11, text
        assert one.box.encloses(one.inked, slack=1.5), text


@pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        ((800, 600), 1.0, "fr"),
        ((800, 600), 1.0, "bg"),
        ((800, 600), LARGEST_SCALE, "de"),
        ((1280, 720), 1.0, "de"),
        ((1280, 720), 1.5, "fr"),
        ((2560, 1440), 1.0, "fr"),
    ],
)
def test_numbers_to_call_are_a_fingertip_wide_and_high(
    table: Begin, size: tuple[int, int], scale: float, language: str
) -> None:
    rules, likes = GAMES["coinche_fr"].rules, Preferences(scale=scale)
    at = table(rules=rules, size=size, language=language, speed="instant", likes=likes)
    assert at.own_turn()
    prompt, layout = eyes(at.scene).prompt, at.scene.studio.layout
    assert prompt is not None
    boxes = prompt_boxes(prompt, layout)
    assert layout.centre_zone.encloses(boxes.panel, slack=0.5)
    numbers = 0
    for offer, box in zip(prompt.offers, boxes.buttons, strict=True):
        assert boxes.panel.encloses(box)
        assert min(box.w, box.h) >= FINGERTIP - 0.5, (offer.label, box)
        numbers += offer.kind is ButtonKind.NUMBER
    assert numbers == 10
    assert not any(one.overlaps(other) for one, other in combinations(boxes.buttons, 2))


@pytest.mark.parametrize("deck", [DeckFace.FRENCH, DeckFace.HUNGARIAN])
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
@drawn_at_once()
def test_the_sign_of_a_suit_is_much_higher_than_its_word(
    table: Begin, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, deck: DeckFace
) -> None:
    """It was 1.25 to 1.32 times as high as the size of the letters, which is small beside the words."""
    tiles: dict[Trumps | Suit, pygame.Surface] = {}

    def watched(easel: Easel, sign: Trumps | Suit, deck: Deck, side: int) -> pygame.Surface:
        tiles[sign] = sign_tile(easel, sign, deck, side)
        return tiles[sign]

    monkeypatch.setattr(prompt_view, "sign_tile", watched)
    at = table(size=size, language="de", speed="instant", likes=Preferences(scale=scale, deck=deck))
    assert at.own_turn()
    at.driver.frames(3)
    hearts = tiles[Trumps.HEARTS]
    painted = pygame.mask.from_threshold(hearts, CREAM, (24, 24, 24, 255))
    painted.invert()
    middle = hearts.get_rect().center
    high = painted.connected_component(middle).get_bounding_rects()[0].h
    assert high < hearts.height - 4, "the sign touches the line round it"
    word = next(one for one in at.scene.studio.painter.easel.pen.written if one.text == "Herz")
    assert high >= 1.6 * word.px
