"""What a scene is, and what it may ask of the stack that holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import pygame

    from game.scenes.intents import Intent


class Scene(Protocol):
    """One screen: the title, the table, the score sheet."""

    @property
    def is_moving(self) -> bool:
        """Whether time changes the picture: as long as this holds, every turn of the loop draws."""
        ...

    @property
    def is_stale(self) -> bool:
        """Whether the picture on the screen is out of date; `draw` makes it false again."""
        ...

    @property
    def is_slightly_stale(self) -> bool:
        """Whether something small has changed, as when an eye blinks: it is drawn, and the loop rests on."""
        ...

    @property
    def is_overlay(self) -> bool:
        """Whether the scene below still shows behind this one."""
        ...

    @property
    def leaves_dark(self) -> bool:
        """Whether the scene below, dark until now, is not to be seen light before it opens its next page."""
        ...

    @property
    def is_scrolled(self) -> bool:
        """Whether a finger that is pulled up or down turns pages."""
        ...

    @property
    def is_typing(self) -> bool:
        """Whether letters go into a field, so that none of them is a shortcut."""
        ...

    def entered(self) -> None:
        """Now on top: just pushed, or the scene above has gone. Settings may have changed."""
        ...

    def left(self) -> None:
        """Taken off the stack for good: let go of threads and sounds."""
        ...

    def resized(self) -> None:
        """The window has another size now (`desk.page`); called for every scene on the stack."""
        ...

    def handle(self, event: pygame.Event) -> Result:
        """Take one event: mouse positions are in pixels of the surface."""
        ...

    def update(self, seconds: float) -> Result:
        """Let time pass, at most 50 ms at once.

        Called in every turn of the loop, also while nothing moves: a scene may poll for what it waits for.
        """
        ...

    def draw(self, screen: pygame.Surface) -> None:
        """Draw everything; the surface holds an older picture or, for an overlay, the scene below."""
        ...


@dataclass(frozen=True, slots=True)
class Push:
    """Open a place on top of this one."""

    page: Intent


@dataclass(frozen=True, slots=True)
class Pop:
    """Take scenes off the top, this one first; taking the last one off ends the program."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class Replace:
    """Open a place instead of this one, or of so many from the top."""

    page: Intent
    count: int = 1


@dataclass(frozen=True, slots=True)
class Home:
    """Take all scenes off but the first, the title, and open a place on it, if one is given."""

    page: Intent | None = None


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Result = Push | Pop | Replace | Home | Quit | None
"""What a scene answers to an event or to time: None = stay here."""
