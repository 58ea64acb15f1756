"""The picture on which a set piece ends, and each moment on the way to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.choosing.places import face
from game.scenes.setpiece.exhibits import draw_exhibit, draw_stamp
from game.scenes.setpiece.figures import LAUREL, brass, framed, kept, letters
from game.scenes.setpiece.keepsake import PEOPLE, WORD, Kind
from game.scenes.setpiece.plan import plan_of
from game.scenes.setpiece.season import draw_season
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, OUTLINE
from game.ui.writing import LEGIBLE, Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.setpiece.dance import Ground
    from game.scenes.setpiece.figures import Look
    from game.scenes.setpiece.keepsake import Keepsake, Party, Player
    from game.scenes.setpiece.plan import Stand
    from game.ui.widgets import Brush


CLEAR: Final = 0.9
"""The share of its box that a figure takes at most: the rest keeps it off the portraits."""
LOWER: Final = 0.12
"""Without laurel a portrait stands lower by this share of its square, near its name."""
STILL: Final = 0.5
"""The moment of the season that a picture shows."""
BELOW, BESIDE, LARGE = 0.75, 1.1, 1.5
"""The size of the stamp in heights of the points' letters: below points, beside them with a portrait next to
it, and beside them where all portraits are above."""
SINKS: Final = 0.13
"""A large stamp stands lower by this share of its size, off the names above it."""


class Composition:
    """One keepsake laid out in a box."""

    def __init__(self, look: Look, keepsake: Keepsake, box: Rect, ground: Ground) -> None:
        """Cards may move on the whole `ground`."""
        self._look, self._keepsake, self._ground = look, keepsake, ground
        self._plan = plan_of(keepsake.kind, keepsake.told, box)

    def draw(self, brush: Brush, share: Callable[[str], float]) -> None:
        """Draw the moment at which each part of the set piece is done by its share."""
        look, keepsake, plan = self._look, self._keepsake, self._plan
        if keepsake.kind is Kind.WON and keepsake.season is not None:
            stage = self._ground.stage
            above = stage.take_top(plan.exhibit.bottom - stage.y)[0]
            draw_season(brush, keepsake.season, STILL, above, self._worded(brush))
        draw_exhibit(brush, look, keepsake, plan.exhibit, self._ground, share)
        draw_title(brush, look, keepsake.title, plan.title, share(WORD))
        come = share(PEOPLE)
        if come > 0:
            style = Style(Typeface.MEDIUM, self._caption_px, CREAM_DIM, across=0.5, shadow=OUTLINE)
            brush.pen.write(brush.screen, keepsake.caption(look.desk.say), plan.caption, style)
            self._people(brush, come)

    @property
    def _caption_px(self) -> int:
        return max(LEGIBLE, round(self._plan.caption.h * 0.72))

    def _worded(self, brush: Brush) -> list[Rect]:
        """Return where the caption, names and points stand."""
        plan, caption = self._plan, self._keepsake.caption(self._look.desk.say)
        size = brush.pen.fonts.size(caption, Typeface.MEDIUM, self._caption_px)
        names = [
            _room(brush, player, spot)
            for party, stand in zip(self._keepsake.parties, plan.stands, strict=True)
            for player, spot in zip(
                party.players, portrait_spots(stand.party, len(party.players)), strict=True
            )
        ]
        return [plan.caption.place(*size), *names, *(stand.points for stand in plan.stands)]

    def _people(self, brush: Brush, come: float) -> None:
        plan, told, face = self._plan, self._keepsake.told, Typeface.BOLD
        px = min(
            brush.pen.fonts.fitted(text, face, round(plan.px), stand.points.w * CLEAR, LEGIBLE)
            for text, stand in zip(told, plan.stands, strict=True)
        )
        late = plan.caption.h * 2 * (1 - come)
        for party, text, stand in zip(self._keepsake.parties, told, plan.stands, strict=True):
            draw_party(brush, self._look, party, stand.party.moved(0, late))
            if not text:
                continue
            figure = stand.points.moved(0, late)
            tone = BRASS_LIGHT if party.points == self._keepsake.best else CREAM
            style = Style(face, px, tone, across=stand.across, down=plan.down, shadow=OUTLINE)
            brush.pen.write(brush.screen, str(round(party.points * come)), figure, style)
            if self._is_stamped(party) and come >= 1:
                self._stamp(brush, stand, brush.pen.fonts.size(text, face, px)[0], px)
        if plan.colon is not None and all(told):
            style = Style(face, round(px * 0.8), CREAM_DIM, across=0.5, down=plan.down)
            brush.pen.write(brush.screen, ":", plan.colon.moved(0, late), style)

    def _stamp(self, brush: Brush, stand: Stand, wide: float, px: int) -> None:
        """Press the stamp below points between portraits, else beside the points, which are so wide."""
        box, is_below = stand.points, self._plan.colon is not None
        is_large = self._plan.is_high
        side = px * (BELOW if is_below else LARGE if is_large else BESIDE)
        across = box.x + (box.w - wide) * stand.across + wide / 2
        foot = box.y + (box.h - px) * self._plan.down + px
        beside = (across + wide / 2 + side * 0.7, box.centre[1] + side * SINKS * is_large)
        spot = (across, foot + side * 0.56) if is_below else beside
        draw_stamp(brush, self._look, self._keepsake.multiplier, spot, side)

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


def draw_settling(brush: Brush, look: Look, text: str, large: Rect, small: Rect, share: float) -> None:
    """Draw the title that has come in the large place, by the share on its way to the small one."""
    if share <= 0 or share >= 1:
        draw_title(brush, look, text, small if share >= 1 else large, 1)
        return
    fonts = look.desk.fonts
    word, last = (
        kept(look.store, ("title", text, box.w, box.h), partial(brass, fonts, text, (box.w, box.h)))
        for box in (large, small)
    )
    width = round(word.width + (last.width - word.width) * share)
    height = round(word.height + (last.height - word.height) * share)
    spot = large.moved(0, (small.centre[1] - large.centre[1]) * share).place(width, height)
    brush.pen.note(text, spot)
    brush.blit(pygame.transform.smoothscale(word, (width, height)), (spot.x, spot.y))


def portrait_spots(box: Rect, count: int) -> list[Rect]:
    """Return the squares of so many portraits, with room for names below them.

    They stand beside each other, or one above the other where they are larger so.
    """
    beside, above = min(box.h * 0.8, box.w * 0.98 / count), min(box.h * 0.8 / count, box.w * 0.98)
    side = round(max(beside, above))
    if above > beside:
        column = box.place(min(box.w, side * 1.16), min(box.h, side * 1.3 * count))
        cells = column.rows([1] * count)
    else:
        cells = box.place(min(box.w, side * 1.16 * count), min(box.h, side * 1.25)).columns([1] * count)
    return [cell.take_top(side)[0].place(side, side) for cell in cells]


def draw_party(brush: Brush, look: Look, party: Party, box: Rect) -> None:
    """Draw the portraits of a side beside each other, with the names below them."""
    spots = portrait_spots(box, len(party.players))
    px = min(name_size(brush, player, spot) for player, spot in zip(party.players, spots, strict=True))
    for player, spot in zip(party.players, spots, strict=True):
        picture = portrait(look, player, round(spot.w), has_won=party.has_won)
        brush.blit(picture, (spot.x, spot.y + (0 if party.has_won else spot.h * LOWER)))
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
