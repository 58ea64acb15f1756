"""A view is everything that one seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.rank import Rank
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.declaration import Declaration, Kind
    from game.rules.fault import Fault
    from game.rules.options.rules import Rules
    from game.rules.past import PlayedDeal
    from game.rules.phase import Phase
    from game.rules.result import Counted, DealResult, MatchResult
    from game.rules.seats import Seat, Side
    from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a seat said aloud about its declarations."""

    seat: Seat
    value: int
    """0: it said nothing."""
    kind: Kind | None
    """Known only when level values had to be compared ("do kuda")."""
    top: Rank | None


@dataclass(frozen=True, kw_only=True)
class Choices:
    """What one seat may do now; all empty and false when it is not asked anything.

    It has no slots: `changed(NOTHING, ...)` makes one in a third of the time.
    """

    may_cut: bool = False
    """Cut(seat, 1..31) or Knock(seat)."""
    calls: tuple[Call, ...] = ()
    """In the order C D H S NT AT, contra, recontra, pass."""
    out_of_turn: tuple[Call, ...] = ()
    """Calls that may be made while another seat is to speak; the table does not wait for them."""
    cards: tuple[Card, ...] = ()
    """Cards that break no duty, in hand order C D H S, 7..A."""
    playable: tuple[Card, ...] = ()
    """Cards that may come to the table: the same, or the whole hand where reneging is possible."""
    declarations: tuple[Declaration, ...] = ()
    """What the hand holds and may say now, best first (announce=manual)."""
    may_declare: bool = False
    """Declare(seat, some of them or none) is possible."""
    must_declare: bool = False
    """The table waits for it."""
    may_exchange: bool = False
    """The seven of trumps may be laid down for the turned card: Exchange(seat); also late, unasked."""
    may_keep: bool = False
    """The table waits to hear whether the seat exchanges: Keep(seat) if not."""
    discards: int = 0
    """How many cards the table waits for to be laid away: Discard(seat, so many of `discardable`)."""
    discardable: tuple[Card, ...] = ()
    may_show: bool = False
    """Accepted declarations are to be shown before the next own card: Show(seat)."""
    belote_cards: tuple[Card, ...] = ()
    """Cards with which belote may be said (announce=manual)."""
    may_peek: bool = False
    """The own cards are covered and could be looked at, as a fault."""
    may_lift_talon: bool = False
    """The talon lies covered and could be looked at, as a fault (with talonLift=onPass a pass lifts it)."""
    offenders: tuple[Seat, ...] = ()
    """Opponents of whom a fault may be called."""
    may_agree: bool = False
    """The table waits to hear that this seat has no fault to call: Agree(seat)."""
    may_stop: bool = False
    """Its side has enough and may end the match (finish=dosta)."""

    may_claim: bool = False
    """It may say that its side has reached the target; wrongly, it loses the match (finish=claim)."""
    blunders: tuple[Fault, ...] = ()
    """Faults that it could commit now: Blunder(seat, one of them) (renege=tenPoints)."""

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return bool(
            self.may_cut
            or self.calls
            or self.playable
            or self.must_declare
            or self.may_keep
            or self.discards
            or self.may_agree
        )


NOTHING = Choices()


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One seat's knowledge; tuples of numbers are by seat unless a side is named."""

    rules: Rules
    seat: Seat
    phase: Phase
    turn: Seat | None
    """The seat that the table waits for; None when it waits for chance or the match is over."""
    dealer: Seat
    deal_number: int
    """1 for the first deal."""
    scores: tuple[int, ...]
    """The sheet's totals, by side."""
    hung: int
    """Points that wait for the winner of this deal."""
    results: tuple[DealResult, ...]
    """The deals written so far."""
    match_result: MatchResult | None
    hand: tuple[Card, ...]
    """Own cards that the seat may see now, in listing order."""
    counts: tuple[int, ...]
    """Cards in every seat's hand, talons not included."""
    talon_counts: tuple[int, ...]
    """Cards that lie apart before every seat."""
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    announced: tuple[Announcement, ...]
    """What was said of declarations, in the order in which it was said."""
    shown: tuple[Counted, ...]
    """Declarations that were laid open."""
    contest: Side | None
    """The side that won the contest of declarations; who stood with it writes his own too (Bela in three)."""
    belotes: tuple[tuple[Seat, Card], ...]
    """Who said belote, with which card."""
    trick: Trick | None
    """The trick on the table, perhaps still empty; None before the first lead."""
    tricks: tuple[Trick, ...]
    """The complete tricks of this deal, in order."""
    takers: tuple[Seat, ...]
    """Who took each of them."""
    card_points: tuple[int, ...]
    """Points of the cards taken so far, by side, the last trick's ten included once it is taken."""
    choices: Choices
    turned: Card | None = None
    """The card that lies open beside the pack; after an exchange the seven."""
    proposed: Card | None = None
    """The card that was turned up in this deal, whatever became of it."""
    bottom: Card | None = None
    """The bottom card of the pack once it lies open."""
    extra_count: int = 0
    """Cards apart for whoever calls."""
    stock: tuple[Card, ...] = ()
    """The pack that is left where it lies face up, otherwise empty."""
    stock_count: int = 0
    """How many cards the pack still has, without the turned card."""
    discarded: tuple[Card, ...] = ()
    """What the seat itself laid away."""
    discard_count: int = 0
    """How many cards the taker laid away."""
    exchanged: Seat | None = None
    """Who took the turned card for the seven."""
    rebelotes: tuple[tuple[Seat, Card], ...] = ()
    """Who said the second word of a belote, with which card, where each card has its own."""
    lost: tuple[int, ...] = ()
    """Points lost and gained by ten-point faults of this deal, by side."""
    past: tuple[PlayedDeal, ...] = ()
    """The earlier deals of this match that were played to their last card, in order."""
