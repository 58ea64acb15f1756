"""Every mind plays whole deals lawfully under all sorts of house rules, and the same way twice."""

from __future__ import annotations

import inspect
from dataclasses import replace
from random import Random

import pytest

from game.ai import levels
from game.ai.decision import Decision, NothingToDecideError, Reason
from game.ai.levels import LEVELS, MEASURES, UnknownLevelError, make_mind
from game.cards.card import DECK
from game.rules.actions import (
    Blunder,
    CallFault,
    ChooseDealer,
    Claim,
    Cut,
    Declare,
    Exchange,
    Keep,
    Play,
    Shuffle,
    Stop,
)
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import Rules
from game.rules.options.score import Writing
from game.rules.phase import Phase
from game.rules.seats import side_of
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.depth import often

ALL = (*LEVELS, *MEASURES)
FEWER = {"hard": 2, "master": 1}
"""Deals at most, of those who think long."""
BY_LEVEL = [pytest.param(level, marks=pytest.mark.sampled(13 if level in FEWER else 3)) for level in ALL]

HOUSE_RULES: dict[str, dict[str, object]] = {
    "plain": {},
    "doubling": {"contra": True, "recontra": True, "mus": False, "tie": "hang"},
    "by hand": {"announce": "manual", "declTiming": "firstCard"},
    "by hand before the lead": {"announce": "manual", "beloteKingFirst": True},
    "strict": {"strictTable": True, "talonLift": "onPass", "renege": "wholeGame"},
    "free": {"raisePlain": False, "ruff": "unlessPartnerWinning", "undertrump": "free"},
    "never ruff": {"ruff": "never", "overtrump": False, "renege": "tenPoints"},
    "enough": {"finish": "dosta", "target": 301, "shuffle": "neverReshuffle"},
}


def decisions_of(level: str, rules: Rules, seed: int, deals: int) -> list[Decision]:
    """What the level decides in all seats; every decision is applied, so it was lawful."""
    random, mind, made = Random(seed), make_mind(level), []
    deals = min(deals, FEWER.get(level, deals))
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    state = apply(new_match(rules), ChooseDealer(random.randrange(rules.players))).state
    while state.phase is not Phase.OVER and len(state.results) < deals:
        if state.phase is Phase.SHUFFLING:
            deck = state.gathered or tuple(random.sample(DECK, 32))
            state = apply(state, Shuffle(deck)).state
            continue
        seat = seat_to_act(state)
        assert seat is not None
        decision = mind.decide(view_for(state, seat), seed)
        made.append(decision)
        state = apply(state, decision.action).state
    return made


@pytest.mark.parametrize("house", HOUSE_RULES)
@pytest.mark.parametrize("level", BY_LEVEL)
def test_decisions_are_lawful_and_repeatable(level: str, house: str) -> None:
    rules, deals = options_from(HOUSE_RULES[house], Rules()), often(2, 4)
    first = decisions_of(level, rules, 77, deals)
    assert len(first) > 32
    assert first == decisions_of(level, rules, 77, deals)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BY_LEVEL)
def test_every_phase_of_every_game_is_answered(level: str, game: str) -> None:
    rules, deals = GAMES[game].rules, often(2, 5)
    made = decisions_of(level, rules, 11, deals)
    assert len(made) > min(deals, FEWER.get(level, deals)) * rules.pack.hand
    assert made == decisions_of(level, rules, 11, deals)
    assert not [one for one in made if isinstance(one.action, Blunder)]


@pytest.mark.parametrize("options", [{"mus": True}, {"contra": True, "recontra": True}])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", BY_LEVEL)
def test_forced_dealers_and_doubling_are_answered(level: str, game: str, options: dict[str, object]) -> None:
    rules = options_from(options, GAMES[game].rules)
    assert len(decisions_of(level, rules, 2, deals=often(1, 6))) > rules.pack.hand


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.rules.pack.turns_up])
def test_the_seven_is_exchanged_where_it_can_be(game: str) -> None:
    rules = options_from({"sevenExchange": "anyHand"}, GAMES[game].rules)
    made = [one for seed in range(12) for one in decisions_of("medium", rules, seed, 6)]
    kinds = {type(one.action) for one in made}
    assert {Exchange, Keep} <= kinds


