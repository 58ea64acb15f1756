"""Remarks: what everybody at the table can see of a card that was played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ai.coding import TRUMP_CODES, WHOLE_DECK, mask_of, packed
from game.ai.knowledge import SUIT_CONTRACTS, ally_of
from game.ai.masks import beaters, best_place, higher
from game.cards.card import Card
from game.rules.contract import Contract
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.rules.strength import points_of
from game.rules.trick import Trick


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
    code = TRUMP_CODES[contract.trumps]
    if not trick.cards:
        return Remark(_led(rules, contract, tricks, seat, card, code))
    cards, players = (*trick.cards, card), rules.players
    points = sum(points_of(one, contract.trumps, rules.score.scale(contract.trumps)) for one in cards)
    if best_place(packed(cards), len(cards), code) == len(cards) - 1:
        if len(cards) == players:
            return Remark(Seen.TAKES, points)
        is_ruff = card.suit is not trick.cards[0].suit
        return Remark(Seen.RUFFS if is_ruff else Seen.BEST, points)
    owner = (trick.leader + best_place(packed(trick.cards), len(trick.cards), code)) % players
    own = points_of(card, contract.trumps, rules.score.scale(contract.trumps))
    if own and owner == ally_of(seat, contract, rules):
        return Remark(Seen.FEEDS, own)
    if card.suit is trick.cards[0].suit:
        return Remark(Seen.FOLLOWS)
    return Remark(Seen.LOWER_TRUMP if card.suit is contract.trumps.suit else Seen.LACKS)


def _led(
    rules: Rules, contract: Contract, tricks: tuple[Trick, ...], seat: Seat, card: Card, code: int
) -> Seen:
    has_suit = code < SUIT_CONTRACTS
    if has_suit and card.suit is contract.trumps.suit:
        takers = {contract.taker, ally_of(contract.taker, contract, rules)}
        if seat in takers:
            return Seen.LEADS_TRUMP
    gone = mask_of(one for each in tricks for one in each.cards) | 1 << card
    left = WHOLE_DECK & ~gone
    if not left & beaters(card, code):
        return Seen.SURE
    is_plain = not has_suit or card.suit is not contract.trumps.suit
    if is_plain and not left & higher(card, code):
        return Seen.HIGHEST
    return Seen.LEADS
