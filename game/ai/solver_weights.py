"""How promising a card looks to the solver: weights of the features that order its moves."""

from __future__ import annotations

_HAND_SET = (
    40,
    3,
    20,
    2,
    0,
    -4,
    8,
    8,
    0,
    0,
    0,
    0,
    4,
    0,
    0,
    0,
    40,
    3,
    30,
    3,
    0,
    -4,
    -10,
    0,
    1,
    -2,
    -1,
    -8,
    0,
    4,
    0,
    0,
)
FITTED = (_HAND_SET, _HAND_SET, _HAND_SET)
