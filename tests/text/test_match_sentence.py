"""The sentence at the end of a match counts what was there, in the plural of each language."""

from __future__ import annotations

from dataclasses import replace

from game.cards.card import cards
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.result import Counted, DealResult, Outcome
from game.text.catalogue import words
from game.text.results import match_sentence

BELOTE = Declaration(Kind.BELOTE, cards("QH KH"), 20)
DEAL = DealResult(
    number=1,
    outcome=Outcome.MADE,
    contract=Contract(trumps=Trumps.HEARTS, taker=0),
    card_points=(162, 0),
    declared=(Counted(2, BELOTE),),
    declaration_points=(20, 0),
    capot=0,
    totals=(272, 0),
    written=(272, 0),
    dashes=frozenset(),
)
PLAIN = replace(DEAL, declared=(Counted(1, BELOTE),), capot=None)


def test_only_the_own_side_is_counted() -> None:
    say = words("en")
    assert match_sentence(say, [DEAL, PLAIN], 0, 4) == "2 deals · 1 bela of yours · 1 capot of yours"
    assert match_sentence(say, [DEAL, PLAIN], 1, 4) == "2 deals · 1 bela of yours"
    assert match_sentence(say, [PLAIN], 0, 4) == "1 deal"
    assert match_sentence(say, [DEAL, PLAIN], None, 4) == "2 deals"


def test_croatian_counts_in_three_forms() -> None:
    told = [match_sentence(words("hr"), [DEAL] * count, 0, 4) for count in (1, 3, 5)]
    assert told[0] == "1 dijeljenje · 1 vlastita bela · 1 vlastita štiglja"
    assert told[1] == "3 dijeljenja · 3 vlastite bele · 3 vlastite štiglje"
    assert told[2] == "5 dijeljenja · 5 vlastitih bela · 5 vlastitih štiglji"
