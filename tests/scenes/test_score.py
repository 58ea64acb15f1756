"""The sheet is written, finished by a first press, and put away by a second."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.scenes.intents import Intent, SavedMatch
from game.scenes.preferences import Preferences, SheetLook
from game.scenes.scene import Pop
from game.scenes.score import ScoreSheet
from game.scenes.score_line import ScoreLine, moment_question
from game.scenes.sheet import Sheet, SheetCell, SheetColumn, SheetRow, Tally, TallyLine
from game.text.catalogue import LANGUAGES
from game.ui.layout import Rect
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.hands import plug_in


def row(us: str, them: str, *, us_note: str = "", them_note: str = "", caller: int = 0) -> SheetRow:
    cells = (SheetCell(figure=us, note=us_note), SheetCell(figure=them, note=them_note))
    return SheetRow(cells=cells, caller=caller)


SHEET = Sheet(
    columns=(
        SheetColumn(head="Mi", names="Ti i Zlata", total=354),
        SheetColumn(head="Vi", names="Ana i Joža", total=242),
    ),
    rows=(
        row("102", "60", us_note="bela"),
        row("–", "182", them_note="zvanja 20"),
        row("252", "–", us_note="štiglja", caller=1),
    ),
    verdict="Pali su.",
    is_fresh=True,
)
TALLY = Tally(
    heading="Pali su: 60 od 182.",
    names=("Mi", "Vi"),
    lines=(TallyLine("Karte", ("50", "102")), TallyLine("Upisano", ("–", "182"), is_sum=True)),
)


class OverTable:
    """Opens a sheet over a plain table."""

    def __init__(
        self,
        play: Play,
        sheet: Sheet = SHEET,
        *,
        free: float = 1.0,
        size: tuple[int, int] = (1280, 720),
        speed: str = "normal",
    ) -> None:
        self.driver = play(lambda desk: desk.doors.new_match(desk), size=size, speed=speed)
        self.table = self.driver.top
        self.driver.frames()
        self.driver.loop.stack.push(ScoreSheet(self.driver.desk, sheet, free=free))
        self.driver.frames()

    @property
    def is_open(self) -> bool:
        return isinstance(self.driver.top, ScoreSheet)


PRESSES = [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_s, pygame.K_q]


@pytest.mark.parametrize("key", PRESSES)
def test_any_key_finishes_and_another_goes_on(play: Play, key: int) -> None:
    over = OverTable(play)
    assert over.driver.top.is_moving
    over.driver.key(key)
    assert over.is_open
    over.driver.settle(3)
    over.driver.key(key)
    assert over.driver.top is over.table
    assert pygame.KEYDOWN not in over.table.events, "no press of these was for the table"


def test_a_digit_that_was_meant_for_a_card_deals_nothing_on(play: Play) -> None:
    over = OverTable(play)
    for _ in range(3):
        over.driver.key(pygame.K_1)
        over.driver.settle(3)
    assert over.is_open
    assert not over.driver.top.is_moving, "the first has finished the writing"
    over.driver.key(pygame.K_RETURN)
    assert not over.is_open


def test_clicks_do_the_same(play: Play) -> None:
    over = OverTable(play)
    over.driver.press((5, 5))
    over.driver.release((5, 5))
    assert over.is_open
    over.driver.press((5, 5))
    assert not over.is_open


def test_a_shift_key_alone_is_no_press(play: Play) -> None:
    over = OverTable(play)
    over.driver.settle()
    over.driver.key(pygame.K_LSHIFT)
    assert over.is_open


def test_the_figures_are_heard(play: Play) -> None:
    over = OverTable(play)
    over.driver.settle()
    assert over.driver.desk.sounds.played.count("score_tick") >= 6


def test_the_instant_speed_writes_at_once(play: Play) -> None:
    over = OverTable(play, speed="instant")
    over.driver.settle(3)
    over.driver.key(pygame.K_RETURN)
    assert not over.is_open


def test_the_verdict_comes_last(play: Play) -> None:
    over = OverTable(play)
    assert not any(written.text == "Pali su." for written in over.driver.written)
    over.driver.settle()
    assert any(written.text == "Pali su." for written in over.driver.written)


def test_an_old_sheet_is_not_written_again(play: Play) -> None:
    over = OverTable(play, replace(SHEET, is_fresh=False))
    over.driver.settle(20)
    over.driver.key(pygame.K_RETURN)
    assert not over.is_open


def test_a_long_match_shows_its_end_and_scrolls_to_its_beginning(play: Play) -> None:
    over = OverTable(play, replace(SHEET, rows=SHEET.rows * 9, is_fresh=False), size=(800, 600))
    over.driver.settle()
    assert "27." in {written.text for written in over.driver.written}
    assert "1." not in {written.text for written in over.driver.written}
    for _ in range(4):
        over.driver.key(pygame.K_PAGEUP)
    over.driver.settle()
    assert "1." in {written.text for written in over.driver.written}
    over.driver.post(pygame.MOUSEWHEEL, x=0, y=-30, flipped=False)
    assert "27." in {written.text for written in over.driver.written}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440), (2560, 1080)])
def test_asked_for_during_a_deal_it_leaves_the_hand_alone(play: Play, size: tuple[int, int]) -> None:
    over = OverTable(play, replace(SHEET, is_fresh=False), size=size, free=0.66)
    over.driver.settle()
    sheet = over.driver.top
    assert sheet.paper_box.bottom < size[1] * 0.66
    assert all(widget.box.bottom < size[1] * 0.66 for widget in sheet.focus.widgets)


def test_resizing_while_it_writes_finishes_it(play: Play) -> None:
    over = OverTable(play)
    over.driver.resize(900, 640)
    over.driver.settle(3)
    assert over.is_open


def test_the_count_of_the_deal_lies_beside_the_sheet(play: Play) -> None:
    over = OverTable(play, replace(SHEET, tally=TALLY), size=(800, 600))
    over.driver.settle()
    texts = {written.text for written in over.driver.written}
    assert {"Pali su: 60 od 182.", "Karte", "Upisano", "102"} <= texts
    sheet = over.driver.top
    assert not sheet.slip_box.overlaps(sheet.paper_box)
    assert sheet.slip_box.x >= 0
    assert sheet.paper_box.right <= 800


def test_three_columns_have_room(play: Play) -> None:
    cells = tuple(SheetCell(figure="126", note="50 bela", is_boxed=place == 1) for place in range(3))
    columns = tuple(SheetColumn(head=name[0], names=name, total=572) for name in ("Ti", "Ana", "Zlata"))
    sheet = Sheet(columns=columns, rows=(SheetRow(cells=cells, caller=2),) * 12, target=701)
    over = OverTable(play, sheet, size=(800, 600))
    over.driver.settle()
    assert not any(written.is_cut for written in over.driver.written)
    assert [written.text for written in over.driver.written].count("Zlata") == 1


# --- the line below -----------------------------------------------------------------------------------


class FoundMoment(ScoreLine):
    """A moment that is found after a second."""

    leads_on = True

    def __init__(self, driver: Driver) -> None:
        self.waited = 0.0
        self.is_closed = False
        super().__init__(lambda: driver.desk.say("moment.look") if self.waited >= 1 else "")

    def pass_time(self, seconds: float) -> bool:
        before, self.waited = self.waited, self.waited + seconds
        return before < 1 <= self.waited

    def open(self) -> Intent:
        return SavedMatch()

    def close(self) -> None:
        self.is_closed = True


def with_moment(play: Play, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, FoundMoment]:
    driver = play(lambda desk: desk.doors.new_match(desk), size=size, speed="instant")
    line = FoundMoment(driver)
    driver.loop.stack.push(ScoreSheet(driver.desk, SHEET, line=line))
    driver.frames(5)
    return driver, line


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_moment_is_offered_as_soon_as_it_is_found_and_opened_when_wanted(play: Play, by: str) -> None:
    driver, line = with_moment(play)
    question = driver.desk.say("moment.look")
    assert question not in {written.text for written in driver.written}
    driver.frames(70)
    inked = next(written.inked for written in driver.written if written.text == question)
    if by == "key":
        driver.key(pygame.K_v)
    else:
        driver.click(inked)
    assert isinstance(driver.top, PlainTable)
    assert driver.top.name == "saved"
    driver.loop.stack.fold(Pop())
    assert isinstance(driver.top, ScoreSheet), "back at the sheet"
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert line.is_closed


def test_the_question_names_the_key_that_is_set(play: Play) -> None:
    driver, _ = with_moment(play)
    assert moment_question(driver.desk) == f"{driver.desk.say('moment.look')} (V)"
    driver.change(keys={"moment": "k"})
    assert moment_question(driver.desk) == f"{driver.desk.say('moment.look')} (K)"
    driver.frames(70)
    driver.key(pygame.K_k)
    assert isinstance(driver.top, PlainTable)


def to_look_back(play: Play, **keys: str) -> Driver:
    driver = play(lambda desk: desk.doors.new_match(desk), language="en", likes=Preferences(keys=keys))
    desk = driver.desk
    sheet = ScoreSheet(desk, SHEET, look_back=SavedMatch())
    driver.loop.stack.push(sheet)
    driver.settle()
    return driver


def button_of(driver: Driver) -> str:
    assert isinstance(driver.top, ScoreSheet)
    return driver.top.focus["look_back"].label  # type: ignore[attr-defined,no-any-return]


def test_the_look_back_names_the_key_that_is_set_and_has_it(play: Play) -> None:
    driver = to_look_back(play)
    assert button_of(driver) == "Look back (W)"
    driver.key(pygame.K_w)
    assert isinstance(driver.top, PlainTable)
    assert driver.top.name == "saved"


@pytest.mark.parametrize(("keys", "key"), [({"why": "q"}, "q"), ({"why": "h", "hint": "w"}, "h")])
def test_the_key_it_had_does_not_deal_on(play: Play, keys: dict[str, str], key: str) -> None:
    driver = to_look_back(play, **keys)
    assert button_of(driver) == f"Look back ({key.upper()})"
    driver.key(pygame.K_w)
    assert isinstance(driver.top, ScoreSheet), "who presses it from habit wants to look"
    driver.key(pygame.key.key_code(key))
    assert isinstance(driver.top, PlainTable)
    assert driver.top.name == "saved"


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["w", "backspace", "left shift"])
def test_the_name_of_any_key_has_room_on_the_look_back(play: Play, language: str, key: str) -> None:
    likes = Preferences(keys={"why": key})
    driver = play(lambda desk: desk.doors.new_match(desk), size=(800, 600), language=language, likes=likes)
    desk = driver.desk
    driver.loop.stack.push(ScoreSheet(desk, SHEET, look_back=SavedMatch()))
    driver.settle()
    (written,) = [one for one in driver.written if one.text == button_of(driver)]
    assert not written.is_cut


def test_whoever_takes_a_controller_sees_its_sign_on_the_look_back(play: Play) -> None:
    driver = to_look_back(play)
    (pad,) = plug_in(driver)
    pad.press(PadButton.RIGHT)
    driver.settle()
    assert button_of(driver) == "Look back (RT)"


def test_before_there_is_a_moment_its_key_only_goes_on(play: Play) -> None:
    driver, line = with_moment(play)
    driver.key(pygame.K_v)
    driver.frames(2)
    assert line.is_closed
    assert isinstance(driver.top, PlainTable)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
def test_the_line_has_its_own_room(play: Play, size: tuple[int, int]) -> None:
    driver, _ = with_moment(play, size)
    driver.frames(70)
    sheet = driver.top
    assert isinstance(sheet, ScoreSheet)
    boxes = [widget.box for widget in sheet.focus.widgets]
    assert len(boxes) == 2
    assert not boxes[0].overlaps(boxes[1])
    assert all(Rect(0, 0, *size).encloses(box) and box.h >= 44 * 0.75 for box in boxes)


@pytest.mark.parametrize("look", SheetLook)
@pytest.mark.parametrize("language", LANGUAGES)
def test_by_hand_or_in_print(play: Play, language: str, look: SheetLook) -> None:
    """By hand the figures are strokes, in print they are words like all others, and both have their room."""
    driver = play(
        lambda desk: ScoreSheet(desk, replace(SHEET, tally=TALLY)),
        size=(800, 600),
        language=language,
        speed="instant",
        likes=Preferences(sheet_look=look),
    )
    driver.settle()
    texts = {written.text for written in driver.written}
    assert {"Ti i Zlata", "Pali su."} <= texts
    assert ("252" in texts) is (look is SheetLook.PLAIN)
    assert all(not written.is_cut and written.px >= 11 for written in driver.written)


def test_paper_and_print_are_two_pictures(play: Play) -> None:
    driver = play(lambda desk: ScoreSheet(desk, SHEET), speed="instant")
    driver.settle()
    paper = pygame.image.tobytes(driver.picture(), "RGB")
    driver.change(sheet_look=SheetLook.PLAIN)
    driver.top.entered()
    driver.settle()
    assert pygame.image.tobytes(driver.picture(), "RGB") != paper
