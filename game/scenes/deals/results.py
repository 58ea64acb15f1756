"""What the player and the master made of shared deals; both are found out in threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.records.shared_deal import code_of_deal
from game.table.master import master_line
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Mapping
    from concurrent.futures import Future

    from game.records.shared_deal import SharedDeal, SharedLine
    from game.rules.seats import Seat
    from game.scenes.history.past import Past
    from game.table.thinker import Thought


class Results:
    """Own lines by code, and the master's line in a seat once somebody has asked for it."""

    def __init__(self, past: Past) -> None:
        """Ask for the own lines."""
        self._past = past
        self._own: Mapping[str, SharedLine] = {}
        self._masters: dict[tuple[str, Seat], SharedLine | None] = {}
        self._wanted: dict[tuple[str, Seat], SharedDeal] = {}
        self._is_wanted = True
        self._thinker = Thinker()
        self._thought: Thought[tuple[SharedLine | None]] | None = None
        self._coming: Future[Mapping[str, SharedLine]] | None = None
        self.ask()

    def ask(self) -> None:
        """Ask for the own lines once more: a deal may have been played meanwhile."""
        self._coming = self._past().shared_lines()

    def own(self, deal: SharedDeal) -> SharedLine | None:
        """What the player made of the deal when it was new; None if it was never played to its end."""
        return self._own.get(code_of_deal(deal))

    def master(self, deal: SharedDeal, seat: Seat) -> SharedLine | None:
        """What a master makes of the deal in that seat; None as long as the master plays."""
        key = code_of_deal(deal), seat
        if key not in self._masters:
            self._wanted.setdefault(key, deal)
        return self._masters.get(key)

    def has_news(self) -> bool:
        """Go on; whether something has become known since the last call."""
        has_own = self._coming is not None and self._coming.done()
        if self._coming is not None and has_own:
            self._own, self._coming = self._coming.result(), None
        has_line = self._take_line()
        if self._thought is None and self._wanted:
            (_, seat), deal = next(iter(self._wanted.items()))
            self._thought = self._thinker.think(lambda: (master_line(deal, seat, lambda: self._is_wanted),))
        return has_own or has_line

    def _take_line(self) -> bool:
        """Take the line of the deal that was wanted first, if the master has played it."""
        try:
            found = None if self._thought is None else self._thought.outcome()
        except Exception:  # noqa: BLE001 - the page is whole without the master
            found = (None,)
        if found is None:
            return False
        key, self._thought = next(iter(self._wanted)), None
        del self._wanted[key]
        self._masters[key] = found[0]
        return True

    def close(self) -> None:
        """End the thread; what it thinks over is not wanted any more."""
        self._is_wanted = False
        self._thinker.close()
