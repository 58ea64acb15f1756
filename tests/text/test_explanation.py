"""Every ground has a sentence in every language, and numbers look as the language writes them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from game.ai.decision import Candidate, Reason
from game.ai.explain.explanation import Explanation, Known
from game.ai.explain.ground import Ground
from game.cards.card import card, cards
from game.cards.suit import Suit
from game.rules.actions import Declare, Discard, Exchange, Keep, MakeCall, Play
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.declarations import held
from game.text.cards import Form, card_name
from game.text.catalogue import LANGUAGES, words
from game.text.explanation import (
    deals_phrase,
    done_name,
    known_sentences,
    weighed_name,
    weighed_value,
    why_sentence,
)
from game.variants.catalogue import GAMES

DECKS = ("french", "hungarian")
NAMES = ("Ti", "Ana", "Zlata", "Joža")


@dataclass(frozen=True)
class Weight:
    action: Play
    value: float
    error: float


def said(ground: Ground, reason: Reason = Reason.TAKES_TRICK) -> Explanation:
    ten = card("TH")
    return Explanation(action=Play(0, ten), reason=reason, ground=ground, number=14, amount=3.25, card=ten)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_ground_has_its_own_sentence(language: str, deck: str) -> None:
    say = words(language)
    sentences = {why_sentence(say, said(ground), deck) for ground in Ground}
    assert len(sentences) == len(Ground)
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in sentences)
    assert {key for key in say.entries if key.startswith("ground.")} == {
        f"ground.{ground.value}" for ground in Ground if ground is not Ground.REASON
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_ground_the_reason_is_said(language: str) -> None:
    say = words(language)
    sentences = {why_sentence(say, said(Ground.REASON, reason), "french") for reason in Reason}
    assert sentences == {say(f"reason.{reason.value}") for reason in Reason}


def test_what_is_said_in_croatian_and_english() -> None:
    hr, en = words("hr"), words("en")
    assert why_sentence(en, said(Ground.PROMISES), "french") == (
        "It should bring 3.2 more than the ten of hearts."
    )
    much = replace(said(Ground.USUAL), amount=9.04)
    assert why_sentence(en, much, "french") == (
        "The usual call with such cards. Another looks better by 9, too little to be sure."
    )
    assert why_sentence(en, said(Ground.LEVEL), "french") == (
        "The ten of hearts does as well, as far as can be told."
    )
    assert why_sentence(en, said(Ground.MADE), "french") == (
        "Where it is played, it is made in 14 of 100 imagined deals."
    )
    assert why_sentence(en, said(Ground.NO_TRUMP_OUT), "french") == (
        "No opponent has a higher card of this suit, nor a trump."
    )
    without_card = replace(said(Ground.USUAL), card=None)
    assert why_sentence(en, without_card, "french") == why_sentence(en, said(Ground.USUAL), "french")
    assert known_sentences(en, Known(trumps_out=3), NAMES, "french") == ("Trumps still outside:\u00a03.",)
    assert why_sentence(hr, said(Ground.KEEPS_CARD), "hungarian") == (
        "Čuva desetku srca: u toj boji nijedan protivnik nema jaču."
    )
    assert why_sentence(hr, said(Ground.TAKES), "french") == "Štih je siguran. Bodova u\u00a0njemu:\u00a014."


@pytest.mark.parametrize(
    ("value", "error", "en", "hr"),
    [
        (31.4, 1.2, "+31 ± 1", "+31 ± 1"),
        (149.4, 0.9, "+149 ± 1", "+149 ± 1"),
        (99.94, 0.9, "+99.9 ± 0.9", "+99,9 ± 0,9"),
        (99.96, 0.9, "+100 ± 1", "+100 ± 1"),
        (-3.5, 0.25, "−3.5 ± 0.2", "−3,5 ± 0,2"),
        (-0.3, 2.0, "+0 ± 2", "+0 ± 2"),
        (-0.3, 0.04, "−0.3 ± 0.0", "−0,3 ± 0,0"),
    ],
)
def test_values_with_their_error(value: float, error: float, en: str, hr: str) -> None:
    one = Weight(Play(0, card("TH")), value, error)
    assert weighed_value(words("en"), one) == en
    assert weighed_value(words("hr"), one) == hr


def test_values_beside_each_other_are_written_alike() -> None:
    sure, rough = Weight(Play(0, card("TH")), 4.54, 0.8), Weight(Play(0, card("7H")), 4.61, 1.2)
    much = Weight(Play(0, card("8H")), 120.4, 2.0)
    en = words("en")
    assert [weighed_value(en, one, (sure, rough)) for one in (sure, rough)] == ["+4.5 ± 0.8", "+4.6 ± 1.2"]
    assert [weighed_value(en, one, (sure, much)) for one in (sure, much)] == ["+5 ± 1", "+120 ± 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_known_is_told(language: str) -> None:
    say = words(language)
    known = Known(
        voids=((), (Suit.HEARTS, Suit.CLUBS), (), ()),
        holds=((), (), (), cards("KH")),
        lacks=((), (), cards("QS"), ()),
        trumps_out=3,
        points=(20, 34),
    )
    told = known_sentences(say, known, NAMES, "french", own=1)
    assert len(told) == 5
    assert "Ana" in told[0]
    assert "Joža" in told[1]
    assert NAMES[2] in told[2]
    assert card_name(say, card("QS"), "french", Form.OBJECT) in told[2]
    assert "3" in told[3]
    assert told[4].endswith("34 : 20.")
    assert all(sentence.endswith(".") for sentence in told)
    assert known_sentences(say, Known(), NAMES, "french") == ()
    (called,) = known_sentences(say, Known(own_trumps=4, own_aces=2), NAMES, "french")
    assert called.index("4") < called.index("2")
    assert "800" in deals_phrase(say, 800)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_weighed_has_a_name(language: str) -> None:
    say = words(language)
    weighed = (
        Play(0, card("TH")),
        MakeCall(0, Bid(Trumps.HEARTS)),
        MakeCall(0, Bid(Trumps.HEARTS, 90)),
        MakeCall(0, Word.PASS),
        Discard(0, cards("7S 8S")),
    )
    names = {weighed_name(say, action, "french") for action in weighed}
    assert len(names) == len(weighed)
    assert all(name[0].isupper() or name[0].isdigit() for name in names)
    assert not weighed_name(say, Keep(0), "french")
    declared = Declare(0, held(cards("7S 8S 9S"), GAMES["bela4"].rules.declarations))
    done = {done_name(say, one, "french") for one in (Keep(0), Exchange(0), Declare(0), declared)}
    assert all(done)
    assert len(done) == 4
    assert names == {done_name(say, action, "french") for action in weighed}


def test_a_candidate_is_what_the_words_expect() -> None:
    one = Candidate(Play(0, card("TH")), 12.34, 0.5)
    assert weighed_value(words("en"), one) == "+12.3 ± 0.5"
