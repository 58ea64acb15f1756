"""The hands of the others on the title: fans of backs that reach over the edges of the table."""

from __future__ import annotations

from functools import partial
from math import cos, radians, sin
from pathlib import Path
from typing import Final

import pygame

from game.scenes.cards.deck import Deck
from game.scenes.cards.faces import FaceMaker, card_width
from game.scenes.cards.printing import PLAIN, Printing
from game.ui.layout import Page
from game.ui.render.raster_queue import RasterQueue
from game.ui.render.rotation import padded

CARDS: Final = 8
HEIGHT: Final = 128
"""Of a back, in design units."""
SPREAD: Final = 6.0
"""Degrees between neighbours."""
PIVOT: Final = 2.4
"""How far outside the fan turns, in card heights."""
SEEN: Final = 0.46
"""The share of a card's height that lies inside the window."""
LEVEL: Final = 0.46
"""Where the hands at the sides lie, as a share of the window's height."""


class CoveredHands:
    """One fan is drawn beside the frames and then laid at the top, the left and the right."""

    def __init__(self, sprites: Path) -> None:
        """Take the backs from the folder `sprites`."""
        self._sprites = sprites
        self._queue: RasterQueue[tuple[int, str, Printing]] = RasterQueue()
        self._wish: tuple[int, str, Printing] = (0, "", PLAIN)
        self._page: Page | None = None
        self.is_asked = True
        self._is_seen = False
        self._turned: dict[int, pygame.Surface] = {}
        """The fan by the degrees it is turned."""

    def lay(self, page: Page, deck: Deck, printing: Printing = PLAIN) -> None:
        """Fit them to a window; another size or deck is drawn in the background."""
        self._page = page
        wish = (page.px(HEIGHT), str(deck), printing)
        if wish != self._wish:
            self._wish, self.is_asked = wish, False
            self._turned.clear()
            self._queue.forget()

    def update(self) -> bool:
        """Collect what is ready; answer whether there is anything new to be seen.

        It is asked for here, so that the first frame is there before it is drawn beside the next ones.
        """
        if self._is_seen:
            self._ask()
        return self._take(self._queue.collect())

    def finish(self) -> None:
        """Wait until they lie there."""
        self._ask()
        self._take(self._queue.finish())

    def draw(self, screen: pygame.Surface) -> None:
        """Lay them down, once they are drawn."""
        self._is_seen = True
        page = self._page
        if not self._turned or page is None:
            return
        top, left = self._turned[180], self._turned[270]
        inside = round(self._wish[0] * SEEN)
        level = round(page.height * LEVEL - left.height / 2)
        for fan, spot in (
            (top, ((page.width - top.width) // 2, inside - top.height)),
            (left, (inside - left.width, level)),
            (self._turned[90], (page.width - inside, level)),
        ):
            screen.blit(fan, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def close(self) -> None:
        """End the background work."""
        self._queue.close()

    def _ask(self) -> None:
        """Have the fan drawn, once somebody has looked."""
        if not self.is_asked:
            self.is_asked = True
            height, deck, printing = self._wish
            maker = FaceMaker(self._sprites, Deck(deck), "en", printing)
            self._queue.ask(self._wish, partial(_fan, maker, height))

    def _take(self, made: list[tuple[tuple[int, str, Printing], pygame.Surface]]) -> bool:
        fans = [fan for wish, fan in made if wish == self._wish]
        for fan in fans:
            self._turned = {angle: pygame.transform.rotate(fan, angle) for angle in (90, 180, 270)}
        return bool(fans)


def _fan(maker: FaceMaker, height: int) -> pygame.Surface:
    """A fan of backs that opens upwards."""
    back = padded(maker.back(height), 2)
    angles = [SPREAD * ((CARDS - 1) / 2 - place) for place in range(CARDS)]
    outer, reach = radians(angles[0]), PIVOT * height
    half = reach * sin(outer) + card_width(height) / 2 * cos(outer) + height / 2 * sin(outer)
    sag = reach * (1 - cos(outer))
    size = (round(2 * half) + 4, round(height + sag + card_width(height) / 2 * sin(outer)) + 4)
    fan = pygame.Surface(size, pygame.SRCALPHA, 32)
    for angle in angles:
        turned = pygame.transform.rotozoom(back, angle, 1)
        turn = radians(angle)
        x = size[0] / 2 - reach * sin(turn) - turned.width / 2
        y = 2 + height / 2 + reach * (1 - cos(turn)) - turned.height / 2
        fan.blit(turned, (round(x), round(y)), special_flags=pygame.BLEND_PREMULTIPLIED)
    return fan
