"""Deals of any game, played at random among what is lawful."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.apply import Step, apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.table.chance import chance_action
from game.table.plain import lawful_actions


def steps(rules: Rules, seed: str, deals: int) -> Iterator[tuple[MatchState, Step]]:
    """Every state with the step that followed, match after match, until so many deals are written."""
    luck, written, number = Random(seed), 0, 0
    while written < deals:
        state, number = new_match(rules), number + 1
        while state.phase is not Phase.OVER and written < deals:
            action = chance_action(state, f"{seed} {number}")
            if action is None:
                seat = seat_to_act(state)
                assert seat is not None
                action = luck.choice(lawful_actions(seat, choices_for(state, seat)))
            step = apply(state, action)
            written += len(step.state.results) - len(state.results)
            yield state, step
            state = step.state
