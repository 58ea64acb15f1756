"""Whoever sits at a seat: a person, a computer, a script; asked once, then looked at for the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.ai.decision import Mind
    from game.rules.actions import Action, SeatAction
    from game.rules.events import Event
    from game.rules.view import Choices, View
    from game.table.thinker import Thinker, Thought


class Player(Protocol):
    """Whoever sits at a seat."""

    def observe(self, event: Event) -> None:
        """Learn what this seat may know; called for every event."""

    def ask(self, view: View, choices: Choices) -> None:
        """Begin to decide; an earlier question counts no more. Returns at once."""

    def answer(self) -> Action | None:
        """The decision, or None while still deciding. May raise; the table then does the plainest thing."""


class Human:
    """A person: the decision comes from the window, through `Session.act`, never from here."""

    def observe(self, event: Event) -> None:
        """See it on the screen."""

    def ask(self, view: View, choices: Choices) -> None:
        """See it on the screen."""

    def answer(self) -> Action | None:
        """Nothing: the person acts when he likes."""
        return None


class Computer:
    """A computer at a seat: thinks in the background, or when asked for the answer if it has no thinker."""

    def __init__(self, mind: Mind, seed_of: Callable[[View], int], thinker: Thinker | None = None) -> None:
        """Decide with this mind; `seed_of` gives each question its seed."""
        self._mind = mind
        self._seed_of = seed_of
        self._thinker = thinker
        self._thought: Thought[SeatAction] | None = None
        self._view: View | None = None

    def observe(self, event: Event) -> None:
        """Nothing: the view holds all that was seen."""

    def ask(self, view: View, choices: Choices) -> None:
        """Begin to think."""
        self._view = view
        if self._thinker is not None:
            self._thought = self._thinker.think(lambda: self._decide(view))

    def answer(self) -> Action | None:
        """The decision once it is there; an error of the mind comes out here."""
        if self._view is None:
            return None
        if self._thought is not None:
            return self._thought.outcome()
        return self._decide(self._view)

    def _decide(self, view: View) -> SeatAction:
        return self._mind.decide(view, self._seed_of(view)).action


class Scripted:
    """Does what was written down for it, in order; then nothing."""

    def __init__(self, actions: Iterable[Action]) -> None:
        """Keep the actions."""
        self._actions = list(actions)

    def observe(self, event: Event) -> None:
        """Nothing."""

    def ask(self, view: View, choices: Choices) -> None:
        """Nothing: the answers are ready."""

    def answer(self) -> Action | None:
        """The next action, each once."""
        return self._actions.pop(0) if self._actions else None
