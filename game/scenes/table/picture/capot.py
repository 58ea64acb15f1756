"""All tricks to one side: the only effect that goes over the whole screen, while the points are counted."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from game.cards.suit import SUITS
from game.scenes.cards.deck import Deck
from game.scenes.logo import logo
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.picture.easel import Easel, centred
from game.scenes.table.picture.people import sign_tile
from game.ui.render.stage import Picture

SPARKS: Final = 56
GOLDEN: Final = pi * (3 - 5**0.5)
"""The angle from one to the next that leaves no gaps."""
SIDES: Final = (26, 34, 44)
"""Design units of the little cards."""
WORD, LEVEL = 92, 0.17
"""The height of the word in design units, and its middle as a share of the window's height."""
DROP: Final = 0.22
"""By so much of the window's height they have sunk at the end."""


def capot_pictures(
    easel: Easel, layout: TableLayout, deck: Deck, word: str, share: float, *, bursts: bool
) -> list[Picture]:
    """The word in brass; if it `bursts`, little cards fly out from the middle, `share` of their way."""
    page = layout.page
    pictures: list[Picture] = []
    if bursts and share < 1:
        x, y = page.width / 2, page.height * 0.42
        reach = hypot(page.width, page.height) * 0.62
        for number in range(SPARKS):
            far = reach * share * (0.35 + 0.65 * ((number * 7) % SPARKS) / SPARKS)
            turn = GOLDEN * number
            side = page.px(SIDES[number % len(SIDES)])
            spot = (x + far * cos(turn), y + far * 0.8 * sin(turn) + DROP * page.height * share**2)
            if -side < spot[0] < page.width + side and -side < spot[1] < page.height + side:
                pictures.append(centred(sign_tile(easel, SUITS[number % len(SUITS)], deck, side), spot))
    height = page.px(WORD)
    name = easel.kept(("capot", word, height), lambda: logo(easel.pen.fonts, word, height))
    return [*pictures, centred(name, (page.width / 2, page.height * LEVEL))]
