"""Sounds are heard when they can be and are harmless when they cannot."""

from __future__ import annotations

import os
import time
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.paths import assets
from game.ui import audio
from game.ui.audio import BUFFER, CHANNELS, ENDLESS, RATE, Sounds, kind_of, sides_of, variant_of

TONE = "rooms/bare"


def all_names() -> set[str]:
    return {kind_of(path.stem) for path in (assets() / "sounds").glob("*.ogg")}


def test_all_files_are_loaded_beside_the_main_thread() -> None:
    sounds = Sounds(assets() / "sounds")
    sounds.open()
    sounds.wait()
    assert sounds.names == all_names() != set()
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


def test_before_loading_nothing_is_asked_of_the_libraries_that_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pygame, "mixer")
    sounds = Sounds(assets() / "sounds")
    sounds.is_muted = True
    sounds.volume = 0.5
    sounds.go_on_with(TONE)
    sounds.play("button")
    sounds.close()
    assert sounds.played == ["button"]


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


@pytest.mark.parametrize("wished", [None, "alsa"])
def test_who_turns_the_sound_up_hears_what_was_plugged_in_since(
    monkeypatch: pytest.MonkeyPatch, wished: str | None
) -> None:
    """There is no device at the start; it is looked for again only where somebody wants to hear something."""
    drivers: list[str | None] = []
    is_plugged_in, init = False, pygame.mixer.init

    def plug(**more: int) -> None:
        driver = os.environ.get("SDL_AUDIODRIVER")
        drivers.append(driver)
        if driver != "dummy" and not is_plugged_in:
            raise pygame.error("No such audio device")
        with pytest.MonkeyPatch.context() as there:
            there.setenv("SDL_AUDIODRIVER", "dummy")
            init(**more)

    monkeypatch.setattr(pygame.mixer, "init", plug)
    if wished is None:
        monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)
    else:
        monkeypatch.setenv("SDL_AUDIODRIVER", wished)
    sounds = Sounds(assets() / "sounds", volume=0.5)
    sounds.go_on_with(TONE)
    sounds.is_muted = True
    sounds.open()
    sounds.wait()
    assert drivers == [wished, "dummy"]
    assert os.environ.get("SDL_AUDIODRIVER") == wished
    sounds.volume = 0.7
    sounds.volume = 0.0
    sounds.is_muted = False
    sounds.volume = 0.0
    sounds.wait()
    assert drivers == [wished, "dummy"], "nothing would be heard"
    sounds.volume = 0.5
    sounds.wait()
    assert drivers == [wished, "dummy"] * 2
    is_plugged_in = True
    sounds.is_muted = True
    sounds.is_muted = False
    sounds.wait()
    assert drivers == [*[wished, "dummy"] * 2, wished]
    sounds.play("button")
    assert pygame.mixer.Channel(ENDLESS[0]).get_busy()
    assert sounds.names == {*all_names(), TONE}
    sounds.volume = 0.6
    sounds.wait()
    assert len(drivers) == 5, "it is there"
    sounds.close()
    sounds.volume = 0.7
    assert len(drivers) == 5
    assert not pygame.mixer.get_init()


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


def test_a_share_makes_a_sound_softer_and_nothing_is_heard_of_none() -> None:
    sounds = Sounds(Path(), volume=0.5)
    sounds.shares = {"knock": 0.5, "cut": 0.0}
    assert sounds.loudness("button") == 0.25
    assert sounds.loudness("knock") == 0.0625
    assert sounds.loudness("cut") == 0
    sounds.is_muted = True
    assert sounds.loudness("button") == 0


