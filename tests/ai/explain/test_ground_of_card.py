"""What is said of a card is not only true: it tells what sets the card apart, and hides no doubt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.ai.decision import Candidate, Decision, Reason
from game.ai.explain.explanation import Explanation, explain
from game.ai.explain.ground import Ground
from game.cards.card import card, cards
from game.rules.actions import Declare, Keep, Play
from tests.positions.position import position

if TYPE_CHECKING:
    from game.rules.view import View

LEAD = "7C 8C 9C JC QC TH KH 8S"
"""A hand to lead from."""


def seen(hand: str, contract: str, **entry: object) -> View:
    """What seat 0 sees there."""
    told = {"title": "a card", "why": "said", "plays": hand, "hand": hand, "contract": contract}
    return position({**told, **entry}).view


def said(
    view: View, code: str, reason: Reason = Reason.GIVES_LEAST, weighed: dict[str, float] | None = None
) -> Explanation:
    """Why that card is played; the errors of what was weighed are 1."""
    told = tuple(Candidate(Play(0, card(one)), value, 1.0) for one, value in (weighed or {}).items())
    return explain(view, Decision(Play(0, card(code)), reason, told, 100 if told else 0))


def test_a_slip_is_called_one_and_chance_is_called_chance() -> None:
    view = seen(LEAD, "D by 2")
    for reason in (Reason.OVERSIGHT, Reason.BY_CHANCE):
        found = said(view, "KH", reason)
        assert (found.ground, found.reason) == (Ground.REASON, reason)


def test_opponents_have_no_more_trumps_than_cards() -> None:
    view = seen("JD 7S 8S 9S TS QS KS AS", "D by 0")
    assert said(view, "JD", Reason.DRAWS_TRUMPS).number == 7
    late = replace(view, counts=(8, 1, 8, 1))
    assert (said(late, "JD").ground, said(late, "JD").number) == (Ground.DRAWS_TRUMPS, 2)
    shown = seen("JD 7S 8S 9S TS QS KS AS", "D by 0", shown=["1: 7H 8H 9H TH JH", "3: 7C 8C 9C TC JC"])
    assert said(shown, "JD").number == 6


@pytest.mark.parametrize(("ruff", "ground"), [("optional", Ground.MAY_BE_RUFFED), ("never", Ground.HIGHEST)])
def test_of_a_master_that_an_opponent_may_ruff_that_is_said(ruff: str, ground: Ground) -> None:
    """Seat 1 has shown that it has no clubs, and may have trumps."""
    options, tricks = {"ruff": ruff}, ["3: TC AC 7S 8C"]
    view = seen("KC QC 9D TD QD KD 8S", "H by 1", game="belot_bg", tricks=tricks, options=options)
    assert said(view, "KC").ground is ground


def test_a_low_lead_is_not_said_to_be_meant_for_the_partner() -> None:
    view = seen(LEAD, "D by 1")
    assert said(view, "8S", Reason.LEADS_LOW).ground is Ground.CHEAP_LEAD
    assert said(view, "8S", Reason.LEADS_TO_PARTNER).ground is Ground.PARTNER_MAY_TAKE
    assert said(view, "KH", Reason.LEADS_LOW).ground is Ground.PARTNER_MAY_TAKE
    assert said(view, "KH", Reason.LEADS_LOW, {"KH": 9, "TH": 1}).ground is Ground.PROMISES


def test_a_card_is_not_praised_for_being_cheap_where_another_as_cheap_was_worse() -> None:
    view, low = seen(LEAD, "D by 1"), Reason.LEADS_LOW
    assert said(view, "8S", low, {"8S": 9, "7C": 1}).ground is Ground.PROMISES
    assert said(view, "8S", low, {"8S": 9, "7C": 8}).ground is Ground.CHEAP_LEAD
    assert said(view, "8S", low, {"8S": 9, "KH": 1}).ground is Ground.CHEAP_LEAD
    assert said(view, "8S", low, {"8S": 9, "KH": 8.5, "7C": 1}).ground is Ground.CHEAP_LEAD


def test_a_usual_card_that_was_clearly_worse_is_not_praised() -> None:
    """Whatever is true of it; only a rule player's card is called usual."""
    view = seen("TS KS 9S 7C 8C 9C 8D 7H", "H by 3", trick="1: 7S AS 8S")
    assert said(view, "TS", weighed={"TS": 8, "KS": 9}).ground is Ground.FEEDS
    worse = said(view, "TS", weighed={"TS": 1, "KS": 9})
    assert (worse.ground, worse.card, worse.amount) == (Ground.USUAL_CARD, card("KS"), -8)
    assert said(view, "9S", weighed={"9S": 1, "KS": 9}).ground is Ground.KEEPS_CARD
    lead = seen(LEAD, "D by 1")
    assert said(lead, "KH", Reason.LEADS_LOW, {"KH": 1, "QC": 2}).ground is Ground.LEVEL


