"""How the end of an imagined deal is written as one number."""

from __future__ import annotations

POINT_BITS = 9
"""Card points by side, so many bits each, side 0 in the lowest."""
TRICKS_AT = 36
"""From this bit: one for each side that has a trick."""
LAST_AT = 40
"""From this bit: the side that took the last one."""
ROW = 4
"""Hands of an imagined deal, by seat."""
