"""What is said at a Croatian table, and to whom."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from game.cards.card import card, cards
from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.call import BIDS, CAPOT_GOAL, GENERALE_GOAL, Word
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.fault import Fault
from game.rules.illegality import Illegality
from game.rules.phase import Phase
from game.rules.result import Outcome
from game.rules.trick import Trick
from game.rules.view import Choices, View
from game.text.calls import (
    announcement_phrase,
    belot_phrase,
    belote_phrase,
    call_phrase,
    claim_phrase,
    contract_phrase,
    declaration_phrase,
    exchange_phrase,
    goal_phrase,
    stop_phrase,
)
from game.text.cards import Form, card_name, suit_name
from game.text.catalogue import words
from game.text.duties import illegality_sentence
from game.text.prompts import phase_prompt
from game.text.results import fault_sentence, result_notes
from tests.text.made import made

HR, EN = words("hr"), words("en")
HUN, FRE = "hungarian", "french"

RESULT = made(2, declared=20)


@pytest.mark.parametrize(
    ("code", "deck", "form", "name"),
    [
        ("KH", HUN, Form.NAME, "kralj srca"),
        ("TS", HUN, Form.OBJECT, "desetku lista"),
        ("QD", HUN, Form.OBJECT, "babu bundeve"),
        ("JC", HUN, Form.NAME, "dečko žira"),
        ("TS", FRE, Form.OBJECT, "pik desetku"),
        ("QH", FRE, Form.NAME, "herc baba"),
    ],
)
def test_cards_in_croatian(code: str, deck: str, form: Form, name: str) -> None:
    assert card_name(HR, card(code), deck, form) == name


def test_calls() -> None:
    assert call_phrase(HR, Word.PASS, HUN) == "Dalje"
    assert call_phrase(HR, BIDS[Trumps.DIAMONDS], HUN) == "Zovem bundevu"
    assert call_phrase(HR, BIDS[Trumps.SPADES], FRE, is_forced=True) == "Mus! Zovem pik"
    assert call_phrase(HR, BIDS[Trumps.ALL], FRE) == "Zovem sve adut"
    assert (belote_phrase(HR), belote_phrase(HR, is_second=True)) == ("Bela!", "Od bele")
    assert (belot_phrase(HR), stop_phrase(HR)) == ("Belot!", "Dosta!")
    assert (claim_phrase(HR), exchange_phrase(HR)) == ("Vani!", "Mijenjam sedmicu")
    assert suit_name(EN, Suit.CLUBS, HUN, Form.IN) == "in acorns"


@pytest.mark.parametrize(
    ("goal", "multiplier", "said"),
    [(0, 1, "hearts"), (110, 1, "110 hearts"), (0, 2, "hearts ×2"), (CAPOT_GOAL, 4, "Capot, hearts ×4")],
)
def test_what_is_played(goal: int, multiplier: int, said: str) -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=0, goal=goal, multiplier=multiplier)
    assert contract_phrase(EN, contract, FRE) == said


def test_all_tricks_are_named_alone_without_what_leads_on_to_the_suit() -> None:
    assert (goal_phrase(HR, CAPOT_GOAL), goal_phrase(HR, CAPOT_GOAL, is_short=True)) == (
        "Sve štihove,",
        "Sve",
    )
    assert goal_phrase(HR, 110, is_short=True) == "110"


@pytest.mark.parametrize(
    ("value", "kind", "top", "is_answer", "said"),
    [
        (20, None, None, False, "Dvadeset"),
        (150, None, None, True, "Sto pedeset"),
        (0, None, None, False, "Nemam"),
        (0, None, None, True, "Dobro"),
        (50, Kind.SEQUENCE, Rank.KING, True, "Pedeset, do kralja"),
        (100, Kind.FOUR, Rank.QUEEN, True, "Imam četiri babe"),
        (70, None, None, False, "70"),
        (100, Kind.FOUR, None, False, "Četiri iste"),
        (50, Kind.SEQUENCE, None, False, "Kvarta"),
        (150, Kind.SEQUENCE, None, False, "Sto pedeset"),
    ],
)
def test_announcements(value: int, kind: Kind | None, top: Rank | None, is_answer: bool, said: str) -> None:
    assert announcement_phrase(HR, value, kind, top, HUN, is_answer=is_answer) == said


@pytest.mark.parametrize(
    ("kind", "codes", "value", "said"),
    [
        (Kind.SEQUENCE, "JH QH KH", 20, "20 u srcu, do kralja"),
        (Kind.FOUR, "9C 9D 9H 9S", 150, "150, četiri devetke"),
        (Kind.BELOTE, "QS KS", 20, "Bela u listu, 20"),
        (Kind.SEQUENCE, "7C 8C 9C TC JC QC KC AC", 100, "Belot u žiru"),
    ],
)
def test_declarations(kind: Kind, codes: str, value: int, said: str) -> None:
    assert declaration_phrase(HR, Declaration(kind, cards(codes), value), HUN) == said


@pytest.mark.parametrize(
    ("duty", "table", "trumps", "parts"),
    [
        (Illegality.MUST_FOLLOW, "7D", Trumps.HEARTS, ["bundeva"]),
        (Illegality.MUST_FOLLOW, "7H 9H", Trumps.HEARTS, ["Traži se srce"]),
        (Illegality.MUST_BEAT, "7D TD 9D", Trumps.HEARTS, ["Iber", "desetka bundeve"]),
        (Illegality.MUST_BEAT, "7H 9H", Trumps.HEARTS, ["devetka srca", "adut"]),
        (Illegality.MUST_TRUMP, "7D", Trumps.HEARTS, ["Nemaš bundeve", "srce", "sjeći"]),
        (Illegality.MUST_TRUMP, "7D 9H", Trumps.HEARTS, ["Nemaš bundeve", "već presječen"]),
        (Illegality.MUST_OVERTRUMP, "7D QH", Trumps.HEARTS, ["baba srca", "nadsjeći"]),
        (Illegality.NOT_IN_HAND, "7D", Trumps.HEARTS, ["as žira"]),
    ],
)
def test_duties_name_the_cards(duty: Illegality, table: str, trumps: Trumps, parts: list[str]) -> None:
    sentence = illegality_sentence(HR, duty, card("AC"), Trick(0, cards(table)), trumps, HUN)
    assert [part for part in parts if part not in sentence] == [], sentence


def test_iber_is_not_said_in_trumps() -> None:
    trick = Trick(0, cards("7H 9H"))
    sentence = illegality_sentence(HR, Illegality.MUST_BEAT, card("AC"), trick, Trumps.HEARTS, HUN)
    assert "Iber" not in sentence


def test_results_speak_of_us_and_them() -> None:
    assert result_notes(EN, RESULT, 4, ("Us", "Them"), own=0) == ("We made it: 122 of 182.",)
    assert result_notes(EN, RESULT, 4, ("Us", "Them"), own=1) == ("They made it: 122 of 182.",)
    assert result_notes(EN, RESULT, 4, ("Ana", "Iva")) == ("Ana: made, 122 of 182.",)


def test_results_of_other_kinds() -> None:
    fell = replace(RESULT, outcome=Outcome.FELL, totals=(91, 91), written=(0, 182), dashes=frozenset({0}))
    assert result_notes(EN, fell, 4, ("", ""), own=0) == ("We went down: 91 of 182, 92 were needed.",)
    capot = replace(RESULT, capot=0, totals=(252, 0), written=(252, 0))
    assert result_notes(EN, capot, 4, ("", ""), own=1)[1] == "Capot! All tricks are theirs."
    penalty = replace(RESULT, outcome=Outcome.PENALTY, written=(0, 162), dashes=frozenset({0}))
    assert result_notes(HR, penalty, 4, ("", ""), own=0) == ("Naša greška: protivnici pišu 162 boda.",)
    belot = replace(RESULT, outcome=Outcome.BELOT, totals=(0, 0), written=(0, 1001))
    assert result_notes(EN, belot, 4, ("", ""), own=0) == ("Belot! The match is theirs.",)
    hung = replace(RESULT, outcome=Outcome.HUNG, totals=(81, 81), written=(0, 81), hung_after=81)
    assert result_notes(HR, hung, 4, ("", ""), own=0) == ("Točno pola: naši bodovi vise (81 bod).",)


def test_a_generale_with_the_partners_trick_says_why_it_failed() -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=2, goal=GENERALE_GOAL)
    helped = replace(RESULT, contract=contract, outcome=Outcome.FELL, totals=(252, 0), capot=0)
    why = "in a générale the partner may not take a trick."
    assert result_notes(EN, helped, 4, ("", ""), own=0)[0] == f"We went down: {why}"
    assert result_notes(EN, helped, 4, ("", ""), own=1)[0] == f"They went down: {why}"
    lost = replace(helped, capot=None, totals=(150, 12))
    assert result_notes(EN, lost, 4, ("", ""), own=0) == ("We went down: 150 of 162, 162 were needed.",)


def test_results_without_a_contract_only_count() -> None:
    notes = result_notes(EN, RESULT, 4, ("", ""), own=0, can_fall=False)
    assert notes == ("We have 122 of 182.",)
    doubled = replace(RESULT, multiplier=2)
    assert result_notes(EN, doubled, 4, ("", ""), own=0, can_fall=False) == ("We made it: 122 of 182.",)


def test_results_of_a_bid_name_what_was_bid() -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=0, goal=110)
    short = replace(RESULT, outcome=Outcome.FELL, contract=contract, totals=(100, 62), written=(0, 270))
    assert result_notes(EN, short, 4, ("", ""), own=0) == ("We went down: 100 of 162, 110 were needed.",)


def test_alone_everybody_has_a_name() -> None:
    alone = replace(
        RESULT, totals=(90, 40, 32), written=(90, 40, 32), contract=Contract(trumps=Trumps.CLUBS, taker=1)
    )
    assert result_notes(EN, alone, 3, ("Ana", "Iva", "Edo"), own=0) == ("Iva: made, 40 of 162.",)


def test_a_claim_ends_the_match_whoever_was_right() -> None:
    claimed = replace(RESULT, outcome=Outcome.CLAIMED, written=(10, 90))
    assert result_notes(EN, claimed, 2, ("Ana", "Iva")) == ("The match was claimed: it is over.",)


def test_faults() -> None:
    assert fault_sentence(EN, Fault.RENEGE, "Ana", "Iva") == "Ana: a card played against the rules."
    assert "Iva" in fault_sentence(EN, None, "Ana", "Iva")


def prompt(**knowledge: object) -> str:
    seen = {"seat": 0, "turn": 0, "phase": Phase.PLAYING, "trick": None, "choices": Choices()} | knowledge
    return phase_prompt(EN, cast("View", SimpleNamespace(**seen)), "Iva")


def test_prompts() -> None:
    assert prompt(turn=None, phase=Phase.OVER) == "The match is over."
    assert prompt(turn=1) == "Iva to play."
    assert prompt() == "You lead to the trick."
    assert prompt(trick=Trick(3, cards("7H"))) == "Your turn: play a card."
    may_pass = Choices(calls=(*BIDS.values(), Word.PASS))
    assert prompt(phase=Phase.CALLING, choices=may_pass) == "Name the trumps or pass."
    must = Choices(calls=tuple(BIDS.values()))
    assert prompt(phase=Phase.CALLING, choices=must) == "You must call: name the trumps."


def test_a_bid_that_is_enough_needs_no_lead() -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=0, goal=80)
    fell = replace(RESULT, contract=contract, outcome=Outcome.FELL, totals=(79, 83))
    assert "82 were needed" in result_notes(EN, fell, 4, ("", ""), own=0)[0]
    assert "80 were needed" in result_notes(EN, fell, 4, ("", ""), own=0, bid_is_enough=True)[0]
    capot = replace(fell, contract=replace(contract, goal=CAPOT_GOAL))
    assert "162 were needed" in result_notes(EN, capot, 4, ("", ""), own=0, bid_is_enough=True)[0]
