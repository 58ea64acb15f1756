"""The title leads everywhere, by keyboard and by mouse, and stands still when nothing happens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pygame
import pytest

from game.app.launch import Launch
from game.app.opening import wished
from game.scenes.cards.deck import Deck
from game.scenes.choosing.first_game import FirstGame
from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.company import company_of, people_of
from game.scenes.confirm import Confirm
from game.scenes.fan import fitting, spots
from game.scenes.options.page import Options
from game.scenes.preferences import Invitation, Language, Preferences, Venue
from game.scenes.scene import Home, Scene
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from game.scenes.title_places import Counts, TitlePlaces, needs_of
from game.text.catalogue import LANGUAGES, words
from game.text.games import game_name
from game.ui.layout import NEARLY, SCALE_FLOOR, Page, Rect
from game.ui.render.raster_queue import RasterQueue
from game.ui.widgets import Button, Choice
from game.variants.families import FAMILIES, family_of
from tests.scenes.driver import Driver, Play

Opener = Callable[..., Driver]


def title_of(driver: Driver) -> Title:
    top = driver.top
    assert isinstance(top, Title)
    return top


def name_of(scene: Scene) -> str:
    return str(getattr(scene, "name", type(scene).__name__))


@pytest.fixture
def at_title(play: Play) -> Opener:
    """Open the title and wait until all cards lie."""

    def begin(*, saved: bool = False, first: bool = False, language: str = "hr") -> Driver:
        driver = play(Title, likes=Preferences(has_chosen_game=not first), language=language)
        driver.doors.has_saved_match = saved
        title = title_of(driver)
        title.entered()
        title.finish()
        driver.settle()
        return driver

    return begin


def test_its_cards_are_asked_for_after_its_first_picture(play: Play) -> None:
    driver = play(Title, likes=Preferences(place=Venue.BARE))
    title = title_of(driver)
    hands = (title.fan, title.others)
    title.update(0.0)
    assert not any(hand.is_asked for hand in hands), "nobody has seen it yet"
    title.draw(driver.loop.window.surface)
    assert not any(hand.is_asked for hand in hands)
    title.update(0.0)
    assert all(hand.is_asked for hand in hands)


def test_without_a_saved_match_there_is_nothing_to_continue(at_title: Opener) -> None:
    title = title_of(at_title())
    names = [widget.name for widget in title.focus.widgets]
    assert names[:2] == ["title.play", "title.people"]
    assert "title.continue" not in names


def test_with_one_it_comes_first(at_title: Opener) -> None:
    title = title_of(at_title(saved=True))
    assert title.focus.current is title.focus["title.continue"]
    names = [widget.name for widget in title.focus.widgets]
    assert names[:3] == ["title.continue", "title.play", "title.people"]


def test_the_three_ways_are_large_and_everything_can_be_hit(at_title: Opener) -> None:
    boxes = {widget.name: widget.box for widget in title_of(at_title(saved=True)).focus.widgets}
    large = [boxes[f"title.{name}"] for name in ("continue", "play", "people")]
    small = [box for box in boxes.values() if box not in large]
    assert min(box.w * box.h for box in large) > 2 * max(box.w * box.h for box in small)
    assert all(box.w >= 44 and box.h >= 44 for box in boxes.values())


@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.25, 1.4, 2.5])
@pytest.mark.parametrize(
    "size", [(800, 600), (1280, 720), (1280, 800), (1366, 768), (2560, 1440), (900, 1100)]
)
def test_the_small_buttons_are_all_of_one_size(size: tuple[int, int], zoom: float) -> None:
    """To the pixel: rounded one by one, some were two pixels wider than their neighbours."""
    across = size[0] / (max(SCALE_FLOOR, Page(*size).fit) * zoom)
    for large, small, offers in ((2, 7, 0), (3, 6, 0), (4, 10, 0), (2, 8, 1), (1, 9, 1), (0, 10, 3)):
        counts = Counts(large, small, len(Language), offers)
        room = (900.0, 610.0) if across >= 900 / NEARLY else needs_of(counts)
        page = Page(*size).spread(zoom, room, Rect(0, 0, *size), (0, 0))
        places = TitlePlaces(page, counts)
        assert (len(places.large), len(places.small), len(places.offers)) == (large, small, offers)
        assert len({box.ints[2:] for box in places.small}) == 1
        assert len({box.ints[2:] for box in places.large}) <= 1
        assert len({box.ints[2:] for box in places.offers}) <= 1
        boxes = [*places.large, *places.small, *places.offers]
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 2.0), ((1280, 720), 2.5), ((800, 600), 1.5), ((800, 600), 2.0)]
)
def test_with_large_letters_the_name_leaves_room_for_two_ways(
    play: Play, size: tuple[int, int], scale: float
) -> None:
    driver = play(Title, size=size, likes=Preferences(scale=scale), speed="instant")
    driver.settle()
    title, window = title_of(driver), Rect(0, 0, *size)
    first, second = (widget.box for widget in title.focus.widgets[:2])
    assert window.encloses(first)
    assert window.encloses(second)
    assert title.places.name.h < size[1] * 0.3


@pytest.mark.parametrize("by", ["keyboard", "mouse"])
@pytest.mark.parametrize(
    ("button", "leads_to"),
    [
        ("title.continue", "saved"),
        ("title.play", "Confirm"),
        ("title.people", "SetupSeats"),
        ("title.games", "Games"),
        ("title.history", "Matches"),
        ("title.options", "Options"),
    ],
)
def test_buttons_lead_where_they_say(at_title: Opener, by: str, button: str, leads_to: str) -> None:
    driver = at_title(saved=True)
    if by == "mouse":
        driver.click(title_of(driver).focus[button].box)
    else:
        while title_of(driver).focus.current is not title_of(driver).focus[button]:
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)
    assert name_of(driver.top) == leads_to


def test_quit_ends(at_title: Opener) -> None:
    driver = at_title()
    driver.click(title_of(driver).focus["title.quit"].box)
    assert driver.is_over


def test_a_match_of_the_last_game_is_one_press_away(at_title: Opener) -> None:
    driver = at_title()
    driver.key(pygame.K_RETURN)
    assert name_of(driver.top) == "new"
    assert driver.doors.invitations == [Invitation(game="bela4", options={}, seats=company_of({}, 4))]
    assert len(driver.loop.stack.scenes) == 2, "title and table"


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("hr", ["bela4"]),
        ("bg", ["belot_bg"]),
        ("pl", ["belote2_es"]),
        ("fr", ["belote4_fr"]),
        ("de", ["bela4", "belot_bg", "belote4_fr"]),
        ("en", ["bela4", "belot_bg", "belote4_fr"]),
    ],
)
def test_the_first_time_a_press_on_a_game_of_the_country_deals_it(
    at_title: Opener, language: str, games: list[str]
) -> None:
    for game in games:
        driver = at_title(first=True, language=language)
        title, say = title_of(driver), driver.desk.say
        offers = [widget.name for widget in title.focus.widgets if widget.name.startswith("offer.")]
        assert offers == [f"offer.{name}" for name in games]
        written = {one.text for one in driver.written}
        assert {say(f"game.{game}"), say(f"offer.{game}")} <= written
        assert title.focus.current is title.focus[offers[0]], "one press on Enter is enough"
        driver.click(title.focus[f"offer.{game}"].box)
        assert name_of(driver.top) == "new"
        (invited,) = driver.doors.invitations
        assert invited is not None
        assert invited.game == game
        assert driver.kept[-1].has_chosen_game
        assert driver.kept[-1].game == game
        assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_another_language_changes_the_offer_until_a_game_was_chosen(at_title: Opener) -> None:
    driver = at_title(first=True)
    title = title_of(driver)
    decks = []
    for language in (Language.BG, Language.PL, Language.DE, Language.HR):
        driver.click(title.focus[f"language.{language}"].box)
        driver.settle()
        likes = driver.desk.preferences
        assert likes.current_game == title.focus.widgets[0].name.removeprefix("offer.")
        assert title.focus.current is title.focus[f"language.{language}"]
        decks.append(title.fan.deck)
    assert decks == [Deck.FRENCH, Deck.FRENCH, Deck.HUNGARIAN, Deck.HUNGARIAN]
    driver.click(title.focus["language.bg"].box)
    driver.click(title.focus["offer.belot_bg"].box)
    driver.loop.stack.fold(Home())
    driver.click(title.focus["language.pl"].box)
    assert driver.desk.preferences.current_game == "belot_bg"
    assert not [widget for widget in title.focus.widgets if widget.name.startswith("offer.")]


def test_a_game_chosen_on_the_list_stays_in_every_language(at_title: Opener) -> None:
    driver = at_title(first=True, language="de")
    driver.click(title_of(driver).focus["title.games"].box)
    driver.click(driver.top.focus["bela4"].box)  # type: ignore[attr-defined]
    driver.change(language=Language.BG)
    assert driver.desk.preferences.current_game == "bela4"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "belote4_fr", "coinche_fr", "belote2_es"])
def test_the_button_of_the_lesson_names_its_game(play: Play, game: str, language: str) -> None:
    driver = play(Title, likes=Preferences(has_chosen_game=True, game=game), language=language)
    button = title_of(driver).focus["title.lesson"]
    assert isinstance(button, Button)
    assert game_name(words(language), game) in button.label


def test_who_has_no_game_of_his_country_chooses_what_to_learn(at_title: Opener) -> None:
    driver = at_title(first=True, language="en")
    assert "title.lesson" not in [widget.name for widget in title_of(driver).focus.widgets]
    driver.click(title_of(driver).focus["title.learn"].box)
    assert isinstance(driver.top, FirstGame)
    driver.click(driver.top.focus["bela"].box)
    assert isinstance(driver.top, TableScene)
    assert not driver.desk.preferences.has_chosen_game, "a lesson chooses no game"


def test_the_first_time_a_picture_and_a_number_of_players_can_be_chosen(at_title: Opener) -> None:
    driver = at_title(first=True)
    driver.click(title_of(driver).focus["title.others"].box)
    assert isinstance(driver.top, FirstGame)
    driver.click(driver.top.focus["belote"].box)
    driver.click(driver.top.focus["belote3_es"].box)
    assert name_of(driver.top) == "new"
    invited = driver.doors.invitations[0]
    assert invited is not None
    assert (invited.game, len(invited.seats)) == ("belote3_es", 3)
    assert driver.kept[-1].has_chosen_game
    assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_whoever_names_a_game_on_the_command_line_is_not_asked_for_one(play: Play) -> None:
    driver = play(Title, language="en", likes=wished(Preferences(), Launch(game="coinche_fr")))
    driver.frames()
    assert "Coinche" in {written.text for written in driver.written}
    driver.click(title_of(driver).focus["title.play"].box)
    assert name_of(driver.top) == "new"
    (invited,) = driver.doors.invitations
    assert invited is not None
    assert invited.game == "coinche_fr"


def test_from_the_pictures_escape_goes_back_one_step_at_a_time(at_title: Opener) -> None:
    driver = at_title(first=True)
    driver.click(title_of(driver).focus["title.others"].box)
    driver.key(pygame.K_RETURN)
    top = driver.top
    assert isinstance(top, FirstGame)
    assert top.family == "bela"
    driver.key(pygame.K_ESCAPE)
    assert driver.top is top
    assert not top.family
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Title)
    assert not driver.desk.preferences.has_chosen_game


def test_the_pictures_show_the_deck_that_is_chosen(at_title: Opener) -> None:
    driver = at_title(first=True)
    driver.click(title_of(driver).focus["title.others"].box)
    page = driver.top
    assert isinstance(page, FirstGame)
    assert [fan.deck for fan in page.fans] == [Deck(family.deck) for family in FAMILIES]
    choice = page.focus["first.deck"]
    assert isinstance(choice, Choice)
    driver.click(choice.cells()[1])
    assert [fan.deck for fan in page.fans] == [Deck.HUNGARIAN] * len(FAMILIES)


class Idle(RasterQueue[tuple[object, ...]]):
    """A worker in the background that never has a picture ready."""

    def collect(self) -> list[tuple[tuple[object, ...], pygame.Surface]]:
        return []


def paper(driver: Driver) -> int:
    """How many pixels of the screen have the colour of a card's paper."""
    shown = driver.loop.window.surface
    return pygame.mask.from_threshold(shown, (0xF7, 0xF2, 0xE6), (16, 16, 24, 255)).count()


