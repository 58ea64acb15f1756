"""A call is anything said in the auction."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.rules.contract import Trumps


class Word(Enum):
    """A call that names no trumps; the value is the word of records and case files."""

    PASS = "pass"  # noqa: S105 - a word of the game, no secret
    CONTRA = "contra"
    RECONTRA = "recontra"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Bid:
    """A call that names the trumps."""

    trumps: Trumps


Call: TypeAlias = Word | Bid

BIDS = {trumps: Bid(trumps) for trumps in Trumps}


def call_text(call: Call) -> str:
    """The call as records write it: pass, contra, recontra, C, D, H, S, NT, AT."""
    return call.value if isinstance(call, Word) else call.trumps.value


def call_of(text: str) -> Call:
    """The call of such a text; raise ValueError for anything else."""
    try:
        return Word(text)
    except ValueError:
        return BIDS[Trumps(text)]
