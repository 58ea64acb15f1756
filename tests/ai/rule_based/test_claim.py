"""What a seat counts for a claim is beyond doubt: tricks, declarations that won, belotes that count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.decision import Reason
from game.ai.rule_based.routine import claim, sure_points
from game.cards.card import card, cards
from game.rules.actions import Claim
from game.rules.contract import Contract, Trumps
from game.rules.events import DeclarationShown
from game.rules.options.score import CardScale, Writing
from game.rules.view import View
from tests.positions.position import position
from tests.rules.seated import combination


def view(scores: tuple[int, int] = (900, 700)) -> View:
    """Seat 0 has taken a trick of 31 in hearts and leads."""
    entry = {
        "title": "t",
        "why": "w",
        "plays": "",
        "game": "belote2_es",
        "hand": "9H TH AC TC 8D 9D KS QS",
        "contract": "H by 0",
        "tricks": ["0: JH AH"],
        "scores": list(scores),
        "asked": "claim",
        "options": {"claimCountsHeldJ9": False},
    }
    return position(entry).view


def test_a_claim_needs_the_whole_target_in_the_seats_own_count() -> None:
    assert sure_points(view()) == 931
    assert claim(view((968, 700))) is None
    found = claim(view((969, 700)))
    assert found is not None
    assert (found.action, found.reason) == (Claim(0), Reason.HAS_ENOUGH)
    asked = view((969, 700))
    assert claim(replace(asked, choices=replace(asked.choices, may_claim=False))) is None


@pytest.mark.parametrize(
    ("said", "counted"),
    [("", 0), ("KH", 0), ("KH QH", 20), ("QH KH", 20)],
)
def test_a_belote_counts_with_both_its_words_where_both_are_needed(said: str, counted: int) -> None:
    mine = replace(view(), belotes=tuple((0, one) for one in cards(said)))
    assert sure_points(mine) == 931 + counted
    theirs = replace(view(), belotes=tuple((1, one) for one in cards(said)))
    assert sure_points(theirs) == 931


def test_elsewhere_one_word_is_enough() -> None:
    seen = view()
    declarations = replace(seen.rules.declarations, belote_twice=False)
    once = replace(seen, rules=replace(seen.rules, declarations=declarations), belotes=((0, card("QH")),))
    assert sure_points(once) == 951
    assert sure_points(replace(once, contract=None)) == 931


def test_declarations_that_won_count_and_what_faults_have_cost_but_not_what_they_brought() -> None:
    shown = (DeclarationShown(0, combination("7D 8D 9D")), DeclarationShown(1, combination("QS KS AS")))
    assert sure_points(replace(view(), shown=shown)) == 951
    assert sure_points(replace(view(), lost=(-10, 10))) == 921
    assert sure_points(replace(view(), lost=(10, -10))) == 931


def test_by_the_letter_jack_and_nine_of_trumps_in_hand_count_too() -> None:
    seen = view((955, 700))
    assert claim(seen) is None
    match = replace(seen.rules.match, claim_counts_held=True)
    counting = replace(seen, rules=replace(seen.rules, match=match))
    assert sure_points(counting) == sure_points(seen) + 14
    assert claim(counting) is not None


def test_what_is_written_in_tens_is_claimed_in_tens() -> None:
    seen = view((148, 140))
    score = replace(seen.rules.score, writing=Writing.TENS)
    tens = replace(seen, rules=replace(seen.rules, score=score))
    assert sure_points(tens) == 151, "31 are three full tens"
    assert sure_points(replace(tens, lost=(-10, 10))) == 150


def test_cards_in_hand_count_by_the_scale_of_the_contract() -> None:
    seen = view()
    score = replace(seen.rules.score, card_scale=CardScale.EVEN)
    match = replace(seen.rules.match, claim_counts_held=True)
    contract = Contract(trumps=Trumps.ALL, taker=0)
    even = replace(seen, contract=contract, rules=replace(seen.rules, score=score, match=match))
    assert sure_points(even) == 900 + 31 + 9 + 9, "two nines at nine points each"
