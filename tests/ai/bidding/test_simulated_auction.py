"""Imagined auctions are called as the rule players call, and deals are filled up as the rules deal."""

from __future__ import annotations

from array import array
from dataclasses import replace
from random import Random

import pytest

from game.ai.bidding.auction_setup import AuctionSetup, code_of, place_of
from game.ai.coding import cards_of, mask_of
from game.ai.course_skill import can_simulate
from game.ai.end_code import POINT_BITS
from game.ai.profile import AuctionSampling
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import is_backed
from game.ai.search.call_search import CallSearch
from game.ai.search.filled_deals import FilledDeals
from game.ai.search.search_player import SearchPlayer
from game.ai.weights.rule_player import PLAIN
from game.cards.card import DECK, card_of
from game.cards.rank import Rank
from game.cards.suit import Suit
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.auction import course_of
from game.rules.call import CAPOT_GOAL, Bid, Word
from game.rules.contract import TRUMPS_OF_SUIT, Contract, Trumps
from game.rules.options.auction import HighestBid
from game.rules.options.declarations import BeloteSaid
from game.rules.options.pack import SevenExchange, TurnedTo
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.rules.trick import trick_points
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES, game_named
from tests.ai.forms import source_of
from tests.ai.profiles import hard, master
from tests.lab.arena.boards import begun
from tests.lab.arena.call_duel import number_of

IMAGINED = [game for game, variant in GAMES.items() if can_simulate(variant.rules)]
DEALS = 40
LONG_AUCTION = 70
COSTLY = {Rank.SEVEN, Rank.NINE, Rank.QUEEN, Rank.KING}
"""Beside the trumps, without ace and ten: whoever keeps them keeps points that he could have laid away."""
NEARLY = 0.85
"""A table of gains has steps of two points: now and then a close call falls the other way."""


def auctions(game: str, deals: int) -> list[MatchState]:
    random, rules = Random(3), game_named(game).rules
    return [
        begun(rules, tuple(random.sample(DECK, 32)), random.randrange(rules.players)) for _ in range(deals)
    ]


def called(state: MatchState) -> Contract | None:
    """What rule players make of the auction."""
    while True:
        seat = seat_to_act(state)
        if seat is None:
            return None
        view = view_for(state, seat)
        if not view.choices.calls:
            return state.the_deal.auction.contract
        state = apply(state, bid(view).action).state
        if state.phase is Phase.SHUFFLING:
            return None


def first_hands(state: MatchState) -> array[int]:
    players = state.rules.players
    return array("I", [mask_of(view_for(state, seat).hand) if seat < players else 0 for seat in range(4)])


@pytest.mark.parametrize("game", IMAGINED)
def test_an_imagined_auction_ends_as_that_of_rule_players(game: str) -> None:
    setup, same = AuctionSetup(), 0
    for state in auctions(game, DEALS):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        action = bid(view).action
        assert isinstance(action, MakeCall)
        setup.prepare(view)
        found = array("i", [0])
        setup.auction.run(first_hands(state), array("i", [code_of(action.call)]), found)
        same += found[0] == number_of(called(state))
    assert same >= NEARLY * DEALS
    if not course_of(GAMES[game].rules).outbids:
        assert same == DEALS


def test_an_imagined_capot_is_doubled_as_rule_players_double_it() -> None:
    setup, same, multipliers = AuctionSetup(), 0, set()
    capot = Bid(Trumps.HEARTS, CAPOT_GOAL)
    for state in auctions("coinche_fr", DEALS):
        seat = seat_to_act(state)
        assert seat is not None
        setup.prepare(view_for(state, seat))
        found = array("i", [0])
        setup.auction.run(first_hands(state), array("i", [code_of(capot)]), found)
        contract = called(apply(state, MakeCall(seat, capot)).state)
        assert contract is not None
        multipliers.add(contract.multiplier)
        same += found[0] == number_of(contract)
    assert same >= NEARLY * DEALS
    assert multipliers >= {1, 2}


