"""How promising a card looks to the solver: weights of the features that order its moves.

Fitted by changing one to three of them at random and keeping what lowered the sum of the logarithms of the
positions searched, over full deals with every lead: 14 each of Bela, French belote and Bela in three for a
trump suit, 8 at no trumps, 10 at all trumps. They change how long a search takes, never what it finds.
"""

from __future__ import annotations

# Sixteen for a lead, then sixteen for a card that follows; `Solver` names them where it adds them up.
# fmt: off
SUITED = (
    45, 5, 45, 71, 0, -11, -85, -18, 1, -3, 33, 1, 6, 37, 22, 0,
    51, 1, 39, 18, -31, -87, 18, -2, 5, -1, 6, -44, -4, 2, 0, 0,
)
NO_TRUMPS = (
    23, 22, 50, 56, 23, -18, -26, -9, -7, -1, 0, 0, 1, 0, -11, 0,
    64, 3, 24, -10, 0, -62, -4, 37, 14, -13, -8, 12, -6, 3, 0, 0,
)
ALL_TRUMPS = (
    38, 3, 57, 31, 2, -26, 2, 21, 4, -6, -1, -3, 1, -2, 24, 0,
    44, -1, 14, 3, -18, -75, -27, 1, 12, -2, -6, -22, 36, 10, 0, 0,
)
# fmt: on
FITTED = (SUITED, NO_TRUMPS, ALL_TRUMPS)
