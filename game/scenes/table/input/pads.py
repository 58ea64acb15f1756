"""Several people with a controller each: the player asked acts, and a held shoulder button shows the hand.

Keys and mouse are anybody's; a controller that belongs to a seat is nobody else's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.table.input.hearing import NOTHING, Heard, heard
from game.scenes.table.intents import Command, OpenHand
from game.scenes.table.queries import asked_by_pad, taker_back

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.queries import Seen

PUBLIC: Final = frozenset({pygame.K_ESCAPE, pygame.K_s, pygame.K_l, pygame.K_F1, pygame.K_m})
"""The menu, the score, the last trick, the rules and the sound are everybody's."""


def is_refused(seen: Seen, event: pygame.Event, seat: Seat) -> bool:
    """Whether the event comes from a controller that must not act for that seat.

    Who decided last may take that back until the next one has looked.
    """
    pad, key = event.dict.get("pad"), event.dict.get("key")
    if pad is None or key in PUBLIC or pad == seen.model.sharing.peeking:
        return False
    who = taker_back(seen.model) if key == pygame.K_u else seat
    return not seen.wishes.pad_seats.may_act(pad, seat if who is None else who, seen.model.seating.people)


def hear(seen: Seen, event: pygame.Event) -> Heard:
    """Return the intent of a shoulder button of a player's own controller."""
    pad, sharing = event.dict.get("pad"), seen.model.sharing
    if pad is None or event.dict.get("key") != pygame.K_SPACE:
        return NOTHING
    if event.type == pygame.KEYUP:
        return heard(Command.LET_GO_SHOULDER) if pad == sharing.peeking else NOTHING
    seat = asked_by_pad(seen)
    if seat is None or seen.wishes.pad_seats.seat_of(pad) != seat:
        return NOTHING
    if sharing.open_seat is None:
        return heard(OpenHand(seat, pad))
    return heard(Command.COVER_HAND) if not sharing.is_looking or sharing.open_seat == seat else heard()
