"""A match that is on the disk as well as on the table: every change is written at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from game.cards.card import Card
from game.records.record import Record
from game.rules.result import MatchResult
from game.scenes.preferences import Sitter
from game.scenes.seated import with_company
from game.scenes.table.sitting_down import UNCOUNTED
from game.table.history.stamps import PRIVATE, begun, ended, file_name, now, private, public, tag_of
from game.table.save import Saver
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from game.table.books import Books
    from game.table.history.history import History
    from game.table.save import Loaded

Decks = tuple[tuple[Card, ...], ...]
"""The decks of the first deals."""


class KeptMatch:
    """A session with its thinking thread and its file."""

    def __init__(
        self,
        record: Record,
        saver: Saver | None,
        past: Callable[[], History],
        decks: Decks = (),
        before: MatchResult | None = None,
        books: Books | None = None,
    ) -> None:
        """Begin or continue the record's match; without a saver nothing is written, for those who watch.

        `decks` are the decks of the first deals, where they are wanted and not shuffled; `before` is how the
        match before this one ended, which may settle who deals first; `books` are those of the record, where
        they are known. A match that is over goes into the history that `past` answers.
        """
        self._thinker = Thinker()
        self._saver = saver
        self._past = past
        self._is_put_away = False
        self.noted = tag_of(record, PRIVATE)
        """What the saved match kept besides the record."""
        self.private: Callable[[], str] = lambda: self.noted
        """Answers what is to be kept so."""
        record = public(record)
        if saver is not None:
            record = begun(record, now())
        players = players_of(record, record.seed or "", self._thinker)
        self.session = Session(
            record, players, decks=decks, before=before, hold_between_deals=True, books=books
        )
        self.session.continue_match()  # whoever comes back has read the sheet of the deal before

    @property
    def is_over(self) -> bool:
        """Whether the match has ended; not yet while the tricks of its last deal are to be counted."""
        return self.session.is_over and self.private() != UNCOUNTED

    @property
    def is_kept(self) -> bool:
        """Whether it is written at all."""
        return self._saver is not None

    def left(self, loaded: Loaded) -> Loaded:
        """The match as it is written, in the place of what was read."""
        if self.is_over:
            return replace(loaded, record=None, books=None)
        record, note = self.session.record(), self.private()
        record = replace(record, tags=(*record.tags, (PRIVATE, note))) if note else record
        return replace(loaded, record=record, books=self.session.books())

    def note_for(self, record: Record) -> str:
        """What the saved match keeps besides the record, if it is the match of that record."""
        return self.private() if file_name(self.session.record()) == file_name(record) else ""

    def is_written(self) -> bool:
        """Whether the next action may happen: all before it are on the disk, or the disk takes too long."""
        return self._saver is None or not self._saver.is_behind

    def keep(self) -> None:
        """Have the match written as it stands; one that is over is not continued any more."""
        if self._saver is None or self._is_put_away:
            return
        if not self.is_over:
            self._saver.save(private(self.session.text(), self.private()))
            return
        into = self._past().folder.place_of(self.session.record())
        if into is not None:
            self._is_put_away = True
            self._saver.put_away(ended(self.session.text(), now()), into, self._look_again)

    def reseat(self, company: tuple[Sitter, ...]) -> None:
        """Between two deals these sit down; the match stays the same."""
        record = with_company(self.session.record(), company)
        self.session.reseat(record, players_of(record, record.seed or "", self._thinker))
        self.keep()

    def _look_again(self) -> None:
        """The record of the match is in its folder: the index learns of it."""
        self._past().look()

    def close(self) -> None:
        """End the thinking."""
        self._thinker.close()
