"""Loads the weights of small neural networks from `game.ai.weights`, which describes the files.

A network has one hidden layer of rectified units between inputs, which are 0 or 1, and one output a choice;
the probabilities of the choices are the softmax of the outputs.
"""

from __future__ import annotations

import hashlib
import json
import struct
import sys
from array import array
from collections.abc import Mapping
from enum import Enum
from functools import cache
from itertools import accumulate, pairwise
from pkgutil import get_data
from typing import Any, Final

from game.ai.trick_rules import COMPILED

Numbers = tuple["array[int]", "array[int]", "array[int]", "array[int]"]
"""Weights in 128ths, in order: inputs x units, biases of units, outputs x units, biases of outputs."""

PACKAGE: Final = "game.ai.weights"
HEAD: Final = struct.Struct("<4sHHHH")
MAGIC: Final = b"BTNW"
VERSION: Final = 1
MOST_UNITS: Final = 256
"""The compiled policy has room for this many."""
SIGNS: Final = bytes(128) + b"\xff" * 128
"""By signed byte: the upper byte of the same number in 16 bits."""


class WeightsError(Exception):
    """Weights that are missing or damaged, or do not fit the program; the message says which and why."""


@cache
def manifest() -> dict[str, dict[str, Any]]:
    """What is known about each network, by name; raises WeightsError if that cannot be read."""
    try:
        return dict(json.loads(_file("manifest.json"))["networks"])
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"manifest.json of the networks cannot be read: {error!r}") from error


def load(name: str, features: Mapping[str, int], outputs: int) -> Numbers:
    """The weights of a network with `outputs` outputs.

    Args:
        name: the name in the manifest.
        features: the kinds of input rows that the caller can make, each with its length.
        outputs: the number of choices.

    Raises:
        WeightsError: the network is unknown, its file is missing or not the one in the manifest, its
            features or outputs are others than the caller's, or it has too many units.
    """
    if (known := manifest().get(name)) is None:
        raise WeightsError(f"there is no network {name!r}; there is {', '.join(manifest())}")
    inputs, numbers = unpacked(name, _body(name))
    wanted = features.get(known["features"])
    if inputs != wanted:
        raise WeightsError(f"{name}.bin has {inputs} inputs, but {known['features']!r} has {wanted}")
    if (units := len(numbers[1])) > MOST_UNITS:
        raise WeightsError(f"{name}.bin has {units} hidden units; there is room for {MOST_UNITS}")
    if len(numbers[3]) != outputs:
        raise WeightsError(f"{name}.bin has {len(numbers[3])} outputs, not {outputs}")
    return numbers


def verify() -> None:
    """Raise WeightsError unless every file of the manifest is there and undamaged: a few milliseconds."""
    for name in manifest():
        _body(name)


def unpacked(name: str, body: bytes) -> tuple[int, Numbers]:
    """The number of inputs and the weights in a file's bytes; raises WeightsError for other bytes."""
    if len(body) < HEAD.size or (head := HEAD.unpack_from(body))[:2] != (MAGIC, VERSION):
        raise WeightsError(f"{name}.bin is no file of weights in layout {VERSION}")
    _, _, inputs, units, outputs = head
    ends = list(accumulate((inputs * units, units, outputs * units, outputs), initial=HEAD.size))
    if len(body) != ends[-1]:
        raise WeightsError(f"{name}.bin has {len(body)} bytes; its head tells of {ends[-1]}")
    first, start, second, last = (_widened(body[begin:end]) for begin, end in pairwise(ends))
    return inputs, (first, start, second, last)


def _widened(body: bytes) -> array[int]:
    """Signed bytes as 16-bit numbers: a byte of the sign follows each byte, 30 times faster than a loop."""
    wide = bytearray(2 * len(body))
    wide[::2], wide[1::2] = body, body.translate(SIGNS)
    found = array("h")
    found.frombytes(wide)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def packed(inputs: int, numbers: Numbers) -> bytes:
    """The bytes of a file of weights; `unpacked` reads them."""
    units, outputs = len(numbers[1]), len(numbers[3])
    return HEAD.pack(MAGIC, VERSION, inputs, units, outputs) + b"".join(
        array("b", part).tobytes() for part in numbers
    )


def _body(name: str) -> bytes:
    """The bytes of a network's file, which are those that the manifest describes."""
    body = _file(f"{name}.bin")
    if hashlib.sha256(body).hexdigest() != manifest()[name]["sha256"]:
        raise WeightsError(f"{name}.bin is not the file that manifest.json describes: its SHA-256 differs")
    return body


def _file(name: str) -> bytes:
    try:
        body = get_data(PACKAGE, name)
    except OSError as error:
        raise WeightsError(f"{name} of the networks is missing: {error.strerror or error}") from error
    if body is None:
        raise WeightsError(f"{name} of the networks is missing")
    return body


class Shortfall(Enum):
    """What is wrong with the searching levels in this installation; the value stands in records."""

    UNCOMPILED = "uncompiled"
    """The modules are not compiled: hard and master sample few deals (`levels.PURE`)."""
    DAMAGED = "damaged weights"
    """A network is missing or damaged: a searching player that needs it raises WeightsError."""


@cache
def shortfall() -> Shortfall | None:
    """What is wrong with them here, the worse reason first; else None."""
    try:
        verify()
    except WeightsError:
        return Shortfall.DAMAGED
    return None if COMPILED else Shortfall.UNCOMPILED
