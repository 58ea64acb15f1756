"""A seat that may double judges the cards that it would play with: the turned card is the taker's."""

from __future__ import annotations

from array import array
from itertools import count

from game.ai.bidding.auction_setup import AuctionSetup, code_of
from game.ai.coding import mask_of
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import Role, cards_with, judged
from game.ai.weights.rule_player import PLAIN
from game.cards.card import cards
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import Word
from game.rules.contract import Trumps
from game.rules.state import MatchState
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.first_calls import dealt
from tests.lab.arena.call_duel import number_of

RULES = options_from({"contra": True}, GAMES["belote4_fr"].rules)
HAND = cards("9H 8H AS 7C 8D")
"""Good enough for contra with the jack of hearts, not without it."""
(JACK,) = cards("JH")


def taken() -> MatchState:
    """The first seat took the jack of hearts; the second one holds `HAND` and may double."""
    for seed in count():
        state = dealt(RULES, 1, HAND, seed)
        seat = seat_to_act(state)
        assert seat is not None
        if state.the_deal.proposed == JACK:
            return apply(state, MakeCall(seat, Word.TAKE)).state
    raise AssertionError


def test_the_turned_card_is_no_reason_to_double() -> None:
    state = taken()
    seat = seat_to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    assert view.turned == JACK
    assert Word.CONTRA in view.choices.calls
    assert view.hand == tuple(sorted(HAND))
    assert cards_with(view, Trumps.HEARTS, (seat - 1) % 4) == view.hand
    weak, strong = (
        judged(RULES, Trumps.HEARTS)[Role.TAKER].of(hand, Trumps.HEARTS, RULES, leads=False)
        for hand in (HAND, (*HAND, JACK))
    )
    assert weak < PLAIN.contra < strong
    assert bid(view).action == MakeCall(seat, Word.PASS)


def test_simulated_bidders_double_as_rule_players_do() -> None:
    state = taken()
    seat, rules = seat_to_act(state), state.rules
    assert seat is not None
    setup, found = AuctionSetup(), array("i", [0])
    setup.prepare(view_for(state, seat))
    hands = array("I", [mask_of(view_for(state, one).hand) for one in range(rules.players)])
    setup.auction.run(hands, array("i", [code_of(Word.PASS)]), found)
    while True:
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        if not view.choices.calls:
            break
        state = apply(state, bid(view).action).state
    contract = state.the_deal.auction.contract
    assert contract is not None
    assert contract.multiplier == 1
    assert found[0] == number_of(contract)
