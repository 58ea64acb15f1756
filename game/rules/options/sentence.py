"""A sentence of a rule sheet and the option that follows from it."""

from __future__ import annotations

from typing import NamedTuple


class Sentence(NamedTuple):
    """What a sheet says of one option."""

    option: str
    """The id of the option."""
    value: bool | int | str
    """What the sentence makes of it, as `options_from` takes it."""
    quote: str
    """The words of the sheet, in its language."""
    is_explained: bool = False
    """Whether the book says why the game is usually played otherwise."""
