"""Beside the turned card a table offers whatever else may be named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import card
from game.rules.actions import MakeCall
from game.rules.auctions.auction import Auction
from game.rules.call import BIDS, Call, Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.state import new_match
from game.rules.view import Choices
from game.rules.viewing import view_for
from game.scenes.cards.deck import Deck
from game.scenes.table.offers import prompt_of
from game.text.catalogue import words
from tests.rules.made_courses import RULES, with_no_trumps
from tests.scenes.table.conftest import NAMES


def test_no_trumps_is_offered_beside_the_turned_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: tuple[Call, ...] = (BIDS[Trumps.NONE], Word.TAKE, Word.PASS)
    with_no_trumps(monkeypatch, Auction(0, calls))
    view = replace(
        view_for(new_match(RULES), 0),
        phase=Phase.CALLING,
        turn=0,
        proposed=card("JC"),
        choices=Choices(calls=calls),
    )
    prompt = prompt_of(view, words("en"), Deck.FRENCH, NAMES)
    assert prompt is not None
    offered = {offer.action.call for offer in prompt.offers if isinstance(offer.action, MakeCall)}
    assert offered == set(calls)
    assert len({offer.key for offer in prompt.offers}) == len(calls)
