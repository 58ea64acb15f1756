"""Every deal of every game adds up: cards, declarations, capot, and what is written."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.declaration import Kind
from game.rules.events import DealScored
from game.rules.options.play import Renege
from game.rules.options.rules import Rules
from game.rules.options.score import EVEN_SCALE, Writing
from game.rules.result import DealResult, Outcome
from game.rules.scoring import factors_of
from game.rules.seats import side_of
from game.rules.state import MatchState, new_match
from game.rules.trick import trick_points
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.rules.played import steps
from tests.rules.wild import house_rules, wild_match

DEALS = often(60, 200)
HOUSES = often(15, 25)
OUTCOMES = {Outcome.MADE, Outcome.FELL, Outcome.HUNG}
EVEN_DECK = 152
WHOLE = {"C": 162, "D": 162, "H": 162, "S": 162, "AT": 258, "NT": 130}


def check_cards(state: MatchState, result: DealResult) -> None:
    """All cards in play and the last trick: the whole deck where all of it is in play."""
    deal, rules = state.the_deal, state.rules
    assert result.contract is not None
    trumps = result.contract.trumps
    cards = [card for hand in deal.hands for card in hand] + list(deal.discarded)
    assert sum(result.card_points) == (
        trick_points(tuple(cards), trumps, rules.score.scale(trumps)) + rules.score.last_trick
    )
    if len(cards) == 32:
        house = 4 * (rules.score.king - 4) + rules.score.last_trick - 10
        even = EVEN_DECK + rules.score.last_trick
        is_even = rules.score.scale(trumps) == EVEN_SCALE
        assert sum(result.card_points) == (even if is_even else WHOLE[trumps.value] + house)
    else:
        assert rules.players < 4


def check_totals(rules: Rules, result: DealResult) -> None:
    assert result.contract is not None
    factors = factors_of(result.contract.trumps, rules.score)
    bonus = result.bonus or (0,) * len(result.totals)
    for side, total in enumerate(result.totals):
        parts = result.card_points[side] * factors.cards + result.declaration_points[side] + bonus[side]
        assert total == parts
    called = sum(one.declaration.value for one in result.declared)
    assert sum(result.declaration_points) <= called * factors.declared
    if not result.bonus and rules.score.capot:
        assert result.capot is None


def check_written(rules: Rules, result: DealResult) -> None:
    """What goes into the sheet is what was made, all of it, or what was bid besides."""
    assert result.contract is not None
    taker = side_of(result.contract.taker, rules.players)
    written = sum(result.written) - result.hung_before + result.hung_after
    whole = sum(result.totals)
    if result.match_winner is not None:
        assert result.written[result.match_winner] == sum(result.written) == rules.match.target
    elif rules.score.writing is Writing.TENS:
        assert written == (whole + 5) // 10 * result.multiplier
    elif rules.score.writing is Writing.BID:
        assert result.multiplier in rules.auction.multipliers
        if result.outcome is Outcome.MADE and result.multiplier == 1:
            assert written == whole + result.contract.goal
        if result.outcome is Outcome.FELL:
            belote = sum(
                one.declaration.value for one in result.declared if one.declaration.kind is Kind.BELOTE
            )
            left = sum(result.declaration_points) - belote
            assert written - belote == (160 + result.contract.goal + left) * result.multiplier
    elif result.outcome is Outcome.FELL and rules.players == 3:
        assert written == whole - result.totals[taker]
    else:
        assert written == whole
    assert result.lost == ()
    assert result.dashes <= {taker}


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_deal_adds_up(game: str) -> None:
    outcomes: Counter[Outcome] = Counter()
    for before, step in steps(GAMES[game].rules, f"adding up {game}", DEALS):
        for event in step.events:
            if isinstance(event, DealScored) and event.result.outcome in OUTCOMES:
                result = event.result
                outcomes[result.outcome] += 1
                check_cards(step.state, result)
                check_totals(before.rules, result)
                check_written(before.rules, result)
                assert result.hung_before == before.hung
                assert result.hung_after == step.state.hung
    assert sum(outcomes.values()) > DEALS * 0.9
    assert (outcomes[Outcome.FELL] > 0) is GAMES[game].rules.score.can_fall


@pytest.mark.sampled(2, 1)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_the_sum_of_its_parts_under_any_house_rules(game: str) -> None:
    seen: Counter[Outcome] = Counter()
    for number in range(HOUSES):
        luck = Random(f"houses {game} {number}")
        rules = house_rules(luck, GAMES[game].rules)
        scores, hung = (0,) * len(new_match(rules).scores), 0
        for _, step in wild_match(rules, luck, 3):
            for event in step.events:
                if not isinstance(event, DealScored):
                    continue
                result = event.result
                seen[result.outcome] += 1
                scores = tuple(one + two for one, two in zip(scores, result.written, strict=True))
                assert event.scores == scores == step.state.scores
                assert result.hung_before == hung
                hung = result.hung_after
                if result.outcome in OUTCOMES:
                    check_totals(rules, result)
                    check_cards(step.state, result)
                    assert not result.lost or rules.play.renege is Renege.TEN_POINTS
                assert all(result.written[side] in {0, *result.lost} for side in result.dashes)
    assert seen[Outcome.MADE] > 0
    assert sum(seen.values()) >= HOUSES
