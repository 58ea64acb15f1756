"""The picture on which a set piece ends, and each moment on the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.choosing.places import face
from game.scenes.setpiece.exhibits import draw_exhibit, draw_stamp
from game.scenes.setpiece.figures import LAUREL, brass, framed, kept, letters
from game.scenes.setpiece.keepsake import PEOPLE, WORD, Kind
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.writing import LEGIBLE, Style

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.scenes.setpiece.dance import Ground
    from game.scenes.setpiece.figures import Look
    from game.scenes.setpiece.keepsake import Keepsake, Party, Player
    from game.ui.widgets import Brush


WIDE: Final = 1.2
"""From this ratio of width to height on the rows are those of a wide picture."""
WIDE_ROWS: Final = (0.18, 0.06, 0.40, 0.36)
HIGH_ROWS: Final = (0.16, 0.05, 0.47, 0.32)
"""The shares of title, caption, exhibit and players."""
WIDEST: Final = 2.0
"""A wider stage leaves its sides empty."""
CLEAR: Final = 0.9
"""The share of its column that a figure takes at most: the rest keeps it off the portraits."""

STAMP: Final = 0.3
STAMPED: Final = 0.74
"""The size of the stamp below the points, and how far down its middle is, in heights of the row of people."""


class Composition:
    """One keepsake laid out in a box."""

    def __init__(self, look: Look, keepsake: Keepsake, box: Rect, ground: Ground) -> None:
        """Cards may move on the whole `ground`."""
        self._look, self._keepsake, self._ground = look, keepsake, ground
        box = box.place(min(box.w, box.h * WIDEST), box.h)
        rows = WIDE_ROWS if box.w > box.h * WIDE else HIGH_ROWS
        edge = min(box.w, box.h) * 0.025
        self.title, self.caption, self.exhibit, self.people = box.inset(edge).rows(rows)

    def draw(self, brush: Brush, share: Callable[[str], float]) -> None:
        """Draw the moment at which each part of the set piece is done by its share."""
        draw_exhibit(brush, self._look, self._keepsake, self.exhibit, self._ground, share)
        draw_title(brush, self._look, self._keepsake.title, self.title, share(WORD))
        come = share(PEOPLE)
        if come > 0:
            text, px = self._keepsake.caption(self._look.desk.say), max(LEGIBLE, round(self.caption.h * 0.62))
            style = Style(Typeface.MEDIUM, px, CREAM_DIM, across=0.5, shadow=OUTLINE)
            brush.pen.write(brush.screen, text, self.caption, style)
            self._people(brush, come)

    def _people(self, brush: Brush, come: float) -> None:
        parties, told, box = self._keepsake.parties, self._keepsake.told, self.people
        row = box.inset(0, box.h * 0.04).moved(0, box.h * 0.4 * (1 - come))
        if len(parties) == 2:
            left, middle, right = row.columns([1, 0.62 if any(told) else 0.2, 1])
            cells, ends = [left, right], [1.0, 0.0]
            first, colon, last = middle.columns([1, 0.2, 1])
            figures = [first, last]
        else:
            pairs = [cell.columns([0.6, 0.4]) for cell in row.columns([1] * len(parties))]
            cells, figures, ends = [one for one, _ in pairs], [one for _, one in pairs], [0.5] * len(pairs)
            colon = Rect(0, 0, 0, 0)
        fitted, face = brush.pen.fonts.fitted, Typeface.BOLD
        px = min(
            fitted(text, face, round(row.h * 0.4), cell.w * CLEAR, LEGIBLE)
            for text, cell in zip(told, figures, strict=True)
        )
        for party, text, cell, figure, end in zip(parties, told, cells, figures, ends, strict=True):
            draw_party(brush, self._look, party, cell)
            if not text:
                continue
            tone = BRASS_LIGHT if party.points == self._keepsake.best else CREAM
            style = Style(face, px, tone, across=end, down=0.38, shadow=OUTLINE)
            brush.pen.write(brush.screen, str(round(party.points * come)), figure, style)
            if self._is_stamped(party) and come >= 1:
                wide = brush.pen.fonts.size(text, face, px)[0]
                spot = figure.x + (figure.w - wide) * end + wide / 2, figure.y + figure.h * STAMPED
                draw_stamp(brush, self._look, self._keepsake.multiplier, spot, figure.h * STAMP)
        if colon.w and all(told):
            style = Style(face, round(px * 0.8), CREAM_DIM, across=0.5, down=0.38)
            brush.pen.write(brush.screen, ":", colon, style)

    def _is_stamped(self, party: Party) -> bool:
        """Whether the doubling stands at the points of that side: a capot has no other place for it."""
        told = self._keepsake
        return told.kind is Kind.CAPOT and told.multiplier > 1 and party.points == told.best


def draw_title(brush: Brush, look: Look, text: str, box: Rect, share: float) -> None:
    """Write the title in brass, letter by letter."""
    if share <= 0:
        return
    fonts = look.desk.fonts
    word = kept(look.store, ("title", text, box.w, box.h), lambda: brass(fonts, text, (box.w, box.h)))
    spot = box.place(word.width, word.height)
    if share >= 1:
        brush.pen.note(text, spot)
    for part, (across, down) in letters(fonts, text, word, share):
        brush.blit(part, (spot.x + across, spot.y + down))


def portrait_spots(box: Rect, count: int) -> list[Rect]:
    """Return the squares of so many portraits beside each other, with room for names below them."""
    side = round(min(box.h * 0.8, box.w * 0.98 / count))
    row = box.place(min(box.w, side * 1.16 * count), min(box.h, side * 1.25))
    return [cell.take_top(side)[0].place(side, side) for cell in row.columns([1] * count)]


def draw_party(brush: Brush, look: Look, party: Party, box: Rect) -> None:
    """Draw the portraits of a side beside each other, with the names below them."""
    spots = portrait_spots(box, len(party.players))
    px = min(name_size(brush, player, spot) for player, spot in zip(party.players, spots, strict=True))
    for player, spot in zip(party.players, spots, strict=True):
        picture = portrait(look, player, round(spot.w), has_won=party.has_won)
        brush.blit(picture, (spot.x, spot.y))
        draw_name(brush, player, spot, has_won=party.has_won, most=px)


def portrait(look: Look, player: Player, side: int, *, has_won: bool) -> pygame.Surface:
    """Return the framed portrait of a player, in a square of that side."""
    inner = round(side * (LAUREL if has_won else LAUREL * 0.92))
    return framed(face(look.desk.assets, player.portrait, inner), side, has_won=has_won)


def name_size(brush: Brush, player: Player, spot: Rect) -> int:
    """Return the height in pixels in which the name fits below the square of a portrait."""
    wished = max(LEGIBLE, round(spot.w * 0.17))
    return brush.pen.fonts.fitted(player.name, Typeface.MEDIUM, wished, _room(brush, player, spot).w, LEGIBLE)


def draw_name(brush: Brush, player: Player, spot: Rect, *, has_won: bool, most: int | None = None) -> None:
    """Write the name below the square of a portrait, no higher than `most` pixels."""
    px, tone = most or name_size(brush, player, spot), CREAM if has_won else CREAM_DIM
    style = Style(Typeface.MEDIUM, px, tone, across=0.5, shadow=OUTLINE)
    brush.pen.write(brush.screen, player.name, _room(brush, player, spot), style)


def _room(brush: Brush, player: Player, spot: Rect) -> Rect:
    """Return the room for the name; a long one below a small portrait reaches beyond it."""
    room = Rect(spot.x, spot.bottom, spot.w, spot.h * 0.25).inset(spot.w * 0.02, 0)
    least = brush.pen.fonts.size(player.name, Typeface.MEDIUM, LEGIBLE)[0]
    return room.inset(-max(0.0, min(spot.w * 0.1, (least - room.w) / 2 + 1)), 0)
