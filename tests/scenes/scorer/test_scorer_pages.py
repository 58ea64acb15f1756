"""An evening is written with the keyboard, the mouse or a controller, and stays when the program ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.past import Past
from game.app.sheets import FileSheets
from game.rules.auction import course_of
from game.rules.call import GENERALE_GOAL, Word
from game.rules.contract import Trumps
from game.rules.options.auction import Step
from game.scenes.desk import Desk
from game.scenes.history.match_list import MATCH
from game.scenes.preferences import Language, Preferences, Speed
from game.scenes.scene import Scene
from game.scenes.score import ScoreSheet
from game.scenes.scorer import begin
from game.scenes.scorer.begin import NewSheet
from game.scenes.scorer.draft import Draft
from game.scenes.scorer.intents import OpenNewSheet, OpenSheets
from game.scenes.scorer.sheet import RealSheet
from game.scenes.scorer.sheets import RealSheets
from game.scenes.scorer.telling import Telling
from game.scenes.scorer.words import nameless
from game.scenes.title import Title
from game.table.real_match import RealMatch
from game.table.scorer import Ending, Told
from game.table.scorer_text import sheets_of, text_of_sheets
from game.text.catalogue import LANGUAGES, words
from game.ui.cell import Cell
from game.ui.pad_buttons import PadButton
from game.ui.picker import Picker
from game.variants.applicable import undealt
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, rules_of_club
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.hands import plug_in
from tests.scenes.opened import opening
from tests.scenes.scorer import kitchen


def focus_name(driver: Driver) -> str:
    current = driver.top.focus.current  # type: ignore[attr-defined]
    return current.name if current is not None else ""


def opened(play: Play, first: Callable[[Desk], Scene], **more: object) -> Driver:
    driver = play(lambda desk: PlainTable(desk, "below"), speed="instant", **more)  # type: ignore[arg-type]
    driver.loop.stack.push(first(driver.desk))
    driver.settle()
    return driver


def click(driver: Driver, name: str, option: str | None = None) -> None:
    """Press a widget, or one option of a choice."""
    widget = driver.top.focus[name]  # type: ignore[attr-defined]
    box = widget.box
    if option is not None:
        values = [value for value, _ in widget.options]
        box = widget.cells()[values.index(option)]
    driver.click(box)
    driver.settle()


def test_from_the_title_to_a_written_deal_with_the_mouse_alone(play: Play) -> None:
    driver = play(Title, language="en", speed="instant")
    driver.settle()
    click(driver, "title.scorer")
    assert isinstance(driver.top, RealSheets)
    click(driver, "scorer.new")
    assert isinstance(driver.top, NewSheet)
    click(driver, "scorer.begin")
    assert isinstance(driver.top, RealSheet)
    click(driver, "scorer.tell")
    assert isinstance(driver.top, Telling)
    click(driver, "taker", "1")
    click(driver, "trumps", "H")
    for key in ("key.1", "key.0", "key.2"):
        click(driver, key)
    click(driver, "declared.1")
    for key in ("key.50", "key.bela"):
        click(driver, key)
    assert "Us 102 · Them 130" in driver.top.preview()
    click(driver, "tell.write")
    assert isinstance(driver.top, ScoreSheet)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert isinstance(driver.top, RealSheet)
    (match,) = driver.desk.kept.sheets.things
    assert match.told == (
        Told(taker=1, trumps=Trumps.HEARTS, cards=(102, 60), declared=((), (50,)), belotes=(0, 1)),
    )
    assert match.standing().scores == (102, 130)


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_deal_that_is_half_told_waits_for_its_rest(play: Play, way: str) -> None:
    """Whoever looks something up on the sheet has not typed in vain; the next deal begins with nothing."""
    driver = opened(play, kitchen.sheet(kitchen.BELA), language="en")
    click(driver, "scorer.tell")
    click(driver, "taker", "1")
    click(driver, "trumps", "D")
    driver.type("10")
    if way == "key":
        driver.key(pygame.K_ESCAPE)
        driver.settle()
    else:
        click(driver, "tell.back")
    assert isinstance(driver.top, RealSheet)
    assert driver.desk.kept.sheets.things[0] == kitchen.BELA
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    assert (page.draft.taker, page.draft.trumps, page.draft.figure(0)) == (1, Trumps.DIAMONDS, "10")
    driver.type("90")
    assert page.draft.figure(0) == "90", "who comes back types a figure anew"
    click(driver, "tell.write")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert driver.desk.kept.sheets.things[0].told[-1] == Told(taker=1, trumps=Trumps.DIAMONDS, cards=(90, 72))
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    assert (page.draft.taker, page.draft.trumps, page.draft.figure(0)) == (None, None, "")


def test_so_it_does_when_the_sheet_itself_is_left(play: Play) -> None:
    """Even before its first line, so that the sheet is not dropped; each sheet has a deal of its own."""
    empty = replace(kitchen.BELA, told=())
    other = replace(kitchen.BELA, begun="2026-11-01 20:00")

    def listed(desk: Desk) -> Scene:
        desk.kept.sheets.put((empty, other))
        return RealSheets(desk, desk.kept.sheets)

    driver = opened(play, listed, language="en")

    def figure_of(place: int, typed: str = "") -> str:
        """What stands in the half-told deal of that sheet; then type, and leave the deal and the sheet."""
        click(driver, f"{MATCH}{place}")
        click(driver, "scorer.tell")
        page = driver.top
        assert isinstance(page, Telling)
        figure = page.draft.figure(0)
        driver.type(typed)
        for _ in range(2):
            driver.key(pygame.K_ESCAPE)
            driver.settle()
        assert isinstance(driver.top, RealSheets)
        return figure

    assert not figure_of(0, "10")
    assert driver.desk.kept.sheets.things == (empty, other)
    assert not figure_of(1)
    assert driver.desk.kept.sheets.things == (other, empty)
    assert figure_of(1, "0") == "10"
    assert figure_of(0) == "0"


def test_a_new_sheet_has_nothing_of_one_begun_in_the_same_minute(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(begin, "now", lambda: "2026-11-28 00:56:10")
    driver = opened(play, opening(OpenSheets()), language="en")
    for typed in ("10", ""):
        click(driver, "scorer.new")
        click(driver, "scorer.begin")
        click(driver, "scorer.tell")
        page = driver.top
        assert isinstance(page, Telling)
        assert page.draft.figure(0) == ""
        driver.type(typed)
        for _ in range(2):
            driver.key(pygame.K_ESCAPE)
            driver.settle()
    assert len(driver.desk.kept.sheets.things) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_suit_that_does_not_matter_is_not_asked_for(play: Play, language: str) -> None:
    """Paper has no trumps: the other side's points and the line follow from the taker and one figure."""
    driver = opened(play, kitchen.sheet(kitchen.BELA), language=language, size=(800, 600))
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    driver.type("102")
    assert (page.draft.figure(1), page.draft.is_typed(1)) == ("60", False)
    click(driver, "taker", "0")
    assert "102" in page.preview()
    before = kitchen.BELA.standing().scores
    assert f"{before[0] + 102} : {before[1] + 60}" in page.preview()
    click(driver, "tell.write")
    driver.key(pygame.K_RETURN)
    driver.settle()
    match = driver.desk.kept.sheets.things[0]
    assert match.told[-1] == Told(taker=0, cards=(102, 60))
    assert sheets_of(text_of_sheets((match,))) == (match,)


