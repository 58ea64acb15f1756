"""The page of who sits where: forms, names, faces, levels; what is chosen there is kept at once."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.choosing.chosen import choose_company, chosen_company
from game.scenes.choosing.setup import Setup
from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.company import FACES, FORMS, company_of, in_form, people_of
from game.scenes.desk import Desk
from game.scenes.preferences import OwnFace, Preferences, Sitter
from game.scenes.title import Title
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Driver, Play
from tests.scenes.hands import plug_in


def page(play: Play, game: str = "bela4", **how: object) -> Driver:
    driver = play(Title, likes=Preferences(game=game), speed="instant", **{"language": "en", **how})
    driver.loop.stack.push(SetupSeats(driver.desk, driver.doors))
    driver.settle()
    return driver


def company(driver: Driver) -> tuple[Sitter, ...]:
    tables = driver.desk.preferences.tables
    return next(iter(tables.values()))


@pytest.mark.parametrize(("game", "players"), [("bela2", 2), ("bela3", 3), ("coinche_fr", 4)])
def test_every_form_seats_its_people(play: Play, game: str, players: int) -> None:
    driver = page(play, game)
    for place, seats in enumerate(FORMS[players].values()):
        driver.click(driver.top.focus["people.form"].cells()[place])
        assert people_of(company(driver)) == seats


def test_a_name_is_typed_and_remembered(play: Play) -> None:
    driver = page(play)
    driver.click(driver.top.focus["people.name.0"].box)
    driver.type("Vesna")
    assert company(driver)[0].name == "Vesna"
    driver.key(pygame.K_BACKSPACE)
    assert company(driver)[0].name == "Vesn"
    driver.key(pygame.K_ESCAPE)
    assert not driver.loop.is_typing
    assert isinstance(driver.top, Title)
    assert driver.kept[-1].tables["4"][0].name == "Vesn"


def test_faces_go_round_and_nobody_has_that_of_another(play: Play) -> None:
    driver = page(play)
    seen = set()
    others = {"ana", "zlata", "joza"}
    for _ in range(len(FACES) - len(others)):
        driver.click(driver.top.focus["people.face.0"].ends()[1])
        seen.add(company(driver)[0].face)
        assert len({one.face for one in company(driver)}) == 4
    assert seen == set(FACES) - others
    assert company(driver)[0].face == "mara"
    driver.click(driver.top.focus["people.face.0"].ends()[0])
    assert company(driver)[0].face == list(FACES)[-1]


def test_a_person_has_no_level_and_gets_it_back_as_a_computer(play: Play) -> None:
    driver = page(play)
    driver.click(driver.top.focus["people.level.2"].ends()[1])
    assert company(driver)[2] == Sitter(level="hard", face="zlata")
    driver.click(driver.top.focus["people.who.2"].cells()[0])
    assert all(widget.name != "people.level.2" for widget in driver.top.focus.widgets)
    driver.click(driver.top.focus["people.who.2"].cells()[1])
    assert company(driver)[2].level == "hard"


def test_how_cards_are_hidden_is_asked_of_several_people_only(play: Play) -> None:
    driver = page(play)
    names = {widget.name for widget in driver.top.focus.widgets}
    assert "people.covers_alone" not in names
    driver.click(driver.top.focus["people.form"].cells()[1])
    driver.click(driver.top.focus["people.peeks_by_hold"].cells()[1])
    driver.top.focus.go_to("people.covers_alone")
    driver.key(pygame.K_SPACE)
    likes = driver.desk.preferences
    assert (likes.peeks_by_hold, likes.covers_alone, likes.turns_to_players) == (True, True, False)


def test_everything_is_reached_with_tab_alone(play: Play) -> None:
    driver = page(play)
    wanted = {widget.name for widget in driver.top.focus.widgets}
    seen = set()
    for _ in range(len(wanted)):
        driver.key(pygame.K_TAB)
        seen.add(driver.top.focus.current.name)
    assert seen == wanted


def test_a_person_can_sit_down_from_the_page_of_the_game(play: Play) -> None:
    driver = page(play)
    driver.loop.stack.push(Setup(driver.desk, driver.doors, driver.desk.kept.shelf))
    driver.settle()
    driver.click(driver.top.focus["seat2"].cells()[0])
    assert people_of(company(driver)) == {0, 2}
    driver.click(driver.top.focus["setup.seats"].box)
    assert isinstance(driver.top, SetupSeats)
    assert driver.top.company == company_of(driver.desk.preferences.tables, 4)


def test_whoever_presses_start_takes_the_next_seat_of_a_person(play: Play) -> None:
    def several(desk: Desk) -> SetupSeats:
        choose_company(desk, in_form(chosen_company(desk), "three"))
        return SetupSeats(desk, desk.doors)

    driver = play(several, language="en", speed="instant")
    first, second = plug_in(driver, 2)
    seats = driver.desk.devices.pad_seats
    second.press(PadButton.START)
    first.press(PadButton.START)
    assert (seats.pad_of(0), seats.pad_of(1)) == (second.number, first.number)
    assert first.shelf.lamps[second.number] != first.shelf.lamps[first.number], "a colour each"
    second.press(PadButton.START)
    assert (seats.pad_of(0), seats.pad_of(2)) == (None, second.number), "over the seat that is taken"
    driver.settle()
    texts = {written.text for written in driver.written}
    assert "Controller 2: Xbox 360 Controller" in texts
    second.press(PadButton.START)
    assert seats.seat_of(second.number) is None, "after the last person it is nobody's"
    assert isinstance(driver.top, SetupSeats)
    second.press(PadButton.EAST)
    assert driver.is_over


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((800, 600), 1.0), ((800, 600), 2.0)])
def test_what_leads_to_the_table_has_a_way_back(play: Play, size: tuple[int, int], scale: float) -> None:
    driver = play(Title, likes=Preferences(scale=scale), size=size, speed="instant", language="fr")
    before = driver.desk.preferences.tables
    driver.loop.stack.push(SetupSeats(driver.desk, driver.doors, begins=True))
    driver.settle()
    assert driver.desk.preferences.tables != before
    page_ = driver.top
    assert isinstance(page_, SetupSeats)
    back, label = page_.focus["people.back"].box, driver.desk.say("games.back")
    assert not back.overlaps(page_.focus["people.done"].box)
    assert not [one for one in driver.written if one.text != label and one.inked.overlaps(back)]
    page_.focus.go_to("people.back")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Title)
    assert driver.desk.preferences.tables == before


def test_who_changes_seats_only_is_done_with_one_button(play: Play) -> None:
    driver = page(play)
    names = {widget.name for widget in driver.top.focus.widgets}
    assert "people.done" in names
    assert "people.back" not in names


def test_the_own_portrait_sits_at_every_table_and_follows_the_arrows(play: Play) -> None:
    driver = page(play)
    likes = driver.desk.preferences
    assert chosen_company(driver.desk)[0].face == "mara", "none is chosen at first"
    driver.change(own_face=OwnFace.ANA)
    for game in ("bela4", "bela3", "bela2"):
        driver.change(game=game)
        faces = [one.face for one in chosen_company(driver.desk)]
        assert faces[:2] == ["ana", "mara"], "whoever had it has changed with me"
        assert len(set(faces)) == len(faces)
    driver.change(game=likes.game)
    driver.loop.stack.push(SetupSeats(driver.desk, driver.doors))
    driver.settle()
    driver.click(driver.top.focus["people.face.0"].ends()[1])
    assert driver.desk.preferences.own_face not in {OwnFace.ANA, OwnFace.NONE}
    assert chosen_company(driver.desk)[0].face == driver.desk.preferences.own_face


def test_enter_presses_the_bright_button_as_on_other_pages(play: Play) -> None:
    driver = page(play)
    before = driver.desk.preferences.tables
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Title)
    assert driver.desk.preferences.tables == before
