"""The weights by which the rule player values cards.

Set by hand, then changed where thousands of deals of self-play showed a difference. Where they showed none
(above all in drawing trumps) the weights follow what players at a table do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.rules.options.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWeights:
    """Weights in card points unless a docstring says otherwise."""

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
