"""The drawn parts of the pictures: letters in brass, laurel, stamps, a slip that cracks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.logo import contour_of, logo
from game.scenes.medal import laurel
from game.scenes.room import room
from game.scenes.score_paper import ScorePaper, paper_width
from game.scenes.score_tally import WIDTH, TallyPaper
from game.scenes.setpiece.timeline import staggered
from game.ui.fonts import Typeface
from game.ui.layout import Page, Rect
from game.ui.render.shadow import soft_box
from game.ui.theme import BRASS, BRASS_DARK, INK, OUTLINE, RED, WHITE, mix
from game.ui.tween import overshoot
from game.ui.vector import circle, drawing
from game.ui.widgets import Brush
from game.ui.writing import Pen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.cards.pictures import CardPictures
    from game.scenes.page_desk import PageDesk
    from game.scenes.sheet import Sheet, Tally
    from game.ui.fonts import Fonts

ZIGZAG: Final = (0.0, -0.04, 0.045, -0.05, 0.035, -0.04, 0.055, -0.01)
"""How far right of its middle the crack is, from the top of the slip to its foot, in widths of the slip."""
GAPS: Final = {2: 0.585, 3: 0.475}
"""By the number of sides, how far from the left the words of a slip have ended and figures not begun."""
MEASURED: Final = 64
"""The height in pixels at which letters are measured."""
LINES: Final = 340.0
"""The design units down of a score sheet in a picture."""
LIGHT: Final = 170
"""The light on the cloth below a picture, of 255."""
LAUREL: Final = 0.62
"""The portrait's share of the wreath round it."""


def dimmed_room(desk: PageDesk) -> pygame.Surface:
    """Return the bare table in the light in which pictures are shown, as large as the window."""
    bare = room(desk.assets / "sprites", desk.page, cloth=desk.preferences.cloth).copy()
    bare.fill((LIGHT, LIGHT, LIGHT), special_flags=pygame.BLEND_RGB_MULT)
    return bare


def draw_ground(screen: pygame.Surface, look: Look, share: float) -> None:
    """Let the cleared table in that light appear over whatever was there, by the share."""
    bare = kept(look.store, "ground", lambda: dimmed_room(look.desk))
    alpha = round(255 * share)
    bare.set_alpha(alpha if alpha < 255 else None)  # a blit with an alpha of 255 takes twenty times as long
    screen.blit(bare, (0, 0))


def brass(fonts: Fonts, text: str, room: tuple[float, float]) -> pygame.Surface:
    """Return the text in cast brass, as large as the room has place for."""
    px = max(12, round(room[1] * 0.8))
    wide = fonts.font(Typeface.TITLE, px).size(text)[0] + px * 0.1
    return _brass(fonts, text, max(12, round(px * min(1.0, room[0] / wide))))


@lru_cache(maxsize=12)
def _brass(fonts: Fonts, text: str, px: int) -> pygame.Surface:
    return logo(fonts, text, px)


def letters(
    fonts: Fonts, text: str, word: pygame.Surface, share: float
) -> list[tuple[pygame.Surface, tuple[float, float]]]:
    """Return the parts of a word in brass that are seen by now, each with its place in the word."""
    if share >= 1:
        return [(word, (0.0, 0.0))]
    found, left, count = list[tuple[pygame.Surface, tuple[float, float]]](), 0, len(text)
    for place, right in enumerate(ends_of(fonts, text, word.width)):
        own = staggered(share, place, count, 0.7)
        if own > 0 and right > left:
            part = word.subsurface((left, 0, right - left, word.height))
            found.append((part, (left, -word.height * 0.7 * (1 - overshoot(own)))))
        left = right
    return found


def ends_of(fonts: Fonts, text: str, width: int) -> list[int]:
    """Return where each letter of a word in brass ends, in pixels; the last one ends with the word."""
    font = fonts.font(Typeface.TITLE, MEASURED)
    whole = max(1, font.size(text)[0])
    edge = contour_of(round(width * MEASURED / whole)) + 2
    inner = width - 2 * edge
    ends = [edge + round(font.size(text[: place + 1])[0] * inner / whole) for place in range(len(text))]
    return [*ends[:-1], width]


