"""A hand of cards laid out for show; the cards slide in as sketches, which give way to their pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import cos, radians, sin
from pathlib import Path

import pygame

from game.cards.card import Card
from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import FaceMaker, card_width
from game.scenes.cards.printing import PLAIN, Printing
from game.ui.layout import Rect
from game.ui.render.raster_queue import RasterQueue
from game.ui.render.rotation import padded
from game.ui.render.shadow import soft_box
from game.ui.tween import Tween

MOST_DETAIL = 1000
"""No face is rasterised higher than this many pixels."""

SPREAD = 9.0
"""Degrees between two neighbours."""

SKETCHED = 300_000
"""So many pixels of cards are sketched in one turn; one card at least."""

PIVOT = 1.6
"""How far below a card's middle the fan turns, in card heights."""

SLIDE = 0.55
"""Seconds in which a card slides in."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card of the fan lies: its middle and its angle, counter-clockwise degrees."""

    x: float
    y: float
    angle: float


def spots(
    count: int, box: Rect, height: float, *, spread: float = SPREAD, pivot: float = PIVOT
) -> list[Spot]:
    """The places of `count` cards of that height, the middle of the fan in the middle of the box."""
    reach = pivot * height
    angles = [spread * ((count - 1) / 2 - index) for index in range(count)]
    sag = reach * (1 - cos(radians(max(angles, default=0))))
    x, y = box.centre
    return [
        Spot(x - reach * sin(radians(angle)), y - sag / 2 + reach * (1 - cos(radians(angle))), angle)
        for angle in angles
    ]


def fitting(count: int, box: Rect, *, spread: float = SPREAD, pivot: float = PIVOT) -> int:
    """The height of a card when `count` of them are fanned in a box."""
    outer = radians(spread * (count - 1) / 2)
    aspect = card_width(1000) / 1000
    wide = 2 * pivot * sin(outer) + aspect * cos(outer) + sin(outer)
    high = pivot * (1 - cos(outer)) + cos(outer) + aspect * sin(outer)
    return round(min(box.w / wide, box.h / high))


