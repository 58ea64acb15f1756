"""What is true in every game of the family under whatever house rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from game.cards.card import DECK
from game.rules.asking import choices_for, seat_to_act
from game.rules.contest import camps_of
from game.rules.declarations import belote_suits
from game.rules.events import BeloteCalled, DealScored, DeclarationShown, FaultCalled
from game.rules.phase import Phase
from game.rules.state import MatchState
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.rules.test_second_opinion import opinion
from tests.rules.wild import house_rules, wild_match

MATCHES = often(20, 60)
FEW = 20
PASSIVE = {Phase.SEATING, Phase.SHUFFLING, Phase.OVER}


def check_cards(state: MatchState) -> None:
    """32 cards, each once, wherever they lie."""
    deal = state.deal
    if deal is None or not deal.hands:
        return
    playing = deal.playing
    piles = [
        *(playing.hands if playing else deal.hands),
        *deal.talons,
        deal.extra,
        deal.stock,
        deal.discarded,
    ]
    lying = [one for pile in piles for one in pile]
    lying += [one for one in (deal.turned, deal.bottom) if one is not None]
    if playing:
        lying += [one for trick in (*playing.tricks, playing.trick) for one in trick.cards]
        sizes = [len(hand) for hand in playing.hands]
        assert max(sizes) - min(sizes) <= 1
    assert sorted(lying) == list(DECK)


def check_choices(state: MatchState) -> None:
    """Just the seat on turn is asked, and its cards are those of the second opinion."""
    turn, players = seat_to_act(state), state.rules.players
    assert (turn is None) is (state.phase in PASSIVE)
    for seat in range(players):
        assert choices_for(state, seat).is_asked is (seat == turn)
    if state.phase is not Phase.PLAYING or turn is None:
        return
    deal = state.the_deal
    hand = {one.code for one in deal.the_play.hands[turn]}
    trick = [one.code for one in deal.the_play.trick.cards]
    wanted = opinion(hand, trick, deal.the_contract.trumps.value, state.rules.play, players)
    assert {one.code for one in choices_for(state, turn).cards} == wanted


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_wild_matches_keep_the_rules(game: str) -> None:
    happened: Counter[type] = Counter()
    with_belote = 0
    for number in range(MATCHES):
        luck = Random(f"{game} {number}")
        rules = house_rules(luck, GAMES[game].rules)
        states = []
        for state, step in wild_match(rules, luck, 2):
            check_cards(state)
            check_choices(state)
            states.append(state)
            deal = step.state.deal
            for event in step.events:
                happened[type(event)] += 1
                match event:
                    case DealScored(result=result) if result.contract is not None:
                        with_belote += bool(belote_suits(result.contract.trumps))
                    case DeclarationShown() if deal is not None and deal.contract is not None:
                        camps = camps_of(rules.players, deal.the_contract.taker, rules.declarations)
                        writers = {camps[one.seat] for one in deal.said.counted}
                        assert not deal.said.is_resolved or camps[event.seat] in writers
                    case BeloteCalled():
                        other = {"K": "Q", "Q": "K"}[event.card.code[0]] + event.card.code[1]
                        held = {one.code for one in state.the_deal.hands[event.seat]}
                        assert {event.card.code, other} <= held
                        assert state.the_deal.the_contract.trumps.is_trump(event.card.suit)
                    case _:
                        pass
        numbers = [state.deal_number for state in states]
        assert all(later - earlier in {0, 1} for earlier, later in pairwise(numbers))
    assert happened[DealScored] > MATCHES * 0.8
    assert happened[BeloteCalled] or with_belote < FEW, "a belote comes in every tenth deal"
    assert happened[FaultCalled]
