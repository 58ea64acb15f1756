"""In two, all hands that the other may have are imagined where they are few enough."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.end_code import ROW
from game.ai.imagined import Imagination, every_hand
from game.ai.knowledge import knowledge_of
from game.ai.playout import COMPILED
from game.ai.search_player import MASTER
from tests.ai.test_search_player import views


def test_every_hand_is_there_once() -> None:
    assert every_hand(0b1111, 0b0111, 2) == [0b1001, 0b1010, 0b1100]
    assert every_hand(0b0110, 0b1111, 2) == [0b0110]
    assert every_hand(0b1000, 0, 1) == [0b1000]
    assert len(set(every_hand(0xFFFF, 0xFFFF, 5))) == 4368


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
def test_no_lot_decides_which_hands_are_imagined() -> None:
    checked = 0
    for view in views("bela2", 4):
        if len(view.hand) > 7:
            continue
        assert view.contract is not None
        few = replace(MASTER, hands=0)
        one, other = (Imagination().deals(view, view.contract, seed, MASTER) for seed in (1, 2))
        assert one == other
        assert len(one) == ROW * MASTER.worlds
        know = knowledge_of(view)
        for hand in one[1 - view.seat :: ROW]:
            assert hand.bit_count() == know.counts[1 - view.seat]
        drawn = [Imagination().deals(view, view.contract, seed, few) for seed in (1, 2)]
        checked += drawn[0] != drawn[1]
    assert checked > 8
