"""The board that events paint is the board that a view describes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import cards
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.events import HandDealt
from game.rules.options.play import TrickReview
from game.rules.options.rules import Rules
from game.rules.reviewing import reviewable
from game.scenes.table.account import account_of
from game.scenes.table.board import Board, board_of, contents
from game.scenes.table.rehearsal import Rehearsal
from game.scenes.table.show import Show
from game.scenes.table.sorting import in_hand_order, suit_order


def codes(hand: tuple[object, ...]) -> str:
    return " ".join(str(card) for card in hand)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("is_strict", [False, True])
def test_events_and_views_agree_all_through_a_match(seat: int, is_strict: bool) -> None:
    rules = Rules()
    match = Rehearsal(replace(rules, deal=replace(rules.deal, strict_table=is_strict)), "agree")
    show = Show(match.view(seat))
    for _ in range(400):
        events = match.advance(seat)
        for event in events:
            show.apply(event, account_of(match.view(seat)))
        match.continue_match()
        view = match.view(seat)
        if view.choices.may_cut or view.deal_number == 0 or view.phase.value in ("cutting", "shuffling"):
            continue
        assert contents(show.board) == contents(board_of(view))
        assert show.account == account_of(view)


def test_every_card_is_somewhere_once() -> None:
    match = Rehearsal(Rules(), "once")
    show = Show(match.view(0))
    for _ in range(120):
        for event in match.advance(0):
            show.apply(event, account_of(match.view(0)))
            tokens = list(show.board.tokens())
            assert len(tokens) == len(set(tokens)) == 32
            faces = [token.face for token in tokens if token.face is not None]
            assert len(faces) == len(set(faces))
        match.continue_match()


def test_hidden_cards_have_no_face() -> None:
    match = Rehearsal(Rules(), "hidden")
    show = Show(match.view(2))
    while not show.board.trick:
        for event in match.advance(2):
            show.apply(event, account_of(match.view(2)))
    for seat, hand in enumerate(show.board.hands):
        assert all((token.face is not None) is (seat == 2) for token in hand)


def test_cards_dealt_lie_face_down_until_the_hands_are_complete() -> None:
    match = Rehearsal(Rules(), "down", people=frozenset({0}))
    show = Show(match.view(0))
    while events := match.advance(0):
        for event in events:
            show.apply(event, account_of(match.view(0)))
            if isinstance(event, HandDealt) and show.board.hands[0]:
                assert show.board.has_hand_to_take_up
    assert show.board.has_hand_to_take_up
    assert sum(len(talon) for talon in show.board.talons) == 8
    show.board.take_up()
    assert not show.board.has_hand_to_take_up
    assert len(show.board.own_cards) == 6


def test_a_cut_changes_the_order_of_the_pack_only_when_dealing_begins() -> None:
    board = Board(4, 0)
    before = list(board.pack)
    board.cut(10)
    assert board.pack == before
    board.deal(1, 3, None, is_talon=False)
    assert board.pack == (before[-10:] + before[:-10])[:-3]


def test_trumps_and_high_cards_stand_at_the_right_and_colours_alternate() -> None:
    hand = cards("7C JC 9C AD TH QH KS 8S")
    assert codes(in_hand_order(hand, None)) == "7C JC 9C QH TH 8S KS AD".replace("JC 9C", "9C JC")
    assert codes(in_hand_order(hand, Trumps.CLUBS)) == "QH TH 8S KS AD 7C 9C JC"
    assert in_hand_order((), Trumps.HEARTS) == ()


@pytest.mark.parametrize("trump", [*Suit, None])
def test_colours_alternate_wherever_they_can(trump: Suit | None) -> None:
    order = suit_order(Suit, trump)
    red = [suit in (Suit.DIAMONDS, Suit.HEARTS) for suit in order]
    assert red in ([True, False, True, False], [False, True, False, True])
    assert trump is None or order[-1] is trump
    assert suit_order((Suit.CLUBS, Suit.SPADES, Suit.HEARTS), None)[1] is Suit.HEARTS


@pytest.mark.parametrize(
    ("review", "on_lead", "in_trick"),
    [
        (TrickReview.ON_LEAD, "own", ""),
        (TrickReview.LAST, "last", "last"),
        (TrickReview.FREE, "all", "all"),
        (TrickReview.NONE, "", ""),
    ],
)
def test_who_may_look_at_which_trick(review: TrickReview, on_lead: str, in_trick: str) -> None:
    rules = Rules()
    match = Rehearsal(replace(rules, play=replace(rules.play, trick_review=review)), "look")
    seen = set()
    for _ in range(200):
        match.advance(None)
        match.continue_match()
        view = match.view(0)
        if view.trick is None or not view.tricks:
            continue
        is_on_lead = view.turn == 0 and not view.trick.cards
        own = [number for number, taker in enumerate(view.takers, 1) if taker % 2 == 0]
        wanted = {
            "own": own,
            "last": [len(view.tricks)],
            "all": list(range(1, len(view.tricks) + 1)),
            "": [],
        }[on_lead if is_on_lead else in_trick]
        assert [number for number, _, _ in reviewable(view)] == wanted
        seen.add(is_on_lead)
    assert seen == {True, False}
