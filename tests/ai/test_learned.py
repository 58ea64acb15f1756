"""The numbers of a network come in their order, and of its size only."""

from __future__ import annotations

from array import array
from base64 import b85encode
from zlib import compress

import pytest

from game.ai.learned import unpacked

INPUTS, SUMS = 7, 3


def test_numbers_come_in_their_order() -> None:
    sizes = (2 * INPUTS, 2, 2 * SUMS, SUMS)
    body = b"".join(bytes([256 - part]) * size for part, size in enumerate(sizes, 1))
    text = b85encode(compress(body)).decode()
    expected = tuple(array("h", [-part] * size) for part, size in enumerate(sizes, 1))
    assert unpacked(f"\n{text[:9]}\n{text[9:]}\n", INPUTS, 2, SUMS) == expected
    wanted = 3 * INPUTS + 3 + 3 * SUMS + SUMS
    with pytest.raises(ValueError, match=f"a network of 3 units has {wanted} numbers here, not"):
        unpacked(text, INPUTS, 3, SUMS)
