"""The end of a world as one number."""

from __future__ import annotations

POINT_BITS = 9
"""Card points by side, this many bits each, side 0 in the lowest."""
TRICKS_AT = 36
"""From this bit: one for each side that has a trick; for four seats with `HELPED` among them."""
HELPED = 0b1000
"""The last of these bits: the taker's partner has a trick; set only where the contract asks for it."""
LAST_AT = 40
"""From this bit, two: the side that took the last one."""
BELOTES_AT = 42
"""From this bit: how many belotes each side has, `BELOTE_BITS` bits each, side 0 in the lowest.

Before belotes are marked, a bit for each suit in which king and queen were discarded, where that loses them.
"""
EVERY_SUIT = 0b1111
"""The bits that say so."""
BELOTE_BITS = 3
DECLARED_AT = 54
"""From this bit: a number for what each side declares (`EndValues`), of which there are some dozens."""
ROW = 4
"""Hands of a world, by seat."""
