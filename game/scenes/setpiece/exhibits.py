"""What stands in the middle of a set piece: the cards, the slip that cracks, the points that double."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import radians, sin
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.cards.faces import card_width
from game.scenes.setpiece.dance import ARC, arc, danced, fallen
from game.scenes.setpiece.figures import brass, draw_crack, halves, kept, paper_of, slip_of, stamp
from game.scenes.setpiece.keepsake import PLAYS, Kind, grown
from game.scenes.setpiece.pouring import draw_pouring
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import CREAM, OUTLINE
from game.ui.tween import overshoot
from game.ui.writing import LEGIBLE, Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.cards.card import Card
    from game.scenes.setpiece.dance import Ground, Place, Point
    from game.scenes.setpiece.figures import Look
    from game.scenes.setpiece.keepsake import Keepsake
    from game.ui.widgets import Brush

ONE_ARC, EIGHT = 2.7, 8
"""From this ratio of width to height on all tricks lie in one arc; a few cards always do."""
LARGE: Final = 220
"""Pixels of a card's height from which on it is turned quickly."""
EIGHT_SPREAD: Final = 9.0
"""Degrees from the middle to the ends of eight cards."""
APART, TILT = 0.055, 5.0
"""By so much of its width, and by so many degrees, each part of a cracked slip moves aside."""
LEANS: Final = 2.0
"""Degrees by which the sheet leans."""
GLASS: Final = (0.4, 0.6)
"""The shares of the poured glass and of the sheet beside it."""
HEADING: Final = 0.16
"""The share of the sentence below a cracked slip."""
SMALLEST: Final = 0.5
"""The first of the points that double is so large beside the last one."""


def draw_exhibit(
    brush: Brush,
    look: Look,
    keepsake: Keepsake,
    box: Rect,
    ground: Ground,
    share: Callable[[str], float],
) -> None:
    """Draw what the moment is about."""
    match keepsake.kind:
        case Kind.CAPOT:
            shares = (share("fan"), share("round"), share("spiral"))
            places = [
                danced(place, len(keepsake.cards), ground, _landing(keepsake, place, box), shares)
                for place in range(len(keepsake.cards))
            ]
            _cards(brush, look, keepsake, places)
        case Kind.BELOT:
            count = len(keepsake.cards)
            falling = [
                fallen(place, count, arc(place, count, box, EIGHT_SPREAD), share(PLAYS))
                for place in range(count)
            ]
            _cards(brush, look, keepsake, [one for one in falling if one is not None])
        case Kind.FELL if keepsake.slip is not None:
            _slip(brush, look, keepsake, box, share)
        case Kind.BIG:
            _doubling(brush, look, keepsake, box, share(PLAYS))
        case _:
            _match(brush, look, keepsake, box)


def _landing(keepsake: Keepsake, place: int, box: Rect) -> Place:
    """Return where a card of a capot comes down: in one arc, in a high box in two."""
    count = len(keepsake.cards)
    if box.w > box.h * ONE_ARC or count <= EIGHT:
        return arc(place, count, box)
    half = (count + 1) // 2
    row = Rect(box.x, box.y + (place >= half) * box.h * 0.4, box.w, box.h * 0.6)
    lies = arc(place % half, half if place < half else count - half, row, ARC * 0.8)
    return replace(lies, depth=place)


# --- cards ----------------------------------------------------------------------------------------


def _cards(brush: Brush, look: Look, keepsake: Keepsake, places: list[Place]) -> None:
    for place, card in sorted(zip(places, keepsake.cards, strict=False), key=lambda pair: pair[0].depth):
        picture = _card(look, card, place)
        brush.blit(picture, (place.x - picture.width / 2, place.y - picture.height / 2))


