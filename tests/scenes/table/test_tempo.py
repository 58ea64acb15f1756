"""A computer's card comes after the same time whatever it had to think about."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.rules.actions import Action
from game.rules.events import CardPlayed, Event
from game.rules.options.rules import Rules
from game.scenes.desk import Desk
from game.scenes.pace import PACES
from game.scenes.preferences import Speed
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.scene import TableScene
from tests.scenes.driver import Play
from tests.scenes.table.conftest import NAMES
from tests.scenes.table.eyes import table_at
from tests.seldom_drawn import undrawn

FRAME = 0.05
CARDS = 20


class Late(Rehearsal):
    """Each computer's answer comes only when the table has asked for it so many times."""

    def __init__(self, asked: int) -> None:
        super().__init__(Rules(), "tempo")
        self._asked = asked
        self._left = asked

    def next_action(self) -> Action | None:
        if self.waits_for is not None and self._left > 0:
            self._left -= 1
            return None
        self._left = self._asked
        return super().next_action()


def moments(play: Play, asked: int, speed: str) -> list[int]:
    """After how many frames each of the first cards was played."""
    made: list[TableScene] = []

    def first(desk: Desk) -> TableScene:
        made.append(table_at(desk, Late(asked), NAMES, people=frozenset()))
        return made[0]

    driver = play(first, speed=speed)
    driver.pace(FRAME)
    scene, found, frame = made[0], list[int](), 0
    happen = scene.model.show.apply

    def watched(event: Event, *rest: float) -> None:
        if isinstance(event, CardPlayed):
            found.append(frame)
        happen(event, *rest)

    scene.model.show.apply = watched  # type: ignore[method-assign]
    with undrawn(driver.loop):
        for frame in range(2000):  # noqa: B007 - `watched` reads it
            driver.frames()
            if len(found) == CARDS:
                return found
    raise AssertionError("too few cards were played")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("speed", [pytest.param("calm", marks=pytest.mark.long), "normal"])
def test_thinking_is_not_to_be_seen(play: Play, speed: str) -> None:
    longest = int(PACES[Speed(speed)].think / FRAME) - 1
    at_once, late = moments(play, 0, speed), moments(play, longest, speed)
    steps = [b - a for a, b in pairwise(at_once)]
    assert steps == [b - a for a, b in pairwise(late)]
    assert min(steps) * FRAME >= PACES[Speed(speed)].think - FRAME


def test_who_thinks_longer_than_that_is_waited_for(play: Play) -> None:
    longest = int(PACES[Speed.NORMAL].think / FRAME) + 20
    late, at_once = moments(play, longest, "normal"), moments(play, 0, "normal")
    assert late[-1] - late[0] > at_once[-1] - at_once[0]
