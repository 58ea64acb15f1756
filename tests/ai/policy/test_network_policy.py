"""What masters taught is there for every game, judges every lawful card, and places hidden cards better."""

from __future__ import annotations

import math
from random import Random

import pytest

from game.ai.belief.likelihood import PlayLikelihood
from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.deal_state import DealState
from game.ai.levels import make_mind
from game.ai.network import manifest
from game.ai.policy.features import CARDS, HEARING, INPUTS, RECKONING, card_network
from game.ai.policy.network_policy import NetworkPolicy
from game.ai.rollout.rollout import Rollout
from game.ai.trick_rules import COMPILED
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES, game_named
from tests.ai.forms import loaded
from tests.ai.profiles import master, plain
from tests.lab.arena.boards import called

POLICY, DEAL = "game.ai.policy.network_policy", "game.ai.deal_state"
RULES = "game.ai.trick_rules"
POLICIES = [policy for game in GAMES.values() for policy in master(game.rules).policies]
IMITATIONS = {policy.imitation for policy in POLICIES}
SELF_PLAY = {policy.self_play for policy in POLICIES}


def plain_policy() -> NetworkPolicy:
    """A policy as plain Python, whose steps can be seen, with a deal."""
    modules = loaded([RULES, DEAL, POLICY], compiled=False)
    policy: NetworkPolicy = modules["network_policy"].NetworkPolicy(modules["deal_state"].DealState())
    return policy


def begin(deal: DealState, *, trumps: int = 0, players: int = 4, taker: int = 0) -> None:
    """The deal before its first card."""
    friends = (4, 8, 1, 2) if players == 4 else (0,) * players
    deal.set_up(trumps, 0, players, friends, taker, 10, 4)
    deal.clear(8)


def test_every_kind_of_game_has_its_policy_and_none_lies_there_for_nothing() -> None:
    assert {name for name, known in manifest().items() if known["outputs"] == CARDS} == {
        *IMITATIONS,
        *SELF_PLAY,
    }


@pytest.mark.parametrize("name", sorted({*IMITATIONS, *SELF_PLAY}))
def test_a_policy_has_all_its_numbers(name: str) -> None:
    first, start, second, last = card_network(name)
    units = len(start)
    assert units > 0
    inputs = {HEARING, RECKONING} if name in SELF_PLAY else {INPUTS}
    assert len(first) in {one * units for one in inputs}
    assert (len(second), len(last)) == (CARDS * units, CARDS)
    assert len(set(first)) > 100


def test_the_chances_of_the_lawful_cards_make_one() -> None:
    """Within the half percent that a table in steps of a 128th may be off."""
    policy = plain_policy()
    policy.load(*card_network("imitation_four_beating"))
    random = Random(5)
    for _ in range(30):
        deck = random.sample(range(CARDS), CARDS)
        begin(policy.deal, taker=random.randrange(4))
        for place in range(random.randrange(20)):
            policy.encode(place % 4)
            policy.deal.play(place % 4, deck[place])
        hand = deck[24 : 24 + random.randrange(2, 9)]
        mask = sum(1 << card for card in hand)
        policy.encode(0)
        assert sum(policy.chance(mask, mask, card) for card in hand) == pytest.approx(1.0, abs=0.005)


def test_it_looks_at_what_everybody_sees() -> None:
    """Cards that are out, the trick, the place, the taker, suits that are lacking, and who opened them."""
    policy = plain_policy()
    rows: list[int] = []
    policy._add = rows.append
    begin(policy.deal, players=3, taker=2)
    for seat, card in ((2, 9), (0, 12), (1, 24)):
        policy.deal.play(seat, card)
    policy.deal.play(2, 0)
    policy.encode(0)
    gone = {32 + 12, 32 + 32 + 24, 32 + 64 + 9, 32 + 64 + 0}
    assert set(rows) == gone | {
        160 + 32 + 0,  # two seats on, the lowest trump lies
        256 + 1,  # one card does
        260 + 2,  # two seats on sits the taker
        264 + 1,  # the next has nothing of the second suit,
        264 + 0,  # and no trump
        276 + 0 + 2,  # the taker opened trumps
        276 + 4 + 2,  # and the second suit
    }
    assert len(rows) == len(set(rows))


def test_a_game_before_with_more_players_changes_nothing() -> None:
    """Who led in it is forgotten; C and Python take the rest of a negative number in two ways."""
    found = []
    for players in ((2,), (4, 2)):
        rollout = Rollout()
        rollout.imitation.load(*card_network("imitation_two"))
        for number in players:
            begin(rollout.deal, players=number)
            likelihood = PlayLikelihood(rollout.deal, rollout.imitation, rollout.self_play)
            found.append(likelihood.prior(1, 0b1111, 0b1111, 2))
            rollout.deal.play(number - 1, 9)
    assert found[0] == found[2]


