"""Computers play games whose auction takes a course that they have not learned, or has a longer ladder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai import course_skill
from game.ai.bidding.auction_setup import AuctionSetup
from game.ai.course_skill import can_simulate
from game.ai.decision import Reason
from game.ai.rule_based.bid import bid
from game.ai.rule_based.hand_value import Role, cards_with, judged
from game.ai.weights.rule_player import PLAIN
from game.cards.card import card, cards
from game.rules.actions import MakeCall
from game.rules.asking import seat_to_act
from game.rules.auctions.auction import Auction
from game.rules.call import BIDS, Call, Word
from game.rules.contract import Contract, Trumps
from game.rules.options.auction import Step
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.rules.view import Choices, View
from game.rules.viewing import view_for
from game.variants.catalogue import GAMES
from tests.ai.honest_views import small, states
from tests.ai.profiles import master
from tests.rules.made_courses import RULES, with_no_trumps

LONGER = (Step(Word.CONTRA, 2), Step(Word.RECONTRA, 4), Step(Word.CONTRA, 8))


@pytest.fixture
def _nothing_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course_skill, "SKILLS", {})


def asked(game: str) -> Iterator[View]:
    """What the seats on turn see in a few moments of a deal: calls, then cards."""
    found: list[MatchState] = list(states(game, 5, 1))
    calls = [state for state in found if state.phase is Phase.CALLING]
    for state in (*calls[:4], *(state for state in found if state.phase is Phase.PLAYING)):
        seat = seat_to_act(state)
        assert seat is not None
        yield view_for(state, seat)


@pytest.mark.usefixtures("_nothing_learned")
@pytest.mark.parametrize("game", GAMES)
def test_a_master_calls_as_the_rule_players_do_and_plays_on(game: str) -> None:
    mind, count = small(master), 0
    for view in list(asked(game))[:8]:
        decision = mind.decide(view, 1)
        if view.choices.calls:
            assert decision.action == bid(view).action
            assert decision.candidates == ()
            count += 1
    assert count


@pytest.mark.usefixtures("_nothing_learned")
@pytest.mark.parametrize("game", GAMES)
def test_no_auction_is_imagined(game: str) -> None:
    assert not can_simulate(GAMES[game].rules)
    with pytest.raises(LookupError, match=GAMES[game].rules.auction_kind.value):
        AuctionSetup().prepare(next(asked(game)))


def test_nor_with_more_doubles_than_the_bidders_know() -> None:
    rules = GAMES["belot_bg"].rules
    assert can_simulate(rules)
    assert not can_simulate(replace(rules, auction=replace(rules.auction, ladder=LONGER)))


def test_nor_with_doubles_that_have_other_names() -> None:
    rules = GAMES["belot_bg"].rules
    for ladder in ((Step(Word.RECONTRA, 2),), (Step(Word.RECONTRA, 2), Step(Word.CONTRA, 4))):
        assert not can_simulate(replace(rules, auction=replace(rules.auction, ladder=ladder)))


def answering(hand: str, calls: tuple[Call, ...]) -> View:
    """Seat 2 is to answer: seat 0 has taken hearts, or seat 1 has named no trumps above them."""
    return replace(
        view_for(new_match(RULES), 2),
        phase=Phase.CALLING,
        turn=2,
        hand=cards(hand),
        proposed=card("7H"),
        calls=((0, Word.TAKE), (1, BIDS[Trumps.NONE])),
        choices=Choices(calls=calls),
    )


def test_whoever_answers_judges_the_contract_that_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that would gladly have called hearts is silent when no trumps have replaced hearts."""
    calls: tuple[Call, ...] = (Word.CONTRA, Word.PASS)
    view = answering("JH 9H AH TH KH", calls)
    said = {}
    for trumps in (Trumps.HEARTS, Trumps.NONE):
        with_no_trumps(monkeypatch, Auction(2, calls, standing=Contract(trumps=trumps, taker=1)))
        said[trumps] = bid(view).action
    assert said == {Trumps.HEARTS: MakeCall(2, Word.CONTRA), Trumps.NONE: MakeCall(2, Word.PASS)}


def test_the_higher_a_game_is_doubled_the_better_must_be_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose game it is decides whether a word doubts it, not which word of the ladder it is."""
    auction = replace(RULES.auction, contra=True, recontra=True, ladder=LONGER)
    view = answering("JH 9H AH TH KH", (Word.CONTRA, Word.PASS))
    view = replace(view, rules=replace(RULES, auction=auction))
    hand, taker = cards_with(view, Trumps.HEARTS), judged(RULES, Trumps.HEARTS)[Role.TAKER]
    worth = taker.of(hand, Trumps.HEARTS, RULES, leads=False)
    said = []
    for place, (taker, multiplier) in enumerate(((1, 1), (0, 2), (1, 4))):
        standing = Contract(trumps=Trumps.HEARTS, taker=taker, multiplier=multiplier)
        with_no_trumps(monkeypatch, Auction(2, view.choices.calls, standing=standing))
        for more in (-1, 1):
            first = worth - 20 * place + more
            found = bid(view, replace(PLAIN, contra=first, recontra=first + 20))
            said.append((found.action, found.reason))
    double, silent = MakeCall(2, Word.CONTRA), (MakeCall(2, Word.PASS), Reason.TOO_WEAK)
    doubted, trusted = (double, Reason.DOUBTS_CONTRACT), (double, Reason.STRONG_ENOUGH)
    assert said == [doubted, silent, trusted, silent, doubted, silent]


def test_a_name_above_is_weighed_against_the_game_that_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four aces name no trumps above anybody's hearts, an average hand above nobody's."""
    calls: tuple[Call, ...] = (BIDS[Trumps.NONE], Word.PASS)
    said = {}
    for hand in ("AC AD AH AS TS", "8C 9D 8H 9S JS"):
        for taker in (0, 1):
            standing = Contract(trumps=Trumps.HEARTS, taker=taker)
            with_no_trumps(monkeypatch, Auction(2, calls, standing=standing))
            said[hand[:2], taker] = bid(answering(hand, calls))
    assert {key: one.action for key, one in said.items()} == {
        ("AC", 0): MakeCall(2, BIDS[Trumps.NONE]),
        ("AC", 1): MakeCall(2, BIDS[Trumps.NONE]),
        ("8C", 0): MakeCall(2, Word.PASS),
        ("8C", 1): MakeCall(2, Word.PASS),
    }
    assert (said["AC", 0].reason, said["AC", 1].reason) == (Reason.BETTER_GAME, Reason.STRONG_ENOUGH)
