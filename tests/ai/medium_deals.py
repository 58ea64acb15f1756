"""Deals and matches of medium players, told as tests of who goes by the rules need them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from game.ai.coding import mask_of
from game.ai.deals.imagined import Imagination
from game.ai.deals.lay_table import lay_table
from game.ai.deals.rule_figures import SLIP
from game.ai.formalities import play_of
from game.ai.levels import make_mind
from game.cards.card import DECK, Card
from game.rules.actions import Action, Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.seats import Seat, side_of
from game.rules.state import MatchState, new_match
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.chance import chance_action
from tests.ai.profiles import master
from tests.lab.arena.boards import begun

DEALS = 6
"""Enough to know an opponent by."""


@dataclass
class Played:
    """A deal to its last card."""

    view: View
    """Before the last card."""
    plays: list[tuple[Seat, int]] = field(default_factory=list)
    by_rules: list[float] = field(default_factory=lambda: [1.0] * 4)
    """By seat, how likely a rule player who slips now and then plays what it played."""
    choices: int = 0
    """Cards that were not the only lawful ones."""


def moments(rules: Rules, seed: int) -> Iterator[MatchState]:
    """The play of a deal of medium players, card by card."""
    random, mind = Random(seed), make_mind("medium")
    state = begun(rules, tuple(random.sample(DECK, 32)), seed % rules.players)
    while not state.results and state.phase is not Phase.SHUFFLING:
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        if view.choices.cards:
            yield state
        state = apply(state, mind.decide(view, 1).action).state


def deal(rules: Rules, seed: int, astray: float) -> Played | None:
    """What medium players play, a part of their cards being any lawful one; None if nobody calls."""
    random, mind, found = Random(seed), make_mind("medium"), None
    state = begun(rules, tuple(random.sample(DECK, 32)), seed % rules.players)
    while not state.results and state.phase is not Phase.SHUFFLING:
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        action, cards = mind.decide(view, 1).action, view.choices.cards
        if isinstance(action, Play):
            found = found or Played(view)
            best = action.card
            if random.random() < astray:
                action = play_of(view, random.choice(cards))
            if len(cards) > 1:
                found.by_rules[seat] *= 1 - SLIP if action.card == best else SLIP / (len(cards) - 1)
                found.choices += 1
            found.plays.append((seat, action.card))
            found.view = view
        state = apply(state, action).state
    return found


def leads(rules: Rules, seed: int) -> tuple[MatchState, View]:
    """The third lead of a deal of medium players."""
    return choice_where(rules, seed, lambda view: len(view.tricks) == 2)


def choice_where(rules: Rules, seed: int, is_meant: Callable[[View], bool]) -> tuple[MatchState, View]:
    """The first choice between cards that is meant, in a match of medium players."""
    mind, state, number = make_mind("medium"), new_match(rules), 0
    while True:
        number += 1
        action = chance_action(state, f"{seed} {number}")
        if action is None:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.cards) > 1 and is_meant(view):
                return state, view
            action = mind.decide(view, 1).action
        state = apply(state, action).state


def played_out(state: MatchState, card: Card) -> tuple[int, ...] | None:
    """Points of the cards after this one, where light players follow on its side, rule players elsewhere.

    None where somebody says belote on the way: nobody hears it while deals are played out.
    """
    me, medium, table = seat_to_act(state), make_mind("medium"), Imagination().playout
    deal, rules = state.the_deal, state.rules
    assert me is not None
    lying = [] if deal.turned is None else [deal.turned]
    lay_table(table, rules, master(rules).policies, deal.the_contract, lying)
    names = {table.inner(one): one for one in DECK}
    for seat in range(rules.players):
        table.hands[seat] = table.inside(mask_of(deal.hands[seat]))
    for trick in deal.the_play.tricks:
        for seat, one in trick.played(rules.players):
            table.play(seat, one)
    action: Action = Play(me, card)
    while not state.past:
        if isinstance(action, Play):
            table.play(action.seat, action.card)
        state = apply(state, action).state
        turn = seat_to_act(state)
        if (
            turn is not None
            and side_of(turn, rules.players) == side_of(me, rules.players)
            and view_for(state, turn).choices.cards
        ):
            grades = table.graded(turn)
            action = Play(turn, names[max(grades, key=grades.__getitem__)])
        elif turn is not None:
            action = medium.decide(view_for(state, turn), 1).action
    end = state.the_deal.the_play
    return end.card_points if end.belotes == deal.the_play.belotes else None


@cache
def remembered(rules: Rules, *levels: str, deals: int = DEALS) -> View:
    """What the first seat sees after some deals of a match."""
    minds = [make_mind(level) for level in levels]
    state = new_match(replace(rules, match=replace(rules.match, target=5000)))
    while len(state.past) < deals:
        action = chance_action(state, "habits")
        if action is None:
            seat = seat_to_act(state)
            assert seat is not None
            action = minds[seat].decide(view_for(state, seat), 1).action
        state = apply(state, action).state
    return view_for(state, 0)