def test_a_suit_that_was_told_can_be_taken_back(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BELA), language="en")
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    click(driver, "trumps", "H")
    assert page.draft.trumps is Trumps.HEARTS
    click(driver, "trumps", "")
    assert page.draft.trumps is None


def test_where_no_trumps_can_be_called_it_is_asked(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language="en")
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    driver.type("100")
    click(driver, "taker", "0")
    assert page.draft.figure(1) == "", "nobody knows how many points there are"
    assert page.preview() == driver.desk.say("scorer.bad.call")
    click(driver, "trumps", "NT")
    assert page.draft.figure(1) == "30"


@pytest.mark.parametrize(("theirs", "trumps"), [("62", None), ("30", Trumps.NONE), ("158", Trumps.ALL)])
def test_what_was_played_in_bulgaria_follows_from_the_points(
    play: Play, theirs: str, trumps: Trumps | None
) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language="en")
    click(driver, "scorer.tell")
    page = driver.top
    assert isinstance(page, Telling)
    click(driver, "taker", "0")
    driver.type("100")
    click(driver, "cards.1")
    driver.type(theirs)
    assert (page.draft.figure(0), page.draft.figure(1)) == ("100", theirs)
    assert page.draft.complaint() is None
    assert page.focus["trumps"].value == ("" if trumps is None else trumps.value)  # type: ignore[attr-defined]
    click(driver, "tell.write")
    driver.key(pygame.K_RETURN)
    driver.settle()
    match = driver.desk.kept.sheets.things[0]
    assert (match.told[-1].trumps, match.told[-1].cards) == (trumps, (100, int(theirs)))
    assert sheets_of(text_of_sheets((match,))) == (match,)


