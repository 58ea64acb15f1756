"""The easy player errs as people do: it keeps an error for a deal, and never sees more for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.knowledge import knowledge_of
from game.ai.levels import make_mind
from game.ai.rule_based.players import REMEMBERED, miscounted
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.lab.arena.boards import begun

DEALS = 15


def deals(rules: Rules, seed: int, count: int = DEALS) -> Iterator[list[View]]:
    """What the seats see whenever one of several cards has to be played, a list for each deal."""
    random, mind = Random(seed), make_mind("easy")
    for _ in range(count):
        state = begun(rules, tuple(random.sample(DECK, 32)), random.randrange(rules.players))
        views = []
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            if len(view.choices.cards) > 1:
                views.append(view)
            state = apply(state, mind.decide(view, seed).action).state
        yield views


@pytest.mark.parametrize("game", ["bela4", "bela3", "belote2_es"])
def test_a_trump_is_miscounted_all_the_deal_through(game: str) -> None:
    errs = 0
    for views in deals(GAMES[game].rules, 5):
        for seat in range(GAMES[game].rules.players):
            own = [view for view in views if view.seat == seat]
            believed = [miscounted(view) for view in own if len(view.tricks) > REMEMBERED]
            first = believed[0] if believed else 0
            assert len({one for one in believed if one}) <= 1
            errs += bool(first)
            assert not any(miscounted(view) for view in own if len(view.tricks) <= REMEMBERED)
    assert 0.2 < errs / (DEALS * GAMES[game].rules.players) < 0.6


@pytest.mark.parametrize("game", ["bela4", "bela3", "belot_bg"])
def test_what_it_takes_for_gone_may_have_fallen(game: str) -> None:
    """It believes no more cards gone than were played, and none that it holds."""
    wrong = 0
    for views in deals(GAMES[game].rules, 6):
        for view in views:
            believed, tricks = miscounted(view), view.tricks[-REMEMBERED:]
            know, right = knowledge_of(view, tricks, believed), knowledge_of(view, tricks)
            assert know.hand == right.hand
            assert not believed & right.hand
            assert not believed & ~right.all_trumps
            assert know.unknown == right.unknown & ~believed
            assert know.unknown.bit_count() >= sum(know.counts) - know.counts[view.seat]
            wrong += know.trumps_against < right.trumps_against
    assert wrong > 0


def test_without_a_trump_suit_there_is_none_to_miscount() -> None:
    seen = [view for views in deals(GAMES["belot_bg"].rules, 7) for view in views]
    others = [view for view in seen if view.contract is not None and view.contract.trumps.suit is None]
    assert len(others) > 25
    assert not any(map(miscounted, others))
