"""One card as a flat picture of any size: the face, with its index in two corners."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.cards.card import Card
from game.scenes.cards.colours import coloured, source
from game.scenes.cards.deck import Deck
from game.scenes.cards.plain import plain_back, plain_face
from game.scenes.cards.printing import PLAIN, Printing
from game.ui.render.svg import UnreadableDrawingError, rasterised, rasterised_text

if TYPE_CHECKING:
    from game.scenes.cards.index_plan import Glyph, IndexPlan

UNITS: Final = (500, 780)
"""Width and height of every card drawing."""

ARABIC_BELOW: Final = 110
"""Under this card height, in pixels, VIII is a blot: small cards are numbered 7 8 9 10."""

PATH: Final = re.compile(r"<path[^>]*/>")
PAPER: Final = 1
"""So many paths at the beginning of a face are its bare paper."""
BACK: Final = 3
"""So many at the beginning of a back are its paper, its border and its field."""

BROKEN: Final = (OSError, pygame.error, ValueError, KeyError)
"""What a drawing or the table of the index raises that is missing or damaged."""

PLAIN_RANKS: Final = {"T": "10"}
"""How a rank is written where the letters of the index are missing, if not as in a record."""

LARGE_LETTER: Final = 200
"""The height in card units of the rank on a large-print card."""
LETTER_MIDDLE: Final = (135, 140)
LARGE_SIGNS: Final = ((190, (135, 358)), (330, (322, 570)))
"""Heights and middles of the suit signs of a large-print card, in card units."""
SKETCHED_SIGN: Final = (300, (250, 390))
"""The same of the one in the middle of a sketch."""


def card_width(height: float) -> int:
    """The width in pixels of a card of that height."""
    return round(height * UNITS[0] / UNITS[1])


@lru_cache(maxsize=4)
def _bare(drawn: str, size: tuple[int, int]) -> pygame.Surface:
    """The paper that all cards of a deck share."""
    return rasterised_text(drawn, size)


def forget_paper() -> None:
    """All cards are drawn: their bare paper is not needed for a while."""
    _bare.cache_clear()


class FaceMaker:
    """Draws cards of one deck with the letters of one language; safe to use from a background thread."""

    def __init__(self, sprites: Path, deck: Deck, language: str, printing: Printing = PLAIN) -> None:
        """Take the drawings from the folder `sprites`."""
        self.deck = deck
        self.language = language
        self.printing = printing
        self._sprites = sprites

    @cached_property
    def _plan(self) -> IndexPlan:
        from game.scenes.cards.index_plan import IndexPlan  # no card is drawn before the first picture

        try:
            return IndexPlan(self._sprites / "index")
        except (OSError, ValueError, KeyError) as error:
            raise UnreadableDrawingError(self._sprites / "index", str(error)) from error

    def back(self, height: int) -> pygame.Surface:
        """The back of the deck, premultiplied, card_width(height) x height pixels."""
        size = (card_width(height), height)
        try:
            return rasterised(self._sprites / f"{self._name(None)}.svg", size)
        except BROKEN:
            return plain_back(self.deck, size)

    def face(self, card: Card, height: int, shown_height: int | None = None) -> pygame.Surface:
        """The face with index, premultiplied; numerals suit the height at which it will be shown."""
        try:
            return self._face(card, height, shown_height)
        except BROKEN:
            return self._plain(card, height)

    def sketch(self, card: Card | None, height: int, shown_height: int) -> pygame.Surface:
        """The card at a tenth of the cost: paper with its index and a large suit sign, or a bare back."""
        try:
            return self._sketch(card, height, shown_height)
        except BROKEN:
            return self.back(height) if card is None else self._plain(card, height)

    def _plain(self, card: Card, height: int) -> pygame.Surface:
        """What stands in for a drawing that cannot be read."""
        return plain_face(
            card, self.deck, PLAIN_RANKS.get(card.rank.letter, card.rank.letter), (card_width(height), height)
        )

    def _face(self, card: Card, height: int, shown_height: int | None = None) -> pygame.Surface:
        if self.printing.is_large:
            return self._large(card, height)
        size = (card_width(height), height)
        picture = coloured(
            self._sprites, self._name(card), size, has_four_colours=self.printing.has_four_colours
        )
        self._index(picture, card, shown_height or height)
        return picture

    def _sketch(self, card: Card | None, height: int, shown_height: int) -> pygame.Surface:
        if card is not None and self.printing.is_large:
            return self._large(card, height)
        picture = self._paper(card, height)
        if card is not None:
            self._large_sign(picture, card, *SKETCHED_SIGN)
            self._index(picture, card, shown_height)
        return picture

    def _name(self, card: Card | None) -> str:
        """The drawing, by its path below the sprites without the ending."""
        return self.printing.back_of(self.deck) if card is None else f"cards/{self.deck}/{card.code}"

    def _paper(self, card: Card | None, height: int) -> pygame.Surface:
        """The card without its picture."""
        text = source(self._sprites, self._name(card), has_four_colours=False)
        paths = PATH.findall(text)[: PAPER if card is not None else BACK]
        drawn = f"{text[: text.index('>') + 1]}{''.join(paths)}</svg>"
        return _bare(drawn, (card_width(height), height)).copy()

    def _large(self, card: Card, height: int) -> pygame.Surface:
        """Rank and suit alone: above at the left, where a fan shows them, and the suit once more below."""
        picture, unit = self._paper(card, height), height / UNITS[1]
        glyph = self._plan.glyph(card, self.deck, self.language, arabic=True)
        _lay(picture, self._letter(card, glyph, LARGE_LETTER / glyph.height * unit), LETTER_MIDDLE)
        for high, middle in LARGE_SIGNS:
            self._large_sign(picture, card, high, middle)
        return picture

    def _large_sign(
        self, picture: pygame.Surface, card: Card, high: float, middle: tuple[float, float]
    ) -> None:
        """Lay the sign of the suit on the card; its height and its middle are in card units."""
        name, four = f"pips/{self.deck}/{card.suit.letter}", self.printing.has_four_colours
        size = _sign_size(high * picture.height / UNITS[1])
        _lay(picture, coloured(self._sprites, name, size, has_four_colours=four), middle)

    def _letter(self, card: Card, glyph: Glyph, unit: float) -> pygame.Surface:
        """The tinted rank, `unit` pixels to a unit of its drawing."""
        pad_x, pad_y = self._plan.pad
        size = (
            max(1, round((glyph.width + 2 * pad_x) * unit)),
            max(1, round((glyph.height + 2 * pad_y) * unit)),
        )
        letter = rasterised(self._plan.glyph_file(glyph), size)
        ink = self._plan.ink(card, self.deck, has_four_colours=self.printing.has_four_colours)
        letter.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
        return letter

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
        letter = self._letter(card, glyph, unit)
        top = place.roman_top if glyph.is_roman else place.letter_top
        canvas = self._plan.sign_canvas
        side = max(1, round(canvas * unit))
        sign = coloured(
            self._sprites,
            self._plan.sign(card, self.deck),
            (side, side),
            has_four_colours=self.printing.has_four_colours,
        )
        across, down = place.sign_centre
        corner = pygame.Surface((size[0] // 3, size[1] // 3), pygame.SRCALPHA, 32)
        letter_x = round((place.letter_centre - glyph.width / 2 - pad_x) * unit)
        corner.blit(letter, (letter_x, round((top - pad_y) * unit)), special_flags=pygame.BLEND_PREMULTIPLIED)
        spot = (round((across - canvas / 2) * unit), round((down - canvas / 2) * unit))
        corner.blit(sign, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
        return corner


def _lay(picture: pygame.Surface, part: pygame.Surface, middle: tuple[float, float]) -> None:
    """Lay a part on a card; its middle is in card units."""
    unit = picture.height / UNITS[1]
    where = (round(middle[0] * unit - part.width / 2), round(middle[1] * unit - part.height / 2))
    picture.blit(part, where, special_flags=pygame.BLEND_PREMULTIPLIED)


def _sign_size(high: float) -> tuple[int, int]:
    """The signs are drawn on 100 x 110."""
    return max(1, round(high / 1.1)), max(1, round(high))
