"""Advice never contradicts the figures beside it: positions of all games, and small made-up tables."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.ai.decision import Candidate, Decision, Reason, error_between
from game.ai.explain.advice import advised, risk
from game.ai.explain.explanation import explain
from game.ai.levels import LEVELS, make_mind
from game.cards.card import DECK
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import BIDS, Bid, Call, Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.lab.arena.boards import begun

CALLS, CARDS = often(6, 40), often(1, 20)
"""Positions of each game."""


@cache
def positions(game: str) -> list[View]:
    """What seats see that have several calls, then several cards to choose from."""
    random, mind, rules = Random(7), make_mind("medium"), GAMES[game].rules
    calls, cards = list[View](), list[View]()
    for number in range(8 * CALLS):
        state = begun(rules, tuple(random.sample(DECK, 32)), number % rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.calls) > 1:
                calls.append(view)
            elif len(view.choices.cards) > 1:
                cards.append(view)
            state = apply(state, mind.decide(view, number).action).state
        if len(calls) >= 2 * CALLS:
            break
    return [*random.sample(calls, CALLS), *random.sample(cards, CARDS)]


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", GAMES)
def test_it_never_names_what_its_own_table_shows_worse(game: str) -> None:
    weighed = 0
    for level in LEVELS[-2:]:
        mind = make_mind(level)
        for number, view in enumerate(positions(game)):
            found = advised(view, mind.decide(view, number))
            action, table = found.decision.action, found.decision.candidates
            if not table:
                continue
            weighed += isinstance(action, MakeCall)
            named = next(one for one in table if one.action == action)
            best = max(table, key=lambda one: one.value)
            assert explain(view, found.decision).options[0] == named
            if named.value == best.value:
                assert not found.is_safer
                continue
            assert isinstance(action, MakeCall), "no card is named for being safer"
            assert found.is_safer
            assert found.rival == best
            assert best.value - named.value <= error_between(best, named)
            assert risk(view.rules, action) <= risk(view.rules, best.action)
    assert weighed >= CALLS


def a_view() -> View:
    """A seat that is to call."""
    state = begun(GAMES["belot_bg"].rules, tuple(Random(1).sample(DECK, 32)), 3)
    return view_for(state, 0)


def table(*rows: tuple[Call, float, float]) -> Decision:
    """A decision for the first of these calls: each with its value and how unsure the difference is."""
    found = tuple(
        Candidate(MakeCall(0, call), value, 1.0, difference_error=difference_error)
        for call, value, difference_error in rows
    )
    return Decision(found[0].action, Reason.STRONG_ENOUGH, found, 400)


def named(*rows: tuple[Call, float, float]) -> tuple[Call, bool, bool]:
    """What is advised, whether it is close, and whether it is named for being safer."""
    found = advised(a_view(), table(*rows))
    assert isinstance(found.decision.action, MakeCall)
    return found.decision.action.call, found.rival is not None, found.is_safer


HEARTS, SPADES, ALL = (BIDS[trumps] for trumps in (Trumps.HEARTS, Trumps.SPADES, Trumps.ALL))


def test_a_call_that_is_clearly_worse_gives_way_to_the_better_one() -> None:
    assert named((HEARTS, -1.3, 0.0), (Word.PASS, -0.4, 0.3)) == (Word.PASS, False, False)
    found = advised(a_view(), table((HEARTS, -1.3, 0.0), (Word.PASS, -0.4, 0.3)))
    assert found.decision.reason is Reason.TOO_WEAK


def test_of_two_within_an_error_it_names_the_safer_and_says_that_it_is_close() -> None:
    assert named((HEARTS, 0.4, 0.0), (Word.PASS, 0.2, 0.3)) == (Word.PASS, True, True)
    assert named((Word.PASS, 0.4, 0.0), (HEARTS, 0.2, 0.3)) == (Word.PASS, True, False)
    assert named((HEARTS, 0.4, 0.0), (Word.PASS, 0.0, 0.3)) == (HEARTS, False, False)
    assert named((Word.CONTRA, 3.0, 0.0), (Word.PASS, 2.5, 1.0)) == (Word.PASS, True, True)
    assert named((Word.CONTRA, 3.0, 0.0), (ALL, 2.5, 1.0)) == (ALL, True, True)


def test_the_lower_of_two_bids_is_the_safer() -> None:
    assert named((ALL, 5.0, 0.0), (HEARTS, 4.5, 1.0)) == (HEARTS, True, True)
    rules = GAMES["coinche_fr"].rules
    eighty, ninety = (MakeCall(0, Bid(Trumps.SPADES, goal)) for goal in (80, 90))
    assert risk(rules, eighty) < risk(rules, ninety)
    assert risk(rules, MakeCall(0, Word.PASS)) < risk(rules, eighty) < risk(rules, MakeCall(0, Word.CONTRA))


def test_what_was_not_weighed_stays_as_it_is() -> None:
    decision = Decision(MakeCall(0, SPADES), Reason.STRONG_ENOUGH)
    assert advised(a_view(), decision).decision is decision
