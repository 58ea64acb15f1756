"""Who plays by the rules is known after some deals, and who does not, too."""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import replace

import pytest

from game.ai.coding import mask_of
from game.ai.deals import habits
from game.ai.deals.habits import SURE, Habits
from game.ai.deals.imagined import Imagination
from game.ai.deals.playout import COMPILED
from game.ai.deals.rule_figures import tell_rules
from game.ai.end_code import POINT_BITS
from game.rules.past import PlayedDeal
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.medium_deals import DEALS, leads, played_out, remembered
from tests.ai.profiles import plain
from tests.ai.search.test_search_player import views

BELA = GAMES["bela4"].rules
FIRST = 0.2
POINTS = (1 << POINT_BITS) - 1


def beliefs(view: View, first: float = FIRST) -> tuple[float, float]:
    return Habits(Imagination().playout).beliefs(view, plain(view.rules, rule_player=first))


def test_before_the_first_deal_nothing_is_known() -> None:
    view = replace(remembered(BELA, "medium", "medium", "medium", "easy"), past=())
    assert beliefs(view) == pytest.approx((FIRST, FIRST))
    assert beliefs(view, 0.5) == pytest.approx((0.5, 0.5))


def test_who_plays_by_the_rules_and_who_does_not() -> None:
    next_one, other = beliefs(remembered(BELA, "medium", "medium", "medium", "random"))
    assert next_one == pytest.approx(SURE)
    assert other == pytest.approx(1 - SURE)


def test_the_longer_a_match_the_surer() -> None:
    """Of one who goes by the rules, and, after two deals that may look so by chance, of one who searches."""
    view = remembered(BELA, "medium", "medium", "medium", "hard")
    found = [beliefs(replace(view, past=view.past[:deals])) for deals in (0, 2, 3, 4, DEALS)]
    assert [one for one, _ in found] == sorted(one for one, _ in found)
    assert [other for _, other in found[1:]] == sorted((other for _, other in found[1:]), reverse=True)
    assert found[-1][1] < FIRST < found[-1][0]


def test_what_is_remembered_is_the_same_whenever_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[PlayedDeal] = []

    def tell(*given: object) -> None:
        told.append(given[-1])  # type: ignore[arg-type]
        tell_rules(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(habits, "tell_rules", tell)
    view = remembered(BELA, "medium", "medium", "medium", "easy")
    memory, profile = Habits(Imagination().playout), plain(BELA, rule_player=FIRST)
    for deals in (2, 5, 5, 3, DEALS):
        part = replace(view, past=view.past[:deals])
        assert memory.beliefs(part, profile) == beliefs(part)
    told.clear()
    memory.beliefs(view, profile)
    assert told == []
    opposite = replace(view, seat=1)
    assert memory.beliefs(opposite, profile) == beliefs(opposite) != beliefs(view)


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
def test_believed_opponents_play_by_the_rules_in_every_deal_that_is_played_out() -> None:
    imagination, checked, differs = Imagination(), 0, 0
    for seed in range(12):
        state, view = leads(BELA, seed)
        assert view.contract is not None
        imagination.deals(view, view.contract, 1, plain(view.rules, worlds=4, drawn=1, rule_player=0.5))
        playout = imagination.playout
        hands = array("I", [playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands])
        found = []
        for believed in (1.0, 0.0):
            playout.believed[0] = playout.believed[1] = believed
            for card in view.choices.cards:
                ends = array("Q", [0])
                playout.run(hands, 1, view.seat, array("i", [playout.inner(card)]), 1, ends)
                found.append((ends[0] & POINTS, ends[0] >> POINT_BITS & POINTS))
        cards = view.choices.cards
        right = [played_out(state, card) for card in cards]
        assert [one for one, other in zip(found, right, strict=False) if other] == list(
            filter(None, right)
        ), seed
        checked += len(right) - right.count(None)
        differs += found[: len(cards)] != found[len(cards) :]
    assert checked > 30
    assert differs > 3


@pytest.mark.skipif(not COMPILED, reason="plain Python is slow")
def test_each_opponent_plays_by_the_rules_as_often_as_is_believed() -> None:
    imagination = Imagination()
    state, view = leads(BELA, 1)
    assert view.contract is not None
    imagination.deals(view, view.contract, 1, plain(view.rules, worlds=4, drawn=1, rule_player=0.5))
    playout = imagination.playout
    hands = array("I", [playout.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands] * 1000)
    choices, kinds = array("i", [playout.inner(view.choices.cards[0])]), []
    for believed in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.3, 0.6)):
        playout.believed[0], playout.believed[1] = believed
        ends = array("Q", [0] * 1000)
        playout.run(hands, 1000, view.seat, choices, 1, ends)
        kinds.append(Counter(ends))
    nobody, one, other, both = (next(iter(kind)) for kind in kinds[:4])
    assert all(len(kind) == 1 for kind in kinds[:4])
    shares = Counter({nobody: 0})
    for end, chance in ((nobody, 0.7 * 0.4), (one, 0.3 * 0.4), (other, 0.7 * 0.6), (both, 0.3 * 0.6)):
        shares[end] += round(1000 * chance)
    assert all(abs(kinds[4][end] - share) < 40 for end, share in shares.items())
    assert len(set(kinds[4])) > 1


def test_in_another_deal_nobody_is_believed_to() -> None:
    imagination = Imagination()
    view = views("bela4", 1)[-1]
    assert view.contract is not None
    imagination.deals(view, view.contract, 1, plain(view.rules, worlds=4, drawn=1, rule_player=0.5))
    assert max(imagination.playout.believed) > 0
    imagination.deals(view, view.contract, 1, plain(view.rules, worlds=4, drawn=1))
    assert max(imagination.playout.believed) == 0
