"""What is said aloud of declarations: how much, "do kuda" only between equals, and nothing needless (A6)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from game.cards.card import DECK, cards
from game.rules.contest import SaidBySeat, camps_of, contest
from game.rules.contract import Trumps
from game.rules.declarations import held
from game.rules.dialogue import speak
from game.rules.options.declarations import DeclarationRules
from game.rules.seats import in_order
from game.rules.view import Announcement
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.rules.seated import house

PAIRS = (0, 1, 0, 1)


def round_of(found: SaidBySeat, first: int, trumps: Trumps, rules: DeclarationRules) -> list[Announcement]:
    heard: tuple[Announcement, ...] = ()
    for seat in in_order(first, 4):
        heard += speak(seat, found, heard, PAIRS, trumps, rules)
    return list(heard)


def dialogue(hands: Mapping[int, str], trumps: str = "C", first: int = 0, **options: object) -> list[str]:
    """The whole round in words: seat, value, and kind with top card where they were told."""
    rules = house(**options).declarations
    found = tuple(held(cards(hands.get(seat, "")), rules) for seat in range(4))
    heard = round_of(found, first, Trumps(trumps), rules)
    return [
        f"{one.seat} {one.value}" + (f" {one.kind.value} {one.top.letter}" if one.kind and one.top else "")
        for one in heard
    ]


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ({}, ["0 0", "1 0", "2 0", "3 0"]),
        ({1: "9D TD JD"}, ["0 0", "1 20", "2 0", "3 0"]),
        ({0: "7D 8D 9D TD", 1: "QC KC AC"}, ["0 50", "1 0", "2 0", "3 0"]),
        ({0: "QC KC AC", 1: "7D 8D 9D TD"}, ["0 20", "1 50", "2 0", "3 0"]),
        ({0: "QC KC AC", 1: "7D 8D 9D TD", 2: "7S 8S 9S TS JS"}, ["0 20", "1 50", "2 100", "3 0"]),
    ],
)
def test_who_has_less_says_nothing_and_nobody_names_a_top_card(
    hands: Mapping[int, str], said: list[str]
) -> None:
    assert dialogue(hands) == said


def test_level_values_are_asked_do_kuda_and_the_lower_one_stays_silent() -> None:
    hands = {0: "9D TD JD QD", 1: "8C 9C TC JC"}
    assert dialogue(hands) == ["0 50", "0 50 seq Q", "1 0", "2 0", "3 0"]


def test_level_values_are_asked_do_kuda_and_the_higher_one_is_named() -> None:
    hands = {0: "8D 9D TD JD", 1: "9C TC JC QC"}
    assert dialogue(hands) == ["0 50", "0 50 seq J", "1 50 seq Q", "2 0", "3 0"]


def test_a_level_top_card_of_the_later_seat_is_not_named() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH"}
    assert dialogue(hands) == ["0 20", "0 20 seq J", "1 0", "2 0", "3 0"]
    assert dialogue(hands, first=1) == ["1 20", "2 0", "3 0", "1 20 seq J", "0 0"]


def test_a_level_one_in_trumps_is_named_under_trump_first() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH"}
    assert dialogue(hands, "H", declTie="trumpFirst")[1:3] == ["0 20 seq J", "1 20 seq J"]
    assert dialogue(hands, "D", declTie="trumpFirst")[1:3] == ["0 20 seq J", "1 0"]


def test_a_level_one_that_cancels_is_named() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH"}
    assert dialogue(hands, declTie="cancel")[:3] == ["0 20", "0 20 seq J", "1 20 seq J"]
    lower = {0: "9D TD JD", 1: "8H 9H TH"}
    assert dialogue(lower, declTie="cancel")[:3] == ["0 20", "0 20 seq J", "1 0"]


def test_a_level_one_that_cancels_is_named_but_not_against_one_in_trumps() -> None:
    hands = {0: "9D TD JD", 1: "9H TH JH"}
    assert dialogue(hands, "C", declTie="trumpOrCancel")[1:3] == ["0 20 seq J", "1 20 seq J"]
    assert dialogue(hands, "H", declTie="trumpOrCancel")[1:3] == ["0 20 seq J", "1 20 seq J"]
    assert dialogue(hands, "D", declTie="trumpOrCancel")[1:3] == ["0 20 seq J", "1 0"]


def test_a_four_is_named_when_a_run_counts_as_much() -> None:
    hands = {0: "TS JS QS KS AS", 1: "QC QD QH 7C", 3: "9C 9D 9H 7D"}
    assert dialogue(hands) == ["0 100", "1 0", "2 0", "3 0"]
    hands = {0: "TS JS QS KS AS", 1: "7C 8C 9C TC JC"}
    assert dialogue(hands)[:3] == ["0 100", "0 100 seq A", "1 0"]
    hands = {0: "7D 8D 9D TD JD", 1: "QC QD QH QS"}
    assert dialogue(hands)[:3] == ["0 100", "0 100 seq J", "1 100 four Q"]


def test_of_two_fours_that_count_as_much_the_better_one_is_named_though_a_run_was_asked_before() -> None:
    hands = {0: "KC KD KH KS", 1: "7D 8D 9D TD JD", 3: "AC AD AH AS"}
    assert dialogue(hands) == ["0 100", "0 100 four K", "1 0", "2 0", "3 100 four A"]


def test_partners_do_not_ask_each_other() -> None:
    hands = {0: "9D TD JD", 2: "QC KC AC"}
    assert dialogue(hands) == ["0 20", "1 0", "2 20", "3 0"]


def test_where_the_partner_leads_nobody_is_asked() -> None:
    assert dialogue({0: "9D TD JD", 1: "8C 9C TC JC", 3: "QS KS AS"}) == ["0 20", "1 50", "2 0", "3 20"]
    hands = {0: "9D TD JD", 1: "TC JC QC", 3: "QS KS AS"}
    assert dialogue(hands) == ["0 20", "0 20 seq J", "1 20 seq Q", "2 0", "3 20"]


def test_who_has_told_his_top_card_is_not_asked_again() -> None:
    hands = {0: "9D TD JD", 1: "8H 9H TH", 3: "7S 8S 9S"}
    assert dialogue(hands) == ["0 20", "0 20 seq J", "1 0", "2 0", "3 0"]


def test_a_third_level_one_is_compared_with_the_best_that_was_told() -> None:
    """Seat 0 has told an ace: seat 3 knows enough, and neither he nor seat 2 has to say how far."""
    hands = {0: "QD KD AD", 1: "JH QH KH", 2: "7S 8S 9S", 3: "TC JC QC"}
    assert dialogue(hands) == ["0 20", "0 20 seq A", "1 0", "2 20", "3 0"]


def test_a_third_level_one_asks_everybody_that_it_has_to_beat() -> None:
    hands = {0: "8D 9D TD", 2: "7S 8S 9S", 3: "TC JC QC"}
    assert dialogue(hands) == ["0 20", "1 0", "2 20", "0 20 seq T", "2 20 seq 9", "3 20 seq Q"]


def test_the_asking_ends_with_the_first_better_answer() -> None:
    hands = {0: "QD KD AD", 2: "7S 8S 9S", 3: "TC JC QC"}
    assert dialogue(hands) == ["0 20", "1 0", "2 20", "0 20 seq A", "3 0"]


def test_the_answer_of_an_opponent_who_was_beaten_is_not_asked_for_again() -> None:
    hands = {0: "8D 9D TD", 1: "TC JC QC", 2: "QS KS AS"}
    assert dialogue(hands) == ["0 20", "0 20 seq T", "1 20 seq Q", "2 20 seq A", "3 0"]


@pytest.mark.parametrize("tie", ["position", "trumpFirst"])
def test_whoever_listens_knows_which_side_writes(tie: str) -> None:
    """The last one who named a value belongs to it; top cards are named only between opponents on a level."""
    luck, rules, asked = Random(tie), house(declTie=tie).declarations, 0
    for _ in range(3_000):
        pack, first, trumps = luck.sample(DECK, 32), luck.randrange(4), luck.choice(list(Trumps)[:4])
        found = tuple(held(tuple(sorted(pack[low : low + 8])), rules) for low in (0, 8, 16, 24))
        heard = round_of(found, first, trumps, rules)
        named = [one for one in heard if one.value]
        winner = contest(found, first, PAIRS, trumps, rules).side
        assert (named[-1].seat % 2 if named else None) == winner
        for one in heard:
            if one.kind:
                asked += 1
                level = {other.seat % 2 for other in heard if other.value == one.value} | {
                    seat % 2 for seat in range(4) if found[seat] and found[seat][0].value == one.value
                }
                assert level == {0, 1}
                assert (one.kind, one.top) == (found[one.seat][0].kind, found[one.seat][0].top.rank)
    assert asked > 300


def spoken(game: str, hands: Mapping[int, str], trumps: str = "C", **options: object) -> list[str]:
    """The round of another game: seat, value, the kind where it was named, the top card where it was told."""
    rules = options_from(options, GAMES[game].rules)
    said = tuple(held(cards(hands.get(seat, "")), rules.declarations) for seat in range(rules.players))
    camps = camps_of(rules.players, 0, rules.declarations)
    heard: tuple[Announcement, ...] = ()
    for seat in range(rules.players):
        heard += speak(seat, said, heard, camps, Trumps(trumps), rules.declarations)
    return [
        f"{one.seat} {one.value}"
        + (f" {one.kind.value}" if one.kind else "")
        + (f" {one.top.letter}" if one.top else "")
        for one in heard
    ]


def test_where_fours_and_runs_are_contested_apart_they_are_said_apart() -> None:
    hands = {0: "TS JS QS KS AS", 1: "QC KC AC", 3: "9C 9D 9H 9S 7D 8D", 2: "7H"}
    assert spoken("belot_bg_official", hands) == ["0 100 seq", "1 0", "2 0", "3 150 four"]
    assert spoken("belot_bg", hands) == ["0 100", "1 0", "2 0", "3 150"]


def test_a_hand_with_both_says_both_and_runs_are_compared_among_themselves() -> None:
    hands = {0: "QC QD QH QS 7H 8H 9H", 1: "7S 8S 9S", 2: "KC KD KH KS", 3: "9D TD JD"}
    assert spoken("belot_bg_official", hands, declShown="atOnce") == [
        "0 100 four",
        "0 20 seq",
        "0 20 seq 9",
        "1 20 seq 9",
        "2 100 four",
        "3 20 seq J",
    ]


def test_before_they_are_laid_open_after_the_last_trick_only_names_are_said() -> None:
    hands = {0: "QC QD QH QS 7H 8H 9H", 1: "7S 8S 9S", 2: "KC KD KH KS", 3: "9D TD JD QD"}
    assert spoken("belot_bg_official", hands) == [
        "0 100 four",
        "0 20 seq",
        "1 20 seq",
        "2 100 four",
        "3 50 seq",
    ]
    assert spoken("belot_bg_official", {0: "9D TD JD QD", 1: "7S 8S 9S"}) == ["0 50 seq", "1 0", "2 0", "3 0"]


def test_only_names_are_said() -> None:
    assert spoken("belote2_es", {0: "7D 8D 9D", 1: "TS JS QS KS"}) == ["0 20 seq", "1 50 seq"]
    assert spoken("belote2_es", {0: "TS JS QS KS", 1: "7D 8D 9D"}) == ["0 50 seq", "1 0"]
    assert spoken("belote2_es", {0: "TS JS QS KS AS", 1: "QC QD QH QS"}) == ["0 100 seq", "1 100 four"]
    assert spoken("belote2_es", {0: "QC QD QH QS", 1: "TH JH QH KH AH"}) == ["0 100 four", "1 0"]


def test_in_france_the_value_is_said() -> None:
    assert spoken("belote4_fr", {0: "7D 8D 9D", 1: "JC JD JH JS"}) == ["0 20", "1 200", "2 0", "3 0"]


def test_the_name_of_a_four_does_not_tell_its_value_until_it_is_asked_for() -> None:
    jacks, nines = "JC JD JH JS", "9C 9D 9H 9S"
    assert spoken("belote2_es", {0: jacks}) == ["0 100 four", "1 0"]
    assert spoken("belote2_es", {0: jacks, 1: nines}) == ["0 100 four", "0 100 four J", "1 0"]
    assert spoken("belote2_es", {0: nines, 1: jacks}) == ["0 100 four", "0 100 four 9", "1 100 four J"]


def test_in_three_the_takers_opponents_do_not_ask_each_other() -> None:
    hands = {0: "7D 8D", 1: "9D TD JD", 2: "9S TS JS"}
    assert spoken("bela3", hands) == ["0 0", "1 20", "2 20"]
    level = {0: "8D 9D TD JD", 1: "8H 9H TH JH", 2: "9S TS JS QS"}
    assert spoken("bela3", level) == ["0 50", "0 50 seq J", "1 0", "2 50 seq Q"]
    assert spoken("belote3_es", hands) == ["0 0", "1 20 seq", "1 20 seq J", "2 0"]


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_whoever_listens_hears_each_side_that_writes(game: str) -> None:
    """Nobody writes a declaration whose camp stayed silent, and nobody speaks who holds nothing."""
    luck, rules, wrote = Random(game), GAMES[game].rules, 0
    camps = camps_of(rules.players, 0, rules.declarations)
    for _ in range(600):
        pack, size = luck.sample(DECK, 32), rules.pack.hand
        trumps = luck.choice(list(Trumps)[:4])
        said = tuple(
            held(tuple(sorted(pack[size * seat : size * (seat + 1)])), rules.declarations)
            for seat in range(rules.players)
        )
        heard: tuple[Announcement, ...] = ()
        for seat in range(rules.players):
            heard += speak(seat, said, heard, camps, trumps, rules.declarations)
        loud = {camps[one.seat] for one in heard if one.value}
        counted = contest(said, 0, camps, trumps, rules.declarations).counted
        wrote += len(counted)
        assert {camps[one.seat] for one in counted} <= loud
        assert all(said[one.seat] for one in heard if one.value)
        assert {one.seat for one in heard} == set(range(rules.players))
    assert wrote > 100
