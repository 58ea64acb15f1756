"""One deal as chance sees it: whenever cards come, what each hand got and what was to be expected just then.

Every step is judged by what was known before it, so that no choice of a player, such as calling the suit of
which he holds much, or all passing with bad cards, can shift the expectation (a martingale: the differences
add up to nothing on average, and their variances add up).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from game.records.replay import replay
from game.rules.events import CardTurned, ContractMade, DealBegun, HandDealt, TalonTaken, TurnedTaken
from game.rules.seats import side_of
from game.table.chance import deck_of
from game.table.fairness.features import BY_TRUMPS, SINGLE, Feature, groups_of
from game.table.fairness.outlook import PACK, Mask, Outlook, counted, mask_of, outlook

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.cards.card import Card
    from game.records.record import Record
    from game.rules.apply import Step
    from game.rules.contract import Contract
    from game.rules.events import Event
    from game.rules.seats import Seat


@dataclass(slots=True)
class Count:
    """How often something came, and what chance promised."""

    had: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def add(self, had: int, promised: Outlook, known: int = 0) -> None:
        """One step more; `known` was there before it, by no chance."""
        self.had += had + known
        self.mean += promised.mean + known
        self.variance += promised.variance


class Party(Enum):
    """Whose cards are counted together, as somebody at the table sees it; the value is a key."""

    ME = "me"
    PARTNER = "partner"
    OTHERS = "others"


def parties_of(seat: Seat, players: int) -> dict[Party, tuple[Seat, ...]]:
    """The seats of each party, as that seat sees it; nobody has two partners."""
    own = side_of(seat, players)
    mates = tuple(one for one in range(players) if side_of(one, players) == own and one != seat)
    others = tuple(one for one in range(players) if side_of(one, players) != own)
    return {Party.ME: (seat,), **({Party.PARTNER: mates} if mates else {}), Party.OTHERS: others}


@dataclass(frozen=True, slots=True)
class Fallen:
    """A deal that was shuffled here."""

    deck: tuple[Card, ...]
    counts: dict[tuple[Feature, Party], Count]


@dataclass
class Course:
    """Follows the events of one deal."""

    parties: dict[Party, tuple[Seat, ...]]
    hands: dict[Seat, Mask] = field(default_factory=dict)
    stock: Mask = PACK
    contract: Contract | None = None
    counts: dict[tuple[Feature, Party], Count] = field(default_factory=dict)
    _coming: dict[Seat, Mask] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Nobody has cards."""
        self.hands = {seat: 0 for seats in self.parties.values() for seat in seats}
        self.counts = {(feature, party): Count() for feature in Feature for party in self.parties}

    def happened(self, event: Event) -> None:
        """Take note of an event; talons count when they are lifted, for until then nobody knows them."""
        match event:
            case HandDealt(is_talon=False, cards=cards) if cards is not None:
                self._come(event.seat, mask_of(cards))
            case TalonTaken(cards=cards) if cards is not None:
                self._come(event.seat, mask_of(cards))
            case CardTurned(card=card):
                self._flush()
                self.stock &= ~(1 << card)
            case TurnedTaken(card=card):
                self._flush()
                self._choose(event.seat, 1 << card)
            case ContractMade(contract=contract):
                self._flush()
                self.contract = contract
            case _:
                self._flush()

    def end(self) -> None:
        """The deal is over, or was never played."""
        self._flush()

    def _come(self, seat: Seat, cards: Mask) -> None:
        self._coming[seat] = self._coming.get(seat, 0) | cards

    def _flush(self) -> None:
        """All cards that came together are one step."""
        if not self._coming:
            return
        came, self._coming = self._coming, {}
        for (feature, party), count in self.counts.items():
            groups = groups_of(feature, None if self.contract is None else self.contract.trumps)
            served = [seat for seat in self.parties[party] if seat in came]
            if feature in SINGLE:
                packet = sum(came[seat] for seat in served)
                count.add(counted(groups, packet), outlook(groups, 0, self.stock, packet.bit_count()))
                continue
            for seat in served:
                before = counted(groups, self.hands[seat])
                gain = counted(groups, self.hands[seat] | came[seat]) - before
                promised = outlook(groups, self.hands[seat], self.stock, came[seat].bit_count())
                count.add(gain, promised, before if feature in BY_TRUMPS else 0)
        for seat, cards in came.items():
            self.hands[seat] |= cards
            self.stock &= ~cards

    def _choose(self, seat: Seat, card: Mask) -> None:
        """A card comes by choice: what it makes of the hand counts as expected."""
        for (feature, party), count in self.counts.items():
            if seat in self.parties[party] and feature not in BY_TRUMPS | SINGLE:
                groups = groups_of(feature)
                gain = counted(groups, self.hands[seat] | card) - counted(groups, self.hands[seat])
                count.add(0, Outlook(), gain)
        self.hands[seat] |= card


def fallen(record: Record, seat: Seat, steps: Iterable[Step] | None = None) -> Iterator[Fallen]:
    """The deals of a record that this program shuffled, as they fell for that seat and for the others.

    The record is played again if its steps are not given.
    Left out are deals that were entered by a code or by hand, and those where cards were only gathered: what
    falls there is no chance of ours.
    """
    parties = parties_of(seat, record.rules.players)
    course, deck = None, None
    for step in (one for _, one in replay(record)) if steps is None else steps:
        for event in step.events:
            if isinstance(event, DealBegun):
                if course is not None and deck is not None:
                    course.end()
                    yield Fallen(deck, course.counts)
                is_ours = event.is_shuffled and event.deck == deck_of(record.seed or "", event.number)
                course, deck = (Course(parties) if is_ours else None), event.deck
            elif course is not None:
                course.happened(event)
    if course is not None and deck is not None:
        course.end()
        yield Fallen(deck, course.counts)
