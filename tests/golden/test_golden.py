"""Complete matches, played once and written down: each is replayed to the letter, for ever.

A golden file of an older format is never deleted; one of a new kind of ending is always welcome.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.records.parse import parse
from game.records.record import Record
from game.records.replay import replay, state_after
from game.records.write import write
from game.rules.events import BeloteCalled, DealScored, DeclarationShown, Event, MatchWon, Redeal
from game.rules.fault import Fault
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.variants.catalogue import GAMES

FILES = sorted(Path(__file__).parent.glob("*.txt"))
ENOUGH = 3


def record_in(file: Path) -> Record:
    return parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_golden_match_is_replayed_to_the_letter(file: Path) -> None:
    record = record_in(file)

    assert write(record) == file.read_text(encoding="utf-8")
    assert state_after(record).phase is Phase.OVER


def test_every_game_has_golden_matches() -> None:
    found = Counter(record_in(file).game for file in FILES)

    assert {game: found[game] for game in GAMES if found[game] < ENOUGH} == {}


def events_of(game: str) -> list[Event]:
    records = [record_in(file) for file in FILES]
    return [
        event
        for record in records
        if record.game == game
        for _, step in replay(record)
        for event in step.events
    ]


def test_the_golden_matches_of_bela_hold_everything_that_is_rare() -> None:
    events = events_of("bela4")
    results = [event.result for event in events if isinstance(event, DealScored)]

    assert {Outcome.MADE, Outcome.FELL, Outcome.PENALTY, Outcome.BELOT} <= {
        result.outcome for result in results
    }
    assert any(result.capot is not None for result in results)
    assert any(result.dashes and result.outcome is Outcome.FELL for result in results)
    assert Fault.RENEGE in {result.fault for result in results}
    assert len({result.fault for result in results}) > 2
    for kind in (Redeal, BeloteCalled, DeclarationShown, MatchWon):
        assert any(isinstance(event, kind) for event in events)
