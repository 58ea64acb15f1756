"""A deal is worth what it adds to the chance to win the match, in points as they are worth when it begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai import levels
from game.ai.search.end_values import DealValue
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.rules.result import Outcome
from game.rules.seats import Side, sides
from game.rules.writing.count import Count
from game.variants.catalogue import GAMES, game_named

RULES = game_named("belot_bg").rules
TWO = game_named("bela2").rules
KNOWN = {"belot_bg", "belot_bg_official", "bela2"}
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


def for_calls(rules: Rules, own: Side, scores: tuple[int, ...], hung: int) -> DealValue:
    """What a master's calls are valued by."""
    return DealValue(rules, own, scores, hung, levels.master(rules).calls.call_odds)


def worth(count: Count, own: int, other: int, hung: int = 0, rules: Rules = RULES) -> float:
    return for_calls(rules, 0, (own, other), hung).with_outcome(count)[0]


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_valued_by_the_match_where_the_odds_to_win_it_are_known(game: str) -> None:
    rules = GAMES[game].rules
    found = for_calls(rules, 0, (0,) * sides(rules.players), 0)
    assert (found.odds is not None) is (game in KNOWN)
    for level in (levels.hard, levels.master, levels.pure):
        assert (level(rules).rollout.card_odds is not None) is (game == "bela2")


@pytest.mark.parametrize(("rules", "within"), [(RULES, 0.04), (TWO, 0.13)])
def test_when_a_match_begins_points_are_points_of_the_sheet(rules: Rules, within: float) -> None:
    for count in (MADE, FALLEN, THEIRS, THEIR_FALL):
        sheet, match = DealValue(rules, 0, (0, 0), 0), for_calls(rules, 0, (0, 0), 0)
        assert match.with_outcome(count)[0] == pytest.approx(sheet.with_outcome(count)[0], rel=within)
        assert match.with_outcome(count)[1] is sheet.with_outcome(count)[1]
    assert for_calls(rules, 0, (0, 0), 0).with_outcome(MADE)[1] is Outcome.MADE


@pytest.mark.parametrize("rules", [RULES, TWO])
@pytest.mark.parametrize("scores", [(0, 0), (9, 101), (101, 9), (21, 6), (1, 1)])
def test_what_one_side_gains_the_other_loses(rules: Rules, scores: tuple[int, int]) -> None:
    one, other = (rules.match.target - short for short in scores)
    for count in (MADE, FALLEN, THEIRS, THEIR_FALL):
        mine = for_calls(rules, 0, (one, other), 8).with_outcome(count)[0]
        assert for_calls(rules, 1, (one, other), 8).with_outcome(count)[0] == pytest.approx(-mine)


def test_in_two_whoever_leads_may_lose_more_by_a_deal_than_win() -> None:
    made, fallen = (DealValue(TWO, 0, (400, 100), 0).with_outcome(end)[0] for end in (MADE, FALLEN))
    assert made > -1.5 * fallen
    assert worth(MADE, 400, 100, rules=TWO) < -0.6 * worth(FALLEN, 400, 100, rules=TWO)
    assert worth(THEIR_FALL, 100, 400, rules=TWO) > -1.5 * worth(THEIRS, 100, 400, rules=TWO)


def test_in_two_no_more_is_won_than_the_match() -> None:
    every = replace(MADE, cards=(112, 50))
    for scores in ((490, 490), (470, 300)):
        more = worth(every, *scores, rules=TWO) - worth(MADE, *scores, rules=TWO)
        assert more == pytest.approx(20 / 64), "but card points"
    assert worth(every, 300, 300, rules=TWO) - worth(MADE, 300, 300, rules=TWO) > 20


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
    assert worth(MADE, 0, 0, rules=long) == pytest.approx(worth(MADE, 0, 0), rel=0.03)
    assert worth(MADE, 135, 135, rules=long) < worth(MADE, 135, 135) / 2
