"""The figures by which the light player weighs cards, by the kind of trumps; tuned by play against itself."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

from game.rules.contract import Trumps

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

SHARE: Final = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class LightWeights:
    """In the order in which the light player takes them; points, and shares of one."""

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

    def numbers(self) -> tuple[int, ...]:
        """Whole numbers in 1024ths."""
        return tuple(round(SHARE * getattr(self, field.name)) for field in fields(self))


NO_TRUMPS: Final = LightWeights(decay=0.96, hurry=2.08, loss=0.2021, long_suit=0.57, added=5.2)
"""+1.5 +- 0.15 card points a deal over the first figures, set by hand; so the others."""
ALL_TRUMPS: Final = LightWeights(
    trick=13.2, decay=0.86, hurry=2.5, loss=0.1309, long_suit=1.4, added=5.0, kept=0.4336
)
"""+3.9 +- 0.3."""
SUIT: Final = LightWeights(
    trick=13.1,
    control=2.6,
    ruff=7.8,
    guard=3.3,
    decay=0.67,
    hurry=1.94,
    loss=0.1885,
    draw=16.9,
    draw_out=30.5,
    cash=5.5,
    defend=7.4,
    kept=0.125,
    void=-0.8,
    helps=7.6,
    side=1.2,
)
"""A suit is trumps: +2.8 +- 0.1 (French duties)."""
RAISING: Final = LightWeights(
    control=2.1,
    ruff=7.1,
    guard=3.5,
    hurry=2.2,
    loss=0.1416,
    draw=10.9,
    draw_out=6.6,
    cash=3.9,
    defend=5.5,
    added=2.5,
    kept=0.1895,
    void=-0.8,
    helps=9.0,
    side=1.2,
)
"""The same where plain cards must be beaten, too (Bela): +2.4 +- 0.1."""


def weights_for(trumps: Trumps, rules: Rules) -> LightWeights:
    """The weights for a contract."""
    if trumps.suit is None:
        return NO_TRUMPS if trumps is Trumps.NONE else ALL_TRUMPS
    return RAISING if rules.play.raise_plain else SUIT
