"""What others did at the table since somebody last acted: calls, declarations and tricks, all public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.call import Word
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
    """How far the deal had come when somebody last acted."""

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


def news_of(view: View, mark: Mark, seat: Seat, say: Words, names: Sequence[str], deck: Deck) -> News:
    """What the others did since the mark, the latest last; `seat` is who reads it and needs no own words."""
    lines = _auction(view, mark, seat, say, names, deck)
    lines += [
        say(
            "people.asked",
            name=names[one.seat],
            question=capitalised(announcement_phrase(say, one.value, one.kind, one.top, deck)),
        )
        for one in view.announced[mark.announced :]
        if one.value and one.seat != seat
    ]
    lines += [
        say(
            "table.declaration",
            name=names[counted.seat],
            declaration=declaration_phrase(say, counted.declaration, deck),
        )
        for counted in view.shown[mark.shown :]
        if counted.seat != seat
    ]
    lines += [
        say("people.asked", name=names[who], question=capitalised(belote_phrase(say)))
        for who, _ in view.belotes[mark.belotes :]
        if who != seat
    ]
    last = None
    if len(view.tricks) > mark.tricks:
        last = (view.tricks[-1], view.takers[-1])
    return News(tuple(lines[-MOST_LINES:]), last, view.trick)


def _auction(view: View, mark: Mark, seat: Seat, say: Words, names: Sequence[str], deck: Deck) -> list[str]:
    """The contract of another player; before it, or against the own contract, what others called."""
    contract = view.contract
    if contract is not None and contract.taker != seat:
        phrase = capitalised(contract_phrase(say, contract, deck))
        return [say("people.contract", name=names[contract.taker], contract=phrase)]
    return [
        say("people.asked", name=names[who], question=capitalised(call_phrase(say, call, deck)))
        for who, call in view.calls[mark.calls :]
        if who != seat and (contract is None or call is not Word.PASS)
    ]
