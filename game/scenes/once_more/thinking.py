"""What the comparison waits for: the rest of a deal that computers play, and the line of the master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.replay import state_after
from game.records.shared_deal import SharedLine
from game.table.master import master_line
from game.table.once_more import is_deal_over, played_out
from game.table.practice import shared_deal_of
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.table.thinker import Thought


class Lines:
    """Plays in a thread of its own; the page asks in every frame what has come."""

    def __init__(self, record: Record, seat: Seat) -> None:
        """The practice that is compared, for that seat; what is missing of its deal is played first."""
        self.record = record
        self.is_over = is_deal_over(state_after(record))
        """Whether the deal has been played to its end."""
        self.master: SharedLine | None = None
        """What a master in every seat makes of the deal, as a line of that seat."""
        self._seat = seat
        self.is_wanted = True
        """Whether the page is still open."""
        self._thinker = Thinker()
        self._rest: Thought[Record | None] | None = None
        self._line: Thought[tuple[SharedLine | None]] | None = None
        if self.is_over:
            self._begin_line()
        else:
            self._rest = self._thinker.think(lambda: played_out(record, lambda: self.is_wanted))

    @property
    def is_thinking(self) -> bool:
        """Whether something is still to come."""
        return self._rest is not None or self._line is not None

    def look(self) -> bool:
        """Take what has come; whether something has."""
        return self._take_rest() if self._rest is not None else self._take_line()

    def close(self) -> None:
        """Think no longer: nothing more is to come."""
        self.is_wanted, self._rest, self._line = False, None, None
        self._thinker.close()

    def _take_rest(self) -> bool:
        try:
            found = None if self._rest is None else self._rest.outcome()
        except Exception:  # noqa: BLE001 - a deal that cannot be played on is shown as far as it came
            self._rest = None
            return True
        if found is None:
            return False
        self.record, self.is_over, self._rest = found, True, None
        self._begin_line()
        return True

    def _take_line(self) -> bool:
        try:
            found = None if self._line is None else self._line.outcome()
        except Exception:  # noqa: BLE001 - the page is whole without the master
            self._line = None
            return True
        if found is None:
            return False
        self.master, self._line = found[0], None
        return True

    def _begin_line(self) -> None:
        shared = shared_deal_of(self.record)
        if shared is None:
            return
        deal, turn = shared
        seat = (self._seat + turn) % deal.rules.players
        self._line = self._thinker.think(lambda: (master_line(deal, seat, lambda: self.is_wanted),))
