"""The table over a real session: taking back, leaving and coming back, several people, the written sheet."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
import pytest

from game.cards.card import card
from game.records.record import Record, Seated
from game.rules.actions import Action, Knock, MakeCall
from game.rules.actions import Play as Play_
from game.rules.call import Word
from game.rules.options.rules import Rules
from game.rules.view import View
from game.scenes.desk import Desk
from game.scenes.table.board import contents
from game.scenes.table.public_acts import place_of
from game.scenes.table.rehearsal import Rehearsal, some_action
from game.scenes.table.scene import TableScene
from game.scenes.table.sheet import count_of, sheet_of
from game.scenes.table.show import Knocked
from game.scenes.table.sitting_down import House
from game.scenes.table.update.step import NOTE
from game.table.player import Computer, Human
from game.table.session import Session
from game.text.catalogue import words
from tests.scenes.driver import Play
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.eyes import eyes, table_at


@dataclass(frozen=True)
class Decision:
    action: Action


class FirstThatIsLegal:
    def decide(self, view: View, seed: int) -> Decision:
        return Decision(some_action(view, lambda most: seed % most))


def session_of(record: Record) -> Session:
    players = [
        Human() if seated.mind == "human" else Computer(FirstThatIsLegal(), lambda view: len(view.calls))
        for seated in record.players
    ]
    return Session(record, players, hold_between_deals=True)


def fresh_record(people: tuple[int, ...] = (0,)) -> Record:
    players = tuple(Seated("human" if seat in people else "medium", name) for seat, name in enumerate(NAMES))
    return Record(game="bela4", rules=Rules(), players=players, seed="a table with a session")


def table_of(
    play: Play, session: Session, people: frozenset[int] = frozenset({0}), house: House | None = None
) -> Table:
    made: list[TableScene] = []

    def first(desk: Desk) -> TableScene:
        made.append(table_at(desk, session, NAMES, viewer=min(people), people=people, house=house))
        return made[0]

    driver = play(first, speed="quick")
    driver.pace(0.05)
    return Table(driver, made[0])


def answer(at: Table) -> None:
    controls = eyes(at.scene)
    if controls.spread is not None:
        at.type("k")
    elif controls.prompt is not None:
        at.type(controls.prompt.offers[0].key)
    else:
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)


def until_tricks(at: Table, count: int) -> None:
    while at.own_turn() and len(at.scene.model.view.tricks) < count:
        answer(at)


def test_u_takes_the_last_decision_back(play: Play) -> None:
    at = table_of(play, session_of(fresh_record()))
    until_tricks(at, 1)
    held = at.scene.model.view.hand
    if len(at.scene.model.view.choices.playable) == 1:
        answer(at)
        at.own_turn()
        held = at.scene.model.view.hand
    answer(at)
    at.own_turn()
    assert len(at.scene.model.view.hand) == len(held) - 1
    at.type("u")
    at.own_turn()
    assert at.scene.model.match.take_backs == 1
    assert len(at.scene.model.view.hand) >= len(held)
    say, number = at.driver.desk.say, len(at.scene.model.view.tricks) + 1
    assert eyes(at.scene).note == say("table.takenBack.trick", number=number), "it may be tricks ago"
    assert contents(at.scene.model.show.board)["hands"][0] == sorted(
        card.code for card in at.scene.model.view.hand
    )


def test_there_is_nothing_to_take_back_before_the_first_decision(play: Play) -> None:
    at = table_of(play, session_of(fresh_record()))
    at.own_turn()
    at.type("u")
    assert eyes(at.scene).note


def test_a_match_left_in_the_middle_of_a_trick_looks_the_same_afterwards(play: Play) -> None:
    at = table_of(play, session_of(fresh_record()))
    until_tricks(at, 2)
    before = contents(at.scene.model.show.board)
    record = at.scene.model.match.record()
    again = table_of(play, session_of(record))
    assert contents(again.scene.model.show.board) == before
    again.own_turn()
    assert again.scene.model.view == at.scene.model.view


def played_deal(rules: Rules, seed: str) -> View:
    match = Rehearsal(rules, seed)
    while not match.view(0).results:
        match.advance(None)
    return match.view(0)


@pytest.mark.parametrize("language", ["hr", "en"])
def test_the_sheet_tells_what_was_written(language: str) -> None:
    say = words(language)
    dashes = notes = 0
    for seed in "abcdefghijkl":
        view = played_deal(Rules(), seed)
        result = view.results[0]
        sheet = sheet_of(view, say, NAMES, is_fresh=True)
        assert tuple(column.total for column in sheet.columns) == view.scores
        assert [cell.figure for cell in sheet.rows[0].cells] == [
            "–" if side in result.dashes else str(result.written[side]) for side in (0, 1)
        ]
        assert sheet.rows[0].caller == result.contract.taker % 2
        assert sheet.tally is not None
        assert sheet.tally.heading
        count = count_of(result, view, say, NAMES)
        assert count.totals == result.totals
        assert sum(int(figure) for figure in count.lines[0].figures) == 162
        dashes += bool(result.dashes)
        notes += any(cell.note for cell in sheet.rows[0].cells)
    assert dashes
    assert notes


def test_the_seats_own_column_comes_first() -> None:
    match = Rehearsal(Rules(), "own column")
    while not match.view(1).results:
        match.advance(None)
    view = match.view(1)
    sheet = sheet_of(view, words("hr"), NAMES, is_fresh=False)
    assert [column.total for column in sheet.columns] == [view.scores[1], view.scores[0]]
    assert sheet.columns[0].names == "Ana · Joža"


def test_running_points_are_shown_only_to_whom_likes_them(play: Play) -> None:
    at = table_of(play, session_of(fresh_record()))
    until_tricks(at, 2)
    texts = {one.text for one in at.scene.studio.painter.easel.pen.written}
    assert not any(text.startswith("+") for text in texts)
    at.driver.change(shows_running_points=True)
    at.scene.is_stale = True
    at.driver.frames(2)
    texts = {one.text for one in at.scene.studio.painter.easel.pen.written}
    assert any(text.startswith("+") for text in texts)


def test_thoughts_of_computers_are_told_in_the_deal_only_where_that_is_wished(play: Play) -> None:
    at = table_of(play, session_of(fresh_record()))
    for _ in range(40):
        assert at.own_turn()
        if at.scene.model.view.tricks and at.scene.model.show.board.trick:
            break
        answer(at)
    say, asked = at.driver.desk.say, eyes(at.scene)
    at.type("w")
    assert asked.why_lines.known == (say("why.later"),)
    at.driver.frames(20)
    assert asked.why_lines.known == (say("why.later"),), "usually they are not even thought out again"
    at.type("w")
    at.driver.change(thoughts_after_deal=False)
    while asked.explained is not None:
        at.type("w")
    at.type("w")
    for _ in range(400):
        at.driver.frames()
        if asked.why_lines.is_headed:
            break
        time.sleep(0.005)
    lines = asked.why_lines
    assert lines.is_headed, "what it knew is told"
    assert len(lines.known) > 1
    assert lines.headline.startswith(NAMES[asked.explained.seat] if asked.explained is not None else "?")


def test_a_thought_is_found_in_the_record_by_what_was_done() -> None:
    mine, other = MakeCall(1, Word.PASS), MakeCall(2, Word.PASS)
    record = replace(fresh_record(), actions=(mine, other, Knock(3), mine, other))
    assert place_of(record, mine) == 3
    assert place_of(record, mine, later=1) == 0
    assert place_of(record, mine, later=2) is None
    assert place_of(record, MakeCall(0, Word.PASS)) is None
    assert (
        place_of(replace(record, actions=(Play_(1, card("7H"), says_belote=True),)), Play_(1, card("7H")))
        == 0
    )


def test_nobody_is_asked_before_the_last_action_is_on_the_disk(play: Play) -> None:
    is_written = [False]
    house = House(may_go_on=lambda: is_written[0])
    at = table_of(play, session_of(fresh_record()), house=house)
    at.driver.frames(60)
    assert not eyes(at.scene).is_asked
    is_written[0] = True
    assert at.own_turn()
    is_written[0] = False
    length = at.scene.model.match.length
    answer(at)
    assert at.scene.model.match.length > length
    at.driver.frames(200)
    assert not eyes(at.scene).is_asked, "what he did last is being written"


def test_a_note_grows_old_in_the_turn_in_which_a_bubble_bursts(table: Callable[..., Table]) -> None:
    at = table(speed="instant")
    assert at.own_turn()
    at.driver.frames(80)
    at.scene.model.note.text, at.scene.model.note.left = "Said", NOTE
    at.scene.model.show.say(1, Knocked(), NOTE)
    at.scene.update(NOTE + 0.1)
    assert not at.scene.model.show.bubbles
    assert not eyes(at.scene).note
