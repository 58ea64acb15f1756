"""A prompt on the screen: a dark panel with plaques, above the hand and never over it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.scenes.cards.deck import Deck
from game.scenes.table.easel import Easel, blit, laid, whole
from game.scenes.table.layout import TableLayout
from game.scenes.table.offers import Offer, Prompt
from game.scenes.table.people import sign_tile
from game.scenes.table.score_panel import dark_panel
from game.ui.fonts import Typeface
from game.ui.layout import Rect
from game.ui.plaques import plaque, ring
from game.ui.render.stage import Picture
from game.ui.theme import BRASS_LIGHT, CREAM, CREAM_DIM
from game.ui.writing import Pen, Style


@dataclass(frozen=True, slots=True)
class PromptBoxes:
    """Where a prompt and its buttons are."""

    panel: Rect
    title: Rect
    buttons: tuple[Rect, ...]


def prompt_boxes(prompt: Prompt, layout: TableLayout) -> PromptBoxes:
    """The boxes inside the middle of the table."""
    px, zone = layout.page.px, layout.centre_zone
    has_suits = any(offer.suit is not None for offer in prompt.offers)
    has_sentences = not has_suits and len(prompt.offers) > 1
    pad, gap, title = px(14), px(8), px(30)
    if has_sentences:
        high = px(44)
        rows = len(prompt.offers)
        panel = zone.place(min(px(430), zone.w), min(zone.h, 2 * pad + title + rows * (high + gap)), down=0.7)
        inner = panel.inset(pad)
        head, rest = inner.take_top(title, gap)
        return PromptBoxes(panel, head, tuple(rest.rows([1.0] * rows, gap)))
    if has_suits:
        panel = zone.place(min(px(474), zone.w), px(148), down=0.8)
        inner = panel.inset(pad)
        head, rest = inner.take_top(title, gap)
        shares = [1.0 if offer.suit is not None else 1.12 for offer in prompt.offers]
        return PromptBoxes(panel, head, tuple(rest.columns(shares, gap)))
    panel = zone.place(min(px(380), zone.w), px(112), down=1.0)
    head, rest = panel.inset(pad).take_top(title, gap)
    return PromptBoxes(panel, head, (rest.place(min(px(200), rest.w), rest.h),))


def prompt_pictures(
    easel: Easel, layout: TableLayout, prompt: Prompt, deck: Deck, hot: int | None, *, has_focus: bool
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
    for index, (offer, box) in enumerate(zip(prompt.offers, boxes.buttons, strict=True)):
        pictures.append(offer_picture(easel, box, offer, deck, unit, is_hot=index == hot))
        if index == hot and has_focus:
            around = box.inset(-5 * unit)
            pictures.append(laid(ring(whole(around), unit), around))
    return pictures


def offer_picture(
    easel: Easel, box: Rect, offer: Offer, deck: Deck, unit: float, *, is_hot: bool, px: float = 20
) -> Picture:
    """One button: a plaque with a suit sign or a word, and the letter of its key."""
    size = whole(box)

    def draw(surface: pygame.Surface, pen: Pen) -> None:
        blit(surface, plaque(size, unit, is_hot=is_hot), (0, 0))
        inner = Rect(0, 0, *size).inset(10 * unit, 7 * unit)
        tone = BRASS_LIGHT if is_hot else CREAM
        if offer.suit is None:
            key = Rect(inner.x, inner.y, inner.w, inner.h)
            style = Style(Typeface.MEDIUM, round(px * unit), tone, across=0.5)
            pen.write(surface, offer.label, inner, style)
        else:
            sign, word = inner.rows([0.66, 0.34])
            word = word.inset(-4 * unit, 0)
            tile = sign_tile(easel, offer.suit, deck, round(min(sign.h, 48 * unit)))
            blit(surface, tile, (sign.centre[0] - tile.width / 2, sign.centre[1] - tile.height / 2))
            pen.write(surface, offer.label, word, Style(Typeface.MEDIUM, round(16 * unit), tone, across=0.5))
            key = sign
        if offer.key and size[0] > 60 * unit:
            style = Style(Typeface.TEXT, round(15 * unit), CREAM_DIM, across=1, down=0)
            pen.write(surface, offer.key, key, style)

    return laid(easel.panel(("offer", offer.label, offer.suit, offer.key, is_hot, deck, px), size, draw), box)


def extra_boxes(extras: tuple[Offer, ...], layout: TableLayout) -> tuple[Rect, ...]:
    """Small buttons one above the other at the right of the hand, above the own pile."""
    px = layout.page.px
    width, height = layout.corner_width + px(16), px(34)
    bottom = layout.pile_middle(is_own=True)[1] - layout.fan_height * 0.75
    right = layout.field.right - px(4)
    return tuple(
        Rect(right - width, bottom - (index + 1) * (height + px(6)), width, height)
        for index in range(len(extras))
    )


def extra_pictures(
    easel: Easel, layout: TableLayout, extras: tuple[Offer, ...], deck: Deck, hot: int | None
) -> list[Picture]:
    """The small buttons."""
    unit = layout.page.scale
    return [
        offer_picture(easel, box, offer, deck, unit, is_hot=index == hot, px=15)
        for index, (offer, box) in enumerate(zip(extras, extra_boxes(extras, layout), strict=True))
    ]
