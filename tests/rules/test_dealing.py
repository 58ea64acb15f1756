"""The first dealer, the cut and the deal (rule book A2, A3)."""

from __future__ import annotations

import pytest

from game.cards.card import DECK, cards
from game.rules.actions import ChooseDealer, Cut, Knock, Shuffle
from game.rules.drawing import dealer_by_draw, seating_by_draw
from game.rules.events import DealBegun, DeckCut, HandDealt, MatchBegun
from game.rules.illegality import Illegality
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from game.rules.state import new_match
from game.variants.catalogue import game_named
from tests.rules.seated import Table, house


def test_the_deck_is_three_three_and_two_from_the_dealers_right() -> None:
    table = Table.seated(dealer=1).do(Shuffle(DECK), Knock(0))
    dealt = [(event.seat, event.cards, event.is_talon) for event in table.happened(HandDealt)]
    places = [(0, 3), (3, 6), (6, 9), (9, 12), (12, 15), (15, 18), (18, 21), (21, 24)]
    places += [(24, 26), (26, 28), (28, 30), (30, 32)]
    assert dealt == [((2 + turn) % 4, DECK[low:high], turn >= 8) for turn, (low, high) in enumerate(places)]
    assert table.state.the_deal.hands[2] == (*DECK[0:3], *DECK[12:15])
    assert table.state.the_deal.talons[2] == DECK[24:26]
    assert table.state.the_deal.talons[1] == DECK[30:32]


def test_hands_are_kept_in_listing_order() -> None:
    table = Table.seated(dealer=3).do(Shuffle(DECK[::-1]), Knock(2))
    for hand in table.state.the_deal.hands:
        assert list(hand) == sorted(hand)


@pytest.mark.parametrize("place", [1, 7, 16, 31])
def test_the_cut_puts_the_lifted_cards_under_the_rest(place: int) -> None:
    table = Table.seated().do(Shuffle(DECK), Cut(2, place))
    assert table.state.the_deal.deck == DECK[place:] + DECK[:place]
    assert table.state.the_deal.cut == place
    assert table.happened(DeckCut) == [DeckCut(2, place)]
    assert table.happened(HandDealt)[0].cards == tuple(sorted((DECK[place:] + DECK[:place])[:3]))


def test_a_knock_leaves_the_deck_as_it_lies() -> None:
    table = Table.seated().do(Shuffle(DECK), Knock(2))
    assert (table.state.the_deal.deck, table.state.the_deal.cut) == (DECK, 0)
    assert table.happened(DeckCut) == [DeckCut(2, 0)]


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_neighbour_cuts(dealer: int) -> None:
    table = Table.seated(dealer=dealer).do(Shuffle(DECK))
    left = (dealer - 1) % 4
    assert table.turn == left
    assert table.happened(DealBegun) == [DealBegun(1, dealer, left, True, DECK)]
    assert [seat for seat in range(4) if table.choices(seat).may_cut] == [left]
    for other in {0, 1, 2, 3} - {left}:
        assert table.refusal(Cut(other, 5)) is Refusal.NOT_YOUR_TURN
        assert table.refusal(Knock(other)) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("place", [-1, 0, 32, 33])
def test_a_cut_leaves_cards_on_both_sides(place: int) -> None:
    assert Table.seated().do(Shuffle(DECK)).refusal(Cut(2, place)) is Refusal.NOT_A_PLACE


def test_only_a_whole_deck_is_dealt() -> None:
    table = Table.seated()
    for wrong in ((), DECK[:31], (*DECK[:31], DECK[0]), (*DECK, DECK[0])):
        assert table.refusal(Shuffle(wrong)) is Refusal.NOT_A_DECK
    assert table.do(Shuffle(DECK)).refusal(Shuffle(DECK)) is Refusal.NOT_NOW


def test_before_the_cut_nobody_has_a_card() -> None:
    for table in (Table.seated(), Table.seated().do(Shuffle(DECK))):
        for seat in range(4):
            view = table.view(seat)
            assert (view.hand, view.counts, view.talon_counts) == ((), (0,) * 4, (0,) * 4)
            assert (view.trick, view.tricks, view.takers, view.card_points) == (None, (), (), (0, 0))
            assert (view.stock_count, view.extra_count, view.discard_count) == (0, 0, 0)


def test_everything_in_its_time() -> None:
    new = Table.seated()
    assert new.refusal(Cut(2, 5)) is Refusal.NOT_NOW
    assert new.refusal(Knock(2)) is Refusal.NOT_NOW
    assert new.refusal(ChooseDealer(0)) is Refusal.NOT_NOW
    assert Table().refusal(Knock(2)) is Refusal.NOT_NOW


