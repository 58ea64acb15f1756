"""A mind of the bench counts card points only, as whoever sees all cards does, and not the sheet."""

from __future__ import annotations

from game.ai.search.end_count import count_of
from game.ai.search.search_player import SearchPlayer
from game.ai.search.sheet_value import SheetValue
from game.rules.contract import Contract
from game.rules.view import View


class Points(SheetValue):
    """An end is worth the card points of the asking side, less what the others have on an average."""

    def _value(self, end: int) -> float:
        none = (0,) * self._sides
        points = count_of(self._rules, self._contract, end, none, none).cards
        own = points[self._own]
        return own - (sum(points) - own) / (len(points) - 1)


class PointsPlayer(SearchPlayer):
    """The searching player in everything but what it plays its cards for."""

    def _value_of(self, view: View, contract: Contract) -> SheetValue:
        return Points(view, contract, None)
