"""Above another's game the cards of that game count most, and a suit needs backing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import UNBACKED, course, gain_over_pass
from game.ai.weights.rule_player import PLAIN
from game.cards.card import DECK, Card, cards
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.call import BIDS, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.phase import Phase
from game.rules.view import View
from game.rules.viewing import view_for
from game.variants.catalogue import game_named
from tests.lab.arena.boards import begun

BULGARIAN = game_named("belot_bg").rules
HEARTS = BIDS[Trumps.HEARTS]
BY_OPPONENT = Contract(trumps=Trumps.DIAMONDS, taker=0)
BY_PARTNER = Contract(trumps=Trumps.DIAMONDS, taker=3)


def speaks(hand: tuple[Card, ...], *calls: Call) -> View:
    """The view of seat 1, which holds these five cards, after the calls; seat 3 deals."""
    others = [card for card in Random(1).sample(DECK, len(DECK)) if card not in hand]
    rest = [others[0:5], list(hand), others[5:10], others[10:15]]
    deck: list[Card] = []
    for first, last in ((0, 3), (3, 5)):
        for seat in range(4):
            deck += rest[seat][first:last]
    state = begun(BULGARIAN, (*deck, *others[15:]), 3)
    for seat, call in enumerate(calls):
        state = apply(state, MakeCall(seat, call)).state
    assert state.phase is Phase.CALLING
    view = view_for(state, 1)
    assert set(view.hand) == set(hand)
    return view


def gain(text: str, standing: Contract = BY_OPPONENT, bid_: Trumps = Trumps.HEARTS) -> float:
    found = gain_over_pass(speaks(cards(text), BIDS[Trumps.DIAMONDS]), standing, BIDS[bid_])
    assert found is not None
    return found


def test_with_the_jack_of_their_suit_a_pass_is_better() -> None:
    assert gain("JH 9H 7H AC 8S") > 40
    assert gain("JH 9H 7H AC JD") < gain("JH 9H 7H AC 8D") - 50


def test_jack_and_nine_bring_more_than_nine_and_small_cards() -> None:
    assert gain("JH 9H 7C 8C QS") > gain("9H 7H 7C 8C QS") + 50


@pytest.mark.parametrize("hand", ["AH TH KH 7C 8C", "JH AC TC 7C 8S"])
def test_a_suit_without_backing_is_not_named(hand: str) -> None:
    assert gain(hand) == UNBACKED
    assert bid(speaks(cards(hand), BIDS[Trumps.DIAMONDS]), PLAIN).action != MakeCall(1, HEARTS)


def test_two_jacks_with_a_nine_rise_to_all_trumps() -> None:
    view = speaks(cards("JH 9H JS 9S AC"), BIDS[Trumps.DIAMONDS])
    assert bid(view, PLAIN).action == MakeCall(1, BIDS[Trumps.ALL])


def test_all_trumps_above_the_partner_wants_their_jacks() -> None:
    assert gain("JH 9H JS 8S AC", BY_PARTNER, Trumps.ALL) > 0 > gain("AH TH KS 8S AC", BY_PARTNER, Trumps.ALL)


def test_only_what_was_measured_is_told() -> None:
    view = speaks(cards("JH 9H 7H AC 8S"), BIDS[Trumps.DIAMONDS])
    doubled = Contract(trumps=Trumps.DIAMONDS, taker=0, multiplier=2)
    own = Contract(trumps=Trumps.DIAMONDS, taker=1)
    assert gain_over_pass(view, doubled, HEARTS) is gain_over_pass(view, own, HEARTS) is None
    assert Word.CONTRA in view.choices.calls


@pytest.mark.parametrize(
    ("calls", "again", "partner", "they_twice"),
    [
        ((HEARTS,), 0, 0, 0),
        ((BIDS[Trumps.CLUBS], Word.PASS, BIDS[Trumps.DIAMONDS], Word.PASS, HEARTS), 0, 0, 1),
        ((BIDS[Trumps.CLUBS], BIDS[Trumps.DIAMONDS], Word.PASS, Word.PASS, HEARTS), 1, 0, 1),
        ((Word.PASS, Word.PASS, BIDS[Trumps.CLUBS], BIDS[Trumps.DIAMONDS], HEARTS), 0, 1, 1),
        ((Word.PASS, Word.PASS, Word.PASS, BIDS[Trumps.DIAMONDS], HEARTS), 0, 1, 0),
    ],
)
def test_only_who_named_a_game_has_called(
    calls: tuple[Call, ...], again: int, partner: int, they_twice: int
) -> None:
    view = speaks(cards("JC 9C AC TC 7D"))
    told = replace(view, calls=tuple((place % 4, call) for place, call in enumerate(calls)))
    assert course(told) == {"again": again, "partner": partner, "they_twice": they_twice}
