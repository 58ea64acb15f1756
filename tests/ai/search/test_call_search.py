"""A call that is weighed says in how many imagined deals its game is played, and how many reach its aim."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import contract_of
from game.ai.coding import TRUMP_CODES, mask_of
from game.ai.decision import Candidate
from game.ai.levels import MASTER_CALLS, NUMBERS_SAMPLED, make_mind
from game.ai.profile import AuctionSampling
from game.ai.search.call_search import CallSearch, aimed_at, mark_generales, other_reply
from game.ai.trick_rules import COMPILED
from game.cards.card import DECK, Card, cards
from game.cards.suit import Suit
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL, Bid, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.options.auction import AuctionKind
from game.rules.result import Outcome
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.first_calls import answers, dealt, first_to_call
from tests.depth import often
from tests.lab.arena.boards import begun

AUCTIONS = MASTER_CALLS[AuctionKind.RISING].auctions
STRONG = cards("JH 9H AH TH KH AS")
WEAK = cards("7H 8S 8C 9D QD 7S")


def weighed(view: View) -> dict[Call, Candidate]:
    found = make_mind("master").decide(view, 1).candidates
    return {one.action.call: one for one in found if isinstance(one.action, MakeCall)}


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_a_strong_hand_makes_its_contract_more_often() -> None:
    strong, weak = (weighed(first_to_call("bela4", hand, 3)) for hand in (STRONG, WEAK))
    hearts = Bid(Trumps.HEARTS)
    for found in (strong, weak):
        assert found[Word.PASS].stands == found[Word.PASS].reached == 0
        for call, one in found.items():
            if isinstance(call, Bid):  # whoever calls first in Bela plays it
                assert one.stands == AUCTIONS
                assert 0 <= one.reached <= one.stands
    assert strong[hearts].reached > 0.95 * AUCTIONS
    assert weak[hearts].reached < 0.5 * AUCTIONS


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
@pytest.mark.parametrize("game", ["belot_bg", "coinche_fr"])
def test_where_others_may_go_on_it_is_not_always_played(game: str) -> None:
    hand = STRONG[: GAMES[game].rules.pack.first_hand]
    if len(hand) < GAMES[game].rules.pack.first_hand:
        hand = (*hand, *cards("AC 7D"))
    found = weighed(first_to_call(game, hand, 4))
    bids = [one for call, one in found.items() if isinstance(call, Bid)]
    assert bids
    assert all(0 <= one.reached <= one.stands <= AUCTIONS for one in bids)
    assert any(one.reached for one in bids)
    assert any(0 < one.stands < AUCTIONS for one in bids)


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_contra_is_out_for_a_fall_and_recontra_for_a_contract_made() -> None:
    hearts, players = Bid(Trumps.HEARTS), GAMES["belot_bg"].rules.players
    strong, weak = cards("JH 9H AH AS AC"), cards("7H 8S 8C QD 7S")
    against = [
        weighed(answers(dealt("belot_bg", 1, hand, 5), hearts))[Word.CONTRA] for hand in (strong, weak)
    ]
    falls = [one.reached / one.stands for one in against]
    assert all(0 < one.stands <= AUCTIONS for one in against)
    assert falls[0] > 0.9
    assert falls[1] < 0.5
    state = dealt("belot_bg", 0, strong, 5)
    doubled = hearts, Word.CONTRA, *(players - 2) * (Word.PASS,)
    found = weighed(answers(state, *doubled))[Word.RECONTRA]
    assert 0.8 * AUCTIONS < found.stands <= AUCTIONS  # some doublers flee into another game
    assert found.reached > 0.9 * found.stands


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
@pytest.mark.parametrize("hand", [cards("7H 8S 8C 9D QD 7S AC TD"), cards("AH KS 8C 9D QD 7S AC TC")])
def test_whoever_names_a_high_number_is_thought_to_hold_more_than_who_names_a_low_one(
    hand: tuple[Card, ...],
) -> None:
    worlds = {goal: _imagined(hand, Bid(Trumps.HEARTS, goal)) for goal in (80, 100, 130)}
    hearts = [sum((one & HEARTS).bit_count() for one in found) / len(found) for found in worlds.values()]
    jacks = [sum(one & JACK > 0 for one in found) / len(found) for found in worlds.values()]
    assert hearts == sorted(hearts)
    assert jacks[2] > max(0.7, jacks[0])
    for found in worlds.values():
        assert len(set(found)) > 0.8 * len(found), "enough were drawn to choose from"


HEARTS, JACK = mask_of(card for card in DECK if card.suit is Suit.HEARTS), mask_of(cards("JH"))


def _imagined(hand: tuple[Card, ...], call: Bid) -> list[int]:
    """Hands of whoever called first, as whoever comes next imagines them in coinche."""
    view, search = answers(dealt("coinche_fr", 1, hand, 5), call), CallSearch()
    worlds = search.sample(view, 7, AUCTIONS, NUMBERS_SAMPLED)
    return list(worlds[view.calls[0][0] :: 4])


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_another_lot_is_another_set_of_worlds() -> None:
    view, search = first_to_call("belot_bg", cards("JH 9H AH AS AC"), 5), CallSearch()
    one, again, other = (search.sample(view, seed, 20, AuctionSampling()) for seed in (1, 1, 2))
    assert one == again != other


def test_a_deal_that_is_thrown_in_brings_nothing() -> None:
    view = first_to_call("belot_bg", cards("JH 9H AH AS AC"), 5)
    values, fates = CallSearch()._valued(view, {}, array("i", [call_code.THROWN_IN] * 2), 1, None)
    assert (list(values), list(fates)) == ([0, 0], [None] * 2)


def test_what_a_call_is_out_for_is_told_from_contract_and_taker() -> None:
    view = answers(dealt("belot_bg", 1, cards("JH 9H AH AS AC"), 5), Bid(Trumps.HEARTS))
    taker, own = view.calls[0][0], view.seat
    hearts, spades = TRUMP_CODES[Trumps.HEARTS], TRUMP_CODES[Trumps.SPADES]
    ends = [
        (hearts | taker << call_code.TAKER_AT, Outcome.MADE),
        (hearts | taker << call_code.TAKER_AT, Outcome.FELL),
        (hearts | taker << call_code.TAKER_AT | 1 << call_code.MULTIPLIER_AT, None),
        (hearts | own << call_code.TAKER_AT, Outcome.FELL),
        (spades | taker << call_code.TAKER_AT, Outcome.FELL),
        (spades | own << call_code.TAKER_AT, Outcome.MADE),
        (call_code.THROWN_IN, None),
    ]
    contracts, fates = array("i", [end for end, _ in ends]), [fate for _, fate in ends]
    assert aimed_at(view, Word.CONTRA, contracts, fates) == (3, 1)
    assert aimed_at(view, Bid(Trumps.SPADES), contracts, fates) == (1, 1)
    assert aimed_at(view, Bid(Trumps.HEARTS), contracts, fates) == (1, 0)
    assert aimed_at(view, Word.TAKE, contracts, fates) == (2, 1)
    assert aimed_at(view, Word.PASS, contracts, fates) == (0, 0)


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_a_usual_call_that_looks_about_as_good_as_the_best_is_said() -> None:
    rules, others = GAMES["belote4_fr"].rules, 0
    mind = make_mind("master")
    for number in range(often(6, 60)):
        deck = list(DECK)
        Random(number).shuffle(deck)
        decision = mind.decide(answers(begun(rules, tuple(deck), 0)), number)
        best = max(one.value for one in decision.candidates)
        said = next(one for one in decision.candidates if one.action == decision.action)
        others += said.value < best
    assert others


@pytest.mark.parametrize("goal", [CAPOT_GOAL, GENERALE_GOAL])
def test_a_generale_that_was_bid_is_the_contract_and_no_capot(goal: int) -> None:
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    state = begun(rules, DECK, 3)
    view = view_for(apply(state, MakeCall(0, Bid(Trumps.HEARTS, goal))).state, 1)
    contracts = array("i", [2 | (call_code.GOALS - 1) << call_code.GOAL_AT])
    mark_generales(view, (Word.PASS,), contracts)
    assert contract_of(rules, contracts[0]) == Contract(trumps=Trumps.HEARTS, taker=0, goal=goal)


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
@pytest.mark.parametrize(("last", "made"), [("7H", AUCTIONS), ("7C", 0)])
def test_a_generale_that_could_be_bid_is_weighed_as_one(last: str, made: int) -> None:
    """After 160 of the others both are searched: the seven of clubs is a trick for the partner at best."""
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    view = answers(dealt(rules, 1, cards(f"{last} 8H 9H TH JH QH KH AH"), 1), Bid(Trumps.SPADES, 160))
    found = weighed(view)
    capot, generale = (found[Bid(Trumps.HEARTS, goal)] for goal in (CAPOT_GOAL, GENERALE_GOAL))
    assert (generale.value > capot.value, generale.reached) == (made > 0, made)
    assert capot.reached > 0


def test_a_generale_stays_one_however_it_is_doubled() -> None:
    plain = call_code.GENERALE
    once, twice = (plain | doubled << call_code.MULTIPLIER_AT for doubled in (1, 2))
    assert list(other_reply(array("i", [once, twice, plain]))) == [twice, once, plain]
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    assert contract_of(rules, twice).multiplier == rules.auction.multipliers[2]