def test_enter_after_a_figure_goes_on_in_the_cells_and_changes_no_answer(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language="en")
    driver.key(pygame.K_RETURN)
    driver.settle()
    page = driver.top
    assert isinstance(page, Telling)
    click(driver, "taker", "0")
    click(driver, "trumps", Trumps.NONE.value)
    driver.type("88")
    driver.key(pygame.K_RETURN)
    assert page.draft.trumps is Trumps.NONE
    assert (focus_name(driver), page.active) == ("cards.1", "cards.1")


def test_a_deal_is_told_with_the_keyboard_alone(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BELA), language="en")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert isinstance(driver.top, Telling)
    assert focus_name(driver) == "taker"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_DOWN)
    assert focus_name(driver) == "trumps"
    driver.key(pygame.K_LEFT)
    driver.type("81")
    draft = driver.top.draft
    assert (draft.figure(0), draft.figure(1), draft.is_typed(1)) == ("81", "81", False)
    driver.key(pygame.K_TAB)
    assert (focus_name(driver), driver.top.active) == ("cards.0", "cards.0")
    driver.key(pygame.K_RETURN)
    assert (focus_name(driver), driver.top.active) == ("cards.1", "cards.1")
    driver.key(pygame.K_TAB)
    assert (focus_name(driver), driver.top.active) == ("declared.0", "cards.1")
    driver.type("20")
    driver.type("200")
    driver.type("100")
    assert draft.declared[0] == [20, 200, 100]
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_b)
    assert (draft.declared[0], draft.belotes) == ([20, 200], [1, 0])
    for _ in range(40):
        if focus_name(driver) == "tell.write":
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert isinstance(driver.top, ScoreSheet)
    told = driver.desk.kept.sheets.things[0].told[-1]
    assert (told.taker, told.trumps, told.cards) == (0, Trumps.SPADES, (81, 81))


def test_a_deal_is_told_with_a_controller_alone(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.THREE), language="en")
    (pad,) = plug_in(driver)
    pad.press(PadButton.SOUTH)
    driver.settle()
    assert isinstance(driver.top, Telling)

    def go_to(name: str) -> None:
        for _ in range(60):
            if focus_name(driver) == name:
                return
            pad.press(PadButton.RIGHT_SHOULDER)
        raise AssertionError(name)

    go_to("taker")
    pad.press(PadButton.RIGHT)
    go_to("trumps")
    pad.press(PadButton.RIGHT)
    for cell, digits in (("cards.0", "90"), ("cards.1", "42")):
        go_to(cell)
        pad.press(PadButton.SOUTH)
        for digit in digits:
            go_to(f"key.{digit}")
            pad.press(PadButton.SOUTH)
    assert [driver.top.draft.figure(side) for side in range(3)] == ["90", "42", "30"]
    go_to("tell.write")
    pad.press(PadButton.SOUTH)
    driver.settle()
    assert driver.desk.kept.sheets.things[0].told[-1].cards == (90, 42, 30)


