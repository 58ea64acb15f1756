"""Complete matches, played once and written down: each is replayed to the letter, for ever.

A golden file of an older format is never deleted; one of a new kind of ending is always welcome.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.write import write
from game.rules.fault import Fault
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.variants.catalogue import GAMES
from tests.golden import make
from tests.golden.phenomena import PHENOMENA, History, found, wanted

FILES = sorted(Path(__file__).parent.glob("*.txt"))
ENOUGH = 3


@cache
def history_in(file: Path) -> History:
    return History(parse(file.read_text(encoding="utf-8")))


def histories(game: str) -> list[History]:
    return [history_in(file) for file in FILES if history_in(file).record.game == game]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_match_is_replayed_to_the_letter(file: Path) -> None:
    history = history_in(file)

    assert write(history.record) == file.read_text(encoding="utf-8")
    assert history.steps[-1][1].state.phase is Phase.OVER


def test_every_game_has_golden_matches() -> None:
    there = Counter(history_in(file).record.game for file in FILES)

    assert {game: there[game] for game in GAMES if there[game] < ENOUGH} == {}


@pytest.mark.parametrize("game", GAMES)
def test_one_of_them_keeps_the_rules_of_the_game_as_they_are(game: str) -> None:
    assert GAMES[game].rules in [history.record.rules for history in histories(game)]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_knows_happens_in_one_of_its_matches(game: str) -> None:
    happened = set().union(*map(found, histories(game)))

    assert wanted(GAMES[game].rules) - happened == set()


def test_everything_that_can_be_wanted_happens_somewhere() -> None:
    happened = set().union(*(found(history) for game in GAMES for history in histories(game)))

    assert set(PHENOMENA) - happened == set()


def test_every_outcome_and_every_fault_is_in_a_match() -> None:
    results = [result for file in FILES for result in history_in(file).results]

    assert set(Outcome) - {result.outcome for result in results} == set()
    assert {fault.value for fault in Fault} - set(PHENOMENA) == set()


@pytest.mark.parametrize(
    ("game", "by_hand"),
    [("belot_bg", ""), ("bela2", "belot of eight, liftedEarly, talonLifted")],
)
@pytest.mark.slow
@pytest.mark.long
def test_a_game_without_any_is_given_what_it_knows(
    game: str, by_hand: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make.main([game], tmp_path) == 0

    made = [History(parse(file.read_text(encoding="utf-8"))) for file in tmp_path.iterdir()]
    assert len(made) >= ENOUGH
    assert GAMES[game].rules in [history.record.rules for history in made]
    assert wanted(GAMES[game].rules) - set().union(*map(found, made)) == set(
        filter(None, by_hand.split(", "))
    )
    assert all(history.steps[-1][1].state.phase is Phase.OVER for history in made)
    assert (f"by hand: {by_hand}\n" in capsys.readouterr().out) is bool(by_hand)


def test_a_game_that_has_all_is_given_nothing(tmp_path: Path) -> None:
    for file in FILES:
        (tmp_path / file.name).write_bytes(file.read_bytes())

    assert make.main(["bela2"], tmp_path) == 0
    assert len(list(tmp_path.iterdir())) == len(FILES)
