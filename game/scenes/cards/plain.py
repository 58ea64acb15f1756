"""A card whose drawing is missing is still a card: paper, its rank and its suit, written and drawn here."""

from __future__ import annotations

from typing import Final

import pygame

from game.cards.card import Card
from game.scenes.cards.deck import Deck
from game.ui.fonts import Fonts, Typeface
from game.ui.render.svg import premultiplied, rasterised_text

PAPER: Final = (0xF7, 0xF2, 0xE6, 0xFF)
EDGE: Final = (0x8A, 0x7B, 0x62, 0xFF)
BACK: Final = {Deck.HUNGARIAN: (0x8E, 0x2F, 0x2A, 0xFF), Deck.FRENCH: (0x2C, 0x4B, 0x7C, 0xFF)}

HEART: Final = "M50 92C10 58 8 40 12 26 18 6 42 6 50 26 58 6 82 6 88 26 92 40 90 58 50 92z"
SIGNS: Final = {
    (Deck.FRENCH, "C"): (
        (0x16, 0x16, 0x1A),
        "M31 30a19 19 0 0 1 38 0 19 19 0 1 1-15 40l6 20H40l6-20a19 19 0 1 1-15-40z",
    ),
    (Deck.FRENCH, "D"): ((0xC0, 0x26, 0x2C), "M50 6 80 50 50 94 20 50z"),
    (Deck.FRENCH, "H"): ((0xC0, 0x26, 0x2C), HEART),
    (Deck.FRENCH, "S"): (
        (0x16, 0x16, 0x1A),
        "M50 6C90 42 92 56 88 68 82 84 60 82 54 70L62 94H38L46 70C40 82 18 84 12 68 8 56 10 42 50 6z",
    ),
    (Deck.HUNGARIAN, "C"): (
        (0x7A, 0x4A, 0x1C),
        "M26 32h48v10H26zM46 10h8v22h-8zM30 47h40c2 24-8 40-20 46-12-6-22-22-20-46z",
    ),
    (Deck.HUNGARIAN, "D"): ((0xC9, 0x8A, 0x12), "M11 44a40 40 0 0 1 78 0zM11 56a40 40 0 0 0 78 0z"),
    (Deck.HUNGARIAN, "H"): ((0xC0, 0x26, 0x2C), HEART),
    (Deck.HUNGARIAN, "S"): (
        (0x2E, 0x7A, 0x34),
        "M50 6C88 32 90 56 74 70 66 76 58 74 54 70V94H46V70C42 74 34 76 26 70 10 56 12 32 50 6z",
    ),
}
"""The colour and the outline of each suit, in a square of 100."""


def plain_back(deck: Deck, size: tuple[int, int]) -> pygame.Surface:
    """One colour inside a border of paper, premultiplied."""
    card = _blank(size)
    inner = card.get_rect().inflate(-size[0] // 8, -size[0] // 8)
    pygame.draw.rect(card, BACK[deck], inner, border_radius=max(2, size[0] // 20))
    return premultiplied(card)


def plain_face(card: Card, deck: Deck, letter: str, size: tuple[int, int]) -> pygame.Surface:
    """Rank and suit above at the left, the suit once more in the middle; premultiplied."""
    colour, outline = SIGNS[deck, card.suit.letter]
    face = premultiplied(_blank(size))
    small, large = max(4, round(size[0] * 0.22)), max(8, round(size[0] * 0.5))
    index = Fonts().surface(letter, Typeface.BOLD, max(6, round(size[1] * 0.17)), colour)
    across, top = size[0] * 0.16, size[1] * 0.04
    face.blit(index, (across - index.width / 2 + 1, top), special_flags=pygame.BLEND_PREMULTIPLIED)
    below = top + index.height
    for side, x, y in ((small, across, below + small / 2), (large, size[0] * 0.56, size[1] * 0.58)):
        sign = rasterised_text(_sign(colour, outline), (side, side))
        face.blit(sign, (x - side / 2, y - side / 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    return face


def plain_sign(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The sign of a suit, if `pips/DECK/SUIT` is the name of one."""
    kind, _, rest = name.partition("/")
    deck, _, suit = rest.partition("/")
    found = next((sign for (of, letter), sign in SIGNS.items() if (of, letter) == (deck, suit)), None)
    return rasterised_text(_sign(*found), size) if kind == "pips" and found is not None else None


def _sign(colour: tuple[int, int, int], outline: str) -> str:
    red, green, blue = colour
    path = f'<path d="{outline}" fill="#{red:02X}{green:02X}{blue:02X}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{path}</svg>'


def _blank(size: tuple[int, int]) -> pygame.Surface:
    card = pygame.Surface(size, pygame.SRCALPHA, 32)
    radius = max(2, round(size[1] * 0.035))
    pygame.draw.rect(card, PAPER, card.get_rect(), border_radius=radius)
    pygame.draw.rect(card, EDGE, card.get_rect(), width=max(1, size[0] // 120), border_radius=radius)
    return card
