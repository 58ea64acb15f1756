"""What nobody may forget when a game, an action or an event is added.

Words for every option in every language: tests/text/test_vocabulary.py. Three golden matches of every game
with everything that it knows: tests/golden/test_golden.py. What each event shows:
tests/rules/test_secrets_of_every_game.py.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from game.rules.actions import Action
from game.rules.events import Event
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.rules.viewing import seen_by, view_for
from game.variants.catalogue import GAMES
from game.variants.families import FAMILIES
from tests.architecture.test_shape import GAMES as NAMED_NOWHERE
from tests.cases.files import cases_of
from tests.golden.test_golden import FILES, History, history_in

CASES = Path(__file__).parents[1] / "cases"
KINDS = {"legal", "score"}
"""Kinds of worked cases without which a game's rules stand on nothing."""


@pytest.fixture(scope="module")
def golden() -> list[History]:
    """The golden matches: each was written, and is read and replayed to the letter."""
    return [history_in(file) for file in FILES]


def states(history: History) -> list[MatchState]:
    return [new_match(history.record.rules), *(step.state for _, step in history.steps)]


def test_every_kind_of_action_is_written_and_read(golden: list[History]) -> None:
    done = {type(action) for history in golden for action, _ in history.steps}
    assert set(get_args(Action)) - done == set()


def test_every_kind_of_event_happens_and_is_told_to_every_seat(golden: list[History]) -> None:
    happened = {type(event) for history in golden for event in history.events}
    assert set(get_args(Event)) - happened == set()
    for history in golden:
        for event in history.events:
            for seat in range(history.record.rules.players):
                assert type(seen_by(event, seat)) is type(event)


def test_every_phase_is_reached_and_seen(golden: list[History]) -> None:
    reached = set()
    for history in golden:
        new = {state.phase: state for state in states(history)}
        for state in new.values():
            views = [view_for(state, seat) for seat in range(state.rules.players)]
            assert {view.phase for view in views} == {state.phase}
        reached |= set(new)
    assert set(Phase) - reached == set()


def test_every_game_has_worked_cases() -> None:
    kinds: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    for file in sorted(CASES.glob("*.yaml")):
        for case in cases_of(file):
            kinds[case.get("variant", "bela4")][case["kind"]] += 1

    assert {game: KINDS - set(found) for game, found in kinds.items() if KINDS - set(found)} == {}


def test_every_game_has_its_place_among_its_relatives() -> None:
    placed = Counter(game for family in FAMILIES for game in family.games)

    assert placed == Counter(dict.fromkeys(GAMES, 1)), "game/variants/families.py names each game once"
    assert set(GAMES) == NAMED_NOWHERE, "GAMES in test_shape.py are the games that no rule may name"
