"""What is thought out in the background for whoever plays: hints, and what computers thought before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.levels import LEVELS, make_mind
from game.scenes.table.advice import Advice, advise
from game.scenes.table.intents import HintFound, ThoughtFound
from game.table.hindsight import hindsight
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from game.ai.decision import Mind
    from game.records.record import Record
    from game.rules.view import View
    from game.table.hindsight import Hindsight
    from game.table.thinker import Thought


class Minds:
    """One thread, which thinks about one thing at a time."""

    def __init__(self) -> None:
        """Nothing is asked yet."""
        self._thinker = Thinker()
        self._mind: Mind | None = None
        self._hint: Thought[Advice] | None = None
        self._back: Thought[tuple[Hindsight | None]] | None = None

    def think_hint(self, view: View, seed: int) -> None:
        """Begin to think about what the seat of the view should do."""
        mind = self._mind = self._mind or make_mind(LEVELS[-1])
        self._hint = self._thinker.think(lambda: advise(view, mind, seed))

    def think_back(self, record: Record, place: int) -> None:
        """Begin to think again what was thought before the action at that place."""
        self._back = self._thinker.think(lambda: (hindsight(record, place),))

    def drop_hint(self) -> None:
        """Cancel the hint that is being computed."""
        if self._hint is not None:
            self._hint.drop()
        self._hint = None

    def drop_back(self) -> None:
        """Cancel the explanation that is being computed."""
        if self._back is not None:
            self._back.drop()
        self._back = None

    def found(self) -> list[HintFound | ThoughtFound]:
        """Return the results since the last call; a mind that failed has found nothing."""
        answers: list[HintFound | ThoughtFound] = []
        if self._hint is not None:
            try:
                advice = self._hint.outcome()
            except Exception:  # noqa: BLE001 - whatever a mind does wrong, the player goes on without it
                answers.append(HintFound(None))
                self._hint = None
            else:
                answers += [] if advice is None else [HintFound(advice)]
                self._hint = self._hint if advice is None else None
        if self._back is not None:
            try:
                thought = self._back.outcome()
            except Exception:  # noqa: BLE001 - a mind that fails leaves one thing unexplained, no more
                thought = (None,)
            answers += [] if thought is None else [ThoughtFound(thought[0])]
            self._back = self._back if thought is None else None
        return answers

    def close(self) -> None:
        """Let go of the thread."""
        self.drop_hint()
        self.drop_back()
        self._thinker.close()
