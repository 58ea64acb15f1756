"""Own later cards are chosen by what will have been seen, and are the best that can be chosen so."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.ai.belief import sampler
from game.ai.belief.sampler import Sampler
from game.ai.end_code import POINT_BITS
from game.ai.levels import MASTER
from game.ai.profile import Profile
from game.ai.rollout.batch import distinct, sum_up
from game.ai.rollout.lookahead import Lookahead
from game.ai.rollout.rollout import Rollout
from game.ai.search.card_search import LOOKAHEAD_DEPTH
from game.ai.search.search_player import SearchPlayer
from game.ai.trick_rules import COMPILED
from game.rules.asking import seat_to_act
from game.rules.contract import Trumps
from game.rules.options.declarations import BeloteSaid
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.medium_deals import choice_where
from tests.ai.profiles import master, plain, searching

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is slow")

RULES = GAMES["bela2"].rules
POINTS = (1 << POINT_BITS) - 1
WORLDS = plain(RULES, worlds=60, draws_per_world=2, self_play=True)
ALL = 4
"""Of six cards in hand, the last one leaves no choice."""


@cache
def position(seed: int, held: int) -> MatchState:
    """A medium player has to choose between cards and still holds so many."""
    return choice_where(RULES, seed, lambda view: len(view.hand) == held)[0]


class Table:
    """A position as its seat imagines it, with ends that are worth the points of its own cards."""

    def __init__(self, state: MatchState, profile: Profile = WORLDS) -> None:
        me = seat_to_act(state)
        assert me is not None
        self.me, self.sampler, self.view = me, Sampler(), view_for(state, me)
        assert self.view.contract is not None
        drawn = self.sampler.worlds(self.view, self.view.contract, 1, profile)
        self.worlds, self.times = distinct(drawn)
        self.rollout, self.lookahead = self.sampler.rollout, self.sampler.lookahead
        self.cards = [self.sampler.deal.inner(card) for card in self.view.choices.cards]

        self.factor = 1.0

    def valued(self, ends: array[int]) -> array[float]:
        return array("d", [self.factor * (end >> POINT_BITS * self.me & POINTS) for end in ends])

    def values(self, worlds: array[int], times: array[int], later: int) -> array[float]:
        marks, cards = array("Q", [0]) * len(times), array("i", self.cards)
        self.lookahead.prepare(worlds, times, marks, self.me)
        return self.lookahead.values(cards, later, self.valued)

    def means(self, later: int) -> list[float]:
        values = self.values(self.worlds, self.times, later)
        return [mean for mean, _, _ in sum_up(values, self.times)]


def test_of_the_ways_the_best_is_chosen_by_what_can_be_seen() -> None:
    """The more later cards are chosen the better."""
    differs = 0
    for seed in range(8):
        table = Table(position(seed, 6))
        chosen = [table.means(later) for later in range(4)]
        for fewer, more in pairwise(chosen):
            assert all(one <= other + 1e-9 for one, other in zip(fewer, more, strict=True))
            differs += fewer != pytest.approx(more)
    assert differs > 4


def test_every_second_opponent_follows_the_policy_of_self_play() -> None:
    """Of two worlds that are the same it sits in the second; what counts no times decides nothing."""
    differs = best = checked = 0
    for seed in range(12):
        table = Table(position(seed, 8))
        hands = table.worlds[:4]
        number, found = len(table.cards), list["array[float]"]()
        for times in ((1, 0), (0, 1)):
            values = table.values(hands * 2, array("i", times), 0)
            found.append(values[times.index(1) * number :][:number])
        differs += found[0] != found[1]
        for values, others in zip(found, (0, 1 << 1 - table.me), strict=True):
            ways = [array("Q", [0]) * number for _ in range(2)]
            for follows, ends in zip((others, others | 1 << table.me), ways, strict=True):
                table.rollout.use_network(follows)
                table.rollout.run(hands, table.me, array("i", table.cards), ends)
            for value, *each in zip(values, *map(table.valued, ways), strict=True):
                assert value >= max(each), seed
                best += value == max(each)
                checked += 1
    assert differs > 6
    assert best > 0.6 * checked


def seen(state: MatchState) -> View:
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def is_all_trumps(view: View) -> bool:
    return view.contract is not None and view.contract.trumps is Trumps.ALL


@pytest.fixture
def looked_ahead(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many cards were compared by looking ahead, and how many later ones were chosen, each time."""
    found: list[tuple[int, int]] = []

    class Listening:
        def __init__(self, rollout: Rollout) -> None:
            self._lookahead = Lookahead(rollout)
            self.prepare = self._lookahead.prepare

        def values(
            self,
            cards: array[int],
            later: int,
            valued: Callable[[array[int]], array[float]],
        ) -> array[float]:
            found.append((len(cards), later))
            return self._lookahead.values(cards, later, valued)

    monkeypatch.setattr(sampler, "Lookahead", Listening)
    return found


@pytest.mark.parametrize("held", [10, 8, 6, 5, 4, 3])
def test_in_bela_in_two_the_next_own_card_is_chosen_until_the_deal_is_solved(
    looked_ahead: list[tuple[int, int]], held: int
) -> None:
    view = seen(position(1, held))
    decision = SearchPlayer(master).decide(view, 1)
    assert looked_ahead == (
        [(len(view.choices.cards), LOOKAHEAD_DEPTH)] if held > MASTER[2].solve_each_card_from else []
    )
    assert len(decision.candidates) == len(view.choices.cards)


def test_where_a_discarded_belote_is_lost_no_later_card_is_chosen(
    looked_ahead: list[tuple[int, int]],
) -> None:
    rules = GAMES["belot_bg"].rules
    kept = replace(rules, declarations=replace(rules.declarations, belote_said=BeloteSaid.FIRST))
    state, _ = choice_where(rules, 1, lambda view: is_all_trumps(view) and len(view.hand) == 6)
    mind = searching(master, looks_ahead=True, worlds=20, max_batches_factor=0)
    mind.decide(seen(state), 1)
    assert not looked_ahead
    mind.decide(replace(seen(state), rules=kept), 1)
    assert looked_ahead


def test_the_last_card_cannot_be_chosen() -> None:
    table = Table(position(2, 6))
    with pytest.raises(ValueError, match="6 cards"):
        table.values(table.worlds, table.times, ALL + 1)


def test_the_position_is_what_it_was_before() -> None:
    table = Table(position(2, 6))
    first = table.values(table.worlds, table.times, ALL)
    assert table.values(table.worlds, table.times, ALL) == first
    assert table.values(table.worlds, table.times, 0) != first


class NoWorthError(Exception):
    """What this end is worth cannot be said."""


def test_an_end_that_cannot_be_valued_is_not_taken_for_nothing() -> None:
    table = Table(position(3, 6))

    def fails(ends: array[int]) -> array[float]:
        raise NoWorthError(len(ends))

    table.lookahead.prepare(table.worlds, table.times, array("Q", [0]) * len(table.times), table.me)
    for later in (0, ALL):
        with pytest.raises(NoWorthError):
            table.lookahead.values(array("i", table.cards), later, fails)


def test_what_ends_are_worth_is_asked_anew_each_time() -> None:
    """Ends are worth what the function of this call says, not what one of an earlier call said."""
    table = Table(position(3, 6))
    first = table.values(table.worlds, table.times, 1)
    table.factor = 2.0
    assert any(first)
    assert [2 * one for one in first] == list(table.values(table.worlds, table.times, 1))
