"""What makes the searching levels weaker in this installation than they should be."""

from __future__ import annotations

from enum import Enum
from functools import cache

from game.ai.network import WeightsError, verify
from game.ai.rollout.rollout import COMPILED


class Shortfall(Enum):
    """Why they are weaker; the value stands in records."""

    UNCOMPILED = "uncompiled"
    """The modules are not compiled: hard and master sample few deals (`levels.PURE`)."""
    DAMAGED = "damaged weights"
    """A network is missing or damaged: a searching player that needs it raises WeightsError."""


@cache
def shortfall() -> Shortfall | None:
    """The reason, the worse one first; None where everything is as it should be."""
    try:
        verify()
    except WeightsError:
        return Shortfall.DAMAGED
    return None if COMPILED else Shortfall.UNCOMPILED
