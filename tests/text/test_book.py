"""The book holds everything that can matter at a table, in sections, and nothing of one deal only."""

from __future__ import annotations

import pytest

from game.ai.levels import make_mind
from game.rules.apply import apply
from game.rules.auctions.auction import Auction
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.table.headless import Bout
from game.text.book import (
    AREAS,
    CLUB,
    OPTIONS,
    SECTIONS,
    TERMS,
    WITHOUT_SUITS,
    all_topics,
    book,
    section_of,
    terms_of,
)
from game.text.calls import belote_phrase, capitalised
from game.text.cards import trumps_name
from game.text.catalogue import LANGUAGES, words
from game.text.rulebook import rule_sentence
from game.text.topics import topics
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, Club, custom_of, rules_of_club
from game.variants.option_ids import options_from
from tests.rules.made_courses import RULES, with_no_trumps
from tests.text.test_rulebook import neighbours


def test_every_topic_of_every_rules_has_its_section() -> None:
    for variant in GAMES.values():
        for rules in neighbours(variant.rules):
            for topic in all_topics(rules):
                assert section_of(topic) in SECTIONS


def test_what_is_no_topic_has_no_section() -> None:
    with pytest.raises(KeyError):
        section_of("weather.today")


def test_what_is_told_at_a_table_stands_in_its_book() -> None:
    for name, variant in GAMES.items():
        whole = set(all_topics(variant.rules))
        bout = Bout(variant.rules, [make_mind("random")] * variant.rules.players, f"book {name}")
        bout.play_deal()
        bout.play_deal()
        state = new_match(variant.rules)
        for action in bout.actions:
            told = {topic for topic in topics(view_for(state, 0)) if not topic.endswith(".now")}
            assert told <= whole, (name, told - whole)
            state = apply(state, action).state


def test_no_section_lists_what_never_comes() -> None:
    reached = {
        topic
        for variant in GAMES.values()
        for rules in neighbours(variant.rules)
        for topic in all_topics(rules)
    }
    areas = {topic.partition(".")[0] for topic in reached if not topic.startswith("option.")}
    options = {topic.removeprefix("option.") for topic in reached if topic.startswith("option.")}
    assert {name for names in AREAS.values() for name in names} == areas
    assert {name for names in OPTIONS.values() for name in names} == options


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_it_is_worded_in_every_language(language: str, game: str) -> None:
    sections = book(words(language), GAMES[game].rules, "french")
    assert [section.name for section in sections] == [*SECTIONS, TERMS]
    for section in sections:
        titles = [paragraph.title for paragraph in section.paragraphs]
        assert section.title
        assert len(set(titles)) == len(titles)
        assert all(paragraph.text.endswith(".") for paragraph in section.paragraphs)


@pytest.mark.parametrize(("game", "end"), [("bela2", "auction.mus"), ("belote2_es", "auction.thrownIn")])
def test_both_rounds_are_told_before_what_follows_them(game: str, end: str) -> None:
    told = [topic for topic in all_topics(GAMES[game].rules) if topic.startswith("auction.")]
    assert told == ["auction.turnedFirst", "auction.turnedSecond", end]


def test_a_sentence_names_only_what_can_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    with_no_trumps(monkeypatch, Auction())
    told = [text for section in book(words("en"), RULES, "french") for text in texts(section)]
    assert any("No trumps – without" in text for text in told)
    assert not any("all trumps" in text.lower() for text in told)


def test_the_figures_are_those_of_the_house_rules() -> None:
    told = [
        text for section in book(words("en"), GAMES["bela4"].rules, "hungarian") for text in texts(section)
    ]
    assert any("1001" in text for text in told)
    assert any("82 of 162" in text for text in told)


def texts(section: object) -> list[str]:
    return [paragraph.text for paragraph in section.paragraphs]  # type: ignore[attr-defined]


def test_only_words_of_this_table_are_explained() -> None:
    always = ("trick", "trumps", "lead")
    assert terms_of(GAMES["bela4"].rules)[:4] == (*always, "iber")
    assert terms_of(GAMES["belote2_es"].rules) == (*always, "taker", "declaration", "belote", "capot")
    assert "talon" in terms_of(GAMES["bela4"].rules)
    assert "talon" not in terms_of(GAMES["belot_bg"].rules)
    assert "iber" not in terms_of(GAMES["belote4_fr"].rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_some_games_goes_on_after_their_name(language: str) -> None:
    """No heading with a colon before a sentence that has one itself, and no capital after it."""
    say, usual = words(language), GAMES["belot_bg"].rules
    for topic, kinds in WITHOUT_SUITS.items():
        rules = options_from({"cardScale": "162"}, usual) if topic.startswith("order.even") else usual
        view = view_for(new_match(rules), 0)
        told = [text for section in book(say, rules, "french") for text in texts(section)]
        sentence = rule_sentence(say, topic, view, "french")
        name = capitalised(", ".join(trumps_name(say, trumps, "french") for trumps in kinds))
        assert any(f"{name} – {sentence[0].lower()}{sentence[1:]}" in text for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "club"), [(game, one) for game, clubs in CLUBS.items() for one in clubs])
def test_a_club_has_a_section_of_its_own(language: str, game: str, club: Club) -> None:
    variant = GAMES[game]
    rules = rules_of_club(club, variant)
    sections = {
        one.name: one for one in book(words(language), rules, "french", custom=custom_of(rules, variant))
    }
    assert sections[CLUB].title
    titles = {paragraph.title for paragraph in sections[CLUB].paragraphs}
    assert len(titles) == len(club.sentences) + club.is_second_hand
    assert (words(language)("book.club.source") in titles) is club.is_second_hand
    assert club.is_second_hand or club.name in {"club", "bitola"}, "the others are quoted by others"
    assert custom_of(variant.rules, variant) is None


@pytest.mark.parametrize(("lowest", "told"), [("80", "from 80 to 160"), ("82", "from 82, 90, 100 … to 160")])
def test_a_first_step_that_is_no_ten_is_told(lowest: str, told: str) -> None:
    rules = options_from({"lowestBid": lowest}, GAMES["coinche_fr"].rules)
    text = " ".join(one.text for section in book(words("en"), rules, "french") for one in section.paragraphs)
    assert told in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_belote_are_those_that_are_said_at_the_table(language: str) -> None:
    say = words(language)
    keys = ("rulebook.belote.twice", *(f"option.beloteWords.{way}.text" for way in ("kingQueen", "inOrder")))
    for key in keys:
        for said in (belote_phrase(say), belote_phrase(say, is_second=True)):
            assert said.strip("!\u202f ").casefold() in say.entries[key].forms[0].casefold(), (key, said)
