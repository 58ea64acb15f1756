"""Brings a real match to the moment that a case speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.rules.actions import Action, ChooseDealer, Knock, MakeCall, Shuffle
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import BIDS, call_of
from game.rules.neighbours import left_of
from game.rules.options.deal import FirstDealer
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.table.chance import chance_action
from game.table.plain import lawful_actions, plain_action

if TYPE_CHECKING:
    from game.cards.card import Card
    from game.rules.contract import Trumps
    from game.rules.events import Event
    from game.rules.options.rules import Rules
    from game.rules.seats import Seat


@dataclass
class Stage:
    """A match and everything that has happened in it."""

    rules: Rules
    state: MatchState = field(init=False)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = new_match(self.rules)

    def do(self, action: Action) -> tuple[Event, ...]:
        """Apply a real action with the real rules."""
        step = apply(self.state, action)
        self.state = step.state
        self.events += step.events
        return step.events

    def begin(self, dealer: Seat, scores: tuple[int, ...] | None = None, hung: int = 0) -> None:
        """Seat the dealer; perhaps the sheet holds something already."""
        if self.rules.deal.first_dealer is FirstDealer.DRAW:
            players = self.rules.players
            drawn = {(dealer + place) % players: DECK[-place % players] for place in range(players)}
            self.do(ChooseDealer(dealer, tuple(drawn[seat] for seat in range(players))))
        else:
            self.do(ChooseDealer(dealer))
        self.state = replace(self.state, scores=scores or self.state.scores, hung=hung)

    def deal(self, deck: tuple[Card, ...] | None = None) -> None:
        """Shuffle, and the cutter knocks."""
        self.do(Shuffle(deck or shuffled(DECK, b"a case")))
        self.do(Knock(left_of(self.state.dealer, self.rules)))

    def call(self, calls: list[list[object]]) -> None:
        """What was said in the auction, as [[seat, call], ...]."""
        for seat, text in calls:
            self.do(MakeCall(int(str(seat)), call_of(str(text))))

    def contract(self, trumps: Trumps, taker: Seat) -> None:
        """Everybody before the taker passes, he names trumps, and nobody doubles."""
        while self.state.phase is Phase.CALLING:
            seat = seat_to_act(self.state)
            assert seat is not None
            is_bid = seat == taker and not self.state.the_deal.contract
            said = BIDS[trumps]
            if is_bid and said in choices_for(self.state, seat).calls:
                self.do(MakeCall(seat, said))
            else:
                self.do(plain_action(seat, choices_for(self.state, seat)))

    def play_on(self) -> None:
        """The next lawful thing, whoever does it."""
        chance = chance_action(self.state, "a case")
        if chance is not None:
            self.do(chance)
            return
        seat = seat_to_act(self.state)
        assert seat is not None
        # the plainest thing is to pass, and cards that are thrown in are dealt again: so the last, a bid
        choices = choices_for(self.state, seat)
        self.do(lawful_actions(seat, choices)[-1 if choices.calls else 0])
