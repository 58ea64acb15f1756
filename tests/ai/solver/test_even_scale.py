"""Where all trumps and no trumps count 162, solver and sampled deals count cards as the rules do."""

from __future__ import annotations

import pytest

from game.ai.solver.tables import worths
from game.cards.card import DECK
from game.cards.suit import SUITS
from game.rules.contract import Trumps
from game.rules.options.score import EVEN_SCALE
from game.rules.strength import HEIGHT, PLAIN_KING, points_of


@pytest.mark.parametrize("trumps", [Trumps.ALL, Trumps.NONE])
@pytest.mark.parametrize("king", [EVEN_SCALE, PLAIN_KING])
def test_the_cards_of_a_suit_count_as_in_the_rules(trumps: Trumps, king: int) -> None:
    suit = sorted((card for card in DECK if card.suit is SUITS[0]), key=lambda card: HEIGHT[trumps][card])
    expected = tuple(points_of(card, trumps, king) for card in suit)
    is_high = int(trumps is Trumps.ALL)
    assert worths(is_high, king) == expected
    if king == EVEN_SCALE:
        assert sum(expected) == 38
