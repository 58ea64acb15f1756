"""An end is worth what the rules write for it, and winning the match is worth more than any deal."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from game.ai.end_code import BELOTE_BITS, BELOTES_AT, HELPED, LAST_AT, POINT_BITS, TRICKS_AT
from game.ai.search import end_values
from game.ai.search.end_values import CARD_POINT, MATCH, EndValues, count_of
from game.cards.card import DECK, cards
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import seat_to_act
from game.rules.call import BIDS, Word
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.options.score import ScoreRules
from game.rules.phase import Phase
from game.rules.result import Counted
from game.rules.scoring import Settlement, settle
from game.rules.view import Announcement, View
from game.rules.viewing import view_for
from game.rules.writing.count import Count
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.profiles import master
from tests.lab.arena.boards import begun


def opening(game: str) -> View:
    """A view before any card, no declaration among the hands that matter."""
    rules = GAMES[game].rules
    state = begun(rules, DECK[::5] + tuple(one for one in DECK if one not in DECK[::5]), rules.players - 1)
    seat = seat_to_act(state)
    assert state.phase is Phase.CALLING
    assert seat is not None
    calls = view_for(state, seat).choices.calls
    said = next(call for call in (BIDS[Trumps.HEARTS], Word.TAKE) if call in calls)
    state = apply(state, MakeCall(seat, said)).state
    return replace(view_for(state, seat), shown=(), announced=(), scores=(0, 0))


def end(mine: int, theirs: int, tricks: int = 0b11, belotes: tuple[int, int] = (0, 0)) -> int:
    marks = belotes[0] << BELOTES_AT | belotes[1] << BELOTES_AT + BELOTE_BITS
    return mine | theirs << POINT_BITS | tricks << TRICKS_AT | 0 << LAST_AT | marks


@pytest.mark.parametrize(
    ("mine", "theirs", "belotes", "written"),
    [(100, 62, (0, 0), 38), (81, 81, (0, 0), -162), (81, 81, (1, 0), 20), (162, 0, (0, 0), 252)],
)
def test_the_sheet_of_bela(mine: int, theirs: int, belotes: tuple[int, int], written: int) -> None:
    view = replace(opening("bela4"), tricks=())
    contract = Contract(trumps=Trumps.HEARTS, taker=view.seat)
    value = EndValues(replace(view, hand=()), contract, None)
    sign = 1 if view.seat % 2 == 0 else -1
    points = (mine, theirs) if sign > 0 else (theirs, mine)
    tricks = 0b11 if theirs else 1 << view.seat % 2
    belote = belotes if sign > 0 else belotes[::-1]
    found = value.of(end(*points, tricks, belote))
    assert found == pytest.approx(written + CARD_POINT * (mine - theirs))


def test_a_won_match_outweighs_points() -> None:
    view = replace(opening("bela4"), hand=())
    contract = Contract(trumps=Trumps.HEARTS, taker=view.seat)
    own = view.seat % 2
    scores = (950, 900) if own == 0 else (900, 950)
    near, far = EndValues(replace(view, scores=scores), contract, None), EndValues(view, contract, None)
    points = (90, 72) if own == 0 else (72, 90)
    assert near.of(end(*points)) - far.of(end(*points)) == pytest.approx(MATCH * 1001)


def test_in_two_nothing_is_won_beyond_the_target_but_card_points() -> None:
    view = replace(opening("bela2"), hand=())
    contract, own = Contract(trumps=Trumps.HEARTS, taker=view.seat), view.seat % 2
    scores = (490, 300) if own == 0 else (300, 490)
    odds = master(view.rules).rollout.card_odds
    value, far = (EndValues(one, contract, odds) for one in (replace(view, scores=scores), view))
    points = [(90, 40), (100, 30)] if own == 0 else [(40, 90), (30, 100)]
    fewer, more = (value.of(end(*one)) for one in points)
    assert more - fewer == pytest.approx(20 * CARD_POINT)
    assert far.of(end(*points[1])) - far.of(end(*points[0])) > 20


def test_what_each_deal_declares_decides_whether_the_contract_is_made_in_it() -> None:
    view = replace(opening("bela4"), hand=(), tricks=())
    contract = Contract(trumps=Trumps.HEARTS, taker=view.seat)
    value, own = EndValues(view, contract, None), view.seat % 2
    points = (90, 72) if own == 0 else (72, 90)
    ends = array("Q", [end(*points)] * 6)
    value.mark(ends, [(0, 0), (0, 20)[:: 1 - 2 * own], (20, 0)[:: 1 - 2 * own]])
    found = value.values(ends)
    assert found[0] == found[1] == value.of(end(*points)) == pytest.approx(18 * (1 + CARD_POINT))
    assert found[2] == found[3] == pytest.approx(-162 - 20 + 18 * CARD_POINT), "90 of 182 is not enough"
    assert found[4] == found[5] == pytest.approx(38 + 18 * CARD_POINT)


FIFTY = Declaration(Kind.SEQUENCE, cards("7S 8S 9S TS"), 50)
HUNDRED = Declaration(Kind.FOUR, cards("AC AD AH AS"), 100)


@pytest.mark.parametrize(
    ("said", "shown", "expected"),
    [
        ((), (), 20),
        ((10, 0), (), 20),
        ((50, 0), (), 0),
        ((50, 10), (), 0),
        ((10, 50), (), 0),
        ((), ((2, FIFTY),), 50),
        ((), ((2, FIFTY), (0, HUNDRED)), 150),
    ],
)
def test_own_declarations_count_as_long_as_nobody_has_more_and_none_lies_open(
    said: tuple[int, ...], shown: tuple[tuple[int, Declaration], ...], expected: int
) -> None:
    view = replace(opening("bela4"), seat=0, hand=cards("7H 8H 9H QC KD"), tricks=())
    announced = tuple(
        Announcement(seat, value, None, None) for seat, value in zip((1, 3), said, strict=False)
    )
    counted = tuple(Counted(seat, one) for seat, one in shown)
    value = EndValues(
        replace(view, announced=announced, shown=counted), Contract(trumps=Trumps.HEARTS, taker=0), None
    )
    assert value.declared == (expected, 0)


@pytest.mark.parametrize(("game", "counted"), [("bela3", (40, 92, 30)), ("belote3_es", (40, 60, 30))])
def test_what_the_taker_laid_away_is_his(game: str, counted: tuple[int, ...]) -> None:
    contract = Contract(trumps=Trumps.HEARTS, taker=1)
    played = 40 | 60 << POINT_BITS | 30 << 2 * POINT_BITS
    nothing = (0, 0, 0)
    assert count_of(GAMES[game].rules, contract, played, nothing, nothing).cards == counted


@pytest.mark.parametrize(
    ("helped", "goal", "sheet"), [(0, 500, 752), (HELPED, 500, -660), (HELPED, 250, 502)]
)
def test_a_generale_with_the_partners_help_has_failed(helped: int, goal: int, sheet: int) -> None:
    rules = options_from({"generale": True}, GAMES["coinche_fr"].rules)
    view = replace(opening("bela4"), rules=rules, hand=(), tricks=())
    own = view.seat % 2
    value = EndValues(view, Contract(trumps=Trumps.HEARTS, taker=view.seat, goal=goal), None)
    points = (162, 0) if own == 0 else (0, 162)
    assert value.of(end(*points, helped | 1 << own)) == pytest.approx(sheet + 162 * CARD_POINT)


def test_each_different_end_is_valued_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view, counted = opening("bela4"), list[Count]()

    def settling(count: Count, score: ScoreRules, hung: int) -> Settlement:
        counted.append(count)
        return settle(count, score, hung)

    monkeypatch.setattr(end_values, "settle", settling)
    value = EndValues(view, Contract(trumps=Trumps.HEARTS, taker=view.seat), None)
    ends = array("Q", [end(mine, 162 - mine) for mine in (90, 100, 90, 110)])
    first = value.values(ends)
    assert (first[0], len(counted)) == (first[2], 3)
    again = value.values(array("Q", [*ends, end(120, 42)]))
    assert (again[:4], len(counted)) == (first, 4)
