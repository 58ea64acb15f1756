"""What the View tells of the match, as far as its events have been shown."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final

from game.cards.card import Card
from game.rules import events
from game.rules.auction import Calls, auction_of
from game.rules.call import Call
from game.rules.contract import Contract
from game.rules.events import Event
from game.rules.options.rules import Rules
from game.rules.result import Counted
from game.rules.seats import Seat
from game.rules.trick import Trick
from game.rules.view import Announcement, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """The public parts of a View that pictures tell, each with the name that it has in the View."""

    rules: Rules
    dealer: Seat
    deal_number: int
    calls: Calls
    contract: Contract | None
    proposed: Card | None
    announced: tuple[Announcement, ...]
    shown: tuple[Counted, ...]
    belotes: tuple[tuple[Seat, Card], ...]
    rebelotes: tuple[tuple[Seat, Card], ...]
    tricks: tuple[Trick, ...]
    takers: tuple[Seat, ...]
    card_points: tuple[int, ...]
    scores: tuple[int, ...]
    hung: int

    @property
    def standing(self) -> Contract | None:
        """The contract, or the highest bid so far."""
        if self.contract is not None or not self.calls:
            return self.contract
        return auction_of(self.calls, self.dealer, self.rules, self.proposed).standing

    @property
    def last_calls(self) -> dict[Seat, Call]:
        """What every seat said last in the auction that is going on."""
        return dict(self.calls) if self.contract is None else {}

    @property
    def has_declaration(self) -> bool:
        """Whether somebody has announced a declaration: players with less then answer "good"."""
        return any(one.value for one in self.announced)


PARTS: Final = tuple(field.name for field in fields(Account))

TELLS: Final[dict[type[Event], tuple[str, ...]]] = {
    events.MatchBegun: ("dealer",),
    events.DealBegun: tuple(name for name in PARTS if name not in {"scores", "hung"}),
    events.CallMade: ("calls",),
    events.ContractMade: ("contract",),
    events.CardTurned: ("proposed",),
    events.DeclarationAnnounced: ("announced",),
    events.DeclarationsResolved: ("shown",),
    events.DeclarationShown: ("shown",),
    events.BeloteCalled: ("belotes", "rebelotes"),
    events.TrickTaken: ("tricks", "takers", "card_points"),
    events.DealScored: ("scores", "hung"),
}
"""The parts of the account that change for who watches when such an event is shown."""


def account_of(view: View) -> Account:
    """The account that the view gives, everything in it shown."""
    return Account(**{name: getattr(view, name) for name in PARTS})


def told(event: Event, before: Account, after: Account) -> Account:
    """The account once that event has been shown; `before` the event, and `after` the action that caused it.

    An action may cause several events: each tells its own parts only, and an announcement itself only.
    """
    changes = {name: getattr(after, name) for name in TELLS.get(type(event), ())}
    if isinstance(event, events.DeclarationAnnounced):
        changes["announced"] = after.announced[: len(before.announced) + 1]
    return replace(before, **changes) if changes else before
