"""Seats in order of play, partners and sides; and what is asked of a deal too early."""

from __future__ import annotations

import pytest

from game.rules.seats import after, before, has_helped, in_order, partner_of, seats_of, side_of, sides
from game.rules.state import new_match
from tests.rules.seated import Table, house


def test_four_players_are_two_pairs_sitting_opposite() -> None:
    assert [side_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [partner_of(seat, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [seats_of(side, 4) for side in range(sides(4))] == [(0, 2), (1, 3)]


@pytest.mark.parametrize(
    ("seats", "players", "helped"),
    [((1, 2), 4, True), ((0, 1, 3), 4, False), ((0, 1, 2), 3, False), ((), 2, False)],
)
def test_only_a_partner_helps(seats: tuple[int, ...], players: int, *, helped: bool) -> None:
    assert has_helped(seats, 0, players) is helped


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_are_each_a_side(players: int) -> None:
    assert sides(players) == players
    for seat in range(players):
        assert side_of(seat, players) == seat
        assert seats_of(seat, players) == (seat,)
        assert partner_of(seat, players) is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_play_goes_round(players: int) -> None:
    for seat in range(players):
        order = in_order(seat, players)
        assert sorted(order) == list(range(players))
        assert order[0] == seat
        assert order[1] == after(seat, players)
        assert order[-1] == before(seat, players)


def test_what_is_not_there_yet_cannot_be_asked_for() -> None:
    with pytest.raises(LookupError, match="no deal has begun yet"):
        _ = new_match(house()).the_deal
    deal = Table().state.the_deal
    with pytest.raises(LookupError, match="deal 1 has no contract yet"):
        _ = deal.the_contract
    with pytest.raises(LookupError, match="the play of deal 1 has not begun"):
        _ = deal.the_play
