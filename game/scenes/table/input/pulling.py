"""Pull cards of the hand with the mouse, if preferences allow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.preferences import PlaysBy, SuitOrder
from game.scenes.table.input.hearing import NOTHING, Heard, besides, heard
from game.scenes.table.input.places import card_under, corner_under, offer_under
from game.scenes.table.intents import Command, Grab, LetGo, Pull

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """Return the intents that grab, pull and let go of a card."""
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
        return _down(seen, event)
    if seen.model.hands.held is None:
        return NOTHING
    if event.type == pygame.MOUSEMOTION:
        return heard(Pull(event.pos))
    if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
        return heard(LetGo(event.pos))
    return NOTHING


def _down(seen: Seen, event: pygame.Event) -> Heard:
    """Grab the card if preferences let cards be pulled, or if a finger pulls; else a press plays at once."""
    model, likes, where = seen.model, seen.wishes.likes, event.pos
    is_pulled = bool(event.dict.get("is_pulled", False))
    is_chosen_first = likes.plays_by is PlaysBy.SELECT and not is_pulled
    is_wished = is_chosen_first or likes.plays_by is PlaysBy.DRAG or likes.suit_order is SuitOrder.OWN
    if not is_wished or seen.is_busy or model.question.is_guarded or model.review is not None:
        return NOTHING
    token = card_under(seen, (one for one in seen.hand if one.face), where)
    is_button = offer_under(seen, where) is not None or corner_under(seen, where) is not None
    if token is None or is_button:
        return besides(Command.DESELECT)
    return heard(Grab(token, where, is_pulled or likes.plays_by is PlaysBy.DRAG))
