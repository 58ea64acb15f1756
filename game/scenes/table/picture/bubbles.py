"""Speech bubbles: what a player says, in the words of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

import pygame

from game.cards.suit import Suit
from game.rules.call import Bid
from game.rules.seats import Seat
from game.scenes.cards.deck import Deck
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.picture.easel import Easel, blit, laid, whole
from game.scenes.table.picture.note_places import Size
from game.scenes.table.picture.people import pip_name, pip_size
from game.scenes.table.picture.speech_places import TAIL, Spot, bubble_room, tag_box, tag_room
from game.scenes.table.show import (
    Accused,
    Announced,
    Aside,
    Bela,
    Bubble,
    Called,
    Enough,
    Exchanged,
    Knocked,
    Speech,
)
from game.text.calls import (
    announcement_phrase,
    belote_phrase,
    call_phrase,
    claim_phrase,
    exchange_phrase,
)
from game.text.catalogue import Words
from game.text.results import fault_sentence
from game.ui.fonts import Fonts, Typeface
from game.ui.layout import Rect
from game.ui.render.nine_slice import Margins, nine_slice
from game.ui.render.rotation import quickly_turned
from game.ui.render.stage import Picture
from game.ui.theme import CREAM, INK
from game.ui.tween import overshoot
from game.ui.vector import drawing, rounded
from game.ui.writing import LEGIBLE, Pen, Style

POP = 0.16
"""Seconds in which a bubble pops up."""

SAID, ASIDE, SMALLEST = 27, 21, 18
"""Design units of a call, of a line that does not belong to the game, and of the smallest letters of both."""

ASIDE_ROOM = 225
"""The width of such a line beside the trick: it covers no card there."""

NARROWER = (1.0, 0.8, 0.7, 0.6)
"""Shares of its room that a bubble takes where a wide one would hide something."""

LARGE = 0.85
"""A phrase that would have to be smaller than this share of its height is broken into two lines instead."""

DRAWN = (260, 110)
"""The bubble drawings; their tails are 34 units high, their bodies 10 to 80."""

BODY_BELOW = 4.0
"""Units by which the middle of the drawn body lies lower than the middle of all above the tail."""


@dataclass(frozen=True, slots=True)
class Said:
    """A bubble, or a tag with the last call."""

    seat: Seat
    """Who speaks."""
    picture: Picture
    box: Rect
    """All that it covers once it has popped up."""


def phrase(speech: Speech, aloud: Words, names: Sequence[str], deck: Deck) -> tuple[str, Suit | None]:
    """What is said, and the suit sign that stands beside it."""
    match speech:
        case Called(call=call, is_forced=is_forced, is_bare=is_bare):
            suit = call.trumps.suit if isinstance(call, Bid) else None
            return call_phrase(aloud, call, deck, is_forced=is_forced, is_bare=is_bare), suit
        case Announced(value=value, kind=kind, top=top, is_answer=is_answer):
            said = announcement_phrase(aloud, value, kind, top, deck, is_answer=is_answer)
            return said, None
        case Bela(is_second=is_second):
            return belote_phrase(aloud, is_second=is_second), None
        case Enough():
            return claim_phrase(aloud), None
        case Exchanged():
            return exchange_phrase(aloud), None
        case Knocked():
            return aloud("table.knock.aloud"), None
        case Accused(offender=offender, accuser=accuser, fault=fault):
            return fault_sentence(aloud, fault, names[offender], names[accuser]), None
        case Aside(words=words):
            return words, None
        case _:
            assert_never(speech)


def bubble_picture(
    easel: Easel,
    layout: TableLayout,
    place: Place,
    bubble: Bubble,
    said: tuple[str, Suit | None],
    deck: Deck,
    *,
    find: Callable[[Sequence[Size]], Spot],
) -> tuple[Picture, Rect]:
    """The bubble beside its speaker, as far as it has popped up, and the box that it comes to fill.

    `find` tells where it stands in one of the sizes that it may have, the best first.
    """
    text, suit = said
    unit = layout.page.scale
    pad_x, pad_y, tail = round(20 * unit), round(9 * unit), round(TAIL * unit)
    is_aside = isinstance(bubble.speech, Aside)
    letters = round((ASIDE if is_aside else SAID) * unit)
    sign = pip_size(letters * 1.25) if suit is not None else (0, 0)
    gap = round(7 * unit) if suit is not None else 0
    fonts = easel.pen.fonts
    room = bubble_room(layout, place)
    room = min(room, ASIDE_ROOM * unit) if is_aside and place is not Place.RIGHT else room
    beside = 2 * pad_x + sign[0] + gap

    def set_in(width: float) -> tuple[tuple[float, float], tuple[int, list[str]]]:
        """The size of the bubble where it may be so wide, and its letters and lines."""
        px, lines = set_out(fonts, text, letters, width - beside, round(SMALLEST * unit))
        widest = max(fonts.size(line, Typeface.TITLE, px)[0] for line in lines)
        high = max(fonts.line_height(Typeface.TITLE, px) * len(lines), sign[1])
        return (max(round(104 * unit), widest + beside), high + 2 * pad_y + tail), (px, lines)

    sets = dict(set_in(room * share) for share in NARROWER)
    spot = find(list(sets))
    px, lines = sets[spot.box.w, spot.box.h]
    size = whole(spot.box)
    widest = max(fonts.size(line, Typeface.TITLE, px)[0] for line in lines)
    high = size[1] - 2 * pad_y - tail
    box, shape = spot.box, _shape(spot)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, _body(easel, spot, size, unit), (0, 0))
        left, top = (size[0] - widest - sign[0] - gap) / 2, pad_y + BODY_BELOW * unit
        if spot.is_up:
            top = size[1] - top - high
        box = Rect(left, top, widest + 2, high)
        style = Style(Typeface.TITLE, px, INK, across=0.5, wraps=len(lines) > 1)
        pen.write(surface, "\n".join(lines), box, style)
        if suit is not None:
            pip = easel.drawing(pip_name(deck, suit), sign)
            blit(surface, pip, (left + widest + gap, top + (high - sign[1]) / 2))

    surface = easel.panel(("bubble", shape, text, suit, deck), size, draw)
    share = 1.0 if easel.is_still else min(1.0, bubble.age / POP)
    if share >= 1:
        return laid(surface, box), box
    scale = max(1 / 8, round(overshoot(share) * 16) / 16)
    small = easel.kept(
        ("pop", shape, text, suit, deck, size, scale), lambda: quickly_turned(surface, 0, scale)
    )
    # it grows out of its tail
    anchor = box.right - small.width if spot.is_right else box.x
    return Picture(small, round(anchor), round(box.y if spot.is_up else box.bottom - small.height)), box


def tag_picture(
    easel: Easel, layout: TableLayout, place: Place, said: tuple[str, Suit | None], deck: Deck
) -> Picture:
    """What somebody said before in the auction: small, where the bubble was."""
    text, suit = said
    unit = layout.page.scale
    px, pad, fonts = round(16 * unit), round(11 * unit), easel.pen.fonts
    sign = pip_size(px * 1.1) if suit is not None else (0, 0)
    gap = round(5 * unit) if suit is not None else 0
    room = tag_room(layout, place)
    px = fonts.fitted(text, Typeface.MEDIUM, px, room - 2 * pad - gap - sign[0], LEGIBLE)
    wide = fonts.size(text, Typeface.MEDIUM, px)[0]
    size = (wide + sign[0] + gap + 2 * pad, round(27 * unit))

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        back = drawing(
            size,
            rounded(0.8 * unit, size, size[1] / 2, fill=CREAM, stroke=INK, stroke_width=1.6 * unit),
        )
        blit(surface, back, (0, 0))
        pen.write(surface, text, Rect(pad, 0, wide + 1, size[1]), Style(Typeface.MEDIUM, px, INK, across=0.5))
        if suit is not None:
            pip = easel.drawing(pip_name(deck, suit), sign)
            blit(surface, pip, (pad + wide + gap, (size[1] - sign[1]) / 2))

    surface = easel.panel(("tag", text, suit, deck), size, draw)
    return laid(surface, tag_box(layout, place, *size))


def set_out(fonts: Fonts, text: str, px: int, room: float, floor: int) -> tuple[int, list[str]]:
    """The height and the lines of a phrase: one line if it can stay large, else two as large as they fit."""
    one = fonts.fitted(text, Typeface.TITLE, px, room, floor)
    if one >= px * LARGE and fonts.size(text, Typeface.TITLE, one)[0] <= room:
        return one, [text]
    for size in range(px, floor, -1):
        lines = fonts.wrap(text, Typeface.TITLE, size, room)
        if len(lines) == 2 and all(fonts.size(line, Typeface.TITLE, size)[0] <= room for line in lines):
            return size, lines
    return floor, fonts.wrap(text, Typeface.TITLE, floor, room)


def _body(easel: Easel, spot: Spot, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The drawn bubble, stretched only where it is straight."""
    scale = 0.8 * unit
    drawn = easel.drawing(f"ui/bubble_{_shape(spot)}", (round(DRAWN[0] * scale), round(DRAWN[1] * scale)))
    corner, tail, low = round(38 * scale), round(92 * scale), round(58 * scale)
    left, right = (corner, tail) if spot.is_right else (tail, corner)
    top, bottom = (low, corner) if spot.is_up else (corner, low)
    return nine_slice(drawn, Margins(left, top, right, bottom), size)


def _shape(spot: Spot) -> str:
    """The name of the drawing, by where its tail is."""
    side = "right" if spot.is_right else "left"
    return f"{side}_up" if spot.is_up else side
