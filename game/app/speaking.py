"""The program that speaks on this system: Speech Dispatcher's or eSpeak, that of macOS, that of Windows."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from game.ui.other_programs import powershell, their_environment
from game.ui.speech import Order, Speaker

VOICES_OF_MAC: Final = {
    "hr": "hr_HR",
    "bg": "bg_BG",
    "en": "en_US",
    "de": "de_DE",
    "pl": "pl_PL",
    "fr": "fr_FR",
}
"""The language of a voice as `say -v ?` lists it."""

WINDOWS: Final = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech; "
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    "try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, "
    "[Globalization.CultureInfo]::GetCultureInfo('{language}')) }} catch {{ }}; "
    "$voice.Speak([Console]::In.ReadToEnd())"
)
"""Reads the sentence from its input: nothing that a player typed ever becomes part of a command."""


class Dispatcher:
    """Linux and its relatives: `spd-say`, which autostarts Speech Dispatcher."""

    def __init__(self, program: str) -> None:
        """Take the path of spd-say."""
        self._program = program

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        """The sentence is a line of the input, where no other account reads it; it is waited for.

        A line that begins with `!-!` would be a command, hence the blank in front.
        """
        words = (*(("--cancel",) if cuts else ()), "--application-name", "belot-table", "--wait")
        return Order((self._program, *words, "--language", language, "--pipe-mode"), f" {sentence}\n")

    def silence(self) -> Order | None:
        """The server goes on when its client ends: it must be told."""
        return Order((self._program, "--cancel"))


class Espeak:
    """Linux without Speech Dispatcher: the synthesiser itself."""

    def __init__(self, program: str) -> None:
        """Take the path of espeak-ng or espeak."""
        self._program = program

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        """The sentence is read from the input."""
        return Order((self._program, "-v", language, "--stdin"), sentence)

    def silence(self) -> Order | None:
        """It speaks itself: when it ends there is silence."""
        return None


class Mac:
    """MacOS: `say`, with a voice of the language if one is installed."""

    def __init__(self, program: str, voices: Callable[[], str] | None = None) -> None:
        """Take the path of say; `voices` answers its list of voices."""
        self._program = program
        self._list = voices or self._listed
        self._voices: dict[str, str] | None = None

    def _listed(self) -> str:
        found = subprocess.run(  # noqa: S603 - no part of it comes from a player
            (self._program, "-v", "?"),
            capture_output=True,
            check=False,
            timeout=3,
            env=their_environment(),
        )
        return found.stdout.decode("utf-8", "replace")

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        """The sentence is read from the input; two brackets side by side would be a command of `say`."""
        if self._voices is None:
            self._voices = voices_in(self._safely_listed())
        voice = self._voices.get(VOICES_OF_MAC.get(language, ""))
        return Order(
            (self._program, *(("-v", voice) if voice else ()), "-f", "-"), re.sub(r"\[(?=\[)", "[ ", sentence)
        )

    def _safely_listed(self) -> str:
        try:
            return self._list()
        except (OSError, subprocess.SubprocessError):
            return ""

    def silence(self) -> Order | None:
        """It speaks itself: when it ends there is silence."""
        return None


class Windows:
    """Windows: its speech through PowerShell, which every Windows brings."""

    def __init__(self, program: str) -> None:
        """Take the path of powershell."""
        self._program = program

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        """The command is always the same but for the language; the sentence is read from the input."""
        if language not in VOICES_OF_MAC:
            raise ValueError(f"{language!r}: one of the game's languages was expected")
        command = WINDOWS.format(language=VOICES_OF_MAC[language].replace("_", "-"))
        return Order((self._program, "-NoProfile", "-NonInteractive", "-Command", command), sentence)

    def silence(self) -> Order | None:
        """It speaks itself."""
        return None


def voices_in(listing: str) -> dict[str, str]:
    """The first voice of every language in what `say -v ?` prints: "Lana   hr_HR    # Bok! ..."."""
    found: dict[str, str] = {}
    for line in listing.splitlines():
        *name, language = line.partition("#")[0].split() or [""]
        if name and "_" in language:
            found.setdefault(language, " ".join(name))
    return found


def system_speaker(
    platform: str = sys.platform, find: Callable[[str], str | None] = shutil.which
) -> Speaker | None:
    """What speaks here; None where nothing does."""
    kinds: dict[str, Callable[[str], Speaker]]
    if platform == "darwin":
        kinds = {"say": Mac}
    elif platform == "win32":
        kinds = {powershell(): Windows}
    else:
        kinds = {"spd-say": Dispatcher, "espeak-ng": Espeak, "espeak": Espeak}
    for name, kind in kinds.items():
        if (program := find(name)) is not None:
            return kind(program)
    return None
