"""Own later cards are chosen by what will have been seen, and are the best that can be chosen so."""

from __future__ import annotations

import itertools
from array import array
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from game.ai.coding import mask_of
from game.ai.deals import imagined
from game.ai.deals.foresight import Foresight
from game.ai.deals.imagined import Imagination
from game.ai.deals.playout import COMPILED
from game.ai.deals.self_play import EVERYBODY, NOBODY
from game.ai.deals.tally import Tally
from game.ai.end_code import POINT_BITS
from game.ai.levels import MASTER, make_mind
from game.ai.profile import Profile
from game.ai.search.search_player import LATER, LIKED, TO_THE_END, SearchPlayer
from game.cards.card import Card
from game.rules.actions import Play
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.contract import Contract
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.medium_deals import choice_where, moments
from tests.ai.profiles import changed, master, plain, searching
from tests.depth import often

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is slow")

RULES = GAMES["bela2"].rules
POINTS = (1 << POINT_BITS) - 1
WORLDS = plain(RULES, worlds=60, drawn=2, rule_player=0.9)
PRACTISED = WORLDS.but(self_play=True)
BUDGET = MASTER[2]
ALL = 10
MEDIUM = make_mind("medium")


@cache
def position(seed: int, held: int) -> MatchState:
    """A medium player has to choose between cards and still holds so many."""
    return choice_where(RULES, seed, lambda view: len(view.hand) == held)[0]


class Table:
    """A position as its seat imagines it, with ends that are worth the points of its own cards."""

    def __init__(self, state: MatchState, profile: Profile = WORLDS) -> None:
        me = seat_to_act(state)
        assert me is not None
        self.me, self.imagination, self.view = me, Imagination(), view_for(state, me)
        assert self.view.contract is not None
        drawn = self.imagination.deals(self.view, self.view.contract, 1, profile)
        self.worlds, self.times = self.imagination.distinct(drawn)
        self.playout = self.imagination.playout
        self.playout.believed[0] = 1.0
        self.hand = self.playout.inside(mask_of(self.view.hand))
        self.cards = [self.playout.inner(card) for card in self.view.choices.cards]

    def valued(self, ends: array[int]) -> array[float]:
        return array("d", [float(end >> POINT_BITS * self.me & POINTS) for end in ends])

    def values(
        self, worlds: array[int], times: array[int], later: int, *, by_ways: bool = False
    ) -> array[float]:
        marks, cards = array("Q", [0]) * len(times), array("i", self.cards)
        self.playout.imagine(worlds, times, marks, self.me)
        if by_ways:
            self.playout.think_of_ways()
        return self.playout.foresee(self.hand, cards, later, Tally(), self.valued)

    def means(self, later: int, *, by_ways: bool = False) -> list[float]:
        values = self.values(self.worlds, self.times, later, by_ways=by_ways)
        number = len(self.cards)
        return [mean for mean, _, _ in self.imagination.tally.sum_up(values, self.times, number)]

    def alone(self, later: int) -> list[float]:
        """The means where every world is looked at alone, as if its cards lay open."""
        sums, number = [0.0] * len(self.cards), sum(self.times)
        for world, times in enumerate(self.times):
            values = self.values(self.worlds[4 * world : 4 * world + 4], array("i", [1]), later)
            sums = [one + times * value for one, value in zip(sums, values, strict=True)]
        return [one / number for one in sums]


def most(state: MatchState, me: int, card: Card) -> int | None:
    """The most points that the seat can have after this card against a medium player.

    None where somebody says belote on the way: nobody hears it while deals are played out.
    """
    said, deal = state.the_deal.the_play.belotes, len(state.past)
    state = apply(state, Play(me, card)).state
    while len(state.past) == deal:
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        if seat == me:
            found = [most(state, me, card) for card in view.choices.cards]
            return None if None in found else max(one for one in found if one is not None)
        state = apply(state, MEDIUM.decide(view, 1).action).state
    return state.results[-1].card_points[me] if state.past[-1].belotes == said else None


def test_in_a_known_deal_it_is_the_best_reply_to_the_rules() -> None:
    checked = 0
    for seed in range(20):
        state = position(seed, 4)
        table = Table(state)
        hands = [table.playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands]
        values = table.values(array("I", [*hands, 0, 0]), array("i", [1]), ALL)
        for card, value in zip(table.view.choices.cards, values, strict=True):
            right = most(state, table.me, card)
            assert right is None or right == value, seed
            checked += right is not None
    assert checked > 40


def test_what_cannot_be_seen_is_not_known() -> None:
    differs = 0
    for seed in range(12):
        table = Table(position(seed, 5))
        flat, chosen, open_ = table.means(0), table.means(ALL), table.alone(ALL)
        for least, one, top in zip(flat, chosen, open_, strict=True):
            assert least <= one + 1e-9
            assert one <= top + 1e-9
        differs += flat != pytest.approx(chosen) and chosen != pytest.approx(open_)
    assert differs > 6


