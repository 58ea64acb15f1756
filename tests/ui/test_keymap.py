"""Keys can be moved without any deed losing its key, and keyboards of every country have them all."""

from __future__ import annotations

import pygame
import pytest

from game.ui.keymap import Keymap, name_of

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def pressed(keymap: Keymap, key: int, *, mod: int = 0, scancode: int = 0, text: str = "") -> pygame.Event:
    return keymap.event(
        pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text or chr(key), scancode=scancode)
    )


def test_nothing_is_moved_at_first() -> None:
    event = pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=11)
    assert Keymap().event(event) is event


@pytest.mark.parametrize(
    "moved",
    [
        {"h": "j"},
        {"h": "j", "j": "h"},
        {"h": "s", "s": "l", "l": "h"},
        {"h": "j", "s": "k", "l": "m"},
        {"h": "s", "s": "x"},
    ],
)
def test_every_letter_stays_within_reach(moved: dict[str, str]) -> None:
    keymap = Keymap({ord(known): ord(key) for known, key in moved.items()})
    reached = {chr(pressed(keymap, ord(letter)).key) for letter in LETTERS}
    assert reached == set(LETTERS)
    for known, key in moved.items():
        event = pressed(keymap, ord(key))
        assert (event.key, event.unicode) == (ord(known), known)
        assert keymap.letter(known.upper()) == key.upper(), "the sign on a button is the key that presses it"
    for letter in LETTERS:
        assert pressed(keymap, keymap.key(ord(letter))).key == ord(letter)


def test_with_control_and_alt_nothing_is_moved() -> None:
    keymap = Keymap({pygame.K_v: pygame.K_h})
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_RALT):
        assert pressed(keymap, pygame.K_h, mod=mod).key == pygame.K_h


def test_a_deed_can_lie_on_a_key_without_a_sign() -> None:
    keymap = Keymap({pygame.K_h: pygame.K_F9})
    event = pressed(keymap, pygame.K_F9, text=" ")
    assert (event.key, event.unicode) == (pygame.K_h, "h")
    assert pressed(keymap, pygame.K_h).unicode == "", "the letter is what the key without a sign was"
    assert keymap.letter("H") == name_of(pygame.K_F9)


def test_a_cyrillic_keyboard_has_the_latin_letters_in_their_places() -> None:
    event = pressed(Keymap(), ord("х"), scancode=pygame.KSCAN_H, text="х")
    assert (event.key, event.unicode) == (pygame.K_h, "х"), "what was typed stays: it may be a call"
    moved = Keymap({pygame.K_l: pygame.K_h})
    assert pressed(moved, ord("х"), scancode=pygame.KSCAN_H, text="х").key == pygame.K_l


def test_a_french_keyboard_has_its_digits_without_shift() -> None:
    event = pressed(Keymap(), pygame.K_AMPERSAND, scancode=pygame.KSCAN_1, text="&")
    assert event.key == pygame.K_1
    assert pressed(Keymap(), 0xE0, scancode=pygame.KSCAN_0, text="à").key == pygame.K_0
    assert pressed(Keymap(), 0x17E, scancode=pygame.KSCAN_BACKSLASH, text="ž").key == 0x17E
