"""The picture of a moment is saved in two sizes, copied, and shows the right words."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game.cards.suit import Suit
from game.scenes.history import keeping
from game.scenes.score_tally import WIDTH, TallyPaper
from game.scenes.setpiece.composition import Composition
from game.scenes.setpiece.dance import Ground
from game.scenes.setpiece.figures import Look, crack_line
from game.scenes.setpiece.keepsake import Kind
from game.scenes.setpiece.to_send import SIZES, as_sent
from game.scenes.sheet import Sheet, SheetColumn, Tally, TallyLine
from game.text.catalogue import LANGUAGES
from game.ui.layout import Page, Rect
from game.ui.widgets import Brush
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import SomePast, evenings
from tests.scenes.setpiece.pieces import LONGEST, SLIP, end_of, keepsake, page_of
from tests.scenes.test_screens import SHEET


def opened(play: Play, folder: Path, kind: Kind) -> Driver:
    """The last picture of that moment, where pictures go into the folder."""
    driver = play(PlainDoors().saved_match, speed="instant")
    driver.desk.kept.past = SomePast(evenings().data, folder)
    is_match = kind in (Kind.WON, Kind.LOST)
    driver.loop.stack.push((end_of(kind, SHEET) if is_match else page_of(kind))(driver.desk))
    driver.settle()
    return driver


def press(driver: Driver, name: str) -> None:
    driver.click(driver.top.focus[name].box)  # type: ignore[attr-defined]
    driver.frames(3)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", Kind)
def test_two_files_of_the_two_sizes_are_saved(play: Play, tmp_path: Path, kind: Kind) -> None:
    driver = opened(play, tmp_path / "pictures", kind)
    page = driver.top
    press(driver, "match.picture")
    found = sorted((tmp_path / "pictures").iterdir())
    assert {pygame.image.load(path).get_size() for path in found} == set(SIZES) == {(1200, 630), (1080, 1080)}
    assert all(path.name.startswith("2026-11-28 ") for path in found)
    told = " ".join(written.text for written in driver.written)
    assert found[0].name in told or found[1].name in told
    assert driver.top is page


def test_copying_asks_the_desktop_with_the_wide_picture(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def take(path: Path) -> Future[bool]:
        asked.append(path)
        future: Future[bool] = Future()
        future.set_result(True)
        return future

    monkeypatch.setattr(keeping, "take_picture", take)
    driver = opened(play, tmp_path, Kind.BIG)
    press(driver, "match.copyPicture")
    (path,) = asked
    assert pygame.image.load(path).get_size() == SIZES[0]
    assert driver.desk.say("keep.copied") in {written.text for written in driver.written}


def test_without_a_folder_there_is_nothing_to_save(play: Play) -> None:
    driver = play(page_of(Kind.BIG), speed="instant")
    driver.settle()
    assert [widget.name for widget in driver.top.focus.widgets] == ["score.continue"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", [Kind.FELL, Kind.BIG, Kind.WON, Kind.LOST])
def test_the_picture_has_every_word_and_none_is_cut(
    play: Play, size: tuple[int, int], players: int, kind: Kind
) -> None:
    driver = play(PlainDoors().saved_match)
    desk, box = driver.desk, Rect(0, 0, *size).inset(32)
    shown = keepsake(kind, players, sheet=SHEET)
    composition = Composition(Look(desk, None, {}), shown, box, Ground(box, box.centre))
    desk.pen.forget()
    composition.draw(Brush(pygame.Surface(size), desk.pen, Page(*size)), lambda _: 1.0)
    texts = [written.text for written in desk.pen.written]
    assert set(LONGEST[:players]) <= set(texts)
    assert {"Bela u četvero · 28. 11. 2026.", "1354", "998"} <= set(texts)
    assert not any(written.is_cut for written in desk.pen.written)
    for written in desk.pen.written:
        assert box.encloses(written.inked, 1), written.text
    names = [written.inked.inset(-2) for written in desk.pen.written if written.text in LONGEST]
    assert not any(one.overlaps(other) for one, other in combinations(names, 2)), "names stand apart"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_of_the_season_lies_over_words(play: Play, size: tuple[int, int], players: int) -> None:
    desk, box = play(PlainDoors().saved_match).desk, Rect(0, 0, *size).inset(32)
    plain, blown = pygame.Surface(size), pygame.Surface(size)
    for picture, season in ((plain, None), (blown, Suit.HEARTS)):
        shown = replace(keepsake(Kind.WON, players, sheet=SHEET), season=season)
        composition = Composition(Look(desk, None, {}), shown, box, Ground(box, box.centre))
        desk.pen.forget()
        composition.draw(Brush(picture, desk.pen, Page(*size)), lambda _: 1.0)
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(blown, "RGB"), (
        "beside the words it does"
    )
    for written in desk.pen.written:
        if written.text != shown.title:
            parts = (picture.subsurface(written.inked.ints) for picture in (plain, blown))
            before, after = (pygame.image.tobytes(part, "RGB") for part in parts)
            assert before == after, written.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sides", [2, 3])
def test_the_crack_of_a_slip_tears_no_word_and_no_figure(play: Play, language: str, sides: int) -> None:
    desk, page = play(PlainDoors().saved_match, language=language).desk, Page(1280, 720)
    keys = [key for key in desk.say.entries if key.startswith("score.tally.") and "contra" not in key]
    assert len(keys) > 10
    for key in keys:
        line = TallyLine(desk.say(key), ("252",) * sides)
        paper = TallyPaper(desk, Tally("", ("",) * sides, (line,) * 4), lambda: page)
        box = paper.box_in(Rect(0, 0, WIDTH, 600))
        desk.pen.forget()
        paper.draw(Brush(pygame.Surface((WIDTH, 600)), desk.pen, page), box)
        crack = [(x + box.x, y + box.y) for x, y in crack_line(box.ints[2:], sides)]
        for written in desk.pen.written:
            torn = [cut for cut in pairwise(crack) if pygame.Rect(written.inked.ints).clipline(*cut)]
            assert not torn, written.text


def test_the_name_of_the_file_ends_without_a_mark() -> None:
    french = replace(keepsake(Kind.FELL), title="Dedans\u202f!")
    assert french.file_name() == "2026-11-28 Dedans"


@pytest.mark.parametrize("size", SIZES)
def test_the_doubling_of_a_capot_stands_at_the_points_of_the_winners(
    play: Play, size: tuple[int, int]
) -> None:
    driver = play(PlainDoors().saved_match)
    desk, box, pictures = driver.desk, Rect(0, 0, *size).inset(32), list[pygame.Surface]()
    for factor in (1, 4):
        shown = replace(keepsake(Kind.CAPOT), multiplier=factor)
        pictures.append(pygame.Surface(size))
        composition = Composition(Look(desk, None, {}), shown, box, Ground(box, box.centre))
        desk.pen.forget()
        composition.draw(Brush(pictures[-1], desk.pen, Page(*size)), lambda _: 1.0)
    plain, doubled = pictures
    (points,) = (one.inked for one in desk.pen.written if one.text == "1354")
    same = pygame.mask.from_threshold(doubled, (0, 0, 0), (1, 1, 1, 255), plain)
    same.invert()
    stamps = same.get_bounding_rects()
    assert stamps
    reach = points.inset(-points.h, -points.h)
    assert all(reach.contains(stamp.center) for stamp in stamps), "below the points, or beside them"
    stamp = stamps[0].unionall(stamps[1:])
    assert all(box.contains(corner) for corner in (stamp.topleft, stamp.bottomright))
    if size[0] == size[1]:
        assert stamp.h > points.h, "where nothing stands beside the points it is large"
        assert not any(stamp.colliderect(one.inked.ints) for one in desk.pen.written), "no word is stamped"


@pytest.mark.parametrize("language", ["hr", "de"])
def test_what_is_sent_says_me_where_the_table_says_you(play: Play, language: str) -> None:
    say = play(PlainDoors().saved_match, language=language).desk.say
    you, me = say("title.you"), say("setpiece.me")
    column = SheetColumn(head=say("table.us"), names=f"{you} · Ana")
    shown = replace(
        keepsake(Kind.FELL, names=(you, "Ana", "Zlata", f"{you}ra"), sheet=Sheet(columns=(column,))),
        slip=replace(SLIP, names=(you, "Ana")),
    )
    sent = as_sent(shown, say)
    assert [[one.name for one in party.players] for party in sent.parties] == [
        [me, "Zlata"],
        ["Ana", f"{you}ra"],
    ]
    assert sent.sheet is not None
    assert sent.slip is not None
    assert sent.sheet.columns[0].names == f"{me} · Ana"
    assert sent.slip.names == (me, "Ana")
