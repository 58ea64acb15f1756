"""Sounds that never hold a frame: loaded beside the main thread, silent without a device."""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pygame

CHANNELS = 16
ENDLESS = CHANNELS - 1
"""The channel of what goes on all the time."""
DRIVER = "SDL_AUDIODRIVER"


class Sounds:
    """All sounds of one folder, by file name without the ending."""

    def __init__(self, folder: Path, *, volume: float = 0.7, is_muted: bool = False) -> None:
        """Take `*.ogg` from the folder once `open` is called; until then every sound is silent."""
        self._folder = folder
        self._volume = volume
        self._is_muted = is_muted
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._loader: threading.Thread | None = None
        self._is_closed = False
        self._has_device = False
        self._is_stand_in = False
        """Whether there was no device, and sounds go nowhere."""
        self.played: list[str] = []
        """The last names asked for, newest at the end (at most 50)."""
        self.shares: Mapping[str, float] = {}
        """How loud sounds are compared with the others, 0..1 by name; 1 where nothing is said."""
        self._endless = ""
        self.are_missing = False
        """Whether the folder has no sounds, or one of them could not be read."""

    @property
    def volume(self) -> float:
        """Loudness of everything, 0..1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        before, self._volume = self._volume, min(1.0, max(0.0, volume))
        self._go_on()
        if self._volume != before:
            self._look_again()

    @property
    def is_muted(self) -> bool:
        """Whether nothing is heard."""
        return self._is_muted

    @is_muted.setter
    def is_muted(self, is_muted: bool) -> None:
        if is_muted is self._is_muted:
            return
        self._is_muted = is_muted
        if is_muted and self._is_open:
            pygame.mixer.stop()
        self._go_on()
        self._look_again()

    def open(self) -> None:
        """Open the device and load the files in a thread; answers at once."""
        if self._loader is None:
            self._loader = threading.Thread(target=self._load, name="sounds", daemon=True)
            self._loader.start()

    def _look_again(self) -> None:
        """Whoever turns the sound up where nothing is heard may have plugged something in since."""
        is_wanted = not self._is_muted and self._volume > 0 and not self._is_closed
        if not is_wanted or not self._is_stand_in or self._loader is None or self._loader.is_alive():
            return
        self._has_device = self._is_stand_in = False
        self._sounds = {}
        self._loader = threading.Thread(target=self._load_anew, name="sounds", daemon=True)
        self._loader.start()

    def wait(self) -> None:
        """Wait until everything is loaded (for tests and the self-test)."""
        if self._loader is not None:
            self._loader.join()

    def close(self) -> None:
        """Let go of the device."""
        self._is_closed = True
        self.wait()
        self._sounds.clear()
        if self._is_open:
            pygame.mixer.quit()

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a sound; unknown names, a missing device and mute are all just silence.

        Where one of several, such as `tick_3`, has no file of its own, `tick` is played.
        """
        self.played = [*self.played[-49:], name]
        sound = self._sounds.get(name) or self._sounds.get(name.rpartition("_")[0])
        if sound is None or self.loudness(name) <= 0:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.set_volume(self.loudness(name) * loudness)
            channel.play(sound)

    def go_on_with(self, name: str) -> None:
        """Let that sound be heard without an end, below all others; as soon as it is loaded."""
        self._endless = name
        self._go_on()

    def loudness(self, name: str) -> float:
        """How loud that sound is now, 0..1; squared: equal steps of a slider sound like equal steps."""
        return 0.0 if self._is_muted else (self._volume * self.shares.get(name, 1.0)) ** 2

    def _go_on(self) -> None:
        sound = self._sounds.get(self._endless)
        if sound is None or not self._is_open:
            return
        loudness = self.loudness(self._endless)
        with suppress(pygame.error):
            channel = pygame.mixer.Channel(ENDLESS)
            if loudness <= 0:
                channel.stop()
                return
            if channel.get_sound() is not sound:
                channel.play(sound, loops=-1, fade_ms=600)
            channel.set_volume(loudness)

    @property
    def _is_open(self) -> bool:
        """Whether the device is open; before, nothing is asked of the libraries that play."""
        return self._has_device and bool(pygame.mixer.get_init())

    def _load_anew(self) -> None:
        pygame.mixer.quit()
        self._load()

    def _load(self) -> None:
        has_device = _open_device()
        if not has_device:
            self._is_stand_in = True
            if not _open_stand_in():
                return
        self._has_device = True
        files = sorted(self._folder.glob("*.ogg"))
        self.are_missing = not files
        for path in files:
            if self._is_closed:
                return
            try:
                self._sounds[path.stem] = pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                self.are_missing = True
        self._go_on()


def _open_device() -> bool:
    """Open the mixer; False where there is no device."""
    import pygame.mixer  # a first picture does without it: see game/app/later.py

    try:
        pygame.mixer.init(buffer=512)
    except pygame.error:
        return False
    pygame.mixer.set_num_channels(CHANNELS)
    return True


def _open_stand_in() -> bool:
    """Open the mixer on the silent driver; False when even that fails."""
    wished = os.environ.get(DRIVER)
    os.environ[DRIVER] = "dummy"
    try:
        return _open_device()
    finally:
        if wished is None:
            del os.environ[DRIVER]
        else:
            os.environ[DRIVER] = wished
