"""What another program is told of a table is all that a mind needs to decide as it does there."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.rule_based.players import RulePlayer
from game.app.asked import Asked
from game.app.position import view_asked
from game.cards.card import DECK
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.phase import Phase
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.lab.arena.boards import begun
from tests.lab.arena.engine_player import told

DEALS = 6
LEAST = 80
"""Decisions to be compared."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
def test_a_mind_decides_by_the_request_as_by_its_view(game: str) -> None:
    rules, random, mind = GAMES[game].rules, Random(game), RulePlayer()
    compared = 0
    for number in range(DEALS):
        state = begun(rules, tuple(random.sample(DECK, len(DECK))), number % rules.players)
        while not state.results and state.phase is not Phase.SHUFFLING:
            seat = seat_to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            action = mind.decide(view, number).action
            if view.choices.calls or view.choices.discards or len(view.choices.cards) > 1:
                request = {"id": 1, "ask": "decide", "level": "medium", "seed": number, **told(view)}
                assert mind.decide(view_asked(Asked(request)), number).action == action
                compared += 1
            state = apply(state, action).state
    assert compared >= LEAST
