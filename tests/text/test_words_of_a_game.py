"""A game may have its own words for what every game says in its way."""

from __future__ import annotations

from dataclasses import replace

from game.rules.call import BIDS
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.text.calls import call_phrase
from game.text.catalogue import Words, words
from game.text.po import Entry
from game.text.rulebook import rule_sentence
from game.variants.catalogue import GAMES

USUAL = words("en")


def entry(key: str, text: str) -> Entry:
    return replace(USUAL.entries["call.pass"], key=key, forms=(text,))


def with_own(**own: str) -> Words:
    entries = {f"saudi.{key}": entry(key, text) for key, text in own.items()}
    return Words("en", {**USUAL.entries, **entries}, lambda number: int(number != 1))


def test_its_own_words_come_before_the_usual_ones() -> None:
    say = with_own(**{"trumps.NT": "sun"}).of("saudi")
    assert call_phrase(say, BIDS[Trumps.NONE], "french", is_bare=True) == "Sun"
    assert call_phrase(say, BIDS[Trumps.HEARTS], "french", is_bare=True) == "Hearts"


def test_other_games_do_not_hear_them() -> None:
    say = with_own(**{"trumps.NT": "sun"})
    for other in (say, say.of(""), say.of("else")):
        assert call_phrase(other, BIDS[Trumps.NONE], "french", is_bare=True) == "No trumps"


def test_the_rule_book_has_its_sentences() -> None:
    rules = GAMES["belot_bg"].rules
    rules = replace(rules, auction=replace(rules.auction, words="saudi"))
    view = replace(view_for(new_match(rules), 0), phase=Phase.CALLING)
    say = with_own(**{"rulebook.auction.rising": "Hokm, or sun above it."})
    assert rule_sentence(say, "auction.rising", view) == "Hokm, or sun above it."
