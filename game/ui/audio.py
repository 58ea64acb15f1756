"""Sounds that never hold a frame: loaded beside the main thread, silent without a device."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pygame

CHANNELS = 16


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
        self.played: list[str] = []
        """The last names asked for, newest at the end (at most 50)."""
        self.are_missing = False
        """Whether the folder has no sounds, or one of them could not be read."""

    @property
    def volume(self) -> float:
        """Loudness of everything, 0..1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))

    @property
    def is_muted(self) -> bool:
        """Whether nothing is heard."""
        return self._is_muted

    @is_muted.setter
    def is_muted(self, is_muted: bool) -> None:
        self._is_muted = is_muted
        if is_muted and pygame.mixer.get_init():
            pygame.mixer.stop()

    def open(self) -> None:
        """Open the device and load the files in a thread; answers at once."""
        if self._loader is None:
            self._loader = threading.Thread(target=self._load, name="sounds", daemon=True)
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
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play a sound; unknown names, a missing device and mute are all just silence."""
        self.played = [*self.played[-49:], name]
        sound = self._sounds.get(name)
        if sound is None or self._is_muted or self._volume <= 0:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            # squared: equal steps of the slider sound like equal steps to the ear
            channel.set_volume(self._volume**2 * loudness)
            channel.play(sound)

    def _load(self) -> None:
        if not _open_device():
            return
        files = sorted(self._folder.glob("*.ogg"))
        self.are_missing = not files
        for path in files:
            if self._is_closed:
                return
            try:
                self._sounds[path.stem] = pygame.mixer.Sound(path)
            except (pygame.error, OSError):
                self.are_missing = True


def _open_device() -> bool:
    """Open the mixer, on the silent driver if there is no device; False when even that fails."""
    try:
        pygame.mixer.init(buffer=512)
    except pygame.error:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        try:
            pygame.mixer.init(buffer=512)
        except pygame.error:
            return False
    pygame.mixer.set_num_channels(CHANNELS)
    return True
