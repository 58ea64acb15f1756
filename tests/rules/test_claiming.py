"""Who has enough says so in the middle of a deal ([004], E-06)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import card, cards
from game.rules.actions import Claim, Play
from game.rules.apply import Step, apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.claiming import may_claim
from game.rules.contract import Trumps
from game.rules.events import Claimed, DealScored, MatchWon
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError, Refusal
from game.rules.result import Outcome
from game.rules.state import MatchState
from game.rules.trick import Trick
from tests.rules.counted import rules_of
from tests.rules.played import steps

TAKEN_ONLY = {"claimCountsHeldJ9": False}
"""Of the claimer's cards only those count that lie in his tricks."""


def middle(game: str, won: str = "AS TS", /, scores: tuple[int, ...] = (), **options: object) -> MatchState:
    """Seat 0 has won a trick of these cards, seat 1 an empty one and 7 points; seat 0 leads."""
    rules = rules_of(game, **options)
    for state, _ in steps(rules, "claims", 1):
        deal = state.deal
        if deal is None or deal.playing is None or state.phase is not Phase.PLAYING:
            continue
        points = {"AS TS": 21, "9S 7S": 0}[won]
        players = rules.players
        side_points = (points, 7, *(0,) * players)[: len(state.scores)]
        contract = replace(deal.the_contract, trumps=Trumps.HEARTS, taker=0)
        playing = replace(
            deal.playing,
            tricks=(Trick(0, cards(won)), Trick(1)),
            takers=(0, 1),
            trick=Trick(0),
            card_points=side_points,
            hands=tuple(cards("JH 9H AH JC 7C") if seat == 0 else cards("9C 8C") for seat in range(players)),
        )
        deal = replace(
            deal, playing=playing, contract=contract, said=replace(deal.said, counted=(), is_resolved=True)
        )
        return replace(state, deal=deal, scores=scores or (0,) * len(state.scores))
    raise AssertionError("no deal was played")


def claimed(state: MatchState, seat: int) -> tuple[Step, Claimed]:
    step = apply(state, Claim(seat))
    assert step.state.phase is Phase.OVER
    (event,) = [event for event in step.events if isinstance(event, Claimed)]
    return step, event


def why_not(state: MatchState, seat: int) -> object:
    assert not may_claim(state, seat)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Claim(seat))
    return caught.value.reason


def test_who_has_enough_wins_at_once() -> None:
    step, event = claimed(middle("belote2_es", scores=(979, 995), **TAKEN_ONLY), 0)
    assert (event.points, event.is_right) == (1000, True)
    assert step.state.result is not None
    assert (step.state.result.winners, step.state.scores) == ((0,), (1000, 1002))
    (scored,) = [event for event in step.events if isinstance(event, DealScored)]
    assert (scored.result.outcome, scored.result.written) == (Outcome.CLAIMED, (21, 7))
    assert isinstance(step.events[-1], MatchWon)


def test_who_has_not_enough_loses_to_less() -> None:
    step, event = claimed(middle("belote2_es", scores=(978, 10), **TAKEN_ONLY), 0)
    assert (event.points, event.is_right) == (999, False)
    assert step.state.result is not None
    assert step.state.result.winners == (1,)
    assert step.state.scores == (999, 17)


def test_in_three_the_better_of_the_others_wins_and_equals_share() -> None:
    step, _ = claimed(middle("belote3_es", scores=(900, 10, 20)), 0)
    assert step.state.result is not None
    assert step.state.result.winners == (2,)
    step, _ = claimed(middle("belote3_es", scores=(900, 10, 17)), 0)
    assert step.state.result is not None
    assert (step.state.result.winners, step.state.result.match_points) == ((1, 2), (0, 0.5, 0.5))


def test_a_pair_claims_together() -> None:
    step, event = claimed(middle("belote4_es", scores=(979, 0)), 2)
    assert (event.seat, event.is_right) == (2, True)
    assert step.state.result is not None
    assert step.state.result.winners == (0,)


