"""Hands on phones: make their codes, play their cards by number."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from game.rules.actions import Play
from game.scenes.digits import TEN
from game.scenes.table.effects import ShowCode
from game.scenes.table.phones import LENGTH, asked_by_number, digest, numbers
from game.scenes.table.update import playing
from game.scenes.table.update.cards import refuse
from game.scenes.table.update.step import GUARD

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat
    from game.scenes.table.model import TableModel
    from game.scenes.table.update.step import Step


def make_code(step: Step, seat: Seat) -> None:
    """Number the cards of that seat and show them as a code."""
    step.effects.append(ShowCode(seat, new_code(step.model, seat)))


def new_code(model: TableModel, seat: Seat) -> tuple[tuple[int, Card], ...]:
    """Number the cards that came to a seat since its last code; return them, or the whole hand if none came.

    No number is above ten, the last one that a key types. The order comes from the random numbers of the
    system, never from the seed of the match.
    """
    phones, hand = model.phones, model.match.view(seat).hand
    phones.salt = phones.salt or secrets.token_bytes(16)
    places = phones.places.setdefault(seat, [])
    new = [card for card in hand if digest(phones, card) not in places]
    if len(places) + len(new) > TEN:  # numbered cards were laid away, and keys type no number above ten
        places.clear()
        new = list(hand)
    old = len(places)
    secrets.SystemRandom().shuffle(new)
    places += [digest(phones, card) for card in new]
    told = new or sorted(hand, key=lambda card: places.index(digest(phones, card)))
    first = old if new else 0
    return tuple(
        (first + step if new else places.index(digest(phones, card)) + 1, card)
        for step, card in enumerate(told, 1)
    )


def remember(model: TableModel, note: str) -> None:
    """Restore the numbers from the note of a saved match; a note about other cards is ignored."""
    phones = model.phones
    salt, *seats = note.split() or [""]
    with suppress(ValueError):
        phones.salt = bytes.fromhex(salt)
        for seat, digests in (part.split(":") for part in seats):
            _take_up(model, int(seat), bytes.fromhex(digests))
    if not phones.using:
        phones.salt = b""


def _take_up(model: TableModel, seat: Seat, digests: bytes) -> None:
    phones = model.phones
    places = [digests[start : start + LENGTH] for start in range(0, len(digests), LENGTH)]
    hand = model.match.view(seat).hand if seat in model.seating.people else ()
    if any(digest(phones, card) in places for card in hand):
        phones.places[seat] = places
        phones.using.add(seat)


def play(step: Step, place: int) -> None:
    """Play the card at that place of the numbered hand, or refuse it."""
    model, phones = step.model, step.model.phones
    seat = asked_by_number(step)
    if seat is None or phones.age < GUARD:
        return
    number = numbers(model)[place]
    wanted = phones.places[seat][number - 1]
    view = model.match.view(seat)
    card = next(one for one in view.hand if digest(phones, one) == wanted)
    if card in view.choices.playable:
        model.note.text = ""
        model.show.board.meant = step.hand[place]
        playing.act(step, Play(seat, card))
    else:
        refuse(step, view, card, number)
