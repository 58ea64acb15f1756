"""What a game says in its data, the rules do: the ladder of doubling, what fours and a belote count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import card, cards
from game.cards.rank import Rank
from game.rules.auction import auction_of, course_of
from game.rules.auctions.auction import Auction
from game.rules.auctions.courses import COURSES
from game.rules.call import BIDS, Word
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.declarations import are_allowed, held
from game.rules.ending import called_belotes
from game.rules.line import often_declared, points_by_side
from game.rules.match import verdict
from game.rules.options.auction import AuctionKind, Step
from game.rules.options.declarations import Declarable
from game.rules.options.rules import Rules
from game.rules.options.score import Factors, ScoreRules, Writing
from game.rules.result import Counted, Outcome
from game.rules.scoring import factors_of, settle
from game.rules.writing.count import Count, Settlement
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.rules.seated import Table

STEEP = (Step(Word.CONTRA, 3), Step(Word.RECONTRA, 5), Step(Word.CONTRA, 9, is_for_match=True))


def with_ladder(game: str, *above: Step) -> Rules:
    rules = GAMES[game].rules
    ladder = (*STEEP, *above)
    return replace(rules, auction=replace(rules.auction, contra=True, recontra=True, ladder=ladder))


def test_every_course_has_its_own_name() -> None:
    assert {course.kind for course in COURSES.values()} == set(AuctionKind)
    for variant in GAMES.values():
        assert course_of(variant.rules).kind is variant.rules.auction_kind


def test_a_course_offers_all_that_can_be_named() -> None:
    for course in COURSES.values():
        assert set(course.offered) == set(course.trumps)


def test_only_where_every_name_is_higher_the_name_alone_is_said() -> None:
    assert [kind for kind, course in COURSES.items() if course.is_bare] == [AuctionKind.RISING]


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_are_thrown_in_when_every_seat_has_passed_in_every_round(game: str) -> None:
    rules = options_from({"mus": False, "bidding": "passThenMus"}, GAMES[game].rules)
    players, turned = rules.players, card("AH")
    passes = [(seat % players, Word.PASS) for seat in range(course_of(rules).rounds * players)]
    assert auction_of(tuple(passes), players - 1, rules, turned) == Auction()
    assert auction_of(tuple(passes[:-1]), players - 1, rules, turned).turn == players - 1


def test_where_the_first_name_stands_the_sides_double_up_the_ladder_in_turn() -> None:
    rules = with_ladder("bela4")
    said = (((1, BIDS[Trumps.HEARTS]), (2, Word.CONTRA), (3, Word.RECONTRA)), 0)
    auction = auction_of(*said, rules)
    assert auction.standing is not None
    assert (auction.turn, auction.open) == (0, (Word.CONTRA, Word.PASS))
    assert auction.standing.multiplier == 5
    over = auction_of((*said[0], (0, Word.CONTRA)), 0, rules).contract
    assert over is not None
    assert over.multiplier == 9


def test_where_bids_outbid_each_other_the_sides_double_up_the_ladder_in_turn() -> None:
    rules = with_ladder("belot_bg")
    calls = ((1, BIDS[Trumps.HEARTS]), (2, Word.CONTRA), (3, Word.RECONTRA))
    auction = auction_of(calls, 0, rules)
    assert auction.standing is not None
    assert auction.standing.multiplier == 5
    assert Word.CONTRA in auction.open
    assert Word.CONTRA not in auction_of((*calls, (0, Word.PASS)), 0, rules).open
    for call in (Word.PASS, Word.PASS, Word.PASS):
        calls = (*calls, (len(calls) % 4, call))
    contract = auction_of(calls, 0, rules).contract
    assert contract is not None
    assert contract.multiplier == 5


@pytest.mark.parametrize("game", ["bela4", "belot_bg"])
def test_the_fourth_word_of_a_ladder_is_for_the_takers_side(game: str) -> None:
    rules = with_ladder(game, Step(Word.RECONTRA, 17))
    said = ((1, BIDS[Trumps.HEARTS]), (2, Word.CONTRA), (3, Word.RECONTRA), (0, Word.CONTRA))
    auction = auction_of(said, 0, rules)
    assert auction.turn == 1
    assert Word.RECONTRA in auction.open
    over = auction_of((*said, (1, Word.RECONTRA), *((seat, Word.PASS) for seat in (2, 3, 0))), 0, rules)
    assert over.contract is not None
    assert over.contract.multiplier == 17


def test_without_recontra_the_ladder_ends_at_its_first_word() -> None:
    auction = replace(GAMES["bela4"].rules.auction, contra=True)
    assert auction.doubles == (Step(Word.CONTRA, 2),)
    assert replace(auction, contra=False).doubles == ()


def test_a_multiplier_says_how_many_words_of_the_ladder_stand() -> None:
    rules = with_ladder("bela4")
    assert [rules.auction.doubled(times) for times in (1, 3, 5, 9)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="index"):
        rules.auction.doubled(4)
    assert [word for word in Word if word.doubles] == [Word.CONTRA, Word.RECONTRA]


def test_a_step_of_the_ladder_may_decide_the_match() -> None:
    """Whoever then wins the deal writes the whole target and wins, however much the other side has."""
    rules = with_ladder("belote4_fr")
    assert [rules.stake(times) for times in rules.auction.multipliers] == [0, 0, 0, rules.match.target]
    for cards_taken, winner in (((100, 62), 0), ((62, 100), 1)):
        count = Count(
            taker=0,
            cards=cards_taken,
            declared=(0, 0),
            belote=(0, 0),
            tricks=(4, 4),
            last=0,
            trumps=Trumps.HEARTS,
            multiplier=9,
            stake=rules.stake(9),
        )
        found = settle(count, rules.score, hung=40)
        assert found.match_winner == winner
        assert found.written[winner] == rules.match.target
        assert found.written[1 - winner] == found.hung == 0
        over = verdict((300, 900), 0, rules.match, winner=winner)
        assert over is not None
        assert over.winners == (winner,)
    level = replace(count, cards=(81, 81))
    hung = settle(level, replace(rules.score, writing=Writing.TENS))
    assert (hung.outcome, hung.match_winner) == (Outcome.HUNG, None)


def test_no_two_steps_of_a_ladder_multiply_alike() -> None:
    for variant in GAMES.values():
        times = variant.rules.auction.multipliers
        assert list(times) == sorted(set(times))


def test_fours_count_and_compare_as_the_game_says() -> None:
    rules = replace(GAMES["bela4"].rules.declarations, fours=((Rank.ACE, 400), (Rank.JACK, 200)))
    hand = cards("JC JD JH JS AC AD AH AS")
    assert [(one.top.rank, one.value) for one in held(hand, rules)] == [(Rank.ACE, 400), (Rank.JACK, 200)]
    assert held(cards("KC KD KH KS"), rules) == ()


def test_what_can_be_declared_hangs_on_the_contract() -> None:
    """Here four aces count more at no trumps, sequences do not, and nothing is declared at all trumps."""
    aces, nothing = Declarable(fours=((Rank.ACE, 400),)), Declarable()
    rules = replace(
        GAMES["bela4"].rules.declarations, by_contract=((Trumps.NONE, aces), (Trumps.ALL, nothing))
    )
    hand = cards("AC AD AH AS KS QS JS 9D")
    for trumps, values in ((Trumps.HEARTS, [100, 50]), (Trumps.NONE, [400]), (Trumps.ALL, [])):
        assert [one.value for one in held(hand, rules.under(trumps))] == values
        assert are_allowed(trumps, rules) is bool(values)


def test_where_a_game_says_nothing_else_nothing_is_declared_at_no_trumps() -> None:
    rules = GAMES["belot_bg"].rules.declarations
    assert not are_allowed(Trumps.NONE, rules)
    assert rules.under(Trumps.ALL) is rules.under(Trumps.CLUBS) is rules


SCORE = GAMES["bela2"].rules.score


def settled(score: ScoreRules, multiplier: int = 1) -> Settlement:
    """No trumps, all tricks for the taker, 50 declared."""
    count = Count(
        taker=0,
        cards=(130, 0),
        declared=(50, 0),
        belote=(0, 0),
        tricks=(8, 0),
        last=0,
        trumps=Trumps.NONE,
        multiplier=multiplier,
    )
    return settle(count, score)


def test_a_contract_says_how_often_each_part_of_a_deal_counts() -> None:
    assert settled(SCORE).totals[0] == 2 * 130 + 50 + 90
    everything = ((Trumps.NONE, Factors(cards=2, declared=3, capot=4)),)
    score = replace(SCORE, factors=everything)
    found = settled(score)
    assert (found.declared[0], found.bonus[0]) == (150, 360)
    assert found.totals[0] == 2 * 130 + 150 + 360
    assert settled(replace(score, no_trumps_doubled=False)).totals[0] == 130 + 50 + 90
    at_hearts = replace(SCORE, factors=((Trumps.HEARTS, Factors(declared=3)),), no_trumps_doubled=False)
    assert factors_of(Trumps.HEARTS, at_hearts).declared == 3


def test_a_belote_counts_once_where_declarations_count_more_often() -> None:
    twenty = Declaration(Kind.SEQUENCE, cards("7S 8S 9S"), 20)
    belote = Declaration(Kind.BELOTE, cards("QC KC"), 20)
    assert points_by_side((Counted(2, twenty), Counted(1, belote)), 4, 3) == (60, 20)
    thrice = replace(SCORE, factors=((Trumps.NONE, Factors(declared=3)),))
    assert often_declared(Contract(trumps=Trumps.NONE, taker=0), thrice) == 3
    assert often_declared(None, thrice) == 1, "before the call"


def test_a_double_may_leave_declarations_as_they_are() -> None:
    assert settled(SCORE, 2).written[0] == 2 * (260 + 50 + 90)
    assert settled(replace(SCORE, doubles_declarations=False), 2).written[0] == 2 * (260 + 90) + 50


def test_a_belote_counts_what_the_game_says() -> None:
    table = Table.holding("belote4_fr", "C", {0: "QC KC", 1: "7D 8D", 2: "7H 8H", 3: "7S 8S"})
    rules = table.state.rules
    dear = replace(rules, declarations=replace(rules.declarations, belote_value=40))
    table.state = replace(table.state, rules=dear)
    table.play("KC")
    assert [one.declaration.value for one in called_belotes(table.state)] == [40]
