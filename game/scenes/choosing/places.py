"""Where a seat is, as whoever sits first sees it, and the face that sits there."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.rules.options.deal import Direction
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.ui.render.svg import rasterised_or_plain


def where_key(rules: Rules, seat: Seat) -> str:
    """The key of the words for the place of the seat."""
    if seat == 0:
        return "people.seat.first"
    if rules.players == 2:
        return "setup.seat.opposite"
    if rules.players == 4 and seat == 2:
        return "setup.seat.partner"
    is_right = (seat == 1) == (rules.deal.direction is Direction.COUNTER_CLOCKWISE)
    return "setup.seat.right" if is_right else "setup.seat.left"


@lru_cache(maxsize=24)
def face(assets: Path, name: str, side: int) -> pygame.Surface:
    """The portrait of that name, `side` pixels wide."""
    return rasterised_or_plain(assets / "sprites" / "avatars" / f"{name}.svg", (side, side))
