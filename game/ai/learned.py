"""What a small network learned is written as text: a signed byte for each of its numbers."""

from __future__ import annotations

from array import array
from base64 import b85decode
from itertools import accumulate, pairwise
from zlib import decompress

Numbers = tuple["array[int]", "array[int]", "array[int]", "array[int]"]
"""In order: weights of inputs by unit, what units start from, weights of sums by unit, what sums start from.

All are in 128ths; a layer of units, none below nought, is between inputs and sums.
"""


def unpacked(learned: str, inputs: int, units: int, sums: int) -> Numbers:
    """The numbers of a network of this size; raises ValueError if there are more or fewer.

    They are deflated and in base 85, in the order of `Numbers`; ends of lines do not matter.
    """
    numbers = array("b", decompress(b85decode(learned.replace("\n", ""))))
    ends = list(accumulate((inputs * units, units, sums * units, sums), initial=0))
    if len(numbers) != ends[-1]:
        raise ValueError(f"a network of {units} units has {ends[-1]} numbers here, not {len(numbers)}")
    first, start, second, last = (array("h", numbers[begin:end]) for begin, end in pairwise(ends))
    return first, start, second, last
