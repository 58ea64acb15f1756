"""Auctions called at once go as the rules say, and a network moves to the calls that gain on the sheet."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from game.ai.bidding import call_code, call_policy
from game.ai.bidding.auction_setup import code_of
from game.ai.bidding.call_policy import CALLS, INPUTS, features_of
from game.ai.coding import TRUMP_CODES, cards_of, mask_of
from game.ai.network import unpacked
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK
from game.cards.rank import Rank
from game.cards.suit import SUITS
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.phase import Phase
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun
from tests.lab.training import teach_calls
from tests.lab.training.auctions import DEALER, Auctions, Scores, fresh
from tests.lab.training.called_matches import Caller
from tests.lab.training.company import company
from tests.lab.training.network import Network
from tests.lab.training.stakes import Stakes, stakes_of
from tests.lab.training.teach_calls import imitated, improved, practised

RULES = game_named("belot_bg").rules
FIRST = np.array([0])
SCORES = ((0, 0, 0), (140, 31, 0), (96, 149, 13), (151, 150, 8))
"""By side, and what hangs."""


@pytest.fixture(scope="module")
def stakes() -> Stakes:
    """Of matches in which everybody calls by chance."""
    random = np.random.default_rng(8)
    return stakes_of(RULES, Caller(Network(INPUTS, 16, CALLS, random)), 8, 20, random)


def one(hands: list[int], scores: Scores | None = None) -> Auctions:
    auctions = fresh(1, RULES.pack.first_hand, np.random.default_rng(1), scores)
    auctions.hands[0] = hands
    return auctions


@pytest.mark.parametrize("number", range(60))
def test_they_go_as_the_rules_say(number: int) -> None:
    random = Random(number)
    *scores, hung = SCORES[number % len(SCORES)]
    state = replace(begun(RULES, tuple(random.sample(DECK, 32)), DEALER), scores=tuple(scores), hung=hung)
    short = np.array([[RULES.match.target - score for score in scores]])
    auctions = one([mask_of(hand) for hand in state.the_deal.hands], Scores(short, np.array([hung])))
    while state.phase is Phase.CALLING and (seat := seat_to_act(state)) is not None:
        view = view_for(state, seat)
        codes = [code_of(call) for call in view.choices.calls]
        if len(codes) > 1:
            assert not auctions.is_over[0]
            assert auctions.turn[0] == seat
            assert np.flatnonzero(auctions.lawful()[0]).tolist() == sorted(codes)
            assert np.flatnonzero(auctions.rows(FIRST)[0]).tolist() == sorted(features_of(view))
        lot = random.randrange(3 * len(codes))
        call = (
            view.choices.calls[lot] if lot < len(codes) else view.choices.calls[codes.index(call_code.PASS)]
        )
        auctions.say(FIRST, np.array([code_of(call)]))
        state = apply(state, MakeCall(seat, call)).state
    assert auctions.is_over[0]
    contract = None if state.deal is None else state.deal.contract
    if contract is None:
        assert auctions.game[0] == -1
    else:
        found = (auctions.game[0], auctions.taker[0], 1 << auctions.doubled[0])
        assert found == (TRUMP_CODES[contract.trumps], contract.taker, contract.multiplier)


def test_a_round_knows_every_open_call_and_the_deals_are_told_apart(stakes: Stakes) -> None:
    network = Network(INPUTS, 16, CALLS, np.random.default_rng(2))
    found = practised(RULES, network, stakes, 60, np.random.default_rng(5))
    assert set(found.deal) <= set(range(60))
    assert (found.lawful.sum(1) > 1).all()
    assert found.lawful[np.arange(len(found.call)), found.call].all()
    assert not found.gains[~found.lawful].any()
    assert found.rows.shape == (len(found.call), INPUTS)
    assert len(set(found.gains[found.lawful].tolist())) > 100
    again = practised(RULES, network, stakes, 60, np.random.default_rng(5))
    assert (again.gains == found.gains).all()


def test_it_names_only_what_it_means(stakes: Stakes) -> None:
    """A suit of three cards, or with its jack, or with its nine and another."""
    auctions = fresh(300, 5, np.random.default_rng(7))
    for place, hands in enumerate(auctions.hands.tolist()):
        cards = cards_of(hands[0])
        for suit in SUITS:
            ranks = {card.rank for card in cards if card.suit is suit}
            honours = ranks & {Rank.JACK, Rank.NINE}
            is_meant = len(ranks) > 2 or Rank.JACK in ranks or (len(ranks) > 1 and bool(honours))
            assert auctions.meant()[place, call_code.BID + suit] == is_meant
    others = [call_code.PASS, call_code.CONTRA, call_code.BID + 4, call_code.BID + 5]
    assert (auctions.meant()[:, others] == auctions.lawful()[:, others]).all()
    found = practised(
        RULES, Network(INPUTS, 16, CALLS, np.random.default_rng(2)), stakes, 60, np.random.default_rng(5)
    )
    held = found.rows[:, :32].reshape(-1, 4, 8).sum(2)
    assert not found.lawful[:, call_code.BID : call_code.BID + 4][held == 0].any()


def test_it_meets_others_on_one_side_and_learns_nothing_in_their_seats(stakes: Stakes) -> None:
    random = np.random.default_rng(4)
    mute, loud = (Network(INPUTS, 4, CALLS, random) for _ in range(2))
    for network, call in ((mute, call_code.PASS), (loud, call_code.BID + 5)):
        network.parts = [np.zeros_like(part) for part in network.parts]
        network.parts[3][0, call] = 1
    found = company(mute, (loud,), 3000, random)
    shares = [(found.other == other).mean() for other in (-1, 0)]
    assert shares == pytest.approx([2 / 3, 1 / 3], abs=0.05)
    auctions, deals = fresh(3000, 5, random), np.arange(3000)
    assert (found.liked(auctions, deals, deals)[found.other < 0] == call_code.PASS).all()
    theirs = (found.other == 0) & (found.side == 1)
    assert (found.liked(auctions, deals, deals)[theirs] == call_code.BID + 5).all(), (
        "the first seat is not its"
    )
    assert found.practises(deals, auctions.turn).tolist() == (~theirs).tolist()
    learned = practised(RULES, mute, stakes, 200, np.random.default_rng(5), (loud,))
    alone = practised(RULES, mute, stakes, 200, np.random.default_rng(5))
    assert 0 < len(learned.call) < len(alone.call)
    is_loud = learned.rows[:, call_policy.GAME + 5] > 0
    assert is_loud.any(), "the others have named all trumps before some of its calls"


def test_a_wider_network_says_much_the_same() -> None:
    random = np.random.default_rng(6)
    network = Network(INPUTS, 16, CALLS, random)
    wide = network.wider(64, random)
    assert wide.parts[0].shape == (INPUTS, 64)
    assert network.wider(8, random) is network
    auctions, places = fresh(50, 5, random), np.arange(50)
    rows, lawful = auctions.rows(places), auctions.lawful()
    assert wide.chances(rows, lawful)[1] == pytest.approx(network.chances(rows, lawful)[1], abs=0.08)


def test_chances_move_to_what_gains_and_the_bonus_keeps_them_undecided() -> None:
    rows = np.eye(INPUTS, dtype=np.float32)[:8]
    lawful = np.zeros((8, CALLS), bool)
    lawful[:, :3] = True
    gains = np.zeros((8, CALLS), np.float32)
    gains[:, 1] = 1.0
    found = []
    for bonus in (0.05, 1.0):
        network = Network(INPUTS, 16, CALLS, np.random.default_rng(1))
        for _ in range(400):
            network.improve(rows, lawful, gains, bonus, 1e-2)
        found.append(network.chances(rows, lawful)[1])
    assert (found[0][:, 1] > 0.95).all()
    even = np.exp(1.0) / (np.exp(1.0) + 2)
    assert found[1][:, 1] == pytest.approx(even, abs=0.01), "powers of e of the gains over the bonus"
    assert not found[1][:, 3:].any()


@pytest.mark.skipif(not COMPILED, reason="plain Python plays too few deals out")
@pytest.mark.long
def test_players_who_practise_gain(stakes: Stakes) -> None:
    random = np.random.default_rng(1)
    network = Network(INPUTS, 32, CALLS, random)
    imitated(RULES, network, 150)
    before = [part.copy() for part in network.parts]
    rounds = [practised(RULES, network, stakes, 1500, random)]
    improved(network, rounds, 6, random)
    kept = rounds[0].deal % teach_calls.APART == 0
    rows, lawful = rounds[0].rows[kept].astype(np.float32), rounds[0].lawful[kept]
    gains = rounds[0].gains[kept]
    after = (network.chances(rows, lawful)[1] * gains).sum(1).mean()
    network.parts = before
    assert after > (network.chances(rows, lawful)[1] * gains).sum(1).mean() + 0.2


def test_what_is_written_is_what_the_program_reads(tmp_path: Path) -> None:
    network = Network(INPUTS, 8, CALLS, np.random.default_rng(1))
    for name in ("second", "first"):
        network.keep(tmp_path, name, tool="teach_calls.py", method="self-play", deals=name)
    body = (tmp_path / "first.bin").read_bytes()
    inputs, numbers = unpacked("first", body)
    assert inputs == INPUTS
    known = json.loads((tmp_path / "manifest.json").read_text("utf-8"))["networks"]
    assert [one["deals"] for one in known.values()] == ["first", "second"]
    assert known["first"]["sha256"] == hashlib.sha256(body).hexdigest()
    assert known["first"]["features"] == "auction+score"
    assert numbers[0][0] == round(float(network.parts[0][0, 0]) * 128)
    assert numbers[2][1] == round(float(network.parts[2][1, 0]) * 128)
