"""Who stands with whom when declarations are compared: pairs, nobody, or two against the taker (C-06)."""

from __future__ import annotations

import pytest

from game.rules.contest import camps_of
from game.rules.events import DeclarationAnnounced, DeclarationShown, DeclarationsResolved
from game.variants.catalogue import GAMES
from tests.rules.seated import Table

PETRAN = {0: "JS QS KS AS", 1: "TC TD TH TS", 2: "7H 8H 9H"}


@pytest.mark.parametrize(
    ("game", "taker", "camps"),
    [
        ("bela4", 1, (0, 1, 0, 1)),
        ("belot_bg", 1, (0, 1, 0, 1)),
        ("bela2", 1, (0, 1)),
        ("belote2_es", 0, (0, 1)),
        ("belote3_es", 0, (0, 1, 2)),
        ("bela3", 0, (0, 1, 1)),
        ("bela3", 2, (1, 1, 0)),
    ],
)
def test_camps(game: str, taker: int, camps: tuple[int, ...]) -> None:
    rules = GAMES[game].rules
    assert camps_of(rules.players, taker, rules.declarations) == camps


def test_only_in_three_a_taker_has_two_opponents_to_stand_together() -> None:
    for players, camps in ((2, (0, 1)), (3, (1, 1, 0)), (4, (0, 1, 0, 1))):
        assert camps_of(players, 2 % players, GAMES["bela3"].rules.declarations) == camps


def shown(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.declaration.value) for event in table.happened(DeclarationShown)]


def test_the_takers_opponents_are_one_side_and_each_writes_his_own() -> None:
    table = Table.holding("bela3", "C", PETRAN)
    assert shown(table) == [(1, 100), (2, 20)]
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(1, (0, 100, 20))]
    assert [(one.seat, one.value) for one in table.happened(DeclarationAnnounced)] == [
        (0, 50),
        (1, 100),
        (2, 0),
    ]


def test_the_taker_stands_alone() -> None:
    assert shown(Table.holding("bela3", "C", PETRAN, taker=1)) == [(1, 100)]
    assert shown(Table.holding("bela3", "C", {0: "JS QS KS AS", 1: "TC TD TH 7S", 2: "7H 8H 9H"})) == [
        (0, 50)
    ]


def test_in_belote_in_three_only_the_best_holder_writes() -> None:
    hands = {0: "QC KC AC 7S", 1: "9D TD JD QD", 2: "7H 8H 9H 8S"}
    table = Table.holding("belote3_es", "H", hands).play("7S 9D 8S")
    assert shown(table) == [(1, 50)]
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(1, (0, 50, 0))]


def test_nothing_is_declared_at_no_trumps() -> None:
    hands = {0: "JC JD JH JS", 1: "7C 8C 9C TC", 2: "7D 8D 9D TD", 3: "7H 8H 9H TH"}
    for announce in ("auto", "manual"):
        table = Table.holding("belot_bg", "NT", hands, announce=announce)
        assert not table.choices(0).may_declare
        table.play("JC 7C 7D 7H")
        assert table.happened(DeclarationAnnounced) == []
        assert table.state.the_deal.said.counted == ()
    assert [
        event.seat
        for event in Table.holding("belot_bg", "AT", hands).play("JC").happened(DeclarationAnnounced)
    ] == [0]


def test_in_bulgaria_equal_best_runs_fall_on_both_sides_but_no_four() -> None:
    runs = {0: "9D TD JD 7C", 1: "9S TS JS 8C", 3: "QH KH AH TC", 2: "7H 8H 9H 9C"}
    best = {**runs, 2: "TH 8H QD 9C", 3: "QS 7S AC TC"}
    for game in ("belot_bg", "belot_bg_official"):
        for hands, expected in ((runs, [(1, 20), (3, 20)]), (best, [])):
            table = Table.holding(game, "C", hands, declShown="atOnce")
            assert shown(table.play("7C 8C 9C TC")) == expected


def test_the_four_of_the_official_game_survives_equal_runs() -> None:
    hands = {0: "9D TD JD 7C", 1: "9S TS JS 8C", 2: "AC AD AH AS", 3: "7H 8H KH TC"}
    official = Table.holding("belot_bg_official", "C", hands, declShown="atOnce")
    assert shown(official.play("7C 8C AC TC")) == [(2, 100)]
    assert shown(Table.holding("belot_bg", "C", hands).play("7C 8C AC TC")) == [(0, 20), (2, 100)]
