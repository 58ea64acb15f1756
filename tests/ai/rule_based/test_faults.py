"""A fault is called when later cards prove it, and never on suspicion."""

from __future__ import annotations

from game.ai.decision import Reason
from game.ai.levels import make_mind
from game.ai.rule_based.routine import proven_offender
from game.rules.actions import CallFault
from game.rules.view import View
from tests.positions.position import position

OPTIONS = {"renege": "wholeGame"}


def seen(tricks: list[str], hand: str, options: dict[str, str], trick: str | None = None) -> View:
    entry: dict[str, object] = {
        "title": "t",
        "why": "w",
        "plays": "",
        "hand": hand,
        "contract": "H by 1",
        "options": options,
    }
    return position(entry | {"tricks": tricks} | ({"trick": trick} if trick else {})).view


PROVED = ["0: AS 7S 8S 9D", "0: 7C AC 8C 9S"]
"""Seat 3 discards on spades and shows a spade one trick later."""


def test_a_later_card_proves_the_fault() -> None:
    view = seen(PROVED, "KC QC KD QD 7D 8D", OPTIONS, "1: 9C TC JC")
    assert proven_offender(view) == 3
    decision = make_mind("medium").decide(view, 1)
    assert decision.action == CallFault(0, 3)
    assert decision.reason is Reason.PROVEN_FAULT


def test_discarding_proves_nothing() -> None:
    view = seen(PROVED[:1], "7C KC QC KD QD 7D 8D", OPTIONS)
    assert proven_offender(view) is None


def test_not_beating_is_proved_by_the_card_that_would_have_beaten() -> None:
    ducked = ["0: 8S JS 7S 9S"]
    assert proven_offender(seen(ducked, "7C KC QC KD QD 8D 9C", OPTIONS, "1: 7D 9D JD")) is None
    shown = [*ducked, "1: 7D 9D KS 8D"]
    assert proven_offender(seen(shown, "7C KC QC KD QD 9C", OPTIONS, "2: TC AC")) == 3


def test_where_no_fault_is_possible_nobody_is_accused() -> None:
    assert proven_offender(seen(PROVED, "KC QC KD QD 7D 8D", {}, "1: 9C TC JC")) is None


def test_the_partner_is_not_accused() -> None:
    view = seen(["0: AS 7S 9D 8S", "0: 7C AC 9S 8C"], "KC QC KD QD 7D 8D", OPTIONS, "1: 9C TC JC")
    assert proven_offender(view) is None