def test_cards_are_seen_before_their_pictures_are_drawn(
    at_title: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.fan.RasterQueue", Idle)
    driver = at_title(first=True)
    driver.frames(40)
    assert paper(driver) > 20_000, "the fan of the title"
    driver.click(title_of(driver).focus["title.others"].box)
    driver.frames(4)
    assert paper(driver) > 20_000, "the three pictures"


def test_at_this_table_two_partners_are_suggested(at_title: Opener) -> None:
    driver = at_title()
    driver.click(title_of(driver).focus["title.people"].box)
    assert isinstance(driver.top, SetupSeats)
    assert people_of(driver.top.company) == {0, 2}
    driver.click(driver.top.focus["people.done"].box)
    assert name_of(driver.top) == "new"
    invited = driver.doors.invitations[0]
    assert invited is not None
    assert people_of(invited.seats) == {0, 2}
    assert len(driver.loop.stack.scenes) == 2, "title and table"


def test_who_only_looked_at_the_seats_sits_alone_as_before(at_title: Opener) -> None:
    driver = at_title()
    before = driver.desk.preferences.tables
    driver.click(title_of(driver).focus["title.people"].box)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Title)
    assert driver.desk.preferences.tables == before


def test_the_first_time_people_choose_the_game_before_the_seats(at_title: Opener) -> None:
    driver = at_title(first=True)
    driver.click(title_of(driver).focus["title.people"].box)
    assert isinstance(driver.top, FirstGame)
    driver.click(driver.top.focus["bela"].box)
    driver.click(driver.top.focus["bela3"].box)
    assert isinstance(driver.top, SetupSeats)
    assert people_of(driver.top.company) == {0, 1}
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, FirstGame), "back to the games, not to the title"


