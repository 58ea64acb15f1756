"""Computers play games whose auction takes a course that they have not learned, or has a longer ladder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.ai.bidding import course_skill
from game.ai.bidding.bidder import bid
from game.ai.bidding.course_skill import can_imagine
from game.ai.bidding.imagined_auction import ImaginedAuction
from game.ai.search.search_player import MASTER
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
    mind, count = small(MASTER), 0
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
    assert not can_imagine(GAMES[game].rules)
    with pytest.raises(LookupError, match=GAMES[game].rules.auction_kind.value):
        ImaginedAuction().lay(next(asked(game)))


def test_nor_with_more_doubles_than_the_bidders_know() -> None:
    rules = GAMES["belot_bg"].rules
    assert can_imagine(rules)
    assert not can_imagine(replace(rules, auction=replace(rules.auction, ladder=LONGER)))


def test_whoever_answers_judges_the_contract_that_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that would gladly have called hearts is silent when no trumps have replaced hearts."""
    calls: tuple[Call, ...] = (Word.CONTRA, Word.PASS)
    view = replace(
        view_for(new_match(RULES), 2),
        phase=Phase.CALLING,
        turn=2,
        hand=cards("JH 9H AH TH KH"),
        proposed=card("7H"),
        calls=((0, Word.TAKE), (1, BIDS[Trumps.NONE])),
        choices=Choices(calls=calls),
    )
    said = {}
    for trumps in (Trumps.HEARTS, Trumps.NONE):
        with_no_trumps(monkeypatch, Auction(2, calls, standing=Contract(trumps=trumps, taker=1)))
        said[trumps] = bid(view).action
    assert said == {Trumps.HEARTS: MakeCall(2, Word.CONTRA), Trumps.NONE: MakeCall(2, Word.PASS)}
