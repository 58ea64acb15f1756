"""The pages of the history: every match and every deal is reached, by keys as well as by mouse."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.records.replay import state_after
from game.scenes.choosing.games import Games
from game.scenes.deal_rows import DealRow
from game.scenes.deals.intents import OpenDeals, OpenWeek
from game.scenes.desk import Desk
from game.scenes.empty import LEADS
from game.scenes.history.course import draw_course
from game.scenes.history.export import png_of, sheet_picture, sheet_text
from game.scenes.history.fair import FairPage
from game.scenes.history.fair_row import FairRow
from game.scenes.history.game_figures import GameFigures
from game.scenes.history.intents import OpenFairness, OpenFigures, OpenHistory
from game.scenes.history.match import PastMatch
from game.scenes.history.match_row import MatchRow
from game.scenes.history.matches import Matches
from game.scenes.history.wording import company_text, date_text, ending_text, faces_beside, score_text, spoken
from game.scenes.intents import Intent, OpenRules
from game.scenes.preferences import Language
from game.scenes.reading import widget_words
from game.scenes.replay.scene import Replay
from game.scenes.scene import Pop, Scene
from game.table.fairness.fairness import Fairness
from game.table.history.figures import Line, Sitter
from game.text.catalogue import LANGUAGES, words
from game.ui.layout import Page, Rect
from game.ui.picker import Picker
from game.ui.theme import BRASS_LIGHT
from game.ui.widgets import Brush, Button
from tests.scenes.driver import Driver, PlainDoors, PlainTable, Play
from tests.scenes.history.evenings import LONGEST, SomePast, evenings, listed_in
from tests.scenes.opened import opening
from tests.table.history.past import at, filed, played

ENGLISH = words("en")


def texts(driver: Driver) -> list[str]:
    return [written.text for written in driver.written]


@pytest.fixture
def opened(play: Play) -> Callable[..., Driver]:
    """A page of the history over a plain table."""

    def begin(first: Callable[[Desk], Scene], past: SomePast | None = None, **window: object) -> Driver:
        driver = play(PlainDoors().saved_match, speed="instant", language="en", **window)  # type: ignore[arg-type]
        driver.desk.kept.past = past or evenings()
        driver.loop.stack.push(first(driver.desk))
        driver.frames(2)
        return driver

    return begin


def match_of(game: str) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        lines = desk.kept.past().lines().result()
        return PastMatch(desk, desk.kept.past, next(line for line in lines if line.game == game))

    return begin


# --- the list -----------------------------------------------------------------------------------------


def test_every_match_is_in_the_list_and_opens(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()), size=(800, 600))
    page = driver.top
    assert isinstance(page, Matches)

    def listed() -> list[str]:
        return [widget.name for widget in page.focus.widgets if isinstance(widget, MatchRow)]

    seen = listed()
    while True:
        driver.key(pygame.K_PAGEDOWN)
        if listed()[-1] in seen:
            break
        seen += listed()
    assert seen == [f"match{place}" for place in range(len(listed_in(page)))]
    assert len(listed_in(page)) == 11
    driver.key(pygame.K_PAGEUP)
    row = next(widget for widget in page.focus.widgets if isinstance(widget, MatchRow))
    driver.click(row.box)
    top = driver.top
    assert isinstance(top, PastMatch)
    assert top.line == listed_in(page)[int(row.name.removeprefix("match"))]
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not page


def test_arrows_lead_through_all_pages_and_back(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()), size=(800, 600))
    page = driver.top
    assert isinstance(page, Matches)
    names = []
    for _ in range(len(listed_in(page))):
        driver.key(pygame.K_DOWN)
        assert page.focus.is_visible
        assert page.focus.current is not None
        names.append(page.focus.current.name)
    assert names == [f"match{place}" for place in range(len(listed_in(page)))]
    for name in reversed(names[:-1]):
        driver.key(pygame.K_UP)
        assert page.focus.current is not None
        assert page.focus.current.name == name
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, PastMatch)
    assert driver.top.line == listed_in(page)[0]


def test_one_game_alone(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()))
    page = driver.top
    assert isinstance(page, Matches)
    games = set()
    picker = page.focus["history.game"]
    assert isinstance(picker, Picker)
    for _ in picker.options:
        driver.key(pygame.K_RIGHT)
        games.add(page.game)
        assert all(page.game in ("all", line.game) for line in listed_in(page))
        assert listed_in(page)
    assert len(games) == len(picker.options) == 9
    assert page.game == "all"


def test_the_figures_are_a_button_away(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()))
    page = driver.top
    assert isinstance(page, Matches)
    page.game = "bela3"
    page.entered()
    driver.click(page.focus["history.figures"].box)
    top = driver.top
    assert isinstance(top, GameFigures)
    assert top.game == "bela3"
    driver.click(page.focus["history.figures"].box)
    assert driver.top is top, "a second press does nothing there"
    driver.click(top.focus["history.back"].box)
    assert driver.top is page


def test_before_the_first_match_the_page_says_what_it_is_for(
    opened: Callable[..., Driver], tmp_path: Path
) -> None:
    driver = opened(opening(OpenHistory()), SomePast(tmp_path))
    assert ENGLISH("history.empty") in texts(driver)
    page = driver.top
    assert isinstance(page, Matches)
    assert "history.figures" not in [widget.name for widget in page.focus.widgets], "it would lead nowhere"
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_DOWN)
    assert driver.top is page
    driver.click(page.focus[LEADS].box)
    assert isinstance(driver.top, Games)


def test_a_match_that_ends_meanwhile_is_there_when_one_comes_back(
    opened: Callable[..., Driver], tmp_path: Path
) -> None:
    past = SomePast(tmp_path)
    driver = opened(opening(OpenHistory()), past)
    page = driver.top
    assert isinstance(page, Matches)
    assert listed_in(page) == ()
    filed(tmp_path, at(played("bela4", "evening 1"), "2026-12-24 20:00:00"))
    page.entered()
    driver.frames(2)
    assert len(listed_in(page)) == 1


def test_what_is_wrong_with_the_list_is_said(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()))
    assert ENGLISH("history.damaged", file="history.sqlite.bad12") in texts(driver)


# --- one match ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_lines_of_the_sheet_open_their_deals(opened: Callable[..., Driver]) -> None:
    driver = opened(match_of("belot_bg_official"), size=(800, 600))
    page = driver.top
    assert isinstance(page, PastMatch)
    assert page.record is not None
    assert page.paper is not None
    results = state_after(page.record).results
    assert len(page.paper.sheet.rows) == len(results) > 8
    page.focus.go_to("match.look")
    driver.key(pygame.K_LEFT)
    while not isinstance(page.focus.current, DealRow) or page.focus.current.name != "deal0":
        driver.key(pygame.K_UP)
    for line, result in enumerate(results):
        assert page.focus.current is not None
        assert page.focus.current.name == f"deal{line}"
        if line in (0, 4, len(results) - 1):
            driver.key(pygame.K_RETURN)
            driver.settle()
            assert ENGLISH("deals.page", number=line + 1, game="Bulgarian belot, official") in texts(driver)
            driver.click(driver.top.focus["match.look"].box)  # type: ignore[attr-defined]
            replay = driver.top
            assert isinstance(replay, Replay)
            assert replay.deal.result == result
            driver.key(pygame.K_ESCAPE)
            driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_DOWN)


def test_a_click_on_a_line_opens_it_too(opened: Callable[..., Driver]) -> None:
    driver = opened(match_of("bela3"))
    page = driver.top
    assert isinstance(page, PastMatch)
    driver.click(page.focus["deal4"].box)
    driver.click(driver.top.focus["match.look"].box)  # type: ignore[attr-defined]
    replay = driver.top
    assert isinstance(replay, Replay)
    assert replay.deal.number == 5
    assert replay.viewer == 0
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.click(page.focus["match.look"].box)
    assert isinstance(driver.top, Replay)
    assert driver.top.deal.number == 1


def test_the_sheet_is_put_where_pictures_are(opened: Callable[..., Driver], tmp_path: Path) -> None:
    past = SomePast(evenings().data, tmp_path / "pictures")
    driver = opened(match_of("bela4"), past)
    page = driver.top
    assert isinstance(page, PastMatch)
    for name in ("match.picture", "match.text"):
        driver.click(page.focus[name].box)
        driver.frames(2)
        assert any(page.keeping.path.name in text for text in texts(driver))
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == ["bela4 2026-12-20 22.45.png", "bela4 2026-12-20 22.45.txt"]
    picture = pygame.image.load(tmp_path / "pictures" / names[0])
    assert picture.get_width() > 900
    text = (tmp_path / "pictures" / names[1]).read_text("utf-8")
    assert text.startswith("Bela")


def test_where_nothing_can_be_written_that_is_said(opened: Callable[..., Driver], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    driver = opened(match_of("bela4"), SomePast(evenings().data, tmp_path / "file"))
    page = driver.top
    assert isinstance(page, PastMatch)
    driver.click(page.focus["match.text"].box)
    driver.frames(2)
    assert page.keeping.message(400).startswith("Not saved: ")


def test_a_match_whose_record_is_gone_has_only_its_line(
    opened: Callable[..., Driver], tmp_path: Path
) -> None:
    path = filed(tmp_path, at(played("bela4", "evening 1"), "2026-12-24 20:00:00"))
    past = SomePast(tmp_path)
    past().overview().result()
    path.unlink()
    driver = opened(match_of("bela4"), past)
    page = driver.top
    assert isinstance(page, PastMatch)
    assert ENGLISH("history.gone") in texts(driver)
    assert [widget.name for widget in page.focus.widgets if widget.is_enabled] == ["history.back"]
    driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_RETURN)
    assert driver.top is not page


def test_a_match_that_was_left_goes_on(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenHistory()))
    page = driver.top
    assert isinstance(page, Matches)
    place = next(place for place, line in enumerate(listed_in(page)) if not line.is_over)
    driver.click(page.focus[f"match{place}"].box)
    match = driver.top
    assert isinstance(match, PastMatch)
    driver.click(match.focus["title.continue"].box)
    table = driver.top
    assert isinstance(table, PlainTable)
    assert table.name == "left"
    driver.loop.stack.fold(Pop())
    assert not isinstance(driver.top, Matches | PastMatch), "from the table one comes back to the title"


def test_a_match_that_is_over_does_not_go_on(opened: Callable[..., Driver]) -> None:
    driver = opened(match_of("bela4"))
    page = driver.top
    assert isinstance(page, PastMatch)
    assert "title.continue" not in [widget.name for widget in page.focus.widgets]


def test_the_text_has_all_that_stands_on_the_sheet(opened: Callable[..., Driver]) -> None:
    driver = opened(match_of("belot_bg"))
    page = driver.top
    assert isinstance(page, PastMatch)
    assert page.sheet is not None
    text = sheet_text(ENGLISH, page.sheet, ("Title", "yesterday", "You, Ana"))
    lines = text.split("\n")
    assert lines[:3] == ["Title", "yesterday", "You, Ana"]
    for number, row in enumerate(page.sheet.rows, 1):
        (line,) = [one for one in lines if one.startswith(f"{number}.")]
        for side, cell in enumerate(row.cells):
            assert (f"[{cell.figure}]" if cell.is_boxed else cell.figure) in line
            assert cell.note in line
            assert ("*" in line) or row.caller != side
    assert any(row.cells[0].is_boxed or row.cells[1].is_boxed for row in page.sheet.rows)
    (total,) = [line for line in lines if line.startswith("Total")]
    assert [int(part) for part in total.split()[1:]] == [column.total for column in page.sheet.columns]
    assert not any(line != line.rstrip() for line in lines)


def test_the_picture_has_all_rows_however_many(opened: Callable[..., Driver]) -> None:
    driver = opened(match_of("belot_bg_official"))
    page = driver.top
    assert isinstance(page, PastMatch)
    assert page.sheet is not None
    whole = sheet_picture(driver.desk, page.sheet)
    assert png_of(whole).startswith(b"\x89PNG")
    driver.resize(800, 600)
    assert sheet_picture(driver.desk, page.sheet).get_size() == whole.get_size(), "whatever the window"


# --- the figures --------------------------------------------------------------------------------------


def figures_of(game: str) -> Callable[[Desk], Scene]:
    def begin(desk: Desk) -> Scene:
        overview = desk.kept.past().overview().result()
        return GameFigures(desk, desk.kept.past, tuple(overview.games), game, overview.people)

    return begin


def test_every_game_has_its_figures(opened: Callable[..., Driver]) -> None:
    driver = opened(figures_of("bela4"))
    page = driver.top
    assert isinstance(page, GameFigures)
    seen = set()
    for _ in page.games:
        driver.key(pygame.K_PAGEDOWN)
        driver.frames(2)
        seen.add(page.game)
        assert page.figures is not None
        played_there = page.figures.matches.played
        head = ENGLISH("figures.counted", what=ENGLISH("figures.matches"), count=played_there)
        assert (head in texts(driver)) == bool(page.figures.deals)
    assert seen == set(page.games)


def test_somebody_else_s_figures(opened: Callable[..., Driver]) -> None:
    driver = opened(figures_of("bela4"))
    page = driver.top
    assert isinstance(page, GameFigures)
    counts = {}
    picker = page.focus["history.person"]
    assert isinstance(picker, Picker)
    page.focus.go_to("history.person")
    for _ in picker.options:
        driver.key(pygame.K_RIGHT)
        driver.frames(2)
        assert page.figures is not None
        counts[page.person] = page.figures.matches.played
    assert counts[""] == 3, "who has no name"
    assert counts["Maximiliane-Ruth"] == 1
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not page


def test_the_matches_of_a_game_as_a_table(opened: Callable[..., Driver], tmp_path: Path) -> None:
    driver = opened(figures_of("bela4"), SomePast(evenings().data, tmp_path))
    page = driver.top
    assert isinstance(page, GameFigures)
    driver.click(page.focus["figures.table"].box)
    driver.frames(2)
    assert any("bela4.csv" in text for text in texts(driver))
    with (tmp_path / "bela4.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    lines = [line for line in driver.desk.kept.past().lines().result() if line.game == "bela4"]
    assert [row["begun"] for row in rows] == [line.begun for line in reversed(lines)]
    figures = page.figures
    assert figures is not None
    for row, line in zip(rows, reversed(lines), strict=True):
        assert row["seat0"] == line.sitters[line.viewer].name
        assert row["level1"] == line.sitters[(line.viewer + 1) % 4].mind
        own = line.sitters[line.viewer].side
        assert [int(row["score0"]), int(row["score1"])] == [line.scores[own], line.scores[1 - own]]
        assert float(row["share"]) == line.share
        assert int(row["deals"]) == line.deals


def test_the_course_goes_up_with_a_match_won_and_down_with_one_lost() -> None:
    pygame.font.init()
    screen = pygame.Surface((400, 200), 0, 32)
    page = Page(1280, 720)

    class NoPen:
        pass

    box = Rect(0, 0, 400, 200)
    draw_course(Brush(screen, NoPen(), page), box, [1, 1, 0, 1])  # type: ignore[arg-type]
    field = box.inset(page.px(20), page.px(16))
    heights = []
    for place in range(1, 5):
        x = round(field.x + field.w * place / 4)
        column = [y for y in range(10, 190) if screen.get_at((min(x, 379), y))[:3] == BRASS_LIGHT]
        heights.append(sum(column) / len(column))
    ways = [later < earlier for earlier, later in pairwise(heights)]
    assert ways == [True, False, True]


# --- words --------------------------------------------------------------------------------------------

LINE = Line(
    name="one.txt",
    game="bela4",
    begun="2026-11-22 20:15:30",
    is_over=True,
    is_gone=False,
    viewer=1,
    sitters=(
        Sitter("hard", "Ana", 0),
        Sitter("human", "", 1),
        Sitter("easy", "Joža", 0),
        Sitter("easy", "Iva", 1),
    ),
    scores=(412, 1003),
    share=1.0,
    deals=7,
)


def test_a_line_speaks_from_the_viewer_s_seat() -> None:
    assert score_text(LINE) == "1003 : 412"
    assert company_text(ENGLISH, LINE.sitters, 1) == "with Iva against Ana, Joža"
    assert faces_beside(LINE.sitters, 1) == ("joza", "ana", "joza"), "by seat or by name, the partner first"
    noted = tuple(
        replace(one, face=face)
        for one, face in zip(LINE.sitters, ("tome", "", "luka", "nobody"), strict=True)
    )
    assert faces_beside(noted, 1) == ("joza", "tome", "luka")
    assert ending_text(ENGLISH, LINE) == "Won"
    assert date_text(ENGLISH, LINE.begun) == "2026-11-22 20:15"
    assert date_text(words("hr"), LINE.begun) == "22. 11. 2026. 20:15"
    assert date_text(ENGLISH, "") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nameless_person_is_you_and_drawn_ones_are_translated(language: str) -> None:
    say = words(language)
    assert spoken(say, "") == say("title.you")
    assert spoken(say, "Joža") == say("character.joza")
    assert spoken(say, "Brunhilde") == "Brunhilde"


def test_the_list_comes_when_the_thread_has_read_it(play: Play) -> None:
    """With the real thread the page first says that it is reading."""
    from game.table.history.history import History

    driver = play(PlainDoors().saved_match, speed="instant", language="en")
    past = evenings()
    slow = History(past.data)
    past.history = slow  # type: ignore[assignment]
    driver.desk.kept.past = past
    page = Matches(driver.desk, past)
    driver.loop.stack.push(page)
    for _ in range(500):
        driver.frames()
        if not page.is_waiting:
            break
        time.sleep(0.01)
    assert len(listed_in(page)) == 11
    slow.close()


# --- whether the cards are fair -------------------------------------------------------------------------


def test_the_page_about_fairness_tells_each_figure_in_words(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenFigures(("bela4",), "bela4")), size=(800, 600))
    driver.click(driver.top.focus["fair.open"].box)  # type: ignore[attr-defined]
    driver.frames(2)
    page = driver.top
    assert isinstance(page, FairPage)
    assert page.fairness is not None
    rows = [widget for widget in page.focus.widgets if isinstance(widget, FairRow)]
    assert len(rows) == len(page.fairness.features) > 5
    for place, feature in enumerate(page.fairness.features):
        driver.key(pygame.K_DOWN) if place else driver.click(rows[0].box)
        driver.frames(2)
        assert page.told is feature
        for bar in page.fairness.bars:
            if bar.feature is feature:
                low, high = bar.band
                (line,) = [
                    text
                    for text in texts(driver)
                    if f"gives {low} to {high}." in text and page.who(bar.party) in text
                ]
                assert f": {bar.had}. Expected {bar.expected:.1f};" in line
                assert line in widget_words(ENGLISH, page.focus[f"fair.{feature.value}"], (), ())
    assert f"Outside the bars: {page.fairness.unusual} of {len(page.fairness.bars)}." in " ".join(
        texts(driver)
    )
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, GameFigures)


def show_fairness(driver: Driver, fairness: Fairness) -> FairPage:
    """Open the page on a history whose deals came to that."""
    counted: Future[Fairness] = Future()
    counted.set_result(fairness)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver.desk.kept.past(), "fairness", lambda *_: counted)
        page = FairPage(driver.desk, driver.desk.kept.past, "bela4")
    driver.loop.stack.push(page)
    driver.frames(2)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_deals_are_too_few_to_tell_anything(opened: Callable[..., Driver], language: str) -> None:
    driver = opened(opening(OpenFairness("bela4")), size=(800, 600))
    driver.change(language=language)
    page = driver.top
    assert isinstance(page, FairPage)
    assert page.fairness is not None
    say = words(language)
    for deals, are_few in ((1, True), (29, True), (30, False), (400, False)):
        show_fairness(driver, replace(page.fairness, deals=deals))
        told = say("fair.few", deals=say.count("fair.deals", deals))
        (title,) = [one for one in driver.written if say.count("fair.deals", deals) in one.text]
        assert (told in title.text) is are_few
        assert not title.is_cut


def test_what_chance_does_not_explain_is_said_first(opened: Callable[..., Driver]) -> None:
    driver = opened(opening(OpenFairness("bela4")))
    page = driver.top
    assert isinstance(page, FairPage)
    assert page.fairness is not None
    bar = page.fairness.bars[-1]
    much = replace(bar, had=round(bar.expected + 9 * bar.error + 9))
    shown = show_fairness(driver, replace(page.fairness, bars=(*page.fairness.bars[:-1], much)))
    assert shown.told is bar.feature
    assert any("chance does not explain it" in text for text in texts(driver))


# --- long names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
def test_long_names_are_whole_on_the_sheet(opened: Callable[..., Driver], size: tuple[int, int]) -> None:
    def begin(desk: Desk) -> Scene:
        lines = desk.kept.past().lines().result()
        long = (one for one in lines if one.game == "bela4" and one.sitters[0].name == LONGEST[0])
        return PastMatch(desk, desk.kept.past, next(long))

    driver = opened(begin, size=size)
    driver.settle()
    heads = [one for one in driver.written if LONGEST[0] in one.text and LONGEST[2] in one.text]
    assert heads
    assert not [one for one in heads if one.is_cut], heads


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)])
@pytest.mark.parametrize("intent", [OpenHistory(), OpenDeals(), OpenWeek("bela4"), OpenRules()], ids=str)
def test_every_game_is_named_in_one_size(
    opened: Callable[..., Driver], intent: Intent, size: tuple[int, int]
) -> None:
    driver = opened(opening(intent), size=size)
    driver.change(language=Language.BG)
    driver.top.entered()
    driver.settle()
    top, found = driver.top, set()
    name = next(one.name for one in top.focus.widgets if one.name.endswith(".game"))  # type: ignore[attr-defined]
    for _ in range(9):
        picker = top.focus[name]  # type: ignore[attr-defined]
        assert isinstance(picker, Picker)
        driver.click((picker.box.right - 8, picker.box.centre[1]))
        driver.settle()
        found |= {one.px for one in driver.written if picker.box.encloses(one.box)}
    assert len(found) == 1


def test_a_page_without_figures_has_one_button_besides_the_way_back(opened: Callable[..., Driver]) -> None:
    strangers = ("Nikica", "Perica")
    driver = opened(opening(OpenFigures(("bela4",), "bela4", strangers)), size=(800, 600))
    driver.settle()
    focus = driver.top.focus  # type: ignore[attr-defined]
    assert [one.name for one in focus.widgets if isinstance(one, Button)] == ["history.back", "empty.games"]
    driver.click(focus["empty.games"].box)
    assert isinstance(driver.top, Games)
