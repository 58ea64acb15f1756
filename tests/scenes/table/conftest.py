"""A table with a match that plays itself, driven from outside like the whole program."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.rules.options.rules import Rules
from game.scenes.desk import Desk
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import House
from tests.scenes.driver import Driver, Play
from tests.scenes.table.eyes import eyes, table_at

NAMES = ("Ti", "Ana", "Zlata", "Joža")


class Table:
    """The driver with eyes for the table."""

    def __init__(self, driver: Driver, scene: TableScene) -> None:
        self.driver = driver
        self.scene = scene

    @property
    def is_on_top(self) -> bool:
        return not self.driver.is_over and self.driver.top is self.scene

    def until(self, happens: Callable[[TableScene], object], most: int = 3000) -> None:
        """Let frames pass until the condition holds."""
        with self.driver.waiting():
            for _ in range(most):
                if happens(self.scene) or not self.is_on_top:
                    return
                if self.scene.motion.director.waits_for_press:
                    self.driver.key(pygame.K_F5)
                self.driver.frames()
        raise AssertionError(f"nothing of the kind within {most} frames: {self.scene.model.view.phase}")

    def own_turn(self) -> bool:
        """Wait until the table asks the player; False when another scene has come instead."""
        with self.driver.waiting():
            self.until(lambda scene: eyes(scene).is_asked)
            if not self.is_on_top:
                return False
            self.driver.frames(8)
            self.until(lambda scene: eyes(scene).is_asked and not eyes(scene).is_guarded)
        return self.is_on_top

    def spot(self, place: int) -> tuple[float, float]:
        """A point on the place-th card of the own hand that no other card covers."""
        token = self.scene.model.show.board.hands[0][place]
        (left, top), (right, _), _, (low_x, low_y) = self.scene.motion.flights.pose(token).corners
        return left + (right - left) * 0.12 + (low_x - left) * 0.2, top + (low_y - top) * 0.2

    def type(self, letter: str) -> None:
        """Press a letter or a digit."""
        event = pygame.Event(
            pygame.KEYDOWN, key=pygame.key.key_code(letter), unicode=letter, mod=0, scancode=0
        )
        pygame.event.post(event)
        self.driver.frames()


@pytest.fixture
def table(play: Play) -> Callable[..., Table]:
    def begin(
        *,
        rules: Rules | None = None,
        seed: str = "table",
        dealer: int = 3,
        people: frozenset[int] = frozenset({0}),
        deals: int | None = None,
        names: tuple[str, ...] = NAMES,
        house: House | None = None,
        **window: object,
    ) -> Table:
        made: list[TableScene] = []

        def first(desk: Desk) -> TableScene:
            match = Rehearsal(rules or Rules(), seed, people, dealer)
            made.append(table_at(desk, match, names, people=people, deals=deals, house=house))
            return made[0]

        driver = play(first, **window)
        # the longest step that the loop allows: twenty frames a second are enough for most questions
        driver.pace(0.05)
        return Table(driver, made[0])

    return begin
