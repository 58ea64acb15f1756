"""When declarations are said, by whom, and who gets to see cards (rule book A6, A-11, A-23)."""

from __future__ import annotations

import pytest

from game.cards.card import card, cards
from game.rules.actions import Declare, Play
from game.rules.declaration import Declaration, Kind
from game.rules.events import (
    CardPlayed,
    DeclarationAnnounced,
    DeclarationShown,
    DeclarationsResolved,
    MatchWon,
    TrickTaken,
)
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from game.rules.result import Outcome
from tests.rules.seated import Table, combination

LEVEL = {0: "8D 9D TD JD 7C 7H 7S AC", 1: "9S TS JS QS 8C 8H KD AH", 2: "QC KC AD 9H", 3: "TC JC JH QH"}
"""A fifty to the jack, a better fifty to the queen, and nothing else."""

BOTH = {1: "9S TS JS QS", 3: "TH JH QH", 0: "7D 8D 9D"}
EIGHT = {2: "7D 8D 9D TD JD QD KD AD"}


def announced(table: Table) -> list[tuple[int, int]]:
    return [(event.seat, event.value) for event in table.happened(DeclarationAnnounced)]


def shown(table: Table) -> list[tuple[int, str]]:
    return [
        (event.seat, " ".join(map(str, event.declaration.cards)))
        for event in table.happened(DeclarationShown)
    ]


def test_before_the_lead_everybody_says_in_the_order_of_the_right_to_call() -> None:
    table = Table(BOTH, dealer=1).say("C")
    assert announced(table) == [(2, 0), (3, 20), (3, 20), (0, 0), (1, 50)]
    assert table.state.phase is Phase.PLAYING
    assert not table.happened(CardPlayed)


def test_only_the_side_that_writes_shows_cards_and_it_shows_all() -> None:
    table = Table(BOTH, dealer=3).say("C")
    assert shown(table) == [(1, "9S TS JS QS"), (3, "TH JH QH")]
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(1, (0, 70))]
    for seat in range(4):
        assert [(one.seat, one.declaration.value) for one in table.view(seat).shown] == [(1, 50), (3, 20)]
        assert table.view(seat).contest == 1


def test_the_cards_of_the_side_that_lost_are_never_shown() -> None:
    for timing in ("beforeLead", "firstCard", "afterTrick1"):
        table = Table(BOTH, dealer=3, declTiming=timing).say("C").play_out()
        assert {event.seat for event in table.happened(DeclarationShown)} == {1, 3}
        assert {one.seat % 2 for one in table.result.declared if one.declaration.kind is not Kind.BELOTE} == {
            1
        }


def test_without_any_declaration_nothing_is_resolved_aloud() -> None:
    table = Table().say("C")
    assert announced(table) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert not table.happened(DeclarationsResolved)
    assert table.view(0).contest is None


def test_without_declarations_in_the_room_nobody_speaks() -> None:
    for timing in ("beforeLead", "firstCard", "afterTrick1"):
        for announce in ("auto", "manual"):
            options = {"declTiming": timing, "announce": announce}
            table = Table(BOTH, declarations=False, **options).say("C").play_out()
            assert not table.happened(DeclarationAnnounced)
            assert not [one for one in table.result.declared if one.declaration.kind is not Kind.BELOTE]


def test_with_the_first_card_each_player_says_what_he_has() -> None:
    table = Table(BOTH, dealer=3, declTiming="firstCard").say("C")
    assert announced(table) == []
    said = []
    for _ in range(4):
        seat = table.turn
        table.do(Play(seat, table.choices(seat).cards[0]))
        said.append((seat, announced(table)[-1][1] if announced(table)[-1][0] == seat else 0))
        if len(said) < 4:
            assert shown(table) == []
    assert said == [(0, 20), (1, 50), (2, 0), (3, 20)]
    kinds = [type(event) for event in table.events]
    assert kinds.index(DeclarationAnnounced) < kinds.index(CardPlayed)
    assert kinds.index(DeclarationsResolved) > kinds.index(TrickTaken)
    assert shown(table) == [(1, "9S TS JS QS"), (3, "TH JH QH")]


