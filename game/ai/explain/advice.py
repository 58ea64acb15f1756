"""Advice for a person: the action that the figures of a mind support."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.ai.decision import Candidate, Decision, error_between
from game.ai.rule_based.reasons import reason_of
from game.rules.actions import MakeCall, SeatAction
from game.rules.auction import course_of
from game.rules.call import Bid, Word
from game.rules.options.rules import Rules
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Advised:
    """What a person is advised to do."""

    decision: Decision
    rival: Candidate | None = None
    """Another action that is as good within one standard error; None: there is none."""
    is_safer: bool = False
    """Whether the rival is valued higher, and the action is named because it risks less."""


def advised(view: View, decision: Decision) -> Advised:
    """Return the best-valued action of the decision; of calls within one standard error of it the safest.

    A mind may decide otherwise, because it asks more of an unusual call or trusts a network. A person who
    reads the figures would not understand that.
    """
    weighed = decision.candidates
    if not weighed:
        return Advised(decision)
    best = max(weighed, key=lambda one: (one.value, one.action == decision.action))
    near = [one for one in weighed if best.value - one.value <= error_between(best, one)]
    named, is_call = best, isinstance(best.action, MakeCall)
    if is_call:
        named = min(near, key=lambda one: (risk(view.rules, one.action), -one.value))
    others = [one for one in near if one is not named]
    rival = max(others, key=lambda one: one.value, default=None)
    if named.action != decision.action:
        decision = replace(
            decision, action=named.action, reason=reason_of(view, named.action, decision.reason)
        )
    is_safer = is_call and any(named.value < one.value for one in others)
    return Advised(decision, rival, is_safer=is_safer)


def risk(rules: Rules, action: SeatAction) -> tuple[int, int, int]:
    """Return how much a call risks, the safest first: a pass, the lower of two bids, a double."""
    call = action.call if isinstance(action, MakeCall) else Word.PASS
    if isinstance(call, Bid):
        course = course_of(rules)
        return (1, call.goal, course.trumps.index(call.trumps) if course.outbids else 0)
    return {Word.PASS: (0, 0, 0), Word.TAKE: (1, 0, 0)}.get(call, (2, 0, 0))
