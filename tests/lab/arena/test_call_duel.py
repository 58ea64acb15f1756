"""Calls are compared on the same cards, and contracts are judged alike for both sides."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import contract_of
from game.ai.coding import mask_of
from game.ai.levels import make_mind
from game.cards.card import cards
from game.rules.contract import Contract, Trumps
from game.variants.catalogue import game_named
from tests.lab.arena.call_duel import Judge, duel, number_of

BULGARIAN = game_named("belot_bg").rules
STRONG = cards("JH 9H AH TH AS")
OTHERS = (cards("7C 8C 9C 7D 8D"), cards("7S 8S 9S 9D TD"), cards("JC QC KC JD QD"))


@pytest.mark.parametrize("game", ["belot_bg", "bela4", "coinche_fr"])
def test_whoever_calls_alike_is_level(game: str) -> None:
    mind = make_mind("medium")
    assert not duel(game_named(game).rules, (mind, mind), 1, 20).any()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["belot_bg", "bela4", "coinche_fr"])
def test_whoever_calls_by_lot_is_behind_from_either_side(game: str) -> None:
    medium, lot = make_mind("medium"), make_mind("random")
    rules = game_named(game).rules
    ahead, behind = duel(rules, (medium, lot), 1, 60), duel(rules, (lot, medium), 1, 60)
    assert ahead.mean() > 3 * ahead.std() / len(ahead) ** 0.5
    assert np.allclose(ahead, -behind)


def test_a_hand_full_of_trumps_wins_for_its_side_and_costs_the_other() -> None:
    judge = Judge(BULGARIAN)
    hands = [mask_of(hand) for hand in (STRONG, *OTHERS)]
    turned = [mask_of(hand) for hand in (OTHERS[2], STRONG, *OTHERS[:2])]
    own = judge.worth(hands, number_of(Contract(trumps=Trumps.HEARTS, taker=0)))
    assert own > 10
    assert judge.worth(turned, number_of(Contract(trumps=Trumps.HEARTS, taker=1))) < -10
    assert judge.worth(hands, call_code.THROWN_IN) == 0
    assert judge.worth(hands, number_of(Contract(trumps=Trumps.HEARTS, taker=0, multiplier=2))) > own


def test_a_contract_is_written_as_auctions_write_it() -> None:
    for taker, trumps, multiplier in product(range(4), Trumps, (1, 2, 4)):
        contract = Contract(trumps=trumps, taker=taker, multiplier=multiplier)
        assert contract_of(BULGARIAN, number_of(contract)) == contract
    for goal in game_named("coinche_fr").rules.auction.goals:
        contract = Contract(trumps=Trumps.CLUBS, taker=2, goal=goal)
        assert contract_of(game_named("coinche_fr").rules, number_of(contract)) == contract


@pytest.mark.parametrize("game", ["bela3", "bela2", "belote4_fr"])
def test_other_games_are_refused(game: str) -> None:
    mind = make_mind("medium")
    with pytest.raises(ValueError, match="where two sides play and no card lies open"):
        duel(game_named(game).rules, (mind, mind), 1, 1)
