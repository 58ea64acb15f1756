"""What the player keeps from one evening to the next, besides the preferences."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from game.scenes.history.past import BarePast, Past
from game.scenes.scorer.half_told import HalfTold

if TYPE_CHECKING:
    from game.table.real_match import RealMatch
    from game.variants.presets import Preset

Thing = TypeVar("Thing")


class Store(Protocol[Thing]):
    """Things of one kind that the player made, in their order."""

    @property
    def things(self) -> tuple[Thing, ...]:
        """All of them."""
        ...

    @property
    def complaint(self) -> str:
        """What is wrong with them: a key of the catalogue, or nothing."""
        ...

    def put(self, things: tuple[Thing, ...]) -> None:
        """Keep these from now on."""
        ...

    def close(self) -> None:
        """Wait until they are on the disk."""
        ...


class BareStore(Generic[Thing]):
    """Things that are gone when the program ends."""

    complaint = ""

    def __init__(self) -> None:
        """Begin with none."""
        self.things: tuple[Thing, ...] = ()

    def put(self, things: tuple[Thing, ...]) -> None:
        """Keep these until the end."""
        self.things = things

    def close(self) -> None:
        """There is nothing to wait for."""


@dataclass(slots=True)
class Kept:
    """By default all of it is gone when the program ends."""

    past: Past = field(default_factory=BarePast)
    """The matches played so far."""
    sheets: Store[RealMatch] = field(default_factory=BareStore)
    """The sheets of matches with real cards, the one that was written on last first."""
    shelf: Store[Preset] = field(default_factory=BareStore)
    """House rules with a name, in the order in which they were made."""
    half_told: HalfTold = field(default_factory=HalfTold)
    """Deals of real cards that were left half told, until the program ends."""