def test_what_goes_on_begins_when_it_is_loaded_and_follows_volume_and_mute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audio, "FADE", 30)
    sounds = Sounds(assets() / "sounds", volume=0.5)
    sounds.shares = {TONE: 0.0}
    sounds.go_on_with(TONE)
    sounds.open()
    sounds.wait()
    channel = pygame.mixer.Channel(ENDLESS[0])
    assert not channel.get_busy(), "usually there is none"
    assert TONE not in sounds.names, "and nobody waits for it"
    sounds.shares = {TONE: 0.8}
    sounds.volume = 0.5
    sounds.wait()
    assert channel.get_busy()
    until = time.monotonic() + 10
    while channel.get_volume() < 1 and time.monotonic() < until:
        time.sleep(0.01)

    def heard() -> float:
        return channel.get_volume() * channel.get_sound().get_volume()

    assert heard() == pytest.approx(0.16, abs=0.01), "also when it has faded in"
    sounds.volume = 1.0
    assert heard() == pytest.approx(0.64, abs=0.01)
    sounds.is_muted = True
    assert not channel.get_busy()
    sounds.is_muted = False
    assert channel.get_busy()
    murmur = channel.get_sound()
    for _ in range(CHANNELS * 2):
        sounds.play("knock")
    assert channel.get_sound() is murmur, "no other sound takes its place"
    sounds.close()


def test_another_place_fades_in_while_the_one_before_fades_out() -> None:
    sounds = Sounds(assets() / "sounds", volume=0.5)
    sounds.go_on_with(TONE)
    sounds.open()
    sounds.wait()
    first, second = (pygame.mixer.Channel(one) for one in ENDLESS)
    assert (first.get_busy(), second.get_busy()) == (True, False)
    sounds.go_on_with("rooms/yard")
    sounds.wait()
    assert second.get_busy()
    assert second.get_sound() is not first.get_sound()
    sounds.go_on_with("rooms/yard")
    sounds.volume = 0.0
    assert not second.get_busy(), "what goes on obeys the volume"
    sounds.go_on_with("rooms/nowhere")
    sounds.volume = 0.5
    sounds.wait()
    assert not first.get_busy() or first.get_sound() is not second.get_sound()
    sounds.close()


def test_a_sound_has_variants_and_none_is_heard_twice_running(monkeypatch: pytest.MonkeyPatch) -> None:
    def order() -> list[bytes]:
        heard = []
        sounds = Sounds(assets() / "sounds", volume=0.5)
        sounds.open()
        sounds.wait()
        channel = pygame.mixer.Channel(0)
        monkeypatch.setattr(pygame.mixer, "find_channel", lambda: channel)
        for _ in range(40):
            sounds.play("card_thud")
            heard.append(channel.get_sound().get_raw())
        sounds.close()
        return heard

    first = order()
    assert len(set(first)) == len(set(first[:8])) == 8, "each is heard"
    assert all(one != other for one, other in pairwise(first))
    assert first[:8] != first[8:16], "and not always in the same order"
    assert order() == first, "chance has no part in it"


@pytest.mark.parametrize("count", range(1, 13))
def test_with_any_number_of_variants_none_follows_itself(count: int) -> None:
    turns = [variant_of(turn, count) for turn in range(200)]
    assert set(turns) == set(range(count))
    assert count == 1 or all(one != other for one, other in pairwise(turns))


def test_from_the_side_a_sound_is_as_powerful_and_from_the_middle_it_is_as_it_was() -> None:
    assert sides_of(0.5, 0) == pytest.approx((0.5, 0.5))
    left, right = sides_of(0.5, 0.6)
    assert left < right / 2
    assert left**2 + right**2 == pytest.approx(0.5)
    assert sides_of(0.5, -0.6) == pytest.approx((right, left))
    assert max(sides_of(1.0, 0.6)) == 1


def test_a_sound_begins_within_a_buffer_of_less_than_12_ms() -> None:
    sounds = Sounds(assets() / "sounds")
    sounds.open()
    sounds.wait()
    frequency, _, channels = pygame.mixer.get_init()
    assert (frequency, channels) == (RATE, 2), "whatever the device would like"
    assert BUFFER / frequency < 0.012
    sounds.close()