@pytest.mark.parametrize("game", IMAGINED)
def test_the_others_hold_every_unknown_card_equally_often(game: str) -> None:
    state = auctions(game, 1)[0]
    seat = seat_to_act(state)
    assert seat is not None
    view, rules, worlds = view_for(state, seat), state.rules, 2000
    search = CallSearch()
    drawn = search.sample(view, 5, worlds, AuctionSampling())
    turned = () if view.turned is None else (view.turned,)
    unseen = [card for card in DECK if card not in (*view.hand, *turned)]
    other = (seat + 1) % rules.players
    often = dict.fromkeys(DECK, 0)
    for world in range(worlds):
        hands = drawn[4 * world : 4 * world + 4]
        assert hands[seat] == mask_of(view.hand)
        assert all(hands[place].bit_count() == rules.pack.first_hand for place in range(rules.players))
        assert sum(hands) == hands[0] | hands[1] | hands[2] | hands[3], "no card is in two hands"
        for card in cards_of(hands[other]):
            often[card] += 1
    expected = worlds * rules.pack.first_hand / len(unseen)
    for card in DECK:
        if card in unseen:
            assert abs(often[card] - expected) < 5 * expected**0.5
        else:
            assert not often[card]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_filled_up_to_whole_hands(game: str) -> None:
    state = auctions(game, 1)[0]
    rules = state.rules
    seat = seat_to_act(state)
    assert seat is not None
    view, filled = view_for(state, seat), FilledDeals()
    contract = Contract(trumps=Trumps.HEARTS, taker=1)
    filled.played(view, master(view.rules), first_hands(state), array("i", [0]), contract, 9)
    filled.dealt.fill(
        first_hands(state),
        array("i", [0]),
        1,
        9,
        array("I", [0] * 4),
        array("i", [0] * 4),
        array("i", [0] * 4),
    )
    hands = list(filled.dealt.hands)
    assert [hand.bit_count() for hand in hands[: rules.players]] == [rules.pack.hand] * rules.players
    assert sum(hands) == hands[0] | hands[1] | hands[2] | hands[3]
    firsts = first_hands(state)
    if not rules.pack.extra and rules.pack.seven_exchange.value == "off":
        assert all(hand & first == first for hand, first in zip(hands, firsts, strict=True))
    if rules.pack.turned_to is TurnedTo.TAKER and rules.pack.seven_exchange.value == "off":
        assert view.turned is not None
        assert hands[1] >> view.turned & 1


def test_belotes_that_are_thrown_away_do_not_count() -> None:
    """[001]: at all trumps light players throw some of them away; where that loses nothing they all count."""
    state = auctions("belot_bg", 1)[0]
    rules = state.rules
    kept = replace(rules, declarations=replace(rules.declarations, belote_said=BeloteSaid.FIRST))
    view, filled = view_for(state, 0), FilledDeals()
    random, deals = Random(5), 200
    firsts = array("I")
    for _ in range(deals):
        some = random.sample(DECK, 20)
        firsts.extend(mask_of(some[seat::4]) for seat in range(4))
    chosen, contract = array("i", range(deals)), Contract(trumps=Trumps.ALL, taker=1)
    some_lost, all_kept = (
        filled.played(replace(view, rules=one), master(one), firsts, chosen, contract, 9)
        for one in (rules, kept)
    )
    assert some_lost[:2] == all_kept[:2]
    less = [most - least for least, most in zip(some_lost[2], all_kept[2], strict=True)]
    assert {0, 20} <= set(less) <= {0, 20, 40}
    assert deals / 10 < sum(less) / 20 < sum(all_kept[2]) / 20 / 2


def test_a_turned_card_that_was_exchanged_is_played() -> None:
    """Bela in two under a house rule: whoever holds the seven of trumps has the turned card for it."""
    rules = GAMES["bela2"].rules
    rules = replace(rules, pack=replace(rules.pack, seven_exchange=SevenExchange.ANY_HAND))
    state, random, exchanged = begun(rules, DECK, 1), Random(4), 0
    view, filled = view_for(state, 0), FilledDeals()
    assert view.turned is not None
    trumps = TRUMPS_OF_SUIT[view.turned.suit]
    contract, seven = Contract(trumps=trumps, taker=0), card_of(view.turned.suit, Rank.SEVEN)
    unseen = [one for one in DECK if one not in {view.turned, seven}]
    for _ in range(20):
        some = [seven, *random.sample(unseen, 2 * rules.pack.first_hand - 1)]
        hands = array("I", [mask_of(some[0::2]), mask_of(some[1::2]), 0, 0])
        (end,), _, _ = filled.played(view, master(rules), hands, array("i", [0]), contract, 9)
        held = filled.dealt.hands[0] | filled.dealt.hands[1]
        exchanged += held >> view.turned & 1
        points = trick_points(cards_of(held), trumps, rules.score.scale(trumps)) + rules.score.last_trick
        assert sum(end >> POINT_BITS * side & (1 << POINT_BITS) - 1 for side in range(2)) == points
    assert exchanged == 20