def test_figures_that_cannot_be_are_not_written_and_say_why(play: Play) -> None:
    driver = opened(play, kitchen.telling(kitchen.BELA), language="en")
    page = driver.top
    assert isinstance(page, Telling)
    assert page.preview() == "Who called?"
    click(driver, "taker", "0")
    click(driver, "trumps", "C")
    assert page.preview() == "How many card points? With the last trick from 0 to 162."
    driver.type("163")
    driver.settle()
    assert page.preview() == "How many card points? With the last trick from 0 to 162."
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_BACKSPACE)
    assert page.preview() == "No cards make exactly 1."
    assert not page.focus["tell.write"].is_enabled
    driver.key(pygame.K_BACKSPACE)
    driver.type("0")
    driver.settle()
    assert page.draft.lacking == {0}
    assert "Us – · Them 252" in page.preview()
    click(driver, "lacking", "")
    assert "Us – · Them 162" in page.preview()


def test_who_took_the_last_trick_is_asked_where_it_matters_and_only_of_those_with_tricks(play: Play) -> None:
    match = RealMatch(game="belote3_es", names=kitchen.NAMES[:3], options={})
    driver = opened(play, kitchen.telling(match), language="en")
    page = driver.top
    assert isinstance(page, Telling)
    click(driver, "taker", "1")
    click(driver, "trumps", "H")
    for side, digits in enumerate(("90", "60", "0")):
        click(driver, f"cards.{side}")
        driver.type(digits)
    driver.settle()
    assert page.preview() == "Who took the last trick?"
    assert not page.focus["tell.write"].is_enabled
    assert [value for value, _ in page.focus["last"].options] == ["0", "1"]  # type: ignore[attr-defined]
    click(driver, "last", "1")
    assert page.draft.complaint() is None
    click(driver, "lacking", "")
    assert page.draft.complaint() is None, "then it does not matter"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_took_the_tricks_of_a_generale_is_asked_and_decides(play: Play, language: str) -> None:
    match = RealMatch(game="coinche_fr", names=kitchen.NAMES, options={"generale": True})
    driver = opened(play, kitchen.telling(match), language=language, size=(800, 600))
    page = driver.top
    assert isinstance(page, Telling)
    for name, answer in (("taker", "0"), ("trumps", "H")):
        click(driver, name, answer)
    while page.draft.goal != GENERALE_GOAL:
        click(driver, "goal")
    assert "helped" not in page.draft.rows()
    click(driver, "cards.0")
    driver.type("162")
    driver.settle()
    assert " 752 " in page.preview()
    click(driver, "helped", "1")
    assert page.draft.told().has_helped
    assert " 752 " not in page.preview()
    assert "660" in page.preview()
    assert not any(written.is_cut for written in driver.written)
    click(driver, "cards.1")
    driver.type("10")
    driver.settle()
    assert "helped" not in page.draft.rows()
    assert not page.draft.told().has_helped


@pytest.mark.parametrize("ending", ["fault", "belot"])
def test_nobody_is_at_fault_or_a_winner_before_somebody_says_so(play: Play, ending: str) -> None:
    driver = opened(play, kitchen.telling(kitchen.BELA), language="en")
    page = driver.top
    assert isinstance(page, Telling)
    click(driver, "ending", ending)
    assert page.preview() == "Who was it?"
    assert not page.focus["tell.write"].is_enabled
    click(driver, "who", "1")
    assert page.draft.complaint() is None
    assert page.draft.told().who == 1


def test_several_belas_are_counted_in_their_cell(play: Play) -> None:
    told = Told(taker=1, trumps=Trumps.ALL, cards=(100, 158), declared=((), (200, 100, 50)), belotes=(1, 3))
    match = RealMatch(game="belot_bg", names=("",) * 4, options={}, told=(told,))
    driver = opened(play, kitchen.telling(match, 0), language="bg", size=(800, 600))
    cells = [driver.top.focus[f"declared.{side}"].text for side in (0, 1)]  # type: ignore[attr-defined]
    assert cells == ["белот", "200 + 100 + 50 + белот ×3"]
    assert not any(written.is_cut for written in driver.written)


