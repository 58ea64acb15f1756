"""Players that no table should have to bear."""

from __future__ import annotations

from game.cards.card import DECK
from game.rules.actions import Action, Agree, MakeCall, Play
from game.rules.call import Word
from game.rules.events import Event
from game.rules.view import Choices, View
from game.table.plain import plain_action


class Plain:
    """Does the plainest lawful thing at once, and remembers what it saw."""

    def __init__(self) -> None:
        self.seen: list[Event] = []
        self.questions: list[View] = []

    def observe(self, event: Event) -> None:
        self.seen.append(event)

    def ask(self, view: View, choices: Choices) -> None:
        self.questions.append(view)
        self._action = plain_action(view.seat, choices)

    def answer(self) -> Action | None:
        return self._action


class PlaysIllegally(Plain):
    """Calls what is not open, plays what it does not hold, and acts for its neighbour."""

    def answer(self) -> Action | None:
        view = self.questions[-1]
        if view.choices.calls:
            return MakeCall(view.seat, Word.RECONTRA)
        if len(self.questions) % 2:
            return Play((view.seat + 1) % 4, view.hand[0]) if view.hand else Agree(view.seat)
        missing = next(card for card in DECK if card not in view.hand)
        return Play(view.seat, missing)


class NeverAnswers(Plain):
    """Thinks for ever."""

    def answer(self) -> Action | None:
        return None


class Raises(Plain):
    """Has an error instead of an answer, and cannot even listen."""

    def observe(self, event: Event) -> None:
        raise RuntimeError("cannot listen")

    def answer(self) -> Action | None:
        raise RuntimeError("cannot think")