def test_after_the_first_trick_the_whole_hand_of_before_counts() -> None:
    table = Table(BOTH, dealer=3, declTiming="afterTrick1").say("C")
    for _ in range(3):
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert announced(table) == []
    table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert announced(table)[0] == (0, 20)
    assert shown(table) == [(1, "9S TS JS QS"), (3, "TH JH QH")]


def test_declarations_are_said_once() -> None:
    for timing in ("beforeLead", "firstCard", "afterTrick1"):
        table = Table(BOTH, declTiming=timing).say("C").play_out()
        assert len(table.happened(DeclarationsResolved)) == 1
        assert table.result.declaration_points[1] >= 70


def test_manually_the_table_waits_for_each_seat_in_turn() -> None:
    table = Table(LEVEL, dealer=3, announce="manual").say("C")
    assert table.state.phase is Phase.DECLARING
    assert table.turn == 0
    assert table.choices(0).must_declare
    assert table.choices(0).is_asked
    assert table.choices(0).declarations == (combination("8D 9D TD JD"),)
    assert not table.choices(1).may_declare
    assert table.refusal(Declare(1)) is Refusal.NOT_YOUR_TURN
    assert table.refusal(Play(0, card("AC"))) is Refusal.NOT_NOW
    table.declare("8D 9D TD JD").declare("9S TS JS QS").declare()
    assert table.turn == 3
    table.declare()
    assert table.state.phase is Phase.PLAYING
    assert table.turn == 0
    assert shown(table) == [(1, "9S TS JS QS")]


def test_manually_after_the_first_trick_the_table_waits_before_the_second() -> None:
    table = Table(LEVEL, dealer=3, announce="manual", declTiming="afterTrick1").say("C")
    assert table.refusal(Declare(0)) is Refusal.NOT_NOW
    for _ in range(4):
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.state.phase is Phase.DECLARING
    assert table.turn == 0
    table.declare("8D 9D TD JD").declare().declare().declare()
    assert table.state.phase is Phase.PLAYING
    assert shown(table) == [(0, "8D 9D TD JD")]
    assert table.turn == table.state.the_deal.the_play.takers[0]


def test_manually_with_the_first_card_one_speaks_before_playing_or_never() -> None:
    table = Table(LEVEL, dealer=3, announce="manual", declTiming="firstCard").say("C")
    assert table.choices(0).may_declare
    assert not table.choices(0).must_declare
    assert not table.choices(1).may_declare
    assert table.refusal(Declare(1)) is Refusal.NOT_NOW
    assert table.choices(0).declarations == (combination("8D 9D TD JD"),)
    table.declare("8D 9D TD JD")
    assert not table.choices(0).may_declare
    assert table.choices(0).declarations == ()
    assert table.refusal(Declare(0)) is Refusal.NOT_NOW
    for _ in range(4):  # seat 1 forgets his better fifty
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert shown(table) == [(0, "8D 9D TD JD")]
    assert announced(table) == [(0, 50), (1, 0), (2, 0), (3, 0)]
    assert not table.choices(table.turn).may_declare


def test_manually_with_the_first_card_the_contest_is_decided_when_all_have_played() -> None:
    table = Table(LEVEL, dealer=3, announce="manual", declTiming="firstCard")
    assert table.refusal(Declare(0)) is Refusal.NOT_NOW
    table.say("C")
    for said in (["8D 9D TD JD"], [], [], []):
        assert not table.declare(*said).happened(DeclarationsResolved)
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert len(table.happened(DeclarationsResolved)) == 1


def test_manually_forgotten_declarations_are_lost() -> None:
    table = Table(BOTH, announce="manual").say("C").declare().declare().declare().declare()
    assert shown(table) == []
    assert not table.happened(DeclarationsResolved)
    assert not [one for one in table.play_out().result.declared if one.declaration.kind is not Kind.BELOTE]


