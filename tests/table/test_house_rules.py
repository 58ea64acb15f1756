"""Any house rules of any game make a match that adds up, is written down and comes back."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.records.parse import parse
from game.records.record import Record, Seated, as_recorded
from game.records.replay import state_after
from game.records.write import write
from game.rules.actions import Action
from game.rules.apply import apply
from game.rules.events import DealScored
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.table.soundness import unsound
from game.variants.catalogue import GAMES
from tests.rules.wild import chance, house_rules, out_of_turn, somebody

SETS = 10
DEALS = 2


def played(game: str, number: int) -> tuple[Record, MatchState, list[DealScored]]:
    """A match of so many deals under drawn house rules; every deal of it is sound."""
    luck = Random(f"house {game} {number}")
    rules = house_rules(luck, GAMES[game].rules)
    state, actions, lines = new_match(rules), list[Action](), list[DealScored]()
    while state.phase is not Phase.OVER and len(lines) < DEALS and state.deal_number < 5 * DEALS:
        action = chance(state, luck) or out_of_turn(state, luck) or somebody(state, luck)
        actions.append(as_recorded(action, rules))
        step = apply(state, actions[-1])
        state = step.state
        scored = [event for event in step.events if isinstance(event, DealScored)]
        assert not scored or unsound(state) is None
        lines += scored
    seated = (Seated("random"),) * rules.players
    return Record(game=game, rules=rules, players=seated, actions=tuple(actions)), state, lines


@pytest.mark.sampled(2, 1)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_agreed_the_match_adds_up_and_comes_back(game: str) -> None:
    deals = 0
    for number in range(SETS):
        record, state, lines = played(game, number)
        text = write(record)
        assert parse(text) == record
        assert state_after(parse(text)) == state
        assert [line.scores for line in lines] == sums(lines)
        assert all(later.result.hung_before == one.result.hung_after for one, later in pairwise(lines))
        deals += len(lines)
    assert deals > SETS


def sums(lines: list[DealScored]) -> list[tuple[int, ...]]:
    """The sheet's totals after each line, added up afresh."""
    so_far = [0] * len(lines[0].scores) if lines else []
    totals = []
    for line in lines:
        so_far = [one + two for one, two in zip(so_far, line.result.written, strict=True)]
        totals.append(tuple(so_far))
    return totals
