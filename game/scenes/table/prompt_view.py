"""A prompt on the screen: a dark panel with plaques, above the hand and never over it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.scenes.cards.deck import Deck
from game.scenes.cards.pictures import CardPictures
from game.scenes.signs import Signs
from game.scenes.table.easel import Easel, blit, centred, laid, whole
from game.scenes.table.layout import TableLayout
from game.scenes.table.offers import Deed, Offer, Prompt
from game.scenes.table.people import sign_tile
from game.scenes.table.places import ASPECT, Place
from game.scenes.table.score_panel import dark_panel
from game.ui.focus import FINGERTIP
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.pad_signs import write_sign
from game.ui.plaques import plaque, ring
from game.ui.render.stage import Picture
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.writing import LEGIBLE, Pen, Style

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
"""The least side of a sign of trumps, and what is left and right of a larger one: room for the letter."""

LEAST_SIGNED = 60
"""Narrower buttons, in design units, have no room for what presses them."""


@dataclass(frozen=True, slots=True)
class PromptBoxes:
    """Where a prompt and its buttons are."""

    panel: Rect
    title: Rect
    buttons: tuple[Rect, ...]
    cards: Rect


def prompt_boxes(prompt: Prompt, layout: TableLayout) -> PromptBoxes:
    """The boxes inside the middle of the table, the rows one below the other."""
    px = layout.page.px
    zone = layout.panel_zone if prompt.is_below_pack else layout.centre_zone
    pad, gap, title = px(12), px(6), px(28)
    rows = _rows(prompt, zone.w - 2 * pad, gap)
    wide = max(sum(px(_width(offer)) + gap for offer in row) for row in rows)
    shown = px(100) if prompt.cards else 0
    highs = [max(FINGERTIP, *(px(_height(offer)) for offer in row)) for row in rows]
    high = 2 * pad + title + sum(highs) + gap * len(highs)
    high = max(high, shown + 2 * pad + title + gap)
    width = min(zone.w, max(px(380), wide + 2 * pad + len(prompt.cards) * px(74)))
    down = 1.0 if len(prompt.offers) == 1 or prompt.is_below_pack else 0.75
    panel = zone.place(width, min(zone.h, high), down=down)
    head, rest = panel.inset(pad).take_top(title, gap)
    cards = Rect(rest.x, rest.y, 0, rest.h)
    if prompt.cards:
        cards = Rect(rest.x, rest.y, len(prompt.cards) * px(74), rest.h)
        rest = Rect(cards.right + gap, rest.y, rest.right - cards.right - gap, rest.h)
    by_offer: dict[int, Rect] = {}
    for row, box in zip(rows, rest.rows([float(one) for one in highs], gap), strict=True):
        shares = [float(_width(offer)) for offer in row]
        narrow = sum(px(share) for share in shares) + gap * (len(row) - 1)
        line = box.place(min(box.w, max(narrow, box.w if len(row) > 1 else px(220))), box.h)
        for offer, cell in zip(row, line.columns(shares, gap), strict=True):
            by_offer[id(offer)] = cell
    return PromptBoxes(panel, head, tuple(by_offer[id(offer)] for offer in prompt.offers), cards)


def _rows(prompt: Prompt, width: float, gap: float) -> list[list[Offer]]:
    """The buttons that stand side by side; numbers in two rows where one would make them too narrow."""
    rows: dict[int, list[Offer]] = {}
    for offer in prompt.offers:
        rows.setdefault(offer.row, []).append(offer)
    found = []
    for row in rows.values():
        is_narrow = sum(FINGERTIP + gap for _ in row) - gap > width
        half = -(-len(row) // 2)
        are_numbers = all(offer.deed is Deed.NUMBER for offer in row)
        found += [row[:half], row[half:]] if is_narrow and are_numbers else [row]
    return found


def _width(offer: Offer) -> int:
    """The width of a button in design units, as long as there is room."""
    if offer.deed is Deed.NUMBER:
        return 58 if offer.label.isdigit() else 68
    if offer.trumps is not None:
        return 92 if offer.suit is not None else 114
    return 128


def _height(offer: Offer) -> int:
    if offer.deed is Deed.NUMBER:
        return 44
    return 80 if offer.trumps is not None else 44


def prompt_pictures(
    easel: Easel,
    layout: TableLayout,
    prompt: Prompt,
    cards: CardPictures,
    deck: Deck,
    hot: int | None,
    *,
    has_focus: bool,
    signs: Signs,
) -> list[Picture]:
    """The panel with its title and buttons; `hot` is the one under the mouse or the keyboard."""
    boxes = prompt_boxes(prompt, layout)
    unit = layout.page.scale
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
    for index, (offer, box) in enumerate(zip(prompt.offers, boxes.buttons, strict=True)):
        sign = sign_of(offer, signs, is_meant=index == hot and has_focus)
        pictures.append(offer_picture(easel, box, offer, deck, unit, is_hot=index == hot, pressed_by=sign))
        if index == hot and has_focus:
            around = box.inset(-5 * unit)
            pictures.append(laid(ring(whole(around), unit), around))
    return pictures


def sign_of(offer: Offer, signs: Signs, *, is_meant: bool) -> str:
    """What presses the button: its letter, or the controller's button once it is stepped to."""
    if signs.is_pad and offer.deed in (Deed.COVER, Deed.PEEK):
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
    px: float = 20,
    pressed_by: str | None = None,
) -> Picture:
    """One button: a plaque with the sign of trumps or a word, and what presses it, else its letter."""
    size = whole(box)
    key_sign = offer.key if pressed_by is None else pressed_by

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, plaque(size, unit, is_hot=is_hot or offer.is_on), (0, 0))
        inner = Rect(0, 0, *size).inset(min(10 * unit, size[0] * 0.08), 6 * unit)
        tone = BRASS_LIGHT if is_hot or offer.is_on else CREAM_DIM if offer.is_dead else CREAM
        if offer.trumps is None:
            key, label = inner, inner.inset(3 * unit, 0)
            if key_sign and size[0] > LEAST_SIGNED * unit:
                label = Rect(inner.x, inner.y, inner.w, inner.h).inset(13 * unit, 0)
            is_wide = pen.fonts.size(offer.label, Typeface.MEDIUM, LEGIBLE)[0] > label.w
            wraps = is_wide or len(offer.label) > ONE_LINE or size[1] > TWO_LINES * unit
            style = Style(Typeface.MEDIUM, round(px * unit), tone, across=0.5, wraps=wraps)
            pen.write(surface, offer.label, label, style)
        else:
            sign, word = inner.rows([0.65, 0.35])
            word = word.inset(-1 * unit, 0)
            side = min(sign.h, max(SIGN * unit, inner.w - BESIDE_SIGN * unit))
            tile = sign_tile(easel, offer.trumps, deck, round(side))
            blit(surface, tile, (sign.centre[0] - tile.width / 2, sign.centre[1] - tile.height / 2))
            pen.write(surface, offer.label, word, Style(Typeface.MEDIUM, round(16 * unit), tone, across=0.5))
            key = sign
        if key_sign and size[0] > LEAST_SIGNED * unit:
            style = Style(Typeface.TEXT, round(15 * unit), CREAM_DIM, across=1, down=0)
            write_sign(pen, surface, key_sign, key.inset(4 * unit, 2 * unit), style)

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


def extra_pictures(
    easel: Easel,
    layout: TableLayout,
    extras: tuple[Offer, ...],
    deck: Deck,
    hot: int | None,
    *,
    has_focus: bool,
    signs: Signs,
) -> list[Picture]:
    """The small buttons."""
    unit = layout.page.scale
    pictures = []
    for index, (offer, box) in enumerate(zip(extras, extra_boxes(extras, layout), strict=True)):
        is_hot = index == hot
        sign = sign_of(offer, signs, is_meant=is_hot and has_focus)
        pictures.append(offer_picture(easel, box, offer, deck, unit, is_hot=is_hot, px=15, pressed_by=sign))
        if is_hot and has_focus:
            around = box.inset(-4 * unit)
            pictures.append(laid(ring(whole(around), unit), around))
    return pictures
