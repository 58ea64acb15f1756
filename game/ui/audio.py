"""Sounds that never hold a frame: loaded beside the main thread, silent without a device."""

from __future__ import annotations

import os
import re
import threading
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from math import cos, pi, sin, sqrt
from pathlib import Path

import pygame

CHANNELS = 16
ENDLESS = (CHANNELS - 2, CHANNELS - 1)
"""The channels of what goes on all the time: one sound fades out on one, the next begins on the other."""
FADE = 600
"""Milliseconds in which what goes on all the time comes and goes."""
BUFFER = 512
"""Samples that the mixer asks for at a time: a sound begins 0 to 11.6 ms after it is played."""
RATE = 44_100
"""Samples a second of files and mixer: were they another, each round of an endless sound would click."""
DRIVER = "SDL_AUDIODRIVER"

VARIANT = re.compile(r"_[a-z]$")
"""The end of a file's name that is one of several variants of a sound: `thud_a`, `thud_b`."""
LEAP = 3
"""From one variant to the next; with the step after each round it never meets the same one twice running."""
FEW = 4
"""So many variants simply take turns."""


def kind_of(stem: str) -> str:
    """The name by which a file is played: its own without the ending, and without the letter of a variant."""
    return VARIANT.sub("", stem)


def variant_of(turn: int, count: int) -> int:
    """Which of `count` variants is heard in that turn: each once a round, in another order each round."""
    return turn % count if count <= FEW else (turn * LEAP + turn // count) % count


def sides_of(loudness: float, pan: float) -> tuple[float, float]:
    """How loud the left and the right loudspeaker are, 0..1, for a sound from -1 (left) to 1 (right).

    Both together are as powerful from everywhere, as far as the louder one is not at its limit.
    """
    angle = (1 + pan) * pi / 4
    return min(1.0, loudness * sqrt(2) * cos(angle)), min(1.0, loudness * sqrt(2) * sin(angle))


class Sounds:
    """All sounds of one folder, by file name without the ending."""

    def __init__(self, folder: Path, *, volume: float = 0.7, is_muted: bool = False) -> None:
        """Take `*.ogg` from the folder once `open` is called; until then every sound is silent.

        What lies in a folder below is only loaded when it goes on and is heard.
        """
        self._folder = folder
        self._volume = volume
        self._is_muted = is_muted
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        """By name; one that has variants has all of them."""
        self._turns: Counter[str] = Counter()
        """How often each name was heard."""
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
        self._is_other = False
        """Whether what goes on has the second channel."""
        self.are_missing = False
        """Whether the folder has no sounds, or one of them could not be read."""

    @property
    def names(self) -> set[str]:
        """What is loaded by now."""
        return set(self._sounds)

    @property
    def volume(self) -> float:
        """Loudness of everything, 0..1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        before, self._volume = self._volume, min(1.0, max(0.0, volume))
        if self._volume != before:
            self._look_again()
        self._go_on()

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
        self._look_again()
        self._go_on()

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

    def play(self, name: str, loudness: float = 1.0, pan: float = 0.0) -> None:
        """Play a sound, or the next of its variants; `pan` tells from where, -1 (left) to 1 (right).

        Unknown names, a missing device and mute are all just silence.
        """
        self.played = [*self.played[-49:], name]
        variants = self._sounds.get(name)
        if not variants or self.loudness(name) <= 0:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.set_volume(*sides_of(self.loudness(name) * loudness, pan))
            channel.play(variants[variant_of(self._turns[name], len(variants))])
            self._turns[name] += 1

    def go_on_with(self, name: str) -> None:
        """Let that sound be heard without an end, below all others; as soon as it is loaded."""
        if name == self._endless:
            return
        if self._is_open:
            pygame.mixer.Channel(ENDLESS[self._is_other]).fadeout(FADE)
            self._is_other = not self._is_other
        self._endless = name
        self._go_on()

    def loudness(self, name: str) -> float:
        """How loud that sound is now, 0..1; squared: equal steps of a slider sound like equal steps."""
        return 0.0 if self._is_muted else (self._volume * self.shares.get(name, 1.0)) ** 2

    def _go_on(self) -> None:
        name = self._endless
        if not name or not self._is_open:
            return
        if name not in self._sounds:
            if self.loudness(name) > 0 and self._loader is not None and not self._loader.is_alive():
                self._loader = threading.Thread(target=self._load_endless, name="sounds", daemon=True)
                self._loader.start()
            return
        with suppress(pygame.error):
            channel = pygame.mixer.Channel(ENDLESS[self._is_other])
            if self.loudness(name) <= 0 or not self._sounds[name]:
                channel.stop()
                return
            sound = self._sounds[name][0]
            sound.set_volume(self.loudness(name))  # a channel that fades in ends at full volume
            if channel.get_sound() is not sound:
                channel.play(sound, loops=-1, fade_ms=FADE)

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
            self._load_file(kind_of(path.stem), path)
        self._load_endless()

    def _load_endless(self) -> None:
        """Load what is to go on, as soon as it is heard."""
        while (name := self._endless) and name not in self._sounds and self.loudness(name) > 0:
            self._sounds[name] = []
            self._load_file(name, self._folder / f"{name}.ogg")
        self._go_on()

    def _load_file(self, name: str, path: Path) -> None:
        try:
            self._sounds.setdefault(name, []).append(pygame.mixer.Sound(path))
        except (pygame.error, OSError):
            self.are_missing = True


def _open_device() -> bool:
    """Open the mixer; False where there is no device."""
    import pygame.mixer  # a first picture does without it: see game/app/later.py

    try:
        pygame.mixer.init(frequency=RATE, buffer=BUFFER, allowedchanges=0)
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
