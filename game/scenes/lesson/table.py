"""A table with a deal that is always the same, a sentence at each decision, and nothing written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.cards.deck import deck_for
from game.scenes.intents import OpenLesson, OpenLessonOver
from game.scenes.lesson.scripts import SCRIPTS
from game.scenes.lesson.session import lesson_session
from game.scenes.seated import faces_of, names_of
from game.scenes.table.model import Seating
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import House, sit_down
from game.table.thinker import Thinker
from game.text.lesson import lesson_sentence, steps_now

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.rules.view import View
    from game.scenes.cards.deck import Deck
    from game.scenes.preferences import Preferences
    from game.scenes.table_desk import TableDesk
    from game.text.catalogue import Words
    from game.text.lesson_steps import Lesson


@dataclass(frozen=True, slots=True)
class LessonGuide:
    """Follows the script: whatever the player does, it says what fits, or nothing."""

    lesson: Lesson

    def steps(
        self, view: View, said: set[str], likes: Preferences, *, is_alone: bool
    ) -> tuple[str, ...] | None:
        """Look into the script."""
        return steps_now(self.lesson, view, said) if view.choices.is_asked else None

    def sentence(self, steps: tuple[str, ...], view: View, say: Words, deck: Deck) -> str:
        """What has happened, and what there is to do, in the language of this moment."""
        return " ".join(lesson_sentence(say, name, view, deck) for name in steps)

    def learned(self, steps: tuple[str, ...]) -> Callable[[Preferences], Preferences] | None:
        """Nothing is remembered."""
        return None


def lesson_table(desk: TableDesk, wanted: OpenLesson) -> TableScene:
    """The table of a guided deal against computers, with the usual people of the house; the sheet ends it.

    Raises KeyError for a game without a lesson, IndexError for a deal that its lesson does not have.
    """
    game, lesson, thinker = wanted.game, SCRIPTS[wanted.game], Thinker()
    record, session = lesson_session(thinker, game, lesson.seeds[wanted.deal], desk.preferences)

    def afterwards() -> str:
        """What the sheet says of the deal."""
        view, deck = session.view(0), deck_for(desk.preferences.deck, game)
        return " ".join(lesson_sentence(desk.say, name, view, deck) for name in steps_now(lesson, view, ()))

    model = sit_down(
        session,
        Seating(names_of(record, desk.say), portraits=faces_of(record)),
        desk.preferences,
        game=game,
        guide=LessonGuide(lesson),
    )
    model.guidance.said |= wanted.said

    def next_page() -> OpenLessonOver:
        """The page after the deal knows what the pupil has heard by then."""
        return OpenLessonOver(wanted, frozenset(model.guidance.said))

    house = House(left=thinker.close, afterwards=afterwards, next_page=next_page)
    return TableScene(desk, model, house)
