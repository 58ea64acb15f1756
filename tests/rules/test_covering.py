"""What is covered shows nobody's cards, whatever the phase; what is asked aloud stays."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.asking import seat_to_act
from game.rules.covering import ALOUD, NOBODY, covered
from game.rules.events import HandDealt
from game.rules.view import NOTHING
from game.rules.viewing import seen_by, view_for
from game.variants.catalogue import GAMES
from tests.rules.seated import Table
from tests.rules.wild import wild_match


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_nobody_s_cards_and_keeps_what_is_asked_aloud(game: str) -> None:
    rules, asked_aloud, asked_quietly = GAMES[game].rules, 0, 0
    for state, _ in wild_match(rules, Random(f"covering {game}"), deals=2):
        for seat in range(rules.players):
            view = view_for(state, seat)
            seen = covered(view)
            assert (seen.hand, seen.discarded) == ((), ())
            if seat != seat_to_act(state):
                continue
            if view.phase not in ALOUD:
                asked_quietly += view.choices != NOTHING
                assert seen.choices == NOTHING
            else:
                asked_aloud += 1
                assert seen.choices.calls == view.choices.calls
                assert seen.choices.may_cut is view.choices.may_cut
                assert seen.choices.may_agree is view.choices.may_agree
                assert (seen.choices.cards, seen.choices.playable) == ((), ())
    assert asked_aloud
    assert asked_quietly


def test_who_could_be_accused_stays_covered_while_cards_are_played() -> None:
    view = Table(renege="wholeGame").say("H").view(0)
    assert view.choices.offenders
    assert covered(view).choices == NOTHING


def test_what_nobody_may_see_is_no_card_of_anybody() -> None:
    dealt = Table().happened(HandDealt)
    assert {event.seat for event in dealt} == {0, 1, 2, 3}
    assert all(seen_by(event, NOBODY).cards is None for event in dealt)
