"""A prompt on the screen: a dark panel with plaques, above the hand and never over it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import pygame

from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.signs import Signs
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import ASPECT, Place
from game.scenes.table.offers import ButtonKind, Offer, Prompt
from game.scenes.table.picture.easel import Easel, blit, centred, laid, whole
from game.scenes.table.picture.hint_view import frame_pictures
from game.scenes.table.picture.people import sign_tile
from game.scenes.table.picture.score_panel import dark_panel
from game.scenes.table.picture.sight import Question
from game.ui.focus import FINGERTIP
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.pad_signs import write_sign
from game.ui.plaques import plaque, ring
from game.ui.render.stage import Picture
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM, WOOD_NIGHT, mix
from game.ui.writing import LEGIBLE, Pen, Style

LABEL, BELOW_SIGN = 20, 16
"""Design units of the letters of a button, and of those below a sign of trumps."""

SIGN_AND_WORD = (0.65, 0.35)
"""How a button's height is shared by the sign and the word below it."""

ONE_LINE = 17
"""Longer words on a small button are written in two lines."""

SMALL_LINE = 15.5
"""So many pixels is a line of the smallest letters high."""

LETTER = 0.56 * LEGIBLE
"""About so many pixels is one of them wide."""

BESIDE_KEY = 21
"""Design units of a button's edge and of the letter that presses it."""

TWO_LINES = 60
"""On higher buttons, in design units, two lines are better than small letters."""

SIGN, BESIDE_SIGN = 37, 24
"""The least side of a sign of trumps, and what is left and right of a larger one: room for the letter,
which a narrower button does without."""

OFF = mix(CREAM_DIM, WOOD_NIGHT, 0.5)
"""The words of what cannot be pressed yet, as on the buttons of all pages."""

CROWDED = 102.0
"""Design units of the widest button beside cards."""

EDGE, SHARE = 9, 0.09
"""Design units from the edge of a button to its word, and the share of a wide one; its line ends at 7."""

MOST_BELOW = 2
"""A question with so many rows of buttons always stands below the pack, which may lie there open."""

DOZEN = 12
"""More numbers than these do not stand in one row."""

LEAST_SIGNED = 62
"""Narrower buttons, in design units, have no room for what presses them."""


@dataclass(frozen=True, slots=True)
class PromptBoxes:
    """Where a prompt and its buttons are."""

    panel: Rect
    title: Rect
    buttons: tuple[Rect, ...]
    cards: Rect


def prompt_boxes(prompt: Prompt, layout: TableLayout) -> PromptBoxes:
    """The boxes inside the middle of the table, the rows one below the other.

    Where a question finds no room below the pack its panel covers the pack.
    """
    px = layout.page.px
    pad, gap, title = px(12), px(6), px(28)
    rows = _rows(prompt, layout.centre_zone.w - 2 * pad, gap)
    most = CROWDED if prompt.cards else math.inf  # beside cards they leave room to the rail
    wide = max(sum(px(min(most, _width(offer))) + gap for offer in row) for row in rows)
    shown = px(100) if prompt.cards else 0
    highs = [max(FINGERTIP, *(px(_height(offer)) for offer in row)) for row in rows]
    high = 2 * pad + title + sum(highs) + gap * len(highs)
    high = max(high, shown + 2 * pad + title + gap)
    has_room = prompt.is_below_pack and (len(rows) <= MOST_BELOW or high <= layout.panel_zone.h)
    zone = layout.panel_zone if has_room else layout.centre_zone
    width = min(zone.w, max(px(380), wide + 2 * pad + len(prompt.cards) * px(74)))
    down = 1.0 if len(prompt.offers) == 1 or prompt.is_below_pack else 0.6
    panel = zone.place(width, min(zone.h, high), down=down)
    head, rest = panel.inset(pad).take_top(title, gap)
    cards = Rect(rest.x, rest.y, 0, rest.h)
    if prompt.cards:
        cards = Rect(rest.x, rest.y, len(prompt.cards) * px(74), rest.h)
        rest = Rect(cards.right + gap, rest.y, rest.right - cards.right - gap, rest.h)
    by_offer: dict[int, Rect] = {}
    for row, box in zip(rows, rest.rows([float(one) for one in highs], gap), strict=True):
        shares = _shares(row, box.w - gap * (len(row) - 1), layout.page.scale)
        line = box.place(box.w if len(row) > 1 else min(box.w, max(*shares, px(220))), box.h)
        for offer, cell in zip(row, line.columns(shares, gap), strict=True):
            by_offer[id(offer)] = cell
    return PromptBoxes(panel, head, tuple(by_offer[id(offer)] for offer in prompt.offers), cards)


