"""Duplicate deals and matches of two minds: each is played from every side with the same cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from game.ai.decision import Decision, Mind
from game.ai.rule_based.players import RulePlayer
from game.cards.card import DECK, Card
from game.rules.actions import ChooseDealer, Knock, Shuffle
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Trumps
from game.rules.neighbours import left_of
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.result import DealResult, Outcome
from game.rules.seats import Seat, Side, side_of
from game.rules.state import MatchState, new_match
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.headless import Bout
from tests.lab.arena.all_seeing import AllSeeing
from tests.lab.arena.findings import Findings, Times

THREE = 3
OTHER_LOT = 1 << 40
"""Added to the seeds of the second mind in a control; otherwise both minds would decide alike."""


@dataclass
class Measured:
    """A mind whose decisions are timed; `added` is added to every seed."""

    mind: Mind
    times: Times
    added: int = 0

    def decide(self, view: View, seed: int) -> Decision:
        """See `Mind`."""
        start = time.perf_counter()
        decision = self.mind.decide(view, seed + self.added)
        self.times.note(time.perf_counter() - start)
        return decision

    def look(self, state: MatchState) -> None:
        """Show the open table to a mind that sees all."""
        if isinstance(self.mind, AllSeeing):
            self.mind.look(state)


def pair_of(
    first: Callable[[], Mind], second: Callable[[], Mind], found: Findings, *, control: bool
) -> tuple[Measured, Measured]:
    """Both minds, timed; in a control they get different seeds."""
    return (
        Measured(first(), found.first),
        Measured(second(), found.second, OTHER_LOT if control else 0),
    )


def begun(rules: Rules, deck: tuple[Card, ...], dealer: Seat) -> MatchState:
    """A match before its first call, with this deck and this dealer."""
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    state = apply(new_match(rules), ChooseDealer(dealer)).state
    state = apply(state, Shuffle(deck)).state
    return apply(state, Knock(left_of(dealer, rules))).state


def called(rules: Rules, random: Random, dealer: Seat) -> MatchState:
    """A deal after an auction of medium players; deals that were thrown in are dealt again."""
    medium = RulePlayer()
    while True:
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), dealer)
        while state.phase is Phase.CALLING:
            seat = seat_to_act(state)
            assert seat is not None
            state = apply(state, medium.decide(view_for(state, seat), 0).action).state
        if state.phase is not Phase.SHUFFLING:
            return state


def seatings(players: int, first: Measured, second: Measured) -> list[tuple[Measured, ...]]:
    """Who sits where, each time the deal is played."""
    if players == THREE:
        return [tuple(first if seat == place else second for seat in range(3)) for place in range(3)]
    pair = (first, second) * (players // 2)
    return [pair, (pair[1], pair[0]) * (players // 2)]


def play_deals(
    first: Callable[[], Mind],
    second: Callable[[], Mind],
    rules: Rules,
    seed: int,
    numbers: range,
    *,
    cards_only: bool = False,
    control: bool = False,
) -> Findings:
    """Play the deals with these numbers as the first of a match; a number decides cards and seeds."""
    players, found = rules.players, Findings()
    one, other = pair_of(first, second, found, control=control)
    for number in numbers:
        random = Random(f"{seed}/{number}")
        dealer = random.randrange(players)
        if cards_only:
            start = called(rules, random, dealer)
        else:
            start = begun(rules, tuple(random.sample(DECK, len(DECK))), dealer)
        lot, written, cards = random.randrange(1 << 32), [], []
        for minds in seatings(players, one, other):
            result = played(start, minds, lot, found)
            own = side_of(minds.index(one), players)
            written.append(ahead(result.written, own) if result else 0.0)
            cards.append(ahead(result.card_points, own) if result else 0.0)
        found.differences.append(sum(written) / len(written))
        found.cards.append(sum(cards) / len(cards))
    return found


def duel(
    first: Callable[[], Mind], second: Callable[[], Mind], deals: int, seed: int, rules: Rules | None = None
) -> Findings:
    """Deals between any two kinds of mind, in this process; without rules Bela in four."""
    return play_deals(first, second, rules or Rules(), seed, range(deals))


def ahead(points: tuple[int, ...], own: Side) -> float:
    """The side's points less the mean of the others'."""
    return points[own] - (sum(points) - points[own]) / (len(points) - 1)


def played(state: MatchState, minds: tuple[Measured, ...], seed: int, found: Findings) -> DealResult | None:
    """The rest of the deal with these minds by seat; None if it was thrown in."""
    while not state.results:
        if state.phase is Phase.SHUFFLING:
            found.thrown_in += 1
            return None
        seat = seat_to_act(state)
        assert seat is not None, "a deal that was begun never waits for chance"
        minds[seat].look(state)
        state = apply(state, minds[seat].decide(view_for(state, seat), seed).action).state
    _note(state, found)
    return state.results[0]


def _note(state: MatchState, found: Findings) -> None:
    """Count the contract and whether it was made; where no contract can fall, whether the taker has most."""
    result, rules = state.results[0], state.rules
    contract = result.contract
    assert contract is not None
    taker = side_of(contract.taker, rules.players)
    made = result.outcome is Outcome.MADE
    if not rules.score.can_fall:
        made = result.written[taker] == max(result.written)
    suit = "suit" if contract.trumps.suit is not None else contract.trumps.value
    kind = f"{contract.goal}" if contract.goal else suit
    found.note(kind, made=made, multiplier=contract.multiplier, passes=len(state.the_deal.calls) - 1)
    if contract.trumps is not Trumps.NONE:
        found.declared += sum(result.declaration_points)


class OpenBout(Bout):
    """A match whose open table is shown to minds that look at it."""

    def move(self, seat: Seat) -> None:
        for mind in self.minds:
            if isinstance(mind, Measured):
                mind.look(self.state)
        super().move(seat)


def play_matches(
    first: Callable[[], Mind],
    second: Callable[[], Mind],
    rules: Rules,
    seed: int,
    numbers: range,
    *,
    control: bool = False,
) -> Findings:
    """Play the matches with these numbers from every side, with the same decks."""
    players, found = rules.players, Findings()
    one, other = pair_of(first, second, found, control=control)
    for number in numbers:
        won = []
        for minds in seatings(players, one, other):
            bout = OpenBout(rules, minds, f"{seed}/{number}")
            while bout.state.result is None:
                bout.play_deal()
            won.append(bout.state.result.match_points[side_of(minds.index(one), players)])
            found.illegal += bout.illegal
        found.shares.append(sum(won) / len(won))
    return found
