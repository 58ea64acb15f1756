"""The panel that always tells the score, the trumps and who took them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.cards.suit import Suit
from game.rules.contract import Contract, Trumps
from game.rules.seats import side_of
from game.rules.standing import points_so_far
from game.scenes.cards.deck import Deck
from game.scenes.table.picture.easel import Easel, blit, laid, whole
from game.scenes.table.picture.people import sign_tile
from game.scenes.table.show import Show
from game.text.calls import capitalised, goal_phrase
from game.text.cards import trumps_name
from game.text.catalogue import Words
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.render.stage import Picture
from game.ui.theme import BRASS, BRASS_LIGHT, CREAM, CREAM_DIM, INK, Colour
from game.ui.vector import drawing, rounded
from game.ui.writing import LEGIBLE, Pen, Style

GROUND: Colour = (0x14, 0x0C, 0x08)

SIGN = 1.16
"""The side of the sign of trumps by the height of its row."""

TWO_LINES = 1.34
"""The height of the lowest row by that of a score, once the word stands above the taker."""

APART = 6
"""Design units before a box."""


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
    multiplier: int = 1
    """How many times the deal counts: boxed behind the taker, and never cut."""
    hung: int = 0
    """Points that hang for the winner of this deal: boxed, as on the sheet."""


def score_lines(
    show: Show,
    say: Words,
    names: Sequence[str],
    sides: Sequence[str],
    deck: Deck,
    *,
    scores: Sequence[int],
    is_running: bool,
) -> ScoreLines:
    """The words and figures of this moment; `sides` are the names of the sides, whose `scores` are by side.

    The viewer's side stands first. The points of the deal so far are shown with them where it `is_running`.
    """
    us, account = side_of(show.viewer, show.players), show.account
    standing = account.standing
    order = [us, *[side for side in range(len(scores)) if side != us]]
    so_far = points_so_far(account)
    running = tuple(so_far[side] for side in order)
    return ScoreLines(
        names=tuple(sides[side] for side in order),
        scores=tuple(scores[side] for side in order),
        running=running if is_running and account.contract is not None else None,
        trumps=capitalised(trumps_words(say, standing, deck))
        if standing
        else say("table.deal", number=max(1, account.deal_number)),
        taker=say("table.taker", name=names[standing.taker]) if standing else "",
        suit=standing.trumps if standing else None,
        multiplier=standing.multiplier if standing else 1,
        hung=account.hung if show.result is None else 0,
    )


def trumps_words(say: Words, contract: Contract, deck: Deck) -> str:
    """What stands before the sign: the number that was bid, a game without a suit, or only "trumps"."""
    if contract.goal:
        return goal_phrase(say, contract.goal).rstrip(",")  # the trumps follow as a sign
    if contract.trumps.suit is None:
        return trumps_name(say, contract.trumps, deck)
    return say("table.trumps")


def score_picture(easel: Easel, box: Rect, lines: ScoreLines, deck: Deck, unit: float) -> Picture:
    """The panel as one picture."""
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, dark_panel(size, unit), (0, 0))
        inner = Rect(0, 0, *size).inset(16 * unit, 9 * unit)
        foot = _foot_in_one_line(pen, inner.w, inner.h / (len(lines.scores) + 1), lines, unit)
        last = 1.0 if foot else TWO_LINES
        rows = inner.rows([1.0] * len(lines.scores) + [last], 1 * unit)
        for index, row in enumerate(rows[:-1]):
            tone = BRASS_LIGHT if index == 0 else CREAM
            name, figure, running = row.columns([0.34, 0.36, 0.30] if lines.running else [0.55, 0.43, 0.02])
            pen.write(surface, lines.names[index], name, Style(Typeface.HEADING, round(21 * unit), tone))
            style = Style(Typeface.BOLD, round(24 * unit), tone, across=1)
            pen.write(surface, str(lines.scores[index]), figure, style)
            if lines.running is not None:
                style = Style(Typeface.TEXT, round(16 * unit), CREAM_DIM, across=1)
                pen.write(surface, f"+{lines.running[index]}", running, style)
        _trump_row(easel, surface, rows[-1], lines, deck, unit, has_one_line=foot)

    return laid(easel.panel(("score", lines, deck), size, draw), box)


def _word_style(unit: float) -> Style:
    return Style(Typeface.MEDIUM, max(LEGIBLE, round(15 * unit)), CREAM_DIM)


def _taker_style(unit: float) -> Style:
    return Style(Typeface.MEDIUM, max(LEGIBLE, round(16 * unit)), CREAM)


def _foot_in_one_line(pen: Pen, width: float, high: float, lines: ScoreLines, unit: float) -> bool:
    """Whether the trumps, their sign, the taker and the boxes fit side by side without being made smaller."""
    word, taker = _word_style(unit), _taker_style(unit)
    needed = pen.fonts.size(lines.trumps, word.face, word.px)[0] + 8 * unit
    needed += pen.fonts.size(lines.taker, taker.face, taker.px)[0]
    if lines.suit is not None:
        needed += round(high * SIGN) + 9 * unit
    for text in (_times(lines), str(lines.hung or "")):
        if text:
            needed += _boxed_width(pen, text, unit) + APART * unit
    return needed <= width


def _trump_row(
    easel: Easel,
    surface: pygame.Surface,
    row: Rect,
    lines: ScoreLines,
    deck: Deck,
    unit: float,
    *,
    has_one_line: bool,
) -> None:
    """What is played, its sign, who took it and how many times it counts; else the word above the taker."""
    pen = easel.pen
    right = row.right
    if lines.hung:
        box = _boxed(surface, row, str(lines.hung), unit, pen, across=1)
        right = box.x - APART * unit
    x, upper = row.x, Rect(row.x, row.y, right - row.x, row.h)
    if has_one_line:
        x = pen.write(surface, lines.trumps, upper, _word_style(unit)).right + 8 * unit
    if lines.suit is not None:
        tile = sign_tile(easel, lines.suit, deck, round(row.h * (SIGN if has_one_line else 0.94)))
        blit(surface, tile, (x, row.y + (row.h - tile.height) / 2))
        x += tile.width + 9 * unit
    rest = Rect(x, row.y, right - x, row.h)
    if not has_one_line:
        upper, rest = rest.rows([0.5, 0.5])
        pen.write(surface, lines.trumps, upper, _word_style(unit))
    times = _times(lines)
    room = _boxed_width(pen, times, unit) + APART * unit if times else 0
    name = pen.write(surface, lines.taker, Rect(rest.x, rest.y, rest.w - room, rest.h), _taker_style(unit))
    if times:
        left = name.right + APART * unit
        _boxed(surface, Rect(left, rest.y, right - left, rest.h), times, unit, pen, is_filled=True)


def _times(lines: ScoreLines) -> str:
    return f"×{lines.multiplier}" if lines.multiplier > 1 else ""


def _boxed_width(pen: Pen, text: str, unit: float) -> float:
    style = _word_style(unit)
    return pen.fonts.size(text, style.face, style.px)[0] + 12 * unit


def _boxed(
    surface: pygame.Surface,
    row: Rect,
    text: str,
    unit: float,
    pen: Pen,
    *,
    across: float = 0,
    is_filled: bool = False,
) -> Rect:
    """Write figures in a box at one end of the row: a brass line around them, or brass behind them."""
    style = _word_style(unit)
    high = min(row.h, pen.fonts.line_height(style.face, style.px) + 2 * unit)
    box = row.place(_boxed_width(pen, text, unit), high, across, 0.5)
    line = 0 if is_filled else max(1, round(1.4 * unit))
    pygame.draw.rect(surface, BRASS, box.ints, line, round(3 * unit))
    tone = INK if is_filled else BRASS_LIGHT
    pen.write(surface, text, box, replace(style, colour=tone, across=0.5))
    return box


def dark_panel(size: tuple[int, int], unit: float) -> pygame.Surface:
    """A dark glass panel with a brass line."""
    return drawing(
        size,
        rounded(0, size, 12 * unit, fill=GROUND, fill_opacity=0.82),
        rounded(3.5 * unit, size, 9 * unit, fill="none", stroke=BRASS, stroke_width=1.8 * unit),
    )
