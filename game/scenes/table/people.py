"""The players: portrait, name plate, dealer's chip and the taker's mark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.cards.suit import Suit
from game.scenes.cards.deck import Deck
from game.scenes.table.easel import Easel, blit, centred, laid, whole
from game.scenes.table.layout import Place, TableLayout
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.shadow import soft_box
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, GLOW, INK
from game.ui.vector import circle, drawing, rounded
from game.ui.writing import Pen, Style

PORTRAITS: Final = ("mara", "ana", "zlata", "joza", "luka", "tome")
"""The people that are drawn; the first four sit at the table unless names say otherwise."""


@dataclass(frozen=True, slots=True)
class Person:
    """One player as he is shown."""

    name: str
    portrait: str
    is_active: bool = False
    """The table waits for him."""
    is_dealer: bool = False
    has_taken: bool = False
    """He called the trumps."""


def portrait_of(name: str, seat: int) -> str:
    """The portrait that goes with a name: its own if one is drawn, otherwise one for the seat."""
    plain = name.casefold().replace("ž", "z")
    return next((one for one in PORTRAITS if one == plain), PORTRAITS[seat % len(PORTRAITS)])


def person_pictures(
    easel: Easel, layout: TableLayout, place: Place, person: Person, trump: Suit | None, deck: Deck
) -> list[Picture]:
    """Everything about one player, from below upwards."""
    unit = layout.page.scale
    face = layout.portrait(place)
    side = round(face.w)
    pictures = [_plate(easel, layout.plate(place), person.name, unit, is_active=person.is_active)]
    if person.is_active:
        halo = soft_box((side + 6, side + 6), side // 2 + 3, max(6, round(13 * unit)), GLOW, 255)
        pictures.append(centred(halo, face.centre))
    shadow = soft_box((side, side), side // 2, max(4, round(8 * unit)))
    pictures.append(centred(shadow, (face.centre[0] + 2 * unit, face.centre[1] + 5 * unit)))
    pictures.append(laid(easel.drawing(f"avatars/{person.portrait}", (side, side)), face))
    if person.is_dealer:
        pictures.append(_chip(easel, layout.mark(place, 0)))
    if person.has_taken:
        pictures.append(trump_disc(easel, layout.mark(place, 1), trump, deck))
    return pictures


def trump_disc(easel: Easel, box: Rect, trump: Suit | None, deck: Deck) -> Picture:
    """A round medal with the trump suit's sign; without a suit only the medal."""
    size = whole(box)

    def draw(surface: pygame.Surface, _pen: Pen) -> None:
        medal = drawing(
            size,
            circle(32, 33, 29, fill=INK, fill_opacity=0.45),
            circle(32, 31, 29, fill=CREAM, stroke=INK, stroke_width=2.6),
            circle(32, 31, 24.5, fill="none", stroke=BRASS, stroke_width=2),
            view=(64, 64),
        )
        blit(surface, medal, (0, 0))
        if trump is not None:
            sign = easel.drawing(pip_name(deck, trump), pip_size(size[1] * 0.56))
            blit(surface, sign, ((size[0] - sign.width) / 2, (size[1] * 0.97 - sign.height) / 2))

    return laid(easel.panel(("disc", trump, deck), size, draw), box)


def sign_tile(easel: Easel, suit: Suit, deck: Deck, side: int) -> pygame.Surface:
    """A suit's sign on a little piece of card, so that dark signs are seen on dark ground."""
    size = (side, side)

    def draw(surface: pygame.Surface, _pen: Pen) -> None:
        unit = side / 40
        card = drawing(
            size,
            rounded(1, size, 8 * unit, fill=CREAM, stroke=INK, stroke_width=1.6 * unit),
            rounded(3.4 * unit, size, 6 * unit, fill="none", stroke=BRASS, stroke_width=1.1 * unit),
        )
        blit(surface, card, (0, 0))
        sign = easel.drawing(pip_name(deck, suit), pip_size(side * 0.68))
        blit(surface, sign, ((side - sign.width) / 2, (side - sign.height) / 2))

    return easel.panel(("tile", suit, deck), size, draw)


def pip_name(deck: Deck, suit: Suit) -> str:
    """The drawing of a suit's sign."""
    return f"pips/{deck.value}/{suit.letter}"


def pip_size(height: float) -> tuple[int, int]:
    """The pixels of a sign of that height; the drawings are 100 x 110."""
    return max(1, round(height / 1.1)), max(1, round(height))


def _plate(easel: Easel, box: Rect, name: str, unit: float, *, is_active: bool) -> Picture:
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, easel.drawing("ui/plate", size), (0, 0))
        style = Style(
            Typeface.MEDIUM, round(17 * unit), BRASS_LIGHT if is_active else CREAM, across=0.5, down=0.42
        )
        pen.write(surface, name, Rect(size[0] * 0.1, 0, size[0] * 0.8, size[1]), style)

    return laid(easel.panel(("plate", name, is_active), size, draw), box)


def _chip(easel: Easel, box: Rect) -> Picture:
    return laid(easel.drawing("ui/dealer", whole(box)), box)
