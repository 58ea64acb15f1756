"""Sounds are heard when they can be and are harmless when they cannot."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.paths import assets
from game.ui.audio import Sounds


def test_all_files_are_loaded_beside_the_main_thread() -> None:
    sounds = Sounds(assets() / "sounds")
    sounds.open()
    sounds.wait()
    assert set(sounds._sounds) == {path.stem for path in (assets() / "sounds").glob("*.ogg")} != set()
    sounds.play("button")
    sounds.close()
    assert not pygame.mixer.get_init()


def test_before_loading_and_after_closing_there_is_silence() -> None:
    sounds = Sounds(assets() / "sounds")
    sounds.play("button")
    sounds.open()
    sounds.close()
    sounds.play("button")
    assert sounds.played == ["button", "button"]


def test_no_device_at_all_is_silence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(**_: int) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds(tmp_path)
    sounds.open()
    sounds.wait()
    sounds.play("button")
    sounds.is_muted = True
    sounds.close()


def test_a_damaged_file_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken.ogg").write_bytes(b"OggS, but not really")
    sounds = Sounds(tmp_path)
    sounds.open()
    sounds.wait()
    sounds.play("broken")
    sounds.close()


def test_volume_keeps_to_its_range() -> None:
    sounds = Sounds(Path())
    sounds.volume = 1.7
    assert sounds.volume == 1
    sounds.volume = -1
    assert sounds.volume == 0
