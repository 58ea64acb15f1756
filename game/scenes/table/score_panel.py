"""The panel that always tells the score, the trumps and who took them."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.scenes.cards.deck import Deck
from game.scenes.table.easel import Easel, blit, laid, whole
from game.scenes.table.people import sign_tile
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, Colour
from game.ui.vector import drawing, rounded
from game.ui.writing import Pen, Style

GROUND: Colour = (0x14, 0x0C, 0x08)


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """What the panel says, in words and figures."""

    names: tuple[str, ...]
    """Us and them, or the players."""
    scores: tuple[int, ...]
    running: tuple[int, ...] | None
    """Points of this deal so far; None when they are not shown."""
    trumps: str
    """The word before the sign."""
    taker: str
    suit: Trumps | Suit | None
    """The sign behind it; no trumps and all trumps have signs too."""
    hung: int = 0
    """Points that hang for the winner of this deal: boxed, as on the sheet."""


def score_picture(easel: Easel, box: Rect, lines: ScoreLines, deck: Deck, unit: float) -> Picture:
    """The panel as one picture."""
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, dark_panel(size, unit), (0, 0))
        inner = Rect(0, 0, *size).inset(16 * unit, 9 * unit)
        rows = inner.rows([1.0] * (len(lines.scores) + 1), 1 * unit)
        for index, row in enumerate(rows[:-1]):
            tone = BRASS_LIGHT if index == 0 else CREAM
            name, figure, running = row.columns([0.34, 0.36, 0.30] if lines.running else [0.4, 0.58, 0.02])
            pen.write(surface, lines.names[index], name, Style(Typeface.HEADING, round(21 * unit), tone))
            style = Style(Typeface.BOLD, round(24 * unit), tone, across=1)
            pen.write(surface, str(lines.scores[index]), figure, style)
            if lines.running is not None:
                style = Style(Typeface.TEXT, round(16 * unit), CREAM_DIM, across=1)
                pen.write(surface, f"+{lines.running[index]}", running, style)
        _trump_row(easel, surface, rows[-1], lines, deck, unit)

    return laid(easel.panel(("score", lines, deck), size, draw), box)


def _trump_row(
    easel: Easel, surface: pygame.Surface, row: Rect, lines: ScoreLines, deck: Deck, unit: float
) -> None:
    pen = easel.pen
    word = pen.write(surface, lines.trumps, row, Style(Typeface.MEDIUM, round(15 * unit), CREAM_DIM))
    x = word.right + 8 * unit
    if lines.suit is not None:
        tile = sign_tile(easel, lines.suit, deck, round(row.h * 1.16))
        blit(surface, tile, (x, row.y + (row.h - tile.height) / 2))
        x += tile.width + 9 * unit
    right = _hung_box(surface, row, lines.hung, unit, pen) if lines.hung else row.right
    rest = Rect(x, row.y, right - x, row.h)
    pen.write(surface, lines.taker, rest, Style(Typeface.MEDIUM, round(16 * unit), CREAM))


def _hung_box(surface: pygame.Surface, row: Rect, hung: int, unit: float, pen: Pen) -> float:
    """Write the points that hang in a box at the right end of the row; answer where the box begins."""
    text, px = str(hung), round(15 * unit)
    width = pen.fonts.size(text, Typeface.MEDIUM, px)[0] + 12 * unit
    box = row.place(width, row.h * 0.86, 1, 0.5)
    pygame.draw.rect(surface, BRASS, box.ints, max(1, round(1.4 * unit)), round(3 * unit))
    pen.write(surface, text, box, Style(Typeface.MEDIUM, px, BRASS_LIGHT, across=0.5))
    return box.x - 6 * unit


def dark_panel(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A dark glass panel with a brass line."""
    return drawing(
        size,
        rounded(0, size, 12 * unit, fill=GROUND, fill_opacity=0.82),
        rounded(3.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.8 * unit),
    )
