"""The easy player sees less than the rule player, never more."""

from __future__ import annotations

from game.ai.coding import cards_of, mask_of
from game.ai.knowledge import knowledge_of
from game.ai.levels import make_mind
from game.ai.rule_based.players import REMEMBERED
from game.cards.card import card, cards
from game.rules.actions import Play
from game.rules.view import View
from tests.positions.position import position

TRICKS = ["0: AS QS TS KS", "0: AC KC 8C QC", "0: 7D AD JD QD", "1: 8H JH 7H QH"]


def seen() -> View:
    entry = {
        "title": "t",
        "why": "w",
        "plays": "",
        "hand": "9S TC KD 8D",
        "contract": "H by 2",
        "tricks": TRICKS,
        "trick": "2: 9H TH",
    }
    return position(entry).view


def test_it_forgets_old_tricks() -> None:
    view = seen()
    forgetful = knowledge_of(view, view.tricks[-REMEMBERED:])
    attentive = knowledge_of(view)
    assert set(cards_of(forgetful.unknown & ~attentive.unknown)) == set(
        cards("AS QS TS KS AC KC 8C QC 7D AD JD QD")
    )
    assert not forgetful.is_master(card("9S"))
    assert attentive.is_master(card("TC"))
    assert not forgetful.is_master(card("TC"))


def test_it_remembers_its_hand_and_the_table() -> None:
    view = seen()
    forgetful = knowledge_of(view, view.tricks[-REMEMBERED:])
    assert forgetful.hand == mask_of(view.hand)
    assert not forgetful.unknown & mask_of(cards("9H TH 8H JH 7H QH"))


def test_it_still_plays_lawfully_on_what_it_remembers() -> None:
    view = seen()
    for seed in range(50):
        action = make_mind("easy").decide(view, seed).action
        assert isinstance(action, Play)
        assert action.card in view.choices.cards
