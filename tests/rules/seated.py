"""A table for the tests: hands as wanted, words and cards by their codes, and everything that happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Self, TypeVar

import pytest

from game.cards.card import DECK, Card, card, cards
from game.rules.actions import (
    Action,
    Agree,
    CallFault,
    ChooseDealer,
    Cut,
    Declare,
    Knock,
    MakeCall,
    Play,
    Shuffle,
)
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import call_of
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration
from game.rules.declarations import fours, held, runs
from game.rules.declaring import begin_declaring
from game.rules.events import Event
from game.rules.illegality import Illegality
from game.rules.options.declarations import DeclarationRules
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import DealResult
from game.rules.state import Deal, MatchState, Said, new_match
from game.rules.view import Choices, View
from game.rules.viewing import view_for
from game.variants.bela import BELA4
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from

E = TypeVar("E")
FIND_ALL = DeclarationRules()


def house(**options: object) -> Rules:
    """Bela in four with these options, by the ids of the rule book."""
    return options_from(options, BELA4.rules)


def combination(codes: str) -> Declaration:
    """The one sequence or four that these cards make."""
    (found,) = [*fours(cards(codes), FIND_ALL), *runs(cards(codes), FIND_ALL)]
    return found


def complete(given: Mapping[int, str]) -> tuple[tuple[Card, ...], ...]:
    """Four hands of eight with the given cards, filled up so that nobody gains a combination."""
    fixed = {seat: cards(given.get(seat, "")) for seat in range(4)}
    used = {one for hand in fixed.values() for one in hand}
    rest = [one for one in DECK if one not in used]
    luck = Random(0)
    for _ in range(5_000):
        luck.shuffle(rest)
        spare = iter(rest)
        hands = tuple(
            (*fixed[seat], *(next(spare) for _ in range(8 - len(fixed[seat])))) for seat in range(4)
        )
        if all(held(hands[seat], FIND_ALL) == held(fixed[seat], FIND_ALL) for seat in range(4)):
            return hands
    raise AssertionError(f"no quiet filling for {given}")


def deck_for(hands: tuple[tuple[Card, ...], ...], dealer: int) -> tuple[Card, ...]:
    """The deck from which three, three and two come to these hands; the last two cards are the talon."""
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    packets = ((0, 3), (3, 6), (6, 8))
    return tuple(one for low, high in packets for seat in order for one in hands[seat][low:high])


class Table:
    """A match in play; every method returns the table, so that a test reads as a story."""

    def __init__(self, given: Mapping[int, str] | None = None, dealer: int = 3, **options: object) -> None:
        """Deal the given cards (all 32, or some; without any a fixed quiet deal), knocked, not cut."""
        self.state: MatchState = new_match(house(**options))
        self.events: list[Event] = []
        self.hands = complete(given or {})
        self.do(ChooseDealer(dealer), Shuffle(deck_for(self.hands, dealer)), Knock((dealer - 1) % 4))

    @classmethod
    def seated(cls, dealer: int = 3, **options: object) -> Self:
        """A table before its first shuffle."""
        table = cls.__new__(cls)
        table.state, table.events, table.hands = new_match(house(**options)), [], ()
        return table.do(ChooseDealer(dealer, ()))

    @classmethod
    def holding(
        cls,
        game: str,
        trumps: str,
        given: Mapping[int, str],
        taker: int = 0,
        **options: object,
    ) -> Self:
        """Any game at the end of the auction: seat 0 leads, and everybody holds just the given cards."""
        table = cls.__new__(cls)
        rules = options_from(options, GAMES[game].rules)
        players = rules.players
        hands = tuple(tuple(sorted(cards(given.get(seat, "")))) for seat in range(players))
        used = {one for hand in hands for one in hand}
        stock = tuple(one for one in DECK if one not in used)
        said = Said(declarations=(None,) * players)
        deal = Deal(
            number=1,
            dealer=players - 1,
            deck=DECK,
            hands=hands,
            talons=((),) * players,
            stock=stock[: 32 - players * rules.pack.hand],
            contract=Contract(trumps=Trumps(trumps), taker=taker),
            said=said,
        )
        state = replace(new_match(rules), phase=Phase.CALLING, dealer=players - 1, deal_number=1, deal=deal)
        table.events, table.hands = [], hands
        table.state = begin_declaring(state, table.events)
        return table

    def do(self, *actions: Action) -> Self:
        """Apply them; the events add up."""
        for action in actions:
            step = apply(self.state, action)
            self.state = step.state
            self.events.extend(step.events)
        return self

    def with_scores(self, *scores: int) -> Self:
        self.state = replace(self.state, scores=scores)
        return self

    @property
    def turn(self) -> int:
        """The seat that the table waits for."""
        seat = seat_to_act(self.state)
        assert seat is not None
        return seat

    def say(self, *words: str) -> Self:
        """Calls, each by the seat whose turn it is."""
        for word in words:
            self.do(MakeCall(self.turn, call_of(word)))
        return self

    def play(self, codes: str, *, bela: bool = False) -> Self:
        """Cards, each by the seat whose turn it is; `bela`: all are accompanied by the word."""
        for code in codes.split():
            self.do(Play(self.turn, card(code), says_belote=bela))
        return self

    def declare(self, *combinations: str) -> Self:
        """The seat on turn says these combinations, or nothing."""
        return self.do(Declare(self.turn, tuple(map(combination, combinations))))

    def deal(self, given: Mapping[int, str] | None = None, cut: int = 0) -> Self:
        """The next deal, cut as told."""
        hands = complete(given or {})
        deck = deck_for(hands, self.state.dealer)
        cutter = (self.state.dealer - 1) % 4
        deck = deck[len(deck) - cut :] + deck[: len(deck) - cut]
        self.hands = hands
        return self.do(Shuffle(deck), Cut(cutter, cut) if cut else Knock(cutter))

    def play_out(self) -> Self:
        """Everybody plays the first card that breaks no duty until the deal is written."""
        number = len(self.state.results)
        while len(self.state.results) == number:
            choices = self.choices(self.turn)
            if choices.must_declare:
                self.declare()
            elif choices.may_agree:
                self.do(Agree(self.turn))
            else:
                self.do(Play(self.turn, choices.cards[0]))
        return self

    def accuse(self, seat: int, offender: int) -> Self:
        return self.do(CallFault(seat, offender))

    def choices(self, seat: int) -> Choices:
        return choices_for(self.state, seat)

    def view(self, seat: int) -> View:
        return view_for(self.state, seat)

    def refusal(self, action: Action) -> Refusal | Illegality:
        """Why the action is refused; the table stays as it was."""
        before = self.state
        with pytest.raises(IllegalActionError) as caught:
            apply(self.state, action)
        assert self.state is before
        assert caught.value.action is action
        return caught.value.reason

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def result(self) -> DealResult:
        """The last line of the sheet."""
        return self.state.results[-1]
