"""Practice that is on the disk as well as on the table, beside the saved match and not in its place."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.records.record import HUMAN, Record
from game.scenes.intents import OpenComparison
from game.scenes.seated import faces_of, names_of
from game.scenes.table.model import Seating
from game.scenes.table.scene import TableScene
from game.scenes.table.sitting_down import House, sit_down
from game.table.chance import new_seed
from game.table.history.stamps import begun, ended, now, public, reopened
from game.table.once_more import is_deal_over, lines_of
from game.table.save import Saver
from game.table.seating import players_of
from game.table.session import Session
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.desk import Desk
    from game.scenes.scene import Scene
    from game.table.history.history import History


class KeptPractice:
    """One practice with its thinking thread and its file."""

    def __init__(self, record: Record, past: Callable[[], History]) -> None:
        """Begin or continue it; its file lies among the practice of the history that `past` returns."""
        self._past = past
        self.is_closed = False
        """Whether its table is gone."""
        self._thinker = Thinker()
        record = begun(public(reopened(record)), now())
        record = replace(record, seed=record.seed or new_seed())
        self.session = Session(record, players_of(record, record.seed or "", self._thinker))
        self.session.deals = 1
        place = past().folder.place_of(self.session.record())
        self._saver = None if place is None else Saver(place)

    @property
    def complaint(self) -> str | None:
        """A sentence if it could not be written the last time."""
        return None if self._saver is None else self._saver.complaint

    def is_written(self) -> bool:
        """Whether the next action may happen: all before it are on the disk, or the disk takes too long."""
        return self._saver is None or not self._saver.is_behind

    def keep(self) -> None:
        """Have the practice written as it stands."""
        if self._saver is not None:
            text = self.session.text()
            self._saver.save(ended(text, now()) if is_deal_over(self.session.state) else text)

    def close(self) -> None:
        """End the thinking and write what is unwritten; once."""
        if self.is_closed:
            return
        self.is_closed = True
        self.keep()
        self._thinker.close()
        if self._saver is not None:
            self._saver.close()
            self._past().look()


class Practices:
    """Makes the tables of practice; at most one practice is open."""

    def __init__(self, past: Callable[[], History]) -> None:
        """Practice is kept in that history."""
        self._past = past
        self._open: KeptPractice | None = None

    @property
    def complaint(self) -> str | None:
        """A sentence if the open practice could not be written the last time."""
        return None if self._open is None else self._open.complaint

    @property
    def text(self) -> str:
        """The record of the practice whose table is there, or nothing."""
        return "" if self._open is None or self._open.is_closed else self._open.session.text()

    def table(self, desk: Desk, record: Record) -> Scene:
        """The table where that practice begins or goes on; raises ValueError for another record."""
        lines = lines_of(record)
        if lines is None:
            raise ValueError("the record is no practice")
        self.close()
        practice = self._open = KeptPractice(record, self._past)
        practice.keep()
        session = practice.session
        people = frozenset(seat for seat, seated in enumerate(record.players) if seated.mind == HUMAN)
        viewer = lines.seat if lines.seat in people or not people else min(people)
        model = sit_down(
            session,
            Seating(names_of(record, desk.say), people, viewer, faces_of(record)),
            desk.preferences,
            game=record.game,
            is_practice=True,
        )
        house = House(
            changed=practice.keep,
            may_go_on=practice.is_written,
            left=practice.close,
            next_page=lambda: OpenComparison(session.record(), covers=1),
        )
        return TableScene(desk, model, house)

    def keep(self, record: Record) -> None:
        """Write a practice that no table has; it is over if its deal is."""
        KeptPractice(record, self._past).close()

    def close(self) -> None:
        """Write what is unwritten, end the thinking."""
        if self._open is not None:
            self._open.close()
            self._open = None