def _card(look: Look, card: Card, place: Place) -> pygame.Surface:
    """Return a card as it is turned now; one that lies still is drawn carefully, and once."""
    cards, height = look.cards, round(place.height)
    if cards is None:
        return pygame.Surface((1, 1), pygame.SRCALPHA, 32)
    if place.keeps_still:
        key = ("still", card, height, round(place.angle, 2))
        return kept(look.store, key, partial(cards.resting, card, height, place.angle, max(2, height // 40)))
    shown, wide = card if place.width >= 0 else None, max(0.1, abs(place.width))
    base = max(8, round(height / 24) * 24)
    flat = kept(look.store, ("flat", shown, base), lambda: cards.flat(shown, base))
    size = (max(2, round(card_width(height) * wide)), height)
    if height > LARGE:  # in motion the edges of large cards may be rough
        turned = pygame.transform.scale(flat, size)
        return pygame.transform.rotate(turned, place.angle) if abs(place.angle) > 1 else turned
    turned = pygame.transform.smoothscale(flat, size)
    return pygame.transform.rotozoom(turned, place.angle, 1) if abs(place.angle) > 1 else turned


# --- the slip -------------------------------------------------------------------------------------


def _slip(brush: Brush, look: Look, keepsake: Keepsake, box: Rect, share: Callable[[str], float]) -> None:
    tally = keepsake.slip
    if tally is None or share("slip") <= 0:
        return
    box, below = box.rows([1 - HEADING, HEADING])
    slip = kept(look.store, ("slip", box.w, box.h), lambda: slip_of(look.desk, tally, box))
    spot = box.place(*slip.get_size()).moved(0, -box.h * 0.5 * (1 - share("slip")))
    parted = share("parts")
    if parted <= 0:
        brush.blit(slip, (spot.x, spot.y))
        if share("crack") > 0:
            place = (spot.x, spot.y)
            draw_crack(brush.screen, place, slip.get_size(), len(tally.names), share("crack"))
    else:
        for way, half in zip((-1, 1), halves_of(look, slip, len(tally.names)), strict=True):
            turned = pygame.transform.rotozoom(half, -way * TILT * parted, 1)
            middle = (spot.centre[0] + way * APART * slip.width * parted, spot.centre[1])
            brush.blit(turned, (middle[0] - turned.width / 2, middle[1] - turned.height / 2))
        style = Style(Typeface.MEDIUM, max(LEGIBLE, round(below.h * 0.62)), CREAM, across=0.5, shadow=OUTLINE)
        brush.pen.write(brush.screen, tally.heading, below, style)
    if share("stamp") > 0:
        corner = (spot.x + slip.height * 0.24, spot.y + slip.height * 0.2)
        draw_stamp(brush, look, keepsake.multiplier, corner, slip.height * 0.34, share("stamp"))


def halves_of(look: Look, slip: pygame.Surface, sides: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return both parts of a slip, made once."""
    if ("half", 0) not in look.store:
        look.store["half", 0], look.store["half", 1] = halves(slip, sides)
    return look.store["half", 0], look.store["half", 1]


# --- points that double ---------------------------------------------------------------------------


def _doubling(brush: Brush, look: Look, keepsake: Keepsake, box: Rect, share: float) -> None:
    """Draw the points larger with each doubling, and the stamp that doubled them."""
    steps = grown(keepsake.best, keepsake.multiplier) if keepsake.grows else (keepsake.best,)
    place = min(len(steps) - 1, int(share * len(steps)))
    own = min(1.0, (share * len(steps) - place) * 2.5) if share < 1 else 1.0
    size = SMALLEST + (1 - SMALLEST) * (place / max(1, len(steps) - 1) if len(steps) > 1 else 1.0)
    room = (box.w * 0.6, box.h * 0.95 * size)
    text, fonts = str(steps[place]), look.desk.fonts
    number = kept(look.store, ("points", text, room), lambda: brass(fonts, text, room))
    zoom = 0.7 + 0.3 * overshoot(own)
    shown = number if own >= 1 else pygame.transform.rotozoom(number, 0, zoom)
    at = box.place(*shown.get_size())
    brush.blit(shown, (at.x, at.y))
    if share >= 1:
        brush.pen.note(text, at)
    if place > 0 or len(steps) == 1:
        factor = 2**place if len(steps) > 1 else keepsake.multiplier
        spot = (box.centre[0] + number.width / 2 + box.h * 0.22, box.centre[1] - box.h * 0.16)
        draw_stamp(brush, look, factor, spot, box.h * 0.42 * (0.6 + 0.4 * size), own)


def draw_stamp(brush: Brush, look: Look, factor: int, middle: Point, side: float, share: float = 1.0) -> None:
    """Press the factor of a doubling round that point."""
    text = f"×{factor}"
    seal = kept(look.store, ("stamp", text, round(side)), lambda: stamp(look.desk.fonts, text, round(side)))
    if share < 1:  # it comes down on the paper
        seal = pygame.transform.rotozoom(seal, 0, 1 + 0.8 * (1 - overshoot(share)))
    brush.blit(seal, (middle[0] - seal.width / 2, middle[1] - seal.height / 2))


# --- the end of a match ---------------------------------------------------------------------------


def _match(brush: Brush, look: Look, keepsake: Keepsake, box: Rect) -> None:
    """Draw the sheet of the match, after a lost one beside the glass that was poured."""
    sheet = keepsake.sheet
    if sheet is None:
        return
    across = 0.5
    if keepsake.kind is Kind.LOST:
        glass, box = box.place(min(box.w, box.h * 3.2), box.h).columns(GLASS, box.h * 0.04)
        draw_pouring(brush, glass, 1.0, 1.0)
        across = 0.2
    room = box.place(box.w - box.h * sin(radians(LEANS)), box.h)
    paper = kept(look.store, ("paper", room.w, room.h), lambda: paper_of(look.desk, sheet, room))
    turned = kept(look.store, "turned paper", lambda: pygame.transform.rotozoom(paper, LEANS, 1))
    spot = box.place(*turned.get_size(), across)
    brush.blit(turned, (spot.x, spot.y))
