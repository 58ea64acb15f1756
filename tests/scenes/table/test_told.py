"""What is told of a past decision names what was done and what would have been, weighed or not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.decision import Decision, Reason
from game.rules.actions import Exchange, Keep
from game.scenes.cards.deck import Deck
from game.scenes.table.told import told
from game.table.hindsight import Hindsight
from game.text.catalogue import LANGUAGES, words
from tests.positions.position import position


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_is_named(language: str) -> None:
    entry = {
        "title": "exchange",
        "why": "said",
        "does": "exchange",
        "game": "belote2_es",
        "hand": "7D QD 7S 8S 9S TH AH JC 7C",
        "contract": "D by 0",
        "turned": "9D",
        "asked": "exchange",
    }
    say, view = words(language), position(entry).view
    found = Hindsight(view, Keep(0), Decision(Exchange(0), Reason.BETTER_TRUMP), is_person=True)
    best = told(say, Deck.FRENCH, ("Ana", "Ivo"), "Ana", found)
    assert best.why == say("why.person", best=say("table.exchange.yes"))
    changed = told(say, Deck.FRENCH, ("Ana", "Ivo"), "Ana", replace(found, is_person=False))
    assert changed.why == say("why.changed", done=say("table.exchange.no"))
