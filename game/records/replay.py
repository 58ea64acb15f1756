"""A record played again, action by action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.apply import Step, apply
from game.rules.state import MatchState, new_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.records.record import Record
    from game.rules.actions import Action


def replay(record: Record) -> Iterator[tuple[Action, Step]]:
    """Every action with what it led to; raise IllegalActionError at one that cannot be done."""
    state = new_match(record.rules)
    for action in record.actions:
        step = apply(state, action)
        state = step.state
        yield action, step


def state_after(record: Record) -> MatchState:
    """Where the match stands after the record's last action."""
    state = new_match(record.rules)
    for _, step in replay(record):
        state = step.state
    return state