def _rows(prompt: Prompt, width: float, gap: float) -> list[list[Offer]]:
    """The buttons that stand side by side; many numbers, or numbers with little room, in two rows."""
    rows: dict[int, list[Offer]] = {}
    for offer in prompt.offers:
        rows.setdefault(offer.row, []).append(offer)
    found = []
    for row in rows.values():
        is_narrow = sum(FINGERTIP + gap for _ in row) - gap > width or len(row) > DOZEN
        half = -(-len(row) // 2)
        are_numbers = all(offer.kind is ButtonKind.NUMBER for offer in row)
        found += [row[:half], row[half:]] if is_narrow and are_numbers else [row]
    return found


def _width(offer: Offer) -> int:
    """The width of a button in design units, as long as there is room."""
    if offer.kind is ButtonKind.NUMBER:
        return 58 if offer.label.isdigit() else 84
    if offer.trumps is not None:
        return 92 if offer.suit is not None else 114
    return 128


def _shares(row: list[Offer], room: float, unit: float) -> list[float]:
    """In which ratio the buttons of a row share the room; beside suits the shorter words give way more.

    Suits are all of one width.
    """
    wished = [_width(offer) * unit for offer in row]
    needed = [_needed(offer, unit) for offer in row]
    suits = [need for offer, need in zip(row, needed, strict=True) if offer.suit is not None]
    lack = sum(wished) - room
    if lack <= 0 or not suits:
        return wished
    suit = min(max(suits), (room - sum(needed) + sum(suits)) / len(suits))
    needed = [need if offer.suit is None else suit for offer, need in zip(row, needed, strict=True)]
    spare = [max(0.0, wish - need) for wish, need in zip(wished, needed, strict=True)]
    part = lack / max(lack, sum(spare))
    return [wish - part * one for wish, one in zip(wished, spare, strict=True)]


def _needed(offer: Offer, unit: float) -> float:
    """About so many pixels wide is a button in the smallest letters; without a sign its words are broken."""
    words = [offer.label] if offer.trumps is not None else offer.label.split(" ")
    return max(LETTER * max(map(len, words)) + 2 * EDGE * unit, LEAST_SIGNED * unit)


def _height(offer: Offer) -> int:
    if offer.kind is ButtonKind.NUMBER:
        return 44
    return 80 if offer.trumps is not None else 44


def question_pictures(
    easel: Easel, layout: TableLayout, cards: CardPictures, deck: Deck, asked: Question, signs: Signs
) -> list[Picture]:
    """The panel with its title and buttons, the small buttons, and a frame round those that a hint means."""
    unit, prompt = layout.page.scale, asked.prompt
    pictures: list[Picture] = []
    buttons: list[tuple[Offer, Rect, int, float]] = []
    if prompt is not None:
        boxes = prompt_boxes(prompt, layout)
        sizes = _letter_sizes(easel.pen, prompt, boxes, unit)
        pictures += _panel(easel, prompt, boxes, cards, unit)
        found = zip(prompt.offers, boxes.buttons, strict=True)
        buttons += [(offer, box, sizes[_kin(offer, box)], 5 * unit) for offer, box in found]
    small = zip(asked.extras, extra_boxes(asked.extras, layout), strict=True)
    buttons += [(offer, box, round(15 * unit), 4 * unit) for offer, box in small]
    for place, (offer, box, px, gap) in enumerate(buttons):
        is_hot = place == asked.hot
        is_meant = is_hot and asked.has_focus
        sign = sign_of(offer, signs, is_meant=is_meant)
        pictures.append(offer_picture(easel, box, offer, deck, unit, is_hot=is_hot, px=px, key_sign=sign))
        if is_meant:
            around = box.inset(-gap)
            pictures.append(laid(ring(whole(around), unit), around))
    for place in sorted(asked.hinted):
        pictures += frame_pictures(easel, buttons[place][1], unit)
    return pictures


def _panel(
    easel: Easel, prompt: Prompt, boxes: PromptBoxes, cards: CardPictures, unit: float
) -> list[Picture]:
    """The panel of a question, and the cards that it shows."""
    size = whole(boxes.panel)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, dark_panel(size, unit), (0, 0))
        style = Style(Typeface.HEADING, round(21 * unit), CREAM, across=0.5)
        pen.write(surface, prompt.title, boxes.title.moved(-boxes.panel.x, -boxes.panel.y), style)

    pictures = [laid(easel.panel(("prompt", prompt.title), size, draw), boxes.panel)]
    for place, card in enumerate(prompt.cards):
        cell = boxes.cards.columns([1.0] * len(prompt.cards))[place]
        high = round(min(cell.h, cell.w * 0.92 / ASPECT))
        pictures.append(centred(cards.resting(card, high, 0.0, max(1, round(3 * unit))), cell.centre))
    return pictures


def _kin(offer: Offer, box: Rect) -> tuple[int, bool]:
    """What is written in letters of one size: all numbers, and of a row the words below signs or not."""
    row = 0 if offer.kind is ButtonKind.NUMBER else round(box.y)
    return row, offer.trumps is None


