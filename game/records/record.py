"""A record is a match as it was played: which game, who sat where, and every action in order."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.rules.actions import Play
from game.rules.options.declarations import Announce

if TYPE_CHECKING:
    from game.rules.actions import Action
    from game.rules.options.rules import Rules

FORMAT: Final = 2
"""The number of the newest text format; every older one stays readable."""

HUMAN: Final = "human"

RESERVED: Final = frozenset(
    {"format", "game", "options", "seed", "takebacks", "firstdealer", "drawn", "checksum"}
    | {"deal", "dealer", "deck", "hand", "turned", "extra", "bottom", "south", "east", "north", "west"}
)
"""Names of tags, in small letters, that the format itself uses."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a seat."""

    mind: str = HUMAN
    """`human`, or the level of a computer player."""
    name: str = ""

    def __post_init__(self) -> None:
        """Bring the name into one line with single spaces."""
        object.__setattr__(self, "name", " ".join(self.name.split()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A match, whole or as far as it has come."""

    game: str
    rules: Rules
    players: tuple[Seated, ...]
    """By seat."""
    seed: str | None = None
    """Where the shuffles came from, if they came from a seed."""
    take_backs: int = 0
    """How often an action was taken back."""
    tags: tuple[tuple[str, str], ...] = ()
    """Whatever else was noted at the head by whoever kept the record, in order: name and text.

    A name is a letter and then letters or digits, and none that the format itself uses.
    """
    actions: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        """Refuse names of tags that could not be read back."""
        for name, _ in self.tags:
            if name.lower() in RESERVED or not re.fullmatch("[A-Za-z][A-Za-z0-9]*", name):
                raise ValueError(f"{name!r} cannot be the name of a tag")


def as_recorded(action: Action, rules: Rules) -> Action:
    """The action in its written form: where the program says belote, a player's word for it is left out."""
    if isinstance(action, Play) and action.says_belote and rules.declarations.announce is Announce.AUTO:
        return Play(action.seat, action.card)
    return action