def test_the_more_later_cards_are_chosen_the_better() -> None:
    differs = 0
    for seed in range(6):
        table = Table(position(seed, 6))
        chosen = [table.means(later) for later in range(4)]
        for fewer, more in pairwise(chosen):
            assert all(one <= other + 1e-9 for one, other in zip(fewer, more, strict=True))
            differs += fewer != pytest.approx(more)
    assert differs > 8


def followed(
    state: MatchState, me: int, card: Card, plays: Callable[[MatchState], Card] | None = None
) -> tuple[int, bool]:
    """The seat's points where it then plays as masters mostly do, against medium; whether that says all.

    Nobody hears belote while deals are played out, so a deal in which it is said after the card does not.
    """
    said, deal = state.the_deal.the_play.belotes, len(state.past)
    state = apply(state, Play(me, card)).state
    while len(state.past) == deal:
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        if seat == me and plays is not None:
            state = apply(state, Play(me, plays(state))).state
        elif seat == me:
            table = Table(state)
            legal = sum(1 << one for one in table.cards)
            chances = [table.playout.prior(me, table.hand, legal, one) for one in table.cards]
            best = view.choices.cards[chances.index(max(chances))]
            state = apply(state, Play(me, best)).state
        else:
            state = apply(state, MEDIUM.decide(view, 1).action).state
    return state.results[-1].card_points[me], state.past[-1].belotes == said


def of_medium(state: MatchState) -> Card:
    action = MEDIUM.decide(seen(state), 1).action
    assert isinstance(action, Play)
    return action.card


def test_in_a_known_deal_the_best_of_the_ways_goes_on() -> None:
    """By light players, by the rules, as masters do, or as who practised: here each is seen alone."""
    checked, best = 0, [0] * 4
    for seed in range(often(5, 16)):
        state = position(seed, 8)
        table = Table(state, PRACTISED)
        hands = [table.playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands]
        number, worlds = len(table.cards), array("I", [*hands, 0, 0])
        found = table.values(worlds, array("i", [1]), 0, by_ways=True)
        ways = [array("Q", [0]) * number for _ in range(2)]
        for follows, ends in zip((0, 1 << table.me), ways, strict=True):
            table.playout.follow(follows)
            table.playout.run(worlds, 1, table.me, array("i", table.cards), number, ends)
        light, practised = (table.valued(ends) for ends in ways)
        for place, card in enumerate(table.view.choices.cards):
            by_rules, one_says_all = followed(state, table.me, card, of_medium)
            as_masters, other_says_all = followed(state, table.me, card)
            if one_says_all and other_says_all:
                each = [light[place], practised[place], by_rules, as_masters]
                assert found[place] == max(each), seed
                checked += 1
                for way in range(4):
                    best[way] += each.count(max(each)) == 1 and each[way] == max(each)
    assert checked > often(9, 30)
    assert sum(number > 0 for number in best) >= often(3, 4), "each is the best one somewhere"


def test_of_the_ways_the_best_is_chosen_by_what_can_be_seen() -> None:
    differs = narrower = 0
    for seed in range(8):
        table = Table(position(seed, 6), PRACTISED)
        chosen = [table.means(later, by_ways=True) for later in range(4)]
        chosen.append(table.means(ALL))
        flat = table.means(0)
        for fewer, more in pairwise([flat, *chosen]):
            assert all(one <= other + 1e-9 for one, other in zip(fewer, more, strict=True))
            differs += fewer != pytest.approx(more)
        narrower += table.means(3) != pytest.approx(chosen[3])
        assert table.means(0) == flat, "no way is thought of any more"
    assert differs > 20
    assert narrower > 4, "not every lawful card is thought of"


def test_every_second_opponent_may_be_one_who_practised() -> None:
    """Of two worlds that are the same he sits in the second; what counts no times decides nothing."""
    differs = best = checked = 0
    for seed in range(12):
        table = Table(position(seed, 8), PRACTISED)
        table.playout.believed[0] = 0.0
        hands = table.worlds[:4]
        number, found = len(table.cards), list["array[float]"]()
        for times in ((1, 0), (0, 1)):
            values = table.values(hands * 2, array("i", times), 0, by_ways=True)
            found.append(values[times.index(1) * number :][:number])
        differs += found[0] != found[1]
        for values, others in zip(found, (0, 1 << 1 - table.me), strict=True):
            ways = [array("Q", [0]) * number for _ in range(2)]
            for follows, ends in zip((others, others | 1 << table.me), ways, strict=True):
                table.playout.follow(follows)
                table.playout.run(hands, 1, table.me, array("i", table.cards), number, ends)
            for value, *each in zip(values, *map(table.valued, ways), strict=True):
                assert value >= max(each), seed
                best += value == max(each)
                checked += 1
    assert differs > 6
    assert best > 0.6 * checked


