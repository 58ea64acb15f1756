"""Change who sits at the table, between two deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.effects import Order
from game.scenes.table.model import Phones, Seating, Sharing
from game.scenes.table.update import passing_time, sharing

if TYPE_CHECKING:
    from game.scenes.table.intents import Reseated
    from game.scenes.table.update.step import Step


def reseat(step: Step, others: Reseated) -> None:
    """Seat these players and begin the next deal."""
    model, people = step.model, others.people
    viewer = model.seating.viewer if model.seating.viewer in people else min(people, default=0)
    model.seating = Seating(others.names, people, viewer, others.portraits)
    model.sharing = Sharing()
    model.phones = Phones()
    sharing.look_anew(step)
    step.effects.append(Order.SAVE)
    passing_time.begin_deal(step)