@pytest.mark.parametrize("game", GAMES)
def test_games_by_hand_are_answered(game: str) -> None:
    """Everything said by the players themselves, at tables where a card may break a duty."""
    rules = GAMES[game].rules
    bulgarian = rules.score.writing is Writing.TENS
    faults = {"renegeBg": "26"} if bulgarian else {"renege": "tenPoints"}
    made = decisions_of("medium", options_from({"announce": "manual", **faults}, rules), 5, deals=8)
    assert any(isinstance(one.action, Declare) and one.action.declarations for one in made)
    assert not [one for one in made if isinstance(one.action, CallFault | Blunder)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_never_breaks_a_duty(level: str) -> None:
    rules = options_from({"renege": "wholeGame"}, Rules())
    made = decisions_of(level, rules, 3, deals=6)
    assert not [one for one in made if isinstance(one.action, CallFault)]
    assert sum(isinstance(one.action, Play) for one in made) == FEWER.get(level, 6) * 32


def test_the_seed_decides_when_the_easy_player_errs() -> None:
    assert decisions_of("easy", Rules(), 1, 3) != decisions_of("easy", Rules(), 2, 3)
    reasons = [one.reason for seed in range(6) for one in decisions_of("easy", Rules(), seed, 3)]
    assert 0.02 < reasons.count(Reason.OVERSIGHT) / len(reasons) < 0.3


def test_the_rule_player_overlooks_nothing() -> None:
    reasons = {one.reason for one in decisions_of("medium", Rules(), 5, 12)}
    assert Reason.OVERSIGHT not in reasons
    assert {Reason.CASHES_MASTER, Reason.DRAWS_TRUMPS, Reason.FEEDS_PARTNER, Reason.ONLY_CHOICE} <= reasons


def test_declaring_and_stopping_happen() -> None:
    manual = options_from(HOUSE_RULES["by hand before the lead"], Rules())
    by_hand = [one for seed in range(6) for one in decisions_of("medium", manual, seed, 4)]
    assert any(isinstance(one.action, Declare) and one.action.declarations for one in by_hand)
    assert any(isinstance(one.action, Play) and one.action.says_belote for one in by_hand)
    enough = options_from({"finish": "dosta", "target": 61}, Rules())
    stopped = [one for seed in range(20) for one in decisions_of("medium", enough, seed, 4)]
    assert any(isinstance(one.action, Stop) for one in stopped)


def test_cuts_lift_a_sensible_part_of_the_deck() -> None:
    cuts = [
        one.action.place
        for seed in range(60)
        for one in decisions_of("medium", Rules(), seed, 1)[:1]
        if isinstance(one.action, Cut)
    ]
    assert len(set(cuts)) > 10
    assert all(4 <= place <= 28 for place in cuts)


@pytest.mark.parametrize("level", ALL)
def test_nobody_decides_out_of_turn(level: str) -> None:
    state = apply(new_match(Rules()), ChooseDealer(0)).state
    state = apply(state, Shuffle(DECK)).state
    assert seat_to_act(state) == 3
    with pytest.raises(NothingToDecideError, match="seat 1 was asked to decide, but it is not its turn"):
        make_mind(level).decide(view_for(state, 1), 1)


def test_levels_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownLevelError, match=r"there is no level 'sage'; there is easy, .*, random"):
        make_mind("sage")


def test_a_mind_is_given_a_view_only() -> None:
    for level in ALL:
        assert list(inspect.signature(make_mind(level).decide).parameters) == ["view", "seed"]
    assert "MatchState" not in inspect.getsource(levels)


@pytest.mark.parametrize("game", ["belote2_es", "belote3_es", "belote4_es"])
def test_claims_are_made_and_are_right(game: str) -> None:
    """A short match to a low target: whoever says that he has enough has it."""
    rules, claims = options_from({"target": 120}, GAMES[game].rules), 0
    rules = replace(rules, deal=replace(rules.deal, first_dealer=FirstDealer.RANDOM))
    mind = make_mind("medium")
    for seed in range(12):
        random = Random(seed)
        state = apply(new_match(rules), ChooseDealer(0)).state
        while state.phase is not Phase.OVER and len(state.results) < 6:
            if state.phase is Phase.SHUFFLING:
                state = apply(state, Shuffle(tuple(random.sample(DECK, 32)))).state
                continue
            seat = seat_to_act(state)
            assert seat is not None
            decision = mind.decide(view_for(state, seat), seed)
            state = apply(state, decision.action).state
            if isinstance(decision.action, Claim):
                claims += 1
                assert state.result is not None
                assert side_of(seat, rules.players) in state.result.winners
    assert claims >= 3
