"""The rule sheets by their letter: every sentence decides an option, and whole matches can be played so."""

from __future__ import annotations

import pytest

from game.rules.options.declarations import Announce
from game.rules.state import new_match
from game.text.catalogue import LANGUAGES, words
from game.variants.applicable import applicable
from game.variants.catalogue import GAMES
from game.variants.codes import code_of, rules_of_code
from game.variants.letter import SENTENCES, by_the_letter, sheet_of
from game.variants.option_ids import options_from, options_of
from tests.rules.played import steps

WITH_A_SHEET = sorted(SENTENCES)

CODES = {
    "bela4": "1051-J1B1-KP",
    "bela3": "11X1-61VR",
    "bela2": "12B1-H161-NF",
    "belot_bg": "13G1-22F0-01EB",
    "belot_bg_official": "1AZ5-12D",
    "belote2_es": "1BK3-42B1-4AWR",
    "belote3_es": "1CK3-42B1-4APW",
    "belote4_es": "1DK3-42B1-4AH0",
}
"""By game, the code of the rules by the letter of its sheet; a new sheet need not be named here."""


@pytest.mark.parametrize("game", WITH_A_SHEET)
def test_every_sentence_decides_an_option_of_its_game(game: str) -> None:
    rules = by_the_letter(GAMES[game])
    meant = set(applicable(rules))
    for sentence in SENTENCES[game]:
        assert sentence.option in meant
        assert all(f"quote.{sentence.quote}" in words(language) for language in LANGUAGES)
        assert options_from({sentence.option: sentence.value}, rules) == rules
    assert rules.declarations.announce is Announce.MANUAL
    assert options_of(rules, GAMES[game].rules)
    assert rules_of_code(code_of(game, rules)) == (game, rules)
    assert code_of(game, rules) == CODES.get(game, code_of(game, rules))


@pytest.mark.parametrize("game", ["belote4_fr", "coinche_fr"])
def test_a_game_without_a_sheet_stays_as_it_is(game: str) -> None:
    assert by_the_letter(GAMES[game]) == GAMES[game].rules
    assert sheet_of(GAMES[game]) is None


@pytest.mark.parametrize("game", WITH_A_SHEET)
def test_a_sheet_has_its_rules_and_its_sentences(game: str) -> None:
    sheet = sheet_of(GAMES[game])
    assert sheet is not None
    assert sheet[:2] == (by_the_letter(GAMES[game]), SENTENCES[game])
    assert sheet.language in LANGUAGES


@pytest.mark.parametrize("game", WITH_A_SHEET)
def test_deals_by_the_letter_end_and_their_points_add_up(game: str) -> None:
    rules = by_the_letter(GAMES[game])
    assert new_match(rules).rules == rules
    results = [step.state.results for _, step in steps(rules, "letter", 4)]
    assert any(results)


def test_by_the_polish_sheet_a_king_counts_ten_and_nobody_ruffs() -> None:
    rules = by_the_letter(GAMES["belote2_es"])
    assert (rules.score.king, rules.play.ruff.value) == (10, "never")


def test_the_book_says_why_the_polish_sheet_is_not_followed_where_it_is_strangest() -> None:
    explained = {one.option for one in SENTENCES["belote2_es"] if one.is_explained}
    assert explained == {"kingValue", "ruff"}
    assert all(
        f"book.letter.why.{option}" in words(language) for option in explained for language in LANGUAGES
    )
