"""Everybody remembers every card of the earlier deals that came to the table, and of none besides."""

from __future__ import annotations

import pytest

from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.rules.counted import rules_of
from tests.rules.played import steps


def memory(game: str, deals: int = 4, **options: object) -> list[tuple[View, View]]:
    """For each deal what a seat sees before its last card, and what it sees when the deal is written."""
    found = []
    for before, step in steps(rules_of(game, **options), "past", deals):
        if len(step.state.past) > len(before.past):
            found.append((view_for(before, 0), view_for(step.state, 0)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_of_a_deal_that_is_over_all_that_was_seen_is_remembered(game: str) -> None:
    seen = memory(game)
    assert seen
    for before, after in seen:
        deal = after.past[-1]
        assert after.past[:-1] == before.past
        assert deal.contract == before.contract
        assert deal.calls == before.calls
        assert deal.shown == after.shown
        assert before.shown in ((), deal.shown)
        assert deal.tricks[:-1] == before.tricks
        assert before.trick is not None
        assert deal.tricks[-1].cards[:-1] == before.trick.cards
        on_the_table = [card for trick in deal.tricks for card in trick.cards]
        assert len(on_the_table) == sum(len(trick.cards) for trick in before.tricks) + before.rules.players
        assert len(set(on_the_table)) == len(on_the_table)
        assert deal.lying == tuple(
            one for one in (after.turned, after.bottom, *after.stock) if one is not None
        )


def test_a_pack_that_lies_face_up_is_remembered_too() -> None:
    ((before, after),) = memory("bela2", 1, packFaceUp=True)
    assert len(before.stock) == 11
    assert set(before.stock) < set(after.past[-1].lying)


def test_every_seat_remembers_the_same_and_a_new_match_nothing() -> None:
    for before, step in steps(GAMES["bela4"].rules, "past", 5):
        assert len({view_for(step.state, seat).past for seat in range(4)}) == 1
        assert len(step.state.past) <= len(step.state.results)
        if not before.results:
            assert before.past == ()
