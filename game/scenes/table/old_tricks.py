"""Which of the tricks that have gone is looked at, where the rules let the player look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.reviewing import reviewable

if TYPE_CHECKING:
    from game.scenes.table.controls import Controls
    from game.scenes.table.scene import TableScene


class OldTricks:
    """Looks at one of them, or at none."""

    def __init__(self, scene: TableScene, controls: Controls) -> None:
        """Look at none."""
        self._scene = scene
        self._controls = controls
        self.place: int | None = None
        """The place of the trick among those that may be looked at."""

    @property
    def number(self) -> int | None:
        """The number of the trick that is looked at, from 1."""
        tricks = reviewable(self._scene.view)
        return tricks[min(self.place, len(tricks) - 1)][0] if self.place is not None and tricks else None

    def toggle(self) -> None:
        """Look at the last one, or no longer."""
        if self.place is not None:
            self.close()
            return
        scene = self._scene
        scene.view = scene.seen()
        tricks = reviewable(scene.view)
        if tricks:
            self.place, self._controls.note = len(tricks) - 1, ""
            self._controls.hint.forget()
            self._controls.why.forget()
            scene.is_stale = True
        elif scene.view.tricks:
            self._controls.tell(scene.desk.say("table.review.none"))

    def browse(self, way: int) -> None:
        """Look at the next one, or the one before."""
        if self.place is not None:
            self.place = min(len(reviewable(self._scene.view)) - 1, max(0, self.place + way))
            self._controls.why.forget()
            self._scene.is_stale = True

    def close(self) -> None:
        """Look at none."""
        self.place = None
        self._controls.why.forget()
        self._scene.is_stale = True
