"""The policy of self-play hears the calls, and plays sampled deals out."""

from __future__ import annotations

import pytest

from game.ai.deal_state import DealState
from game.ai.levels import pure
from game.ai.policy.features import PASSED
from game.ai.rollout.setup import games_named
from game.ai.search.search_player import Level, SearchPlayer
from game.ai.trick_rules import COMPILED
from game.rules.actions import Action
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.rules.view import View
from game.variants.catalogue import GAMES
from tests.ai.profiles import changed, hard, master, searching
from tests.ai.search.test_search_player import views
from tests.depth import often

EXACT = 5
"""With so few cards in hand the compiled master solves where pairs play."""
FAMILIES = [game for game in GAMES if game != "belot_bg_official"]
EVERYTHING = tuple((number % 3, call) for number, call in enumerate(BIDS.values()))
"""Every game is named, in their order: the first seat names clubs and spades, the second diamonds."""


@pytest.mark.parametrize("trumps", Trumps)
def test_the_suits_named_are_numbered_as_the_cards_are(trumps: Trumps) -> None:
    table = DealState()
    table.set_up(list(Trumps).index(trumps), 0, 4, (0, 0, 0, 0), 0, 10, 4)
    expected = [0, 0, 0, 0]
    for seat, call in EVERYTHING:
        suit = call.trumps.suit
        place = list(Trumps).index(call.trumps) if suit is None else table.inner(8 * suit) >> 3
        expected[seat] |= 1 << place
    calls = ((3, Word.PASS), *EVERYTHING, (3, Word.CONTRA))
    assert list(games_named(calls, trumps, hears_passes=False)) == expected
    assert sum(games.bit_count() for games in expected) == len(Trumps)


@pytest.mark.parametrize("passes", range(4))
def test_in_bela_who_has_passed_is_heard(passes: int) -> None:
    calls = (*((seat, Word.PASS) for seat in range(passes)), (passes, BIDS[Trumps.SPADES]))
    expected = [1 << PASSED] * passes + [1] + [0] * (3 - passes)
    assert list(games_named(calls, Trumps.SPADES, hears_passes=True)) == expected


@pytest.mark.sampled(3)
@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
@pytest.mark.parametrize(
    "game", ["belot_bg", "bela4", "belote4_fr", "belote4_es", "coinche_fr", "bela3", "belote3_es"]
)
def test_who_practised_decides_otherwise(game: str) -> None:
    with_, without = SearchPlayer(master), searching(master, self_play=False)
    seen = [
        view for view in views(game, often(1, 6)) if len(view.hand) > EXACT and len(view.choices.cards) > 2
    ]
    found = [with_.decide(view, 1).candidates != without.decide(view, 1).candidates for view in seen]
    assert sum(found) > len(found) / 2


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_in_bela_the_last_tricks_are_left_to_the_solver() -> None:
    with_, without = SearchPlayer(master), searching(master, self_play=False)
    seen = [view for view in views("bela4", 3) if len(view.hand) <= EXACT]
    assert len(seen) > 10
    for view in seen:
        assert with_.decide(view, 1) == without.decide(view, 1)


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_in_bulgaria_the_last_tricks_count_half_as_they_are_solved_and_half_as_they_are_played() -> None:
    level = changed(master, prior=0.0, solve_each_card_from=0, max_batches_factor=0)
    for view in [one for one in views("belot_bg", 3) if len(one.hand) > EXACT][: often(2, 5)]:
        mean, solved, played = (
            {one.action: one.value for one in SearchPlayer(each).decide(view, 1).candidates}
            for each in (
                level,
                changed(level, mix_solved_and_played=False),
                changed(level, solve_from_cards=0),
            )
        )
        assert mean == pytest.approx({card: (solved[card] + played[card]) / 2 for card in mean})
        assert solved != played


@pytest.mark.sampled(3, 1)
@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
@pytest.mark.parametrize("game", ["bela3", "bela2", "belote3_es", "belote2_es"])
def test_elsewhere_light_players_play_them_out_as_well_and_the_mean_counts(
    game: str,
) -> None:
    less = {"prior": 0.0, "solve_each_card_from": 0, "max_batches_factor": 0, "looks_ahead": False}
    level, differ = changed(master, **less), 0
    for view in [one for one in views(game, 3) if len(one.hand) > EXACT][: often(3, 6)]:
        mean, light = (_values(changed(level, self_play=on), view) for on in (True, False))
        practised = _values(changed(level, mix_heuristic=False), view)
        assert mean == pytest.approx({card: (practised[card] + light[card]) / 2 for card in mean})
        differ += practised != light
    assert differ > often(1, 3)


def _values(level: Level, view: View) -> dict[Action, float]:
    return {one.action: one.value for one in SearchPlayer(level).decide(view, 1).candidates}


@pytest.mark.skipif(not COMPILED, reason="plain Python plays no deals out by policies")
def test_masters_reckon_with_them_and_nobody_below_does() -> None:
    for game in GAMES.values():
        assert [level(game.rules).rollout.self_play for level in (master, hard, pure)] == [True, False, False]
