"""Bela in two is told from belote in two by its duty: a card that is led must be beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.rules.options.rules import Rules

TWO: Final = 2


def is_bela_in_two(rules: Rules) -> bool:
    """Whether two play, under the duties of Bela."""
    return rules.players == TWO and rules.play.raise_plain
