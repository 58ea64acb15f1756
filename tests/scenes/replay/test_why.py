"""In a deal that is over every decision is explained in full, and says what its mind really weighed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.ai.decision import Decision
from game.cards.card import DECK
from game.records.record import Record, Seated
from game.rules.actions import MakeCall, Play
from game.rules.options.rules import Rules
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.preferences import DeckFace, Language, Preferences
from game.scenes.replay.scene import Replay
from game.scenes.score import ScoreSheet
from game.scenes.table.geometry.poses import poses_of
from game.scenes.table.picture.hint_view import HintLines, hint_picture
from game.scenes.table.scene import TableScene
from game.table import hindsight as past
from game.table.seating import players_of
from game.table.session import Session
from game.text.calls import capitalised
from game.text.cards import card_name
from game.text.catalogue import words
from game.ui.pad_buttons import PadButton
from game.variants.catalogue import GAMES
from tests.scenes.driver import Driver, PlainDoors
from tests.scenes.driver import Play as Opened
from tests.scenes.hands import plug_in
from tests.scenes.table.eyes import table_at

NAMES = ("Mara", "Ana", "Zlata", "Joža")
PATIENCE = 60.0
Begin = Callable[..., Driver]


def played(game: str, *minds: str) -> Record:
    rules = GAMES[game].rules
    seated = tuple(Seated(mind, name) for mind, name in zip(minds, NAMES, strict=False))
    record = Record(game=game, rules=rules, players=seated, seed="why")
    session = Session(record, players_of(record, "why"), hold_between_deals=True)
    while not session.is_held:
        session.advance()
    return session.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return played("bela4", "hard", "medium", "easy", "medium")


@pytest.fixture
def opened(play: Opened) -> Begin:
    def begin(record: Record, **window: object) -> Driver:
        driver = play(PlainDoors().saved_match, speed="instant", **window)  # type: ignore[arg-type]
        driver.loop.stack.push(Replay(driver.desk, record))
        driver.frames(2)
        return driver

    return begin


def scene(driver: Driver) -> Replay:
    assert isinstance(driver.top, Replay)
    return driver.top


def note(driver: Driver) -> HintLines | None:
    """What is written about the last action."""
    return scene(driver).why.lines(scene(driver).sight)


def is_thinking(driver: Driver) -> bool:
    """Whether the note is still to come."""
    return scene(driver).why.is_thinking(scene(driver).sight.place)


def told(driver: Driver) -> HintLines:
    end = time.monotonic() + PATIENCE
    driver.frames(2)
    while is_thinking(driver) and time.monotonic() < end:
        time.sleep(0.005)
        driver.frames()
    lines = note(driver)
    assert lines is not None
    return lines


def step_of(driver: Driver, seat: int, kind: type = Play, choices: int = 2) -> int:
    """A step in which the seat had a choice."""
    moments = scene(driver).deal.moments
    for step, moment in enumerate(moments):
        action = scene(driver).record.actions[moment.place - 1]
        if moment.actor == seat and isinstance(action, kind):
            offered = view_for(moments[step - 1].state, seat).choices
            if max(len(offered.cards), len(offered.calls)) >= choices:
                return step
    raise AssertionError("the seat never had a choice")


def test_a_searching_computer_shows_its_numbers(opened: Begin, record: Record) -> None:
    driver = opened(record)
    scene(driver).go_to(step_of(driver, 0))
    driver.key(pygame.K_w)
    lines = told(driver)
    found = past.hindsight(record, scene(driver).sight.place - 1)
    assert found is not None
    assert lines.headline.startswith("Mara: ")
    assert lines.title == "Zašto?"
    assert len(lines.rows) == min(3, len(found.decision.candidates)) >= 2
    assert lines.headline.endswith(lines.rows[0][0])
    assert str(found.decision.worlds) in lines.deals
    assert lines.why.endswith(".")
    assert lines.why != words("hr")("why.changed", done=lines.rows[0][0])


def test_a_computer_of_rules_gives_its_reason_without_numbers(opened: Begin, record: Record) -> None:
    driver = opened(record)
    driver.key(pygame.K_w)
    for kind in (Play, MakeCall):
        scene(driver).go_to(step_of(driver, 1, kind))
        lines = told(driver)
        assert lines.why.endswith(".")
        assert not lines.rows
        assert not lines.deals


def test_it_follows_the_steps_until_it_is_switched_off(opened: Begin, record: Record) -> None:
    driver = opened(record)
    scene(driver).go_to(step_of(driver, 1))
    driver.key(pygame.K_w)
    first = told(driver)
    driver.key(pygame.K_RIGHT)
    assert told(driver).headline != first.headline
    driver.key(pygame.K_LEFT)
    assert told(driver) == first
    driver.key(pygame.K_RIGHT)
    told(driver)
    scene(driver).go_to(0)
    scene(driver).go_to(step_of(driver, 1))
    assert note(driver) == first, "what is known is told before the next turn of the loop"
    driver.key(pygame.K_w)
    driver.key(pygame.K_w)
    assert note(driver) == first
    driver.key(pygame.K_w)
    assert note(driver) is None


def test_the_button_does_the_same_and_shines(opened: Begin, record: Record) -> None:
    driver = opened(record)
    scene(driver).go_to(step_of(driver, 2))
    driver.click(scene(driver).focus["why.ask"].box)
    assert told(driver).headline.startswith("Zlata: ")
    assert scene(driver).focus["why.ask"].is_main  # type: ignore[attr-defined]
    driver.click(scene(driver).focus["why.ask"].box)
    assert note(driver) is None


def test_the_button_names_the_key_that_is_set(opened: Begin, record: Record) -> None:
    driver = opened(record, language="en", likes=Preferences(keys={"why": "q"}))
    assert scene(driver).focus["why.ask"].label == "Why? (Q)"  # type: ignore[attr-defined]
    before = scene(driver).shown.step
    driver.key(pygame.K_w)
    assert (scene(driver).why.is_on, scene(driver).shown.step) == (False, before)
    driver.key(pygame.K_q)
    assert scene(driver).why.is_on
    (pad,) = plug_in(driver)
    pad.press(PadButton.RIGHT)
    driver.frames(2)
    assert scene(driver).focus["why.ask"].label == "Why? (RT)"  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", list(Language))
def test_a_key_with_a_long_name_leaves_the_button_its_word(
    opened: Begin, record: Record, language: Language
) -> None:
    likes = Preferences(keys={"why": "left shift"})
    driver = opened(record, size=(800, 600), language=language, likes=likes)
    driver.settle()
    label = scene(driver).focus["why.ask"].label  # type: ignore[attr-defined]
    (button,) = [one for one in driver.written if one.text == label]
    assert not button.is_cut
    assert label.startswith(driver.desk.say("why.title"))


def test_chance_is_not_asked_why(opened: Begin, record: Record) -> None:
    driver = opened(record)
    driver.key(pygame.K_w)
    driver.frames(3)
    assert scene(driver).shown.step == 0
    assert note(driver) is None


def test_a_person_hears_what_the_strongest_would_have_done(opened: Begin, record: Record) -> None:
    driver = opened(record)
    step = step_of(driver, 1)
    place = scene(driver).deal.moments[step].place - 1
    at = past.hindsight(record, place)
    assert at is not None
    with_person = replace(record, players=(*record.players[:1], Seated(), *record.players[2:]))
    best = past.hindsight(with_person, place)
    assert best is not None
    assert best.is_person
    other = next(card for card in at.view.choices.cards if Play(1, card) != best.decision.action)
    actions = (*record.actions[:place], Play(1, other))
    people = (record.players[0], Seated(name="Ana"), *record.players[2:])
    shown = replace(record, players=people, actions=actions)
    driver.loop.stack.push(Replay(driver.desk, shown, may_go_on=False))
    scene(driver).go_to(len(scene(driver).deal.moments) - 1)
    driver.key(pygame.K_w)
    lines = told(driver)
    assert lines.why.startswith("Najjači bi igrač ovdje odabrao: ")
    assert lines.headline.split(": ")[1] in {name for name, _ in lines.rows}
    assert lines.rows[0][0] in lines.why


def test_another_version_of_the_computer_is_owned_up_to(opened: Begin, record: Record) -> None:
    driver = opened(record)
    step = step_of(driver, 1)
    place = scene(driver).deal.moments[step].place - 1
    at = past.hindsight(record, place)
    assert at is not None
    other = next(card for card in at.view.choices.cards if Play(1, card) != at.done)
    changed = replace(record, actions=(*record.actions[:place], Play(1, other)))
    driver.loop.stack.push(Replay(driver.desk, changed, may_go_on=False))
    scene(driver).go_to(len(scene(driver).deal.moments) - 1)
    driver.key(pygame.K_w)
    lines = told(driver)
    assert lines.why == words("hr")("why.changed", done=lines.headline.split(": ")[1])


class Slow:
    """Thinks until it may end, and fails then."""

    def __init__(self) -> None:
        self.may_end = threading.Event()

    def decide(self, view: View, seed: int) -> Decision:
        assert self.may_end.wait(PATIENCE)
        raise ArithmeticError


def test_it_never_makes_a_frame_wait_and_survives_a_mind_that_fails(
    opened: Begin, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = opened(record)
    scene(driver).go_to(step_of(driver, 1))
    slow = Slow()
    monkeypatch.setattr(past, "minds_of", lambda _: (slow,) * 4)
    driver.key(pygame.K_w)
    driver.frames(3)
    assert is_thinking(driver)
    slow.may_end.set()
    lines = note(driver)
    assert lines is not None
    assert lines.headline.startswith("Ana: ")
    assert told(driver).why == words("hr")("why.silent")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("size", "language"),
    [
        *(((800, 600), language.value) for language in Language),
        ((1280, 720), "de"),
        ((2560, 1440), "pl"),
    ],
)
def test_every_word_fits(opened: Begin, record: Record, size: tuple[int, int], language: str) -> None:
    driver = opened(record, size=size, language=language, likes=Preferences(deck=DeckFace.HUNGARIAN))
    driver.settle()
    (button,) = [one for one in driver.written if one.text == driver.desk.say("why.ask", key="W")]
    assert not button.is_cut
    say, deck, easel = driver.desk.say, scene(driver).deck, scene(driver).painter.easel
    card = max((capitalised(card_name(say, card, deck)) for card in DECK), key=len)
    for why in (say("why.changed", done=card), say("why.person", best=card), say("why.silent")):
        easel.pen.forget()
        lines = HintLines(
            title=say("why.title"),
            headline=say("why.did", name="Hubertina", done=card),
            why=why,
            rows=((card, "+88,8 ± 0,9"),) * 4,
            deals=say("known.deals", number=400),
            is_headed=True,
        )
        room = scene(driver).why.room(scene(driver).sight, lines)
        picture = hint_picture(easel, scene(driver).layout, lines, room)
        assert picture.surface.height <= room.h + 1
        assert any(one.text == lines.deals for one in easel.pen.written)
        for one in easel.pen.written:
            assert not one.is_cut, one.text
            assert one.box.encloses(one.inked, slack=1.5), one.text


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize(("game", "language"), [("bela3", "fr"), ("bela4", "de")])
def test_no_open_card_is_covered_nor_whoever_acted(
    opened: Begin, game: str, language: str, size: tuple[int, int]
) -> None:
    minds = ("hard", "medium", "easy", "medium")[: GAMES[game].rules.players]
    likes = Preferences(deck=DeckFace.HUNGARIAN)
    driver = opened(played(game, *minds), size=size, language=language, likes=likes)
    replay = scene(driver)
    layout, say = replay.layout, driver.desk.say
    words_of = HintLines(
        say("why.title"),
        say("why.did", name=NAMES[1], done=capitalised(card_name(say, DECK[0], replay.deck))),
        say("why.silent"),
        known=(say("known.deals", number=24), say("why.later")),
    )
    seen = 0
    for place in range(1, 16):
        replay.go_to(place)
        board = replay.shown.show.board
        box = replay.why.room(replay.sight, words_of).inset(1)
        assert layout.page.area.encloses(box)
        assert not box.overlaps(layout.hand_zone)
        for token, pose in poses_of(board, layout).items():
            is_open = token.face is not None and pose.turn > 0  # a talon lies face down, known or not
            if is_open and token not in board.hands[board.viewer]:
                seen += 1
                assert not box.overlaps(pose.bounds), (place, token)
        if replay.sight.actor is not None:
            assert not box.overlaps(layout.person(replay.painter.place(replay.sight.actor, board)))
    assert seen > 100


def test_from_the_sheet_after_a_deal_the_way_leads_here_and_back(play: Opened) -> None:
    record = Record(game="bela4", rules=Rules(), players=(Seated("easy"),) * 4, seed="why")
    session = Session(record, players_of(record, "why"), hold_between_deals=True)
    driver = play(lambda desk: table_at(desk, session, NAMES), speed="instant")
    driver.pace(0.05)
    for _ in range(2000):
        driver.frames()
        if isinstance(driver.top, ScoreSheet):
            break
        if isinstance(driver.top, TableScene) and driver.top.motion.director.waits_for_press:
            driver.key(pygame.K_F5)
    sheet = driver.top
    assert isinstance(sheet, ScoreSheet)
    driver.settle()
    driver.key(pygame.K_w)
    assert scene(driver).record == session.record()
    assert scene(driver).deal.result is not None
    driver.key(pygame.K_ESCAPE)
    assert driver.top is sheet
    driver.settle()
    driver.click(sheet.focus["look_back"].box)
    assert scene(driver).deal.number == 1
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, TableScene)
