"""Players who taught themselves hear the calls, and play imagined deals out where they practised."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from game.ai.deals.imagined import Budget, Imagination
from game.ai.deals.inner_table import InnerTable
from game.ai.deals.playout import COMPILED
from game.ai.deals.policy_rows import PASSED
from game.ai.deals.practised import EVERYBODY, heard_by_seat
from game.ai.search.search_player import HARD, MASTER, PURE, SearchPlayer
from game.rules.actions import Action
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.search.test_search_player import views
from tests.depth import often

FAMILIES = [game for game in GAMES if game != "belot_bg_official"]
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
    assert list(heard_by_seat(GAMES["belot_bg"].rules, calls, trumps)) == expected
    assert sum(games.bit_count() for games in expected) == len(Trumps)


@pytest.mark.parametrize("passes", range(4))
def test_in_bela_who_has_passed_is_heard(passes: int) -> None:
    calls = (*((seat, Word.PASS) for seat in range(passes)), (passes, BIDS[Trumps.SPADES]))
    expected = [1 << PASSED] * passes + [1] + [0] * (3 - passes)
    assert list(heard_by_seat(GAMES["bela4"].rules, calls, Trumps.SPADES)) == expected


@pytest.mark.sampled(2)
@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
@pytest.mark.parametrize(
    "game", ["belot_bg", "bela4", "belote4_fr", "belote4_es", "coinche_fr", "bela3", "belote3_es"]
)
def test_who_practised_decides_otherwise(game: str) -> None:
    with_, without = SearchPlayer(MASTER), SearchPlayer(replace(MASTER, practised=False))
    seen = [
        view
        for view in views(game, often(1, 6))
        if len(view.hand) > MASTER.exact and len(view.choices.cards) > 2
    ]
    found = [with_.decide(view, 1).candidates != without.decide(view, 1).candidates for view in seen]
    assert sum(found) > len(found) / 2


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_in_bela_the_last_tricks_are_left_to_the_solver() -> None:
    with_, without = SearchPlayer(MASTER), SearchPlayer(replace(MASTER, practised=False))
    seen = [view for view in views("bela4", 3) if len(view.hand) <= MASTER.exact]
    assert len(seen) > 10
    for view in seen:
        assert with_.decide(view, 1) == without.decide(view, 1)


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_in_bulgaria_the_last_tricks_count_half_as_they_are_solved_and_half_as_they_are_played() -> None:
    budget = replace(MASTER, prior=0.0, solves=0, closer=0)
    for view in [one for one in views("belot_bg", 3) if len(one.hand) > MASTER.exact][:5]:
        mean, solved, played = (
            {one.action: one.value for one in SearchPlayer(each).decide(view, 1).candidates}
            for each in (budget, replace(budget, halves=False), replace(budget, exact=0))
        )
        assert mean == pytest.approx({card: (solved[card] + played[card]) / 2 for card in mean})
        assert solved != played


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_whoever_plays_by_the_rules_does_not_follow() -> None:
    imagination, told = Imagination(), 0
    playout = imagination.playout
    for view in [one for one in views("bela4", 3) if len(one.hand) > MASTER.exact]:
        contract = view.contract
        assert contract is not None
        worlds = imagination.deals(view, contract, 1, replace(MASTER, worlds=20))
        playout.believed[0] = playout.believed[1] = 1.0
        found = []
        for followers in (EVERYBODY, 0b101 << view.seat % 2, 0):
            ends = array("Q", [0]) * (20 * len(view.choices.cards))
            playout.follow(followers)
            cards = array("i", [playout.inner(int(card)) for card in view.choices.cards])
            playout.run(worlds, 20, view.seat, cards, len(cards), ends)
            found.append(ends)
        assert found[0] == found[1]
        told += found[1] != found[2]
    assert told > 5


@pytest.mark.sampled(2)
@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
@pytest.mark.parametrize("game", ["bela3", "bela2", "belote3_es", "belote2_es"])
def test_elsewhere_light_players_play_them_out_as_well_and_the_mean_counts(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    budget, differ = replace(MASTER, prior=0.0, solves=0, closer=0, by_rules=0.0, foresees=0), 0
    for view in [one for one in views(game, 3) if len(one.hand) > MASTER.exact][: often(3, 6)]:
        mean, light = (_values(replace(budget, practised=on), view) for on in (True, False))
        with monkeypatch.context() as patch:
            patch.setattr(SearchPlayer, "_is_mixed", lambda _self, _view: False)
            practised = _values(budget, view)
        assert mean == pytest.approx({card: (practised[card] + light[card]) / 2 for card in mean})
        differ += practised != light
    assert differ > often(1, 3)


def _values(budget: Budget, view: View) -> dict[Action, float]:
    return {one.action: one.value for one in SearchPlayer(budget).decide(view, 1).candidates}


def test_masters_reckon_with_them_and_nobody_below_does() -> None:
    assert MASTER.practised
    assert not HARD.practised + PURE.practised
