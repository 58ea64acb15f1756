"""Hands that show only while space bar, mouse or finger hold them; a card pulled up is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.table.input.hearing import NOTHING, Heard, besides, heard
from game.scenes.table.input.places import card_under
from game.scenes.table.intents import Command, DragHand, DropHand, OpenHand
from game.scenes.table.queries import holder, is_covered

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen

BUTTONS: Final = (1, 3)
"""The left button of the mouse; a finger that rests is the right one."""


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """Return the intents that open, pull and cover the own hand."""
    model = seen.model
    is_pressed, covered = model.hands.is_pressed, is_covered(model)
    if seen.is_busy:
        return besides(Command.FORGET_HOLD) if is_pressed else NOTHING
    is_down = event.type == pygame.MOUSEBUTTONDOWN
    if is_down and event.dict.get("is_pulled") and not covered:
        return _hold(seen, event)
    seat = holder(model, seen.wishes.likes)
    if seat is None and not is_pressed:
        return NOTHING
    if getattr(event, "key", None) == pygame.K_SPACE:
        if event.type == pygame.KEYDOWN:
            return heard(OpenHand(seat)) if covered and seat is not None else heard()
        return heard() if covered else heard(Command.COVER_HAND)
    if is_down and event.button in BUTTONS and covered:
        return _hold(seen, event)
    if not is_pressed:
        return NOTHING
    if event.type == pygame.MOUSEBUTTONUP and event.button in BUTTONS:
        return heard(DropHand(event.pos))
    if event.type != pygame.MOUSEMOTION:
        return NOTHING
    # above the hand the card that was pulled out stays selected
    is_above = event.pos[1] < seen.layout.hand_zone.y
    return heard() if is_above else besides(DragHand(card_under(seen, seen.hand, event.pos)))


def _hold(seen: Seen, event: pygame.Event) -> Heard:
    if card_under(seen, seen.hand, event.pos) is not None:
        return heard(Command.HOLD_HAND)
    return besides(Command.FORGET_HOLD)
