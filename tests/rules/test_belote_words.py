"""With which card belote is said in Bulgaria, and the two words of [004]."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import card, cards
from game.rules.actions import Play
from game.rules.belote import can_be_lost
from game.rules.contract import Trumps
from game.rules.ending import called_belotes
from game.rules.events import BeloteCalled
from game.variants.catalogue import GAMES
from tests.rules.seated import Table

LATE = {0: "7D KC QC JS", 1: "JD 7H 7S AC", 2: "8D 8H 8S TC", 3: "9D QH 9S 9C"}
"""Seat 0 has to throw a club on the led heart and gets to lead the other one."""

EARLY = {0: "QC KC 7D", 1: "JC 7C 8D", 2: "8C TC 9D", 3: "9C AC TD"}
"""Seat 0 leads queen or king of clubs and follows with the other."""


def said(table: Table) -> list[tuple[int, str, bool]]:
    return [(event.seat, event.card.code, event.is_second) for event in table.happened(BeloteCalled)]


def counted(table: Table) -> list[tuple[int, str]]:
    return [(one.seat, " ".join(map(str, one.declaration.cards))) for one in called_belotes(table.state)]


def bulgarian(hands: dict[int, str], trumps: str = "AT", **options: object) -> Table:
    return Table.holding("belot_bg", trumps, hands, declarations=False, **options)


def test_it_is_said_with_a_lead() -> None:
    table = bulgarian(EARLY).play("QC JC 8C 9C 7C TC AC KC")
    assert said(table) == [(0, "QC", False)]
    assert counted(table) == [(0, "QC KC")]


def test_it_is_said_when_following() -> None:
    table = bulgarian({0: "AC 7S", 1: "KC QC", 2: "8D TD", 3: "JD 9D"}).play("AC KC")
    assert said(table) == [(1, "KC", False)]
    after_a_discard = bulgarian({0: "AC 7S", 1: "8D TD", 2: "KC QC", 3: "JD 9D"}).play("AC 8D KC")
    assert said(after_a_discard) == [(2, "KC", False)]


def test_it_is_said_when_ruffing() -> None:
    table = bulgarian({0: "7S AS", 1: "KC QC", 2: "8D TD", 3: "JD 9D"}, "C").play("AS QC")
    assert said(table) == [(1, "QC", False)]


@pytest.mark.parametrize(("thrown", "led"), [("KC", "QC"), ("QC", "KC")])
def test_who_threw_one_away_says_it_with_the_other(thrown: str, led: str) -> None:
    """[001] "при подаване на всяка от двете карти": with either card, if it is no discard."""
    table = bulgarian(LATE).play(f"7D JD 8D 9D 7H 8H QH {thrown}")
    assert said(table) == []
    table.play(f"9S JS 7S 8S {led}")
    assert said(table) == [(0, led, False)]
    assert counted(table) == [(0, "QC KC")]


@pytest.mark.parametrize(("thrown", "led"), [("KC", "QC"), ("QC", "KC")])
def test_by_the_official_rules_it_is_said_with_the_first_card_or_not_at_all(thrown: str, led: str) -> None:
    """OFF "на първата от двете карти": a discard says nothing, and with the second it is too late."""
    table = bulgarian(LATE, beloteSaid="firstPlayed").play(f"7D JD 8D 9D 7H 8H QH {thrown} 9S JS 7S 8S {led}")
    assert said(table) == []
    assert said(bulgarian(EARLY, beloteSaid="firstPlayed").play("QC JC 8C 9C 7C TC AC KC")) == [
        (0, "QC", False)
    ]


def test_who_forgets_it_with_the_first_card_may_not_say_it_with_the_second() -> None:
    table = bulgarian(EARLY, announce="manual", beloteSaid="firstPlayed")
    assert table.choices(0).belote_cards == cards("QC KC")
    table.play("QC JC 8C 9C 7C TC AC")
    assert table.choices(0).belote_cards == ()


def test_who_throws_both_away_has_none() -> None:
    hands = {0: "7D KC QC", 1: "JD 7H 9H", 2: "8D 8H TH", 3: "9D QH AH"}
    table = bulgarian(hands).play("7D JD 8D 9D 7H 8H QH KC AH QC 9H TH")
    assert said(table) == []


@pytest.mark.parametrize(("game", "trumps"), [("belote4_fr", "C"), ("coinche_fr", "AT")])
def test_elsewhere_the_first_card_says_it_whatever_it_is_thrown_on(game: str, trumps: str) -> None:
    hands = {0: "7S AS", 1: "KC QC", 2: "8D TD", 3: "JD 9D"}
    table = Table.holding(game, trumps, hands, declarations=False).play("AS QC")
    assert said(table) == [(1, "QC", False)]
    assert counted(table) == [(1, "QC KC")], "it counts before the second word"


@pytest.mark.parametrize("game", GAMES)
def test_only_at_all_trumps_in_bulgaria_can_it_be_lost(game: str) -> None:
    rules = GAMES[game].rules.declarations
    lost = {trumps for trumps in Trumps if can_be_lost(trumps, rules)}
    assert lost == ({Trumps.ALL} if game.startswith("belot_bg") else set())
    assert not can_be_lost(Trumps.ALL, replace(rules, belote=False))


def test_no_trumps_has_no_belote() -> None:
    assert said(bulgarian(EARLY, "NT").play("QC 7C 8C 9C")) == []


def test_in_bulgaria_it_may_be_said_with_the_second_if_it_was_not_with_the_first() -> None:
    table = bulgarian(EARLY, announce="manual")
    assert table.choices(0).belote_cards == cards("QC KC")
    table.play("QC JC 8C 9C 7C TC AC")
    assert table.choices(0).belote_cards == cards("KC")
    assert said(table.play("KC", bela=True)) == [(0, "KC", False)]
    assert counted(table) == [(0, "QC KC")]


def test_it_is_said_once() -> None:
    table = bulgarian(EARLY, announce="manual").play("QC", bela=True).play("JC 8C 9C 7C TC AC")
    assert table.choices(0).belote_cards == ()
    assert said(table.play("KC", bela=True)) == [(0, "QC", False)]


def test_king_first_holds_in_bulgaria_too() -> None:
    hands = {0: "QC KC", 1: "JC 7C", 2: "8C TC", 3: "9C AC"}
    assert said(bulgarian(hands, beloteKingFirst=True).play("QC JC 8C 9C 7C TC AC KC")) == []
    assert said(bulgarian(EARLY, beloteKingFirst=True).play("KC JC 8C 9C 7C TC AC QC")) == [(0, "KC", False)]
    king_thrown = bulgarian(LATE, beloteKingFirst=True).play("7D JD 8D 9D 7H 8H QH KC 9S JS 7S 8S QC")
    assert said(king_thrown) == [(0, "QC", False)]


SPANISH = {0: "QC KC AC 7D", 1: "JC 7C 8C 8D"}


def spanish(**options: object) -> Table:
    return Table.holding("belote2_es", "C", SPANISH, declarations=False, **options)


@pytest.mark.parametrize(("first", "second"), [("KC", "QC"), ("QC", "KC")])
def test_both_words_are_said_in_either_order(first: str, second: str) -> None:
    table = spanish().play(f"{first} JC 7C")
    assert counted(table) == []
    table.play(second)
    assert said(table) == [(0, first, False), (0, second, True)]
    assert counted(table) == [(0, "QC KC")]
    assert table.state.the_deal.the_play.rebelotes == ((0, card(second)),)


def test_one_word_alone_counts_nothing() -> None:
    table = spanish(announce="manual").play("KC", bela=True).play("JC 7C")
    assert table.choices(0).belote_cards == cards("QC")
    table.do(Play(0, card("QC")))
    assert (said(table), counted(table)) == ([(0, "KC", False)], [])


def test_of_two_belotes_the_one_that_was_finished_counts() -> None:
    table = bulgarian({**EARLY, 0: "QC KC QH KH"})
    playing = replace(
        table.state.the_deal.the_play,
        belotes=((0, card("QC")), (0, card("QH"))),
        rebelotes=((0, card("KH")),),
    )
    rules = replace(
        table.state.rules, declarations=replace(table.state.rules.declarations, belote_twice=True)
    )
    table.state = replace(table.state, rules=rules, deal=replace(table.state.the_deal, playing=playing))
    assert counted(table) == [(0, "QH KH")]


def test_without_the_first_word_the_second_cannot_be_said() -> None:
    table = spanish(announce="manual").play("KC JC 7C")
    assert table.choices(0).belote_cards == ()
    assert said(table.play("QC", bela=True)) == []


def test_the_other_half_in_another_hand_is_no_belote() -> None:
    hands = {0: "QC 7D", 1: "KC 8D", 2: "8C 9D", 3: "9C TD"}
    assert said(bulgarian(hands, "C").play("QC KC")) == []


@pytest.mark.parametrize("first", ["KC", "QC"])
@pytest.mark.parametrize("words", ["kingQueen", "inOrder"])
def test_which_word_is_heard_with_which_card(words: str, first: str) -> None:
    """[004] binds "Belote" to the king and "Rebelote" to the queen; in order it is the second."""
    second = "QC" if first == "KC" else "KC"
    table = spanish(beloteWords=words).play(f"{first} JC 7C {second}")
    heard = {event.card.code: event.is_rebelote for event in table.happened(BeloteCalled)}
    assert heard == ({"KC": False, "QC": True} if words == "kingQueen" else {first: False, second: True})
    assert counted(table) == [(0, "QC KC")]
