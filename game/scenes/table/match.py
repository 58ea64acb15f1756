"""What the table needs of a match; whoever keeps it decides how it is dealt, thought about and saved."""

from __future__ import annotations

from typing import Protocol

from game.records.deal_seal import SealedDeal
from game.records.record import Record
from game.rules.actions import Action
from game.rules.events import Event
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.rules.view import View
from game.table.session import Rest


class Match(Protocol):
    """One match being played."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        ...

    @property
    def waits_for(self) -> Seat | None:
        """The seat that is to act; None: chance is, or nobody any more."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        ...

    @property
    def length(self) -> int:
        """How many things have been done, seen by somebody or not."""
        ...

    @property
    def sealed(self) -> SealedDeal | None:
        """The seal of the latest deal, its secret empty while it is played; None where it has none."""
        ...

    def record(self) -> Record | None:
        """The match as it was played so far; None where nothing is written down."""
        ...

    def view(self, seat: Seat) -> View:
        """What the seat knows."""
        ...

    def advance(self, watcher: Seat | None) -> tuple[Event, ...]:
        """Let at most one action happen and answer its events as the watcher sees them; never wait."""
        ...

    claims: bool
    """Whether the rest of a deal is played out at once when a computer has it proven."""

    @property
    def claimed(self) -> Rest | None:
        """Who has the rest of this deal, and the cards that prove it."""
        ...

    def claim(self, seat: Seat) -> bool:
        """The seat, on lead, takes the rest; False where that is not proven."""
        ...

    def told(self, watcher: Seat) -> tuple[Event, ...]:
        """What has happened in this deal, as the watcher sees it; none where nothing is written down."""
        ...

    def act(self, action: Action) -> None:
        """What a person at the screen does; its events come with the next `advance`."""
        ...

    def continue_match(self) -> None:
        """The sheet of the last deal has been read: the next one may begin."""
        ...

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its last decision back."""
        ...

    def undo(self, seat: Seat) -> bool:
        """Take it back; no events come, the view has to be looked at anew."""
        ...
