"""Deals that are filled up are played out by light players, or by the policy of self-play."""

from __future__ import annotations

from array import array
from functools import cache

import pytest

from game.ai.belief.sampler import Sampler
from game.ai.coding import mask_of
from game.ai.rollout.setup import EVERYBODY, load_self_play
from game.ai.search.filled_deals import FilledDeals
from game.ai.trick_rules import COMPILED
from game.rules.seats import after
from game.rules.state import MatchState
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.medium_deals import choice_where
from tests.ai.profiles import master, plain
from tests.depth import often

TWO = GAMES["bela2"].rules
pytestmark = pytest.mark.skipif(not COMPILED, reason="plain Python is slow")


@cache
def plain_leads(deals: int) -> list[tuple[MatchState, View]]:
    """Deals of two medium players before the first card, in which whoever leads has seen no declaration."""
    found = list[tuple[MatchState, View]]()
    seed = 0
    while len(found) < deals:
        state, view = choice_where(TWO, seed, lambda seen: bool(seen.choices.cards))
        seed += 1
        if not view.shown and view.seat == after(view.dealer, 2):
            found.append((state, view))
    return found


def filled(state: MatchState, view: View, *, self_play: bool) -> tuple[int, ...]:
    """What comes of this deal if the auction ends in the contract that was played."""
    assert view.contract is not None
    hands = array("I", [*(mask_of(hand) for hand in state.the_deal.the_play.hands), 0, 0])
    profile, some, deals = master(TWO), array("i", [0]), FilledDeals()
    if not self_play:
        return tuple(deals.played(view, profile, hands, some, view.contract, 5)[0])
    deals.prepare(TWO, profile, view.contract, view.dealer, view.turned)
    load_self_play(deals.rollout, profile, view.contract, view.calls)
    return tuple(deals.run(hands, some, view.contract.taker, 5, EVERYBODY)[0])


def at_the_table(state: MatchState, view: View, *, self_play: bool) -> set[int]:
    """What comes of each first card when the calls are over and it is to be played."""
    assert view.contract is not None
    sampler = Sampler()
    sampler.worlds(view, view.contract, 1, plain(view.rules, worlds=4, draws_per_world=1, self_play=True))
    if self_play:
        sampler.rollout.use_network(EVERYBODY)
    hands = array(
        "I", [*(sampler.deal.inside(mask_of(hand)) for hand in state.the_deal.the_play.hands), 0, 0]
    )
    choices = array("i", [sampler.deal.inner(card) for card in view.choices.cards])
    ends = array("Q", [0] * len(choices))
    sampler.rollout.run(hands, view.seat, choices, ends)
    return set(ends)


@pytest.mark.parametrize("self_play", [False, True])
def test_filled_deals_are_played_as_they_are_at_the_table(*, self_play: bool) -> None:
    for state, view in plain_leads(often(30, 100)):
        assert set(filled(state, view, self_play=self_play)) <= at_the_table(state, view, self_play=self_play)


def test_who_plays_makes_a_difference() -> None:
    ends = [
        [filled(state, view, self_play=self_play) for self_play in (False, True)]
        for state, view in plain_leads(25)
    ]
    assert sum(light != policy for light, policy in ends) > 4
