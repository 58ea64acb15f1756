"""Deals are practised by the rules, and policies move to the cards that gain on the sheet."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from game.ai.coding import TRUMP_CODES
from game.ai.policy.features import CARDS, HEARING, INPUTS, RECKONING, card_network
from game.ai.rollout.setup import games_named
from game.ai.trick_rules import COMPILED
from game.rules.options.rules import Rules
from game.rules.seats import side_of, sides
from game.rules.trick import Trick
from game.variants.catalogue import game_named
from tests.lab.training import practice, teach_cards
from tests.lab.training.looking import Looking, lawful_mask
from tests.lab.training.network import Network, mean_of
from tests.lab.training.practice import Opening, PracticeTable, learner_of, opened, practised
from tests.lab.training.teach_cards import FROM, a_round, begun_with, improved

RULES = game_named("belot_bg").rules
TAUGHT = {name: card_network(name) for name in FROM}

pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python plays too few deals out")


def openings(count: int, rules: Rules = RULES) -> list[Opening]:
    found = (opened(rules, Random(f"practice/{number}")) for number in range(2 * count))
    return [one for one in found if one is not None][:count]


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", ["belot_bg", "bela3", "belote3_es"])
def test_whoever_goes_on_as_he_likes_gets_what_he_was_promised(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """All play what they like best to the end, so the best card promises a side the same at every turn."""
    monkeypatch.setattr(practice, "ASTRAY", 0.0)
    rules = game_named(game).rules
    table, ways, players = PracticeTable(rules), set(), rules.players
    for opening in openings(30, rules):
        looking = Looking(TRUMP_CODES[opening.contract.trumps], players, opening.contract.taker)
        decisions = table.play(opening, TAUGHT[learner_of(rules, opening.contract.trumps)], Random(1))
        hands = [list(looking.set(hand)) for hand in opening.hands]
        promised: dict[int, set[float]] = {}
        for (row, lawful, gains), (later, _, _) in zip(decisions, [*decisions[1:], (None,) * 3], strict=True):
            assert row.shape == (RECKONING,)
            assert lawful.sum() > 1
            assert not gains[lawful == 0].any()
            assert (row[:CARDS] >= lawful).all()
            seat = next(seat for seat in range(players) if (np.array(hands[seat]) >= row[:CARDS]).all())
            played = None if later is None else _played(row, later, lawful)
            if played is not None:
                promised.setdefault(side_of(seat, players), set()).add(round(float(gains[played]), 3))
        assert all(len(of_side) == 1 for of_side in promised.values()), opening
        if len(promised) == sides(players):
            assert abs(sum(next(iter(of_side)) for of_side in promised.values())) < 0.01
        ways.add(tuple(sorted((side, next(iter(of_side))) for side, of_side in promised.items())))
    assert len(ways) > 10


def _played(row: np.ndarray, later: np.ndarray, lawful: np.ndarray) -> int | None:
    """The card that has gone between two decisions and was lawful at the first, if that is only one."""
    gone = [one[CARDS : 5 * CARDS].reshape(4, CARDS).sum(0) for one in (row, later)]
    found = np.flatnonzero((gone[1] - gone[0]) * lawful)
    return int(found[0]) if len(found) == 1 else None


def test_a_policy_hears_the_calls_of_the_deal_it_practises() -> None:
    for opening in openings(12):
        rows = PracticeTable(RULES).play(
            opening, TAUGHT[learner_of(RULES, opening.contract.trumps)], Random(1)
        )
        heard = {tuple(np.flatnonzero(row[INPUTS:HEARING])) for row, _, _ in rows}
        named = games_named(opening.view.calls, opening.contract.trumps, hears_passes=False)
        assert any(named)
        assert len(heard) <= 4, "one for each seat"
        assert {len(one) for one in heard} == {sum(games.bit_count() for games in named)}


def test_the_cards_of_an_opening_are_those_of_its_leader() -> None:
    for opening in openings(8):
        trick = opening.view.tricks[0]
        assert trick.leader == opening.leader
        for count, (seat, card) in enumerate(trick.played(4)):
            before = Trick(trick.leader, trick.cards[:count])
            assert lawful_mask(opening.hands[seat], before, opening.contract.trumps, RULES) >> card & 1


def test_it_begins_with_what_masters_taught() -> None:
    masters = card_network("imitation_four")
    wide = begun_with(masters, 160, np.random.default_rng(1))
    narrow = Network.of(masters, INPUTS, CARDS)
    random = np.random.default_rng(2)
    rows = (random.random((50, RECKONING)) < 0.1).astype(np.float32)
    lawful = np.ones((50, CARDS), bool)
    found = wide.chances(rows, lawful)[1]
    assert np.abs(found - narrow.chances(rows[:, :INPUTS], lawful)[1]).max() < 0.1
    silent = rows.copy()
    silent[:, INPUTS:] = 0
    assert (found != wide.chances(silent, lawful)[1]).any(), "it listens from the first"


def test_a_round_is_the_same_however_many_play_it() -> None:
    networks = {
        name: begun_with(card_network(old), 128, np.random.default_rng(1)) for name, old in FROM.items()
    }
    with ThreadPoolExecutor(1) as executor:
        found = a_round((RULES,), networks, "s", 24, executor)
    alone = practised((RULES,), {name: one.numbers() for name, one in networks.items()}, "s", range(24))
    for name, seen in found.items():
        assert (seen.bits == alone[name].bits).all()
        assert (seen.gains == alone[name].gains).all()
        assert set(seen.deal) <= set(range(24))
    assert sum(len(seen.deal) for seen in found.values()) > 200


def test_games_are_practised_in_turn_and_what_is_not_taught_is_left_out() -> None:
    games = tuple(game_named(name).rules for name in ("belote4_fr", "bela4", "coinche_fr"))
    found = practised(games, {"selfplay_four": TAUGHT["selfplay_four"]}, "s", range(24))["selfplay_four"]
    assert {int(deal) % 3 for deal in found.deal} == {0, 2}


def test_in_coinche_two_points_of_the_sheet_are_practised_for_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game_named("coinche_fr").rules
    found = practised((rules,), {"selfplay_four": TAUGHT["selfplay_four"]}, "s", range(6))["selfplay_four"]
    monkeypatch.setattr(practice, "UNIT", {})
    whole = practised((rules,), {"selfplay_four": TAUGHT["selfplay_four"]}, "s", range(6))["selfplay_four"]
    assert found.gains.any()
    assert (2 * found.gains == whole.gains).all()


@pytest.mark.long
def test_players_who_practise_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teach_cards, "BATCH", 64)
    network = Network(RECKONING, 32, CARDS, np.random.default_rng(1))
    networks = dict.fromkeys(FROM, network)
    with ThreadPoolExecutor(1) as executor:
        seen = a_round((RULES,), networks, "s", 400, executor)["selfplay_suits"]
    before = _gained(network, seen)
    told = improved(network, seen, "selfplay_suits", 24, np.random.default_rng(2))
    assert _gained(network, seen) > before + 0.1
    assert told.startswith(
        f"{np.count_nonzero(seen.deal % teach_cards.APART == 0)} decisions apart: chances +"
    )


def _gained(network: Network, seen: practice.Practised) -> float:
    """By the chances, in deals that nothing was learned from."""
    apart = np.flatnonzero(seen.deal % teach_cards.APART == 0)
    chances = network.chances(seen.rows(apart), seen.lawful[apart])[1]
    return float((chances * seen.gains[apart]).sum(1).mean())


def test_the_mean_of_networks_is_in_the_middle_and_stays_when_they_learn_on() -> None:
    one, other = (Network(RECKONING, 8, CARDS, np.random.default_rng(seed)) for seed in (1, 2))
    found = mean_of([one, other])
    expected = [(first + second) / 2 for first, second in zip(one.parts, other.parts, strict=True)]
    for part in other.parts:
        np.add(part, 1, out=part)
    for part, middle in zip(found.parts, expected, strict=True):
        assert np.allclose(part, middle)
    assert found.parts[0].dtype == np.float32


def test_what_the_program_knows_is_gone_on_from() -> None:
    for name in FROM:
        network = teach_cards.first_network(name, 8, np.random.default_rng(1), is_on=True)
        (first, *rest), (known, *others) = network.numbers(), TAUGHT[name]
        assert rest == others
        assert first[: len(known)] == known
        assert not any(first[len(known) :]), "of what it did not look at it knows nothing"
        assert len(first) == RECKONING * len(rest[0])
