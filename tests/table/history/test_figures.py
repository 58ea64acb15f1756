"""The figures of a game are what counting the results of its records gives."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.record import Record, Seated
from game.records.replay import state_after
from game.rules.declaration import Kind
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.table.history.entry import entry_of
from game.table.history.figures import Against, Contracts, Figures, Tally
from game.table.history.figures import figures as of_index
from game.table.history.history import History
from game.table.history.index import Index
from game.table.history.table import HEAD
from game.variants.catalogue import GAMES
from tests.table.history.past import at, evenings, filed, played


def figures(data: Path, game: str, person: str | None = None) -> Figures:
    history = History(data)
    try:
        return history.figures(game, person).result()
    finally:
        history.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_figures_are_those_of_the_records(tmp_path: Path, game: str) -> None:
    records = [*evenings(tmp_path, 3, game), at(played(game, "left", 1), "2026-12-01 20:00:00")]
    filed(tmp_path, records[-1])
    found = figures(tmp_path, game)
    states = [state_after(record) for record in records]
    results = [result for state in states for result in state.results]
    over = [state.result for state in states if state.result is not None]
    players = len(records[0].players)
    assert found.matches.played == len(over)
    assert found.matches.won == sum(one.match_points[0] == 1 for one in over)
    assert found.left == len(records) - len(over)
    assert found.deals == len(results)
    contracts = Counter(
        (result.outcome, side_of(result.contract.taker, players) == 0, result.contract.taker == 0)
        for result in results
        if result.contract is not None
    )
    made = sum(count for (outcome, own, _), count in contracts.items() if own and outcome is Outcome.MADE)
    fell = sum(count for (outcome, _, mine), count in contracts.items() if mine and outcome is Outcome.FELL)
    lost = sum(count for (outcome, own, _), count in contracts.items() if not own and outcome is Outcome.FELL)
    assert (found.own.made, found.mine.fell, found.theirs.fell) == (made, fell, lost)
    assert found.capots == (
        sum(result.capot == 0 for result in results),
        sum(result.capot not in (0, None) for result in results),
    )
    said = [(side_of(one.seat, players), one.declaration) for result in results for one in result.declared]
    assert found.belotes == (
        sum(side == 0 and one.kind is Kind.BELOTE for side, one in said),
        sum(side != 0 and one.kind is Kind.BELOTE for side, one in said),
    )
    assert found.declared == (
        sum(one.value for side, one in said if side == 0 and one.kind is not Kind.BELOTE),
        sum(one.value for side, one in said if side != 0 and one.kind is not Kind.BELOTE),
    )
    mean = sum(result.written[0] for result in results) / len(results)
    others = sum(max(result.written[1:]) for result in results) / len(results)
    assert found.points == pytest.approx((mean, others))
    assert [point.share for point in found.course] == [one.match_points[0] for one in over]


def test_partners_and_levels(tmp_path: Path) -> None:
    evenings(tmp_path, 3)
    found = figures(tmp_path, "bela4")
    assert found.partners == (Against("Zlata", "hard", found.matches),)
    assert found.levels == (Against("", "medium", found.matches),)
    evenings(tmp_path, 2, "bela3")
    alone = figures(tmp_path, "bela3")
    assert alone.partners == ()
    assert alone.levels == (Against("", "mixed", alone.matches),)


def test_one_person_of_several(tmp_path: Path) -> None:
    people = (
        Seated("human", "Iva"),
        Seated("human", "Ante"),
        Seated("easy", "Zlata"),
        Seated("easy", "Joža"),
    )
    for number in range(4):
        record = played("bela4", f"evening {number}")
        seats = people if number < 3 else (people[1], people[2], people[0], people[3])
        changed = Record(
            game=record.game, rules=record.rules, players=seats, seed=record.seed, actions=record.actions
        )
        filed(tmp_path, at(changed, f"2026-11-0{number + 1} 20:15:00"))
    iva, ante = (figures(tmp_path, "bela4", name) for name in ("Iva", "Ante"))
    together = figures(tmp_path, "bela4").course[3].share
    assert iva.matches.played == ante.matches.played == 4
    assert [one.share for one in iva.course[:3]] == [1 - one.share for one in ante.course[:3]]
    assert iva.course[3].share == ante.course[3].share == together
    assert {one.name: one.tally.played for one in iva.partners} == {"Zlata": 3, "Ante": 1}
    assert {one.mind for one in ante.levels} == {"mixed", "easy"}
    assert figures(tmp_path, "bela4", "Nobody").matches == Tally()


@pytest.mark.parametrize("game", ["bela4", "bela3", "belot_bg", "belote2_es"])
def test_the_table_adds_up_to_the_figures(tmp_path: Path, game: str) -> None:
    evenings(tmp_path, 3, game)
    history = History(tmp_path)
    history.put_tables(tmp_path / "table.csv", tmp_path / "deals.csv", game).result()
    found = history.figures(game).result()
    history.close()
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    sums = {name: sum(int(row[name]) for row in rows) for name in HEAD[7:16]}
    assert sums == {
        "deals": found.deals,
        "own_made": found.own.made,
        "own_fell": found.own.fell,
        "other_made": found.theirs.made,
        "other_fell": found.theirs.fell,
        "own_capots": found.capots[0],
        "other_capots": found.capots[1],
        "own_belotes": found.belotes[0],
        "other_belotes": found.belotes[1],
    }
    assert sum(float(row["share"]) == 1 for row in rows) == found.matches.won
    with (tmp_path / "deals.csv").open(encoding="utf-8", newline="") as file:
        deals = list(csv.DictReader(file))
    assert len(deals) == found.deals
    assert {row["begun"] for row in deals} == {row["begun"] for row in rows}
    assert sum(int(row["points0"]) for row in deals) == sum(int(row["score0"]) for row in rows)
    assert sum(int(row["belotes0"]) for row in deals) == found.belotes[0]
    assert sum(row["capot"] == "0" for row in deals) == found.capots[0]
    mine = [row for row in deals if row["taker_seat"] == "0" and row["outcome"] == "made"]
    assert len(mine) == found.mine.made


@pytest.mark.parametrize(
    ("game", "seed", "capots", "goal", "trumps"),
    [("belote4_fr", "capot 8", (1, 0), "0", "H"), ("coinche_fr", "capot 3", (0, 1), "250", "C")],
)
def test_a_capot_is_counted_for_its_side_and_a_bid_has_its_number_and_trumps(
    tmp_path: Path, game: str, seed: str, capots: tuple[int, int], goal: str, trumps: str
) -> None:
    filed(tmp_path, at(played(game, seed, 1), "2026-11-01 20:15:00"))
    history = History(tmp_path)
    assert history.figures(game).result().capots == capots
    history.put_tables(tmp_path / "table.csv", tmp_path / "deals.csv", game).result()
    history.close()
    with (tmp_path / "deals.csv").open(encoding="utf-8", newline="") as file:
        (deal,) = csv.DictReader(file)
    assert (deal["capot"], deal["goal"], deal["trumps"]) == (str(capots.index(1)), goal, trumps)


def test_a_name_is_no_formula_in_a_table(tmp_path: Path) -> None:
    record = evenings(tmp_path, 1)[0]
    names = ("=1+1", "+Ana", "-20", "@Ivo")
    filed(tmp_path, replace(record, players=tuple(Seated("human", name) for name in names)))
    history = History(tmp_path)
    history.put_tables(tmp_path / "table.csv", tmp_path / "deals.csv", "bela4").result()
    history.close()
    with (tmp_path / "table.csv").open(encoding="utf-8", newline="") as file:
        (match,) = csv.DictReader(file)
    assert [match[f"seat{seat}"] for seat in range(4)] == ["'=1+1", "'+Ana", "-20", "'@Ivo"]
    with (tmp_path / "deals.csv").open(encoding="utf-8", newline="") as file:
        assert {deal["taker"] for deal in csv.DictReader(file)} <= {"'=1+1", "'+Ana", "-20", "'@Ivo"}


def test_the_tables_have_room_for_four_seats_and_three_sides(tmp_path: Path) -> None:
    evenings(tmp_path, 1, "bela3")
    history = History(tmp_path)
    history.put_tables(tmp_path / "table.csv", tmp_path / "deals.csv", "bela3").result()
    history.close()
    heads = [
        (tmp_path / name).read_text(encoding="utf-8").partition("\n")[0]
        for name in ("table.csv", "deals.csv")
    ]
    assert heads[0].endswith("score0,score1,score2,seat0,seat1,seat2,seat3,level0,level1,level2,level3")
    assert heads[1].endswith(
        "points0,points1,points2,declared0,declared1,declared2,belotes0,belotes1,belotes2"
    )


def test_without_matches_there_are_noughts(tmp_path: Path) -> None:
    found = figures(tmp_path, "belot_bg")
    assert found.matches == Tally()
    assert found.own == Contracts()
    assert found.points == (0, 0)
    assert found.course == ()


def test_a_shared_match_is_neither_won_nor_lost() -> None:
    entry = entry_of(played("bela4", "shared"))
    index = Index(None)
    for number, shares in enumerate([(0.5, 0.5), (0.5, 0.5), (1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0)]):
        index.enter(f"{number}.belot", (1, number), replace(entry, shares=shares))
    found = of_index(index.connection, "bela4")
    index.close()
    assert found.matches == Tally(played=6, won=1, shared=2)
    assert found.matches.lost == 3
    assert [one.tally for one in (*found.partners, *found.levels)] == [found.matches] * 2


def test_what_is_not_won_and_not_shared_is_lost() -> None:
    assert Tally(10, 6, 1).lost == 3
    assert Contracts(5, 3, 1).taken == 9
