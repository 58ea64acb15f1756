"""Players who taught themselves hear the calls, play imagined deals out in Bulgaria, and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.deals.inner_table import InnerTable
from game.ai.deals.playout import COMPILED
from game.ai.deals.practised import is_practised, named_by_seat
from game.ai.search.search_player import HARD, MASTER, PURE, SearchPlayer
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.variants.catalogue import GAMES
from tests.ai.search.test_search_player import views

EVERYTHING = tuple((number % 3, call) for number, call in enumerate(BIDS.values()))
"""Every game is named, in their order: the first seat names clubs and spades, the second diamonds."""


@pytest.mark.parametrize("trumps", Trumps)
def test_the_suits_named_are_numbered_as_the_cards_are(trumps: Trumps) -> None:
    table = InnerTable()
    table.set_up(list(Trumps).index(trumps), 0, 4, (0, 0, 0, 0), 0, 10, 4)
    expected = [0, 0, 0, 0]
    for seat, call in EVERYTHING:
        suit = call.trumps.suit
        place = list(Trumps).index(call.trumps) if suit is None else table.inner(8 * suit) >> 3
        expected[seat] |= 1 << place
    calls = ((3, Word.PASS), *EVERYTHING, (3, Word.CONTRA))
    assert list(named_by_seat(calls, trumps)) == expected
    assert sum(games.bit_count() for games in expected) == len(Trumps)


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_who_practised_decides_otherwise_in_bulgaria_and_nowhere_else() -> None:
    with_, without = SearchPlayer(MASTER), SearchPlayer(replace(MASTER, practised=False))
    seen = [view for view in views("belot_bg", 6) if len(view.choices.cards) > 3]
    found = [with_.decide(view, 1).candidates != without.decide(view, 1).candidates for view in seen]
    assert sum(found) > len(found) / 2
    for game in ("bela4", "bela2", "belote4_fr", "coinche_fr"):
        assert not is_practised(GAMES[game].rules)
        for view in views(game, 2)[:6]:
            assert with_.decide(view, 1) == without.decide(view, 1)
    assert MASTER.practised
    assert not HARD.practised + PURE.practised
