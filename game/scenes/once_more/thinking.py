"""What the comparison waits for: the rest of a deal that computers play, and the line of the master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.levels import LEVELS, make_mind
from game.records.replay import state_after
from game.records.shared_deal import SharedLine
from game.table.once_more import is_deal_over, played_out
from game.table.practice import line_of_minds, shared_deal_of
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from game.ai.decision import Decision, Mind
    from game.records.record import Record
    from game.rules.seats import Seat
    from game.rules.view import View
    from game.table.thinker import Thought

SEED: Final = "master"
"""The same everywhere, so that the master makes the same of a deal on every machine."""


class LeftError(Exception):
    """The page was left: nobody wants the line any more."""


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
        self._is_wanted = True
        self._thinker = Thinker()
        self._rest: Thought[Record | None] | None = None
        self._line: Thought[SharedLine] | None = None
        if self.is_over:
            self._begin_line()
        else:
            self._rest = self._thinker.think(lambda: played_out(record, lambda: self._is_wanted))

    @property
    def is_thinking(self) -> bool:
        """Whether something is still to come."""
        return self._rest is not None or self._line is not None

    def look(self) -> bool:
        """Take what has come; whether something has."""
        return self._take_rest() if self._rest is not None else self._take_line()

    def close(self) -> None:
        """Think no longer."""
        self._is_wanted = False
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
        self.master, self._line = found, None
        return True

    def _begin_line(self) -> None:
        shared = shared_deal_of(self.record)
        if shared is None:
            return
        deal, turn = shared
        seat = (self._seat + turn) % deal.rules.players
        self._line = self._thinker.think(lambda: line_of_minds(deal, seat, self._mind, SEED))

    def _mind(self) -> Mind:
        return _Wanted(make_mind(LEVELS[-1]), self)

    @property
    def is_wanted(self) -> bool:
        """Whether the page is still open."""
        return self._is_wanted


class _Wanted:
    """A mind that stops when the page is left."""

    def __init__(self, mind: Mind, lines: Lines) -> None:
        self._mind = mind
        self._lines = lines

    def decide(self, view: View, seed: int) -> Decision:
        """Decide as the mind does; raise LeftError once nobody waits for it."""
        if not self._lines.is_wanted:
            raise LeftError
        return self._mind.decide(view, seed)
