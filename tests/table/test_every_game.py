"""Every game is played through, saved and resumed at every stage; people are asked only for a choice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.levels import make_mind
from game.records.parse import parse
from game.records.record import HUMAN, Record, Seated
from game.records.replay import state_after
from game.records.write import write
from game.rules.actions import Action, Agree, Declare, Exchange, Keep
from game.rules.asking import choices_for, seat_to_act
from game.rules.phase import Phase
from game.table.plain import formal_answer, plain_action
from game.table.player import Computer, Human, Player
from game.table.save import Saver, load_match
from game.table.seating import seed_of_view
from game.table.session import Session
from game.variants.catalogue import GAMES
from tests.table.wild import ALL_TABLES, OTHERS, game_of, rules_of, wild_match


def table_of(table: str, *, people: tuple[int, ...] = (), level: str = "random") -> Session:
    rules = rules_of(table)
    seats = range(rules.players)
    seated = tuple(Seated(HUMAN if seat in people else level) for seat in seats)
    players: list[Player] = [
        Human() if seat in people else Computer(make_mind(level), seed_of_view("a seed")) for seat in seats
    ]
    return Session(Record(game=game_of(table), rules=rules, players=seated, seed="a seed"), players)


def play(session: Session, most: int) -> None:
    """Everybody goes on, people in the plainest way; no deal is thrown in by them."""
    for _ in range(most):
        if session.is_over:
            break
        events, seat = session.advance(), session.waits_for
        if not events and seat is not None:
            choices = session.view(seat).choices
            session.act(plain_action(seat, replace(choices, calls=choices.calls[:1])))


@pytest.mark.parametrize("table", OTHERS)
def test_a_match_runs_to_its_end(table: str) -> None:
    session = table_of(table)
    play(session, 6_000)

    assert session.is_over
    assert session.notes == []
    assert session.text() == write(session.record())
    assert state_after(parse(session.text())) == session.state


@pytest.mark.sampled(3)
@pytest.mark.parametrize("table", OTHERS)
def test_a_match_goes_on_from_every_stage(table: str, tmp_path: Path) -> None:
    """Saved to the disk in the last moment of each stage, and loaded from there."""
    record, states = wild_match(table, 0)
    last = {(state.phase, state.deal_number % 2): place for place, state in enumerate(states)}
    saver = Saver(tmp_path / "match.txt")
    for place in last.values():
        saver.save(write(replace(record, actions=record.actions[:place])))
        saver.flush()
        loaded = load_match(tmp_path / "match.txt")
        assert loaded.complaint is None
        assert loaded.record is not None
        session = Session(loaded.record, [Human() for _ in record.players])
        assert session.state == states[place]
    saver.close()


@pytest.mark.sampled(3, 1)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_left_in_the_middle_of_a_deal_goes_on_alike(game: str) -> None:
    whole, left = (table_of_game(game) for _ in range(2))
    for number in range(90):
        whole.advance()
        if number % 7 == 0:
            left = Session(parse(left.text()), players_of_level(left))
        left.advance()

    assert left.record() == whole.record()


def table_of_game(game: str) -> Session:
    rules = GAMES[game].rules
    seated = (Seated("medium"),) * rules.players
    session = Session(Record(game=game, rules=rules, players=seated, seed="x"), ())
    return Session(session.record(), players_of_level(session))


def players_of_level(session: Session) -> list[Player]:
    return [Computer(make_mind("medium"), seed_of_view("x")) for _ in range(session.rules.players)]


@pytest.mark.parametrize("table", ["belote2", "belote4", "bela2 seven", "manual", "renege", "belote2 claims"])
def test_a_person_alone_is_asked_only_where_there_is_a_choice(table: str) -> None:
    session = table_of(table, people=(0,))
    for _ in range(400):
        play(session, 1)
        if session.waits_for_human and not session.advance():
            choices = session.view(session.waits_for or 0).choices
            assert formal_answer(session.waits_for or 0, choices) is None


@pytest.mark.parametrize(("table", "formality"), [("belote2", Keep), ("manual", Declare)])
def test_of_several_people_each_is_asked_what_only_one_could_do(table: str, formality: type[Action]) -> None:
    """Otherwise who is asked would have told the others what he holds."""
    session = table_of(table, people=(0, 1))
    found: set[type[Action]] = set()
    for _ in range(400):
        play(session, 1)
        if session.waits_for_human and not session.advance():
            choices = session.view(session.waits_for or 0).choices
            found.add(type(formal_answer(session.waits_for or 0, choices)))
    assert formality in found
    assert found <= {formality, type(None)}


def test_formal_answers_are_those_that_could_not_be_others() -> None:
    found: dict[type, int] = {}
    for table in ALL_TABLES:
        for state in wild_match(table, 0)[1]:
            seat = seat_to_act(state)
            if seat is None:
                continue
            choices = choices_for(state, seat)
            answer = formal_answer(seat, choices)
            if answer is not None:
                found[type(answer)] = found.get(type(answer), 0) + 1
                assert not choices.calls
                assert not choices.playable
                assert not choices.may_exchange
                assert not choices.offenders
    assert set(found) >= {Keep, Declare}
    assert formal_answer(1, replace(choices_for(wild_match("plain", 0)[1][-1], 1), may_agree=True)) == Agree(
        1
    )


@pytest.mark.parametrize(
    ("table", "phase"),
    [("bela3", Phase.DISCARDING), ("belote2", Phase.EXCHANGING), ("coinche", Phase.CALLING)],
)
def test_a_decision_of_these_games_is_taken_back(table: str, phase: Phase) -> None:
    session = table_of(table, people=tuple(range(rules_of(table).players)))
    for _ in range(5_000):
        seat = session.waits_for
        if (
            session.state.phase is phase
            and seat is not None
            and formal_answer(seat, session.view(seat).choices) is None
        ):
            break
        play(session, 1)
    else:
        pytest.fail("the stage was never reached")
    assert seat is not None
    before, choices = session.state, session.view(seat).choices
    session.act(Exchange(seat) if choices.may_exchange else plain_action(seat, choices))
    assert session.state != before

    assert session.undo(seat)

    assert session.state == before
