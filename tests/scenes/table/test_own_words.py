"""A table writes and says everything with the words of its game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.paths import assets
from game.rules.contract import Contract, Trumps
from game.scenes.cards.deck import Deck
from game.scenes.table.picture.score_panel import trumps_words
from game.scenes.table.stand_in import stand_in_desk
from game.scenes.table.wishes import wishes_of
from game.text import catalogue
from game.variants.catalogue import GAMES
from tests.text.test_words_of_a_game import with_own

SUN = Contract(trumps=Trumps.NONE, taker=0)


def test_the_panel_calls_a_contract_as_its_game_does(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["belot_bg"].rules
    rules = replace(rules, auction=replace(rules.auction, words="saudi"))
    monkeypatch.setitem(GAMES, "saudi", replace(GAMES["belot_bg"], name="saudi", rules=rules))
    monkeypatch.setattr(catalogue, "read_words", lambda _: with_own(**{"trumps.NT": "sun"}))
    desk, said = stand_in_desk((800, 600), assets()), {}
    for game in ("saudi", "belot_bg"):
        wishes = wishes_of(desk, game, Deck.FRENCH, may_go_on=True)
        said[game] = trumps_words(wishes.say, SUN, wishes.deck)
    assert said == {"saudi": "sun", "belot_bg": "no trumps"}
