"""How likely each seat holds each unknown card: even odds, bent by what was seen and by who called trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.coding import cards_of
from game.cards.card import DECK
from game.cards.rank import Rank
from game.rules.call import Bid

if TYPE_CHECKING:
    from game.ai.knowledge import Knowledge
    from game.ai.weights import Weights
    from game.rules.seats import Seat
    from game.rules.view import View

ROUNDS: Final = 3
"""How often the odds are fitted to the numbers of cards held; more changes nothing that matters."""

Odds = tuple[list[float], ...]
"""By seat and card number: the chance that the seat holds the card."""


def odds_of(view: View, know: Knowledge, weights: Weights) -> Odds:
    """Fit the odds: over the seats each card adds up to one, over the cards each seat to its number.

    Where cards are out of play, or forgotten, a card adds up to less.
    """
    seats = [seat for seat in range(know.players) if seat != know.seat and know.counts[seat]]
    unknown = cards_of(know.unknown)
    bent = _bent(view, know, weights)
    scale = [float(count) for count in know.counts]
    odds: Odds = tuple([0.0] * len(DECK) for _ in range(know.players))
    share = sum(know.counts[seat] for seat in seats) / max(1, len(unknown))
    for _ in range(ROUNDS):
        sums = [0.0] * know.players
        for card in unknown:
            bit = 1 << card
            likely = [
                (seat, scale[seat] * bent.get((seat, card), 1.0))
                for seat in seats
                if know.may_hold[seat] & bit
            ]
            total = sum(weight for _, weight in likely)
            for seat, weight in likely:
                chance = odds[seat][card] = weight * share / total if total else 0.0
                sums[seat] += chance
        for seat in seats:
            if sums[seat]:
                scale[seat] *= know.counts[seat] / sums[seat]
    for seat in seats:
        for card in cards_of(know.holds[seat]):
            odds[seat][card] = 1.0
    return odds


def _bent(view: View, know: Knowledge, weights: Weights) -> dict[tuple[Seat, int], float]:
    """How many times likelier than another seat the taker holds each trump and each ace."""
    contract = view.contract
    if contract is None or contract.taker == know.seat or contract.trumps.suit is None:
        return {}
    before = 0
    for _, call in view.calls:
        if isinstance(call, Bid):
            break
        before += 1
    share = weights.forced_taker if view.rules.auction.mus and before == view.rules.players - 1 else 1.0
    likelier = {Rank.JACK: weights.taker_jack, Rank.NINE: weights.taker_nine}
    bent = {}
    for card in cards_of(know.unknown):
        if card.suit is contract.trumps.suit:
            ratio = likelier.get(card.rank, weights.taker_trump)
        elif card.rank is Rank.ACE:
            ratio = weights.taker_ace
        else:
            continue
        bent[contract.taker, int(card)] = 1 + (ratio - 1) * share
    return bent


def chance_of_any(odds: list[float], cards: int) -> float:
    """The chance that a seat with these odds holds at least one of the cards."""
    none = 1.0
    while cards:
        bit = cards & -cards
        cards ^= bit
        none *= 1.0 - odds[bit.bit_length() - 1]
    return 1.0 - none
