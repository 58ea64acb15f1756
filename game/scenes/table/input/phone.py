"""Input for a player whose hand is on a phone: cards are chosen by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.digits import digit
from game.scenes.table.input.hearing import NOTHING, Heard, besides, heard
from game.scenes.table.input.places import card_under, corner_under, offer_under
from game.scenes.table.intents import ChooseNumbered, PlayNumbered
from game.scenes.table.keys import ARROWS, ENTER_KEYS
from game.scenes.table.phones import asked_by_number, numbers

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """Return what the event means to the player who is asked for a number."""
    if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
        return NOTHING
    if asked_by_number(seen) is None:
        return NOTHING
    if event.type == pygame.KEYDOWN:
        return _key(seen, event)
    place = _at(seen, event.pos)
    if event.type == pygame.MOUSEMOTION:
        return besides(ChooseNumbered(place))
    return NOTHING if place is None or event.button != 1 else heard(PlayNumbered(place))


def _key(seen: Seen, event: pygame.Event) -> Heard:
    there, chosen = numbers(seen.model), seen.model.phones.chosen
    number = digit(event.key, event.unicode)
    if number is not None:
        return heard(PlayNumbered(there.index(number))) if number in there else NOTHING
    if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
        first = 0 if ARROWS[event.key] > 0 else len(there) - 1
        return heard(ChooseNumbered(first if chosen is None else (chosen + ARROWS[event.key]) % len(there)))
    is_enter = event.key in ENTER_KEYS and event.key != pygame.K_SPACE
    if is_enter and not seen.model.attention.has_focus and chosen is not None:
        return heard(PlayNumbered(chosen))
    return NOTHING


def _at(seen: Seen, where: tuple[float, float]) -> int | None:
    """Return the place in the hand of the card at that point, unless a button lies over it."""
    is_button = offer_under(seen, where) is not None or corner_under(seen, where) is not None
    if is_button or seen.model.review is not None:
        return None
    hit = card_under(seen, seen.hand[: len(numbers(seen.model))], where)
    return None if hit is None else seen.hand.index(hit)
