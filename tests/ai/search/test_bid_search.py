"""A call that is weighed says in how many imagined deals its game is played, and in how many it is made."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.deals.playout import COMPILED
from game.ai.decision import Candidate
from game.ai.levels import make_mind
from game.cards.card import DECK, Card, cards
from game.rules.actions import MakeCall
from game.rules.asking import seat_to_act
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.bench.boards import begun

AUCTIONS = 200
STRONG = cards("JH 9H AH TH KH AS")
WEAK = cards("7H 8S 8C 9D QD 7S")


def first_to_call(game: str, hand: tuple[Card, ...], seed: int) -> View:
    """What the first to call sees, with this hand."""
    rest = [card for card in DECK if card not in hand]
    Random(seed).shuffle(rest)
    plain = begun(GAMES[game].rules, DECK, 0)
    seat = seat_to_act(plain)
    assert seat is not None
    places = [DECK.index(card) for card in view_for(plain, seat).hand]
    deck = [None if place in places else rest.pop() for place in range(len(DECK))]
    for place, card in zip(places, hand, strict=True):
        deck[place] = card
    state = begun(GAMES[game].rules, tuple(card for card in deck if card is not None), 0)
    return view_for(state, seat)


def weighed(view: View) -> dict[Bid | Word, Candidate]:
    found = make_mind("master").decide(view, 1).candidates
    return {one.action.call: one for one in found if isinstance(one.action, MakeCall)}


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
def test_a_strong_hand_makes_its_contract_more_often() -> None:
    strong, weak = (weighed(first_to_call("bela4", hand, 3)) for hand in (STRONG, WEAK))
    hearts = Bid(Trumps.HEARTS)
    for found in (strong, weak):
        assert found[Word.PASS].stands == found[Word.PASS].made == 0
        for call, one in found.items():
            if isinstance(call, Bid):  # whoever calls first in Bela plays it
                assert one.stands == AUCTIONS
                assert 0 <= one.made <= one.stands
    assert strong[hearts].made > 0.95 * AUCTIONS
    assert weak[hearts].made < 0.5 * AUCTIONS


@pytest.mark.skipif(not COMPILED, reason="plain Python weighs no calls")
@pytest.mark.parametrize("game", ["belot_bg", "coinche_fr"])
def test_where_others_may_go_on_it_is_not_always_played(game: str) -> None:
    hand = STRONG[: GAMES[game].rules.pack.first_hand]
    if len(hand) < GAMES[game].rules.pack.first_hand:
        hand = (*hand, *cards("AC 7D"))
    found = weighed(first_to_call(game, hand, 4))
    bids = [one for call, one in found.items() if isinstance(call, Bid)]
    assert bids
    assert all(0 <= one.made <= one.stands <= AUCTIONS for one in bids)
    assert any(one.made for one in bids)
    assert any(0 < one.stands < AUCTIONS for one in bids)
