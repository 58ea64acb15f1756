"""The weights of the features that order the solver's moves.

Fitted by changing one to four of them at random and keeping what lowered the sum of the logarithms of the
positions searched, over full deals with every lead: 80 each of Bela, French belote and Bela in three for a
trump suit, 200 at no trumps, 200 at all trumps. They change the time of a search, never its result.
"""

from __future__ import annotations

# fmt: off
FITTED = (
    (  # a suit is trumps
        46, 5, 55, 74, -26, -10, -238, -27, -12, 1, 15, -11, 69, 26, 215,
        411, -1, 0, 8, 46, -140, 21, -3, 172, 3, 6, -66, -19, 252, 59,
        1,
    ),
    (  # no trumps
        36, 15, 389, 5, 5, -19, -9, 1, -2, 7, 4, 47, -46, -5, 560,
        154, 0, 52, -12, -47, -34, 29, 77, 1, -7, 1, 33, -44, 166, 97,
        4,
    ),
    (  # all trumps
        34, 8, 51, 53, -91, -26, 1, -8, 4, 3, 7, 4, 7, 31, 787,
        1, -1, 37, -2, -171, -37, -4, -4, 3, 9, 5, 4, -17, 146, 40,
        2,
    ),
)
# fmt: on
"""By kind of trumps: fifteen for a lead (the last for the last cutoff), fifteen for a card that follows (the
last two for that), and the weight of a point of the bounds for the last card of a trick.
"""
