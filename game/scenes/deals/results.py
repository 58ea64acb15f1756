"""What the player and the master made of shared deals; both are found out in threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.levels import make_mind
from game.records.shared_deal import code_of_deal
from game.table.practice import line_of_minds
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Mapping
    from concurrent.futures import Future

    from game.records.shared_deal import SharedDeal, SharedLine
    from game.rules.seats import Seat
    from game.scenes.history.past import Past
    from game.table.thinker import Thought

SEED: Final = "master"
"""The same everywhere, so that the master makes the same of a deal on every machine."""


class Results:
    """Own lines by code, and the master's line in a seat once somebody has asked for it."""

    def __init__(self, past: Past) -> None:
        """Ask for the own lines."""
        self._past = past
        self._own: Mapping[str, SharedLine] = {}
        self._masters: dict[tuple[str, Seat], SharedLine] = {}
        self._wanted: dict[tuple[str, Seat], SharedDeal] = {}
        self._thinker = Thinker()
        self._thought: Thought[tuple[tuple[str, Seat], SharedLine]] | None = None
        self._coming: Future[Mapping[str, SharedLine]] | None = None
        self.ask()

    def ask(self) -> None:
        """Ask for the own lines once more: a deal may have been played meanwhile."""
        self._coming = self._past().shared_lines()

    def own(self, deal: SharedDeal) -> SharedLine | None:
        """What the player made of the deal when it was new to him; None if it was never played to its end."""
        return self._own.get(code_of_deal(deal))

    def master(self, deal: SharedDeal, seat: Seat) -> SharedLine | None:
        """What a master makes of the deal in that seat; None as long as he plays."""
        key = code_of_deal(deal), seat
        if key not in self._masters:
            self._wanted.setdefault(key, deal)
        return self._masters.get(key)

    def has_news(self) -> bool:
        """Go on; whether something has become known since the last call."""
        has_own = self._coming is not None and self._coming.done()
        if self._coming is not None and has_own:
            self._own, self._coming = self._coming.result(), None
        found = None if self._thought is None else self._thought.outcome()
        if found is not None:
            self._masters[found[0]] = found[1]
            self._wanted.pop(found[0], None)
            self._thought = None
        if self._thought is None and self._wanted:
            self._think(*next(iter(self._wanted.items())))
        return has_own or found is not None

    def _think(self, key: tuple[str, Seat], deal: SharedDeal) -> None:
        def line() -> tuple[tuple[str, Seat], SharedLine]:
            return key, line_of_minds(deal, key[1], lambda: make_mind("master"), SEED)

        self._thought = self._thinker.think(line)

    def close(self) -> None:
        """End the thread."""
        self._thinker.close()
