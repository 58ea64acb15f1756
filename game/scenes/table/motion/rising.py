"""Points that rise from a trick, lie there as long as the trick, and fly to the side that took it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.seats import Seat, Side
from game.ui.tween import Ease, ease_out

RISE: Final = 0.28
"""Seconds in which points rise from a card."""
APART: Final = 0.22
"""From the start of one flight to the next, as a share of a flight."""


def ease_in_out(t: float) -> float:
    """Slow start, slow landing (cubic): for what flies by itself."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


@dataclass(frozen=True, slots=True)
class Coin:
    """The points of one card on their way."""

    seat: Seat | None
    """Who played the card; None: the points of the last trick, which rise from the middle."""
    points: int
    side: Side | None
    """Who gets them; None: they still lie on the trick."""
    share: float
    """The eased part of the way that is behind them, 0 to 1: upwards, or to the side."""


class Rising:
    """The points of one trick, in the order in which the cards were played."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._points: tuple[tuple[Seat | None, int], ...] = ()
        self._side: Side | None = None
        self._passed = 0.0
        self._seconds = 0.0

    def lift(self, points: Sequence[tuple[Seat, int]], delay: float) -> None:
        """Let points rise from a full trick after so many seconds."""
        self._points = tuple((seat, value) for seat, value in points if value)
        self._side, self._seconds, self._passed = None, RISE, -delay

    def send(self, side: Side, seconds: float, last: int = 0) -> None:
        """Let the points fly to that side, each within so many seconds, with `last` for the last trick."""
        self._points = (*self._points, *([(None, last)] if last else ()))
        self._side, self._seconds, self._passed = side, seconds, 0.0
        if seconds <= 0:
            self.finish()

    @property
    def is_flying(self) -> bool:
        """Whether points are on their way to a side."""
        return self._side is not None and bool(self._points)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves; points may still lie on a trick."""
        return not self._points or (self._side is None and self._passed >= self._seconds)

    @property
    def coins(self) -> tuple[Coin, ...]:
        """The points that are seen now."""
        lies = self._side is None
        ease: Ease = ease_out if lies else ease_in_out
        shares = [self._share(place) for place in range(len(self._points))]
        return tuple(
            Coin(seat, value, self._side, ease(max(0.0, share)))
            for (seat, value), share in zip(self._points, shares, strict=True)
            if (share >= 0 if lies else share < 1)
        )

    def on_the_way(self, side: Side) -> int:
        """The points that fly to that side and have not arrived."""
        if self._side != side:
            return 0
        return sum(value for place, (_, value) in enumerate(self._points) if self._share(place) < 1)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._passed += seconds
        if self._side is not None and self._points and self._share(len(self._points) - 1) >= 1:
            self.finish()

    def finish(self) -> None:
        """All points have arrived, or are gone from the trick."""
        self._points, self._side = (), None

    def _share(self, place: int) -> float:
        """The part of the time that has passed for the points at that place; below 0 before their start."""
        late = place * APART * self._seconds if self._side is not None else 0.0
        return min(1.0, (self._passed - late) / self._seconds) if self._seconds else 1.0
