"""The line of the sheet carries what it is made of (rule book A15, C-04, D-22, E-07)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import card, cards
from game.rules.contract import Trumps
from game.rules.ending import (
    called_belotes,
    cards_taken,
    end_by_counting,
    end_with_penalty,
    lost_in_the_sheet,
    next_dealer,
    written_so_far,
)
from game.rules.events import DealScored, Event, PointsHung
from game.rules.fault import Fault
from game.rules.phase import Phase
from game.rules.result import DealResult, Outcome
from game.rules.state import MatchState
from tests.rules.counted import rules_of
from tests.rules.played import steps


def before_the_end(game: str, **options: object) -> MatchState:
    """All tricks of a deal are taken, and it is not yet written."""
    for _, step in steps(rules_of(game, **options), "ends", 1):
        if any(isinstance(event, DealScored) for event in step.events):
            assert step.state.the_deal.the_play.hands == ((),) * step.state.rules.players
            zeros = (0,) * len(step.state.scores)
            return replace(step.state, scores=zeros, hung=0, results=(), phase=Phase.PLAYING)
    raise AssertionError("no deal was played to its end")


def result_of(state: MatchState) -> DealResult:
    events: list[Event] = []
    after = end_by_counting(state, events)
    assert after.hung == after.results[-1].hung_after
    return after.results[-1]


def with_playing(state: MatchState, **fields: object) -> MatchState:
    deal = state.the_deal
    playing = replace(deal.the_play, **fields)  # type: ignore[arg-type]
    return replace(state, deal=replace(deal, playing=playing))


def test_what_was_laid_away_belongs_to_the_taker() -> None:
    state = before_the_end("bela3")
    deal = state.the_deal
    contract = replace(deal.the_contract, taker=1, trumps=Trumps.HEARTS)
    state = replace(state, deal=replace(deal, contract=contract, discarded=cards("AS JH")))
    taken = state.the_deal.the_play.card_points
    assert cards_taken(state) == (taken[0], taken[1] + 31, taken[2])
    assert result_of(state).card_points == cards_taken(state)
    assert written_so_far(state)[1] >= taken[1] + 31


def test_ten_point_faults_are_ten_in_points_and_one_in_tens() -> None:
    for game, lost in (("belote2_es", (-10, 10)), ("belot_bg", (-1, 1))):
        state = before_the_end(game)
        clean = result_of(state)
        result = result_of(with_playing(state, lost=(-10, 10)))
        assert lost_in_the_sheet(with_playing(state, lost=(-10, 10))) == lost
        assert (clean.lost, result.lost) == ((), lost)
        assert result.written == tuple(one + two for one, two in zip(clean.written, lost, strict=True))


def test_a_belote_that_must_be_said_twice_counts_after_the_second_word() -> None:
    king, queen = card("KH"), card("QH")
    for game, counts in (("belote2_es", [0, 1]), ("belote4_fr", [1, 1])):
        state = before_the_end(game)
        deal = state.the_deal
        contract = replace(deal.the_contract, trumps=Trumps.HEARTS)
        state = replace(state, deal=replace(deal, contract=contract))
        half = with_playing(state, belotes=((0, queen),), rebelotes=())
        whole = with_playing(state, belotes=((0, queen),), rebelotes=((0, king),))
        assert [len(called_belotes(one)) for one in (half, whole)] == counts


def test_before_the_contract_there_is_no_belote() -> None:
    state = before_the_end("bela4")
    assert called_belotes(replace(state, deal=replace(state.the_deal, contract=None, playing=None))) == ()


def test_at_no_trumps_the_cards_count_twice_in_the_middle_of_a_deal_too() -> None:
    state = contracted(before_the_end("belot_bg"), 1)
    contract = replace(state.the_deal.the_contract, trumps=Trumps.NONE)
    state = replace(state, deal=replace(state.the_deal, contract=contract))
    assert written_so_far(with_playing(state, card_points=(40, 27))) == (8, 5)


@pytest.mark.parametrize(("option", "called"), [({"renegeBg": "26"}, 0), ({"renege": "wholeGame"}, 2)])
def test_a_bulgarian_renege_costs_the_whole_game(option: dict[str, object], called: int) -> None:
    state = replace(before_the_end("belot_bg", **option), hung=5)
    deal = state.the_deal
    contract = replace(deal.the_contract, trumps=Trumps.HEARTS)
    deal = replace(deal, contract=contract, said=replace(deal.said, counted=()))
    state = replace(state, deal=deal)
    state = with_playing(state, belotes=((0, card("KH")),))
    events: list[Event] = []
    result = end_with_penalty(state, 3, Fault.RENEGE, events).results[-1]
    assert (result.outcome, result.written, result.dashes) == (Outcome.PENALTY, (16 + called + 5, 0), {1})


@pytest.mark.parametrize(("offender", "next_side"), [(0, 1), (1, 2), (2, 0)])
def test_in_three_what_hangs_goes_to_the_player_after_the_offender(offender: int, next_side: int) -> None:
    state = replace(before_the_end("bela3", tie="hang"), hung=40)
    written = end_with_penalty(state, offender, Fault.RENEGE, []).results[-1].written
    assert written[next_side] == 40 + written[(offender + 2) % 3]


def contracted(state: MatchState, multiplier: int) -> MatchState:
    """The same deal played in hearts, without declarations, so many times doubled."""
    deal = state.the_deal
    contract = replace(deal.the_contract, trumps=Trumps.HEARTS, multiplier=multiplier)
    deal = replace(deal, contract=contract, said=replace(deal.said, counted=()))
    return with_playing(replace(state, deal=deal), belotes=(), card_points=(81, 81))


@pytest.mark.parametrize(("multiplier", "hangs"), [(1, 8), (2, 32), (4, 64)])
def test_the_line_says_by_how_much_it_was_multiplied_and_what_hangs(multiplier: int, hangs: int) -> None:
    events: list[Event] = []
    after = end_by_counting(contracted(before_the_end("belot_bg"), multiplier), events)
    assert after.results[-1].multiplier == multiplier
    assert (after.hung, after.results[-1].hung_after) == (hangs, hangs)
    assert [event.points for event in events if isinstance(event, PointsHung)] == [hangs]


@pytest.mark.parametrize(
    ("game", "written", "dealer"),
    [
        ("belote2_es", (70, 60), 0),
        ("belote2_es", (60, 70), 1),
        ("belote2_es", (65, 65), 1),
        ("belote2_es", None, 1),
        ("belote3_es", (20, 60, 70), 2),
        ("belote3_es", (70, 20, 70), 1),
        ("belote4_es", (70, 60), 2),
        ("belote4_es", (60, 70), 1),
        ("belote4_fr", (70, 60), 1),
        ("bela4", (70, 60), 1),
    ],
)
def test_who_made_most_points_deals_next_by_the_sheet(
    game: str, written: tuple[int, ...] | None, dealer: int
) -> None:
    """[004] "gracza, który zdobył w poprzedniej rundzie najwięcej punktów", of equals the other (E-09)."""
    state = replace(before_the_end(game), dealer=0)
    line = None if written is None else replace(result_of(state), written=written)
    assert next_dealer(state, line) == dealer