def test_what_listens_hears_who_named_what() -> None:
    """Each seat named what it named, from whoever is on turn; without inputs for it nothing is heard."""
    policy = plain_policy()
    rows: list[int] = []
    policy._add = rows.append
    for name, heard in (
        ("selfplay_suits", {292 + 18 + 0, 292 + 6 + 5, 292 + 6 + 2}),
        ("imitation_four", set[int]()),
    ):
        rows.clear()
        policy.load(*card_network(name))
        policy.hear((1, 0, 1 << 5 | 1 << 2, 0))
        begin(policy.deal)
        policy.encode(1)
        assert {row for row in rows if INPUTS <= row < HEARING} == heard
        assert len(rows) == len(set(rows))


def test_what_reckons_knows_who_wins_what_is_sure_and_what_was_won() -> None:
    """Trumps are worth 0 0 3 4 10 11 14 20 from the lowest, plain cards 0 0 0 2 3 4 10 11."""
    policy = plain_policy()
    deal = policy.deal
    rows: list[int] = []
    policy._add = policy._add_own = rows.append
    policy.load(*card_network("selfplay_suits"))

    def reckoned(seat: int, hand: set[int]) -> set[int]:
        rows.clear()
        policy.encode(seat)
        policy._encode_hand(sum(1 << card for card in hand))
        assert len(rows) == len(set(rows))
        assert {row for row in rows if row < CARDS} == hand
        return {row for row in rows if row >= HEARING}

    begin(deal)
    sure, above, outside, won, dry = 351, 383, 415, 451, 517
    first = reckoned(0, {7, 6, 15, 13})
    assert first == {
        *(sure + 7, sure + 6, sure + 15, above + 5, above + 14, above + 23, above + 31),
        *(outside + 6, outside + 9 + 6, outside + 18 + 8, outside + 27 + 8),
        *(won, won + 33, dry, dry + 1),
    }
    deal.play(0, 15)
    deal.play(1, 8)
    assert {row for row in reckoned(2, {9, 3}) if row < sure} == {316 + 1, 319 + 15}
    deal.play(2, 3)
    assert {row for row in reckoned(3, {14}) if row < sure} == {316 + 2, 319 + 3}
    deal.play(3, 14)
    assert not {row for row in reckoned(2, {9}) if row < sure}
    assert {row for row in reckoned(2, {9}) if row >= won} == {won + 3, won + 33, dry + 1}
    assert {row for row in reckoned(3, {9}) if row >= won} == {won, won + 33 + 3, dry}
    deal.save(0)
    for seat, card in ((2, 16), (3, 17), (0, 5), (1, 18)):
        deal.play(seat, card)
    assert {row for row in reckoned(0, {7, 6, 13}) if row >= won} == {won + 4, won + 33, dry + 1}
    later = reckoned(0, {7, 6, 13})
    assert {row for row in later if sure <= row < won} == {
        *(sure + 7, sure + 6, sure + 13, above + 4, above + 12, above + 23, above + 31),
        *(outside + 4, outside + 9 + 4, outside + 18 + 5, outside + 27 + 8),
    }
    deal.restore(0)
    assert {row for row in reckoned(2, {9}) if row >= won} == {won + 3, won + 33, dry + 1}


def test_without_trumps_a_thrown_card_says_nothing_of_the_first_suit() -> None:
    deal = plain_policy().deal
    begin(deal, trumps=4)
    deal.play(0, 9)
    deal.play(1, 24)
    assert list(deal.voids) == [0, 2, 0, 0]


def moments(game: str, seed: int) -> list[MatchState]:
    """A deal that hard players play, before each card of the first seat."""
    random, mind = Random(seed), make_mind("hard")
    state = called(game_named(game).rules, random, random.randrange(4))
    found = []
    while not state.results:
        seat = seat_to_act(state)
        assert seat is not None
        if seat == 0 and state.phase is Phase.PLAYING:
            found.append(state)
        state = apply(state, mind.decide(view_for(state, seat), seed).action).state
    return found


@pytest.mark.sampled(2)
@pytest.mark.skipif(not COMPILED, reason="plain Python imagines too few deals")
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "belote4_fr"])
def test_hidden_cards_are_placed_better(game: str) -> None:
    """By the mean log chance of the seat that holds them, against worlds that plays do not weigh."""
    sampler, told = Sampler(), {True: [0.0], False: [0.0]}
    for seed in range(12):
        for state in moments(game, seed):
            view = view_for(state, 0)
            assert view.contract is not None
            for taught, chances in told.items():
                budget = plain(
                    view.rules, worlds=100, draws_per_world=8, calls=False, declared=False, plays=taught
                )
                worlds = sampler.worlds(view, view.contract, seed, budget)
                for seat in range(1, 4):
                    hand = sampler.deal.inside(mask_of(view_for(state, seat).hand))
                    for card in range(CARDS):
                        if hand >> card & 1:
                            held = sum(worlds[4 * world + seat] >> card & 1 for world in range(100))
                            chances.append(math.log((held + 0.5) / 101.5))
    better, worse = (sum(chances) / len(chances) for chances in told.values())
    assert better > worse + 0.005