class Fan:
    """The cards, their pictures, and how far each has come."""

    def __init__(
        self,
        sprites: Path,
        cards: Sequence[Card],
        *,
        is_instant: bool,
        opens: bool = False,
        spread: float = SPREAD,
        pivot: float = PIVOT,
    ) -> None:
        """Fan these cards, left to right; `is_instant` lets them be there at once.

        A fan that `opens` begins as a packet in its own middle, so that no card crosses what lies below it;
        the cards of others come up from below the window.
        """
        self._opens = opens
        self._spread, self._pivot = spread, pivot
        self._sprites = sprites
        self._cards = tuple(cards)
        self._is_instant = is_instant
        self._queue: RasterQueue[tuple[int, str, str, Printing, Card]] = RasterQueue()
        self._wish: tuple[int, str, str, Printing] = (0, "", "", PLAIN)
        self.deck = Deck.HUNGARIAN
        self.is_asked = True
        self._is_seen = False
        self._pictures: dict[Card, pygame.Surface] = {}
        """What each card shows: a sketch until its picture is there."""
        self._slides: dict[Card, Tween] = {}
        self._spots: list[Spot] = []

    @property
    def is_moving(self) -> bool:
        """Whether a card still slides."""
        return any(not slide.is_over for slide in self._slides.values())

    def lay(self, box: Rect, deck: Deck, language: str, printing: Printing = PLAIN) -> None:
        """Put the fan into a box; pictures for another size, deck or language are made in the background."""
        spread, pivot = self._spread, self._pivot
        height = fitting(len(self._cards), box, spread=spread, pivot=pivot)
        self._spots = spots(len(self._cards), box, height, spread=spread, pivot=pivot)
        wish = (height, str(deck), language, printing)
        if wish == self._wish:
            return
        if height != self._wish[0]:
            self._pictures.clear()
        self._wish = wish
        self._queue.forget()
        self.deck = deck
        self.is_asked = False

    def update(self, seconds: float) -> bool:
        """Collect pictures and let cards slide; answer whether anything new can be seen.

        The pictures are asked for here, so that the first frame is there before they are drawn beside it.
        """
        fresh = [(key[4], made) for key, made in self._queue.collect() if key[:4] == self._wish]
        self._pictures.update(fresh)
        is_new = self._sketch() or bool(fresh)
        if self._is_seen:
            self._ask()
        for card in self._pictures:
            self._slides.setdefault(card, Tween(1, 0, 0 if self._is_instant else SLIDE))
        for slide in self._slides.values():
            slide.advance(seconds)
        return is_new

    def _sketch(self) -> bool:
        """Sketch cards whose pictures were asked for in a turn before; return whether there were any.

        A turn takes so many as it has time for: at the size of a large screen one takes 25 ms.
        """
        if not (self._is_seen and self.is_asked) or len(self._pictures) == len(self._cards):
            return False
        sketch, height = self._maker().sketch, self._wish[0]
        missing = [
            place for place in zip(self._cards, self._spots, strict=True) if place[0] not in self._pictures
        ]
        for card, spot in missing[: max(1, SKETCHED // (card_width(height) * height))]:
            self._pictures[card] = _picture(sketch, card, height, spot.angle, is_sketch=True)
        return True

    def finish(self) -> None:
        """Wait for all pictures and let every card lie (for pictures of the screen)."""
        self._ask()
        for key, made in self._queue.finish():
            if key[:4] == self._wish:
                self._pictures[key[4]] = made
                self._slides.setdefault(key[4], Tween(0, 0, 0))
        for slide in self._slides.values():
            slide.finish()

    def draw(self, screen: pygame.Surface) -> None:
        """Draw what is there, the left card lowest."""
        self._is_seen = True
        for card, spot in zip(self._cards, self._spots, strict=True):
            picture = self._pictures.get(card)
            if picture is not None:
                away = self._slides[card].value
                across, down = self._begins(spot, screen.height + picture.height / 2)
                x, y = spot.x + away * (across - spot.x), spot.y + away * (down - spot.y)
                where = (round(x - picture.width / 2), round(y - picture.height / 2))
                screen.blit(picture, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _begins(self, spot: Spot, below: float) -> tuple[float, float]:
        """Where the card of that spot comes from; `below` is a y under the window."""
        if not self._opens:
            return spot.x, below
        middle = self._spots[len(self._spots) // 2]
        return middle.x, middle.y

    def _ask(self) -> None:
        """Have the pictures made, once somebody has looked: under a table that opens at once nobody does."""
        if self.is_asked:
            return
        self.is_asked = True
        face = self._maker().face
        for card, spot in zip(self._cards, self._spots, strict=True):
            self._queue.ask((*self._wish, card), partial(_picture, face, card, self._wish[0], spot.angle))

    def _maker(self) -> FaceMaker:
        _, _, language, printing = self._wish
        return FaceMaker(self._sprites, self.deck, language, printing)

    def close(self) -> None:
        """End the background work."""
        self._queue.close()


def _picture(
    draw: Callable[[Card, int, int], pygame.Surface],
    card: Card,
    height: int,
    angle: float,
    *,
    is_sketch: bool = False,
) -> pygame.Surface:
    """The turned card over its shadow; `draw` makes it upright, so high and for the height that is shown."""
    detail = height if is_sketch else min(2 * height, MOST_DETAIL)
    share = height / detail
    face = pygame.transform.rotozoom(padded(draw(card, detail, height), 4), angle, 1)
    face = pygame.transform.smoothscale(face, (round(face.width * share), round(face.height * share)))
    blur = max(4, height // 34)
    shade = soft_box((card_width(height), height), height // 28, blur)
    shade = pygame.transform.rotozoom(shade, angle, 1)
    whole = pygame.Surface(
        (max(face.width, shade.width), max(face.height, shade.height) + blur), pygame.SRCALPHA, 32
    )
    for layer, down in ((shade, blur // 2), (face, -blur // 2)):
        spot = ((whole.width - layer.width) // 2, (whole.height - layer.height) // 2 + down)
        whole.blit(layer, spot, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole
