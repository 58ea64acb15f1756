"""The page that asks how a deal is played once more: place, seat, company, master; and what it begins."""

from __future__ import annotations

import pygame
import pytest

from game.records.record import HUMAN
from game.scenes.company import moved, swapped
from game.scenes.intents import OpenOnceMore, OpenReplay
from game.scenes.once_more.beginning import practice_of
from game.scenes.once_more.comparison import Comparison
from game.scenes.once_more.intents import PlayDeal
from game.scenes.once_more.page import OnceMorePage
from game.scenes.preferences import Preferences, Sitter
from game.scenes.replay.scene import Replay
from game.scenes.routes import scene_of
from game.scenes.seated import company_at, with_company
from game.table.once_more import lines_of, past_practice
from tests.records.test_shared_deal import dealt
from tests.scenes.driver import Driver, PlainTable, Play
from tests.scenes.opened import opening
from tests.table.history.past import played

MATCH = played("bela4", "page", deals=2)
PLACE = 20


def page_of(driver: Driver) -> OnceMorePage:
    page = driver.top
    assert isinstance(page, OnceMorePage)
    return page


def opened(play: Play, place: int = PLACE, **wishes: object) -> Driver:
    asked = OpenOnceMore(MATCH, 1, 0, place, **wishes)  # type: ignore[arg-type]
    driver = play(lambda desk: PlainTable(desk, "below"), speed="instant")
    driver.loop.stack.push(scene_of(asked, driver.desk))
    driver.settle()
    return driver


def use(driver: Driver, name: str) -> None:
    page_of(driver).focus.go_to(name)
    driver.key(pygame.K_RETURN)
    driver.settle()


def test_enter_plays_on_from_here_with_the_same_company(play: Play) -> None:
    driver = opened(play)
    driver.key(pygame.K_RETURN)
    (practice,) = driver.doors.practised
    assert practice.actions == past_practice(MATCH, 1, PLACE, 0).actions
    assert [one.mind for one in practice.players] == [one.mind for one in MATCH.players]


def test_the_whole_deal_is_chosen_or_the_only_choice(play: Play) -> None:
    driver = opened(play)
    page_of(driver).focus.go_to("once.from")
    driver.key(pygame.K_RIGHT)
    use(driver, "once.play")
    other = opened(play, place=0)
    assert "once.from" not in {widget.name for widget in page_of(other).focus.widgets}
    use(other, "once.play")
    for one in (driver, other):
        (practice,) = one.doors.practised
        assert practice.actions == past_practice(MATCH, 1, 0, 0).actions


WHERE = {"Desno", "Lijevo", "Preko puta", "U paru"}


def places(driver: Driver) -> set[str]:
    """What is said of where the seats are."""
    texts = {written.text for written in driver.written}
    return {text for text in texts if text.partition(":")[0] in WHERE or text.endswith((" tebe", " paru"))}


def test_only_to_the_one_person_it_is_said_where_somebody_sits_as_seen_from_there(play: Play) -> None:
    driver = opened(play)
    assert places(driver) == {"Desno od tebe", "Lijevo od tebe", "Preko puta, s tobom u paru"}
    page_of(driver).focus.go_to("once.who.1")
    while not page_of(driver).company[1].is_person:
        driver.key(pygame.K_RIGHT)
    driver.settle()
    assert places(driver) == {"Desno: Mara", "Lijevo: Mara", "U paru: Mara"}
    assert "Ti" not in {written.text for written in driver.written}


def test_another_seat_changes_places_with_who_sat_there(play: Play) -> None:
    driver = opened(play)
    page_of(driver).focus.go_to("once.seat")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    driver.settle()
    seat = page_of(driver).focus["once.seat"].box
    assert [one.text for one in driver.written if seat.overlaps(one.inked)] == ["Zlata"], "who sat there then"
    use(driver, "once.play")
    (practice,) = driver.doors.practised
    assert [one.mind for one in practice.players] == ["hard", "medium", HUMAN, "medium"]
    assert practice.players[0].name == "Zlata"
    lines = lines_of(practice)
    assert lines is not None
    assert lines.seat == 2


def test_any_level_and_any_character_sits_anywhere(play: Play) -> None:
    driver = opened(play)
    page_of(driver).focus.go_to("once.who.1")
    driver.key(pygame.K_LEFT)
    page_of(driver).focus.go_to("once.face.3")
    driver.key(pygame.K_RIGHT)
    use(driver, "once.play")
    (practice,) = driver.doors.practised
    assert practice.players[1].mind == "easy"
    assert practice.players[3].name == "Luka"


def test_the_master_sits_here_and_is_watched_or_only_heard_of(play: Play) -> None:
    driver = opened(play)
    use(driver, "once.master")
    names = {widget.name for widget in page_of(driver).focus.widgets}
    assert {"once.watch", "once.result"} <= names
    assert "once.play" not in names
    use(driver, "once.watch")
    (practice,) = driver.doors.practised
    assert [one.mind for one in practice.players] == ["master", "medium", "hard", "medium"]
    other = opened(play, with_master=True)
    use(other, "once.result")
    page = other.top
    assert isinstance(page, Comparison)
    assert not page.lines.is_over
    page.left()


def test_the_master_has_the_name_of_his_portrait_and_the_person_her_own_again(play: Play) -> None:
    drago = (Sitter(is_person=True, name="Mara", face="drago"), *company_at(MATCH)[1:])
    driver = play(
        lambda desk: OnceMorePage(desk, OpenOnceMore(with_company(MATCH, drago), 1, 0, 0, with_master=True)),
        speed="instant",
    )
    driver.settle()
    texts = {written.text for written in driver.written}
    assert "Drago" in texts
    assert "Mara" not in texts
    page_of(driver).focus.go_to("once.who.0")
    while not page_of(driver).company[0].is_person:
        driver.key(pygame.K_RIGHT)
    driver.settle()
    assert "Mara" in {written.text for written in driver.written}
    use(driver, "once.master")
    use(driver, "once.watch")
    (practice,) = driver.doors.practised
    assert practice.players[0].name == "Drago"


def test_escape_leads_back(play: Play) -> None:
    driver = opened(play)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, PlainTable)


@pytest.mark.parametrize(("key", "is_whole"), [(pygame.K_n, False), (pygame.K_a, True)])
def test_the_replay_leads_here_by_a_key_or_by_its_button(play: Play, key: int, *, is_whole: bool) -> None:
    driver = play(opening(OpenReplay(MATCH, 0, deal=0)), speed="instant")
    replay = driver.top
    assert isinstance(replay, Replay)
    replay.go_to(14)
    driver.key(key)
    assert page_of(driver).is_whole == is_whole
    driver.key(pygame.K_ESCAPE)
    replay.focus.go_to("once.more")
    driver.key(pygame.K_RETURN)
    assert not page_of(driver).is_whole
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_END)
    driver.key(key)
    assert page_of(driver).is_whole, "nothing goes on after the count"


def test_a_sent_deal_is_played_alone_against_the_usual_company() -> None:
    company = (Sitter(is_person=True), Sitter(is_person=True, name="Eva"), Sitter(level="hard"), Sitter())
    intent, likes = PlayDeal(dealt("bela4", "alone"), 3), Preferences(tables={"4": company})
    record = practice_of(intent, likes)
    assert [one.mind for one in record.players] == [HUMAN, "medium", "hard", "medium"]
    assert [one.name for one in record.players] == ["", "Eva", "Zlata", "Joža"]


def test_people_who_sat_there_stay() -> None:
    company = company_at(MATCH)
    assert moved(company, 0) == company
    assert [one.is_person for one in moved(company, 3)] == [False, False, False, True]
    assert swapped(swapped(company, 1, 2), 1, 2) == company
    watched = tuple(Sitter(level="easy") for _ in range(4))
    assert [one.is_person for one in moved(watched, 2)] == [False, False, True, False]


def test_there_is_no_such_deal(play: Play) -> None:
    driver = play(lambda desk: PlainTable(desk, "below"))
    page = OnceMorePage(driver.desk, OpenOnceMore(MATCH, 99, 0))
    driver.loop.stack.push(page)
    driver.settle()
    with pytest.raises(ValueError, match="no deal"):
        driver.click(page.focus["once.play"].box)