def _letter_sizes(pen: Pen, prompt: Prompt, boxes: PromptBoxes, unit: float) -> dict[tuple[int, bool], int]:
    """The letters of each row in pixels: as its longest word needs them."""
    sizes: dict[tuple[int, bool], int] = {}
    for offer, box in zip(prompt.offers, boxes.buttons, strict=True):
        px = round((LABEL if offer.trumps is None else BELOW_SIGN) * unit)
        room, style = _label(pen, offer, whole(box), unit, px)
        kin = _kin(offer, box)
        sizes[kin] = min(sizes.get(kin, px), pen.fitted(offer.label, room, style))
    return sizes


def _label(
    pen: Pen, offer: Offer, size: tuple[int, int], unit: float, px: int, key_sign: str = "?"
) -> tuple[Rect, Style]:
    """Where on the button its word stands; a low one leaves room beside it for what presses it."""
    inner = _inner(size, unit)
    if offer.trumps is not None:
        word = inner.rows(SIGN_AND_WORD)[1]
        return _off_the_edge(word, size, unit), Style(Typeface.MEDIUM, px, across=0.5)
    is_high = size[1] > TWO_LINES * unit
    has_sign = bool(key_sign) and _has_room_for_sign(offer, size, unit) and not is_high
    label = inner.inset(13 * unit, 0) if has_sign else _off_the_edge(inner, size, unit)
    is_wide = pen.fonts.size(offer.label, Typeface.MEDIUM, LEGIBLE)[0] > label.w
    wraps = is_wide or len(offer.label) > ONE_LINE or is_high
    return label, Style(Typeface.MEDIUM, px, across=0.5, wraps=wraps)


def _off_the_edge(word: Rect, size: tuple[int, int], unit: float) -> Rect:
    """The box of a word on a button of that size, clear of the line of brass."""
    edge = max(EDGE * unit, size[0] * SHARE)
    return Rect(edge, word.y, size[0] - 2 * edge, word.h)


def _has_room_for_sign(offer: Offer, size: tuple[int, int], unit: float) -> bool:
    """Whether what presses a button stands in its corner; a number is typed, and fills its own button."""
    return offer.kind is not ButtonKind.NUMBER and size[0] >= LEAST_SIGNED * unit


def _inner(size: tuple[int, int], unit: float) -> Rect:
    return Rect(0, 0, *size).inset(min(10 * unit, size[0] * 0.08), 6 * unit)


def sign_of(offer: Offer, signs: Signs, *, is_meant: bool) -> str:
    """What presses the button: its letter, or the controller's button once it is stepped to."""
    if signs.is_pad and offer.kind in (ButtonKind.COVER, ButtonKind.PEEK):
        return signs.button("look")
    return signs.button("use") if signs.is_pad and is_meant else signs.letter(offer.key)


def offer_picture(
    easel: Easel,
    box: Rect,
    offer: Offer,
    deck: Deck,
    unit: float,
    *,
    is_hot: bool,
    px: int,
    key_sign: str,
) -> Picture:
    """One button: a plaque with the sign of trumps or a word, and what presses it."""
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        is_lit = (is_hot or offer.is_on) and not offer.is_dead
        blit(surface, plaque(size, unit, is_hot=is_lit, is_off=offer.is_dead), (0, 0))
        inner = key = _inner(size, unit)
        tone = OFF if offer.is_dead else BRASS_LIGHT if is_lit else CREAM
        room, style = _label(pen, offer, size, unit, px, key_sign)
        pen.write(surface, offer.label, room, replace(style, colour=tone))
        has_room = _has_room_for_sign(offer, size, unit)
        small = Style(Typeface.TEXT, round(15 * unit), CREAM_DIM, across=1, down=0)
        if offer.trumps is not None:
            key = inner.rows(SIGN_AND_WORD)[0]
            side = round(min(key.h, max(SIGN * unit, inner.w - BESIDE_SIGN * unit)))
            blit(surface, sign_tile(easel, offer.trumps, deck, side), key.place(side, side).ints[:2])
            has_room = inner.w - side > (BESIDE_SIGN - 1) * unit
        if key_sign and has_room:
            write_sign(pen, surface, key_sign, key.inset(4 * unit, 2 * unit), small)

    name = ("offer", offer.label, offer.trumps, key_sign, offer.is_on, offer.is_dead, is_hot, deck, px)
    return laid(easel.panel(name, size, draw), box)


def extra_boxes(extras: tuple[Offer, ...], layout: TableLayout) -> tuple[Rect, ...]:
    """Small buttons one above the other at the right of the hand, above the own pile.

    One whose words must stand in several lines is as high as these are in the smallest letters.
    """
    px = layout.page.px
    beside = layout.field.right - layout.hand_zone.right - px(8)
    width = max(px(110), min(layout.corner_width + px(16), beside))
    bottom = layout.pile_middle(Place.BOTTOM)[1] - layout.fan_height * 0.75
    right = layout.field.right - px(4)
    boxes = []
    for offer in extras:
        height = px(44)
        lines = math.ceil(LETTER * len(offer.label) / (width - px(2 * BESIDE_KEY)))
        if lines > 1:
            height = max(height, math.ceil(SMALL_LINE * lines) + px(12))
        bottom -= height + px(6)
        boxes.append(Rect(right - width, bottom, width, height))
    return tuple(boxes)
