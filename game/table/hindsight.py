"""A decision is thought out once more from the record: the same view, mind and seed decide alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from game.ai.decision import Decision, Reason
from game.ai.explain.advice import advised
from game.ai.levels import LEVELS, make_mind
from game.records.record import as_recorded
from game.records.replay import state_after
from game.rules.actions import Declare, Discard, Exchange, Keep, MakeCall, Play
from game.rules.asking import choices_for, seat_to_act
from game.rules.viewing import view_for
from game.table.plain import formal_answer
from game.table.seating import minds_of, seed_of_view

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.rules.view import View

EXPLAINED: Final = (MakeCall, Declare, Exchange, Keep, Discard, Play)
"""What a seat decides; the rest is manners and chance."""


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What was done, and what the mind made of it."""

    view: View
    """What the seat knew."""
    done: MakeCall | Declare | Exchange | Keep | Discard | Play
    decision: Decision
    """What its mind decides with that view; of a person's seat, what a hint advises there."""
    is_person: bool
    """Whether a person decided."""

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.done.seat

    @property
    def is_same(self) -> bool:
        """Whether the decision is what was done."""
        return as_recorded(self.decision.action, self.view.rules) == self.done


def hindsight(record: Record, place: int) -> Hindsight | None:
    """Think out again what was done after `place` actions of the record; None if nobody's seat did it."""
    if not 0 <= place < len(record.actions):
        return None
    done = record.actions[place]
    if not isinstance(done, EXPLAINED):
        return None
    state, seat = state_after(replace(record, actions=record.actions[:place])), done.seat
    if seat_to_act(state) != seat:
        return None
    view, choices = view_for(state, seat), choices_for(state, seat)
    mind = minds_of(record)[seat]
    formal = formal_answer(seat, choices)
    if formal is not None:
        return Hindsight(view, done, Decision(formal, Reason.ONLY_CHOICE), is_person=mind is None)
    seed = seed_of_view(record.seed or "")(view)
    if mind is not None:
        return Hindsight(view, done, mind.decide(view, seed), is_person=False)
    found = advised(view, make_mind(LEVELS[-1]).decide(view, seed))
    return Hindsight(view, done, found.decision, is_person=True)
