"""A family has all that the pages of games and the title show of it."""

from __future__ import annotations

import pytest

from game.cards.card import card
from game.scenes.cards.deck import Deck
from game.text.catalogue import LANGUAGES, words
from game.variants.catalogue import GAMES
from game.variants.families import AT_HOME, FAMILIES, Family, family_named, family_of, offers


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: str(family.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_is_worded_in_every_language(family: Family, language: str) -> None:
    keys = {f"games.{family.name}", f"games.{family.name}.where", f"title.logo.{family.name}"}
    assert {key for key in keys if key not in words(language)} == set()


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: str(family.name))
def test_every_family_has_games_a_language_a_deck_and_cards(family: Family) -> None:
    assert family.games
    assert family.language in LANGUAGES
    assert family.deck in set(Deck)
    assert len({card(code) for code in family.emblem}) == 3


def test_every_game_is_at_home_in_a_place_of_its_family() -> None:
    for family in FAMILIES:
        at_home = {game: family.place_of(game) for game in family.games}
        assert set(family.elsewhere) <= set(family.games)
        assert all(place == family.elsewhere.get(game, family.place) for game, place in at_home.items())
    assert {family_of(game).place_of(game) for game in GAMES} >= {"inn", "yard", "bar"}


def test_a_family_is_found_by_its_name() -> None:
    assert [family_named(family.name) for family in FAMILIES] == list(FAMILIES)
    assert family_named("jass") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_start_in_every_language_offers_games_in_words(language: str) -> None:
    games = offers(language)
    assert len(games) == (1 if language in AT_HOME else len(FAMILIES))
    assert all(game in GAMES and f"offer.{game}" in words(language) for game in games)
    assert all(family_of(game).language == language for game in games if language in ("hr", "bg", "fr"))