def test_every_language_is_one_press_away(at_title: Opener) -> None:
    driver = at_title(language="fr")
    for language in Language:
        driver.click(title_of(driver).focus[f"language.{language}"].box)
        assert driver.desk.preferences.language is language
        shown = {written.text for written in driver.written}
        assert words(language)("title.promise") in shown


@pytest.mark.parametrize(
    ("keys", "leads_to"),
    [
        ([pygame.K_RETURN], "saved"),
        ([pygame.K_DOWN, pygame.K_RETURN], "new"),
        ([pygame.K_ESCAPE], "Title"),
    ],
)
def test_a_new_match_in_place_of_an_unfinished_one_is_asked(
    at_title: Opener, keys: list[int], leads_to: str
) -> None:
    driver = at_title(saved=True)
    driver.click(title_of(driver).focus["title.play"].box)
    assert isinstance(driver.top, Confirm)
    for key in keys:
        driver.key(key)
    assert name_of(driver.top) == leads_to
    assert not any(isinstance(scene, Confirm) for scene in driver.loop.stack.scenes)


def test_the_game_of_last_time_is_named(play: Play) -> None:
    driver = play(Title, language="en", likes=Preferences(game="coinche_fr", has_chosen_game=True))
    driver.frames()
    assert "Coinche" in {written.text for written in driver.written}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("game", ["bela4", "belot_bg", "coinche_fr"])
