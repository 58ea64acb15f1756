"""On every screen, in every language and at every size, nothing is cut, spills over or hides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.ai.levels import make_mind
from game.records.daily import deal_of_day
from game.records.shared_deal import SharedLine, code_of_deal, text_of_deal
from game.rules.asking import seat_to_act
from game.rules.phase import Phase
from game.rules.view import View
from game.rules.viewing import view_for
from game.scenes.broke import Broke
from game.scenes.choosing.chosen import choose_company, choose_rules, chosen_company
from game.scenes.choosing.first_game import FirstGame
from game.scenes.choosing.house_rules import HouseRules
from game.scenes.choosing.rule_groups import GROUPS
from game.scenes.choosing.setup_seats import SetupSeats
from game.scenes.company import in_form
from game.scenes.confirm import Confirm
from game.scenes.deals.intents import OpenDeals, OpenFolder, OpenPastDeal, OpenWeek
from game.scenes.deals.offer import SIGNS
from game.scenes.desk import Desk
from game.scenes.history.fair import FairPage
from game.scenes.history.game_figures import GameFigures
from game.scenes.history.match import PastMatch
from game.scenes.history.matches import Matches
from game.scenes.history.open_list import OpenMatchList
from game.scenes.intents import (
    NewMatch,
    OpenFirstGame,
    OpenGames,
    OpenLesson,
    OpenLessonOver,
    OpenOnceMore,
    OpenOptions,
    OpenPlayersWords,
    OpenSeats,
    OpenSetup,
    OpenSharing,
)
from game.scenes.key_map import KeyMap
from game.scenes.letters import Letters
from game.scenes.licences.page import Licences
from game.scenes.menu import PauseMenu
from game.scenes.once_more.comparison import Comparison
from game.scenes.once_more.page import OnceMorePage
from game.scenes.options.entries import ENTRIES
from game.scenes.options.page import Options
from game.scenes.over import MatchOver
from game.scenes.replay.intents import OpenMoment
from game.scenes.replay.scene import Replay
from game.scenes.report import Report
from game.scenes.routes import scene_of
from game.scenes.rule_book import RuleBook
from game.scenes.rule_now import RuleNow
from game.scenes.scene import Push, Scene
from game.scenes.score import ScoreSheet
from game.scenes.setpiece.keepsake import Kind
from game.scenes.sheet import Outcome, Sheet, SheetCell, SheetColumn, SheetRow
from game.scenes.title import Title
from game.table.chance import chance_action
from game.table.headless import Bout
from game.table.once_more import lines_of, past_practice
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from game.variants.presets import Preset
from tests.scenes.counting import counted as counting
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import evenings
from tests.scenes.opened import opening
from tests.scenes.replay.test_moment import a_moment, record_of
from tests.scenes.roomy import assert_room
from tests.scenes.scorer import kitchen
from tests.scenes.setpiece.pieces import Kept, end_of, page_of
from tests.table.history.past import played


def row(us: str, them: str, *, us_note: str = "", them_note: str = "", caller: int = 0) -> SheetRow:
    cells = (SheetCell(figure=us, note=us_note), SheetCell(figure=them, note=them_note))
    return SheetRow(cells=cells, caller=caller)


ROWS = (
    row("102", "60", us_note="bela"),
    row("–", "1182", them_note="zvanja 120, bela"),
    row("252", "–", us_note="štiglja", caller=1),
)
SHEET = Sheet(
    columns=(
        SheetColumn(head="Mi", names="Ti i Zlata", total=1354),
        SheetColumn(head="Vi", names="Ana i Joža", total=998),
    ),
    rows=ROWS * 5,
    verdict="Zvali su i pali: 60 prema 102, bela i zvanja naša.",
    remark="2 poteza vraćena",
)


SHEET_OF_THREE = Sheet(
    columns=(
        SheetColumn(head="Ti", total=504),
        SheetColumn(head="Ana", total=398),
        SheetColumn(head="Hubertina", total=1001),
    ),
    rows=tuple(
        SheetRow(
            cells=(
                SheetCell(figure="102", note="bela"),
                SheetCell(figure="–", note="zvanja 120, bela"),
                SheetCell(figure="60", is_boxed=True),
            ),
            caller=caller % 3,
        )
        for caller in range(9)
    ),
    verdict="Zvali su i pali: 60 prema 102, bela i zvanja naša.",
)


def in_the(game: str, phase: Phase) -> View:
    """What the seat of the person knows when the table first waits for him in that phase."""
    rules = GAMES[game].rules
    bout = Bout(rules, [make_mind("random") for _ in range(rules.players)], "screens")
    while not (bout.state.phase is phase and seat_to_act(bout.state) == 0):
        chance = chance_action(bout.state, "screens")
        if chance is not None:
            bout.do(chance)
        else:
            bout.move(seat_to_act(bout.state) or 0)
    return view_for(bout.state, 0)


def at(game: str, first: Callable[[Desk], Scene]) -> Callable[[Desk], Scene]:
    """The screen with that game chosen, and rules and a preset of its own."""

    def begin(desk: Desk) -> Scene:
        variant = GAMES[game]
        rules = options_from({"target": 901, "contra": True, "kingValue": 10}, variant.rules)
        choose_rules(desk, variant, rules)
        desk.kept.shelf.put((Preset("Kod bake na selu, ljeti", game, rules),))
        return first(desk)

    return begin


def rules_of(group: str) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        page = HouseRules(desk)
        page.group, page.selected = group, ""
        page.entered()
        return page

    return begin


def family(name: str) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        page = FirstGame(desk, desk.doors)
        page.family = name
        page.entered()
        return page

    return begin


def seated(form: str) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        choose_company(desk, in_form(chosen_company(desk), form))
        return SetupSeats(desk, desk.doors)

    return begin


def letters(desk: Desk) -> Scene:
    page = SetupSeats(desk, desk.doors)
    page.focus.go_to("people.name.0")
    return Letters(desk, lambda: page.text, page.handle)


def matches(desk: Desk) -> Scene:
    desk.kept.past = evenings()
    return Matches(desk, desk.kept.past)


def open_matches(desk: Desk) -> Scene:
    lines = evenings()().lines().result()
    doors = PlainDoors()
    doors.waiting = {line.name: line for line in lines}
    return OpenMatchList(desk, doors)


def past_match(desk: Desk) -> Scene:
    desk.kept.past = evenings()
    lines = desk.kept.past().lines().result()
    return PastMatch(desk, desk.kept.past, next(line for line in lines if line.game == "belot_bg_official"))


def figures(desk: Desk) -> Scene:
    desk.kept.past = evenings()
    overview = desk.kept.past().overview().result()
    return GameFigures(desk, desk.kept.past, tuple(overview.games), "bela4", overview.people)


def fair(desk: Desk) -> Scene:
    desk.kept.past = evenings()
    overview = desk.kept.past().overview().result()
    return FairPage(desk, desk.kept.past, "bela4", overview.people[0])


def once_more(game: str, *, place: int = 0, with_master: bool = False) -> Callable[[Desk], Scene]:
    match = played(game, "screens", deals=1)
    return lambda desk: OnceMorePage(desk, OpenOnceMore(match, 1, 0, place, with_master))


def compared(game: str) -> Callable[[Desk], Scene]:
    """The line of then beside itself; the master has not begun."""
    practice = past_practice(played(game, "screens", deals=1), 1, 0, 0)
    lines = lines_of(practice)
    assert lines is not None
    assert lines.then is not None
    done = replace(practice, actions=lines.then.actions)

    def begin(desk: Desk) -> Scene:
        page = Comparison(desk, desk.doors, done)
        page.left()
        return page

    return begin


def key_moment(desk: Desk) -> Scene:
    """The page that lies over the replay."""
    record = record_of()
    opened = Replay(desk, record, deal=0, viewer=0, moment=a_moment(record)).update(0.0)
    assert isinstance(opened, Push)
    assert isinstance(opened.page, OpenMoment)
    opened.page.cards.prefetch()
    opened.page.cards.finish()  # pictures that come later would make two looks differ
    return scene_of(opened.page, desk)


def all_options(desk: Desk) -> Scene:
    page = Options(desk)
    page.show(next(entry.id for entry in ENTRIES if not entry.is_usual))
    return page


def past_deal(desk: Desk) -> Scene:
    page = past_match(desk)
    assert isinstance(page, PastMatch)
    page.update(0.0)
    assert page.record is not None
    return scene_of(OpenPastDeal(page.record, 0, 5), desk)


def a_deal(text: str) -> Callable[[Desk], Scene]:
    """The page of shared deals with that text in its field."""

    def begin(desk: Desk) -> Scene:
        desk.today = lambda: date(2026, 11, 28)
        return scene_of(OpenDeals(text), desk)

    return begin


def friends_deal() -> str:
    """A deal under house rules, with lines of friends whose names are long."""
    rules = options_from({"target": 901, "contra": True, "kingValue": 10}, GAMES["bela4"].rules)
    deal = replace(deal_of_day("bela4", date(2026, 11, 28)), rules=rules)
    names = ("Maximiliane-Ruth", "Bartholomäus Vid", "Katarina-Štefica")
    lines = [SharedLine(seat=seat, points=(1104, -58), name=name) for seat, name in enumerate(names)]
    return text_of_deal(deal, lines)


def after_a_match(page: Callable[[Desk], Scene]) -> Callable[[Desk], Scene]:
    """The page as somebody sees it who has played before."""

    def begin(desk: Desk) -> Scene:
        desk.change(lambda likes: replace(likes, has_played_match=True))
        return page(desk)

    return begin


def week(desk: Desk) -> Scene:
    desk.today = lambda: date(2026, 11, 28)
    return scene_of(OpenWeek("bela4"), desk)


SCREENS: dict[str, Callable[[Desk], Scene]] = {
    "title": Title,
    "rule book": lambda desk: RuleBook(desk, "belot_bg"),
    "rule book in three": lambda desk: RuleBook(desk, "bela3"),
    "first game": opening(OpenFirstGame()),
    "first game in numbers": family("belote"),
    "people at this table": opening(OpenSeats(begins=True)),
    "games": opening(OpenGames()),
    "setup": at("belot_bg_official", opening(OpenSetup())),
    "setup in three": at("bela3", opening(OpenSetup())),
    "setup of who sees seals": at("belot_bg_official", after_a_match(opening(OpenSetup()))),
    "words for the shuffle": opening(OpenPlayersWords()),
    "who sits where": at("belot_bg", seated("partners")),
    "who sits where in three": at("bela3", seated("alone")),
    "share": at("belot_bg_official", opening(OpenSharing())),
    **{f"rules: {group}": at("belot_bg", rules_of(group)) for group in GROUPS},
    "rule of the moment": lambda desk: RuleNow(desk, in_the("belot_bg", Phase.CALLING), "belot_bg"),
    "rules in play": lambda desk: RuleNow(desk, in_the("bela3", Phase.PLAYING), "bela3"),
    "menu": lambda desk: PauseMenu(desk, view=in_the("bela4", Phase.CALLING)),
    "menu with everything": lambda desk: PauseMenu(
        desk,
        view=in_the("bela4", Phase.CALLING),
        hint=lambda: None,
        log=OpenOptions(),
        seats=OpenOptions,
    ),
    "menu of practice": lambda desk: PauseMenu(
        desk, view=in_the("bela4", Phase.CALLING), offers_hints=True, log=OpenOptions(), is_practice=True
    ),
    "options": Options,
    "all options": all_options,
    "folder": opening(OpenFolder()),
    "licences": Licences,
    "keys": KeyMap,
    "letters": letters,
    "pause": PauseMenu,
    "broken now": lambda desk: Broke(desk, Path("crash.txt"), is_now=True),
    "broken last time": lambda desk: Broke(desk, Path("crash.txt"), is_now=False),
    "report": lambda desk: Report(desk, Path(__file__)),
    "question": lambda desk: Confirm(desk, "new", NewMatch()),
    "score": lambda desk: ScoreSheet(desk, SHEET),
    "score to look back": lambda desk: ScoreSheet(desk, SHEET, look_back=OpenOptions()),
    "score in three": lambda desk: ScoreSheet(desk, SHEET_OF_THREE, look_back=OpenOptions()),
    "score to play once more": lambda desk: ScoreSheet(
        desk, SHEET_OF_THREE, look_back=OpenOptions(), once_more=OpenOptions()
    ),
    "score in play": lambda desk: ScoreSheet(desk, SHEET, free=0.66),
    "won": lambda desk: MatchOver(desk, Outcome(is_won=True, sheet=SHEET)),
    "past deal": past_deal,
    "shared deals": a_deal(""),
    "deal of the day": a_deal(code_of_deal(deal_of_day("belot_bg", date(2026, 11, 28)))),
    "deal of a friend": a_deal(friends_deal()),
    "damaged code": a_deal("D100-0000-0000-0000-0000-0000-000M-1CX"),
    "deals of the week": week,
    "letters of codes": lambda desk: Letters(desk, lambda: "D10", lambda _: None, SIGNS),
    "between two deals of a lesson": opening(OpenLessonOver(OpenLesson("belot_bg"), frozenset())),
    "after a lesson": opening(OpenLessonOver(OpenLesson("belote2_es", 1), frozenset())),
    "matches": matches,
    "open matches": open_matches,
    "past match": past_match,
    "figures": figures,
    "fair": fair,
    "key moment": key_moment,
    "once more": once_more("bela4", place=20),
    "once more with a master": once_more("bela3", place=20, with_master=True),
    "the whole deal once more": once_more("coinche_fr"),
    "lines compared": compared("bela4"),
    "lines compared in three": compared("bela3"),
    "lines compared in numbers": compared("coinche_fr"),
    "sheets of real cards": kitchen.sheets,
    "new sheet": kitchen.new_sheet,
    "real sheet": kitchen.sheet(kitchen.BELA),
    "real sheet in Bulgaria": kitchen.sheet(kitchen.BULGARIAN),
    "real sheet in three": kitchen.sheet(kitchen.THREE),
    "telling": kitchen.telling(kitchen.BELA),
    "telling a capot": kitchen.telling(kitchen.BELA, 2, "declared.1"),
    "telling in Bulgaria": kitchen.telling(kitchen.BULGARIAN, 3, "declared.0"),
    "telling in three": kitchen.telling(kitchen.THREE, 0),
    "telling no trumps": kitchen.telling(kitchen.BULGARIAN, 2),
    "telling coinche": kitchen.telling(kitchen.COINCHE, 1),
    "great moment: capot": page_of(Kind.CAPOT, past=Kept()),
    "great moment: belot": page_of(Kind.BELOT, 2, past=Kept()),
    "great moment: fell": page_of(Kind.FELL, 3, past=Kept()),
    "great moment: big": page_of(Kind.BIG, past=Kept()),
    "tricks to count": counting.counting(),
    "tricks counted wrongly": counting.corrected,
    "won with faces": end_of(Kind.WON, SHEET, past=Kept()),
    "lost with faces": end_of(Kind.LOST, SHEET_OF_THREE, 3, Kept()),
    "lost": lambda desk: MatchOver(
        desk, Outcome(is_won=False, sheet=SHEET), look_back=OpenOptions(), once_more=OpenOptions()
    ),
}
SIZES = [(800, 600), (1024, 768), (1280, 720), (2560, 1080), (2560, 1440)]
SHORTER = partial(pytest.param, marks=pytest.mark.sampled(7))
"""Where German and Bulgarian words fit, those of this language mostly do: every seventh screen is enough."""
LARGER = partial(pytest.param, marks=pytest.mark.sampled(17))
"""Where words fit at the smallest size, they mostly do at this one."""


Opener = Callable[[str, tuple[int, int], str], Driver]


@pytest.fixture
def shown(play: Play) -> Opener:
    """Open a screen over a plain table, or the title, and wait until it stands still."""

    def begin(name: str, size: tuple[int, int], language: str) -> Driver:
        doors = PlainDoors()
        doors.has_saved_match = True
        doors.has_open_matches = True
        plain = doors.new_match if name != "title" else SCREENS[name]
        driver = play(plain, size=size, language=language, speed="instant", doors=doors)
        if name != "title":
            driver.loop.stack.push(SCREENS[name](driver.desk))
        driver.settle()
        return driver

    return begin


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *((SIZES[0], language) for language in ("bg", "de")),
        *(SHORTER(SIZES[0], language) for language in ("hr", "en", "pl", "fr")),
        *(LARGER(size, language) for size in SIZES[1:] for language in ("hr", "en")),
        *(LARGER(SIZES[-1], language) for language in ("bg", "de", "pl", "fr")),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_has_its_room(shown: Opener, name: str, size: tuple[int, int], language: str) -> None:
    driver = shown(name, size, language)
    assert len(driver.written) >= 3
    assert_room(driver)


@pytest.mark.sampled(9)
@pytest.mark.parametrize("name", SCREENS)
def test_pulling_the_window_about_breaks_nothing(shown: Opener, name: str) -> None:
    driver = shown(name, (1280, 720), "hr")
    for size in ((800, 600), (2000, 700), (801, 1200), (1280, 720)):
        driver.resize(*size)
        assert driver.picture().get_size() == size
    driver.post(pygame.WINDOWMINIMIZED)
    driver.post(pygame.WINDOWRESTORED)
    driver.key(pygame.K_F11)
    driver.key(pygame.K_F11)
    driver.settle()
    assert driver.picture().get_size() == (1280, 720)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "name",
    [name for name in SCREENS if name not in {"title", "games", "first game", "first game in numbers"}],
)
def test_the_same_moment_is_the_same_picture(shown: Opener, name: str) -> None:
    pictures = {pygame.image.tobytes(shown(name, (800, 600), "hr").picture(), "RGB") for _ in range(2)}
    assert len(pictures) == 1