def test_a_difference_that_would_be_written_as_none_is_none() -> None:
    view = seen(LEAD, "D by 1")
    told = tuple(Candidate(Play(0, card(code)), value, 0.0) for code, value in (("KH", 1.04), ("QC", 1.0)))
    found = explain(view, Decision(Play(0, card("KH")), Reason.LEADS_LOW, told, 100))
    assert found.ground is Ground.LEVEL


def test_the_cheapest_card_that_beats_is_called_so() -> None:
    view = seen("KH AH 7C 8C 9C JC QC 8D", "S by 1", trick="3: QH")
    assert (said(view, "KH").ground, said(view, "KH").number) == (Ground.CHEAPEST_BEST, 7)
    assert said(view, "AH").ground is Ground.BEST_SO_FAR


def test_under_the_partner_it_is_said_what_is_kept() -> None:
    """With the ace played the ten is the best spade that is left."""
    for trick in ("1: 7S AS KS", "2: AS 8S"):
        found = said(seen("9S TS 7C 8C 9C 8D 9D 7H", "H by 1", trick=trick), "9S")
        assert (found.ground, found.card) == (Ground.KEEPS_CARD, card("TS"))


def test_what_a_cheaper_card_would_have_kept_as_well_is_no_reason() -> None:
    view = seen("7D 9D KD 7S TS AC 7C 8C", "H by 3", game="belot_bg", trick="3: AH")
    view = replace(view, choices=replace(view.choices, cards=cards("7D 9D KD 7S TS AC")))
    assert said(view, "9D").ground is Ground.KEEPS_GUARD
    assert said(view, "KD").ground is Ground.JUDGED
    assert said(view, "KD", weighed={"KD": 9, "9D": 1}).ground is Ground.PROMISES
    ace = replace(view, choices=replace(view.choices, cards=cards("9D KD AC")))
    assert said(ace, "9D").ground is Ground.KEEPS_CARD
    assert said(ace, "KD").ground is Ground.JUDGED


def test_nothing_is_said_to_be_spared_where_ten_points_are_given() -> None:
    view = seen("9S TS 7C 8C 9C 8D 9D 7H", "S by 2", trick="2: JS 7S")
    assert (said(view, "TS").ground, said(view, "TS").number) == (Ground.FEEDS, 10)


def test_a_trump_is_saved_from_an_opponents_trick_and_not_from_the_partners() -> None:
    hand, free = "7H 8H 7S 8S 9S 7D 8D 9D", {"ruff": "optional"}
    view = seen(hand, "H by 0", game="belot_bg", trick="2: TC QC")
    assert card("7H") in view.choices.cards
    assert said(view, "9S").ground is Ground.PARTNER_LEADS
    theirs = seen(hand, "H by 0", game="belot_bg", trick="3: TC", options=free)
    assert said(theirs, "9S").ground is Ground.KEEPS_TRUMP


def test_a_nine_that_beats_the_ten_is_no_guard_of_it() -> None:
    hand = "9C TC 7D 8D QD 7H 8H QH"
    guard = said(seen(hand, "S by 1", game="belot_bg", trick="3: AS", options={"ruff": "optional"}), "7D")
    assert (guard.ground, guard.card) == (Ground.KEEPS_GUARD, card("TC"))
    assert said(seen(hand, "AT by 1", game="belot_bg", trick="3: AS"), "7D").ground is Ground.LEAST


def test_who_has_no_seven_and_nothing_to_declare_has_that_for_a_reason() -> None:
    view = seen("KD QD 7S 8S 9S TH AH JC 7C", "D by 0", game="belote2_es", turned="9D", asked="exchange")
    for reason in (Reason.KEEPS_SEVEN, Reason.ONLY_CHOICE):
        none = replace(view, choices=replace(view.choices, may_exchange=False))
        assert explain(none, Decision(Keep(0), reason)).ground is Ground.NO_SEVEN
        assert explain(view, Decision(Keep(0), reason)).ground is Ground.REASON
        assert explain(view, Decision(Declare(0), reason)).ground is Ground.NOTHING_TO_DECLARE


def test_a_trick_is_lost_where_nobody_of_the_side_can_take_it_any_more() -> None:
    hand = "7S QS KC QC 9D TD QD KD"
    assert said(seen(hand, "H by 1", trick="1: AS 8S 9S"), "7S").ground is Ground.LOST
    assert said(seen(hand, "H by 1", trick="3: AS"), "7S").ground is Ground.LEAST, "the partner may ruff"
