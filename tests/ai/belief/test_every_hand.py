"""In two, all hands that the other may have are imagined where they are few enough."""

from __future__ import annotations

from array import array
from itertools import combinations
from random import Random

import pytest

from game.ai.belief.sampler import Sampler
from game.ai.belief.uniform_sampler import UniformSampler
from game.ai.end_code import ROW
from game.ai.knowledge import knowledge_of
from game.ai.rollout.rollout import COMPILED
from tests.ai.profiles import master
from tests.ai.search.test_search_player import views
from tests.depth import often


def every(may: int, out: int, held: int, kept: int = 0) -> list[int]:
    """The hands of the second seat, as listed."""
    room = UniformSampler()
    number = room.prepare({1: may}, {1: held}, out)
    worlds = array("I", [9]) * (ROW * number)
    room.every(worlds, (kept, 0, 0, 0))
    assert set(worlds[::ROW]) == {kept}
    assert set(worlds[2::ROW]) == set(worlds[3::ROW]) == {0}
    return list(worlds[1::ROW])


def test_every_hand_is_there_once() -> None:
    assert every(0b1111, 0b0111, 2) == [0b1001, 0b1010, 0b1100]
    assert every(0b0110, 0b1111, 2, 0b10000) == [0b0110]
    assert every(0b1000, 0, 1) == [0b1000]
    assert every(0xF, 0xF, 4) == [0xF]
    assert every(0xF0, 0xFF, 0) == [0]
    random = Random(5)
    for _ in range(40):
        cards = sorted(1 << card for card in random.sample(range(32), random.randint(5, 16)))
        may, held = sum(cards), random.randint(1, 5)
        sure = sum(random.sample(cards, random.randint(0, held)))
        free = [card for card in cards if not sure & card]
        truth = [sure | sum(some) for some in combinations(free, held - sure.bit_count())]
        assert every(may, random.getrandbits(32) & ~may | may & ~sure, held) == truth


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
def test_no_lot_decides_which_hands_are_imagined() -> None:
    checked = 0
    for view in views("bela2", often(2, 4)):
        if len(view.hand) > 7:
            continue
        assert view.contract is not None
        whole = master(view.rules)
        few = whole.but(max_enumerated=0)
        one, other = (Sampler().worlds(view, view.contract, seed, whole) for seed in (1, 2))
        assert one == other
        assert len(one) == ROW * whole.budget.worlds
        know = knowledge_of(view)
        for hand in one[1 - view.seat :: ROW]:
            assert hand.bit_count() == know.counts[1 - view.seat]
        drawn = [Sampler().worlds(view, view.contract, seed, few) for seed in (1, 2)]
        checked += drawn[0] != drawn[1]
    assert checked > often(4, 8)
