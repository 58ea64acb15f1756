"""Practice is one press away from the list of matches, in the plural, wherever there is any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.records.seal import sealed
from game.records.write import write
from game.scenes.history.intents import OpenHistory
from game.scenes.history.matches import Matches
from game.scenes.once_more.comparison import Comparison
from game.table.once_more import lines_of, past_practice
from game.text.catalogue import words
from tests.scenes.driver import Driver, PlainDoors, Play
from tests.scenes.history.evenings import SomePast, listed_in
from tests.scenes.opened import opening
from tests.scenes.roomy import assert_room
from tests.table.history.past import at, filed, played


def practised(data: Path) -> SomePast:
    """A past with a match and with one of its deals played once more."""
    match = at(played("bela4", "practice list", 1), "2026-11-10 20:00:00", "2026-11-10 20:30:00")
    filed(data, match)
    practice = past_practice(match, 1, 0, 0)
    lines = lines_of(practice)
    assert lines is not None
    assert lines.then is not None
    times = (("Begun", "2026-11-11 20:00:00"), ("Ended", "2026-11-11 20:10:00"))
    done = replace(practice, actions=lines.then.actions, tags=(*practice.tags, *times))
    past = SomePast(data)
    place = past().folder.place_of(done)
    assert place is not None
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(sealed(write(done)), encoding="utf-8", newline="\n")
    return past


def listed(play: Play, past: SomePast, **window: object) -> tuple[Driver, Matches]:
    driver = play(PlainDoors().saved_match, speed="instant", **{"language": "en", **window})  # type: ignore[arg-type]
    driver.desk.kept.past = past
    driver.loop.stack.push(opening(OpenHistory())(driver.desk))
    driver.settle()
    assert isinstance(driver.top, Matches)
    return driver, driver.top


def test_a_press_lists_practice_and_another_all_matches(play: Play, tmp_path: Path) -> None:
    driver, page = listed(play, practised(tmp_path))
    assert [line.begun for line in listed_in(page)] == ["2026-11-10 20:00:00"]
    driver.click(page.focus["history.practice"].box)
    driver.settle()
    assert [line.begun for line in listed_in(page)] == ["2026-11-11 20:00:00"]
    assert words("en")("once.words") in {one.text for one in driver.written}
    driver.click(page.focus["history.practice"].box)
    assert page.game == "all"
    driver.click(page.focus["history.practice"].box)
    driver.click(page.focus["match0"].box)
    driver.settle()
    assert isinstance(driver.top, Comparison)


def test_without_practice_there_is_no_button(play: Play, tmp_path: Path) -> None:
    filed(tmp_path, at(played("bela4", "plain", 1), "2026-11-10 20:00:00", "2026-11-10 20:30:00"))
    _, page = listed(play, SomePast(tmp_path))
    assert "history.practice" not in [widget.name for widget in page.focus.widgets]


@pytest.mark.parametrize("size", [(800, 600), (480, 800)])
@pytest.mark.parametrize("language", ["hr", "bg", "fr", "pl", "de", "en"])
def test_the_button_has_room(play: Play, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    driver, _ = listed(play, practised(tmp_path), language=language, size=size)
    assert_room(driver)
