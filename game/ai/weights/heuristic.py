"""The weights of the heuristic policy, by trumps and players; tuned by play against itself."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Final

from game.ai.coding import figures_of

SHARE: Final = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class HeuristicWeights:
    """In the order in which the heuristic policy takes them; points, and shares of one."""

    trick: float = 12.0
    """What a trick usually brings besides the card that wins it."""
    control: float = 4.0
    """A trump that nobody beats, besides its trick."""
    ruff: float = 7.0
    """A small trump in hand."""
    guard: float = 4.0
    """The last small card beside a ten whose ace is out."""
    decay: float = 0.75
    """How much of the chance to run a master is left one trick later."""
    promotion: float = 0.77
    """What is left of a card's chance to become a master for each quarter of a higher card."""
    hurry: float = 3.0
    """How many times those cards count when there are too few smaller ones to wait with."""
    loss: float = 0.3516
    """Part of the points lost with a card kept in vain: a master ruffed, a trump."""
    draw: float = 6.0
    """Each trump drawn from the opponents by a lead, for the taker's side."""
    draw_out: float = 14.0
    """As much more where all of them can be drawn and a trump is left."""
    cash: float = 3.0
    """Leading a plain master while the taker's side has trumps, against it."""
    defend: float = 3.0
    """Cost of leading trumps for the taker's opponents."""
    long_suit: float = 1.5
    """Leading from a suit, for each of its cards, where nobody ruffs."""
    added: float = 3.0
    """Points that each later player adds to a trick."""
    kept: float = 0.0977
    """As `loss`, for a plain card that does not become a master."""
    void: float = 0.0
    """Taken off the worth of the last card of a side suit by a hand with trumps."""
    helps: float = 6.0
    """As `draw`, for the taker's partner."""
    side: float = 0.0
    """Leading from a side suit, for each of its cards, where there are trumps."""
    under: float = 0.0
    """Cost of leading a plain card that may be beaten from under one that may not."""
    spent: float = 0.0
    """Cost of each trump drawn from the partner by a lead of the taker's side."""
    top: float = 0.0
    """As `draw`, besides, where the trump led is master."""
    back: float = 0.0
    """Leading a plain suit that the partner has led first."""
    into: float = 0.0
    """Cost of leading a plain suit that an opponent has led first."""

    def numbers(self) -> tuple[int, ...]:
        """Whole numbers in 1024ths."""
        return tuple(round(SHARE * getattr(self, field.name)) for field in fields(self))


HEURISTIC: Final = {
    # Of this, where the lead goes after who opened a suit brings +0.7 +- 0.15 card points a deal.
    "no_trumps": "decay 0.96, hurry 2.08, loss 0.2021, long_suit 0.57, added 5.2, back 2.0, into -1.0",
    # The same: +1.2 +- 0.2.
    "all_trumps": (
        "trick 13.2, decay 0.86, hurry 2.5, loss 0.1309, long_suit 1.4, added 5.0, kept 0.4336, back 3.0"
    ),
    # A suit is trumps, French duties: +0.4 +- 0.1 over the figures before, tuned without the last five.
    "suit": (
        "trick 13.1, control 3.2, ruff 9.4, guard 3.3, decay 0.67, hurry 1.94, loss 0.1465, draw 20.4, "
        "draw_out 30.5, cash 5.5, defend 7.4, kept 0.167, void 0.4, helps 12.6, side 2.4, under 2.0, top "
        "1.8, back 2.4"
    ),
    # The same where plain cards must be beaten, too (Bela): +1.3 +- 0.2.
    "beating": (
        "control 0.9, ruff 7.1, guard 2.3, hurry 2.2, loss 0.1416, draw 10.9, draw_out 8.7, cash 1.9, "
        "defend 7.2, added 2.5, kept 0.3019, void -0.8, helps 10.9, side 2.4, under 2.0, spent 1.2, top "
        "1.2, back 3.8, into 2.0"
    ),
    # Two players and a suit, French duties: +3.3 +- 0.25 over the figures for four.
    "two": (
        "trick 15.9, control 1.8, ruff 11.8, guard 3.3, promotion 0.85, hurry 1.94, loss 0.1285, draw "
        "16.9, draw_out 36.9, cash 9.1, defend 7.4, added 4.2, kept 0.115, void 1.2, helps 7.6, side 2.4, "
        "under -0.4, top 1.2, into 2.2"
    ),
    # The same where plain cards must be beaten: +4.9 +- 0.3.
    "two_beating": (
        "control 1.3, ruff 7.1, guard 3.5, decay 0.83, promotion 0.85, hurry 2.2, loss 0.1236, draw 7.6, "
        "draw_out 11.6, cash 4.8, defend 5.5, added 3.7, kept 0.1895, void -0.8, helps 9.0, side 2.4, "
        "under 2.6, top 0.2, into 1.2"
    ),
    # Three players, each for himself, French duties: +1.8 +- 0.25 over the figures for four.
    "three": (
        "trick 13.1, control 1.2, ruff 11.3, guard 3.5, hurry 1.65, loss 0.1671, draw 11.8, draw_out "
        "24.1, cash 2.9, defend 7.4, added 2.2, kept 0.167, void 0.4, helps 7.6, side 3.2, under 1.7, "
        "into -0.4"
    ),
    # One against two where plain cards must be beaten: +1.8 +- 0.25.
    "three_beating": (
        "trick 14.5, control 1.3, ruff 9.2, guard 1.7, decay 0.83, promotion 0.826, hurry 2.2, loss "
        "0.061, draw 10.9, draw_out 11.6, cash 2.7, defend 5.5, added 2.5, kept 0.125, helps 9.0, side "
        "2.4, under 2.0, top 1.8, back 1.2, into 3.0"
    ),
}
"""By name, what differs from the defaults above. Gains are card points a deal."""


@cache
def heuristic_weights(name: str) -> HeuristicWeights:
    """Return the weights of that name; raise KeyError if there are none."""
    return HeuristicWeights(**figures_of(HEURISTIC[name]))
