"""Deals that are filled up are played out by light players, by who practised, and by the rules."""

from __future__ import annotations

from array import array
from dataclasses import replace
from functools import cache

import pytest

from game.ai.coding import mask_of
from game.ai.deals.by_rules import ByRules
from game.ai.deals.imagined import Imagination
from game.ai.deals.playout import COMPILED
from game.ai.deals.rule_figures import Called, tell_rules
from game.ai.deals.self_play import EVERYBODY
from game.ai.search import filled_deals
from game.ai.search.filled_deals import LIGHT, FilledDeals, Players
from game.rules.contract import Contract
from game.rules.options.pack import SevenExchange
from game.rules.options.rules import Rules
from game.rules.seats import after
from game.rules.state import MatchState
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.medium_deals import choice_where
from tests.ai.profiles import master, plain
from tests.depth import often

TWO = GAMES["bela2"].rules
RULED, PRACTISED, BOTH = Players(believed=1.0), Players(self_play=True), Players(self_play=True, believed=1.0)
WAYS = (LIGHT, RULED, PRACTISED, BOTH)
pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is slow")


@cache
def plain_leads(deals: int) -> list[tuple[MatchState, View]]:
    """Deals of two medium players before the first card, in which whoever leads has seen no declaration."""
    found = list[tuple[MatchState, View]]()
    seed = 0
    while len(found) < deals:
        state, view = choice_where(TWO, seed, lambda seen: bool(seen.choices.cards))
        seed += 1
        if not view.shown and view.seat == after(view.dealer, 2):
            found.append((state, view))
    return found


def filled(
    state: MatchState, view: View, players: Players, copies: int = 1, heard: int = -1
) -> tuple[int, ...]:
    """What comes of this deal as whoever leads thinks of it after so many calls, or before the last one."""
    assert view.contract is not None
    hands = array("I", [*(mask_of(hand) for hand in state.the_deal.the_play.hands), 0, 0] * copies)
    asked = replace(view, calls=view.calls[:heard])
    return tuple(
        FilledDeals().played(
            asked, master(TWO), hands, array("i", range(copies)), view.contract, 5, players=players
        )[0]
    )


def at_the_table(state: MatchState, view: View, players: Players) -> set[int]:
    """What comes of each first card when the calls are over and it is to be played."""
    assert view.contract is not None
    imagination = Imagination()
    playout = imagination.playout
    imagination.deals(
        view, view.contract, 1, plain(view.rules, worlds=4, drawn=1, rule_player=0.5, self_play=True)
    )
    playout.believed[0], playout.believed[1] = players.believed, 0.0
    if players.self_play:
        playout.follow(EVERYBODY)
    hands = array("I", [*(playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands), 0, 0])
    choices = array("i", [playout.inner(card) for card in view.choices.cards])
    ends = array("Q", [0] * len(choices))
    playout.run(hands, 1, view.seat, choices, len(choices), ends)
    return set(ends)


@pytest.mark.parametrize("players", WAYS)
def test_before_the_calls_are_over_they_play_as_they_do_at_the_table(players: Players) -> None:
    rounds = set[int]()
    for state, view in plain_leads(often(30, 100)):
        table = at_the_table(state, view, players)
        for heard in range(len(view.calls) + 1):
            assert set(filled(state, view, players, heard=heard)) <= table
        rounds.add(len(view.calls))
    assert often({1, 3, 4}, {1, 2, 3, 4}) <= rounds <= {1, 2, 3, 4}


@pytest.mark.parametrize("heard", range(4))
def test_others_pass_until_the_trumps_are_named(monkeypatch: pytest.MonkeyPatch, heard: int) -> None:
    told = list[Called]()

    def tell(table: ByRules, rules: Rules, contract: Contract, course: Called) -> None:
        told.append(course)
        tell_rules(table, rules, contract, course)

    monkeypatch.setattr(filled_deals, "tell_rules", tell)
    deals = plain_leads(25)
    for state, view in deals:
        filled(state, view, RULED, heard=heard)
    assert [course.calls for course in told] == [view.calls for _, view in deals]


def test_who_plays_makes_a_difference() -> None:
    ends = [[filled(state, view, players) for players in WAYS] for state, view in plain_leads(25)]
    for one in range(4):
        for other in range(one):
            assert sum(deal[one] != deal[other] for deal in ends) > 4, (WAYS[one], WAYS[other])


def test_the_other_plays_by_the_rules_as_often_as_is_believed() -> None:
    (state, view) = next(
        deal for deal in plain_leads(25) if filled(*deal, LIGHT)[0] != filled(*deal, RULED)[0]
    )
    ends = filled(state, view, Players(believed=0.7), copies=1000)
    assert set(ends) == {*filled(state, view, LIGHT), *filled(state, view, RULED)}
    assert 660 < ends.count(filled(state, view, RULED)[0]) < 740


def test_where_the_seven_is_exchanged_nobody_is_thought_to() -> None:
    pack = replace(TWO.pack, seven_exchange=SevenExchange.FIRST_SIX)
    for _, view in plain_leads(10):
        other, imagination = replace(view, rules=replace(TWO, pack=pack)), Imagination()
        assert imagination.belief(view, master(view.rules)) == pytest.approx(0.3)
        assert imagination.belief(other, master(other.rules)) == 0.0
