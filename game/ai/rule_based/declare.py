"""Manual announcing: everything is said, the best first, and the belote with the first of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.decision import Decision, Reason
from game.rules.actions import Declare

if TYPE_CHECKING:
    from game.rules.view import View


def declaration(view: View) -> Decision | None:
    """What the seat declares now, None if it has nothing to say and need not speak."""
    choices = view.choices
    if choices.must_declare or (choices.may_declare and choices.declarations):
        return Decision(Declare(view.seat, choices.declarations), Reason.DECLARES_ALL)
    return None
