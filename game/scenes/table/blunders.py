"""Faults that cost ten points are committed by a second press only, after a warning ([004])."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.actions import Blunder
from game.rules.fault import Fault

if TYPE_CHECKING:
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene


class Blunders:
    """What the player has been warned of."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Warn in that scene."""
        self._scene = scene
        self._controls = controls
        self._warned: Fault | None = None

    def forget(self) -> None:
        """The warning has gone."""
        self._warned = None

    def at(self, where: tuple[float, float]) -> None:
        """A press on the pack opens it, one on the own hand plays out of turn."""
        scene = self._scene
        board = scene.show.board
        if any(scene.flights.pose(token).covers(where) for token in board.pack):
            self.commit(Fault.EXPOSED)
        elif any(scene.flights.pose(token).covers(where) for token in board.hands[board.viewer]):
            self.commit(Fault.OUT_OF_TURN)

    def commit(self, fault: Fault) -> None:
        """Warn, and the second time do it; nothing where such faults are not counted."""
        scene = self._scene
        if scene.viewer not in scene.people:
            return
        if fault not in scene.seen().choices.blunders:
            return
        if self._warned is fault:
            self._controls.note = ""
            self.forget()
            scene.act(Blunder(scene.viewer, fault))
            return
        scene.desk.sounds.play("refuse")
        key = "table.warn.turn" if fault is Fault.OUT_OF_TURN else "table.warn.pack"
        self._controls.tell(scene.desk.say(key))
        self._warned = fault
