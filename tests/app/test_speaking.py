"""On every system the command line is as its program expects it; nothing typed is ever part of a command."""

from __future__ import annotations

import pytest

from game.app.speaking import Dispatcher, Espeak, Mac, Windows, system_speaker, voices_in
from game.ui.speech import Order

NASTY = "--cancel; $(rm) '\" & Žir"
POWERSHELL = "D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe"
VOICES = """\
Alice               it_IT    # Ciao! Mi chiamo Alice.
Lana                hr_HR    # Bok! Zovem se Lana.
Eddy (German (Germany)) de_DE # Hallo!
Anna                de_DE    # Hallo! Ich heiße Anna.
"""


def test_speech_dispatcher_reads_the_sentence_and_no_command() -> None:
    order = Dispatcher("/usr/bin/spd-say").order(NASTY, "hr", cuts=False)
    head = ("/usr/bin/spd-say", "--application-name", "belot-table", "--wait", "--language", "hr")
    assert order == Order((*head, "--pipe-mode"), f" {NASTY}\n")
    assert not Dispatcher("spd-say").order("!-!QUIT", "hr", cuts=False).text.startswith("!-!")
    assert Dispatcher("spd-say").order("x", "pl", cuts=True).command[:2] == ("spd-say", "--cancel")
    assert Dispatcher("spd-say").silence() == Order(("spd-say", "--cancel"))


def test_espeak_reads_it() -> None:
    assert Espeak("espeak-ng").order(NASTY, "bg", cuts=True) == Order(
        ("espeak-ng", "-v", "bg", "--stdin"), NASTY
    )


def test_a_mac_uses_the_first_voice_of_the_language() -> None:
    mac = Mac("/usr/bin/say", lambda: VOICES)
    assert mac.order(NASTY, "hr", cuts=False) == Order(("/usr/bin/say", "-v", "Lana", "-f", "-"), NASTY)
    assert mac.order("x", "bg", cuts=False).command == ("/usr/bin/say", "-f", "-")
    assert mac.order("[[[volm 0]]", "bg", cuts=False).text == "[ [ [volm 0]]"
    assert voices_in(VOICES)["de_DE"] == "Eddy (German (Germany))"


def test_a_mac_that_cannot_list_its_voices_uses_the_usual_one() -> None:
    def breaks() -> str:
        raise OSError("no voices")

    assert Mac("say", breaks).order("x", "hr", cuts=False).command == ("say", "-f", "-")


@pytest.mark.parametrize("language", ["hr", "bg", "en", "de", "pl", "fr"])
def test_windows_has_one_command_a_language_and_reads_the_sentence(language: str) -> None:
    order = Windows("powershell").order(NASTY, language, cuts=False)
    assert order.text == NASTY
    assert order.command[:4] == ("powershell", "-NoProfile", "-NonInteractive", "-Command")
    assert "ReadToEnd()" in order.command[4]
    assert f"GetCultureInfo('{language}-" in order.command[4]
    assert order.command[4].count("{") == order.command[4].count("}") == 2
    with pytest.raises(ValueError, match="language"):
        Windows("powershell").order("x", "'); rm", cuts=False)


@pytest.mark.parametrize(
    ("platform", "there", "expected"),
    [
        ("linux", {"spd-say", "espeak-ng"}, Dispatcher),
        ("freebsd14", {"espeak"}, Espeak),
        ("darwin", {"say", "espeak"}, Mac),
        ("win32", {"powershell"}, None),
        ("linux", {"say"}, None),
        ("win32", set(), None),
    ],
)
def test_the_system_s_own_program_is_found(
    platform: str, there: set[str], expected: type[object] | None
) -> None:
    found = system_speaker(platform, lambda name: f"/bin/{name}" if name in there else None)
    assert type(found) is (expected or type(None))


def test_windows_is_asked_for_its_own_powershell_and_not_for_one_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SYSTEMROOT", "D:\\Windows")
    speaker = system_speaker("win32", lambda name: name if name == POWERSHELL else None)
    assert speaker is not None
    assert speaker.order("x", "hr", cuts=False).command[0] == POWERSHELL
