"""A match that is on the disk as well as on the table: every change is written at once."""

from __future__ import annotations

from game.cards.card import Card
from game.records.record import Record
from game.rules.result import MatchResult
from game.table.save import Saver
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker


class KeptMatch:
    """A session with its thinking thread and its file."""

    def __init__(
        self,
        record: Record,
        saver: Saver | None,
        decks: tuple[tuple[Card, ...], ...] = (),
        before: MatchResult | None = None,
    ) -> None:
        """Begin or continue the record's match; without a saver nothing is written, for those who watch.

        `decks` are the decks of the first deals, where they are wanted and not shuffled; `before` is how the
        match before this one ended, which may settle who deals first.
        """
        self._thinker = Thinker()
        self._saver = saver
        players = players_of(record, record.seed or "", self._thinker)
        self.session = Session(record, players, decks=decks, before=before, hold_between_deals=True)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.session.is_over

    @property
    def is_kept(self) -> bool:
        """Whether it is written at all."""
        return self._saver is not None

    def keep(self) -> None:
        """Have the match written as it stands; one that is over is not continued any more."""
        if self._saver is None:
            return
        if self.session.is_over:
            self._saver.forget()
        else:
            self._saver.save(self.session.text())

    def close(self) -> None:
        """End the thinking."""
        self._thinker.close()
