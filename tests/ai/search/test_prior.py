"""What masters mostly play moves what a card promises, by what is written, and only where it has a say."""

from __future__ import annotations

import math
from random import Random

import pytest

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.search.card_search import LEAST, with_prior
from game.ai.trick_rules import COMPILED
from game.cards.card import Card
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.profiles import changed, master, searching
from tests.ai.search.test_search_player import views

FEW = changed(master, worlds=30, draws_per_world=2)


def moments(game: str, least: int) -> list[View]:
    """Where a seat has so many cards to choose from."""
    return [view for view in views(game, 3) if len(view.choices.cards) >= least]


def chances_at(sampler: Sampler, view: View) -> dict[Card, float]:
    """What the policy makes of the lawful cards."""
    assert view.contract is not None
    sampler.worlds(view, view.contract, 1, FEW(view.rules))
    deal, prior = sampler.deal, sampler.likelihood.prior
    hand, legal = deal.inside(mask_of(view.hand)), deal.inside(mask_of(view.choices.cards))
    return {card: prior(view.seat, hand, legal, deal.inner(card)) for card in view.choices.cards}


@pytest.mark.parametrize(("game", "each"), [("bela4", 3.0), ("belote4_fr", 3.0), ("belot_bg", 0.3)])
def test_half_is_of_the_deals_and_half_of_the_policy(game: str, each: float) -> None:
    """By its logarithms; the level stays that of the deals, and tens are a tenth."""
    random, sampler, low = Random(1), Sampler(), 0
    for view in moments(game, 3):
        chances = chances_at(sampler, view)
        means = {card: random.uniform(-20, 20) for card in view.choices.cards}
        found = with_prior(view, means, sampler, 3.0)
        first = view.choices.cards[0]
        for card in view.choices.cards[1:]:
            told = math.log(max(chances[card], LEAST)) - math.log(max(chances[first], LEAST))
            expected = (means[card] - means[first] + each * told) / 2
            assert found[card] - found[first] == pytest.approx(expected, abs=1e-5)
            low += chances[card] < LEAST
        for values in (means, found):
            values[first] = sum(chances[card] * value for card, value in values.items())
        assert found[first] == pytest.approx(means[first], abs=1e-5)
    assert low, "no card was below the least chance"


def test_the_chances_of_a_hand_make_one() -> None:
    sampler = Sampler()
    for view in moments("bela4", 3)[:20]:
        assert sum(chances_at(sampler, view).values()) == pytest.approx(1.0, abs=0.005)


@pytest.mark.skipif(not COMPILED, reason="the plain search has no policy to ask")
def test_a_policy_that_is_believed_decides() -> None:
    """But not against a card that is best in every imagined deal."""
    sampler, stubborn = Sampler(), searching(FEW, prior=1e6)
    followed = certain = 0
    for view in moments("bela4", 2):
        chances = chances_at(sampler, view)
        likeliest = max(chances.values())
        if likeliest - sorted(chances.values())[-2] < 1e-4:
            continue
        decision = stubborn.decide(view, 1)
        (chosen,) = (one for one in decision.candidates if one.action == decision.action)
        if any(one.best_in == 30 for one in decision.candidates):
            assert chosen.best_in == 30
            certain += 1
        else:
            card = next(card for card in chances if card == getattr(decision.action, "card", None))
            assert chances[card] == likeliest
            followed += 1
    assert followed > 10
    assert certain > 3


@pytest.mark.parametrize("game", ["bela2", "bela3", "belote2_es"])
def test_where_no_pairs_play_nothing_is_asked(game: str) -> None:
    assert FEW(GAMES[game].rules).budget.prior == 0.0
