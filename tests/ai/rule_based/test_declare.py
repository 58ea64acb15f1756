"""Where the players speak themselves, a computer says all that it holds, at its turn and once."""

from __future__ import annotations

from game.ai.decision import Decision, Reason
from game.ai.rule_based.routine import declaration
from game.rules.actions import Declare
from tests.rules.seated import Table, combination

HANDS = {0: "8D 9D TD JD QS KS AS", 1: "QC KC AC"}


def test_asked_in_the_round_it_says_everything_or_that_it_has_nothing() -> None:
    table = Table(HANDS, announce="manual").say("C")
    best, other = combination("8D 9D TD JD"), combination("QS KS AS")
    assert declaration(table.view(0)) == Decision(Declare(0, (best, other)), Reason.DECLARES_ALL)
    assert declaration(table.view(1)) is None, "not yet"
    table.declare().declare()
    assert declaration(table.view(2)) == Decision(Declare(2, ()), Reason.DECLARES_ALL)


def test_with_the_first_card_it_speaks_only_of_what_it_holds() -> None:
    table = Table(HANDS, announce="manual", declTiming="firstCard").say("C")
    found = declaration(table.view(0))
    assert found is not None
    assert isinstance(found.action, Declare)
    table.do(found.action)
    assert declaration(table.view(0)) is None
    while table.turn != 2:
        table.play(table.choices(table.turn).cards[0].code)
    assert table.choices(2).may_declare
    assert declaration(table.view(2)) is None
