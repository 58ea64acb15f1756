"""The books of a match: every action so far, where they have led, and their text."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Self

from game.records.replay import replay
from game.records.write import header, scribe_of
from game.rules.actions import Action, Shuffle
from game.rules.apply import apply
from game.rules.state import MatchState, new_match

if TYPE_CHECKING:
    from game.records.deal_seal import SealedDeal
    from game.records.record import Record
    from game.rules.apply import Step


class Books:
    """Made in any thread, which takes a second for a long record; kept by one afterwards."""

    def __init__(self, record: Record) -> None:
        """Play the actions of the record; raises IllegalActionError at one that cannot be done."""
        self.state: MatchState = new_match(record.rules)
        self.actions: list[Action] = []
        self.deal_begins: tuple[int, MatchState] = (0, self.state)
        """After how many actions the latest deal began, and the state before."""
        self._scribe = scribe_of(record)
        self._before_deal = self._scribe.copy()
        """The scribe as it was when the latest deal began; it writes no more."""
        for action, step in replay(record):
            self.note(action, step)

    def copy(self) -> Self:
        """Other books of the same actions, for which nothing is played again."""
        twin = copy(self)
        vars(twin).update(actions=[*self.actions], _scribe=self._scribe.copy())
        return twin

    @property
    def text(self) -> str:
        """The record as text."""
        return self._scribe.text

    @property
    def sealed(self) -> SealedDeal | None:
        """The seal of the latest deal with its secret; None where it has none."""
        return self._scribe.sealed

    def note(self, action: Action, step: Step) -> None:
        """Take an action that was done into the books."""
        if isinstance(action, Shuffle):
            self.deal_begins = (len(self.actions), self.state)
            self._before_deal = self._scribe.copy()
        self.state = step.state
        self.actions.append(action)
        self._scribe.note(action, step)

    def go_back(self, place: int) -> None:
        """Have the first `place` actions alone, by playing the latest deal again up to there.

        Raises ValueError for a place at which that deal is not shuffled yet.
        """
        begin, state = self.deal_begins
        if place <= begin:
            raise ValueError(
                f"after {place} actions the latest deal is not shuffled, which takes {begin + 1}"
            )
        again = self.actions[begin:place]
        del self.actions[begin:]
        self.state, self._scribe = state, self._before_deal.copy()
        for action in again:
            self.note(action, apply(self.state, action))

    def put_head(self, record: Record) -> None:
        """Have the head of this record, of the same actions by the same rules."""
        self._scribe.put_head(header(record), record)
