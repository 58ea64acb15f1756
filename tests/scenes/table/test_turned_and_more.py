"""Beside the turned card a table offers whatever else may be named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.levels import make_mind
from game.cards.card import DECK, card
from game.rules.actions import MakeCall
from game.rules.asking import seat_to_act
from game.rules.auctions.auction import Auction
from game.rules.call import BIDS, Call, Word
from game.rules.contract import Trumps
from game.rules.phase import Phase
from game.rules.state import new_match
from game.rules.view import Choices
from game.rules.viewing import view_for
from game.scenes.cards.deck import Deck
from game.scenes.table.board import Board, board_of
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.offers import prompt_of
from game.table.chance import chance_action
from game.table.headless import Bout
from game.text.catalogue import words
from game.ui.layout import Page
from game.variants.catalogue import GAMES
from tests.rules.made_courses import RULES, with_no_trumps
from tests.scenes.table.conftest import NAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turned_card_leaves_the_middle_when_it_is_taken_or_left(players: int) -> None:
    layout = TableLayout(Page(1280, 720), players=players)
    for takes in (True, False):
        board = Board(players, 0)
        board.deal(0, 6, DECK[:6], is_talon=False)
        turned = board.turn_up(card("AS"), is_bottom=False)
        large = poses_of(board, layout)[turned]
        assert (large.x, large.turn) == (layout.page.width / 2, 1)
        board.call_trumps(Trumps.SPADES, takes_turned=takes)
        assert (poses_of(board, layout)[turned] == large) is takes
        board.take_turned(0, card("AS"))
        assert poses_of(board, layout)[turned].height == layout.hand_height


def test_a_table_that_opens_in_the_auction_shows_the_turned_card_large() -> None:
    rules = GAMES["belote4_fr"].rules
    bout = Bout(rules, [make_mind("random") for _ in range(rules.players)], "turned")
    while bout.state.phase is not Phase.CALLING:
        chance = chance_action(bout.state, "turned")
        if chance is None:
            bout.move(seat_to_act(bout.state) or 0)
        else:
            bout.do(chance)
    board = board_of(view_for(bout.state, 0))
    assert board.turned is not None
    layout = TableLayout(Page(1280, 720))
    assert poses_of(board, layout)[board.turned].height > layout.trick_height


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
