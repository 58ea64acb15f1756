"""King and queen of trumps (rule book A7)."""

from __future__ import annotations

import pytest

from game.cards.card import card, cards
from game.rules.actions import Play
from game.rules.events import BeloteCalled, CardPlayed
from game.rules.result import Counted
from tests.rules.seated import Table

PAIR = {
    0: "QH KH 7C 8C 9S TS 7D 8D",
    1: "7H 8H AC KC JS QS TD JD",
    2: "9H TH TC JC 7S 8S QD KD",
    3: "JH AH 9C QC KS AS 9D AD",
}
"""Seat 0 has queen and king of hearts; nobody has a sequence in any other suit that matters."""

SECOND_TRICK = {"QH": "KH", "KH": "QH"}


def lead(code: str, *, bela: bool = False, **options: object) -> Table:
    """Seat 0 calls hearts and leads that card of the pair, with the word or without it."""
    table = Table(PAIR, dealer=3, declarations=False, **options).say("H")
    return table.do(Play(0, card(code), says_belote=bela))


@pytest.mark.parametrize("code", ["QH", "KH"])
def test_it_is_said_with_the_first_of_the_two(code: str) -> None:
    table = lead(code)
    assert table.happened(BeloteCalled) == [BeloteCalled(0, card(code), is_second=False, is_rebelote=False)]
    assert table.events[-2:] == [*table.happened(BeloteCalled), CardPlayed(0, card(code))]
    assert table.view(2).belotes == ((0, card(code)),)


def test_the_second_one_is_played_in_silence_and_it_counts_once() -> None:
    table = lead("QH").play_out()
    assert len(table.happened(BeloteCalled)) == 1
    assert [(one.seat, one.declaration.value) for one in table.result.declared] == [(0, 20)]
    assert table.result.declared[0].declaration.cards == cards("QH KH")
    assert table.result.declaration_points == (20, 0)


def test_king_and_queen_of_another_suit_are_no_bela() -> None:
    table = Table(PAIR, dealer=3, declarations=False).say("S").play_out()
    assert not table.happened(BeloteCalled)


def test_king_and_queen_in_two_hands_are_no_bela() -> None:
    table = Table(PAIR, dealer=3, declarations=False).say("D").play_out()
    assert [event.seat for event in table.happened(BeloteCalled)] == [2]
    table = Table(PAIR, dealer=3, declarations=False).say("C").play_out()
    assert not table.happened(BeloteCalled)


def test_without_bela_in_the_room_it_counts_nothing() -> None:
    table = lead("QH", bela=False).play_out()
    plain = Table(PAIR, dealer=3, declarations=False, bela=False).say("H")
    assert not plain.play_out().happened(BeloteCalled)
    assert sum(table.result.totals) == sum(plain.result.totals) + 20
    manual = Table(PAIR, dealer=3, declarations=False, bela=False, announce="manual").say("H")
    assert manual.choices(0).belote_cards == ()


def test_manually_it_must_be_said() -> None:
    assert lead("QH", announce="manual", bela=True).happened(BeloteCalled)
    assert not lead("QH", announce="manual").happened(BeloteCalled)


def test_manually_a_late_bela_is_lost() -> None:
    table = lead("KH", announce="manual")
    assert table.choices(0).belote_cards == ()
    table.play("7H TH JH")
    while table.turn != 0:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    while card("QH") in table.view(0).hand:
        seat = table.turn
        legal = table.choices(seat).cards
        chosen = card("QH") if seat == 0 and card("QH") in legal else legal[0]
        table.do(Play(seat, chosen, says_belote=True))
    assert not table.happened(BeloteCalled)
    assert table.play_out().result.declared == ()


def test_manually_the_word_with_another_card_means_nothing() -> None:
    table = Table(PAIR, dealer=3, declarations=False, announce="manual").say("H")
    assert not table.do(Play(0, card("7C"), says_belote=True)).happened(BeloteCalled)


def test_manually_the_choices_name_the_cards_that_carry_the_word() -> None:
    table = Table(PAIR, dealer=3, declarations=False, announce="manual").say("H")
    assert table.choices(0).belote_cards == cards("QH KH")
    assert table.play("7C").choices(0).belote_cards == (), "only with a card that is played now"
    table = Table(PAIR, dealer=3, declarations=False, announce="manual", beloteKingFirst=True).say("H")
    assert table.choices(0).belote_cards == cards("KH")
    assert Table(PAIR, dealer=3, declarations=False).say("H").choices(0).belote_cards == ()


@pytest.mark.parametrize(("code", "said"), [("KH", True), ("QH", False)])
def test_the_king_has_to_come_first_under_that_option(code: str, *, said: bool) -> None:
    for announce in ("auto", "manual"):
        table = lead(code, bela=True, announce=announce, beloteKingFirst=True)
        assert bool(table.happened(BeloteCalled)) is said


def test_it_counts_besides_a_sequence_that_contains_it() -> None:
    table = Table({0: "JH QH KH AH"}, dealer=3).say("H").play_out()
    assert [(one.seat, one.declaration.value) for one in table.result.declared] == [(0, 50), (0, 20)]


def test_it_is_outside_the_contest() -> None:
    table = Table({0: "QH KH", 1: "7S 8S 9S TS"}, dealer=3).say("H").play_out()
    assert {one.seat: one.declaration.value for one in table.result.declared} == {0: 20, 1: 50}


def test_a_declared_bela_is_shown_to_nobody_before_it_is_played() -> None:
    table = Table(PAIR, dealer=3, declarations=False).say("H")
    assert all(table.view(seat).belotes == () for seat in range(4))
    assert Counted not in {type(one) for one in table.view(1).shown}
