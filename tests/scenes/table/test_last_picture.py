"""A card at rest is shown by its last picture only where that is almost the same."""

from __future__ import annotations

import pygame

from game.cards.card import card
from game.scenes.table.picture.card_painter import Last


def test_another_face_another_size_and_a_wide_turn_are_not_near() -> None:
    last = Last(pygame.Surface((1, 1)), card("QD"), 240, 359.0)
    assert last.is_near(card("QD"), 240, 1.5, 3.0)
    assert not last.is_near(None, 240, 359.0, 3.0)
    assert not last.is_near(card("QD"), 183, 359.0, 3.0)
    assert not last.is_near(card("QD"), 240, 5.0, 3.0)
