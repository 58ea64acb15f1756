"""How promising a card looks to the solver: weights of the features that order its moves.

Fitted by changing one to three of them at random and keeping what lowered the sum of the logarithms of the
positions searched, over full deals with every lead: 14 each of Bela, French belote and Bela in three for a
trump suit, 10 at no trumps, 10 at all trumps. They change how long a search takes, never what it finds.
"""

from __future__ import annotations

# Sixteen for a lead, then sixteen for a card that follows; `Solver` names them where it adds them up.
# fmt: off
SUITED = (
    45, 5, 45, 81, -24, -8, -137, -27, -14, -3, 15, -1, 3, 70, 21, 300,
    45, -1, 31, 15, 1, -134, 15, -9, 11, 3, 6, -62, -16, 0, 150, 40,
    3,
)
NO_TRUMPS = (
    28, 18, 60, 121, -6, -12, -30, -22, -27, 9, -2, 27, 0, -28, 8, 300,
    103, 0, 23, -24, -27, -63, 19, 30, 14, -5, -4, 31, -32, 0, 150, 40,
    3,
)
ALL_TRUMPS = (
    38, 3, 57, 32, 2, -34, 5, 20, 2, -6, -1, -2, 1, -4, 34, 300,
    46, -1, 14, 2, -18, -63, -6, -3, 2, 3, -6, -22, 37, 26, 150, 40,
    3,
)
# fmt: on
FITTED = (SUITED, NO_TRUMPS, ALL_TRUMPS)