def test_any_line_is_corrected_or_struck(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language="en")
    click(driver, "deal1")
    page = driver.top
    assert isinstance(page, Telling)
    assert page.draft.trumps is Trumps.NONE
    click(driver, "trumps", "AT")
    click(driver, "cards.0")
    for _ in range(3):
        driver.key(pygame.K_BACKSPACE)
    driver.type("200")
    driver.settle()
    click(driver, "tell.write")
    assert isinstance(driver.top, RealSheet)
    match = driver.desk.kept.sheets.things[0]
    assert (match.told[2].trumps, match.told[2].cards) == (Trumps.ALL, (200, 58))
    assert len(match.told) == 4
    click(driver, "deal0")
    click(driver, "tell.strike")
    assert [told.ending for told in driver.desk.kept.sheets.things[0].told] == [
        Ending.PASSED,
        Ending.PLAYED,
        Ending.PLAYED,
    ]
    click(driver, "scorer.passed")
    assert driver.desk.kept.sheets.things[0].told[-1].ending is Ending.PASSED


def test_a_deal_that_was_not_thrown_in_after_all_is_struck(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language="en")
    page = driver.top
    assert isinstance(page, RealSheet)
    dealer = page.standing.dealer
    names = {widget.name for widget in page.focus.widgets}
    assert "scorer.unpassed" not in names, "a deal that was played has its line"
    click(driver, "scorer.passed")
    click(driver, "scorer.passed")
    assert page.standing.dealer == (dealer + 2) % 4
    click(driver, "scorer.unpassed")
    click(driver, "scorer.unpassed")
    assert page.standing.dealer == dealer
    assert driver.desk.kept.sheets.things[0] == kitchen.BULGARIAN


def test_a_figure_that_is_there_gives_way_to_what_is_typed(play: Play) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BELA), language="en")
    click(driver, "deal0")
    page = driver.top
    assert isinstance(page, Telling)
    assert page.draft.figure(0) == "102"
    driver.type("90")
    assert (page.draft.figure(0), page.draft.figure(1)) == ("90", "72")
    click(driver, "cards.1")
    driver.type("8")
    click(driver, "cards.0")
    click(driver, "cards.1")
    driver.type("81")
    assert (page.draft.figure(0), page.draft.figure(1)) == ("81", "81")
    driver.key(pygame.K_BACKSPACE)
    driver.type("0")
    assert page.draft.figure(1) == "80", "who erases goes on with the rest"


def test_a_french_keyboard_types_figures_without_shift(play: Play) -> None:
    driver = opened(play, kitchen.telling(kitchen.BELA), language="fr")
    page = driver.top
    assert isinstance(page, Telling)
    for key, sign, scancode in ((0xE8, "è", pygame.KSCAN_7), (0xE0, "à", pygame.KSCAN_0)):
        driver.post(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=scancode)
    assert page.draft.figure(0) == "70"


def test_the_match_ends_when_the_rules_say_so(play: Play) -> None:
    over = RealMatch(
        game="bela4", names=kitchen.NAMES, options={"target": 301}, told=(kitchen.pair(120),) * 3
    )
    driver = opened(play, kitchen.sheet(over), language="en")
    page = driver.top
    assert isinstance(page, RealSheet)
    assert any(written.text == "Won by: Us" for written in driver.written)
    click(driver, "scorer.again")
    match = driver.desk.kept.sheets.things[0]
    assert (match.told, match.names, match.dealer) == ((), kitchen.NAMES, 3)
    count = len(driver.desk.kept.sheets.things)
    driver.key(pygame.K_ESCAPE)
    assert len(driver.desk.kept.sheets.things) == count - 1, "an empty sheet is not kept"


