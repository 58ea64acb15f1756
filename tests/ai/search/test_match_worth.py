"""A deal is worth what it adds to the chance to win the match, in points as they are worth when it begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.search.deal_worth import DealWorth
from game.ai.search.match_worth import MatchWorth
from game.rules.contract import Trumps
from game.rules.result import Outcome
from game.rules.writing.count import Count
from game.variants.catalogue import game_named

RULES = game_named("belot_bg").rules
TARGET = RULES.match.target
MADE = Count(
    taker=0,
    cards=(102, 60),
    declared=(0, 0),
    belote=(0, 0),
    tricks=(1, 1),
    last=0,
    trumps=Trumps.HEARTS,
)
FALLEN = replace(MADE, cards=(60, 102), last=1)
THEIRS = replace(FALLEN, taker=1)
"""The other side makes hearts."""
THEIR_FALL = replace(MADE, taker=1)


def worth(count: Count, own: int, other: int, hung: int = 0, side: int = 0) -> float:
    scores = (own, other) if side == 0 else (other, own)
    return MatchWorth(RULES, side, scores, hung).of(count)


def test_when_a_match_begins_points_are_points_of_the_sheet() -> None:
    for count in (MADE, FALLEN, THEIRS, THEIR_FALL):
        sheet = DealWorth(RULES, 0, (0, 0), 0)
        assert worth(count, 0, 0) == pytest.approx(sheet.of(count), rel=0.04)
        assert MatchWorth(RULES, 0, (0, 0), 0).judged(count)[1] is sheet.judged(count)[1]
    assert MatchWorth(RULES, 0, (0, 0), 0).judged(MADE)[1] is Outcome.MADE


@pytest.mark.parametrize("scores", [(0, 0), (142, 50), (50, 142), (130, 145), (150, 150)])
def test_what_one_side_gains_the_other_loses(scores: tuple[int, int]) -> None:
    for count in (MADE, FALLEN, THEIRS, THEIR_FALL):
        mine = MatchWorth(RULES, 0, scores, 8).of(count)
        assert MatchWorth(RULES, 1, scores, 8).of(count) == pytest.approx(-mine)


def test_contra_costs_nothing_where_the_match_is_lost_anyway_and_may_win_it() -> None:
    doubled, fallen = (replace(one, multiplier=2) for one in (THEIRS, THEIR_FALL))
    assert worth(doubled, 50, 142) == worth(THEIRS, 50, 142)
    assert worth(fallen, 50, 142) > worth(THEIR_FALL, 50, 142) + 3
    assert worth(doubled, 50, 100) < worth(THEIRS, 50, 100) - 5, "the match would go on"


def test_nothing_is_won_beyond_the_target() -> None:
    every = replace(MADE, cards=(162, 0), tricks=(8, 0))
    assert worth(every, 141, 100) - worth(MADE, 141, 100) == pytest.approx(120 / 64), "but card points"
    assert worth(every, 100, 100) - worth(MADE, 100, 100) > 10
    lead, level = worth(MADE, 141, 40), worth(MADE, 141, 140)
    assert level > 3 * lead, "and little by who wins anyway"


def test_what_hangs_goes_to_the_winner_of_the_deal() -> None:
    assert worth(MADE, 100, 100, hung=12) > worth(MADE, 100, 100) + 8
    assert worth(FALLEN, 100, 100, hung=12) < worth(FALLEN, 100, 100) - 8


def test_a_longer_match_begins_with_the_same_points_and_ends_later() -> None:
    long = replace(RULES, match=replace(RULES.match, target=2 * TARGET))
    assert MatchWorth(long, 0, (0, 0), 0).of(MADE) == pytest.approx(worth(MADE, 0, 0), rel=0.03)
    assert MatchWorth(long, 0, (135, 135), 0).of(MADE) < worth(MADE, 135, 135) / 2
