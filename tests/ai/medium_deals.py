"""Moments in matches of medium players, for tests of the search."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.levels import make_mind
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.state import MatchState, new_match
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.chance import chance_action


def choice_where(rules: Rules, seed: int, is_meant: Callable[[View], bool]) -> tuple[MatchState, View]:
    """The first choice between cards that is meant, in a match of medium players."""
    mind, state, number = make_mind("medium"), new_match(rules), 0
    while True:
        number += 1
        action = chance_action(state, f"{seed} {number}")
        if action is None:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.cards) > 1 and is_meant(view):
                return state, view
            action = mind.decide(view, 1).action
        state = apply(state, action).state
