"""When a match ends, and who has won it (rule book A13, A14, A-18)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.cards.card import DECK, cards
from game.cards.shuffle import shuffled
from game.rules.actions import Knock, Play, Shuffle, Stop
from game.rules.contract import Contract, Trumps
from game.rules.declaration import Declaration, Kind
from game.rules.events import DealScored, MatchWon, PointsHung
from game.rules.line import DealFacts, gain_of, line_at_once
from game.rules.match import Delay, Gain, delay, verdict, won_by
from game.rules.phase import Phase
from game.rules.refusal import Refusal
from game.rules.result import Counted, MatchResult, Outcome
from game.variants.catalogue import GAMES
from tests.rules.seated import Table, house

CAPOT = {
    0: "JH 9H AH TH KH QH 8H 7H",
    1: "7C 8C 9C JC QC KC 7D 8D",
    2: "AC TC AD TD AS TS KD KS",
    3: "9D JD QD 7S 8S 9S JS QS",
}
"""Seat 0 has every heart; without declarations the rest does not matter."""


@pytest.mark.parametrize(
    ("scores", "options", "winners"),
    [
        ((1000, 1000), {}, None),
        ((1001, 0), {}, (0,)),
        ((0, 1001), {}, (1,)),
        ((1000, 1001), {}, (1,)),
        ((1050, 1022), {}, (0,)),
        ((1022, 1050), {}, (1,)),
        ((1032, 1032), {}, (0, 1)),
        ((1032, 1032), {"matchTie": "callerWins"}, (1,)),
        ((1040, 1032), {"matchTie": "callerWins"}, (0,)),
        ((1032, 1032), {"matchTie": "extraDeal"}, None),
        ((1040, 1032), {"matchTie": "extraDeal"}, (0,)),
        ((501, 10), {"target": 501}, (0,)),
        ((500, 10), {"target": 501}, None),
        ((501, 501), {"target": 501}, (0, 1)),
        ((900, 900), {"target": 1001, "matchTie": "callerWins"}, None),
    ],
)
def test_the_sheet_decides_after_a_deal(
    scores: tuple[int, int], options: dict[str, object], winners: tuple[int, ...] | None
) -> None:
    found = verdict(scores, 1, house(**options).match)
    assert (found.winners if found else None) == winners
    if found:
        assert found.scores == scores


def test_a_match_begins_with_nothing() -> None:
    begun = Table.seated().view(0)
    assert (begun.scores, begun.hung, begun.deal_number, begun.results) == ((0, 0), 0, 0, ())


def test_a_draw_is_half_a_point_each() -> None:
    assert won_by((0, 1), (1032, 1032)) == MatchResult(
        scores=(1032, 1032), winners=(0, 1), match_points=(0.5, 0.5)
    )
    assert won_by((1,), (990, 1020)).match_points == (0, 1)
    assert verdict((730, 730, 312), 0, house(target=701).match) == MatchResult(
        scores=(730, 730, 312), winners=(0, 1), match_points=(0.5, 0.5, 0)
    )


def test_without_a_caller_or_with_a_caller_behind_level_leaders_share() -> None:
    match = house(matchTie="callerWins", target=701).match
    assert verdict((730, 730), None, match) == won_by((0, 1), (730, 730))
    assert verdict((730, 730, 312), 2, match) == won_by((0, 1), (730, 730, 312))


def test_one_deal_after_the_other_adds_up_in_the_sheet() -> None:
    table = Table(dealer=3)
    totals = [0, 0]
    for _ in range(3):
        table.say("H").play_out()
        totals = [one + two for one, two in zip(totals, table.result.written, strict=True)]
        assert list(table.state.scores) == totals
        table.deal()
    assert [one.number for one in table.state.results] == [1, 2, 3]
    assert [event.scores for event in table.happened(DealScored)][-1] == table.state.scores


def test_the_match_is_over_after_the_deal_that_reaches_the_target() -> None:
    table = Table(CAPOT, dealer=3, declarations=False, bela=False).with_scores(749, 0).say("H")
    assert table.play_out().state.phase is Phase.OVER
    assert table.result.written == (252, 0)
    assert table.state.scores == (1001, 0)
    assert table.state.result == table.happened(MatchWon)[0].result
    assert table.state.result == won_by((0,), (1001, 0))
    assert all(not table.choices(seat).is_asked for seat in range(4))


def test_one_point_less_goes_on() -> None:
    table = Table(CAPOT, dealer=3, declarations=False, bela=False).with_scores(748, 0).say("H").play_out()
    assert table.state.phase is Phase.SHUFFLING
    assert table.state.result is None


def test_nobody_goes_out_in_the_middle_of_a_deal() -> None:
    table = Table(CAPOT, dealer=3, declarations=False).with_scores(1000, 0).say("pass", "S")
    table.play("JH")
    while table.state.phase is Phase.PLAYING:
        assert table.state.result is None
        assert not any(table.choices(seat).may_stop for seat in range(4))
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))


def stopping(taker_passes: int, **options: object) -> Table:
    """Seat 0 has all the hearts, and spades are trumps, called by the seat after so many passes."""
    options = {"finish": "dosta", "declarations": False, "bela": False, **options}
    return Table(CAPOT, dealer=3, **options).with_scores(990, 700).say(*["pass"] * taker_passes, "S")


def test_dosta_the_takers_opponents_may_stop_after_a_trick_that_reaches_the_target() -> None:
    table = stopping(1)
    table.do(Play(0, table.choices(0).cards[0]))
    assert table.refusal(Stop(0)) is Refusal.NOT_ENOUGH
    taken = False
    while not taken:
        for _ in range(4 - len(table.state.the_deal.the_play.trick.cards)):
            table.do(Play(table.turn, table.choices(table.turn).cards[0]))
        playing = table.state.the_deal.the_play
        taken = playing.takers[-1] % 2 == 0 and playing.card_points[0] >= 11
        stoppers = [seat for seat in range(4) if table.choices(seat).may_stop]
        assert stoppers == ([0, 2] if taken else [])
    assert table.refusal(Stop(1)) is Refusal.NOT_ENOUGH
    assert table.refusal(Stop(4)) is Refusal.NOT_ENOUGH
    table.do(Stop(2))
    assert table.state.phase is Phase.OVER
    assert table.state.result is not None
    assert table.state.result.winners == (0,)
    assert table.result.outcome is Outcome.STOPPED
    assert table.state.scores == (990 + table.result.card_points[0], 700)
    assert (table.result.dashes, table.result.lost) == (frozenset(), ())


def test_dosta_with_a_card_on_the_table_it_is_too_late() -> None:
    table = stopping(1)
    while not table.choices(0).may_stop:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    assert table.refusal(Stop(0)) is Refusal.NOT_ENOUGH


def test_dosta_the_takers_side_may_not_stop() -> None:
    table = stopping(0, target=991)
    while table.state.phase is Phase.PLAYING:
        assert not table.choices(0).may_stop
        assert not table.choices(2).may_stop
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))


def test_dosta_declarations_count_towards_enough() -> None:
    hands = {0: "7D 8D 9D TD", 1: "AC AS AH"}
    table = Table(hands, dealer=3, finish="dosta").with_scores(960, 0).say("pass", "S")
    while table.state.phase is Phase.PLAYING:
        may = table.choices(0).may_stop
        playing = table.state.the_deal.the_play
        if playing.takers and not playing.trick.cards and playing.takers[-1] % 2 == 0:
            assert may is (960 + 50 + playing.card_points[0] >= 1001)
            if may:
                table.do(Stop(0))
                assert table.result.written[0] == 50 + playing.card_points[0]
                assert table.result.declaration_points == (50, 0)
                return
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    raise AssertionError("side 0 took no trick")


@pytest.mark.parametrize("when", ["atOnce", "afterTrick1", "afterLast"])
def test_dosta_is_offered_by_what_everybody_has_seen(when: str) -> None:
    """The offer tells nobody what became of declarations that are not open; who has counted may stop."""
    hands = {0: "7D 8D 9D TD", 1: "AC AS AH"}
    table = Table(hands, dealer=3, finish="dosta", declShown=when).with_scores(960, 0).say("pass", "S")
    while table.state.phase is Phase.PLAYING:
        playing = table.state.the_deal.the_play
        if playing.takers and not playing.trick.cards and playing.takers[-1] % 2 == 0:
            seen = sum(one.declaration.value for one in table.view(0).shown)
            has = 960 + playing.card_points[0]
            assert table.choices(0).may_stop is (has + seen >= 1001)
            if has + 50 >= 1001:
                table.do(Stop(0))
                assert table.result.declaration_points == (50, 0)
                assert table.result.written == (50 + playing.card_points[0], 0)
                return
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    raise AssertionError("side 0 took no trick")


def test_na_prolaz_nobody_stops() -> None:
    assert Table().say("H").refusal(Stop(0)) is Refusal.NOT_NOW
    assert Table(finish="dosta").refusal(Stop(0)) is Refusal.NOT_NOW


def test_where_nothing_hangs_who_has_enough_has_won() -> None:
    match = house(target=151, hangLock=True).match
    assert delay((155, 90), match) is None
    assert verdict((155, 90), 0, match) == won_by((0,), (155, 90))


@pytest.mark.parametrize(
    ("written", "belote", "capot", "fallen", "before", "why"),
    [
        ((20, 260), (20, 0), None, 0, 1990, Delay.BELOTE),
        ((20, 502), (20, 0), 1, None, 1990, Delay.BELOTE),
        ((20, 502), (20, 0), 1, None, 1980, Delay.BELOTE),
        ((0, 502), (0, 0), 1, None, 2010, Delay.BELOTE),
        ((20, 260), (20, 0), None, 0, 2000, None),
        ((0, 260), (0, 0), None, 0, 2010, None),
        ((40, 122), (20, 0), None, None, 1990, None),
        ((20, 142), (0, 0), None, None, 1990, None),
        ((20, 300), (20, 0), None, None, 1990, None),
        ((20, 260), (20, 0), None, 0, 1970, None),
        ((70, 502), (20, 0), 1, None, 1990, None),
    ],
)
def test_who_has_the_target_by_a_belote_alone_needs_one_more_trick(
    written: tuple[int, int],
    belote: tuple[int, int],
    capot: int | None,
    fallen: int | None,
    before: int,
    why: Delay | None,
) -> None:
    """FFB coinche 10.3: who falls or has no trick; a trick of a later deal is enough, in a fall as well.

    So are points of other declarations; and nobody is held up by a deal of which nothing is known.
    """
    scores, gain = (before + written[0], 500 + written[1]), Gain(written, belote, fallen)
    rules = house(target=2000, beloteLock=True).match
    assert delay(scores, rules, capot=capot, gain=gain) is why
    assert delay(scores, house(target=2000).match, capot=capot, gain=gain) is None
    assert delay(scores, rules, capot=capot) is None
    assert delay((scores[0], scores[0] + 10), rules, capot=capot, gain=gain) is None


@pytest.mark.parametrize(("outcome", "fallen"), [(Outcome.MADE, None), (Outcome.FELL, 1)])
def test_what_a_line_brought_is_its_belote_apart_from_what_else_was_declared(
    outcome: Outcome, fallen: int | None
) -> None:
    contract, rules = Contract(trumps=Trumps.HEARTS, taker=3), house()
    said = (
        Counted(0, Declaration(Kind.SEQUENCE, cards("7C 8C 9C"), 20)),
        Counted(2, Declaration(Kind.BELOTE, cards("QH KH"), 20)),
    )
    facts = DealFacts(number=1, contract=contract, declared=said, hung=0, lost=(0, 0))
    line = line_at_once(outcome, (202, 0), (162, 0), facts, rules)
    assert gain_of(line, rules) == Gain((202, 0), (20, 0), fallen)
    assert gain_of(line, GAMES["belot_bg"].rules) == Gain((202, 0), (2, 0), fallen)


def test_half_hangs_until_the_next_deal_is_won() -> None:
    """The hung half comes from the sheet of the deal before; the next winner writes it with his own."""
    table = Table(CAPOT, dealer=3, declarations=False, bela=False, tie="hang")
    table.state = replace(table.state, hung=81)
    table.say("H").play_out()
    assert table.result.written == (333, 0)
    assert (table.result.hung_before, table.result.hung_after, table.state.hung) == (81, 0, 0)
    assert not table.happened(PointsHung)
    fell = Table(CAPOT, dealer=3, declarations=False, bela=False, tie="hang")
    fell.state = replace(fell.state, hung=81)
    assert fell.say("pass", "H").play_out().result.written == (333, 0)


def test_a_hung_deal_is_told() -> None:
    for number in range(400):
        table = Table.seated(declarations=False, bela=False, tie="hang")
        table.do(Shuffle(shuffled(DECK, f"hung {number}".encode())), Knock(2)).say("H").play_out()
        if table.result.outcome is Outcome.HUNG:
            break
    else:
        raise AssertionError("no deal was level")
    assert table.result.card_points == (81, 81)
    assert table.happened(PointsHung) == [PointsHung(81)]
    assert table.state.hung == 81
    assert table.result.written == (0, 81)
    assert table.result.dashes == frozenset()


@pytest.mark.parametrize(
    ("scores", "options", "capot", "hung", "why"),
    [
        ((155, 90), {"capotLock": True}, 0, 0, Delay.CAPOT),
        ((155, 90), {"capotLock": True}, None, 0, None),
        ((155, 160), {"capotLock": True}, 0, 0, None),
        ((150, 90), {"capotLock": True}, 0, 0, None),
        ((155, 90), {"capotLock": "either"}, 0, 0, Delay.CAPOT),
        ((155, 160), {"capotLock": "either"}, 0, 0, Delay.CAPOT),
        ((155, 90), {"capotLock": "either"}, None, 0, None),
        ((150, 90), {"capotLock": "either"}, 0, 0, None),
        ((155, 90), {}, 0, 0, None),
        ((155, 90), {"hangLock": True}, None, 8, Delay.HANGING),
        ((151, 90), {"hangLock": True}, None, 8, Delay.HANGING),
        ((155, 90), {"hangLock": True}, None, 0, None),
        ((155, 90), {}, None, 8, None),
        ((155, 155), {}, None, 0, Delay.LEVEL),
        ((155, 155), {"matchTie": "drawHalf"}, None, 0, None),
    ],
)
def test_who_has_reached_the_target_may_have_to_play_on(
    scores: tuple[int, int], options: dict[str, object], capot: int | None, hung: int, why: Delay | None
) -> None:
    rules = house(target=151, **{"matchTie": "extraDeal", **options}).match
    assert delay(scores, rules, capot=capot, hung=hung) is why
    goes_on = verdict(scores, 0, rules, capot=capot, hung=hung) is None
    assert goes_on is (why is not None or max(scores) < 151)


def test_after_a_deal_the_match_asks_for_capot_and_hanging_points() -> None:
    options = {"declarations": False, "bela": False, "capotLock": True}
    table = Table(CAPOT, dealer=3, **options).with_scores(900, 0).say("H").play_out()
    assert (table.state.scores, table.state.phase) == ((1152, 0), Phase.SHUFFLING)


def test_dosta_counts_ten_point_faults_of_the_side_that_stops() -> None:
    table = stopping(1, renege="tenPoints")
    while not table.choices(0).may_stop:
        table.do(Play(table.turn, table.choices(table.turn).cards[0]))
    playing = replace(table.state.the_deal.the_play, lost=(-10, 10))
    table.state = replace(table.state, deal=replace(table.state.the_deal, playing=playing), scores=(1000, 0))
    points = playing.card_points[0]
    table.do(Stop(0))
    assert (table.result.written, table.result.lost) == ((points - 10, 0), (-10, 0))
    assert table.state.scores == (990 + points, 0)
