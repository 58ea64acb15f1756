"""Deals played at once, without a window and without waiting, to measure players and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.refusal import IllegalActionError
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.table.chance import chance_action
from game.table.plain import lawful_actions, plain_action
from game.table.seating import seed_of_view

if TYPE_CHECKING:
    from game.ai.decision import Mind
    from game.rules.actions import Action
    from game.rules.options.rules import Rules
    from game.rules.result import DealResult
    from game.rules.seats import Seat
    from game.rules.view import View


@dataclass
class Bout:
    """A match between minds; `illegal` counts their answers that could not be done."""

    rules: Rules
    minds: Sequence[Mind]
    """By seat."""
    seed: str
    state: MatchState = field(init=False)
    actions: list[Action] = field(default_factory=list)
    illegal: int = 0
    seed_of: Callable[[View], int] = field(init=False)

    def __post_init__(self) -> None:
        """Stand before the first deal."""
        self.state = new_match(self.rules)
        self.seed_of = seed_of_view(self.seed)

    def do(self, action: Action) -> None:
        """Apply an action."""
        self.state = apply(self.state, action).state
        self.actions.append(action)

    def play_deal(self) -> DealResult:
        """Play until the next deal is written; deals that are thrown in are dealt again."""
        written = len(self.state.results)
        while len(self.state.results) == written:
            self.step()
        return self.state.results[-1]

    def step(self) -> None:
        """Do what chance or the seat on turn does next; nothing once the match is over."""
        chance = chance_action(self.state, self.seed)
        seat = seat_to_act(self.state)
        if chance is not None:
            self.do(chance)
        elif seat is not None:
            self.move(seat)

    def move(self, seat: Seat) -> None:
        """Let the mind of that seat act."""
        view = view_for(self.state, seat)
        choices = view.choices
        is_free = choices.may_stop or choices.may_claim or choices.may_show
        if not (choices.offenders or is_free or choices.may_cut):
            lawful = lawful_actions(seat, choices)
            if len(lawful) == 1 and len(choices.playable) <= 1 and not choices.may_declare:
                self.do(lawful[0])
                return
        action = self.minds[seat].decide(view, self.seed_of(view)).action
        try:
            self.do(action)
        except IllegalActionError:
            self.illegal += 1
            self.do(plain_action(seat, choices))
