"""What the table is waiting for, said to the player in front of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.auction import course_of
from game.rules.call import Word
from game.rules.phase import Phase
from game.text.courses import wording_of

if TYPE_CHECKING:
    from game.rules.view import View
    from game.text.catalogue import Words


def phase_prompt(say: Words, view: View, name: str) -> str:
    """One line about the turn; `name` is the player whose turn it is, unless it is the reader's own."""
    if view.turn is None:
        return say(f"phase.{view.phase.value}")
    if view.turn != view.seat:
        return say(f"phase.{view.phase.value}.other", name=name)
    if view.phase is Phase.CALLING and Word.PASS not in view.choices.calls:
        return say("phase.calling.forced")
    if view.phase is Phase.PLAYING and (view.trick is None or not view.trick.cards):
        return say("phase.playing.lead")
    return say(f"phase.{view.phase.value}.own")


def auction_prompt(say: Words, view: View) -> str:
    """What the seat on turn is asked while nobody has named trumps and no turned card is offered to it."""
    may_choose = course_of(view.rules).outbids or Word.PASS in view.choices.calls
    key = wording_of(view.rules).prompt
    return say(key) if key and may_choose else phase_prompt(say, view, "")
