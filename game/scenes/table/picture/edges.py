"""Jack and nine of trumps have an edge that shines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import pygame

from game.cards.rank import Rank
from game.rules.contract import Trumps
from game.scenes.cards.faces import UNITS, card_width
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.hover import LEVEL, Lean
from game.scenes.table.picture.easel import Easel, centred
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, WHITE
from game.ui.vector import drawing, linear, rounded

SHINING: Final = frozenset({Rank.JACK, Rank.NINE})
CORNER, EDGE = 34, 13
"""Card units: the radius of a corner, and the width of the edge."""
SHINE: Final = ((0, BRASS_LIGHT), (0.1, WHITE), (0.22, BRASS_LIGHT), (0.6, BRASS), (1, WHITE))
"""The tones of the edge from the upper left corner to the lower right one."""
MARGIN: Final = 2
"""Pixels round the card, so that the turned edge stays smooth."""


def edged(
    easel: Easel,
    tokens: Iterable[Token],
    drawn: Iterable[list[Picture]],
    flights: Flights,
    trumps: Trumps | None,
    lean: Lean = LEVEL,
) -> list[Picture]:
    """The pictures that were drawn of these cards, those that shine each with its edge above it."""
    found = []
    for token, pictures in zip(tokens, drawn, strict=True):
        found += pictures
        pose, flight = flights.pose(token), flights.flight(token)
        is_quiet = flight is None or (flight.is_slide and not flight.fades)
        if pictures and shines(token, trumps) and pose.turn > 0.5 and is_quiet:
            found.append(_edge(easel, replace(pose, angle=pose.angle + lean.of(token))))
    return found


def shines(token: Token, trumps: Trumps | None) -> bool:
    """Whether the card is open, and jack or nine of trumps."""
    card = token.face
    return card is not None and trumps is not None and card.rank in SHINING and trumps.is_trump(card.suit)


def _edge(easel: Easel, pose: Pose) -> Picture:
    height, angle = round(pose.height), round(pose.angle, 1)
    size = (card_width(height) + 2 * MARGIN, height + 2 * MARGIN)

    def make() -> pygame.Surface:
        around = MARGIN * UNITS[1] / height
        view = (UNITS[0] + 2 * around, UNITS[1] + 2 * around)
        upright = drawing(
            size,
            linear("edge", view, *SHINE),
            rounded(around + EDGE / 2, view, CORNER, fill="none", stroke="url(#edge)", stroke_width=EDGE),
            view=view,
        )
        return pygame.transform.rotozoom(upright, angle, 1) if angle else upright

    return centred(easel.kept(("edge", size, angle), make), (pose.x, pose.y))
