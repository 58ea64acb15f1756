"""The program as a person meets it: a real window under a window manager, played by mouse and by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

import pytest

from game.rules.phase import Phase
from game.rules.view import View
from game.scenes.cards.deck import deck_for
from game.scenes.preferences import DeckFace
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.offers import prompt_of
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.sorting import in_hand_order
from game.text.catalogue import words
from game.ui.layout import Page
from tests.window.seen import PATIENCE, Seen, until

See: TypeAlias = Callable[..., Seen]
SIZE = (1000, 700)
PLAIN = ("--size", "1000x700", "--lang", "en", "--speed", "instant")
SHORT = (*PLAIN, "--options", '{"target": 170}', "--seed", "window")
"""A match of a deal or three."""


def test_opens_fills_the_screen_comes_back_and_closes(see: See) -> None:
    seen = see(*PLAIN)
    until(lambda: seen.has_size("1000x700"), seen.running)
    for key in ("F11", "alt+Return"):
        seen.press(key)
        until(lambda: seen.has_size("1600x1000"), seen.running)
        seen.press(key)
        until(lambda: seen.has_size("1000x700"), seen.running)
    seen.close()


@pytest.mark.long
def test_a_match_by_keyboard(see: See) -> None:
    seen = see(*SHORT)
    until(seen.file.is_file, seen.running)
    end = time.monotonic() + PATIENCE
    while seen.file.is_file():
        assert time.monotonic() < end, seen.file.read_text("utf-8")
        view = seen.view()
        if view is None:
            continue
        if view.phase is Phase.SHUFFLING:
            seen.press("Return")  # never after the end, where it would begin another match
        elif view.turn == 0:
            seen.press("k", "h", *"12345678")
        else:
            seen.press("space")
    seen.close()


def test_a_match_by_mouse(see: See) -> None:
    seen = see(*SHORT)
    until(seen.file.is_file, seen.running)
    end = time.monotonic() + PATIENCE
    while seen.file.is_file():
        assert time.monotonic() < end, seen.file.read_text("utf-8")
        view = seen.view()
        if view is not None:
            seen.click(place_to_click(view))
        time.sleep(0.05)
    seen.close()


def place_to_click(view: View) -> tuple[float, float]:
    """Where a person would click now; in the rim's corner, where nothing is, when it is not his turn."""
    layout = TableLayout(Page(*SIZE))
    prompt = prompt_of(view, words("en"), deck_for(DeckFace.AUTO, "bela4"), ("You", "A", "B", "C"))
    if prompt is not None:
        return prompt_boxes(prompt, layout).buttons[0].centre
    if view.choices.cards:
        trumps = None if view.contract is None else view.contract.trumps
        hand = in_hand_order(view.hand, trumps)
        place = hand.index(view.choices.cards[0])
        pose = layout.own_card(place, len(hand))
        return pose.x - pose.width * 0.3, pose.y - pose.height * 0.15
    return 5, 5


def test_a_match_goes_on_where_it_was_however_the_program_ended(see: See) -> None:
    seen = see(*PLAIN, "--seed", "window")
    end = time.monotonic() + PATIENCE
    while not is_mid_deal(seen):
        assert time.monotonic() < end, "no trick was taken"
        seen.press("k", "h", *"12345678")
    time.sleep(0.3)  # what the window shows is written in a thread of its own
    before = seen.record()
    assert before is not None
    seen.kill()
    again = see(*PLAIN)
    after = again.record()
    assert after is not None
    assert after.actions[: len(before.actions)] == before.actions
    while len((again.record() or after).actions) < len(before.actions) + 2:
        assert time.monotonic() < end, "the match does not go on"
        again.press(*"12345678")
    again.close()


def is_mid_deal(seen: Seen) -> bool:
    """Whether tricks have been taken and it is the player's turn."""
    view = seen.view()
    return view is not None and view.phase is Phase.PLAYING and view.turn == 0 and bool(view.tricks)
