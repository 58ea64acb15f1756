"""What contracts come to is what the sheet says, and chances to win the match follow from it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from game.ai.bidding import call_code
from game.ai.bidding.call_policy import CALLS, INPUTS
from game.ai.coding import TRUMP_CODES
from game.rules.contract import Trumps
from game.variants.catalogue import game_named
from tests.lab.training.auctions import Scores, fresh
from tests.lab.training.called_matches import Caller, play_matches
from tests.lab.training.contracts import COLUMNS, HUNG, NOBODY, OTHER, OWN, WINNER, Sheet, played_out
from tests.lab.training.match_chance import MatchChance
from tests.lab.training.network import Network
from tests.lab.training.stakes import SHEET, stakes_of

RULES = game_named("belot_bg").rules
TARGET = RULES.match.target
NOTHING = (0, 0, NOBODY, 0)


def score(own: int, other: int, hung: int = 0) -> Scores:
    return Scores(np.array([[own, other]]), np.array([hung]))


def lines(*found: tuple[int, int, int, int]) -> Sheet:
    return Sheet(np.array(found)[None])


def sixteens() -> MatchChance:
    """In every deal one side writes 16 and the other nothing, each in every second one at any score."""

    def plays(scores: Scores) -> Sheet:
        is_own = np.arange(len(scores.hung)) % 2 == 0
        return Sheet(np.where(is_own[:, None], (16, 0, 0, 0), (0, 16, 1, 0)))

    return MatchChance(TARGET, plays, 40, np.random.default_rng(2))


def caller(call: int) -> Caller:
    """Who says that whenever it is open."""
    network = Network(INPUTS, 4, CALLS, np.random.default_rng(1))
    network.parts = [np.zeros_like(part) for part in network.parts]
    network.parts[3][0, call] = 1
    return Caller(network)


def test_contracts_come_to_what_the_sheet_says() -> None:
    """Who falls writes nothing, with contra the other side twice as much; who makes it has more in both."""
    hands, where = fresh(40, 5, np.random.default_rng(3)).hands, np.arange(40)
    codes = np.full((40, CALLS), call_code.THROWN_IN)
    for taker in range(4):
        codes[:, taker] = TRUMP_CODES[Trumps.HEARTS] | taker << call_code.TAKER_AT
        codes[:, 4 + taker] = codes[:, taker] | 1 << call_code.MULTIPLIER_AT
    found = played_out(RULES, hands, where, codes, np.random.default_rng(4)).lines
    assert found.shape == (40, CALLS, COLUMNS)
    assert (found[:, 8:] == NOTHING).all(), "nobody plays"
    plain, doubled = found[:, :4], found[:, 4:8]
    takers = np.array([0, 1, 0, 1])
    has_made, hangs = plain[..., WINNER] == takers, plain[..., WINNER] == NOBODY
    assert 20 < has_made.sum() < 140
    assert (plain[..., HUNG] > 0).tolist() == hangs.tolist()
    assert hangs.mean() < 0.1
    taken = np.where(takers == 0, plain[..., OWN], plain[..., OTHER])
    others = plain[..., OWN] + plain[..., OTHER] - taken
    has_fallen = ~has_made & ~hangs
    assert (taken[has_made] >= others[has_made]).all()
    assert not taken[has_fallen].any()
    twice = doubled[..., OWN] + doubled[..., OTHER]
    assert twice[has_fallen] == pytest.approx(2 * others[has_fallen], abs=1), "tens are rounded"
    assert (doubled[..., WINNER] == plain[..., WINNER]).all()


def test_what_hung_goes_to_the_winner_and_hangs_on_where_nobody_wins() -> None:
    sheet = lines((16, 0, 0, 0), (6, 10, 1, 0), (0, 8, NOBODY, 8))
    hung = np.array([[5, 5, 5]])
    assert sheet.written(hung).tolist() == [[[21, 0], [6, 15], [0, 8]]]
    assert sheet.hangs(hung).tolist() == [[0, 0, 13]]


def test_the_chance_is_even_where_both_lack_the_same_and_the_sides_are_each_others() -> None:
    chance = sixteens()
    for own in (1, 15, 16, 17, 80, TARGET):
        assert chance.of(score(own, own)) == pytest.approx(0.5)
        for other in (1, 40, TARGET):
            assert chance.of(score(own, other)) + chance.of(score(other, own)) == pytest.approx(1)


def test_the_chance_is_that_of_so_many_deals_won_before_so_many_lost() -> None:
    """In steps of 16 it is known: one of two, three of four, and eleven of sixteen."""
    chance = sixteens()
    for own, other, expected in ((16, 16, 1 / 2), (1, 17, 3 / 4), (16, 32, 3 / 4), (20, 33, 11 / 16)):
        assert chance.of(score(own, other)) == pytest.approx(expected, abs=1e-6)


def test_after_a_deal_the_match_is_won_or_goes_on() -> None:
    chance = sixteens()
    found = chance.after(
        score(20, 10, 4),
        lines((16, 0, 0, 0), (15, 0, 0, 0), (0, 6, 1, 0), (25, 12, 0, 0), (26, 20, NOBODY, 8), NOTHING),
    )
    goes_on, stays = chance.of(score(1, 10)), chance.of(score(20, 10, 4))
    assert found[0] == pytest.approx([1, goes_on[0], 0, 1, 0, stays[0]])
    assert chance.after(score(20, 10), Sheet(np.array([(15, 0, 0, 0)]))) == pytest.approx(
        [chance.of(score(5, 10))[0]]
    )


def test_matches_are_played_to_their_end_from_both_sides() -> None:
    """Whoever always names hearts against whoever always names all trumps; against itself it is level."""
    random = np.random.default_rng(3)
    hearts, everything = caller(call_code.BID + TRUMP_CODES[Trumps.HEARTS]), caller(call_code.BID + 5)
    same = play_matches(RULES, hearts, hearts, 30, random)
    assert (same.shares == 0.5).all()
    assert (same.met.short > -300).all()
    assert same.met.short.max() == TARGET
    assert (same.met.short.min(1) > 0).mean() > 0.95, "but for a deal more where both are level"
    found = play_matches(RULES, hearts, everything, 60, random)
    assert set(found.shares.tolist()) <= {0.0, 0.5, 1.0}
    assert found.shares.mean() != 0.5
    again = play_matches(RULES, everything, hearts, 60, np.random.default_rng(9))
    other = play_matches(RULES, hearts, everything, 60, np.random.default_rng(9))
    assert again.shares.mean() + other.shares.mean() == pytest.approx(1, abs=0.2), "other seats begin"
    assert found.told().endswith(" %")


def test_a_point_is_worth_a_little_and_late_scores_come_oftener() -> None:
    random = np.random.default_rng(5)
    stakes = stakes_of(RULES, caller(call_code.BID + 5), 40, 60, random)
    assert 0.002 < stakes.point < 0.02
    found = stakes.lot(2000, random)
    assert found.short.min() >= 1
    assert (found.short.min(1) <= 61).mean() == pytest.approx(0.6, abs=0.05)
    gains = stakes.gains(score(TARGET, TARGET), lines((10, 0, 0, 0), NOTHING))
    assert gains[0] == pytest.approx([10 * (1 + SHEET), 0], abs=1e-6)
    lot = Random(1)
    for _ in range(20):
        own, other = (lot.randrange(1, TARGET + 1) for _ in range(2))
        more, less = stakes.gains(score(own, other), lines((30, 0, 0, 0), (0, 30, 1, 0)))[0]
        assert more >= 0 >= less
