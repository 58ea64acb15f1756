"""What happened at the table since somebody last looked: calls, declarations and tricks, all of it public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.seats import Seat
from game.rules.trick import Trick
from game.rules.view import View
from game.scenes.cards.deck import Deck
from game.text.calls import (
    announcement_phrase,
    belote_phrase,
    call_phrase,
    capitalised,
    contract_phrase,
    declaration_phrase,
)
from game.text.catalogue import Words

MOST_LINES = 6
"""So many of the latest lines are told."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How far the deal had come when somebody last looked."""

    calls: int = 0
    shown: int = 0
    belotes: int = 0
    tricks: int = 0
    announced: int = 0


@dataclass(frozen=True, slots=True)
class News:
    """What is told on the curtain."""

    lines: tuple[str, ...]
    last: tuple[Trick, Seat] | None
    """The trick that was taken last, if that was since then, and who took it."""
    trick: Trick | None
    """What lies on the table."""


def mark_of(view: View) -> Mark:
    """How far the deal has come."""
    return Mark(len(view.calls), len(view.shown), len(view.belotes), len(view.tricks), len(view.announced))


def news_of(view: View, mark: Mark, say: Words, names: Sequence[str], deck: Deck) -> News:
    """What is new since the mark, the latest last."""
    lines = [
        say("people.asked", name=names[seat], question=capitalised(call_phrase(say, call, deck)))
        for seat, call in view.calls[mark.calls :]
        if view.contract is None
    ]
    contract = view.contract
    if contract is not None:
        phrase = capitalised(contract_phrase(say, contract, deck))
        lines.append(say("people.contract", name=names[contract.taker], contract=phrase))
    lines += [
        say(
            "people.asked",
            name=names[one.seat],
            question=capitalised(announcement_phrase(say, one.value, one.kind, one.top, deck)),
        )
        for one in view.announced[mark.announced :]
        if one.value
    ]
    lines += [
        say(
            "table.declaration",
            name=names[counted.seat],
            declaration=declaration_phrase(say, counted.declaration, deck),
        )
        for counted in view.shown[mark.shown :]
    ]
    lines += [
        say("people.asked", name=names[seat], question=capitalised(belote_phrase(say)))
        for seat, _ in view.belotes[mark.belotes :]
    ]
    last = None
    if len(view.tricks) > mark.tricks:
        last = (view.tricks[-1], view.takers[-1])
    return News(tuple(lines[-MOST_LINES:]), last, view.trick)
