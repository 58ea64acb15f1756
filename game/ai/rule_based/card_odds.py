"""The chance that each seat holds each hidden card, as the rule player reckons."""

from __future__ import annotations

from typing import Final

from game.ai.coding import cards_of
from game.ai.knowledge import Knowledge
from game.ai.weights.rule_player import CardWeights
from game.cards.card import DECK
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.call import Bid
from game.rules.view import View

ROUNDS: Final = 3
"""Iterations of fitting the odds to the numbers of cards held."""

CardOdds = tuple[list[float], ...]
"""By seat and card number: the chance that the seat holds the card."""


def odds_of(view: View, know: Knowledge, weights: CardWeights) -> CardOdds:
    """Return the odds: each card sums to one over the seats, each seat to its number over the cards.

    Where cards are out of play, or forgotten, a card sums to less.
    """
    seats = [seat for seat in range(know.players) if seat != know.seat and know.counts[seat]]
    scale = [float(count) for count in know.counts]
    chances = [0.0] * know.players
    odds: CardOdds = tuple([0.0] * len(DECK) for _ in range(know.players))
    share = sum(know.counts[seat] for seat in seats) / max(1, know.unknown.bit_count())
    groups = _alike(know, _likelier(view, weights))
    taker = -1 if view.contract is None else view.contract.taker
    for remaining in range(ROUNDS, 0, -1):
        sums = [0.0] * know.players
        for (holders, ratio), cards in groups.items():
            total = 0.0
            for seat in seats:
                weight = scale[seat] if holders >> seat & 1 else 0.0
                chances[seat] = weight = weight * ratio if seat == taker else weight
                total += weight
            for seat in seats:
                chance = chances[seat] * share / total if total else 0.0
                sums[seat] += chance * len(cards)
                if chance and remaining == 1:
                    for card in cards:
                        odds[seat][card] = chance
        for seat in seats:
            if sums[seat]:
                scale[seat] *= know.counts[seat] / sums[seat]
    for seat in seats:
        for card in cards_of(know.holds[seat]):
            odds[seat][card] = 1.0
    return odds


def _alike(know: Knowledge, likelier: dict[int, float]) -> dict[tuple[int, float], list[int]]:
    """Group unknown cards by the seats that may hold them (a bit each) and the taker's likelihood ratio."""
    groups: dict[tuple[int, float], list[int]] = {}
    for card in cards_of(know.unknown):
        holders = sum([1 << seat for seat, mask in enumerate(know.may_hold) if mask >> card & 1])
        groups.setdefault((holders, likelier.get(card, 1.0)), []).append(card)
    return groups


def _likelier(view: View, weights: CardWeights) -> dict[int, float]:
    """Return by card how many times likelier the taker holds it than another seat does: trumps and aces.

    Nothing if the seat itself is the taker.
    """
    contract = view.contract
    if contract is None or contract.taker == view.seat or contract.trumps.suit is None:
        return {}
    bids = [place for place, (_, call) in enumerate(view.calls) if isinstance(call, Bid)]
    is_forced = view.rules.auction.mus and bids[:1] == [view.rules.players - 1]
    share = weights.forced_taker if is_forced else 1.0
    trump = 8 * contract.trumps.suit
    ratios = {8 * suit + Rank.ACE: weights.taker_ace for suit in SUITS}
    ratios |= {trump + rank: weights.taker_trump for rank in RANKS}
    ratios |= {trump + Rank.JACK: weights.taker_jack, trump + Rank.NINE: weights.taker_nine}
    return {card: 1 + (ratio - 1) * share for card, ratio in ratios.items()}


def chance_of_any(odds: list[float], cards: int) -> float:
    """Return the chance that a seat with these odds holds at least one of the cards."""
    none = 1.0
    while cards:
        bit = cards & -cards
        cards ^= bit
        none *= 1.0 - odds[bit.bit_length() - 1]
    return 1.0 - none
