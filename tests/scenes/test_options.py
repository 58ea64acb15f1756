"""Every option applies at once and is kept at once, by keyboard and by mouse."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pygame
import pytest

from game.ai.network import Shortfall
from game.app.paths import assets
from game.scenes.loudness import CARDS, PLACES, VOICES, tone_of
from game.scenes.options import page as options
from game.scenes.options.entries import ENTRIES, GROUPS, Group
from game.scenes.options.finding import found
from game.scenes.options.page import Options
from game.scenes.options.setting import line_of
from game.scenes.options.tab import EDGE, Tab
from game.scenes.preferences import OWN_NAMES, Language, Preferences
from game.text.catalogue import LANGUAGES, read_words, words
from game.ui.audio import kind_of
from game.ui.picker import Picker
from game.ui.widgets import Choice, Slider
from tests.scenes.driver import Driver, Play

ELSEWHERE = frozenset(
    {
        "game",
        "house_rules",
        "before_letter",
        "tables",
        "has_chosen_game",
        "has_seen_caption",
        "has_seen_offer",
        "has_played_match",
        "keys",
        "pad_buttons",
        "own_folder",
    }
)
"""Fields of `Preferences` that are set where they are used."""


@pytest.fixture
def driver(play: Play) -> Driver:
    made = play(Options)
    made.settle()
    return made


def page(driver: Driver) -> Options:
    top = driver.top
    assert isinstance(top, Options)
    return top


def walk(driver: Driver, name: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page(driver).focus.current.name == name:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(f"no way to {name}")


def test_every_language_with_words_can_be_chosen() -> None:
    assert tuple(Language) == LANGUAGES
    assert tuple(OWN_NAMES) == tuple(Language)


def test_every_preference_has_its_entry_but_what_is_set_elsewhere() -> None:
    fields = set(Preferences.__dataclass_fields__)
    shown = {entry.id for entry in ENTRIES if entry.opens is None}
    assert shown - fields == set()
    assert fields - shown - ELSEWHERE == set()
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)


def test_about_a_dozen_are_seen_first_and_every_group_has_something() -> None:
    assert 6 <= sum(entry.is_usual for entry in ENTRIES) <= 12
    assert {entry.group for entry in ENTRIES} >= set(Group) - {Group.HAND, Group.ACCESS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_its_words(language: str) -> None:
    say = words(language)
    for entry in ENTRIES:
        assert say(f"options.{entry.id}")
        for form in say.entries[f"options.{entry.id}.line"].forms:
            assert form.endswith((".", "?", "!"))


def test_the_lines_name_the_keys_that_are_set(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {entry.id: entry for entry in ENTRIES}
    driver.change(language=Language.EN)
    monkeypatch.setattr(type(driver.desk.voice), "is_able", True)

    def said(name: str) -> str:
        return line_of(driver.desk, lines[name])

    assert "; F7 shows" in said("shows_captions")
    assert said("speaks").endswith("; F2, F3, F4, F6 repeat.")
    assert said("thoughts_after_deal").endswith(", with W.")
    assert said("is_muted").startswith("M turns")
    assert "; F11 does" in said("is_fullscreen")
    driver.change(keys={"log": "f9", "tell_hand": "t", "why": "q"})
    assert "; F9 shows" in said("shows_captions")
    assert said("speaks").endswith("; F2, F3, T, F6 repeat.")
    assert said("thoughts_after_deal").endswith(", with Q.")


def test_no_text_names_a_key_that_can_be_moved() -> None:
    """Slots are filled with the key of the moment; only the names of the keys themselves are written out."""
    written = re.compile(r"\bF\d{1,2}\b|\([A-Z]\)|[,;] \S+ [A-Z]\.$")
    for language in LANGUAGES:
        for key, entry in words(language).entries.items():
            assert not any(written.search(form) for form in entry.forms), (language, key)


def test_the_name_of_a_slot_is_not_found() -> None:
    assert "{key}" in words("en").entries["options.shows_captions.line"].forms[0]
    assert not any(entry.id == "shows_captions" for entry in found("key"))


@pytest.mark.sampled(6, 1)
@pytest.mark.parametrize("name", [entry.id for entry in ENTRIES if entry.opens is None])
def test_by_keyboard(driver: Driver, name: str) -> None:
    walk(driver, "options.all")
    driver.key(pygame.K_RETURN)
    (entry,) = (entry for entry in ENTRIES if entry.id == name)
    for _ in range(30):
        if page(driver).group is entry.group:
            break
        driver.key(pygame.K_PAGEDOWN)
    walk(driver, name)
    before = driver.desk.preferences
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    if driver.desk.preferences == before:
        driver.key(pygame.K_LEFT)
    after = driver.desk.preferences
    assert {one for one in before.__slots__ if getattr(before, one) != getattr(after, one)} == {name}
    assert type(getattr(after, name)) is type(getattr(before, name))
    assert driver.kept[-1] == after


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", [entry.id for entry in ENTRIES if entry.opens is None])
def test_by_mouse(driver: Driver, name: str) -> None:
    page(driver).show(name)
    driver.settle()
    before = driver.desk.preferences
    widget = page(driver).focus[name]
    if isinstance(widget, Picker):
        driver.click(widget.ends()[1])
    elif isinstance(widget, Slider):
        driver.click((widget.box.x + widget.box.w * 0.4, widget.box.centre[1]))
    else:
        first_is_set = isinstance(widget, Choice) and widget.value != widget.options[-1][0]
        driver.click(widget.cells()[-1 if first_is_set else 0] if isinstance(widget, Choice) else widget.box)
    after = driver.desk.preferences
    assert {one for one in before.__slots__ if getattr(before, one) != getattr(after, one)} == {name}
    assert driver.kept == [after]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("lautst", "volume"),
        ("GLASNOĆA", "volume"),
        ("glasnoca", "volume"),
        ("сила звук", "volume"),
        ("glosnosc", "volume"),
        ("mađarice", "deck"),
        ("madarice", "deck"),
        ("deutsch spra", "language"),
        ("hungarian", "deck"),
        ("couper", "asks_for_cut"),
        ("fullscreen", "is_fullscreen"),
        ("vollbild", "is_fullscreen"),
    ],
)
def test_words_of_any_language_find_it(driver: Driver, typed: str, name: str) -> None:
    driver.click(page(driver).focus["options.search"].box)
    for sign in typed:
        driver.post(pygame.TEXTINPUT, text=sign)
    driver.settle()
    assert name in {entry.id for entry in page(driver).shown}
    assert len(page(driver).shown) < 4
    assert page(driver).focus[name].box.h > 20
    driver.key(pygame.K_RETURN)
    assert page(driver).focus.current.name == page(driver).shown[0].id


def test_what_is_called_so_comes_before_what_only_speaks_of_it() -> None:
    hits = [entry.id for entry in found("karten")]
    assert hits.index("deck") < hits.index("speed")
    assert hits.index("cards_volume") < hits.index("speed")


def test_words_that_nothing_has_are_said_to_be_so(driver: Driver) -> None:
    assert found("") == ENTRIES
    driver.type("xyzzy")
    driver.settle()
    assert page(driver).shown == ()
    assert driver.desk.say("options.nothing") in {written.text for written in driver.written}
    driver.key(pygame.K_ESCAPE)
    assert not driver.is_over, "Esc first takes back what was searched for"
    assert page(driver).shown
    driver.key(pygame.K_ESCAPE)
    assert driver.is_over
    assert not driver.loop.is_typing


def test_letters_typed_anywhere_are_searched_for_and_m_still_mutes(driver: Driver) -> None:
    driver.type("m")
    assert driver.desk.preferences.is_muted
    assert page(driver).typed == ""
    driver.type("tempo")
    assert page(driver).typed == "tempo"
    assert driver.desk.preferences.is_muted, "while a word is typed, M is a letter"


def test_a_finger_and_the_wheel_move_a_long_list(play: Play) -> None:
    driver = play(Options, size=(1100, 600))
    driver.type("a")
    driver.settle()
    options = page(driver)
    first = options.shown[0].id
    assert options.focus[first]
    place = options.places
    assert len(options.shown) > place.room
    x, y = place.rows.x + 20, place.rows.bottom - 10
    driver.press((x, y))
    driver.move((x, y - place.pitch))
    driver.release((x, y - place.pitch))
    assert first not in {widget.name for widget in options.focus.widgets}
    driver.post(pygame.MOUSEWHEEL, x=0, y=5, precise_y=5.0, flipped=False)
    assert first in {widget.name for widget in options.focus.widgets}
    assert driver.kept == [], "moving the list changes nothing"


def test_tab_reaches_every_row_and_comes_in_at_the_ends_of_the_list(driver: Driver) -> None:
    names = [entry.id for entry in page(driver).shown]
    assert len(names) > page(driver).places.room, "not all of them are seen at once"
    for mod in (0, pygame.KMOD_SHIFT):
        walked = []
        for _ in range(len(names) + 3):
            driver.key(pygame.K_TAB, mod)
            walked.append(page(driver).focus.current.name)
        rows = [name for name in walked if name in names]
        assert set(rows) == set(names)
        assert {"options.search", "options.back"} <= set(walked)


def test_the_volume_slides(driver: Driver) -> None:
    page(driver).show("volume")
    slider = page(driver).focus["volume"]
    assert isinstance(slider, Slider)
    driver.press((slider.box.x + slider.box.w * 0.1, slider.box.centre[1]))
    driver.move((slider.box.x + slider.box.w * 0.4, slider.box.centre[1]))
    driver.release((slider.box.x + slider.box.w * 0.4, slider.box.centre[1]))
    assert driver.desk.preferences.volume == pytest.approx(0.4, abs=0.01)
    assert driver.desk.sounds.volume == driver.desk.preferences.volume


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_its_room_to_the_last_row(play: Play, language: str) -> None:
    driver = play(Options, size=(800, 600), language=language, speed="instant")
    driver.settle()
    driver.click(page(driver).focus["options.all"].box)
    for group in GROUPS:
        tab = page(driver).focus[f"options.group.{group}"]
        driver.click(tab.box)
        assert isinstance(tab, Tab)
        (word,) = (one for one in driver.written if tab.box.contains(one.inked.centre))
        assert word.text == tab.label
        assert tab.box.inset(driver.desk.page.px(EDGE) - 1, 0).encloses(word.inked), "off its ends"
        for down in (0, 40):
            driver.post(pygame.MOUSEWHEEL, x=0, y=-down, precise_y=-down, flipped=False)
            driver.settle()
            for written in driver.written:
                assert not written.is_cut, written
                assert written.px >= 11, written
                assert written.box.encloses(written.inked, slack=1.5), written
            boxes = [widget.box for widget in page(driver).focus.widgets]
            assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert driver.kept == []


def test_every_sound_belongs_to_its_slider(driver: Driver) -> None:
    sounds = driver.desk.sounds
    folder = assets() / "sounds"
    there = {kind_of(path.relative_to(folder).with_suffix("").as_posix()) for path in folder.rglob("*.ogg")}
    assert {*CARDS, *VOICES, *map(tone_of, PLACES)} <= there
    assert {name for name in there if name.startswith("rooms/")} == {*map(tone_of, PLACES)}
    driver.change(volume=1.0, cards_volume=0.5, voices_volume=0.25, ambience_volume=0.1)
    assert [
        round(sounds.loudness(name) ** 0.5, 2)
        for name in ("knock", "card_thud", "bela", "rooms/inn", "match_won")
    ] == [0.5, 0.5, 0.25, 0.1, 1.0]


def test_the_page_speaks_the_chosen_language_at_once(driver: Driver) -> None:
    language = page(driver).focus["language"]
    assert isinstance(language, Picker)
    driver.click(language.ends()[1])
    driver.click(language.ends()[1])
    driver.settle()
    texts = {written.text for written in driver.written}
    assert {"Options", "Done", "Deck"} <= texts
    assert page(driver).focus.current.name == "language", "the focus stays where it was"


def test_the_mute_key_moves_the_switch(driver: Driver) -> None:
    page(driver).show("is_muted")
    driver.key(pygame.K_m)
    driver.frames(2)
    assert driver.desk.preferences.is_muted
    assert page(driver).focus["is_muted"].is_on is True


def test_full_screen_is_a_switch_that_its_key_moves_too(driver: Driver) -> None:
    page(driver).show("is_fullscreen")
    driver.click(page(driver).focus["is_fullscreen"].box)
    driver.frames(2)
    assert driver.desk.preferences.is_fullscreen
    assert driver.loop.window.is_fullscreen
    driver.settle()
    driver.key(pygame.K_F11)
    driver.frames(2)
    assert not driver.loop.window.is_fullscreen
    assert page(driver).focus["is_fullscreen"].is_on is False


@pytest.mark.parametrize("is_all", [False, True])
def test_home_and_end_go_to_the_ends_of_the_list(play: Play, *, is_all: bool) -> None:
    driver = play(Options, size=(800, 600))
    driver.settle()
    options = page(driver)
    options.group = Group.PLAY if is_all else None
    options.entered()
    assert len(options.shown) > options.places.room
    for key, place in ((pygame.K_END, -1), (pygame.K_HOME, 0)):
        driver.key(key)
        assert options.focus.current is not None
        assert options.focus.current.name == options.shown[place].id
        assert options.places.rows.encloses(options.focus.current.box)


@pytest.mark.parametrize("way", ["escape", "enter", "mouse"])
def test_there_is_a_way_back(play: Play, way: str) -> None:
    driver = play(Options)
    driver.frames()
    if way == "escape":
        driver.key(pygame.K_ESCAPE)
    elif way == "mouse":
        driver.click(page(driver).focus["options.back"].box)
    else:
        walk(driver, "options.back")
        driver.key(pygame.K_RETURN)
    assert driver.is_over


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Shortfall)
def test_it_says_why_the_computers_search_less_than_they_should(
    play: Play, monkeypatch: pytest.MonkeyPatch, reason: Shortfall, language: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(options, "shortfall", lambda: reason)
    driver = play(Options, size=size, language=language)
    driver.settle()
    sentence = words(language)(options.WEAKENED[reason])
    (found,) = [one for one in driver.written if one.text == sentence]
    assert not found.is_cut
    assert found.box.encloses(found.inked, slack=1.5)
    others = [one.inked for one in driver.written if one.text != sentence]
    others += [widget.box for widget in page(driver).focus.widgets]
    assert not any(found.inked.overlaps(box) for box in others)


def test_it_says_nothing_where_nothing_is_missing(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "shortfall", lambda: None)
    driver = play(Options)
    driver.settle()
    sentences = {driver.desk.say(key) for key in options.WEAKENED.values()}
    assert not any(one.text in sentences for one in driver.written)


def test_the_languages_are_read_one_by_one_before_anybody_searches(play: Play) -> None:
    read_words.cache_clear()
    driver = play(Options)
    driver.frames(2)
    read = [read_words.cache_info().currsize]
    for _ in range(80):
        driver.frames()
        read.append(read_words.cache_info().currsize)
    assert read[0] < read[-1] == len(LANGUAGES)
    assert all(after - before <= 1 for before, after in pairwise(read))
