"""From the title to the table: games, house rules, names and codes, by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.rules.options.play import Ruff
from game.scenes.choosing.chosen import choose_game, choose_rules, chosen_rules
from game.scenes.choosing.games import Games
from game.scenes.choosing.house_rules import HouseRules
from game.scenes.choosing.numbers import steps_of
from game.scenes.choosing.rule_groups import GROUPS, shown_in
from game.scenes.choosing.rule_widgets import RuleChoice, RuleRow, RuleTabs
from game.scenes.choosing.setup import Setup
from game.scenes.choosing.sharing import Sharing
from game.scenes.confirm import Confirm
from game.scenes.desk import Desk
from game.scenes.intents import OpenGames, OpenSetup, OpenSharing
from game.scenes.preferences import Preferences
from game.scenes.rule_book import RuleBook
from game.scenes.scene import Scene
from game.scenes.title import Title
from game.text import catalogue
from game.text.catalogue import LANGUAGES
from game.ui.layout import Page
from game.ui.picker import Picker
from game.variants.applicable import applicable
from game.variants.catalogue import GAMES
from game.variants.clubs import CLUBS, club_of, rules_of_club
from game.variants.codes import code_of
from game.variants.families import FAMILIES, family_of
from game.variants.letter import SENTENCES, by_the_letter
from game.variants.option_ids import option_ids, option_value, options_from
from game.variants.presets import Preset
from tests.scenes.driver import Driver, Play
from tests.scenes.opened import opening
from tests.scenes.roomy import assert_room
from tests.text.test_words_of_a_game import with_own

Opener = Callable[..., Driver]

GAMES_PAGE, SETUP_PAGE = opening(OpenGames()), opening(OpenSetup())


@pytest.fixture
def at(play: Play) -> Opener:
    """Open a page over the title, as the player comes to it."""

    def begin(*pages: Callable[[Desk], Scene], game: str = "bela4", **how: object) -> Driver:
        likes = Preferences(game=game)
        driver = play(Title, likes=likes, speed="instant", **{"language": "en", **how})
        for page in pages:
            driver.loop.stack.push(page(driver.desk))
        driver.settle()
        return driver

    return begin


def texts(driver: Driver) -> set[str]:
    driver.top.is_stale = True
    driver.frames(2)
    return {written.text for written in driver.written}


def go_to(driver: Driver, name: str) -> None:
    for _ in range(40):
        if driver.top.focus.current.name == name:
            return
        driver.key(pygame.K_TAB)
    raise AssertionError(f"no way to {name} by Tab")


# --- games ----------------------------------------------------------------------------------------------


def test_all_games_are_offered(at: Opener) -> None:
    driver = at(GAMES_PAGE)
    assert {widget.name for widget in driver.top.focus.widgets} >= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_leads_to_its_table(at: Opener, game: str) -> None:
    driver = at(GAMES_PAGE)
    driver.click(driver.top.focus[game].box)
    assert isinstance(driver.top, Setup)
    driver.click(driver.top.focus["setup.start"].box)
    (invitation,) = driver.doors.invitations
    assert invitation.game == game
    assert [sitter.is_person for sitter in invitation.seats] == [
        seat == 0 for seat in range(GAMES[game].rules.players)
    ]
    assert driver.desk.preferences.game == game
    assert len(driver.loop.stack.scenes) == 2


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
@pytest.mark.parametrize("language", ["hr", "fr"])
def test_a_family_of_six_games_leaves_room_for_the_buttons(
    at: Opener, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    moved = "bela2"
    longer = tuple(
        replace(
            family,
            games=(*(one for one in family.games if one != moved), *[moved] * (family.name == "belote")),
        )
        for family in FAMILIES
    )
    assert max(len(family.games) for family in longer) == 6
    monkeypatch.setattr("game.scenes.choosing.games.FAMILIES", longer)
    driver = at(GAMES_PAGE, size=size, language=language)
    assert len(driver.top.focus.widgets) == len(GAMES) + 2
    assert_room(driver)


def test_the_sentence_is_that_of_the_game_under_the_mouse(at: Opener) -> None:
    driver = at(GAMES_PAGE)
    driver.move(driver.top.focus["coinche_fr"].box.centre)
    driver.frames(12)
    assert any("points are bid" in text for text in texts(driver))


def test_the_arrows_walk_through_the_list(at: Opener) -> None:
    driver = at(GAMES_PAGE)
    driver.top.focus.go_to("bela3")
    driver.key(pygame.K_RIGHT)
    assert driver.top.focus.current.name == "belot_bg_official"
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_DOWN)
    assert driver.top.focus.current.name == family_of("belote4_fr").games[2]


# --- one game -------------------------------------------------------------------------------------------


def test_levels_belong_to_seats(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE)
    driver.click(driver.top.focus["seat2"].cells()[1])
    assert [sitter.level for sitter in driver.desk.preferences.tables["4"][1:]] == [
        "medium",
        "easy",
        "medium",
    ]
    driver.click(driver.top.focus["setup.start"].box)
    assert [sitter.level for sitter in driver.doors.invitations[-1].seats[1:]] == ["medium", "easy", "medium"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_levels_have_words_and_room(at: Opener, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.choosing.setup.LEVELS", ("easy", "medium", "hard", "master"))
    driver = at(GAMES_PAGE, SETUP_PAGE, size=(800, 600), language=language)
    texts(driver)
    for written in driver.written:
        assert not written.is_cut, written
        assert written.px >= 11, written


@pytest.mark.parametrize(
    ("game", "wheres"),
    [
        ("bela4", {"On your right", "Opposite, your partner", "On your left"}),
        ("belote4_es", {"On your right", "Opposite, your partner", "On your left"}),
        ("bela3", {"On your right", "On your left"}),
        ("bela2", {"Opposite"}),
    ],
)
def test_who_sits_where(at: Opener, game: str, wheres: set[str]) -> None:
    shown = texts(at(GAMES_PAGE, SETUP_PAGE, game=game))
    said = {"On your right", "On your left", "Opposite", "Opposite, your partner"} & shown
    assert said == wheres


def test_the_target_is_changed_and_the_rules_are_ones_own_then(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE)
    target = driver.top.focus["target"]
    assert isinstance(target, Picker)
    driver.click(target.ends()[0])
    assert driver.desk.preferences.house_rules == {"bela4": {"target": 701}}
    assert driver.top.focus["preset"].value == "own"
    driver.click(driver.top.focus["preset"].ends()[1])
    assert driver.desk.preferences.house_rules == {}, "back to the usual rules"


@pytest.mark.parametrize(("game", "named"), [("bela4", "By the rule sheet"), ("coinche_fr", "Club")])
def test_the_sheet_and_the_clubs_are_chosen_here_and_named(at: Opener, game: str, named: str) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE)
    choose_game(driver.desk, GAMES[game])
    driver.top.entered()
    driver.click(driver.top.focus["preset"].ends()[1])
    driver.settle()
    assert named in {one.text for one in driver.written}
    assert driver.desk.preferences.counts_tricks is (game == "bela4")
    assert chosen_rules(driver.desk, GAMES[game]) != GAMES[game].rules


def test_a_preset_is_chosen_here(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE)
    driver.desk.kept.shelf.put(
        (Preset("Home", "bela4", options_from({"contra": True}, GAMES["bela4"].rules)),)
    )
    driver.top.entered()
    driver.click(driver.top.focus["preset"].ends()[1])
    assert driver.desk.preferences.house_rules == {"bela4": {"contra": True}}
    assert "Home" in texts(driver)


@pytest.mark.parametrize("steps", [1, 2])
def test_escape_goes_back_one_page_at_a_time(at: Opener, steps: int) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE)
    for _ in range(steps):
        driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, {1: Games, 2: Title}[steps])


# --- house rules ----------------------------------------------------------------------------------------


def test_every_option_has_its_place_in_one_group() -> None:
    placed = [key for keys in GROUPS.values() for key in keys]
    assert sorted(placed) == sorted(option_ids())


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_what_means_something_in_the_game(game: str) -> None:
    rules = GAMES[game].rules
    shown = [key for group in GROUPS for key in shown_in(group, rules)]
    assert sorted(shown) == sorted(applicable(rules))
    assert all(shown_in(group, rules) for group in GROUPS), "no page is empty"


def rules_page(driver: Driver) -> HouseRules:
    assert isinstance(driver.top, HouseRules)
    return driver.top


def test_by_keyboard(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_PAGEDOWN)
    assert page.group == "play"
    assert page.selected == "raisePlain"
    driver.key(pygame.K_DOWN)
    assert page.selected == "ruff"
    driver.key(pygame.K_RIGHT)
    assert page.rules.play.ruff is Ruff.UNLESS_PARTNER_WINS
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT)
    assert page.rules.play.ruff is Ruff.NEVER, "round and round"
    assert driver.desk.preferences.house_rules == {"bela4": {"ruff": "never"}}


def test_the_page_has_the_words_of_its_game(at: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["bela4"].rules
    own = replace(GAMES["bela4"], rules=replace(rules, auction=replace(rules.auction, words="saudi")))
    monkeypatch.setitem(GAMES, "bela4", own)
    monkeypatch.setattr(catalogue, "read_words", lambda _: with_own(**{"option.contra.title": "Double"}))
    for game, title in (("bela4", "Double"), ("belot_bg", "Contra")):
        page = rules_page(at(HouseRules, game=game))
        page.group = "auction"
        page.entered()
        row = page.focus["contra"]
        assert isinstance(row, RuleRow)
        assert row.title == title


def test_by_mouse(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    driver.click(page.focus["rules.group"].cells()[2])
    driver.click(page.focus["ruff"].box)
    assert page.rules == GAMES["bela4"].rules, "a look changes nothing"
    driver.click(page.focus["choice2"].box)
    assert page.rules.play.ruff is Ruff.OPTIONAL
    row = page.focus["ruff"]
    assert isinstance(row, RuleRow)
    assert row.is_changed
    driver.click(page.focus["rules.usual"].box)
    assert page.rules == GAMES["bela4"].rules
    assert not page.focus["rules.usual"].is_enabled


@pytest.mark.parametrize("game", sorted(SENTENCES))
def test_one_press_plays_by_the_letter_of_the_sheet(game: str, at: Opener) -> None:
    driver = at(HouseRules, game=game)
    page, before = rules_page(driver), driver.desk.preferences
    go_to(driver, "rules.letter")
    driver.key(pygame.K_RETURN)
    assert page.rules == by_the_letter(GAMES[game]) != GAMES[game].rules
    assert driver.desk.preferences.asks_for_cut
    assert not driver.desk.preferences.offers_take_back
    assert driver.desk.preferences.counts_tricks is (game == "bela4")
    back_to_the_usual(driver, page)
    assert page.rules == GAMES[game].rules
    assert driver.desk.preferences == replace(before, game=game, has_chosen_game=True)


@pytest.mark.parametrize("presses", [1, 2])
def test_after_the_letter_the_usual_rules_bring_back_what_the_player_had(presses: int, at: Opener) -> None:
    driver = at(HouseRules, game="bela4")
    page = rules_page(driver)
    driver.change(asks_for_cut=True, counts_tricks=False)
    for _ in range(presses):
        driver.click(page.focus["rules.letter"].box)
    driver.click(page.focus["rules.usual"].box)
    likes = driver.desk.preferences
    assert (likes.asks_for_cut, likes.offers_take_back, likes.counts_tricks) == (True, True, False)
    driver.change(offers_take_back=False)
    driver.click(page.focus["rules.letter"].box)
    driver.click(page.focus["rules.usual"].box)
    assert not driver.desk.preferences.offers_take_back, "what the letter did not change stays"


def test_on_the_page_of_the_game_too_the_usual_rules_undo_the_letter(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, game="bela4")
    before = driver.desk.preferences
    seen = []
    for _ in range(4):
        driver.click(driver.top.focus["preset"].ends()[1])
        seen.append((driver.top.focus["preset"].value, driver.desk.preferences.asks_for_cut))
        if seen[-1][0] == "usual":
            break
    assert seen == [("letter", True), ("usual", False)]
    assert driver.desk.preferences == replace(before, has_chosen_game=True)


def test_the_tabs_mark_the_groups_in_which_a_rule_is_not_as_usual(at: Opener) -> None:
    driver = at(HouseRules, game="bela4")
    page = rules_page(driver)
    tabs = page.focus["rules.group"]
    assert isinstance(tabs, RuleTabs)
    assert not tabs.changed
    usual = driver.picture()
    go_to(driver, "rules.letter")
    driver.key(pygame.K_RETURN)
    driver.settle()
    tabs = page.focus["rules.group"]
    assert isinstance(tabs, RuleTabs)
    assert tabs.changed == ("play", "declarations")
    for group, cell in list(zip(GROUPS, tabs.cells(), strict=True))[1:]:
        box = pygame.Rect(cell.inset(8).ints)
        is_alike = (
            usual.subsurface(box).copy().get_buffer().raw
            == driver.picture().subsurface(box).copy().get_buffer().raw
        )
        assert is_alike is (group not in tabs.changed)


def test_a_game_without_a_sheet_has_no_letter(at: Opener) -> None:
    assert "rules.letter" not in {
        widget.name for widget in at(HouseRules, game="coinche_fr").top.focus.widgets
    }


def test_what_makes_no_game_is_grey_and_says_why(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    page.group, page.selected = "auction", "recontra"
    page.entered()
    yes = page.focus["choice0"]
    assert isinstance(yes, RuleChoice)
    assert not yes.is_enabled
    assert yes.text in texts(driver)
    driver.click(yes.box)
    page.focus.go_to("recontra")
    driver.key(pygame.K_RIGHT)
    assert page.rules == GAMES["bela4"].rules
    driver.click(page.focus["contra"].box)
    driver.key(pygame.K_RIGHT)
    driver.click(page.focus["recontra"].box)
    driver.key(pygame.K_RIGHT)
    assert page.rules.auction.recontra


def test_a_number_is_stepped_through_or_typed(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    assert page.selected == "target"
    driver.top.focus.go_to("target")
    driver.key(pygame.K_RIGHT)
    assert page.rules.match.target == 1501
    driver.type("853")
    assert page.rules.match.target == 853
    driver.key(pygame.K_BACKSPACE)
    assert page.rules.match.target == 85
    driver.type("999999")
    assert page.rules.match.target == 85999, "no sheet has room for more"


def test_a_target_of_nothing_cannot_be_typed(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    driver.top.focus.go_to("target")
    driver.type("0")
    assert rules_page(driver).rules.match.target == 1001


def test_a_page_that_is_too_low_scrolls(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    driver.desk.page = Page(1280, 480)
    page.group, page.selected = "declarations", ""
    page.entered()
    shown = shown_in("declarations", page.rules)
    assert page.rows_seen < len(shown)
    page.focus.go_to(page.selected)
    for _ in shown[1:]:
        driver.key(pygame.K_DOWN)
    assert page.selected == shown[-1]
    assert page.focus[shown[-1]].box.bottom <= page.list_box.bottom
    driver.post(pygame.MOUSEWHEEL, x=0, y=30, flipped=False)
    assert page.focus[shown[0]].box.y >= page.list_box.y


def test_a_rule_that_loses_its_meaning_leaves_the_page(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules)
    page = rules_page(driver)
    page.group, page.selected = "declarations", "declarations"
    page.entered()
    page.focus.go_to("declarations")
    driver.key(pygame.K_RIGHT)
    assert not page.rules.declarations.allowed
    assert "declTie" not in {widget.name for widget in page.focus.widgets}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_every_game_has_room(at: Opener, language: str) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, size=(800, 600), language=language)
    page = rules_page(driver)
    unseen = set(option_ids())
    tables = [(variant, variant.rules) for variant in GAMES.values()]
    tables += [
        (GAMES[game], rules_of_club(club, GAMES[game])) for game, clubs in CLUBS.items() for club in clubs
    ]
    for variant, rules in tables:
        choose_rules(driver.desk, variant, rules)
        for group in GROUPS:
            for key in shown_in(group, rules):
                if key not in unseen:
                    continue
                unseen.discard(key)
                page.group, page.selected = group, key
                page.entered()
                texts(driver)
                for written in driver.written:
                    assert not written.is_cut, (key, written)
                    assert written.px >= 11, (key, written)
                choices = [widget for widget in page.focus.widgets if isinstance(widget, RuleChoice)]
                assert all(page.detail_box.encloses(choice.box, slack=1) for choice in choices), key
    assert unseen == {"exchangeTo"} | {"renegeAward", "contraCapot"} & unseen, "they come with other rules"


def test_steps_hold_the_present_number_and_the_usual_one() -> None:
    for game, variant in GAMES.items():
        rules = options_from({"target": 777}, variant.rules)
        steps = steps_of("target", rules, variant.rules)
        assert {777, option_value(variant.rules, "target")} <= set(steps), game
        assert list(steps) == sorted(steps)


# --- names and codes ------------------------------------------------------------------------------------


def shared(driver: Driver) -> Sharing:
    assert isinstance(driver.top, Sharing)
    return driver.top


def test_save_rename_use_and_delete(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, opening(OpenSharing()))
    driver.change(house_rules={"bela4": {"target": 501}})
    driver.type("Kod bake m")
    assert not driver.desk.preferences.is_muted, "M is a letter here"
    driver.key(pygame.K_RETURN)
    assert [(one.name, one.rules.match.target) for one in driver.desk.kept.shelf.things] == [
        ("Kod bake m", 501)
    ]
    assert "Saved: Kod bake m." in texts(driver)
    go_to(driver, "share.name")
    driver.type("Doma")
    driver.click(shared(driver).focus["share.rename"].box)
    assert [one.name for one in driver.desk.kept.shelf.things] == ["Doma"]
    driver.change(house_rules={})
    driver.click(shared(driver).focus["share.use"].box)
    assert driver.desk.preferences.house_rules == {"bela4": {"target": 501}}
    driver.click(shared(driver).focus["share.delete"].box)
    assert isinstance(driver.top, Confirm)
    driver.click(driver.top.focus["share.remove.yes"].box)
    assert driver.desk.kept.shelf.things == ()
    assert "Deleted: Doma." in texts(driver)


def test_a_name_is_needed_and_taken_only_once(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, opening(OpenSharing()))
    driver.click(shared(driver).focus["share.save"].box)
    assert "First type a name above." in texts(driver)
    go_to(driver, "share.name")
    driver.type("A")
    driver.key(pygame.K_RETURN)
    go_to(driver, "share.name")
    driver.type("a")
    driver.click(shared(driver).focus["share.rename"].box)
    assert "The name a is taken already." in texts(driver)


def test_a_code_is_typed_in(at: Opener) -> None:
    rules = options_from({"target": 201, "roundSplit": "loserUp"}, GAMES["belot_bg"].rules)
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, opening(OpenSharing()))
    go_to(driver, "share.friend")
    driver.type(code_of("belot_bg", rules).lower())
    driver.key(pygame.K_RETURN)
    assert driver.desk.preferences.game == "belot_bg"
    assert driver.desk.preferences.house_rules["belot_bg"] == {"target": 201, "roundSplit": "loserUp"}
    assert code_of("belot_bg", rules) in texts(driver), "its own code is shown now"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type a code."),
        ("102C", "The code is mistyped: its ending does not match."),
        ("Ž", "a character"),
    ],
)
def test_a_wrong_code_is_answered(at: Opener, typed: str, said: str) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, opening(OpenSharing()))
    go_to(driver, "share.friend")
    driver.type(typed)
    driver.click(shared(driver).focus["share.read"].box)
    assert any(said in text for text in texts(driver))
    assert driver.desk.preferences.house_rules == {}


def test_letters_are_shortcuts_again_after_leaving(at: Opener) -> None:
    driver = at(GAMES_PAGE, SETUP_PAGE, HouseRules, opening(OpenSharing()))
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_m)
    assert driver.desk.preferences.is_muted


@pytest.mark.parametrize(
    ("game", "club"), [(game, club.name) for game, clubs in CLUBS.items() for club in clubs]
)
def test_the_rules_of_a_club_are_a_few_presses_away(game: str, club: str, at: Opener) -> None:
    driver = at(HouseRules, game=game)
    page, variant = rules_page(driver), GAMES[game]
    go_to(driver, "rules.club")
    for _ in CLUBS[game]:
        driver.key(pygame.K_RETURN)
        if club_of(page.rules, variant) == club:
            break
    assert club_of(page.rules, variant) == club
    assert picker_of(page).value == club
    back_to_the_usual(driver, page)
    assert page.rules == variant.rules


def back_to_the_usual(driver: Driver, page: HouseRules) -> None:
    """By its button, or where there is none by the picker of the clubs."""
    names = {widget.name for widget in page.focus.widgets}
    if "rules.usual" in names:
        driver.click(page.focus["rules.usual"].box)
        return
    go_to(driver, "rules.club")
    while picker_of(page).value != "usual":
        driver.key(pygame.K_RETURN)


def picker_of(page: HouseRules) -> Picker:
    picker = page.focus["rules.club"]
    assert isinstance(picker, Picker)
    return picker


@pytest.mark.parametrize("game", CLUBS)
def test_the_rule_book_says_what_a_club_plays_otherwise(game: str, at: Opener) -> None:
    variant, club = GAMES[game], CLUBS[game][0]
    driver = at(RuleBook, game=game)
    choose_rules(driver.desk, variant, rules_of_club(club, variant))
    book = RuleBook(driver.desk)
    told = [entry.paragraph.text for entry in book.entries if entry.section == "club"]
    assert len(told) == len(club.sentences) + club.is_second_hand
    assert all(one.quote in text for one, text in zip(club.sentences, told, strict=False))
    assert not [
        entry for entry in RuleBook(driver.desk, game, variant.rules).entries if entry.section == "club"
    ]


def test_rules_of_no_club_are_the_player_s_own(at: Opener) -> None:
    driver = at(HouseRules, game="coinche_fr")
    page = rules_page(driver)
    choose_rules(driver.desk, GAMES["coinche_fr"], options_from({"taSa": True}, GAMES["coinche_fr"].rules))
    page.entered()
    assert picker_of(page).value == "own"


def test_only_games_of_clubs_offer_them(at: Opener) -> None:
    assert "rules.club" not in {widget.name for widget in at(HouseRules, game="bela4").top.focus.widgets}
