"""Remarks: what everybody at the table can see of a card that was played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ai.coding import WHOLE_DECK, beaters, higher, mask_of
from game.ai.knowledge import ally_of
from game.cards.card import Card
from game.rules.contract import Contract
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.rules.strength import points_of
from game.rules.trick import Trick, best_place


class Seen(Enum):
    """What was to be seen; each has a sentence."""

    LEADS_TRUMP = "leadsTrump"
    """A trump led by the taker's side."""
    SURE = "sure"
    """A lead that no card still in play can beat."""
    HIGHEST = "highest"
    """A lead whose suit has no higher card in play; trumps are still about."""
    LEADS = "leads"
    """Any other lead."""
    TAKES = "takes"
    """The last card of the trick, and it takes it; `number` points."""
    BEST = "best"
    """It beats what lay there; `number` points so far."""
    RUFFS = "ruffs"
    """The same with a trump on another suit."""
    FEEDS = "feeds"
    """`number` points onto the partner's card, the best so far."""
    FOLLOWS = "follows"
    """A card of the suit led that changes nothing."""
    LOWER_TRUMP = "lowerTrump"
    """A trump on another suit where a higher one lies."""
    LACKS = "lacks"
    """Neither the suit led nor a trump: it has none of the suit."""

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Remark:
    """What was to be seen when the card was played."""

    seen: Seen
    number: int = 0
    """Points, as `seen` says."""


def remark(
    rules: Rules, contract: Contract, tricks: tuple[Trick, ...], trick: Trick, seat: Seat, card: Card
) -> Remark:
    """Return the remark on a card; `trick` holds the cards before it, `tricks` the complete tricks."""
    trumps, king = contract.trumps, rules.score.scale(contract.trumps)
    if not trick.cards:
        gone = mask_of(one for each in tricks for one in each.cards) | 1 << card
        return Remark(_led(rules, contract, WHOLE_DECK & ~gone, seat, card))
    cards, follows = (*trick.cards, card), card.suit is trick.cards[0].suit
    place = best_place(cards, trumps)
    if place == len(trick.cards):
        best = Seen.BEST if follows else Seen.RUFFS
        points = sum(points_of(one, trumps, king) for one in cards)
        return Remark(Seen.TAKES if len(cards) == rules.players else best, points)
    own = points_of(card, trumps, king)
    if own and (trick.leader + place) % rules.players == ally_of(seat, contract, rules):
        return Remark(Seen.FEEDS, own)
    if follows:
        return Remark(Seen.FOLLOWS)
    return Remark(Seen.LOWER_TRUMP if card.suit is trumps.suit else Seen.LACKS)


def _led(rules: Rules, contract: Contract, left: int, seat: Seat, card: Card) -> Seen:
    """Return what is to be seen of a lead; `left` is the mask of the other cards still in play."""
    trumps, is_trump = contract.trumps, card.suit is contract.trumps.suit
    if is_trump and seat in {contract.taker, ally_of(contract.taker, contract, rules)}:
        return Seen.LEADS_TRUMP
    if not left & beaters(card, trumps):
        return Seen.SURE
    return Seen.LEADS if is_trump or left & higher(card, trumps) else Seen.HIGHEST
