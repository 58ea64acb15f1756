"""A past deal once more: the practice keeps the line of then, and begins where the old line is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.replay import replay, state_after
from game.records.shared_deal import SharedLine
from game.records.write import write
from game.rules.actions import MakeCall
from game.rules.call import Word
from game.rules.phase import Phase
from game.table.history.stamps import LINE, THEN, afresh, tag_of
from game.table.once_more import begun_again, deal_practice, is_deal_over, lines_of, past_practice, played_out
from game.table.player import Human
from game.table.practice import line_of, shared_deal_of, shared_deals
from game.table.session import Session
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.records.test_shared_deal import dealt
from tests.table.history.past import SITTERS, played
from tests.table.wild import wild_match

TABLES = ("plain", "drawn", "enough", "bela3 turned", "bulgarian", "belote4", "coinche")


def with_tag(record: Record, name: str, text: str) -> Record:
    """The record with another text in that tag."""
    return replace(record, tags=tuple((one, text if one == name else old) for one, old in record.tags))


def place_of(record: Record, number: int, share: float) -> int:
    """After how many actions of the match so much of that deal was done."""
    numbers = [step.state.deal_number for _, step in replay(record)]
    places = [end for end, one in enumerate(numbers, 1) if one == number]
    return places[int(share * (len(places) - 1))]


@pytest.mark.parametrize("table", TABLES)
def test_every_deal_goes_on_from_every_place_as_it_was(table: str) -> None:
    match, _ = wild_match(table, 3)
    for number, deal in shared_deals(match).items():
        place = place_of(match, number, 0.6)
        practice = past_practice(match, number, place, 1)
        lines = lines_of(practice)
        assert lines is not None
        assert lines.seat == 1
        assert lines.then is not None
        assert practice.actions == lines.then.actions[: lines.begins]
        assert shared_deal_of(practice) == shared_deal_of(lines.then)
        now, then = state_after(practice), state_after(replace(match, actions=match.actions[:place]))
        if not is_deal_over(now) and now.phase is then.phase:
            assert now.the_deal.hands == then.the_deal.hands
        assert deal.rules == practice.rules


@pytest.mark.parametrize("game", GAMES)
def test_the_old_line_of_a_deal_is_whole(game: str) -> None:
    match = played(game, "once more", deals=2)
    lines = lines_of(past_practice(match, 1, 0, 0))
    assert lines is not None
    assert lines.then is not None
    assert lines.begins < len(lines.then.actions)
    state = state_after(lines.then)
    assert is_deal_over(state)
    first = [one.written for one in state_after(match).results if one.number == 1]
    assert [one.written for one in state.results] == first
    assert line_of(lines.then) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_practice_is_written_and_read_back_to_the_byte(game: str) -> None:
    match = played(game, "bytes", deals=2)
    place = len(match.actions) - 3
    practice = replace(past_practice(match, max(shared_deals(match)), place, 0), seed="new")
    text = write(practice)
    assert parse(text) == practice
    assert write(parse(text)) == text
    assert text.count("\n[Deal ") == 1, "who does not know the tags reads one deal"


def test_the_whole_deal_begins_with_the_first_call_and_again_is_the_same_practice() -> None:
    match = played("bela4", "again", deals=2)
    practice = past_practice(match, 2, 0, 2)
    assert state_after(practice).phase is Phase.CALLING
    lines = lines_of(practice)
    assert lines is not None
    assert lines.then is not None
    further = replace(practice, actions=lines.then.actions, take_backs=2)
    assert begun_again(further) == practice


def test_a_practice_of_a_practice_compares_with_the_line_before() -> None:
    match = played("coinche_fr", "twice", deals=2)
    first = past_practice(match, max(shared_deals(match)), 0, 0)
    then = lines_of(first)
    assert then is not None
    assert then.then is not None
    second = past_practice(replace(first, actions=then.then.actions), 1, 0, 3)
    lines = lines_of(second)
    assert lines is not None
    assert lines.then == then.then
    assert shared_deal_of(second) == shared_deal_of(first)
    assert write(second).count("Format") == 2, "the line before the line before is left out"


def test_a_sent_deal_keeps_the_lines_of_friends() -> None:
    deal = dealt("coinche_fr", "friends")
    friends = (SharedLine(seat=2, points=(104, 58), name="Ana"), SharedLine(seat=1, points=(90, 72)))
    practice = replace(deal_practice(deal, 2, friends), players=SITTERS)
    lines = lines_of(parse(write(practice)))
    assert lines is not None
    assert lines.friends == friends
    assert (lines.seat, lines.then) == (0, None)
    assert shared_deal_of(practice) == (deal, 2)


def test_what_is_damaged_or_no_practice_is_compared_with_nothing() -> None:
    match = played("bela4", "again", deals=2)
    assert lines_of(match) is None
    practice = past_practice(match, 1, 0, 0)
    lines = lines_of(with_tag(practice, THEN, "nonsense"))
    assert lines is not None
    assert lines.then is None
    assert tag_of(afresh(practice), THEN) == ""


@pytest.mark.parametrize("tag", ["x 9", "-1 9", "4 9", "3 x", "3", ""])
def test_a_damaged_line_is_that_of_the_first_seat_from_the_opening(tag: str) -> None:
    practice = past_practice(played("bela4", "again", deals=2), 1, 12, 3)
    opening = lines_of(past_practice(played("bela4", "again", deals=2), 1, 0, 3))
    sound, damaged = lines_of(practice), lines_of(with_tag(practice, LINE, tag))
    assert sound is not None
    assert opening is not None
    assert damaged is not None
    assert (sound.seat, sound.begins > opening.begins) == (3, True)
    assert (damaged.seat, damaged.begins) == (0, opening.begins)


@pytest.mark.parametrize("other", ["another game", "another deal"])
def test_the_line_of_another_deal_is_no_line(other: str) -> None:
    practice = past_practice(played("bela4", "again", deals=2), 1, 0, 0)
    game = "bela3" if other == "another game" else "bela4"
    foreign = write(past_practice(played(game, other, deals=2), 1, 0, 0))
    lines = lines_of(with_tag(practice, THEN, foreign))
    assert lines is not None
    assert lines.then is None


def test_computers_play_a_deal_to_the_end_as_long_as_it_is_wanted() -> None:
    deal = dealt("bela2", "played out")
    practice = replace(deal_practice(deal, 0), players=(Seated("easy", "Ana"), Seated("easy", "Joža")))
    assert played_out(practice, lambda: False) is None
    whole = played_out(practice, lambda: True)
    assert whole is not None
    assert is_deal_over(state_after(whole))
    assert whole.actions[: len(practice.actions)] == practice.actions
    with pytest.raises(ValueError, match="only computers"):
        played_out(replace(practice, players=SITTERS[:2]), lambda: True)


@pytest.mark.parametrize(("number", "seat"), [(9, 0), (1, 4)])
def test_there_is_no_such_deal_or_seat(number: int, seat: int) -> None:
    with pytest.raises(ValueError, match="no"):
        past_practice(played("bela4", "again", deals=2), number, 0, seat)


def test_no_second_deal_is_dealt() -> None:
    match = played("bela2", "one deal", deals=2)
    lines = lines_of(past_practice(match, 1, 0, 0))
    assert lines is not None
    assert lines.then is not None
    session = Session(lines.then, [Human(), Human()])
    session.deals = 1
    assert session.advance() == ()
    assert session.length == len(lines.then.actions)
    assert session.sealed is None


def test_a_deal_that_is_thrown_in_ends_the_practice() -> None:
    rules = options_from({"mus": False}, GAMES["bela4"].rules)
    deal = replace(dealt("bela4", "thrown in"), rules=rules)
    practice = replace(deal_practice(deal, 0), players=SITTERS)
    session = Session(practice, [Human() for _ in SITTERS])
    session.deals = 1
    while not is_deal_over(session.state):
        seat = session.waits_for
        assert seat is not None
        session.act(MakeCall(seat, Word.PASS))
        session.advance()
    assert session.advance() == ()
    assert session.state.phase is Phase.SHUFFLING
    assert session.waits_for is None
    assert line_of(session.record()) == SharedLine(seat=0, points=(0, 0))