def test_jack_and_nine_in_hand_count_by_the_letter_and_as_an_option_do_not() -> None:
    _, event = claimed(middle("belote2_es", scores=(945, 0), **TAKEN_ONLY), 0)
    assert (event.points, event.is_right) == (966, False)
    step, event = claimed(middle("belote2_es", scores=(945, 0)), 0)
    assert (event.points, event.is_right) == (1000, True)
    assert step.state.results[-1].card_points == (21 + 34, 7)


def test_a_belote_counts_when_both_words_are_said_and_a_fault_counts_too() -> None:
    state = middle("belote2_es", **TAKEN_ONLY)
    king = (0, card("KH"))
    playing = replace(state.the_deal.the_play, belotes=(king,), lost=(-10, 10))
    half = replace(state, deal=replace(state.the_deal, playing=playing))
    assert claimed(half, 0)[1].points == 11
    assert claimed(half, 0)[0].state.results[-1].lost == (-10, 10)
    whole = replace(playing, rebelotes=((0, card("QH")),))
    assert claimed(replace(state, deal=replace(state.the_deal, playing=whole)), 0)[1].points == 31


def test_a_trick_with_a_counting_card_is_needed() -> None:
    state = middle("belote2_es", "9S 7S", scores=(2000, 0))
    assert why_not(state, 0) is Refusal.NO_CLAIM
    assert why_not(state, 1) is Refusal.NO_CLAIM
    assert why_not(middle("belote4_es"), 4) is Refusal.NO_CLAIM, "nobody sits there"
    assert choices_for(state, 0).may_claim is False
    assert choices_for(middle("belote2_es"), 0).may_claim is True


def test_with_one_trick_to_come_it_is_too_late() -> None:
    state = middle("belote2_es")
    playing = state.the_deal.the_play
    for more, may in ((5, True), (6, False)):
        late = replace(
            playing, tricks=playing.tricks + (Trick(1),) * more, takers=playing.takers + (1,) * more
        )
        assert may_claim(replace(state, deal=replace(state.the_deal, playing=late)), 0) is may


def test_with_a_card_on_the_table_only_who_is_to_play_may_claim() -> None:
    state = middle("belote4_es")
    assert [may_claim(state, seat) for seat in range(4)] == [True, False, True, False]
    state = apply(state, Play(0, card("7C"))).state
    assert seat_to_act(state) == 1
    assert [may_claim(state, seat) for seat in range(4)] == [False] * 4
    state = apply(state, Play(1, card("9C"))).state
    assert [may_claim(state, seat) for seat in range(4)] == [False, False, True, False]
    playing = replace(state.the_deal.the_play, takers=(1, 1), trick=Trick(0, cards("7C")))
    theirs = replace(state, deal=replace(state.the_deal, playing=playing))
    assert [may_claim(theirs, seat) for seat in range(4)] == [False, True, False, False]


def test_other_games_know_no_claim() -> None:
    assert why_not(middle("belote2_es", finish="prolaz"), 0) is Refusal.NOT_NOW
    over = replace(middle("belote2_es"), phase=Phase.SHUFFLING)
    assert why_not(over, 0) is Refusal.NOT_NOW


def test_in_tens_whole_tens_are_counted_so_far() -> None:
    step, event = claimed(middle("belot_bg", scores=(149, 140), finish="claim"), 0)
    assert (event.points, event.is_right) == (151, True)
    assert step.state.scores == (151, 140)


def test_what_the_first_version_counted_is_still_counted_where_a_record_says_so() -> None:
    in_tens = middle("belot_bg", scores=(116, 140), finish="claim", claimCountsHeldJ9=True)
    assert claimed(in_tens, 0)[1].points == 121, "five full tens of 21 and 34"
    first = apply(in_tens, Claim(0, as_first_counted=True))
    assert first.events[0] == Claimed(0, 116 + 2 + 34, is_right=True)
    even = middle("coinche_fr", finish="claim", claimCountsHeldJ9=True, taSa=True, cardScale="162")
    deal = even.the_deal
    even = replace(even, deal=replace(deal, contract=replace(deal.the_contract, trumps=Trumps.ALL)))
    assert claimed(even, 0)[1].points == 21 + 13 + 9 + 13
    assert apply(even, Claim(0, as_first_counted=True)).state.scores[0] == 21 + 20 + 14 + 20