def test_manually_the_first_one_named_counts_in_the_contest() -> None:
    """[000]: "ukoliko se ustvrdi da je igrač imao jače zvanje, priznaje se prvo licitirano zvanje"."""
    held = {0: "8H 9H TH JH 8D 9D TD", 1: "TS JS QS"}
    table = (
        Table(held, announce="manual").say("C").declare("8D 9D TD").declare("TS JS QS").declare().declare()
    )
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(1, (0, 20))]
    assert shown(table) == [(1, "TS JS QS")]


def test_manually_a_shorter_run_may_be_named_and_counts_as_named() -> None:
    table = (
        Table({0: "8H 9H TH JH"}, announce="manual")
        .say("C")
        .declare("9H TH JH")
        .declare()
        .declare()
        .declare()
    )
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(0, (20, 0))]


@pytest.mark.parametrize(
    "said",
    [
        (combination("QS KS AS"),),
        (combination("8H 9H TH JH"), combination("8H 9H TH JH")),
        (combination("8H 9H TH"), combination("9H TH JH")),
        (Declaration(Kind.SEQUENCE, cards("8H 9H TH JH"), 100),),
        (Declaration(Kind.BELOTE, cards("QC KC"), 20),),
    ],
)
def test_manually_false_words_are_refused(said: tuple[Declaration, ...]) -> None:
    table = Table({0: "8H 9H TH JH", 1: "QS KS AS"}, announce="manual").say("C")
    assert table.refusal(Declare(0, said)) is Refusal.NOT_HELD


def test_automatically_nobody_declares_himself() -> None:
    assert Table(BOTH).say("C").refusal(Declare(0)) is Refusal.NOT_NOW
    assert Table(BOTH).refusal(Declare(0)) is Refusal.NOT_NOW
    assert Table.seated(announce="manual").refusal(Declare(0)) is Refusal.NOT_NOW
    assert Table(BOTH, declTiming="firstCard").say("C").refusal(Declare(0)) is Refusal.NOT_NOW


@pytest.mark.parametrize("timing", ["beforeLead", "firstCard", "afterTrick1"])
@pytest.mark.parametrize("announce", ["auto", "manual"])
def test_eight_in_a_row_win_the_match_as_soon_as_they_are_said(timing: str, announce: str) -> None:
    table = Table(EIGHT, dealer=3, declTiming=timing, announce=announce).with_scores(300, 990).say("C")
    while table.state.phase is not Phase.OVER:
        choices, seat = table.choices(table.turn), table.turn
        if announce == "manual" and choices.may_declare:
            table.do(Declare(seat, choices.declarations))
        elif table.state.phase is Phase.PLAYING:
            table.do(Play(seat, choices.cards[0]))
    assert table.state.scores == (1301, 990)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.match_points) == ((0,), (1, 0))
    assert table.result.outcome is Outcome.BELOT
    assert table.result.written == (1001, 0)
    assert shown(table) == [(2, EIGHT[2])]
    assert len(table.happened(MatchWon)) == 1
    played = {"beforeLead": 0, "firstCard": 2, "afterTrick1": 4}[timing]
    assert len(table.happened(CardPlayed)) == played


def test_eight_in_a_row_that_nobody_mentions_win_nothing() -> None:
    table = Table(EIGHT, dealer=3, announce="manual").say("C")
    table.declare().declare().declare().declare()
    assert table.play_out().state.phase is not Phase.OVER


def test_eight_in_a_plain_suit_are_a_long_run_where_only_trumps_win() -> None:
    table = Table(EIGHT, dealer=3, belotSuit="trump").say("C")
    assert table.happened(DeclarationsResolved) == [DeclarationsResolved(0, (100, 0))]
    assert Table(EIGHT, dealer=3, belotSuit="trump").say("D").state.phase is Phase.OVER


def test_of_two_belots_the_earlier_right_to_call_wins() -> None:
    hands = {seat: " ".join(rank + suit for rank in "789TJQKA") for seat, suit in enumerate("CDHS")}
    table = Table(hands, dealer=0).say("C")
    assert table.state.result is not None
    assert table.state.result.winners == (1,)
