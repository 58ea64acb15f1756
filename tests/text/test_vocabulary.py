"""Whatever the rules can answer, every language can say: the enums are walked, not listed."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import Enum
from itertools import product
from typing import Any, get_type_hints

import pytest

from game.ai.decision import Reason
from game.cards.card import DECK, cards
from game.cards.rank import RANKS, Rank
from game.cards.suit import SUITS
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.rules.fault import Fault
from game.rules.illegality import Illegality
from game.rules.match import Delay
from game.rules.options.rules import Impossible, Rules
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from game.rules.result import Outcome
from game.rules.trick import Trick
from game.text.calls import call_phrase
from game.text.cards import Form, card_name, rank_name, suit_name, trumps_name
from game.text.catalogue import LANGUAGES, words
from game.text.duties import illegality_sentence, refusal_sentence
from game.text.games import game_line, game_name
from game.text.options import choice_text, choice_title, impossible_sentence, option_text, option_title
from game.text.reasons import reason_sentence
from game.text.results import delay_sentence, fault_sentence
from game.variants.catalogue import GAMES

DECKS = ("french", "hungarian")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SENTENCE_ENDS = (".", "!", "?")
BUTTON = 28
"""The most letters on the button of one choice."""


def options() -> dict[str, Any]:
    """Type by id of every option of the rules."""
    found = {}
    for group in fields(Rules):
        group_type = get_type_hints(Rules)[group.name]
        if group_type is int:
            continue
        hints = get_type_hints(group_type)
        chosen = [field for field in fields(group_type) if "id" in field.metadata]
        found |= {field.metadata["id"]: hints[field.name] for field in chosen}
    return found


def test_there_are_options_to_walk() -> None:
    assert len(options()) >= 37
    assert {"mus", "ruff", "target", "declTie"} <= set(options())


@EVERY_LANGUAGE
def test_options_and_their_choices(language: str) -> None:
    say = words(language)
    for option, kind in options().items():
        assert option_title(say, option)
        assert option_text(say, option).endswith(SENTENCE_ENDS)
        if issubclass(kind, Enum):
            titles = [choice_title(say, option, value) for value in kind]
            assert len(set(titles)) == len(titles), f"{option}: two choices with one name"
            assert max(map(len, titles)) <= BUTTON, f"{option}: too long for a button"
            assert all(choice_text(say, option, value).endswith(SENTENCE_ENDS) for value in kind)
    assert choice_title(say, "mus", value=True) != choice_title(say, "mus", value=False)
    assert choice_title(say, "target", 1001) == "1001"


@EVERY_LANGUAGE
def test_no_words_for_options_that_do_not_exist(language: str) -> None:
    known = {f"option.{option}.{end}" for option in options() for end in ("title", "text")}
    for option, kind in options().items():
        if issubclass(kind, Enum):
            known |= {f"option.{option}.{value.value}{end}" for value in kind for end in ("", ".text")}
    said = {key for key in words(language).entries if key.startswith("option.")}
    assert said - known == {"option.on", "option.off"}


@EVERY_LANGUAGE
def test_refusals(language: str) -> None:
    say = words(language)
    sentences = [refusal_sentence(say, reason) for reason in Refusal]
    sentences += [impossible_sentence(say, reason) for reason in Impossible]
    assert all(sentence.endswith(SENTENCE_ENDS) for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


@EVERY_LANGUAGE
def test_reasons_of_the_computer(language: str) -> None:
    say = words(language)
    sentences = {reason_sentence(say, reason.value) for reason in Reason}
    assert all(sentence.endswith(SENTENCE_ENDS) for sentence in sentences)
    assert len(sentences) == len(Reason)
    assert {key for key in say.entries if key.startswith("reason.")} == {
        f"reason.{one.value}" for one in Reason
    }


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
def test_duties(language: str, deck: str) -> None:
    say = words(language)
    for duty, trumps, led in product(Illegality, Trumps, ("7H", "7S 8S", "7C JD")):
        for table in (Trick(0), Trick(0, cards(led))):
            if table.cards or duty is Illegality.NOT_IN_HAND:
                sentence = illegality_sentence(say, duty, cards("KH")[0], table, trumps, deck)
                assert sentence.endswith(SENTENCE_ENDS)


@EVERY_LANGUAGE
def test_faults_outcomes_and_phases(language: str) -> None:
    say = words(language)
    for fault in (*Fault, None):
        assert "Ana" in fault_sentence(say, fault, "Ana", "Iva")
    assert len({delay_sentence(say, delay) for delay in Delay}) == len(Delay)
    spoken = {outcome.value for outcome in Outcome} - {"claimed"} | {"capot", "counted", "helped"}
    said = {f"result.{what}.{voice}" for what, voice in product(spoken, ("us", "them", "name"))}
    assert {key for key in say.entries if key.startswith("result.")} == said | {"result.claimed"}
    nobodys = {Phase.SEATING, Phase.SHUFFLING, Phase.OVER}
    for phase in Phase:
        assert f"phase.{phase.value}" in say
    for phase, whose in product(set(Phase) - nobodys, ("own", "other")):
        assert f"phase.{phase.value}.{whose}" in say


@EVERY_LANGUAGE
def test_no_words_for_what_the_rules_never_answer(language: str) -> None:
    answers: dict[str, type[Enum]] = {
        "refusal": Refusal,
        "impossible": Impossible,
        "delay": Delay,
        "illegality": Illegality,
        "fault": Fault,
    }
    besides = {"illegality.mustBeat.trump", "illegality.mustTrump.ruffed", "fault.none"}
    for area, kind in answers.items():
        said = {key for key in words(language).entries if key.startswith(f"{area}.")}
        assert said - besides == {f"{area}.{one.value}" for one in kind}


@EVERY_LANGUAGE
def test_games(language: str) -> None:
    say = words(language)
    names = [game_name(say, game) for game in GAMES]
    assert len(set(names)) == len(GAMES)
    assert max(map(len, names)) <= BUTTON
    assert all(game_line(say, game).endswith(".") for game in GAMES)
    said = {key for key in say.entries if key.startswith("game.")}
    assert said == {f"game.{game}{end}" for game in GAMES for end in ("", ".line")}


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
def test_names_of_cards_are_all_different(language: str, deck: str) -> None:
    say = words(language)
    for form in (Form.NAME, Form.OBJECT):
        assert len({card_name(say, card, deck, form) for card in DECK}) == 32
    for form in (Form.NAME, Form.OBJECT, Form.LACK, Form.IN, Form.OF):
        assert len({suit_name(say, suit, deck, form) for suit in SUITS}) == 4
    for form in (Form.NAME, Form.OBJECT, Form.UP_TO):
        assert len({rank_name(say, rank, deck, form) for rank in RANKS}) == 8
    assert len({rank_name(say, rank, deck, Form.FOUR) for rank in RANKS if rank >= Rank.NINE}) == 6
    for form in (Form.NAME, Form.OBJECT):
        assert len({trumps_name(say, trumps, deck, form) for trumps in Trumps}) == 6


@EVERY_LANGUAGE
@pytest.mark.parametrize("deck", DECKS)
def test_calls_are_all_different(language: str, deck: str) -> None:
    say = words(language)
    calls = [*Word, *BIDS.values()]
    phrases = {call_phrase(say, call, deck) for call in calls}
    forced = {call_phrase(say, call, deck, is_forced=True) for call in BIDS.values()}
    assert len(phrases | forced) == len(calls) + len(BIDS)


@EVERY_LANGUAGE
def test_a_button_means_one_thing(language: str) -> None:
    say = words(language)
    assert say("score.continue") != say("call.pass"), "a sheet that is put away, and a call"
    assert say("people.person").casefold() != say("scorer.nobody").casefold(), "somebody, and nobody"
    assert say("people.person").casefold() != say("option.trickReview.none").casefold()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "hr"])
def test_croatian_words_stand_in_explanations_only(language: str) -> None:
    say = words(language)
    bare = re.compile(r"\b(?:iber|mus)\b", re.IGNORECASE)
    for key in ("option.raisePlain.title", "option.mus.title", "book.iber", "game.bela4.line"):
        assert not bare.search(say(key)), key
    for key in ("rulebook.follow.every", "rulebook.auction.mus", "illegality.mustBeat"):
        assert not bare.search(say(key, best="?")), key
    for key in ("option.raisePlain.text", "option.mus.text", "book.iber.text"):
        assert len(bare.findall(say(key))) <= 1, key
