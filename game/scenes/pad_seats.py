"""Whose hands a controller is in, where several people play with one each."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from game.rules.seats import Seat
from game.ui.theme import Colour

LIGHTS: Final[tuple[Colour, ...]] = ((220, 40, 40), (50, 90, 230), (40, 180, 70), (230, 180, 30))
"""The colours of lamps, by seat."""

DARK: Final[Colour] = (20, 20, 20)
"""The lamp of a controller that is nobody's."""


class PadSeats:
    """A controller that belongs to a seat acts for nobody else; all others act for seats without one."""

    def __init__(self) -> None:
        """No controller belongs to anybody."""
        self._seats: dict[int, Seat] = {}
        self._lost: list[tuple[str, Seat]] = []
        """Makes of controllers that went while they belonged to somebody."""

    def seat_of(self, pad: int) -> Seat | None:
        """Whose it is."""
        return self._seats.get(pad)

    def pad_of(self, seat: Seat) -> int | None:
        """The controller of that seat."""
        return next((pad for pad, one in self._seats.items() if one == seat), None)

    def light_of(self, pad: int) -> Colour:
        """The colour that its lamp should have."""
        seat = self.seat_of(pad)
        return DARK if seat is None else LIGHTS[seat]

    def may_act(self, pad: int, seat: Seat, people: Collection[Seat]) -> bool:
        """Whether that controller may do something for that seat; one of a seat without a person is free."""
        owner = self.seat_of(pad)
        return owner == seat if owner in people else self.pad_of(seat) is None

    def pass_on(self, pad: int, people: Iterable[Seat]) -> Seat | None:
        """Give it to the next person who has none, after the last one to nobody; whose it is now."""
        before = self._seats.pop(pad, -1)
        free = (seat for seat in sorted(people) if seat > before and self.pad_of(seat) is None)
        seat = next(free, None)
        if seat is not None:
            self._seats[pad] = seat
        return seat

    def came(self, pad: int, make: str) -> None:
        """It is plugged in; one of a make that was lost goes back to whoever lost it."""
        found = next((lost for lost in self._lost if lost[0] == make), None)
        if found is not None:
            self._lost.remove(found)
            if self.pad_of(found[1]) is None:
                self._seats[pad] = found[1]

    def went(self, pad: int, make: str) -> None:
        """It is gone; until it comes back any other one that is free acts for its owner."""
        seat = self._seats.pop(pad, None)
        if seat is not None:
            self._lost.append((make, seat))
