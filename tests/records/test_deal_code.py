"""A deal as a code for a friend."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.records.deal_code import DealCodeError, code_of_deck, deck_of_code
from game.variants.code_signs import LETTERS


def test_every_deck_has_its_code() -> None:
    decks = [DECK, tuple(reversed(DECK)), *(shuffled(DECK, bytes([number])) for number in range(200))]
    for deck in decks:
        code = code_of_deck(deck)
        assert len(code) == 24 + 6 + 1
        assert deck_of_code(code) == deck
        assert deck_of_code(code.lower().replace("-", " ").replace("1", "l").replace("0", "o")) == deck
    assert code_of_deck(DECK) == "0000-0000-0000-0000-0000-0000-0"


def test_one_wrong_letter_is_always_noticed() -> None:
    code = code_of_deck(shuffled(DECK, b"one"))
    for place, sign in enumerate(code):
        if sign == "-":
            continue
        for other in LETTERS.replace(sign, ""):
            with pytest.raises(DealCodeError):
                deck_of_code(code[:place] + other + code[place + 1 :])


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "has 0 letters; 24 and a check letter were expected"),
        ("0000-0000-0000-0000-0000-0000-00", "has 26 letters"),
        ("0000-0000-0000-0000-0000-000!-0", "holds '!', which no code does"),
        ("ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-0", "stands for no order of the cards"),
        ("0000-0000-0000-0000-0000-0001-0", "is mistyped"),
    ],
)
def test_what_is_no_code(code: str, sentence: str) -> None:
    with pytest.raises(DealCodeError, match=sentence):
        deck_of_code(code)


def test_neighbours_that_changed_places_are_mostly_noticed() -> None:
    luck, noticed, tried = Random(1), 0, 0
    for number in range(60):
        code = code_of_deck(shuffled(DECK, bytes([number])))
        place = luck.choice([place for place in range(28) if "-" not in code[place : place + 2]])
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if swapped == code:
            continue
        tried += 1
        try:
            deck_of_code(swapped)
        except DealCodeError:
            noticed += 1
    assert noticed >= 0.9 * tried
