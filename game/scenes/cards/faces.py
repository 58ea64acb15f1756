"""One card as a flat picture of any size: the face, with its index in two corners."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.cards.card import Card
from game.scenes.cards.deck import ROMAN_HEIGHT, Deck, IndexPlan
from game.ui.render.svg import rasterised, rasterised_text

UNITS: Final = (500, 780)
"""Width and height of every card drawing."""

ARABIC_BELOW: Final = 110
"""Under this card height, in pixels, VIII is a blot: small cards are numbered 7 8 9 10."""

PATH: Final = re.compile(r"<path[^>]*/>")
PAPER: Final = 1
"""So many paths at the beginning of a face are its bare paper."""
BACK: Final = 3
"""So many at the beginning of a back are its paper, its border and its field."""


def card_width(height: float) -> int:
    """The width in pixels of a card of that height."""
    return round(height * UNITS[0] / UNITS[1])


@lru_cache(maxsize=4)
def _bare(drawn: str, size: tuple[int, int]) -> pygame.Surface:
    """The paper that all cards of a deck share."""
    return rasterised_text(drawn, size)


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
        return rasterised(self._file(None), (card_width(height), height))

    def face(self, card: Card, height: int, shown_height: int | None = None) -> pygame.Surface:
        """The face with index, premultiplied; numerals suit the height at which it will be shown."""
        picture = rasterised(self._file(card), (card_width(height), height))
        self._index(picture, card, shown_height or height)
        return picture

    def sketch(self, card: Card | None, height: int, shown_height: int) -> pygame.Surface:
        """The same outline at a tenth of the cost: bare paper with its index, or a back without ornament."""
        source = self._file(card).read_text("utf-8")
        paths = PATH.findall(source)[: PAPER if card is not None else BACK]
        drawn = f"{source[: source.index('>') + 1]}{''.join(paths)}</svg>"
        picture = _bare(drawn, (card_width(height), height)).copy()
        if card is not None:
            self._index(picture, card, shown_height)
        return picture

    def _file(self, card: Card | None) -> Path:
        if card is not None:
            return self._sprites / "cards" / self.deck / f"{card.code}.svg"
        return (
            self._sprites
            / "backs"
            / ("hungarian_red.svg" if self.deck is Deck.HUNGARIAN else "french_blue.svg")
        )

    def _index(self, picture: pygame.Surface, card: Card, shown_height: int) -> None:
        """Lay the index into two corners."""
        size = picture.size
        corner = self._corner(card, size, arabic=shown_height < ARABIC_BELOW)
        picture.blit(corner, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        opposite = pygame.transform.rotate(corner, 180)
        where = (size[0] - corner.width, size[1] - corner.height)
        picture.blit(opposite, where, special_flags=pygame.BLEND_PREMULTIPLIED)

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
