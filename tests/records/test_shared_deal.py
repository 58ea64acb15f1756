"""A shared deal comes back from its code whole; a damaged code or line is refused with a sentence."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.cards.card import DECK
from game.cards.shuffle import shuffled
from game.records.deal_code import LENGTH, number_of_deck
from game.records.shared_deal import (
    CHECK,
    LONGEST_TEXT,
    PRIME,
    VERSION,
    SharedDeal,
    SharedLine,
    SharedLineError,
    code_of_deal,
    deal_of_code,
    deal_of_text,
    plain_name,
    text_of_deal,
)
from game.rules.seats import side_of
from game.variants.catalogue import GAMES
from game.variants.code_order import CHOICES, GAMES_IN_CODES
from game.variants.code_signs import (
    LETTERS,
    CodeError,
    CodeFault,
    check_signs,
    digits_of,
    grouped,
    number_of,
    plain_signs,
)
from game.variants.codes import code_of
from game.variants.option_ids import options_from
from tests.depth import often
from tests.variants.test_codes import random_rules

HOUSE_RULES = {"target": 701, "contra": True, "recontra": True, "finish": "dosta"}

GOLDEN = {
    "D100-0000-0000-0000-0000-0000-000M-1CW": ("bela4", {}, 0, DECK),
    "D13M-VA7N-R8NY-K5FV-91D9-9Y39-4V00-XV2D-101Z-31DM-GF": (
        "bela4",
        HOUSE_RULES,
        3,
        shuffled(DECK, b"golden"),
    ),
    "D13M-VA7N-R8NY-K5FV-91D9-9Y39-4T61-0EKY-6": (
        "belote3_es",
        {"direction": "ccw"},
        2,
        shuffled(DECK, b"golden"),
    ),
}
"""Codes of version 1 with game, differences, dealer and deck; no later version may read them otherwise."""


def dealt(game: str, seed: str) -> SharedDeal:
    """A deal of a game under house rules by lot."""
    chance = random.Random(f"{game} {seed}")
    rules = random_rules(game, chance)
    dealer = chance.randrange(rules.players)
    return SharedDeal(game=game, rules=rules, dealer=dealer, deck=shuffled(DECK, seed.encode()))


def coded(*signs: int) -> str:
    """The code of these signs with sound check signs."""
    return grouped([*signs, *check_signs(signs, PRIME, CHECK)])


@pytest.mark.parametrize("game", GAMES)
def test_there_and_back(game: str) -> None:
    for number in range(often(30, 100)):
        deal = dealt(game, f"deal {number}")
        code = code_of_deal(deal)
        assert deal_of_code(code) == deal
        assert deal_of_code(code.lower().replace("-", " ").replace("1", "l").replace("0", "o")) == deal
        assert deal_of_code(f" {code}\n".replace("-", " \u2013 ")) == deal
        assert len(code) < LONGEST_TEXT


@pytest.mark.parametrize("game", GAMES)
def test_the_code_of_a_game_s_own_rules_is_short(game: str) -> None:
    for dealer in range(GAMES[game].rules.players):
        deal = SharedDeal(game=game, rules=GAMES[game].rules, dealer=dealer, deck=tuple(reversed(DECK)))
        assert len(plain_signs(code_of_deal(deal))) == 31
        assert deal_of_code(code_of_deal(deal)) == deal


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_means_for_ever_what_it_meant_when_it_was_sent(code: str) -> None:
    game, options, dealer, deck = GOLDEN[code]
    deal = SharedDeal(game=game, rules=options_from(options, GAMES[game].base), dealer=dealer, deck=deck)
    assert code_of_deal(deal) == code
    assert deal_of_code(code) == deal


@pytest.mark.parametrize("game", ["bela4", "coinche_fr"])
def test_every_single_wrong_sign_and_every_swap_is_noticed(game: str) -> None:
    code = plain_signs(code_of_deal(dealt(game, "damaged")))
    for place, right in enumerate(code):
        for wrong in LETTERS.replace(right, ""):
            with pytest.raises(CodeError, match="is mistyped") as caught:
                deal_of_code(code[:place] + wrong + code[place + 1 :])
            assert caught.value.fault is CodeFault.MISTYPED
    for place, (one, other) in enumerate(pairwise(code)):
        if one != other:
            with pytest.raises(CodeError, match="is mistyped"):
                deal_of_code(code[:place] + other + one + code[place + 2 :])


def damaged(code: str, chance: random.Random) -> str:
    """The code as somebody may mishear, mistype or cut it, changed at one to four places."""
    signs = list(plain_signs(code))
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(signs))
        match chance.randrange(4):
            case 0:
                signs[place] = chance.choice(LETTERS + "UÄ?")
            case 1:
                del signs[place]
            case 2:
                signs.insert(place, chance.choice(LETTERS))
            case _:
                del signs[max(8, place) :]
    return "".join(signs)


def test_a_thousand_damaged_codes_are_each_refused_with_a_sentence() -> None:
    chance, refused = random.Random("a thousand"), 0
    while refused < 1000:
        code = code_of_deal(dealt(chance.choice(tuple(GAMES)), f"{refused % 50}"))
        wrong = damaged(code, chance)
        if wrong == plain_signs(code):
            continue
        with pytest.raises(CodeError) as caught:
            deal_of_code(wrong)
        assert str(caught.value).startswith(("the deal code ", "a deal code "))
        refused += 1


RECONTRA = [key for key, _ in CHOICES].index("recontra")
DECK_SIGNS = digits_of(number_of_deck(DECK) * 4 + 2, LENGTH)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - ", CodeFault.EMPTY),
        ("D", CodeFault.MISTYPED),
        ("D1", CodeFault.MISTYPED),
        (coded(), CodeFault.MISTYPED),
        (coded(5), CodeFault.MISTYPED),
        (coded(5, 1), CodeFault.NEWER),
        ("D1U", CodeFault.STRANGE_SIGN),
        ("Z" * 100_000, CodeFault.MISTYPED),
        (" " * 100_000 + "D", CodeFault.MISTYPED),
        (code_of("bela4", GAMES["bela4"].rules), CodeFault.MISTYPED),
        ("0000-0000-0000-0000-0000-0000-0", CodeFault.MISTYPED),
        (coded(VERSION[0], 2, *DECK_SIGNS, 0), CodeFault.NEWER),
        (coded(5, 1, *DECK_SIGNS, 0), CodeFault.NEWER),
        (coded(*VERSION, *DECK_SIGNS), CodeFault.NEWER),
        (coded(*VERSION, *DECK_SIGNS, len(GAMES_IN_CODES)), CodeFault.NEWER),
        (coded(*VERSION, *DECK_SIGNS, 0, 31), CodeFault.NEWER),
        (coded(*VERSION, *DECK_SIGNS, 0, RECONTRA, 1), CodeFault.IMPOSSIBLE),
        (coded(*VERSION, *DECK_SIGNS, GAMES_IN_CODES.index("bela2")), CodeFault.MISTYPED),
        (coded(*VERSION, *[31] * LENGTH, 0), CodeFault.MISTYPED),
    ],
)
def test_what_is_no_code(code: str, fault: CodeFault) -> None:
    with pytest.raises(CodeError) as caught:
        deal_of_code(code)
    assert caught.value.fault is fault
    assert len(str(caught.value)) < LONGEST_TEXT


def test_deck_and_dealer_fit_into_the_signs() -> None:
    most = number_of_deck(tuple(reversed(DECK))) * 4 + 3
    assert number_of(digits_of(most, LENGTH)) == most


@pytest.mark.parametrize("game", ["bela4", "bela3", "bela2"])
def test_lines_come_back_with_the_deal(game: str) -> None:
    deal = dealt(game, "lines")
    points = (104, -58, 0)[: 3 if deal.rules.players == 3 else 2]
    lines = tuple(
        SharedLine(seat=seat, points=points, name=name)
        for seat, name in zip(range(deal.rules.players), ("Ana", "", "Žofia 5:3", "Ö" * 20), strict=False)
    )
    text = text_of_deal(deal, lines)
    assert "\n" not in text
    assert deal_of_text(text) == (deal, lines)
    assert deal_of_text(f"  {code_of_deal(deal)} ") == (deal, ())
    for line in lines:
        assert line.own == points[side_of(line.seat, deal.rules.players)]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "a line such as '2 104:58 Ana' was expected"),
        ("Ana 104:58 2", "a line such as '2 104:58 Ana' was expected"),
        ("2 104 Ana", "a line such as"),
        ("2 99999:0 Ana", "a line such as"),
        ("2 ١:٢ Ana", "a line such as"),
        ("4 104:58 Ana", "names seat 4; there are seats 0 to 3"),
        ("2 104:58:3 Ana", "has the points of 3 sides; 2 were expected"),
        ("2 104:58 A\x1b[31mna", "more than 20 characters or strange ones"),
        ("2 104:58 A\u202ena", "more than 20 characters or strange ones"),
        (f"2 104:58 {'A' * 21}", "more than 20 characters or strange ones"),
    ],
)
def test_a_damaged_line_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    rules = options_from({"target": 501}, GAMES["bela4"].rules)
    code = code_of_deal(SharedDeal(game="bela4", rules=rules, dealer=1, deck=DECK))
    with pytest.raises(SharedLineError, match=sentence):
        deal_of_text(f"{code} + {line}")


def test_a_long_text_is_not_read() -> None:
    text = text_of_deal(dealt("bela4", "long")) + " + 0 1:2" * LONGEST_TEXT
    with pytest.raises(CodeError, match=f"at most {LONGEST_TEXT} were expected"):
        deal_of_text(text)


def test_a_text_of_the_most_characters_is_read_and_one_more_is_too_many() -> None:
    deal = dealt("bela4", "full")
    text = code_of_deal(deal).ljust(LONGEST_TEXT)
    assert deal_of_text(text) == (deal, ())
    with pytest.raises(CodeError, match=f"has {LONGEST_TEXT + 1} characters"):
        deal_of_text(text + " ")


def test_a_line_that_was_pasted_into_a_message_is_read() -> None:
    prefix = "Belot table · 2026-11-28 · Bela: me 104, master 97 · "
    deal = dealt("bela4", "message")
    line = SharedLine(seat=1, points=(58, 104), name="Ana · Iva")
    assert deal_of_text(f"{prefix}{text_of_deal(deal, [line])}") == (deal, (line,))
    with pytest.raises(CodeError):
        deal_of_text(f"{code_of_deal(deal)} · and more")


def test_a_name_is_made_plain() -> None:
    assert plain_name(" Ana\n+ Luka\x00 ") == "Ana Luka"
    assert plain_name("A" * 30) == "A" * 20
    line = SharedLine(seat=0, points=(1, 2), name="An+a\n")
    deal = dealt("bela4", "plain")
    assert deal_of_text(text_of_deal(deal, [line]))[1][0].name == "An a"
