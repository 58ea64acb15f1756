"""Cards that may still be best are compared in more imagined deals than those that are plainly behind."""

from __future__ import annotations

from array import array
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest

from game.ai.levels import MASTER
from game.ai.rollout.batch import gap as gap_of
from game.ai.search.racing import FEWEST, FIRST, TRICKS, Race
from game.ai.trick_rules import COMPILED
from game.cards.card import Card, cards
from tests.ai.profiles import master, searching
from tests.ai.search.test_search_player import views
from tests.depth import often

ACE, TEN, KING = cards("AH TH KH")
SPREAD = 5.0


def race(*values: tuple[float, ...], share: float = 1.0) -> Race[Card]:
    """Of ace, ten and king, after one look: what each of them brings, by world."""
    found = Race((ACE, TEN, KING), share=share)
    found.add(array("d", [one for world in values for one in world]), array("i", [1] * len(values)))
    return found


def drawn(count: int, *means: float) -> list[tuple[float, ...]]:
    random = Random(7)
    return [tuple(random.gauss(mean, SPREAD) for mean in means) for _ in range(count)]


def wide(*behind: float) -> list[tuple[float, ...]]:
    """A first card that brings 15 and 25 by turns, and others that are so far behind 20."""
    return [(20.0 + sign * SPREAD, *(20.0 - one for one in behind)) for sign in (1, -1) * 50]


def judged(one: Race[Card]) -> dict[Card, float]:
    return {card: mean for card, (mean, _, _) in one.estimates().items()}


def test_whoever_is_plainly_behind_drops_out() -> None:
    one = race(*drawn(100, 20.0, 20.2, 10.0))
    one.drop_losers(judged(one))
    assert set(one.left) == {ACE, TEN}


def test_of_cards_that_bring_the_same_in_every_deal_one_stays() -> None:
    one = race(*[(first, first, third) for first, third in wide(0.1)])
    one.drop_losers(judged(one))
    assert one.left == (ACE, KING)


def test_who_stays_alone_is_looked_at_no_more() -> None:
    one = race(*drawn(100, 20.0, 20.2, 10.0))
    assert one.next_batch(MASTER[4], 8) > 0
    one.left = (ACE,)
    assert one.next_batch(MASTER[4], 8) == 0


def test_little_is_saved_where_the_error_is_small() -> None:
    """The difference hardly varies: whichever is taken, nothing is lost."""
    one = race(*[(20 + 0.1 * (first - 20), second, third) for first, second, third in wide(0.0, 20.0)])
    one.drop_losers(judged(one))
    assert len(one.left) == 1


def test_a_policy_with_a_say_halves_what_chance_explains() -> None:
    """What is judged is as far apart, and errs half as much."""
    values = wide(0.1, 20.0)
    whole, half = race(*values), race(*values, share=0.5)
    whole.drop_losers(judged(whole))
    half.drop_losers(judged(half))
    assert (len(whole.left), len(half.left)) == (2, 1)


def test_who_dropped_out_stays_as_far_behind_the_best() -> None:
    first, second = drawn(100, 20.0, 20.5, 10.0), drawn(100, 30.0, 30.5)
    one = race(*first)
    one.drop_losers(judged(one))
    one.add(array("d", [value for world in second for value in world]), array("i", [1] * 100))
    found = judged(one)
    best = max(ACE, TEN, key=lambda card: found[card])
    place = (ACE, TEN).index(best)
    assert found[best] == pytest.approx(fmean(world[place] for world in (*first, *second)))
    behind = fmean(world[place] - world[2] for world in first)
    assert found[best] - found[KING] == pytest.approx(behind)
    assert one.worlds == 200


def test_doubts_are_of_the_worlds_that_both_were_played_in() -> None:
    """Also of one that was asked longer than the best."""
    one = race(*wide(0.1, 20.0))
    one.drop_losers(judged(one))
    assert one.left == (ACE, TEN)
    one.add(array("d", [0.0] * 200), array("i", [1] * 100))
    assert one.difference_error(KING, KING) == 0.0
    assert one.difference_error(KING, ACE) == pytest.approx(stdev([15.0, 25.0] * 50) / 10)
    half = race(*wide(0.1, 20.0), share=0.5)
    assert half.difference_error(KING, ACE) == pytest.approx(one.difference_error(KING, ACE) / 2)


def test_gaps_are_of_the_same_worlds() -> None:
    """A world that is there twice counts twice."""
    pairs = drawn(50, 3.0, 1.0)
    ahead, behind = (array("d", column) for column in zip(*pairs, strict=True))
    twice = [first - second for first, second in pairs for _ in range(2)]
    gap, error = gap_of(ahead, behind, array("i", [2] * 50))
    assert gap == pytest.approx(fmean(twice))
    assert error == pytest.approx(stdev(twice) / 10)


def test_looks_grow_until_enough_tricks_are_played() -> None:
    """Each takes as many deals as all before it; where nobody drops out, the tricks run out."""
    budget, one, looks = MASTER[4], Race((ACE, TEN, KING)), list[int]()
    while wanted := one.next_batch(budget, 8):
        looks.append(wanted)
        one.add(array("d", [0.0] * (3 * wanted)), array("i", [1] * wanted))
    assert looks[0] == 400 // FIRST
    assert all(sum(looks[: place + 1]) == later for place, later in enumerate(looks[1:-1]))
    assert 0 <= 400 * TRICKS - 3 * 8 * sum(looks) < 3 * 8 * looks[0]
    assert Race((ACE, TEN)).next_batch(replace(MASTER[4], worlds=60), 8) == FEWEST


@pytest.mark.skipif(not COMPILED, reason="uncompiled, no card is asked again")
@pytest.mark.parametrize("game", ["belot_bg", "bela3"])
def test_a_master_says_in_how_many_deals_it_looked(game: str) -> None:
    """From the first look to the last; the best first, and each not above it."""
    looked = set[int]()
    for view in views(game, 2)[:: often(2, 1)]:
        decision = searching(master, worlds=100).decide(view, 3)
        if decision.candidates:
            looked.add(decision.worlds)
            for better, worse in pairwise(decision.candidates):
                assert better.value >= worse.value
            assert [one.difference_error for one in decision.candidates if one.action == decision.action] == [
                0.0
            ]
            assert all(one.best_in <= decision.worlds for one in decision.candidates)
    assert min(looked) == FEWEST
    assert 100 < max(looked) <= 100 * MASTER[4].max_batches_factor
