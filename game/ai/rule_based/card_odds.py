"""The weights by which the rule player values cards, and the chance that each seat holds each hidden card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ai.coding import cards_of
from game.ai.knowledge import Knowledge
from game.cards.card import DECK
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.call import Bid
from game.rules.options.rules import Rules
from game.rules.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWeights:
    """Weights in card points unless a docstring says otherwise.

    Set by hand, then changed where thousands of deals of self-play showed a difference. Where they showed
    none (above all in drawing trumps) the weights follow what players at a table do.
    """

    trick: float = 12.0
    """What an own trick usually brings besides the winning card."""
    ruff: float = 7.0
    """A small trump in hand."""
    guard: float = 4.0
    """A card that keeps a ten from falling alone."""
    decay: float = 0.75
    """The share of the chance to run a master that is left one trick later."""
    promotion: float = 0.35
    """Chance that a guarded card becomes a master for each higher card that is out."""
    unguarded: float = 3.0
    """How many times each such card counts if there are too few smaller cards to play first."""
    control: float = 4.0
    """A master trump, besides its trick: it gets the lead back."""
    loss: float = 0.35
    """The share of a card's points that is lost if it is kept and never wins."""
    draw: float = 6.0
    """Each trump drawn from the opponents by a lead, for the taker's side."""
    draw_out: float = 14.0
    """Added where all of them can be drawn and a trump is left."""
    cash: float = 3.0
    """Leading a plain master against a taker's side that has trumps."""
    defend: float = 3.0
    """Cost of leading trumps for the taker's opponents."""
    capot: float = 12.0
    """A trick while one side has all so far, from the fifth on."""
    long_suit: float = 1.5
    """Leading from a suit, for each of its cards in hand, where nobody ruffs (no trumps, all trumps)."""
    rival: float = 0.5
    """What a point of one of two opponents costs who play each for himself."""
    ally: float = 0.3
    """What a point of an ally is worth who writes it himself."""
    belote_said: float = 3.5
    """A belote that is said now, where it could be lost by discarding."""
    belote_saved: float = 6.5
    """The same if the other card was discarded."""
    belote_risk: float = 3.5
    """Cost of discarding a card of it."""
    taker_jack: float = 16.0
    """How many times likelier a taker holds the trump jack than another seat; the next three are alike."""
    taker_nine: float = 4.5
    taker_trump: float = 2.3
    taker_ace: float = 1.8
    """An ace beside the trumps."""
    forced_taker: float = 0.4
    """The share of these ratios that is left if the taker had to call."""


STANDARD: Final = CardWeights()

IN_TWO: Final = CardWeights(trick=9.0, promotion=0.65)
"""Two players, with a dozen cards out: a higher card may be out as well, and tricks have two cards.

Measured against the others in 250 forced contracts, played from both sides: 5.0 +- 0.8 points a deal better
in belote, 7.6 +- 1.0 in bela.
"""


def weights_for(rules: Rules) -> CardWeights:
    """Return the weights for the game of these rules."""
    return IN_TWO if rules.players == 2 else STANDARD


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
    masks = [(1 << seat, mask) for seat, mask in enumerate(know.may_hold)]
    rest = know.unknown
    while rest:
        bit = rest & -rest
        rest ^= bit
        holders = 0
        for seat_bit, mask in masks:
            if mask & bit:
                holders |= seat_bit
        card = bit.bit_length() - 1
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
