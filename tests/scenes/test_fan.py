"""Cards laid out for show: a fan that opens stays in its place, so that it crosses no words."""

from __future__ import annotations

import pygame
import pytest

from game.app.paths import assets
from game.cards.card import card
from game.scenes.cards.deck import Deck
from game.scenes.fan import Fan
from game.ui.layout import Rect

BOX = Rect(200, 100, 220, 130)
SIZE = (640, 480)
SHADOW = 16


def covered(*, opens: bool) -> list[pygame.Rect]:
    """What the cards of a fan cover in each frame until they lie."""
    fan = Fan(assets() / "sprites", [card("AH"), card("KH"), card("JH")], is_instant=False, opens=opens)
    fan.lay(BOX, Deck.FRENCH, "en")
    found = []
    for _ in range(60):
        screen = pygame.Surface(SIZE, pygame.SRCALPHA)
        fan.draw(screen)
        found.append(screen.get_bounding_rect())
        fan.update(1 / 60)
    fan.close()
    return [rect for rect in found if rect.w]


def test_a_fan_that_opens_stays_in_its_box_and_grows() -> None:
    box = pygame.Rect(BOX.ints).inflate(2 * SHADOW, 2 * SHADOW)
    frames = covered(opens=True)
    assert all(box.contains(rect) for rect in frames)
    widths = [rect.w for rect in frames]
    assert widths == sorted(widths)
    assert widths[-1] > 1.35 * widths[0], "it was a packet first"


def test_the_own_hand_of_the_title_comes_from_below() -> None:
    frames = covered(opens=False)
    assert frames[0].y > BOX.bottom
    assert frames[-1].y < BOX.bottom


@pytest.mark.parametrize(("height", "is_slow"), [(150, False), (900, True)])
def test_large_cards_are_not_all_sketched_in_one_turn(height: int, is_slow: bool) -> None:
    fan = Fan(assets() / "sprites", [card("AH"), card("KH"), card("JH")], is_instant=True)
    fan.lay(Rect(0, 0, 3 * height, height), Deck.FRENCH, "en")
    screen = pygame.Surface((3 * height, 2 * height), pygame.SRCALPHA)
    widths = []
    for _ in range(5):
        screen.fill((0, 0, 0, 0))
        fan.draw(screen)
        widths.append(screen.get_bounding_rect().w)
        fan.update(1 / 60)
    fan.close()
    first = next(width for width in widths if width)
    assert (first < widths[-1]) == is_slow