def test_the_name_in_brass_fits(play: Play, game: str, size: tuple[int, int]) -> None:
    for language in ("hr", "bg"):
        driver = play(Title, language=language, size=size, likes=Preferences(game=game))
        driver.frames()
        title = title_of(driver)
        word = driver.desk.say(f"title.logo.{family_of(game).name}")
        assert title.logo_of(word).width <= title.places.name.w


def test_a_game_of_a_newer_version_does_no_harm(play: Play) -> None:
    driver = play(Title, language="en", likes=Preferences(game="klaberjass", has_chosen_game=True))
    driver.frames()
    driver.key(pygame.K_RETURN)
    invited = driver.doors.invitations[0]
    assert invited is not None
    assert invited.game == "bela4"


def test_the_title_stands_still(at_title: Opener) -> None:
    driver = at_title()
    drawn = driver.loop.drawn
    driver.frames(60)
    assert driver.loop.drawn == drawn


def test_the_cards_come_in_and_are_all_there(at_title: Opener) -> None:
    driver = at_title()
    box = title_of(driver).places.fan
    picture = driver.picture()
    greens = sum(
        1
        for x in range(int(box.x), int(box.right), 9)
        for y in range(int(box.y), int(box.bottom) - 60, 9)
        if picture.get_at((x, y)).g > picture.get_at((x, y)).r + 25
    )
    whole = (int(box.w) // 9) * ((int(box.h) - 60) // 9)
    assert greens < whole * 0.75, "the felt is not empty"


def test_the_language_of_the_title_follows_the_options(at_title: Opener) -> None:
    driver = at_title()
    before = {written.text for written in driver.written}
    driver.click(title_of(driver).focus["title.options"].box)
    assert isinstance(driver.top, Options)
    driver.change(language=Language.EN)
    driver.key(pygame.K_ESCAPE)
    title_of(driver).finish()
    driver.settle()
    after = {written.text for written in driver.written}
    assert "Igraj" in before
    assert "Play" in after
    assert "Igraj" not in after


def test_a_notice_is_shown(at_title: Opener) -> None:
    driver = at_title()
    driver.desk.notice = "Datoteka s postavkama bila je oštećena: spremljena je kao settings.toml.bad."
    title_of(driver).entered()
    driver.settle()
    assert any(written.text == driver.desk.notice and not written.is_cut for written in driver.written)


@pytest.mark.parametrize("box", [Rect(0, 0, 700, 600), Rect(0, 0, 400, 600), Rect(0, 0, 1500, 500)])
def test_the_fan_fits_its_box(box: Rect) -> None:
    height = fitting(5, box)
    for spot in spots(5, box, height):
        assert box.encloses(Rect(spot.x, spot.y, 0, 0))
    assert height > 0.3 * min(box.w, box.h)