def test_a_taker_without_a_trump_lays_two_cards_away_too() -> None:
    state = auctions("bela3", 1)[0]
    seat = seat_to_act(state)
    assert seat is not None
    view, filled = view_for(state, seat), FilledDeals()
    weak = mask_of(card for card in DECK if card.suit is not Suit.HEARTS and card.rank in COSTLY)
    others = [card for card in DECK if not weak >> card & 1]
    hands = array("I", [0] * 4)
    for step in range(3):
        hands[(seat + step) % 3] = weak if not step else mask_of(others[6 * step : 6 * step + 6])
    contract = Contract(trumps=Trumps.HEARTS, taker=seat)
    ends, _, _ = filled.played(view, master(view.rules), hands, array("i", [0]), contract, 9)
    assert [hand.bit_count() for hand in filled.dealt.hands[:3]] == [10, 10, 10]
    assert ends[0]


def test_the_master_says_what_it_weighed_in_the_auction() -> None:
    state = auctions("bela4", 1)[0]
    seat = seat_to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    decision = SearchPlayer(master).decide(view, 4)
    assert {one.action for one in decision.candidates} == {
        MakeCall(seat, call) for call in view.choices.calls
    }
    assert decision.worlds == master(view.rules).calls.auctions
    values = [one.value for one in decision.candidates]
    assert values == sorted(values, reverse=True)
    assert SearchPlayer(master).decide(view, 4) == decision
    assert not SearchPlayer(hard).decide(view, 4).candidates, "the hard level calls by rule"


@pytest.mark.parametrize("game", ["belot_bg", "belot_bg_official"])
def test_no_suit_is_weighed_that_the_hand_does_not_back(game: str) -> None:
    search, left_out = CallSearch(), 0
    for state in auctions(game, 12):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        usual = bid(view)
        weighed, _ = search.compare(view, 2, master(view.rules).but(auctions=4), usual)
        for call in view.choices.calls:
            suit = call.trumps.suit if isinstance(call, Bid) else None
            is_weighed = MakeCall(seat, call) in {one.action for one in weighed}
            natural = suit is None or is_backed(view.hand, suit) or usual.action == MakeCall(seat, call)
            assert is_weighed == natural
            left_out += not is_weighed
    assert left_out, "there are hands that do not back a suit"


def test_an_auction_of_more_than_64_calls_is_remembered_whole() -> None:
    """Every number, each doubled twice, and two passes after each call: the last calls count as the first."""
    rules = GAMES["coinche_fr"].rules
    rules = replace(rules, auction=replace(rules.auction, highest_bid=HighestBid.ANY, run_from_contra=True))
    state, view, passes = begun(rules, DECK, 1), None, 0
    while view is None or len(view.calls) < LONG_AUCTION or passes < 2:
        seat = seat_to_act(state)
        assert seat is not None
        calls = view_for(state, seat).choices.calls
        louder = sorted(
            (call for call in calls if call is not Word.PASS), key=lambda call: isinstance(call, Bid)
        )
        call = Word.PASS if view is not None and passes < 2 else louder[0]
        passes = passes + 1 if call is Word.PASS else 0
        state = apply(state, MakeCall(seat, call)).state
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
    setup = AuctionSetup()
    setup.prepare(view)
    setup.auction.pass_out_every = 1
    hands, found, weights = first_hands(state), array("i", [0]), array("d", [1.0])
    setup.auction.run(hands, array("i", [code_of(Word.PASS)]), found)
    assert found[0] == number_of(apply(state, MakeCall(seat, Word.PASS)).state.the_deal.auction.contract)
    last = max(place for place, (_, call) in enumerate(view.calls) if call is not Word.PASS)
    for place in range(len(view.calls)):
        setup.auction.is_imagined[place] = place != last
    setup.auction.weigh(hands, -1, 1.0, 0.0, weights)
    assert weights[0] < 1.0, "the hand of whoever called last does not fit that call"
    setup.auction.is_imagined[last] = 1
    weights[0] = 1.0
    setup.auction.weigh(hands, -1, 1.0, 0.0, weights)
    assert weights[0] == 1.0


def test_bidders_hear_numbers_as_the_rule_player_does() -> None:
    """They keep figures of `BidWeights` as whole numbers of their own, which the compiled form hides."""
    source = source_of("game.ai.bidding.simulated_bidder").read_text("utf-8")
    assert f"\nHIGHEST_TOLD = {place_of(PLAIN.highest_told)}\n" in source
    assert f"\nCAPOT_TOLD = {PLAIN.capot_told}\n" in source
