"""A shared deal is played for practice: the same cards at the same seats, one deal long, never counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.levels import make_mind
from game.records.parse import parse
from game.records.record import HUMAN, Record, Seated
from game.records.replay import state_after
from game.records.shared_deal import SharedDeal, SharedLine, code_of_deal, deal_of_code
from game.records.write import write
from game.rules.actions import MakeCall
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import Word
from game.rules.phase import Phase
from game.rules.seats import side_of, sides
from game.table.headless import Bout
from game.table.history.figures import Wanted
from game.table.history.folder import RecordFolder
from game.table.history.history import History
from game.table.history.stamps import PRACTICE, THEN, afresh
from game.table.master import line_of_minds
from game.table.player import Human
from game.table.practice import (
    line_of,
    own_line,
    practice_record,
    shared_deal_of,
    shared_deals,
    written_deal,
)
from game.table.session import Session
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.records.test_shared_deal import dealt
from tests.table.history.past import SITTERS, evenings, filed
from tests.table.history.past import played as evening
from tests.table.wild import wild_match

PRACTISED = Wanted(is_practice=True)
SEATED = [(game, seat) for game, variant in GAMES.items() for seat in range(variant.rules.players)]


def begun(deal: SharedDeal, seat: int) -> Record:
    """The record of that deal as the table begins it."""
    record = practice_record(deal, seat, SITTERS[: deal.rules.players])
    return replace(record, seed="practice", tags=(*record.tags, ("Begun", "2026-12-24 18:00:00")))


def played(deal: SharedDeal, seat: int) -> Record:
    """The same, played by the rules until the first deal is written or thrown in."""
    record = begun(deal, seat)
    bout = Bout(deal.rules, [make_mind("medium")] * deal.rules.players, "practice")
    for action in record.actions:
        bout.do(action)
    while line_of(replace(record, actions=tuple(bout.actions))) is None:
        bout.step()
    return replace(record, actions=tuple(bout.actions))


@pytest.mark.parametrize(("game", "seat"), SEATED)
def test_every_seat_of_the_code_has_its_cards_wherever_the_person_sits(game: str, seat: int) -> None:
    deal = dealt(game, "practice")
    players = deal.rules.players
    usual, turned = (state_after(begun(deal, place)).the_deal for place in (0, seat))
    assert usual.dealer == deal.dealer
    assert (turned.dealer + seat) % players == deal.dealer
    for place in range(players):
        assert turned.hands[(place - seat) % players] == usual.hands[place]
    assert (turned.turned, turned.extra, turned.stock) == (usual.turned, usual.extra, usual.stock)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_goes_on_after_the_deal_with_the_first_call(game: str) -> None:
    deal = dealt(game, "table")
    record = practice_record(deal, 1, [Seated(HUMAN)] * deal.rules.players)
    session = Session(record, [Human() for _ in range(deal.rules.players)])
    assert session.state.phase is Phase.CALLING
    assert session.state.deal_number == 1
    assert session.sealed is None


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("game", "seat"), SEATED)
def test_a_line_tells_what_was_written_by_the_seats_of_the_code(game: str, seat: int) -> None:
    deal = SharedDeal(game=game, rules=GAMES[game].rules, dealer=1, deck=dealt(game, "line").deck)
    record = played(deal, seat)
    result = state_after(record).results
    written = result[0].written if result else (0,) * sides(deal.rules.players)
    line = line_of(record)
    assert line is not None
    assert line.seat == seat
    assert line.own == written[0]
    for place in range(deal.rules.players):
        code_side = side_of((place + seat) % deal.rules.players, deal.rules.players)
        assert line.points[code_side] == written[side_of(place, deal.rules.players)]
    other = line_of(record, 1)
    assert other == replace(line, seat=(seat + 1) % deal.rules.players, name=SITTERS[1].name)
    assert line_of(replace(record, actions=record.actions[:-1])) is None


def test_a_deal_that_is_thrown_in_brings_nothing() -> None:
    rules = options_from({"mus": False}, GAMES["bela4"].rules)
    deal = SharedDeal(game="bela4", rules=rules, dealer=0, deck=dealt("bela4", "thrown in").deck)
    record = begun(deal, 0)
    state = state_after(record)
    while state.phase is Phase.CALLING:
        assert line_of(record) is None
        seat = seat_to_act(state)
        assert seat is not None
        if Word.PASS not in choices_for(state, seat).calls:
            pytest.fail("somebody must call")
        record = replace(record, actions=(*record.actions, MakeCall(seat, Word.PASS)))
        state = apply(state, record.actions[-1]).state
    assert line_of(record) == SharedLine(seat=0, points=(0, 0))


@pytest.mark.parametrize("table", ["plain", "drawn", "bela3 turned", "bulgarian", "belote4", "coinche"])
def test_every_deal_of_a_match_can_be_given_to_a_friend(table: str) -> None:
    record, states = wild_match(table, 3)
    first = {}
    for state in reversed(states):
        if state.deal is not None and state.deal.cut is not None:
            first[state.deal.number] = state.deal
    shared = shared_deals(record)
    assert list(shared) == sorted(first)
    for number, deal in shared.items():
        again = state_after(practice_record(deal_of_code(code_of_deal(deal)), 0)).the_deal
        then = first[number]
        assert (again.dealer, again.deck, again.hands) == (then.dealer, then.deck, then.hands)
        assert (again.talons, again.turned, again.stock) == (then.talons, then.turned, then.stock)


def test_a_practised_deal_keeps_its_code() -> None:
    deal = dealt("bela4", "keeps")
    assert shared_deals(played(deal, 3))[1] == deal


def test_minds_play_the_deal_and_have_a_line() -> None:
    deal = dealt("bela4", "minds")
    lines = [line_of_minds(deal, seat, lambda: make_mind("medium"), "one") for seat in (0, 2, 0)]
    assert lines[0] == lines[2] == replace(lines[1], seat=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_practice_record_is_a_record_like_any_other(game: str) -> None:
    record = played(dealt(game, "written"), 1)
    assert parse(write(record)) == record
    assert write(parse(write(record))) == write(record)
    assert shared_deal_of(parse(write(record))) == (dealt(game, "written"), 1)


def test_other_records_are_no_shared_deals() -> None:
    deal = dealt("bela4", "tag")
    code = code_of_deal(deal)
    record = begun(deal, 0)
    for text in ("", "0", code, f"{code} 4", f"{code} x", f"{code} ²", f"{code[:-1]} 0", "from move 7"):
        tagged = replace(record, tags=((PRACTICE, text),))
        assert shared_deal_of(tagged) is None
        assert line_of(tagged) is None
    other = options_from({"target": deal.rules.match.target + 1}, deal.rules)
    assert shared_deal_of(replace(record, rules=other)) is None


def test_there_is_no_seat_beyond_the_game_s() -> None:
    with pytest.raises(ValueError, match="there is no seat 4; there are seats 0 to 3"):
        practice_record(dealt("bela4", "seat"), 4)


def test_neither_figures_nor_lists_count_it(tmp_path: Path) -> None:
    evenings(tmp_path, 2)

    def counted(history: History) -> tuple[object, ...]:
        matches, deals = tmp_path / "matches.csv", tmp_path / "deals.csv"
        history.put_tables(matches, deals, "bela4").result()
        return (
            replace(history.overview().result(), practised=0),
            history.lines().result(),
            history.figures("bela4").result(),
            history.figures("bela4", SITTERS[0].name).result(),
            history.fairness("bela4").result(),
            matches.read_text("utf-8"),
            deals.read_text("utf-8"),
        )

    history = History(tmp_path)
    before = counted(history)
    assert history.lines(PRACTISED).result() == ()
    assert history.overview().result().practised == 0
    filed(tmp_path, played(dealt("bela4", "figures"), 0))
    filed(tmp_path, played(dealt("bela3", "figures"), 0))
    assert counted(history) == before
    assert {line.game for line in history.lines(PRACTISED).result()} == {"bela4", "bela3"}
    assert history.overview().result().practised == 2
    assert [line.game for line in history.lines(replace(PRACTISED, game="bela3")).result()] == ["bela3"]
    history.close()


def test_the_next_match_with_the_same_people_counts_again() -> None:
    record = afresh(played(dealt("bela4", "next"), 0))
    assert shared_deal_of(record) is None
    assert PRACTICE not in dict(record.tags)
    assert record.actions == ()


@pytest.mark.parametrize("game", GAMES)
def test_each_line_of_a_sheet_has_its_deal_and_its_figures(game: str) -> None:
    record = evening(game, "lines")
    deals, results = shared_deals(record), state_after(record).results
    for seat in range(record.rules.players):
        for line, result in enumerate(results):
            deal, own = written_deal(record, line, seat)
            assert deal == deals[result.number]
            assert (own.seat, own.points) == (seat, result.written)
            assert own.name == record.players[seat].name
    with pytest.raises(IndexError):
        written_deal(record, len(results))


@pytest.mark.sampled(4, 1)
@pytest.mark.parametrize(("game", "seat"), SEATED)
def test_the_line_of_a_practised_deal_has_the_seats_of_its_code(game: str, seat: int) -> None:
    deal = SharedDeal(game=game, rules=GAMES[game].rules, dealer=1, deck=dealt(game, "line").deck)
    record = played(deal, seat)
    if state_after(record).results:
        assert written_deal(record, 0) == (deal, line_of(record))
    assert own_line(record, 0) == (code_of_deal(deal), line_of(record))
    assert own_line(record, 1) is None, "a computer sits there"
    seen = replace(record, tags=(*record.tags, (THEN, "...")))
    assert own_line(seen, 0) is None, "the cards were known"
    assert own_line(begun(deal, seat), 0) is None, "it is not over"


def test_the_history_knows_what_was_made_of_each_shared_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = [dealt("bela4", "one"), dealt("bela3", "two")]
    evenings(tmp_path, 1)
    first = [played(deals[0], 1), played(deals[1], 2)]
    again = played(deals[0], 3)
    for record, hour in ((first[0], 18), (first[1], 19), (again, 20)):
        filed(tmp_path, replace(record, tags=(*record.tags[:-1], ("Begun", f"2026-12-24 {hour}:00:00"))))
    history = History(tmp_path)
    expected = {code_of_deal(deal): line_of(record) for deal, record in zip(deals, first, strict=True)}
    assert history.shared_lines().result() == expected, "the first time counts"
    filed(tmp_path, replace(begun(deals[0], 1), tags=(*first[0].tags[:-1], ("Begun", "2026-12-24 18:00:00"))))
    expected[code_of_deal(deals[0])] = line_of(again)
    assert history.shared_lines().result() == expected, "a record that was changed is read again"
    monkeypatch.setattr(RecordFolder, "record", lambda *_: pytest.fail("no record was changed"))
    assert history.shared_lines().result() == expected, "and others are remembered"
    history.close()
