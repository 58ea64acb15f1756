"""A match that plays itself without thinking, for pictures, benches and tests of the table."""

from __future__ import annotations

from collections.abc import Callable

from game.cards.card import DECK, Card
from game.cards.shuffle import byte_stream, pick, shuffled
from game.rules.actions import (
    Action,
    Agree,
    ChooseDealer,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    MakeCall,
    Play,
    Shuffle,
)
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import Bid, Word
from game.rules.events import DealScored, Event
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import Seat, after, in_order
from game.rules.state import MatchState, new_match
from game.rules.view import View
from game.rules.viewing import seen_by, view_for


class Rehearsal:
    """Every seat but the people's plays some legal card at once."""

    def __init__(
        self, rules: Rules, seed: str, people: frozenset[Seat] = frozenset(), dealer: Seat = 3
    ) -> None:
        """`people` wait for `act`; the seed decides everything else."""
        self.state: MatchState = new_match(rules)
        self._seed = seed.encode()
        self._numbers = byte_stream(self._seed)
        self._people = people
        self._dealer = dealer % rules.players
        self._action: Action | None = None
        self.holds = False
        """True between a scored deal and `continue_match`."""
        self.length = 0
        """How many actions have been done."""

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.state.rules

    @property
    def waits_for(self) -> Seat | None:
        """The seat that is to act."""
        return seat_to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.phase is Phase.OVER

    def record(self) -> None:
        """Nothing is written down."""

    def view(self, seat: Seat) -> View:
        """What the seat knows."""
        return view_for(self.state, seat)

    def continue_match(self) -> None:
        """Deal again."""
        self.holds = False

    claims = False
    claimed = None
    sealed = None

    def claim(self, seat: Seat) -> bool:
        """Never: everybody plays to the end."""
        return False

    def told(self, watcher: Seat) -> tuple[Event, ...]:
        """Nothing is written down."""
        return ()

    def can_undo(self, seat: Seat) -> bool:
        """Never: nothing is written down."""
        return False

    def undo(self, seat: Seat) -> bool:
        """Never."""
        return False

    def act(self, action: Action) -> None:
        """Do this in the next `advance`."""
        self._action = action

    def advance(self, watcher: Seat | None) -> tuple[Event, ...]:
        """One action."""
        action = self._action or self.next_action()
        self._action = None
        if action is None:
            return ()
        step = apply(self.state, action)
        self.state = step.state
        self.length += 1
        self.holds = any(isinstance(event, DealScored) for event in step.events)
        if watcher is None:
            return step.events
        return tuple(seen_by(event, watcher) for event in step.events)

    def _drawn(self) -> tuple[Card, ...]:
        """The cards drawn for the deal, falling from eldest hand to the dealer, who has the lowest."""
        if self.rules.deal.first_dealer is not FirstDealer.DRAW:
            return ()
        order = in_order(after(self._dealer, self.rules.players), self.rules.players)
        return tuple(DECK[7 - order.index(seat)] for seat in range(self.rules.players))

    def next_action(self) -> Action | None:
        """Return what chance or a computer does now; None where a person decides or nothing is left."""
        if self.is_over or self.holds or self.waits_for in self._people:
            return None
        if self.state.phase is Phase.SEATING:
            return ChooseDealer(self._dealer, self._drawn())
        if self.state.phase is Phase.SHUFFLING:
            number = str(self.state.deal_number + 1).encode()
            return Shuffle(self.state.gathered or shuffled(DECK, self._seed + b" " + number))
        seat = self.waits_for
        return None if seat is None else some_action(self.view(seat), lambda most: pick(self._numbers, most))


def some_action(view: View, choose: Callable[[int], int]) -> Action:
    """A legal action of a seat that is asked; `choose(n)` picks a number below n."""
    choices, seat = view.choices, view.seat
    if choices.may_cut:
        return Cut(seat, 4 + choose(24)) if choose(3) else Knock(seat)
    if choices.may_keep:
        return Exchange(seat) if choices.may_exchange else Keep(seat)
    if choices.discards:
        return Discard(seat, choices.discardable[: choices.discards])
    if Word.TAKE in choices.calls and choose(2):
        return MakeCall(seat, Word.TAKE)
    doubles = [call for call in choices.calls if isinstance(call, Word) and call.doubles]
    if doubles and not choose(3):
        return MakeCall(seat, doubles[0])
    if choices.calls:
        bids = [call for call in choices.calls if isinstance(call, Bid)]
        best = max(
            bids, key=lambda bid: sum(card.suit is bid.trumps.suit for card in view.hand), default=None
        )
        count = sum(card.suit is best.trumps.suit for card in view.hand) if best is not None else 0
        wants = count >= 4 if best is not None and best.trumps.suit is not None else not choose(4)
        if best is not None and (wants or Word.PASS not in choices.calls):
            return MakeCall(seat, best)
        return MakeCall(seat, Word.PASS)
    if choices.must_declare:
        return Declare(seat, choices.declarations)
    if choices.may_agree:
        return Agree(seat)
    return Play(seat, choices.cards[choose(len(choices.cards))])
