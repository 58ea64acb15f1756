"""All that is true at the table at one moment, secrets included; only a View of it is shown to anybody.

These classes have no slots: every card makes new ones, and `changed` copies a dictionary fastest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.auctions.auction import NO_AUCTION, Auction
from game.rules.changing import changed
from game.rules.phase import Phase
from game.rules.seats import sides

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.declaration import Declaration
    from game.rules.fault import Offence
    from game.rules.options.rules import Rules
    from game.rules.past import PlayedDeal
    from game.rules.result import Counted, DealResult, MatchResult
    from game.rules.seats import Seat, Side
    from game.rules.trick import Trick
    from game.rules.view import Announcement


@dataclass(frozen=True, kw_only=True)
class Said:
    """What has become of the declarations of a deal."""

    declarations: tuple[tuple[Declaration, ...] | None, ...]
    """By seat: what it said, the one named first leading the contest; None: it has not spoken."""
    announced: tuple[Announcement, ...] = ()
    """What the others heard."""
    is_resolved: bool = False
    """Whether the contest is decided."""
    is_open: bool = False
    """Whether everybody knows how the contest was decided, which may be later."""
    side: Side | None = None
    """The side that won the contest."""
    counted: tuple[Counted, ...] = ()
    """The declarations that count."""


@dataclass(frozen=True, kw_only=True)
class Playing:
    """The play of a deal so far."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, in listing order."""
    trick: Trick
    """The trick on the table, perhaps empty."""
    tricks: tuple[Trick, ...] = ()
    takers: tuple[Seat, ...] = ()
    card_points: tuple[int, ...]
    """By side, the last trick's points included once it is taken."""
    belotes: tuple[tuple[Seat, Card], ...] = ()
    """Who said belote, with which card."""
    offences: tuple[Offence, ...] = ()
    """Cards that broke a duty and have not been called."""
    accusations: tuple[tuple[Seat, Seat], ...] = ()
    """(accuser, accused) of the vain accusations of this trick."""
    lost: tuple[int, ...]
    """Points of the sheet lost and gained by ten-point faults (renege=tenPoints), by side."""
    rebelotes: tuple[tuple[Seat, Card], ...] = ()
    """Who said "rebelote", with which card, where both words must be said."""
    shown: frozenset[Seat] = frozenset()
    """Who has shown his accepted declarations, where not showing them costs points."""
    agreed: int = 0
    """How many seats have agreed after the last card."""


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One distribution of the cards."""

    number: int
    dealer: Seat
    deck: tuple[Card, ...]
    """From the top, as it lay when dealing began (before: as it lies before the cutter)."""
    cut: int | None = None
    """How many cards the cutter lifted, 0 for a knock; None: he has not yet."""
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, in listing order: what was dealt and taken so far, played cards included."""
    talons: tuple[tuple[Card, ...], ...] = ()
    """By seat, what still lies apart."""
    turned: Card | None = None
    """The card that lies open beside the pack; after an exchange the seven."""
    proposed: Card | None = None
    """The card that was turned up, whatever became of it."""
    bottom: Card | None = None
    """The bottom card of the pack once it lies open."""
    extra: tuple[Card, ...] = ()
    """Cards apart for whoever calls, until he takes them."""
    stock: tuple[Card, ...] = ()
    """The pack that is left, from the top, without the turned card."""
    discarded: tuple[Card, ...] = ()
    """What the taker laid away."""
    first_hands: tuple[tuple[Card, ...], ...] = ()
    """By seat, the cards seen before the auction."""
    exchanged: Seat | None = None
    """Who took the turned card for the seven."""
    kept: int = 0
    """How many seats have been asked for the seven and kept what they had."""
    calls: tuple[tuple[Seat, Call], ...] = ()
    auction: Auction = NO_AUCTION
    """What follows from the calls: who speaks, and what he may say."""
    contract: Contract | None = None
    said: Said
    playing: Playing | None = None

    @property
    def the_contract(self) -> Contract:
        """The contract; raise LookupError before there is one."""
        if self.contract is None:
            raise LookupError(f"deal {self.number} has no contract yet")
        return self.contract

    @property
    def the_play(self) -> Playing:
        """The play; raise LookupError before it begins."""
        if self.playing is None:
            raise LookupError(f"the play of deal {self.number} has not begun")
        return self.playing


@dataclass(frozen=True, kw_only=True)
class MatchState:
    """A match at one moment."""

    rules: Rules
    phase: Phase = Phase.SEATING
    dealer: Seat = 0
    """Who deals this deal, or the next one while the table waits for the shuffle."""
    deal_number: int = 0
    """The number of the deal that is being played or was played last; 0 before the first."""
    scores: tuple[int, ...]
    """By side."""
    hung: int = 0
    """Points that wait for the winner of the next deal."""
    deal: Deal | None = None
    """None before the first deal; after a deal the finished one until the next begins."""
    results: tuple[DealResult, ...] = ()
    past: tuple[PlayedDeal, ...] = ()
    """The deals that were played to their last card, in order."""
    result: MatchResult | None = None
    gathered: tuple[Card, ...] = ()
    """The tricks laid together, from the top, for rules that never shuffle again; otherwise empty."""

    @property
    def the_deal(self) -> Deal:
        """The deal; raise LookupError before the first one."""
        if self.deal is None:
            raise LookupError("no deal has begun yet")
        return self.deal


def new_match(rules: Rules) -> MatchState:
    """A match that waits for its first dealer."""
    return MatchState(rules=rules, scores=(0,) * sides(rules.players))


def with_playing(state: MatchState, playing: Playing) -> MatchState:
    """The state in which the play of the deal has gone on so far."""
    return changed(state, deal=changed(state.the_deal, playing=playing))
