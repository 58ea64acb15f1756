"""Where only computers play, the player looks on: the cards of the seat that he sees are not his."""

from __future__ import annotations

import pygame
import pytest

from game.rules.actions import Action
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.scenes.desk import Desk
from game.scenes.preferences import PlaysBy, Preferences
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.scene import TableScene
from tests.scenes.driver import Play
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.eyes import table_at


class Thinking(Rehearsal):
    """The computer at the bottom never plays its first card; as in a session nobody can play for it."""

    def next_action(self) -> Action | None:
        if self.state.phase is Phase.PLAYING and self.waits_for == 0:
            return None
        return super().next_action()

    def act(self, action: Action) -> None:
        raise IllegalActionError(action, Refusal.NOT_YOUR_TURN)


@pytest.mark.parametrize("plays_by", PlaysBy)
def test_whoever_watches_cannot_play_the_cards_of_a_computer(play: Play, plays_by: PlaysBy) -> None:
    made: list[TableScene] = []

    def first(desk: Desk) -> TableScene:
        made.append(table_at(desk, Thinking(Rules(), "table", dealer=3), NAMES, people=frozenset()))
        return made[0]

    at = Table(play(first, speed="instant", likes=Preferences(plays_by=plays_by)), made[0])
    at.driver.pace(0.05)
    at.until(lambda scene: scene.model.match.waits_for == 0 and scene.model.view.choices.playable)
    at.driver.frames(3)
    hand = list(at.scene.model.show.board.hands[0])
    for place in (0, 3, 7):
        at.type(str(place + 1))
        at.driver.click(at.spot(place))
        at.driver.key(pygame.K_RETURN)
    assert at.is_on_top
    assert at.scene.model.show.board.hands[0] == hand
