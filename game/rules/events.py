"""Everything that has happened at the table, in the past tense, without words and without pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.cards.rank import Rank
    from game.rules.call import Call
    from game.rules.contract import Contract
    from game.rules.declaration import Declaration, Kind
    from game.rules.fault import Fault
    from game.rules.result import DealResult, MatchResult
    from game.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """The first dealer is known."""

    dealer: Seat
    drawn: tuple[Card, ...]
    """The cards drawn for the deal, one a seat; empty if there was no drawing."""


@dataclass(frozen=True, slots=True)
class DealBegun:
    """The deck lies before the dealer, shuffled or only gathered."""

    number: int
    """1 for the first deal of the match."""
    dealer: Seat
    cutter: Seat
    is_shuffled: bool
    deck: tuple[Card, ...] | None
    """From the top; nobody may see it, so that every seat's event has None."""


@dataclass(frozen=True, slots=True)
class DeckCut:
    """The cutter cut or knocked."""

    seat: Seat
    place: int
    """How many cards were lifted; 0 is a knock."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """One packet was dealt to one seat."""

    seat: Seat
    count: int
    is_talon: bool
    """True: put apart before the seat."""
    is_covered: bool
    """True: it lies face down, unseen even by its owner (a talon; all at a strict table)."""
    cards: tuple[Card, ...] | None
    """None for those who may not see them."""


@dataclass(frozen=True, slots=True)
class HandSeen:
    """A seat's own cards were uncovered or covered again (strict table only)."""

    seat: Seat
    is_visible: bool
    cards: tuple[Card, ...] | None
    """The uncovered cards; None when they were covered, or for the others."""


@dataclass(frozen=True, slots=True)
class CallMade:
    """A seat said something in the auction."""

    seat: Seat
    call: Call
    is_forced: bool
    """True: the dealer had to call (mus)."""


@dataclass(frozen=True, slots=True)
class ContractMade:
    """The auction is over."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Redeal:
    """Nobody wanted to play; the next dealer deals."""

    next_dealer: Seat


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """A seat took its talon into its hand."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card of the pack was laid open beside it: the proposed trumps, or the bottom card."""

    card: Card
    is_bottom: bool


@dataclass(frozen=True, slots=True)
class TurnedTaken:
    """A seat took the turned card, or an open extra card, into its hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SevenExchanged:
    """A seat laid down the seven of trumps and took the turned card."""

    seat: Seat
    seven: Card
    turned: Card
    receiver: Seat | None
    """The taker, when he gets the seven for the turned card; None: it lies in the place of that card."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """The taker laid cards away."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    """None for the others."""


@dataclass(frozen=True, slots=True)
class DeclarationAnnounced:
    """A seat said how much it has; (value 0: nothing, or nothing that reaches the best said before it)."""

    seat: Seat
    value: int
    kind: Kind | None
    """Said only when asked "do kuda" because values were level; otherwise None."""
    top: Rank | None
    """The rank of its highest card, said in the same case."""


@dataclass(frozen=True, slots=True)
class DeclarationShown:
    """A seat of the side that won the contest laid a declaration open."""

    seat: Seat
    declaration: Declaration


@dataclass(frozen=True, slots=True)
class DeclarationsResolved:
    """The contest is decided."""

    side: Side | None
    """The side that writes its declarations; None when nobody does."""
    points: tuple[int, ...]
    """Points of the declarations so far, by side (before the rule for a side without a trick)."""


@dataclass(frozen=True, slots=True)
class BeloteCalled:
    """A seat named king or queen of trumps."""

    seat: Seat
    card: Card
    is_second: bool
    """True only where both words must be said (the first alone counts nothing there)."""
    is_rebelote: bool
    """True where the word that was heard is "rebelote"."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card came to the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete and belongs to a seat's side."""

    seat: Seat
    number: int
    """1 for the first trick of the deal."""
    cards: tuple[Card, ...]
    """In the order in which they were played."""
    leader: Seat
    points: int
    """The cards' points, those for the last trick not included."""
    is_last: bool


@dataclass(frozen=True, slots=True)
class FaultCalled:
    """A fault was called, by a seat or by the table itself (peeking is seen by all)."""

    offender: Seat
    accuser: Seat | None
    fault: Fault | None
    """None: the accusation was wrong."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A side said that it has reached the target."""

    seat: Seat
    points: int
    """What it has, by the count of the rules."""
    is_right: bool


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is in the sheet."""

    result: DealResult
    scores: tuple[int, ...]
    """The sheet's totals after it, by side."""


@dataclass(frozen=True, slots=True)
class PointsHung:
    """Points wait for the side that wins the next deal."""

    points: int


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over, perhaps drawn."""

    result: MatchResult


Event: TypeAlias = (
    MatchBegun
    | DealBegun
    | DeckCut
    | HandDealt
    | HandSeen
    | CallMade
    | ContractMade
    | Redeal
    | TalonTaken
    | CardTurned
    | TurnedTaken
    | SevenExchanged
    | CardsDiscarded
    | DeclarationAnnounced
    | DeclarationShown
    | DeclarationsResolved
    | BeloteCalled
    | CardPlayed
    | TrickTaken
    | FaultCalled
    | Claimed
    | DealScored
    | PointsHung
    | MatchWon
)
