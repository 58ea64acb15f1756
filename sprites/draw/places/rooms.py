"""Every room in its pieces, which the program lays round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.draw.places import bar, inn, terrace, yard

if TYPE_CHECKING:
    from collections.abc import Callable

    from sprites.draw.drawing import Drawing

PIECES: dict[str, Callable[[], Drawing]] = {
    f"{room.__name__.rpartition('.')[2]}_{make.__name__}": make
    for room in (inn, terrace, yard, bar)
    for make in (room.wall, room.above, room.left, room.right, room.seat)
}
"""Name and maker: what is behind, above, left and right of the table, and the empty chair."""
