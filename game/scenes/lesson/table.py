"""A table with one deal that is always the same, a sentence at each decision, and nothing written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.records.record import Record
from game.scenes.company import company_of
from game.scenes.lesson.over import LessonOver
from game.scenes.scene import Push
from game.scenes.score_line import ScoreLine
from game.scenes.seated import faces_of, names_of, with_company
from game.scenes.table.guide import Guide
from game.scenes.table.scene import TableScene
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker
from game.text.lesson import lesson_sentence, steps_now
from game.variants.catalogue import game_named

if TYPE_CHECKING:
    from game.rules.view import View
    from game.scenes.desk import Desk
    from game.scenes.scene import Result

GAME: Final = "bela4"
SEED: Final = "lesson 220"
"""With it the deal, and what the computers make of it, are the same for everybody."""


def lesson_session(thinker: Thinker, seed: str = SEED) -> tuple[Record, Session]:
    """The match of the lesson, of which only the first deal is played; `thinker` thinks for the computers."""
    rules = game_named(GAME).rules
    company = company_of({}, rules.players)
    record = with_company(Record(game=GAME, rules=rules, players=(), seed=seed), company)
    return record, Session(record, players_of(record, seed, thinker), hold_between_deals=True)


class LessonGuide(Guide):
    """Follows the script: whatever the player does, it says what fits, or nothing."""

    def __init__(self, scene: TableScene) -> None:
        """Nothing is said yet."""
        super().__init__(scene)
        self.said: set[str] = set()
        """The names of all steps so far."""
        self._steps: tuple[str, ...] = ()
        self._view: View | None = None

    @property
    def sentence(self) -> str:
        """What has happened, and what there is to do, in the language of this moment."""
        scene, view = self._scene, self._view
        if view is None:
            return ""
        return " ".join(lesson_sentence(scene.desk.say, name, view, scene.deck) for name in self._steps)

    def asked(self, view: View) -> None:
        """Look into the script."""
        if not view.choices.is_asked:
            return
        self._view, self._steps = view, steps_now(view, self.said)
        self.said.update(self._steps)
        if self._steps:
            self._scene.desk.speak(self.sentence)

    def answered(self) -> None:
        """Be silent until the next question."""
        self._steps = ()


class LessonTable(TableScene):
    """One deal of Bela in four against computers; the sheet ends it."""

    def __init__(self, desk: Desk) -> None:
        """Sit down with the usual people of the house."""
        self._thinker = Thinker()
        self._is_done = False
        record, session = lesson_session(self._thinker)
        super().__init__(desk, session, names_of(record, desk.say), game=GAME)
        self.portraits = faces_of(record)
        self.telling.chatting.is_silent = True
        self.controls.guide = LessonGuide(self)
        self.pages.line = ScoreLine(self._afterwards)

    def _afterwards(self) -> str:
        """What the sheet says of the deal."""
        say, view = self.desk.say, self.match.view(self.viewer)
        return " ".join(lesson_sentence(say, name, view, self.deck) for name in steps_now(view, ()))

    def deal_again(self) -> None:
        """The sheet has been read: the lesson is over."""
        self._is_done = True

    def update(self, seconds: float) -> Result:
        """Let time pass; after the sheet ask what now."""
        if self._is_done:
            self._is_done = False
            self._was_counted = False
            self.show.result = None
            return self._noticed(Push(LessonOver(self.desk)))
        return super().update(seconds)

    def left(self) -> None:
        """End the thinking, too."""
        super().left()
        self._thinker.close()
