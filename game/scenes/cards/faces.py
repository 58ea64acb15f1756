"""One card as a flat picture of any size: the face, with its index in two corners."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.cards.card import Card
from game.scenes.cards.deck import ROMAN_HEIGHT, Deck, IndexPlan
from game.ui.render.svg import rasterised

UNITS: Final = (500, 780)
"""Width and height of every card drawing."""

ARABIC_BELOW: Final = 110
"""Under this card height, in pixels, VIII is a blot: small cards are numbered 7 8 9 10."""


def card_width(height: float) -> int:
    """The width in pixels of a card of that height."""
    return round(height * UNITS[0] / UNITS[1])


class FaceMaker:
    """Draws cards of one deck with the letters of one language; safe to use from a background thread."""

    def __init__(self, sprites: Path, deck: Deck, language: str) -> None:
        """Take the drawings from the folder `sprites`."""
        self.deck = deck
        self.language = language
        self._sprites = sprites
        self._plan = IndexPlan(sprites / "index")

    def back(self, height: int) -> pygame.Surface:
        """The back of the deck, premultiplied, card_width(height) x height pixels."""
        name = "hungarian_red.svg" if self.deck is Deck.HUNGARIAN else "french_blue.svg"
        return rasterised(self._sprites / "backs" / name, (card_width(height), height))

    def face(self, card: Card, height: int, shown_height: int | None = None) -> pygame.Surface:
        """The face with index, premultiplied; numerals suit the height at which it will be shown."""
        size = (card_width(height), height)
        picture = rasterised(self._sprites / "cards" / self.deck / f"{card.code}.svg", size)
        corner = self._corner(card, size, arabic=(shown_height or height) < ARABIC_BELOW)
        picture.blit(corner, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        opposite = pygame.transform.rotate(corner, 180)
        where = (size[0] - corner.width, size[1] - corner.height)
        picture.blit(opposite, where, special_flags=pygame.BLEND_PREMULTIPLIED)
        return picture

    def _corner(self, card: Card, size: tuple[int, int], *, arabic: bool) -> pygame.Surface:
        """The upper left index of a card of that size, alone on a transparent ground."""
        unit = size[1] / UNITS[1]
        place = self._plan.corner(self.deck)
        glyph = self._plan.glyph(card, self.deck, self.language, arabic=arabic)
        pad_x, pad_y = self._plan.pad
        letter = rasterised(
            self._plan.glyph_file(glyph),
            (
                max(1, round((glyph.width + 2 * pad_x) * unit)),
                max(1, round((glyph.height + 2 * pad_y) * unit)),
            ),
        )
        letter.fill(self._plan.ink(card, self.deck), special_flags=pygame.BLEND_RGBA_MULT)
        top = place.roman_top if glyph.height == ROMAN_HEIGHT else place.letter_top
        canvas = self._plan.sign_canvas
        side = max(1, round(canvas * unit))
        sign = rasterised(self._plan.sign_file(card, self.deck), (side, side))
        across, down = place.sign_centre
        corner = pygame.Surface((size[0] // 3, size[1] // 3), pygame.SRCALPHA, 32)
        letter_x = round((place.letter_centre - glyph.width / 2 - pad_x) * unit)
        corner.blit(letter, (letter_x, round((top - pad_y) * unit)), special_flags=pygame.BLEND_PREMULTIPLIED)
        spot = (round((across - canvas / 2) * unit), round((down - canvas / 2) * unit))
        corner.blit(sign, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        return corner
