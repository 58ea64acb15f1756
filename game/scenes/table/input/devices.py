"""Turn an event of any device into intents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.table.input import holding, keyboard, mouse, pads, phone, pulling
from game.scenes.table.intents import Command, Intent, Refuse, RestMouse
from game.scenes.table.queries import asked_by_pad

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen

DEVICES: Final = (pads.hear, phone.hear, pulling.hear, holding.hear, mouse.hear, keyboard.hear)
"""The devices, in the order in which they may take an event."""

AWAY: Final = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
"""Events after which somebody else may come to the screen."""


def intents_of(seen: Seen, event: pygame.Event) -> list[Intent]:
    """Return the intents of the event in the order of their execution."""
    if event.type in AWAY:
        return [Command.LEAVE_SCREEN]
    found: list[Intent] = [Command.TOUCH, *_rest(event)]
    seat = asked_by_pad(seen)
    if seat is not None and pads.is_refused(seen, event, seat):
        return [*found, *([Refuse(seat)] if event.type == pygame.KEYDOWN else [])]
    for hear in DEVICES:
        intents, is_done = hear(seen, event)
        found += intents
        if is_done:
            break
    return found


def _rest(event: pygame.Event) -> list[Intent]:
    """Whether the mouse rests, for the words about the buttons of the corner."""
    is_press = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
    if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        return [RestMouse(bool(event.dict.get("by_finger", False)), is_press)]
    return [RestMouse(is_press=True)] if is_press else []
