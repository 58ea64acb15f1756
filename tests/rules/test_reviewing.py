"""Which taken tricks may be looked at again (rule book A10, A-17, option trickReview)."""

from __future__ import annotations

import pytest

from game.rules.actions import Play
from game.rules.phase import Phase
from game.rules.reviewing import reviewable
from tests.rules.seated import Table


def numbers(table: Table, seat: int) -> list[int]:
    return [number for number, _, _ in reviewable(table.view(seat))]


def after_tricks(count: int, **options: object) -> Table:
    table = Table(declarations=False, **options).say("H")
    while len(table.state.the_deal.the_play.tricks) < count:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    return table


def test_the_player_on_lead_may_look_through_his_own_sides_tricks() -> None:
    table = after_tricks(5)
    takers = table.state.the_deal.the_play.takers
    assert len({taker % 2 for taker in takers}) == 2
    lead = table.turn
    assert lead == takers[-1]
    assert numbers(table, lead) == [n for n, taker in enumerate(takers, 1) if taker % 2 == lead % 2]
    for other in {0, 1, 2, 3} - {lead}:
        assert numbers(table, other) == []


def test_with_a_card_on_the_table_nobody_is_on_lead() -> None:
    table = after_tricks(3)
    table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert [numbers(table, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize(("habit", "seen"), [("last", [4]), ("none", []), ("free", [1, 2, 3, 4])])
def test_other_tables_have_other_habits(habit: str, seen: list[int]) -> None:
    table = after_tricks(4, trickReview=habit)
    assert [numbers(table, seat) for seat in range(4)] == [seen] * 4


def test_what_may_be_seen_is_the_trick_and_who_took_it() -> None:
    table = after_tricks(2, trickReview="free")
    playing = table.state.the_deal.the_play
    assert reviewable(table.view(0)) == tuple(zip((1, 2), playing.tricks, playing.takers, strict=True))


@pytest.mark.parametrize("habit", ["onLead", "last", "none", "free"])
def test_before_the_first_trick_there_is_nothing_to_see(habit: str) -> None:
    for table in (Table(trickReview=habit), Table(trickReview=habit).say("H")):
        assert [numbers(table, seat) for seat in range(4)] == [[], [], [], []]


def test_who_declares_before_the_second_trick_is_not_on_lead() -> None:
    table = Table(announce="manual", declTiming="afterTrick1").say("H")
    for _ in range(4):
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    leader = table.state.the_deal.the_play.trick.leader
    for _ in range(4):
        assert table.state.phase is Phase.DECLARING
        seeing = [seat for seat in range(4) if numbers(table, seat)]
        assert seeing == [leader] * (table.turn == leader)
        table.declare()
