"""Great moments of real deals: which seeds and records have them, and what the table tells of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.replay import replay
from game.rules.events import DealScored
from game.rules.result import DealResult
from game.scenes.over import MatchOver
from game.scenes.score import ScoreSheet
from game.scenes.setpiece.keepsake import Kind
from game.scenes.setpiece.page import SetPiece
from game.scenes.table.moments import LINES, moment_of
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.show import Aside
from game.variants.catalogue import GAMES
from tests.scenes.table.conftest import NAMES, Table, table

__all__ = ["table"]

GOLDEN = Path(__file__).parents[2] / "golden"

SEEDS = (
    ("bela4", "s32", Kind.CAPOT),
    ("bela2", "s55", Kind.CAPOT),
    ("belot_bg", "s2", Kind.BIG),
    ("belot_bg", "s4", Kind.FELL),
    ("belot_bg", "s19", Kind.CAPOT),
    ("coinche_fr", "s4", Kind.CAPOT),
    ("coinche_fr", "s7", Kind.BIG),
    ("coinche_fr", "s23", Kind.FELL),
    ("belote4_fr", "s15", Kind.CAPOT),
)
"""Games, seeds of a rehearsal with dealer 3, and the moment of the first deal that is scored."""

RECORDS = ("bela2-capot-and-belot-of-eight", "bela3-capot-and-belot-of-eight", "bela4-belot-of-eight")


def first_deal(game: str, seed: str) -> DealResult:
    match = Rehearsal(GAMES[game].rules, seed, frozenset(), 3)
    while True:
        for event in match.advance(None):
            if isinstance(event, DealScored):
                return event.result


@pytest.mark.parametrize(("game", "seed", "kind"), SEEDS)
def test_the_first_deal_of_these_seeds_is_great(game: str, seed: str, kind: Kind) -> None:
    assert moment_of(first_deal(game, seed), GAMES[game].rules) is kind


@pytest.mark.parametrize("name", RECORDS)
def test_eight_in_a_row_are_a_moment_with_eight_cards(name: str) -> None:
    record = parse((GOLDEN / f"{name}.txt").read_text("utf-8"))
    events = [event for _, step in replay(record) for event in step.events]
    results = [event.result for event in events if isinstance(event, DealScored)]
    moments = [moment_of(result, record.rules) for result in results]
    assert Kind.BELOT in moments
    (cards,) = {
        one.declaration.cards
        for one in results[moments.index(Kind.BELOT)].declared
        if len(one.declaration.cards) == 8
    }
    assert len({card.suit for card in cards}) == 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("game", "seed", "title"),
    [("coinche_fr", "s4", "Štiglja!"), ("belot_bg", "s4", "Pad!"), ("bela2", "s55", "Štiglja!")],
)
def test_the_table_shows_them_and_goes_on(
    table: Callable[..., Table], game: str, seed: str, title: str
) -> None:
    rules = GAMES[game].rules
    at = table(rules=rules, seed=seed, people=frozenset(), names=NAMES[: rules.players], speed="quick")
    at.until(lambda _: False)
    page = at.driver.top
    assert isinstance(page, SetPiece)
    assert page.keepsake.title == title
    assert len(page.keepsake.parties) == 2
    assert any(party.has_won for party in page.keepsake.parties)
    at.driver.frames(120)
    assert at.is_on_top, "nobody is there to press"


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("game", "seed"), [("belot_bg", "s4"), ("coinche_fr", "s23")])
def test_a_torn_slip_tells_nothing_that_stands_beside_it(
    table: Callable[..., Table], game: str, seed: str
) -> None:
    at = table(rules=GAMES[game].rules, seed=seed, people=frozenset(), speed="quick")
    at.until(lambda _: False)
    page = at.driver.top
    assert isinstance(page, SetPiece)
    slip = page.keepsake.slip
    assert slip is not None
    figures = [figure for line in slip.lines for figure in line.figures]
    assert str(page.keepsake.best) not in figures, "what is written stands between the players"
    assert all(any(line.figures) for line in slip.lines), "the stamp tells the factor"
    assert 0 < len(slip.lines) <= LINES
    assert sum(word.strip(".").isdigit() for word in slip.heading.split()) == 1, "only what was needed"
    at.driver.frames(60)
    assert slip.heading in {written.text for written in at.driver.written}, "the sentence is not torn"


def test_a_capot_has_all_cards_and_names_its_winners(table: Callable[..., Table]) -> None:
    rules = GAMES["bela4"].rules
    at = table(rules=rules, seed="s32", people=frozenset(), speed="quick")
    at.until(lambda _: False)
    page = at.driver.top
    assert isinstance(page, SetPiece)
    winners = [party for party in page.keepsake.parties if party.has_won]
    assert [[one.name for one in party.players] for party in winners] == [["Ana", "Joža"]]
    assert len(page.keepsake.cards) == 32


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["bela4", "bela2", "bela3"])
def test_the_end_of_a_match_among_computers_is_neutral(table: Callable[..., Table], game: str) -> None:
    rules = GAMES[game].rules
    rules = replace(rules, match=replace(rules.match, target=60))
    at = table(rules=rules, seed="end", people=frozenset(), names=NAMES[: rules.players], speed="quick")
    for _ in range(4000):
        at.driver.frames()
        if isinstance(at.driver.top, MatchOver):
            break
    page = at.driver.top
    assert isinstance(page, MatchOver)
    at.driver.settle()
    texts = {written.text for written in at.driver.written}
    won = at.scene.model.match.view(0).match_result
    assert won is not None
    assert not isinstance(page, ScoreSheet)
    seats = [
        seat for seat in range(rules.players) if (seat % 2 if rules.players == 4 else seat) in won.winners
    ]
    assert {NAMES[seat] for seat in seats} <= texts
    assert any(text.startswith("Pobjeda: ") for text in texts), "nobody at the screen has lost"
    assert "match_won" in at.driver.desk.sounds.played


def test_nothing_that_was_said_stands_half_grown_under_the_page(table: Callable[..., Table]) -> None:
    at = table(rules=GAMES["belot_bg"].rules, seed="s4", people=frozenset(), speed="quick")
    show = at.scene.model.show
    at.until(lambda _: any(show.board.piles) and not any(show.board.hands))
    assert at.is_on_top
    show.say(1, Aside("..."), 9.0)
    at.until(lambda _: False)
    assert isinstance(at.driver.top, SetPiece)
    assert not show.bubbles
