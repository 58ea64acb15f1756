"""The words of what is called at the table, which may be of another language than the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.preferences import CallsLanguage, Language
from game.text.catalogue import words
from game.variants.catalogue import GAMES
from game.variants.families import family_of

if TYPE_CHECKING:
    from game.scenes.page_desk import PageDesk
    from game.text.catalogue import Words


def calls_language(wish: CallsLanguage, language: Language, game: str) -> Language:
    """The language of the calls for that wish, with menus in that language."""
    match wish:
        case CallsLanguage.MENUS:
            return language
        case CallsLanguage.GAME:
            return Language(family_of(game).language)
        case _:
            return Language(wish.value)


def aloud_words(desk: PageDesk, game: str) -> Words:
    """The words of bubbles and calls in that game."""
    likes = desk.preferences
    return words_of_game(words(calls_language(likes.calls_language, likes.language, game)), game)


def words_of_game(say: Words, game: str) -> Words:
    """The same words with those of the game's own; KeyError for a game that is not known."""
    return say.of(GAMES[game].rules.auction.words)
