"""Croatian Bela."""

from __future__ import annotations

from game.rules.options.rules import Rules
from game.variants.variant import Variant

BELA4 = Variant(name="bela4", rules=Rules(), deck="hungarian")
"""Bela in four, rule book section A; the defaults of every option are this game's."""
