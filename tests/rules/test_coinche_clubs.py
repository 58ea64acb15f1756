"""Coinche as clubs play it: six cards first, words out of turn, numbers that a table allows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import DECK, cards
from game.rules.actions import ChooseDealer, Knock, MakeCall, Shuffle
from game.rules.apply import Step, apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.auction import auction_of, course_of
from game.rules.call import Bid, Call, Word, call_of
from game.rules.contract import Trumps
from game.rules.covering import covered
from game.rules.declarations import held
from game.rules.events import HandDealt
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from

COINCHE = GAMES["coinche_fr"].rules


def under(**options: object) -> Rules:
    return options_from(options, COINCHE)


def dealt(rules: Rules) -> Step:
    """A table of these rules before the first call, which is seat 0's."""
    state = new_match(rules)
    for action in (ChooseDealer(3), Shuffle(DECK)):
        state = apply(state, action).state
    return apply(state, Knock(2))


def said(rules: Rules, *texts: str) -> MatchState:
    """A table of these rules at which `1 80H` was said by seat 1 and so on; seat 0 speaks first."""
    state = dealt(rules).state
    for text in texts:
        seat, call = text.split()
        state = apply(state, MakeCall(int(seat), call_of(call))).state
    return state


@pytest.mark.parametrize(
    ("options", "goals"),
    [
        ({}, (80, 90, 100, 110, 120, 130, 140, 150, 160, 250)),
        ({"lowestBid": "82"}, (82, 90, 100, 110, 120, 130, 140, 150, 160, 250)),
        ({"highestBid": "180"}, (80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 250)),
        ({"highestBid": "240"}, (*range(80, 250, 10), 250)),
    ],
)
def test_the_numbers_that_a_table_allows(options: dict[str, object], goals: tuple[int, ...]) -> None:
    rules = under(**options)
    assert course_of(rules).goals == goals
    bids = [call for call in auction_of((), 3, rules).open if isinstance(call, Bid)]
    assert [bid.goal for bid in bids] == [goal for goal in goals for _ in range(4)]


def test_every_number_also_at_no_trumps_and_at_all_trumps() -> None:
    first: Call = Bid(Trumps.NONE, 90)
    opened = auction_of(((0, first),), 3, under(taSa=True))
    assert Bid(Trumps.ALL, 100) in opened.open
    assert Bid(Trumps.ALL, 90) not in opened.open
    assert not any(
        isinstance(call, Bid) and call.trumps.suit is None for call in auction_of((), 3, COINCHE).open
    )


def test_six_cards_before_the_auction_and_two_after_it() -> None:
    first = dealt(under(sixFirst=True))
    assert [event.count for event in first.events if isinstance(event, HandDealt)] == [3] * 8
    assert first.state.rules.pack.hand == 8
    state = said(under(sixFirst=True), "0 80H", "1 pass", "2 pass")
    assert [len(hand) for hand in state.the_deal.hands] == [6, 6, 6, 6]
    last = apply(state, MakeCall(3, Word.PASS))
    assert [event.count for event in last.events if isinstance(event, HandDealt)] == [2, 2, 2, 2]
    assert sorted(card for hand in last.state.the_deal.hands for card in hand) == list(DECK)


def test_a_game_that_deals_in_parts_keeps_its_own_way() -> None:
    for name in ("bela4", "belot_bg", "belote4_fr"):
        rules = GAMES[name].rules
        asked = replace(rules, pack=replace(rules.pack, six_first=True))
        assert asked.pack.rounds == rules.pack.packets
        assert asked.pack.hand == rules.pack.hand


def test_contra_is_said_while_another_seat_is_to_speak() -> None:
    state = said(under(coincheAnytime=True), "0 100H")
    assert seat_to_act(state) == 1
    assert choices_for(state, 1).out_of_turn == ()
    assert choices_for(state, 3).out_of_turn == (Word.CONTRA,)
    assert choices_for(state, 2).out_of_turn == ()
    assert not choices_for(state, 3).is_asked
    doubled = said(under(coincheAnytime=True), "0 100H", "3 contra")
    assert doubled.the_deal.auction.standing is not None
    assert doubled.the_deal.auction.standing.multiplier == 2
    assert seat_to_act(doubled) == 0
    assert choices_for(doubled, 2).out_of_turn == (Word.RECONTRA,)
    passed = said(under(coincheAnytime=True), "0 100H", "1 pass")
    assert [choices_for(passed, seat).out_of_turn for seat in (1, 3)] == [(Word.CONTRA,)] * 2


def test_after_both_words_or_three_passes_the_cards_are_played() -> None:
    rules = under(coincheAnytime=True)
    redoubled = said(rules, "0 100H", "3 contra", "2 recontra")
    assert redoubled.phase is not Phase.CALLING
    assert redoubled.the_deal.the_contract.multiplier == 4
    passed = said(rules, "0 100H", "1 pass", "3 contra", "0 pass", "1 pass", "2 pass")
    assert passed.the_deal.the_contract.multiplier == 2


def test_what_can_be_said_out_of_turn_everybody_knows() -> None:
    state = said(under(coincheAnytime=True), "0 100H")
    open_view = covered(view_for(state, 3))
    assert open_view.choices.out_of_turn == (Word.CONTRA,)


def test_nobody_speaks_out_of_turn_where_turns_are_kept() -> None:
    for rules, text, why in (
        (COINCHE, "3 contra", Refusal.NOT_YOUR_TURN),
        (under(coincheAnytime=True), "3 120H", Refusal.NOT_YOUR_TURN),
        (under(coincheAnytime=True), "2 contra", Refusal.NOT_YOUR_TURN),
        (under(coincheAnytime=True), "1 recontra", Refusal.CALL_NOT_OPEN),
    ):
        with pytest.raises(IllegalActionError) as caught:
            said(rules, "0 100H", text)
        assert caught.value.reason is why


def test_recontra_counts_three_times_where_the_table_says_so() -> None:
    three = under(recontraTimes="3").auction
    assert three.multipliers == (1, 2, 3)
    assert three.doubled(3) == 2
    assert not three.is_for_match(3)
    assert COINCHE.auction.multipliers == (1, 2, 4)


def test_four_aces_are_the_best_at_no_trumps() -> None:
    fours = dict(COINCHE.declarations.declarable(Trumps.NONE).fours)
    assert [rank.letter for rank in fours] == ["A", "T", "K", "Q", "J", "9"]
    assert list(fours.values()) == [200, 150, 100, 100, 100, 100]
    assert COINCHE.declarations.declarable(Trumps.ALL).fours == COINCHE.declarations.fours


def test_sequences_are_declared_at_no_trumps_too() -> None:
    assert [one.value for one in held(cards("7D 8D 9D"), COINCHE.declarations.under(Trumps.NONE))] == [20]
