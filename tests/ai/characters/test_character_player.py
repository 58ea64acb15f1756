"""Among calls that promise the same a character takes the one it likes, and says why."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

import pytest

from game.ai.characters import Character, CharacterPlayer, bids_of
from game.ai.decision import Candidate, Decision, Reason
from game.ai.weights.rule_player import PLAIN
from game.cards.card import cards
from game.rules.actions import MakeCall
from game.rules.call import BIDS, Call, Word
from game.rules.contract import Trumps
from game.rules.seats import Seat
from game.rules.view import View
from tests.ai.first_calls import first_to_call

HEARTS = BIDS[Trumps.HEARTS]
DOUBLING = {"contra", "recontra", "doubles", "doubles_number"}
CALLING = {
    *("eldest", "second", "third", "dealer", "take", "name", "take_freely", "name_freely"),
    *("opens", "floor", "over_partner", "over_opponents"),
}


@dataclass(frozen=True)
class Weighing:
    """A mind that says the first of some calls that all promise the same."""

    calls: tuple[Call, ...]

    def decide(self, view: View, seed: int) -> Decision:
        del seed
        told = tuple(Candidate(MakeCall(view.seat, call), 5.0, 1.0) for call in self.calls)
        return Decision(told[0].action, Reason.LEAST_EVIL, told, 100)


@pytest.mark.parametrize(
    ("calls", "likes", "said", "reason"),
    [
        ((HEARTS, Word.PASS), {"calls": -1.0}, Word.PASS, Reason.TOO_WEAK),
        ((HEARTS, Word.PASS), {"calls": 1.0}, HEARTS, Reason.LEAST_EVIL),
        ((Word.PASS, HEARTS), {"calls": 1.0}, HEARTS, Reason.STRONG_ENOUGH),
        ((Word.PASS, Word.CONTRA), {"doubles": 1.0, "calls": -1.0}, Word.CONTRA, Reason.DOUBTS_CONTRACT),
        ((Word.PASS, Word.RECONTRA), {"doubles": 1.0, "calls": -1.0}, Word.RECONTRA, Reason.STRONG_ENOUGH),
        ((Word.PASS, Word.CONTRA), {"doubles": -1.0, "calls": 1.0}, Word.PASS, Reason.LEAST_EVIL),
    ],
)
def test_of_calls_that_promise_the_same_the_liked_one_is_said(
    calls: tuple[Call, ...], likes: dict[str, float], said: Call, reason: Reason
) -> None:
    view = first_to_call("belot_bg", cards("JH 9H AH AS AC"), 5)
    own, other = view.seat, (view.seat + 1) % 4
    before: dict[Call, tuple[tuple[Seat, Call], ...]] = {
        Word.CONTRA: ((other, HEARTS),),
        Word.RECONTRA: ((own, HEARTS), (other, Word.CONTRA)),
    }
    view = replace(view, calls=before.get(calls[-1], ()))
    found = CharacterPlayer(Weighing(calls), Character(name="somebody", **likes)).decide(view, 1)  # type: ignore[arg-type]
    assert (found.action, found.reason) == (MakeCall(view.seat, said), reason)
    assert [one.action for one in found.candidates] == [MakeCall(view.seat, call) for call in calls]


@pytest.mark.parametrize(("liking", "bent"), [("calls", CALLING), ("doubles", DOUBLING)])
def test_a_liking_bends_the_limits_of_what_is_liked_and_no_others(liking: str, bent: set[str]) -> None:
    names = {field.name for field in fields(PLAIN)}
    for how in (1.0, -1.0):
        found = bids_of(Character(name="somebody", **{liking: how}), PLAIN)  # type: ignore[arg-type]
        asked = {name: (getattr(found, name) - getattr(PLAIN, name)) * how for name in names}
        assert {name for name, more in asked.items() if more < 0} == bent
        assert {name for name, more in asked.items() if more > 0} == set()
