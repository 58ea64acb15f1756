"""What version 0.1.0 has written on a disk is read by every later one: these files are never made anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.app import settings
from game.records.replay import replay
from game.records.seal import sealed
from game.records.write import write
from game.rules.phase import Phase
from game.scenes.preferences import Language
from game.table.save import load_match
from game.table.scorer_text import sheets_of, text_of_sheets
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_of
from game.variants.presets import presets_of, text_of_presets

KEPT = Path(__file__).with_name("of_0_1_0")
MATCHES = sorted(path.stem for path in KEPT.glob("[bc]*.txt"))


def test_a_match_of_each_of_its_ten_games_is_kept() -> None:
    assert len(MATCHES) == 10


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_that_was_left_in_the_middle_of_a_trick_goes_on(game: str, tmp_path: Path) -> None:
    saved = shutil.copyfile(KEPT / f"{game}.txt", tmp_path / "match.txt")
    loaded = load_match(saved)
    assert loaded.complaint is None
    assert loaded.record is not None
    *_, (_, step) = replay(loaded.record)
    assert step.state.phase is Phase.PLAYING
    assert sealed(write(loaded.record)) == saved.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"], "it is not set aside"


def test_the_settings_hold(tmp_path: Path) -> None:
    loaded = settings.load(Path(shutil.copyfile(KEPT / settings.FILE, tmp_path / settings.FILE)))
    assert loaded.complaint is None
    likes = loaded.settings.preferences
    assert loaded.settings.is_at_table
    assert (likes.language, likes.scale, likes.game, likes.is_muted) == (Language.BG, 1.5, "belot_bg", True)
    assert likes.house_rules == {"bela4": {"contra": True, "target": 701}}


def test_house_rules_and_sheets_of_real_cards_are_the_same_text_again() -> None:
    text = (KEPT / "house-rules.txt").read_text("utf-8")
    (preset,) = presets_of(text)
    assert text_of_presets([preset]) == text
    assert options_of(preset.rules, GAMES["bela4"].rules) == {"contra": True, "target": 701}
    text = (KEPT / "real-cards.json").read_text("utf-8")
    (sheet,) = sheets_of(text)
    assert text_of_sheets([sheet]) == text
    assert sheet.told[0].cards == (162, 0)
