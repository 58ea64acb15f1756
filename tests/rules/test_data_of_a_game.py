"""What a game says in its data, the rules do: the ladder of doubling, what fours and a belote count."""

from __future__ import annotations

from dataclasses import replace

from game.cards.card import cards
from game.cards.rank import Rank
from game.rules.auction import auction_of, course_of
from game.rules.auctions.courses import COURSES
from game.rules.call import BIDS, Word
from game.rules.contract import Trumps
from game.rules.declarations import held
from game.rules.ending import called_belotes
from game.rules.options.auction import AuctionKind
from game.rules.options.rules import Rules
from game.variants.catalogue import GAMES
from tests.rules.seated import Table

STEEP = ((Word.CONTRA, 3), (Word.RECONTRA, 5), (Word.CONTRA, 9))


def with_ladder(game: str) -> Rules:
    rules = GAMES[game].rules
    return replace(rules, auction=replace(rules.auction, contra=True, recontra=True, ladder=STEEP))


def test_every_course_has_its_own_name() -> None:
    assert {course.kind for course in COURSES.values()} == set(AuctionKind)
    for variant in GAMES.values():
        assert course_of(variant.rules).kind is variant.rules.auction_kind


def test_a_course_offers_all_that_can_be_named() -> None:
    for course in COURSES.values():
        assert set(course.offered) == set(course.trumps)


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


def test_without_recontra_the_ladder_ends_at_its_first_word() -> None:
    auction = replace(GAMES["bela4"].rules.auction, contra=True)
    assert auction.doubles == ((Word.CONTRA, 2),)
    assert replace(auction, contra=False).doubles == ()


def test_fours_count_and_compare_as_the_game_says() -> None:
    rules = replace(GAMES["bela4"].rules.declarations, fours=((Rank.ACE, 400), (Rank.JACK, 200)))
    hand = cards("JC JD JH JS AC AD AH AS")
    assert [(one.top.rank, one.value) for one in held(hand, rules)] == [(Rank.ACE, 400), (Rank.JACK, 200)]
    assert held(cards("KC KD KH KS"), rules) == ()


def test_a_belote_counts_what_the_game_says() -> None:
    table = Table.holding("belote4_fr", "C", {0: "QC KC", 1: "7D 8D", 2: "7H 8H", 3: "7S 8S"})
    rules = table.state.rules
    dear = replace(rules, declarations=replace(rules.declarations, belote_value=40))
    table.state = replace(table.state, rules=dear)
    table.play("KC")
    assert [one.declaration.value for one in called_belotes(table.state)] == [40]
