"""What people tell of a deal gives the same line as the engine that saw every card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.levels import make_mind
from game.rules.actions import Action, Claim, Shuffle
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.contract import Trumps
from game.rules.declaration import Kind
from game.rules.options.play import Renege
from game.rules.options.score import Tie
from game.rules.phase import Phase
from game.rules.result import DealResult, Outcome
from game.rules.seats import side_of, sides
from game.rules.state import MatchState
from game.table.headless import Bout
from game.table.real_match import RealMatch, view_of
from game.table.scorer import Ending, Standing, Told, count_of, line_of, standing_after
from game.table.scorer_check import (
    asks_for_help,
    asks_for_last,
    asks_for_more,
    endings,
    is_whole,
    most_belotes,
    most_points,
    multipliers,
    trumps_called,
    values,
    wrong_with,
)
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.depth import often

ENDINGS = {
    Outcome.BELOT: Ending.BELOT,
    Outcome.STOPPED: Ending.STOPPED,
    Outcome.CLAIMED: Ending.CLAIMED,
    Outcome.PENALTY: Ending.FAULT,
}


def told_of(result: DealResult, state: MatchState, last: Action) -> Told:
    """What somebody says who sat at the table: nothing that only the engine knows."""
    players, contract, deal = state.rules.players, result.contract, state.the_deal
    declared: list[list[int]] = [[] for _ in range(sides(players))]
    belotes = [0] * sides(players)
    for one in result.declared:
        if one.declaration.kind is Kind.BELOTE:
            belotes[side_of(one.seat, players)] += 1
        else:
            declared[side_of(one.seat, players)].append(one.declaration.value)
    tricks = [0] * sides(players)
    takers = deal.playing.takers if deal.playing is not None else ()
    for seat in takers:
        tricks[side_of(seat, players)] += 1
    ending = ENDINGS.get(result.outcome, Ending.PLAYED)
    who = 0
    if state.result is not None and ending in (Ending.BELOT, Ending.STOPPED):
        who = state.result.winners[0]
    if isinstance(last, Claim):
        who = side_of(last.seat, players)
    return Told(
        ending=ending,
        who=who,
        taker=side_of(contract.taker, players) if contract is not None else None,
        trumps=contract.trumps if contract is not None else None,
        multiplier=contract.multiplier if contract is not None else 1,
        goal=contract.goal if contract is not None else 0,
        cards=result.card_points,
        declared=tuple(map(tuple, declared)),
        belotes=tuple(belotes),
        tricks=tuple(min(won, 1) for won in tricks) if ending is Ending.PLAYED else (),
        last=side_of(takers[-1], players) if takers else None,
    )


def faceless(result: DealResult, players: int) -> DealResult:
    """The line without what nobody tells: the cards of declarations, and which of two partners called."""
    contract = result.contract
    if contract is not None:
        contract = replace(contract, taker=side_of(contract.taker, players))
    return replace(result, number=0, declared=(), contract=contract)


def assert_same_lines(game: str, deals: int, mind: str) -> None:
    """Play so many deals, tell them all, and compare line by line and in the sums."""
    rules, done, number = GAMES[game].rules, 0, 0
    while done < deals:
        bout = Bout(rules, [make_mind(mind) for _ in range(rules.players)], f"{mind} {number}")
        told: list[Told] = []
        shuffled, first, number = 0, -1, number + 1
        while bout.state.result is None and done < deals:
            result, done = bout.play_deal(), done + 1
            shuffles = sum(isinstance(action, Shuffle) for action in bout.actions)
            thrown_in, shuffled = shuffles - shuffled - 1, shuffles
            if first < 0:
                first = (bout.state.the_deal.dealer - thrown_in) % rules.players
            told += [Told(ending=Ending.PASSED)] * thrown_in
            standing = standing_after(tuple(told), rules, first)
            assert standing.dealer == bout.state.the_deal.dealer
            told.append(told_of(result, bout.state, bout.actions[-1]))
            assert wrong_with(told[-1], rules) is None, told[-1]
            standing = standing_after(tuple(told), rules, first)
            assert [faceless(line, rules.players) for line in standing.results] == [
                faceless(line, rules.players) for line in bout.state.results
            ]
            assert standing.scores == bout.state.scores
            assert standing.hung == bout.state.hung
            assert standing.over == bout.state.result
            assert len(standing.results) == len(standing.places)


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", GAMES)
def test_twenty_simulated_deals_give_the_engine_s_totals(game: str) -> None:
    assert_same_lines(game, 20, "easy")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_many_simulated_deals_give_the_engine_s_totals(game: str) -> None:
    """Points hang in one deal of a hundred, where they do."""
    hangs = GAMES[game].rules.score.tie is Tie.HANG
    assert_same_lines(game, 300 if hangs else often(30, 300), "random")


BELA, BELA3 = GAMES["bela4"].rules, GAMES["bela3"].rules
BULGARIAN, COINCHE = GAMES["belot_bg"].rules, GAMES["coinche_fr"].rules
HEARTS = Told(taker=0, trumps=Trumps.HEARTS, cards=(102, 60))


@pytest.mark.parametrize(
    ("deal", "game", "wrong"),
    [
        (HEARTS, "bela4", ""),
        (replace(HEARTS, cards=(163, 0)), "bela4", "range"),
        (replace(HEARTS, cards=(-1, 163)), "bela4", "range"),
        (replace(HEARTS, cards=(102, 61)), "bela4", "sum"),
        (replace(HEARTS, cards=(161, 1)), "bela4", "never"),
        (replace(HEARTS, cards=()), "bela4", "cards"),
        (replace(HEARTS, taker=None), "bela4", "taker"),
        (replace(HEARTS, trumps=None), "bela4", ""),
        (replace(HEARTS, trumps=None, cards=(102, 61)), "bela4", "sum"),
        (replace(HEARTS, trumps=None), "belot_bg", ""),
        (replace(HEARTS, trumps=None, cards=(100, 30)), "belot_bg", "sum"),
        (replace(HEARTS, trumps=None, goal=100), "coinche_fr", ""),
        (replace(HEARTS, declared=((30,), ())), "bela4", "many"),
        (replace(HEARTS, declared=((200, 200), ())), "bela4", "many"),
        (replace(HEARTS, declared=((120,), ())), "bela4", "many"),
        (replace(HEARTS, declared=((20,) * 5, ())), "bela4", "many"),
        (replace(HEARTS, declared=((50,) * 3, ())), "belote2_es", "many"),
        (replace(HEARTS, declared=((20,), (50,))), "bela4", "both"),
        (replace(HEARTS, belotes=(1, 1)), "bela4", "belotes"),
        (replace(HEARTS, tricks=(1, 0)), "bela4", "trickless"),
        (replace(HEARTS, cards=(162, 0), tricks=(1, 0)), "bela4", ""),
        (replace(HEARTS, cards=(162, 0), tricks=(0, 0)), "bela4", "tricks"),
        (Told(ending=Ending.FAULT, who=1), "bela4", ""),
        (Told(ending=Ending.FAULT, who=1, declared=((30,), ())), "bela4", "many"),
        (replace(HEARTS, cards=(128, 130), trumps=Trumps.ALL, belotes=(2, 2)), "belot_bg", ""),
        (replace(HEARTS, cards=(128, 3), trumps=Trumps.NONE), "belot_bg", "sum"),
        (replace(HEARTS, cards=(70, 60), trumps=Trumps.NONE, declared=((20,), ())), "belot_bg", "none"),
        (replace(HEARTS, declared=((20,), (50,))), "belot_bg_official", ""),
        (HEARTS, "coinche_fr", "goal"),
        (Told(ending=Ending.FAULT, who=1, taker=0), "coinche_fr", ""),
        (replace(HEARTS, goal=100), "coinche_fr", ""),
        (replace(HEARTS, cards=(40, 50)), "bela2", ""),
        (replace(HEARTS, cards=(100, 70)), "bela2", "above"),
        (replace(HEARTS, cards=(22, 60, 80), tricks=(0, 1, 1)), "bela3", ""),
        (replace(HEARTS, cards=(60, 22, 80), tricks=(1, 0, 1)), "bela3", "trickless"),
        (replace(HEARTS, cards=(60, 22, 80), declared=((), (20,), (50,))), "bela3", ""),
        (replace(HEARTS, cards=(60, 22, 80), declared=((20,), (), (50,))), "bela3", "both"),
        (replace(HEARTS, declared=((120,), ())), "belote4_es", "many"),
        (replace(HEARTS, declared=((100, 20), ())), "belote4_es", ""),
    ],
)
def test_what_cannot_be_gets_a_reason(deal: Told, game: str, wrong: str) -> None:
    found = wrong_with(deal, GAMES[game].rules)
    assert (found.key if found is not None else "") == (f"scorer.bad.{wrong}" if wrong else "")


def test_what_two_hands_hold_may_be_told() -> None:
    most = replace(HEARTS, declared=((20,) * 4, ()))
    assert wrong_with(most, GAMES["bela4"].rules) is None
    assert wrong_with(replace(HEARTS, declared=((50,) * 4, ())), GAMES["bela4"].rules) is None


def test_what_is_asked_follows_from_the_rules() -> None:
    assert [most_points(BULGARIAN, one) for one in (Trumps.CLUBS, Trumps.NONE, Trumps.ALL)] == [162, 130, 258]
    assert trumps_called(BULGARIAN) == tuple(Trumps)
    assert len(trumps_called(BELA)) == 4
    assert (most_belotes(BULGARIAN, Trumps.ALL), most_belotes(BULGARIAN, Trumps.NONE)) == (4, 0)
    said = [
        options_from(options, BELA) for options in ({}, {"contra": True}, {"contra": True, "recontra": True})
    ]
    assert [multipliers(rules) for rules in said] == [(1,), (1, 2), (1, 2, 4)]
    assert values(BELA, Trumps.HEARTS) == (20, 50, 100, 150, 200)
    assert values(GAMES["belote2_es"].rules, Trumps.HEARTS) == (20, 50, 100, 150, 200)
    assert {game for game in GAMES if is_whole(GAMES[game].rules)} == set(GAMES) - {
        "bela2",
        "belote2_es",
        "belote3_es",
    }
    assert endings(BELA) == (Ending.PLAYED, Ending.FAULT, Ending.BELOT)
    assert endings(GAMES["belote2_es"].rules) == (Ending.PLAYED, Ending.FAULT, Ending.CLAIMED)
    two_share = Told(taker=0, trumps=Trumps.CLUBS, cards=(90, 60, 0), tricks=(1, 1, 0))
    assert asks_for_last(GAMES["belote3_es"].rules, two_share)
    assert not asks_for_last(BELA3, two_share)
    gives = options_from({"trickless": "toOpponents"}, BELA3)
    assert asks_for_more(gives, replace(two_share, cards=(0, 90, 72), tricks=(0, 1, 1)))
    assert not asks_for_more(gives, two_share)


def test_who_took_more_tricks_gets_what_a_trickless_taker_declared() -> None:
    rules = options_from({"trickless": "toOpponents"}, BELA3)
    deal = Told(taker=0, trumps=Trumps.CLUBS, cards=(0, 81, 81), declared=((50,), (), ()), tricks=(0, 1, 2))
    assert line_of(deal, rules, number=1, hung=0).written == (0, 81, 131)


@pytest.mark.parametrize(("has_helped", "written"), [(False, (752, 0)), (True, (0, 660))])
def test_a_generale_counts_only_without_the_partner(*, has_helped: bool, written: tuple[int, int]) -> None:
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    deal = Told(
        taker=0,
        trumps=Trumps.HEARTS,
        goal=GENERALE_GOAL,
        cards=(162, 0),
        tricks=(1, 0),
        has_helped=has_helped,
    )
    assert asks_for_help(rules, deal)
    assert line_of(deal, rules, number=1, hung=0).written == written
    assert not asks_for_help(rules, replace(deal, tricks=(1, 1)))
    assert not asks_for_help(rules, replace(deal, goal=CAPOT_GOAL))


def test_who_has_all_tricks_has_the_last_one_whatever_was_told() -> None:
    deal = Told(taker=0, trumps=Trumps.CLUBS, cards=(0, 162), tricks=(0, 1))
    for last in (None, 0, 1):
        assert count_of(replace(deal, last=last), GAMES["bela4"].rules).last == 1
    assert count_of(replace(deal, tricks=(), last=1), GAMES["bela4"].rules).last == 1


def test_ten_point_faults_cost_the_side_and_pay_the_others() -> None:
    base = GAMES["belote2_es"].rules
    rules = replace(base, play=replace(base.play, renege=Renege.TEN_POINTS))
    deal = Told(taker=0, trumps=Trumps.CLUBS, cards=(60, 50), faults=(2, 0))
    assert line_of(deal, rules, number=1, hung=0).written == (40, 70)


def test_a_match_goes_on_to_the_target_and_no_further() -> None:
    match = RealMatch(game="bela4", names=("A", "B", "C", "D"), options={"target": 301})
    for _ in range(3):
        match = match.with_deal(HEARTS)
    standing = match.standing()
    assert (standing.scores, standing.over) == ((306, 180), standing.over)
    assert standing.over is not None
    assert standing.over.winners == (0,)
    corrected = match.with_deal(replace(HEARTS, cards=(162, 0), tricks=(1, 0)), 0).standing()
    assert (corrected.scores, corrected.left_out) == ((354, 60), 1)
    struck = match.without_deal(1).standing()
    assert (struck.scores, struck.over, struck.dealer) == ((204, 120), None, 2)
    seen, on = view_of(match), view_of(match.without_deal(1))
    assert (seen.seat, seen.phase, seen.match_result) == (0, Phase.OVER, standing.over)
    assert (on.seat, on.phase, on.match_result) == (0, Phase.SHUFFLING, None)


def test_a_dealt_in_vain_moves_the_dealer_and_writes_nothing() -> None:
    match = RealMatch(game="belot_bg", names=("A", "B", "C", "D"), options={})
    match = match.with_deal(Told(ending=Ending.PASSED)).with_deal(HEARTS)
    standing = match.standing()
    assert (standing.dealer, standing.places, standing.scores) == (2, (1,), (10, 6))


def test_ends_at_once() -> None:
    belot = standing_after((Told(ending=Ending.BELOT, who=1),), BELA, 0)
    assert (belot.scores, belot.over is not None and belot.over.winners) == ((0, 1001), (1,))
    rules = GAMES["belote2_es"].rules
    before: Standing = standing_after((HEARTS,) * 9, rules, 0)
    assert before.over is None
    claim = replace(HEARTS, ending=Ending.CLAIMED, who=1, cards=(10, 60))
    wrong = standing_after((HEARTS,) * 9 + (claim,), rules, 0)
    assert wrong.over is not None
    assert (wrong.scores, wrong.over.winners) == ((928, 600), (0,))
    right = standing_after((HEARTS,) * 9 + (replace(claim, who=0, cards=(90, 10)),), rules, 0)
    assert right.over is not None
    assert right.over.winners == (0,)
    stop = options_from({"finish": "dosta"}, BELA)
    assert Ending.STOPPED in endings(stop)
    stopped = standing_after((replace(HEARTS, ending=Ending.STOPPED, who=1, cards=(0, 62)),), stop, 0)
    assert (stopped.scores, stopped.over is not None) == ((0, 62), True)
    fault = line_of(Told(ending=Ending.FAULT, who=0, taker=1, trumps=Trumps.CLUBS), BELA, number=1, hung=0)
    assert (fault.written, fault.dashes) == ((0, 162), frozenset({0}))