@lru_cache(maxsize=16)
def framed(portrait: pygame.Surface, side: int, *, has_won: bool) -> pygame.Surface:
    """Return a portrait in a ring of brass, the winner's in laurel, in a square of that side."""
    whole = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    inner = portrait.width
    ring = inner / 2 + max(1.5, side * 0.012)
    glow = soft_box((inner, inner), inner // 2, max(3, round(side * 0.04)))
    _centre(whole, glow, (side / 2, side / 2 + side * 0.02))
    if has_won:
        _centre(whole, laurel(side), (side / 2, side / 2))
    tone = BRASS if has_won else BRASS_DARK
    _centre(whole, drawing((side, side), circle(side / 2, side / 2, ring, fill=tone)), (side / 2, side / 2))
    _centre(whole, portrait, (side / 2, side / 2))
    return whole


def stamp(fonts: Fonts, text: str, side: int) -> pygame.Surface:
    """Return a round red stamp, as it is pressed on a slip, turned a little."""
    tone = mix(RED, WHITE, 0.12)
    seal = drawing(
        (side, side),
        circle(50, 50, 46, fill=tone, stroke=OUTLINE, stroke_width=2),
        circle(50, 50, 38, fill="none", stroke=WHITE, stroke_width=2.4),
        view=(100, 100),
    )
    words = fonts.surface(text, Typeface.TITLE, round(side * 0.42), WHITE)
    _centre(seal, words, (side / 2, side / 2))
    return pygame.transform.rotozoom(seal, 12, 1)


# --- the slip -------------------------------------------------------------------------------------


def slip_of(desk: PageDesk, tally: Tally, room: Rect) -> pygame.Surface:
    """Return the slip of a deal without its heading on a surface of its own, as large as the room."""
    pen, tally = Pen(desk.fonts), replace(tally, heading="")
    usual = TallyPaper(desk, tally, lambda: Page(1280, 720)).units
    page = Page(1280, 720, zoom=max(0.75, min(room.h / (usual + 30), room.w / (WIDTH + 30))))
    paper = TallyPaper(desk, tally, lambda: page)
    edge = page.px(14)
    high = min(room.h - 2 * edge, page.px(paper.units))
    surface = pygame.Surface((page.px(WIDTH) + 2 * edge, round(high) + 2 * edge), pygame.SRCALPHA, 32)
    paper.draw(Brush(surface, pen, page), paper.box_in(Rect(0, 0, *surface.get_size()).inset(edge)))
    return surface


def paper_of(desk: PageDesk, sheet: Sheet, room: Rect) -> pygame.Surface:
    """Return the score sheet with its last deals on a surface of its own, as large as the room."""
    page = Page(1280, 720, zoom=max(0.75, min(room.h / LINES, room.w / (paper_width(sheet) + 30))))
    edge = page.px(14)
    paper = ScorePaper(desk, replace(sheet, verdict="", remark=""), has_pencil=False, page=lambda: page)
    box = paper.box_in(Rect(0, 0, room.w - 2 * edge, room.h - 2 * edge))
    paper.show_last(box.h)
    surface = pygame.Surface((round(box.w) + 2 * edge, round(box.h) + 2 * edge), pygame.SRCALPHA, 32)
    paper.draw(Brush(surface, Pen(desk.fonts), page), Rect(edge, edge, box.w, box.h))
    return surface


def crack_line(size: tuple[int, int], sides: int) -> list[tuple[float, float]]:
    """Return the points of the crack through a slip of that size, from the top: it tears no word."""
    last, middle = len(ZIGZAG) - 1, GAPS[sides]
    return [((middle + across) * size[0], size[1] * place / last) for place, across in enumerate(ZIGZAG)]


def halves(slip: pygame.Surface, sides: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Return the parts of the slip left and right of the crack, each as large as the slip."""
    line, (width, height) = crack_line(slip.get_size(), sides), slip.get_size()
    left, right = slip.copy(), slip.copy()
    pygame.draw.polygon(left, (0, 0, 0, 0), [*line, (width, height), (width, 0)])
    pygame.draw.polygon(right, (0, 0, 0, 0), [*line, (0, height), (0, 0)])
    edge = max(1, width // 220)
    for half, shift in ((left, -edge), (right, edge)):
        pygame.draw.lines(half, (*mix(INK, WHITE, 0.75), 255), False, [(x + shift, y) for x, y in line], edge)
        half.blit(slip, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)  # the torn edge is only on the paper
    return left, right


def draw_crack(
    surface: pygame.Surface, spot: tuple[float, float], size: tuple[int, int], sides: int, share: float
) -> None:
    """Draw the crack of a slip of so many sides at `spot` as far as it has come."""
    points = [(x + spot[0], y + spot[1]) for x, y in crack_line(size, sides)]
    far = share * (len(points) - 1)
    shown = points[: int(far) + 1]
    if far < len(points) - 1:
        start, end, part = points[int(far)], points[int(far) + 1], far % 1
        shown.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    pygame.draw.lines(surface, INK, False, shown, max(2, size[0] // 150))


def _centre(target: pygame.Surface, surface: pygame.Surface, middle: tuple[float, float]) -> None:
    spot = (round(middle[0] - surface.width / 2), round(middle[1] - surface.height / 2))
    target.blit(surface, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


@dataclass(frozen=True)
class Look:
    """What a picture is made with."""

    desk: PageDesk
    cards: CardPictures | None
    """None: the moment shows no cards."""
    store: dict[object, pygame.Surface]
    """Drawings that are kept for this picture."""


def kept(
    store: dict[object, pygame.Surface], key: object, make: Callable[[], pygame.Surface]
) -> pygame.Surface:
    """Return the picture of that key, made if it is not there yet."""
    if key not in store:
        store[key] = make()
    return store[key]