def test_the_first_dealer_is_somebody_at_the_table() -> None:
    table = Table.seated()
    table.state = new_match(house())
    assert table.state.phase is Phase.SEATING
    assert table.refusal(ChooseDealer(4)) is Refusal.NOT_A_SEAT
    assert table.refusal(ChooseDealer(-1)) is Refusal.NOT_A_SEAT
    assert table.refusal(Shuffle(DECK)) is Refusal.NOT_NOW


def test_the_lowest_card_drawn_deals_first() -> None:
    table = Table.seated()
    table.state = new_match(house(firstDealer="draw"))
    table.events.clear()
    drawn = cards("QD 8S 9H TC")
    for wrong in (ChooseDealer(0, drawn), ChooseDealer(1), ChooseDealer(1, drawn[:3])):
        assert table.refusal(wrong) is Refusal.NOT_A_DRAW
    without_a_draw = Table.seated()
    without_a_draw.state = new_match(house())
    assert without_a_draw.refusal(ChooseDealer(0, drawn)) is Refusal.NOT_A_DRAW
    table.do(ChooseDealer(1, drawn))
    assert table.happened(MatchBegun) == [MatchBegun(1, drawn)]
    assert (table.state.dealer, table.state.phase) == (1, Phase.SHUFFLING)


@pytest.mark.parametrize(
    ("drawn", "seat"),
    [
        ("QD 8S 9H TC", 1),
        ("7D AS KH QC", 0),
        ("AD AS AH KC", 3),
        ("8D 8S 9H TC", None),
        ("9D 8S 8H 8C", None),
        ("8D 9S TH", None),
        ("8D 8D 9H TC", None),
        ("8D 9H TC TC", None),
        ("8D 9H TC JS JS", None),
    ],
)
def test_who_drew_lower_than_everybody(drawn: str, seat: int | None) -> None:
    assert dealer_by_draw(cards(drawn), house()) == seat


@pytest.mark.parametrize(
    ("drawn", "seat"),
    [
        ("TH 9H 8H 7H", 3),
        ("7H TH 9H 8H", 0),
        ("8H 7H TH 9H", 1),
        ("9H TH 8H 7H", None),
        ("TH 9H 8D 7H", None),
    ],
)
def test_four_sit_down_by_four_consecutive_cards(drawn: str, seat: int | None) -> None:
    rules = game_named("belote4_es").rules
    assert dealer_by_draw(cards(drawn), rules) == seat


def test_drawers_sit_in_falling_order() -> None:
    assert seating_by_draw(cards("9H 7H TH 8H")) == (2, 0, 3, 1)
    for wrong in ("9H 7H TH", "9H 7H TH JH", "8H 7H AC KC", "9D 8D 7D AC"):
        with pytest.raises(ValueError, match="consecutive"):
            seating_by_draw(cards(wrong))


def test_the_deal_passes_to_the_next_in_play_order() -> None:
    table = Table(dealer=1).say("H").play_out()
    assert table.state.dealer == 2
    assert table.deal().turn == 3


def test_whose_side_wrote_more_deals_next_under_that_option() -> None:
    for dealer in range(4):
        table = Table(dealer=dealer, nextDealer="morePoints").say("H").play_out()
        side = table.result.written.index(max(table.result.written))
        assert table.state.dealer % 2 == side
        assert (table.state.dealer - dealer) % 4 in {1, 2}


def test_without_shuffling_the_tricks_are_laid_together_and_only_cut() -> None:
    table = Table(shuffle="neverReshuffle").say("H").play_out()
    gathered = table.state.gathered
    deal = table.state.the_deal.the_play
    piles = [
        one
        for side in (0, 1)
        for trick, taker in zip(deal.tricks, deal.takers, strict=True)
        if taker % 2 == side
        for one in trick.cards
    ]
    assert list(gathered) == piles
    assert sorted(gathered) == list(DECK)
    assert table.refusal(Shuffle(DECK)) is Refusal.NOT_A_DECK
    table.do(Shuffle(gathered), Cut((table.state.dealer - 1) % 4, 4))
    assert [event.is_shuffled for event in table.happened(DealBegun)] == [True, False]
    assert table.state.the_deal.deck == gathered[4:] + gathered[:4]


def test_without_shuffling_a_deal_thrown_in_is_gathered_as_it_lay() -> None:
    table = Table(shuffle="neverReshuffle", mus=False).say("pass", "pass", "pass", "pass")
    assert table.state.gathered == table.state.the_deal.deck
    assert table.refusal(Shuffle(DECK)) is Refusal.NOT_A_DECK


def test_shuffled_decks_are_not_gathered() -> None:
    assert Table().say("H").play_out().state.gathered == ()


def test_a_refused_action_says_what_and_why() -> None:
    table = Table.seated()
    with pytest.raises(ValueError, match="notNow"):
        table.do(Knock(2))
    assert {reason.value for reason in Refusal}.isdisjoint({duty.value for duty in Illegality})
