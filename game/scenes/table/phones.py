"""Hands on phones: at the screen the cards of such a hand lie face down and have numbers.

What the model knows are seats, numbers and digests under a salt of this deal; the cards themselves stay with
the match. No record tells the order, only the saved match does, so that the numbers stay the same for who
comes back.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.scenes.table.queries import holds_declarations, is_covered, is_shared

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.seats import Seat
    from game.scenes.preferences import Preferences
    from game.scenes.table.model import Phones, TableModel
    from game.scenes.table.queries import Seen

LENGTH: Final = 8
"""Bytes of a digest."""


def digest(phones: Phones, card: Card) -> bytes:
    """Return the digest that stands for the card."""
    return sha256(phones.salt + card.code.encode()).digest()[:LENGTH]


def offers_code(model: TableModel, likes: Preferences, seat: Seat) -> bool:
    """Whether that seat may see its code now.

    Where people say their declarations themselves, or lift their cards only to call, they have to look at
    the cards at the screen.
    """
    rules, view = model.match.rules, model.match.view(seat)
    is_possible = rules.declarations.announce is Announce.AUTO and not rules.deal.strict_table
    is_wished = likes.hand_on_phone and is_shared(model)
    return is_wished and is_possible and view.phase in {Phase.CALLING, Phase.PLAYING} and bool(view.hand)


def note_of(phones: Phones) -> str:
    """Return the note for a saved match: the salt, then each seat with its digests; empty without phones."""
    if not phones.using:
        return ""
    seats = (f"{seat}:{b''.join(phones.places[seat]).hex()}" for seat in sorted(phones.using))
    return " ".join([phones.salt.hex(), *seats])


def holds(model: TableModel, seat: Seat) -> bool:
    """Whether the seat can play by numbers: it has a number for each of its cards."""
    phones = model.phones
    if seat not in phones.using:
        return False
    view, places = model.match.view(seat), phones.places[seat]
    return view.phase is Phase.PLAYING and all(digest(phones, card) in places for card in view.hand)


def asked_by_number(seen: Seen) -> Seat | None:
    """Return the seat that is to press a number; None while something is still shown."""
    model = seen.model
    seat = model.match.waits_for
    if seat is None or seat != model.seating.viewer or seat not in model.phones.using:
        return None
    if holds_declarations(model):
        return None
    return seat if is_covered(model) and not seen.is_busy and holds(model, seat) else None


def numbers(model: TableModel) -> tuple[int, ...]:
    """The numbers of the cards at the bottom, from left to right, as far as they have one."""
    phones, viewer = model.phones, model.seating.viewer
    if viewer not in phones.using or not is_covered(model):
        return ()
    held = {digest(phones, card) for card in model.match.view(viewer).hand}
    return tuple(number for number, one in enumerate(phones.places[viewer], 1) if one in held)