def test_everything_is_on_the_disk_after_each_entry(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "real-cards.json"

    def first(desk: Desk) -> Scene:
        desk.kept.sheets = FileSheets(file)
        desk.kept.sheets.put((kitchen.BELA,))
        return RealSheet(desk, desk.kept)

    driver = opened(play, first, language="en")
    driver.key(pygame.K_RETURN)
    driver.settle()
    click(driver, "taker", "0")
    click(driver, "trumps", "D")
    driver.type("100")
    click(driver, "tell.write")
    driver.desk.kept.sheets.close()
    assert FileSheets(file).things[0].told[-1].cards == (100, 62)


def test_a_new_sheet_has_its_game_names_and_dealer(play: Play) -> None:
    driver = opened(play, opening(OpenNewSheet()), language="hr")
    for _ in range(40):
        if focus_name(driver) == "game":
            break
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    click(driver, "name.0")
    driver.type("Ana")
    click(driver, "name.1")
    driver.type("Ivo")
    click(driver, "first")
    click(driver, "scorer.begin")
    (match,) = driver.desk.kept.sheets.things
    assert (match.game, match.names, match.dealer) == ("bela3", ("Ana", "Ivo", ""), 1)
    assert isinstance(driver.top, RealSheet)
    assert {"Ana", "Ivo", "C"} <= {written.text for written in driver.written}


def test_a_sheet_offers_all_rules_of_the_game_that_have_a_name(play: Play) -> None:
    likes = Preferences(
        game="bela3", has_chosen_game=True, language=Language.HR, house_rules={"bela3": {"target": 777}}
    )
    driver = opened(play, opening(OpenNewSheet()), likes=likes)
    seen = set()
    for _ in range(4):
        picker = driver.top.focus["rules"]  # type: ignore[attr-defined]
        assert isinstance(picker, Picker)
        seen.add(picker.value)
        if picker.value == "serbian":
            break
        driver.click(picker.ends()[1])
    assert seen == {"own", "usual", "letter", "serbian"}
    assert words("hr")("club.serbian") in {written.text for written in driver.written}
    assert driver.desk.preferences == replace(likes, speed=Speed.INSTANT), (
        "a sheet for real cards changes nothing of the program"
    )
    click(driver, "scorer.begin")
    (match,) = driver.desk.kept.sheets.things
    assert match.rules == rules_of_club(CLUBS["bela3"][0], GAMES["bela3"])


def test_enter_leads_through_the_names_to_the_button_that_begins(play: Play) -> None:
    driver = opened(play, opening(OpenNewSheet()), language="hr")
    click(driver, "name.0")
    for name in ("Ana", "Ivo", "Mara", "Joza"):
        driver.type(name)
        driver.key(pygame.K_RETURN)
    assert focus_name(driver) == "scorer.begin"
    driver.key(pygame.K_RETURN)
    driver.settle()
    (match,) = driver.desk.kept.sheets.things
    assert match.names == ("Ana", "Ivo", "Mara", "Joza")


def test_a_sheet_of_the_list_comes_to_its_top(play: Play) -> None:
    driver = opened(play, kitchen.sheets, language="en")
    click(driver, "match2")
    assert isinstance(driver.top, RealSheet)
    assert driver.top.match == kitchen.THREE
    assert driver.desk.kept.sheets.things[:3] == (kitchen.THREE, kitchen.BELA, kitchen.BULGARIAN)
    assert len(driver.desk.kept.sheets.things) == 12


@pytest.mark.parametrize("game", GAMES)
def test_every_game_asks_what_its_people_know(play: Play, game: str) -> None:
    players = GAMES[game].rules.players
    match = RealMatch(game=game, names=("",) * players, options={})
    driver = opened(play, kitchen.telling(match), language="fr")
    page = driver.top
    assert isinstance(page, Telling)
    rows = page.draft.rows()
    auction = GAMES[game].rules.auction
    assert ("goal" in rows) == bool(course_of(GAMES[game].rules).goals)
    assert ("contra" in rows) == auction.contra
    click(driver, "taker", "0")
    click(driver, "trumps", "H")
    if "goal" in rows:
        click(driver, "goal")
    figures = {4: ["100"], 3: ["60", "62"], 2: ["60", "50"]}[players]
    for side, digits in enumerate(figures):
        click(driver, f"cards.{side}")
        driver.type(digits)
    if players == 3 and undealt(GAMES[game].rules):
        click(driver, "cards.2")
        driver.type("30")
    driver.settle()
    assert page.draft.complaint() is None, page.preview()
    assert page.draft.told().cards[0] in {100, 60}


def test_a_game_with_its_own_ladder_of_doubling_is_asked_by_its_factors(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = GAMES["belot_bg"]
    auction = replace(variant.rules.auction, ladder=(Step(Word.CONTRA, 2), Step(Word.RECONTRA, 3)))
    own = replace(variant, rules=replace(variant.rules, auction=auction))
    monkeypatch.setitem(GAMES, "belot_bg", own)
    driver = opened(play, kitchen.telling(kitchen.BULGARIAN), language="en")
    labels = [label for _, label in driver.top.focus["contra"].options]  # type: ignore[attr-defined]
    assert labels == [words("en")("scorer.contra.1"), words("en")("scorer.contra.2"), "×3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tricks_are_bid_without_a_comma(play: Play, language: str) -> None:
    driver = opened(play, kitchen.telling(kitchen.COINCHE), language=language)
    picker = driver.top.focus["goal"]  # type: ignore[attr-defined]
    labels = [label for _, label in picker.options]
    assert labels[-1] == words(language)("call.capot.short")
    assert not [label for label in labels if label.endswith(",")]


def test_a_page_with_nothing_chosen_can_be_heard(play: Play) -> None:
    driver = play(
        kitchen.telling(kitchen.BELA), language="en", speed="instant", likes=Preferences(speaks=True)
    )
    said: list[str] = []
    driver.desk.voice.say = lambda text, *_, **__: said.append(text)  # type: ignore[method-assign]
    driver.settle()
    for _ in range(6):
        driver.key(pygame.K_TAB)
        driver.settle()
    assert any(text.startswith("Card points: Us") for text in said), said


def test_typing_follows_what_was_typed_last() -> None:
    draft = Draft(GAMES["bela3"].rules)
    draft.trumps, draft.taker = Trumps.HEARTS, 0
    for side, digits in ((0, "50"), (1, "70"), (2, "10")):
        for digit in digits:
            draft.take(f"cards.{side}", digit)
    assert [draft.figure(side) for side in range(3)] == ["82", "70", "10"]
    draft.take("cards.2", "")
    draft.take("cards.2", "")
    assert [draft.figure(side) for side in range(3)] == ["", "70", ""]
    assert isinstance(Cell("cards.0", ""), Cell)


@pytest.mark.parametrize(("language", "letters"), [("hr", "ABCD"), ("bg", "АБВГ"), ("pl", "ABCD")])
def test_who_has_no_name_is_a_letter(play: Play, language: str, letters: str) -> None:
    driver = opened(play, kitchen.sheet(kitchen.BULGARIAN), language=language)
    assert nameless(driver.desk) == tuple(letters)


def test_a_sheet_is_taken_away_as_a_picture_and_as_text(play: Play, tmp_path: Path) -> None:
    past = Past(tmp_path, tmp_path / "sheets")

    def first(desk: Desk) -> Scene:
        desk.kept.past = past
        return kitchen.sheet(kitchen.BELA)(desk)

    driver = opened(play, first, language="en")
    for name in ("match.picture", "match.text"):
        click(driver, name)
        past().look().result()
        driver.settle()
    past.close()
    picture, text = sorted((tmp_path / "sheets").iterdir())
    assert pygame.image.load(picture).get_width() > 500
    written = text.read_text("utf-8")
    assert "Katarina" in written
    assert "496" in written
    assert text.name == "bela4 2026-11-21 20.15.txt"
