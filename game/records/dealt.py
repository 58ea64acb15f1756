"""The deck that deals given hands, so that a deal can be written down as people see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cards.card import DECK, Card
from game.rules.neighbours import right_of
from game.rules.options.pack import RestDealFrom, TurnedTo
from game.rules.seats import after, in_order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.options.rules import Rules
    from game.rules.seats import Seat

SIZES = "hands as large as the game deals them, each card once, were expected"


class NotADealError(ValueError):
    """Cards that cannot have been dealt so; the text is a sentence."""


@dataclass(kw_only=True)
class Layout:
    """The cards of a deal as they come before the people."""

    hands: dict[Seat, tuple[tuple[Card, ...], tuple[Card, ...]]] = field(default_factory=dict)
    """By seat: its first cards, and what it gets later: its talon, or what is dealt after the auction."""
    turned: Card | None = None
    """The card turned up beside the pack, or of the extra ones."""
    extra: tuple[Card, ...] = ()
    """The cards apart for whoever calls, without the turned one."""
    bottom: Card | None = None
    """The bottom card of the pack, where one likes to say it."""


def deck_of(layout: Layout, dealer: Seat, rules: Rules) -> tuple[Card, ...]:
    """The deck that deals so when the cutter only knocks; raise NotADealError with a sentence.

    What is dealt after the auction may be left out for all seats. The one who gets the turned card then is
    he for whom one card less stands there. Cards that nobody gets lie at the bottom in listing order.
    """
    pack, players = rules.pack, rules.players
    order = in_order(after(dealer, players), players)
    deck: list[Card] = []
    for turn, size in enumerate(pack.rounds):
        start = sum(pack.rounds[:turn])
        for seat in order:
            deck += layout.hands[seat][0][start : start + size]
    deck += _turned(layout, is_there=pack.turns_up)
    for seat in order:
        deck += layout.hands[seat][1][: pack.talon]
    deck += _extra(layout, rules)
    if not _sizes_fit(layout, rules):
        raise NotADealError(SIZES)
    for seat in _rest_order(layout, dealer, rules):
        deck += layout.hands[seat][1][pack.talon :]
    bottom = () if layout.bottom is None else (layout.bottom,)
    known = {*deck, *bottom}
    if len(known) < len(deck) + len(bottom):
        raise NotADealError(SIZES)
    return (*deck, *(card for card in DECK if card not in known), *bottom)


def _turned(layout: Layout, *, is_there: bool) -> Iterable[Card]:
    if not is_there:
        return ()
    if layout.turned is None:
        raise NotADealError("a Turned tag with the card turned up was expected")
    return (layout.turned,)


def _extra(layout: Layout, rules: Rules) -> Iterable[Card]:
    turned = tuple(_turned(layout, is_there=rules.turns_extra_up))
    if layout.turned is not None and not (turned or rules.pack.turns_up):
        raise NotADealError("this game turns no card up")
    if len(turned) + len(layout.extra) != rules.pack.extra:
        wanted = rules.pack.extra - len(turned)
        number = f"{wanted} card{'s' if wanted > 1 else ''}"
        raise NotADealError(
            f"an Extra tag with {number} was expected" if wanted else "no Extra tag was expected"
        )
    return (*turned, *layout.extra)


def _sizes_fit(layout: Layout, rules: Rules) -> bool:
    """Whether all first hands are full, all talons there, and the rest is there for all or for nobody."""
    pack = rules.pack
    if any(len(first) != pack.first_hand for first, _ in layout.hands.values()):
        return False
    later = sorted(len(apart) - pack.talon for _, apart in layout.hands.values())
    full = [pack.later] * rules.players
    if pack.turned_to is TurnedTo.TAKER:
        full[0] -= 1
    return later in ([0] * rules.players, full)


def _rest_order(layout: Layout, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    """The seats in the order in which they get what is dealt after the auction."""
    players, pack = rules.players, rules.pack
    later = [len(layout.hands[seat][1]) - pack.talon for seat in range(players)]
    first = after(dealer, players)
    if any(later) and pack.rest_deal_from is RestDealFrom.TAKERS_RIGHT:
        if pack.turned_to is not TurnedTo.TAKER:
            raise NotADealError(
                "with restDealFrom=takersRight a Deck tag was expected instead of these hands"
            )
        taker = later.index(min(later))
        first = right_of(taker, rules)
    return in_order(first, players)
