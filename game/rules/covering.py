"""What everybody at the table may know: a seat's view without its cards, and without what they allow it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.rules.changing import changed
from game.rules.phase import Phase
from game.rules.view import NOTHING

if TYPE_CHECKING:
    from game.rules.view import Choices, View

NOBODY: Final = -1
"""A seat that nobody has: what it may see, all may see."""

ALOUD: Final = frozenset({Phase.CUTTING, Phase.CALLING, Phase.AGREEING})
"""What is asked in these phases says nothing about anybody's cards."""


def covered(view: View) -> View:
    """The view with the seat's cards face down; where it is asked aloud, what it is asked stays."""
    return replace(view, hand=(), discarded=(), choices=_public(view))


def _public(view: View) -> Choices:
    choices = view.choices
    if view.phase not in ALOUD:
        return NOTHING
    return changed(
        NOTHING,
        may_cut=choices.may_cut,
        calls=choices.calls,
        out_of_turn=choices.out_of_turn,
        may_agree=choices.may_agree,
        offenders=choices.offenders,
    )
