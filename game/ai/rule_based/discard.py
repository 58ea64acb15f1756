"""The taker's discard by rules (Bela in three)."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import combinations

from game.ai.coding import WHOLE_SUIT, mask_of
from game.ai.decision import Decision, Reason
from game.ai.weights.rule_player import KEPT
from game.cards.card import Card, card_of
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.actions import Discard
from game.rules.contract import TRUMPS_OF_SUIT, Contract
from game.rules.declarations import held
from game.rules.strength import points_of
from game.rules.view import View


def discard(view: View) -> Decision:
    """Return the discard that leaves the best hand; its points count for the taker."""
    return Decision(Discard(view.seat, ranked(view)[0]), Reason.LAYS_AWAY)


def ranked(view: View) -> list[tuple[Card, ...]]:
    """Return all possible discards, the one that leaves the best hand first."""
    assert view.contract is not None  # noqa: S101 - nobody discards before the call
    choices, contract = combinations(view.choices.discardable, view.choices.discards), view.contract
    return sorted(
        choices,
        key=lambda gone: (_value(view, contract, gone), tuple(-one for one in gone)),
        reverse=True,
    )


def _value(view: View, contract: Contract, gone: tuple[Card, ...]) -> int:
    """Return what it is worth to keep the other cards, whose points count for the taker as well."""
    rules, trumps = view.rules.declarations, contract.trumps
    kept = tuple(card for card in view.hand if card not in gone)
    worth = kept_worth(view.rules.score.scale(trumps), rules.belote * rules.belote_value)
    value = sum(one.value for one in held(kept, rules.under(trumps)))
    for suit in {card.suit for card in view.hand}:
        ranks = mask_of(kept) >> 8 * suit & WHOLE_SUIT
        value += worth[256 * (suit is trumps.suit) + ranks]
    return value


@lru_cache(maxsize=4)
def kept_worth(king: int, belote: int) -> array[int]:
    """Return the value of keeping ranks of a suit instead of discarding them: side suits, then trumps.

    `belote` is what king and queen of trumps count.
    """
    side, trump = array("i"), array("i")
    for mask in range(256):
        ranks = {rank for rank in RANKS if mask >> rank & 1}
        points = sum(points_of(card_of(SUITS[1], rank), TRUMPS_OF_SUIT[0], king) for rank in ranks)
        side.append(round(_side(ranks)) - points)
        trump.append(round(KEPT.trump) * len(ranks) + belote * (ranks >= {Rank.KING, Rank.QUEEN}))
    return side + trump


def _side(ranks: set[Rank]) -> float:
    """Return the value of a side suit with these ranks."""
    if not ranks:
        return KEPT.void
    value = KEPT.ace + 11 if Rank.ACE in ranks else 0.0
    small = len(ranks - {Rank.ACE, Rank.TEN})
    if Rank.TEN in ranks:
        if Rank.ACE in ranks or small > 1:
            value += KEPT.guarded_ten + 10
        elif small == 1:
            value += KEPT.guard
    if len(ranks) == 1 and Rank.ACE not in ranks:
        value += KEPT.single
    return value
