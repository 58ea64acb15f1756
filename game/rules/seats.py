"""Who sits where: seats are numbered in order of play, whatever the direction on screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection

Seat: TypeAlias = int
"""0 to players - 1; seat n + 1 plays after seat n, seat 0 after the last."""

Side: TypeAlias = int
"""A column of the score sheet: with four players seats 0 and 2 are side 0; otherwise side = seat."""

FOUR: Final = 4


def after(seat: Seat, players: int) -> Seat:
    """The seat that plays next."""
    return (seat + 1) % players


def before(seat: Seat, players: int) -> Seat:
    """The seat that played last before this one."""
    return (seat - 1) % players


def side_of(seat: Seat, players: int) -> Side:
    """The column in which the seat's points are written."""
    return seat % 2 if players == FOUR else seat


def sides(players: int) -> int:
    """How many columns the score sheet has: two pairs, or one for each player."""
    return 2 if players == FOUR else players


def has_helped(seats: Collection[Seat], seat: Seat, players: int) -> bool:
    """Whether the partner of a seat is among these seats."""
    return partner_of(seat, players) in seats


def seats_of(side: Side, players: int) -> tuple[Seat, ...]:
    """The seats whose points are written in that column."""
    return (side, side + 2) if players == FOUR else (side,)


def partner_of(seat: Seat, players: int) -> Seat | None:
    """The seat opposite with four players, nobody otherwise."""
    return (seat + 2) % players if players == FOUR else None


def in_order(first: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in order of play, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))
