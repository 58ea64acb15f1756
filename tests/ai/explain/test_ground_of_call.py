"""A pass is not called weak where a game stands, nor a call good that its own figures call worse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ai.bidding.call_policy import baseline_call
from game.ai.decision import Candidate, Decision, Reason
from game.ai.explain.explanation import Explanation, explain
from game.ai.explain.ground import Ground
from game.rules.actions import MakeCall
from game.rules.call import Word, call_of
from tests.positions.position import position

if TYPE_CHECKING:
    from game.rules.view import View


def speaks(calls: str, dealer: int, game: str = "belot_bg") -> View:
    """What seat 0 sees when it is to speak after these calls."""
    hand = "7C 8D QH KH 8S JD 9D AD" if game == "coinche_fr" else "7C 8D QH KH 8S"
    entry = {"title": "a call", "why": "said", "calls_of": "pass", "hand": hand}
    return position({**entry, "game": game, "calls": calls, "dealer": dealer}).view


def passed(view: View, *others: tuple[float, int]) -> Explanation:
    """Why seat 0 passes, which brings nothing; what others bring, and how often of 100 they are made."""
    done = MakeCall(0, Word.PASS)
    higher = [MakeCall(0, call) for call in view.choices.calls if call is not Word.PASS]
    told = [Candidate(done, 0.0, 1.0)] if others else []
    told += [
        Candidate(call, value, 1.0, 0, 100, made) for call, (value, made) in zip(higher, others, strict=False)
    ]
    return explain(view, Decision(done, Reason.TOO_WEAK, tuple(told), 100))


def test_a_pass_that_leaves_the_own_side_its_game_says_so() -> None:
    partners = speaks("H pass", dealer=1)
    assert passed(partners).ground is Ground.OWN_STANDS
    assert passed(partners, (-9, 78)).ground is Ground.OWN_STANDS
    doubled = speaks("H pass contra pass", dealer=3)
    assert passed(doubled).ground is Ground.OWN_STANDS


def test_a_pass_that_leaves_the_opponents_theirs_says_so() -> None:
    theirs = speaks("H", dealer=2)
    assert passed(theirs).ground is Ground.LETS_PLAY
    assert passed(theirs, (-9, 78)).ground is Ground.LETS_PLAY


def test_a_pass_before_any_game_is_weak_or_promises_more() -> None:
    nothing = speaks("pass", dealer=2)
    assert passed(nothing).ground is Ground.REASON
    found = passed(nothing, (-9, 78))
    assert (found.ground, found.number) == (Ground.PASSES, 78)
    assert passed(nothing, (0.0, 78)).ground is Ground.REASON


def test_who_taught_himself_says_why_he_does_not_trust_what_looks_better() -> None:
    view = speaks("pass", dealer=2)
    assert baseline_call(view).action == MakeCall(0, Word.PASS)
    assert passed(view, (3.9, 78)).ground is Ground.USUAL
    found = passed(view, (4.6, 78))
    assert (found.ground, found.amount) == (Ground.EXPERIENCE, 4.6)
    stands = speaks("H", dealer=2)
    assert passed(stands, (4.6, 78)).ground is Ground.EXPERIENCE


def test_nothing_is_called_better_by_what_is_written_as_nothing() -> None:
    view = speaks("pass", dealer=2)
    assert passed(view, (0.04, 78)).ground is Ground.REASON
    call = next(call for call in view.choices.calls if call is not Word.PASS)
    told = Candidate(MakeCall(0, call), -1.0, 1.0), Candidate(MakeCall(0, Word.PASS), -1.04, 1.0)
    assert explain(view, Decision(told[0].action, Reason.STRONG_ENOUGH, told, 100)).ground is Ground.REASON


def test_who_has_only_one_thing_to_say_is_not_weak() -> None:
    view = speaks("H", dealer=2)
    view = replace(view, choices=replace(view.choices, calls=(Word.PASS,)))
    assert passed(view).ground is Ground.ONLY_CALL


def test_a_suit_that_was_the_own_one_is_not_called_the_partners() -> None:
    view = speaks("80D pass 90D pass", dealer=3, game="coinche_fr")
    raised = Decision(MakeCall(0, call_of("110D")), Reason.RAISES_PARTNER)
    assert explain(view, raised).ground is Ground.SAME_GAME
    partners = speaks("90D pass", dealer=1, game="coinche_fr")
    assert explain(partners, raised).ground is Ground.REASON
