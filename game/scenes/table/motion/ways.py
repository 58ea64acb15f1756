"""How a card goes from one place to another, as data: each character throws in his own way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.easing import ease_in_out, slammed, thrown
from game.ui.tween import Ease, ease_out


@dataclass(frozen=True, slots=True)
class Way:
    """The manner of one motion; lengths are shares of the card's height."""

    ease: Ease = ease_out
    arc: float = 0.0
    """How high the card rises in the middle; 0: it stays on the table."""
    spin: float = 0.0
    """Degrees that the card turns aside in the middle."""
    least: float = 1.0
    """The card's size at the beginning."""
    most: float = 1.0
    """The card's size in the middle."""
    haste: float = 1.0
    """The time it takes, as a share of the usual time."""
    slip: float = 0.0
    """How far from its place the card touches down; it slips the rest of the way."""
    skew: float = 0.0
    """Degrees by which the card touches down askew."""
    squash: float = 1.0
    """The card's size in the two frames after contact."""
    knock: float = 0.0
    """How far the neighbours are pushed at contact."""

    @property
    def lands(self) -> bool:
        """Whether the card moves after contact as well."""
        return self.squash != 1 or self.slip > 0 or self.skew != 0


SLIDE: Final = Way()
"""Raised, lowered or moved aside in the hand."""
TOSS: Final = Way(thrown, arc=0.08, most=1.03)
"""Any card that changes its place."""
PUSH: Final = Way(ease_in_out)
"""Pushed over the table, among others."""
TURN: Final = Way(ease_in_out, arc=0.16, most=1.05)
"""Lifted, turned over and laid down."""
DEAL: Final = Way(thrown, arc=0.1, spin=9)
"""Dealt from the pack."""
LAY: Final = Way(ease_in_out, arc=0.08)
"""A packet that is laid beside the pack."""
DROP: Final = Way(slammed, arc=0.03)
"""A card that the thumb lets fall while the pack is shuffled."""

THROW: Final = Way(
    thrown, arc=0.26, spin=10, least=0.9, most=1.04, slip=0.03, skew=2, squash=0.985, knock=0.016
)
"""A card played as most people play it."""
OWN: Final = Way(thrown, arc=0.26, spin=8, most=1.04, slip=0.03, skew=-2, squash=0.985, knock=0.016)
"""The same from the own hand, where the card is pressed first."""

THROWS: Final = {
    "mara": THROW,
    "ana": Way(
        thrown, arc=0.22, spin=-14, least=0.92, most=1.04, slip=0.05, skew=-4, squash=0.985, knock=0.014
    ),
    "zlata": Way(
        ease_out, arc=0.1, spin=2, least=0.97, most=1.01, haste=1.15, slip=0.015, squash=0.995, knock=0.006
    ),
    "joza": Way(slammed, arc=0.32, spin=4, least=0.9, most=1.09, haste=0.9, squash=0.97, knock=0.022),
    "luka": Way(
        thrown, arc=0.1, spin=6, least=0.94, most=1.02, haste=0.9, slip=0.09, skew=3, squash=0.99, knock=0.02
    ),
    "tome": Way(
        thrown,
        arc=0.3,
        spin=-6,
        least=0.92,
        most=1.06,
        haste=1.1,
        slip=0.02,
        squash=0.985,
        knock=0.014,
    ),
}
"""By portrait: Joža slams, Zlata lays softly, Ana spins, Luka lets it slide, Tome lobs."""


def throw_of(portrait: str, *, is_own: bool) -> Way:
    """How the player with that portrait throws; `is_own`: from the hand at the bottom of the screen."""
    return OWN if is_own else THROWS.get(portrait, THROW)
