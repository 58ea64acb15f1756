"""A deck that deals what a case wants: this turned card, these cards to that seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.rules.neighbours import right_of
from game.rules.options.pack import RestDealFrom, TurnedTo
from game.rules.seats import after, in_order
from tests.cases.shape import NotUnderstoodError

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


@dataclass
class Places:
    """Where in the deck each seat's cards lie, from the top."""

    first: dict[Seat, list[int]] = field(default_factory=dict)
    later: dict[Seat, list[int]] = field(default_factory=dict)
    turned: int | None = None


def places_of(rules: Rules, dealer: Seat, taker: Seat) -> Places:
    """The places for a deck on which the cutter knocks; cards after the auction if that seat takes."""
    pack, players, top = rules.pack, rules.players, 0
    order = in_order(after(dealer, players), players)
    found = Places({seat: [] for seat in order}, {seat: [] for seat in order})
    for size in pack.rounds:
        for seat in order:
            found.first[seat] += range(top, top + size)
            top += size
    if pack.turns_up:
        found.turned, top = top, top + 1
    for seat in order if pack.talon else ():
        found.later[seat] += range(top, top + pack.talon)
        top += pack.talon
    if rules.turns_extra_up:
        found.turned = top
    top += pack.extra
    start = order[0]
    if pack.rest_deal_from is RestDealFrom.TAKERS_RIGHT:
        start = right_of(taker, rules)
    for seat in in_order(start, players) if pack.later else ():
        size = pack.later - (pack.turned_to is TurnedTo.TAKER and seat == taker)
        found.later[seat] += range(top, top + size)
        top += size
    return found


def laid_deck(
    rules: Rules,
    dealer: Seat,
    *,
    turned: Card | None = None,
    hands: dict[Seat, tuple[Card, ...]] | None = None,
    taker: Seat = 0,
) -> tuple[Card, ...]:
    """A deck with that turned card and those cards for each seat, its first ones first."""
    places = places_of(rules, dealer, taker)
    wanted: dict[int, Card] = {}
    if turned is not None:
        if places.turned is None:
            raise NotUnderstoodError(f"a turned card, {turned}, in a game that turns none")
        wanted[places.turned] = turned
    for seat, cards in (hands or {}).items():
        wanted |= dict(zip(places.first[seat] + places.later[seat], cards, strict=False))
    if len(set(wanted.values())) != len(wanted):
        raise NotUnderstoodError("a card stands twice in the case")
    rest = iter([card for card in shuffled(DECK, b"a case") if card not in wanted.values()])
    return tuple(wanted[place] if place in wanted else next(rest) for place in range(len(DECK)))
