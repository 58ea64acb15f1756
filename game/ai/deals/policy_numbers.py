"""The weights of the networks of the cards, each loaded once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from game.ai.deals.policy_rows import CARDS, FEATURES
from game.ai.network import load

if TYPE_CHECKING:
    from game.ai.network import Numbers


@cache
def numbers_of(name: str) -> Numbers:
    """The weights of the network of that name; raises WeightsError."""
    return load(name, FEATURES, CARDS)