def test_far_ahead_later_cards_are_those_of_masters() -> None:
    checked = differs = 0
    for seed in range(often(4, 12)):
        state = position(seed, 8)
        table = Table(state)
        hands = [table.playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands]
        number, worlds = len(table.cards), array("I", [*hands, 0, 0])
        light, ends = array("Q", [0]) * number, array("Q", [0]) * number
        table.playout.run(worlds, 1, table.me, array("i", table.cards), number, light)
        table.playout.follow(1 << table.me)
        table.playout.run(worlds, 1, table.me, array("i", table.cards), number, ends)
        differs += light != ends
        for card, points in zip(table.view.choices.cards, table.valued(ends), strict=True):
            right, says_all = followed(state, table.me, card)
            assert not says_all or right == points, seed
            checked += says_all
    assert checked > often(6, 20)
    assert differs > often(1, 3)


Asked = list[tuple[int, int]]
"""For how many cards, and with how many later ones; none and a bit for each seat that follows a policy.

None and nobody: only of cards that the ways to play would play.
"""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    found: Asked = []

    class Listening(Foresight):
        def foresee(
            self,
            hand: int,
            cards: array[int],
            later: int,
            tally: Tally,
            valued: Callable[[array[int]], array[float]],
        ) -> array[float]:
            found.append((len(cards), later))
            return super().foresee(hand, cards, later, tally, valued)

        def think_of_ways(self) -> None:
            found.append((0, 0))
            super().think_of_ways()

        def follow(self, players: int) -> None:
            found.append((0, players))
            super().follow(players)

    monkeypatch.setattr(imagined, "Foresight", Listening)
    return found


def seen(state: MatchState) -> View:
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def looks(held: int, number: int) -> Asked:
    """What has to be asked with so many cards in hand, of which a number may be played."""
    if held > BUDGET.foresees:
        return [(0, EVERYBODY), (0, NOBODY), (0, 0), (number, LIKED)]
    return [(number, held if held <= TO_THE_END else LATER)]


@pytest.mark.parametrize(("held", "number"), [(9, 3), (8, 3), (8, 8), (7, 3), (7, 7), (6, 5), (5, 3), (4, 4)])
def test_whoever_seems_to_play_by_the_rules_is_met_so(asked: Asked, held: int, number: int) -> None:
    view = next(
        view
        for seed in itertools.count()
        for state in moments(RULES, seed)
        if (len((view := seen(state)).hand), len(view.choices.cards)) == (held, number)
    )
    others = [(0, 0), (number, LIKED)] if held > BUDGET.solves else [(0, EVERYBODY), (0, NOBODY)]
    for belief, expected in ((0.97, looks(held, number)), (0.001, others)):
        asked.clear()
        decision = searching(master, rule_player=belief).decide(view, 1)
        assert asked == expected
        assert len(decision.candidates) == number


class Both(SearchPlayer):
    """Keeps what deals say that are played out, and what is foreseen."""

    def _values(
        self, view: View, profile: Profile, contract: Contract, cards: tuple[Card, ...], worlds: array[int]
    ) -> array[float]:
        self.plain = super()._values(view, profile, contract, cards, worlds)
        return self.plain[:]

    def _foreseen(
        self,
        view: View,
        profile: Profile,
        contract: Contract,
        cards: tuple[Card, ...],
        worlds: array[int],
        times: array[int],
    ) -> array[float]:
        self.foreseen = super()._foreseen(view, profile, contract, cards, worlds, times)
        return self.foreseen


def test_far_from_the_end_what_is_foreseen_counts_half() -> None:
    level = changed(master, rule_player=0.97)
    for seed in range(4):
        view = seen(position(seed, 9 + seed % 2))
        player, profile = Both(level), level(view.rules)
        found, _ = player._look(view, profile, view.choices.cards, 1, BUDGET.worlds)
        mean = [(one + other) / 2 for one, other in zip(player.plain, player.foreseen, strict=True)]
        assert list(found) == mean
        assert player.plain != player.foreseen
        again, _ = SearchPlayer(level)._look(view, profile, view.choices.cards, 1, BUDGET.worlds)
        assert list(found) == list(again)


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

    table.playout.imagine(table.worlds, table.times, array("Q", [0]) * len(table.times), table.me)
    for later in (0, ALL):
        with pytest.raises(NoWorthError):
            table.playout.foresee(table.hand, array("i", table.cards), later, Tally(), fails)
