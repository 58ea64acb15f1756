"""The kernel's files tell a controller from a mouse; SDL is asked for controllers when there is one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from game.ui.pads import LOOKS, Pads
from game.ui.plugged_in import CLASSES, KEYS, NODES, PlugWatch, has_buttons
from tests.ui.test_pads import Shelf

PAD = "7fdb000000000000 0 0 0 0"
"""An Xbox 360 controller, as the kernel's driver xpad tells."""
MOUSE = "1f0000 0 0 0 0"
KEYBOARD = "1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe"
TABLET = "1c03 1f0000 0 0 0 0"

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells it in files")


def plug_in(root: Path, name: str, keys: str) -> None:
    place = root / CLASSES / name / KEYS
    place.parent.mkdir(parents=True)
    place.write_text(f"{keys}\n", "ascii")
    (root / NODES).mkdir(parents=True, exist_ok=True)
    (root / NODES / name).touch()
    os.utime(root / NODES, ns=(0, len(list((root / NODES).iterdir()))))


@linux
@pytest.mark.parametrize(
    ("keys", "is_pad"), [(PAD, True), (MOUSE, False), (KEYBOARD, False), (TABLET, False), ("", False)]
)
def test_buttons_tell_a_controller(keys: str, *, is_pad: bool) -> None:
    assert has_buttons(keys) == is_pad


@linux
def test_a_controller_is_seen_when_it_comes(tmp_path: Path) -> None:
    watch = PlugWatch(tmp_path)
    assert not watch.is_any_there(), "a sandbox without /dev/input"
    plug_in(tmp_path, "event0", MOUSE)
    assert not watch.is_any_there()
    plug_in(tmp_path, "event1", PAD)
    assert watch.is_any_there()


@linux
def test_nothing_is_read_while_nothing_comes_or_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(tmp_path, "event0", MOUSE)
    watch = PlugWatch(tmp_path)
    watch.is_any_there()
    monkeypatch.setattr(Path, "glob", lambda *_: pytest.fail("the nodes are read again"))
    assert not watch.is_any_there()


def test_elsewhere_sdl_finds_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert PlugWatch(tmp_path).is_any_there()


def test_sdl_is_asked_from_the_first_controller_on() -> None:
    asked, there = [], [False]

    class Counted(Shelf):
        def start(self) -> None:
            asked.append(True)

    pads = Pads(Counted())
    pads.start_with_the_first(lambda: there[0])
    pads.pass_time(0.1)
    there[0] = True
    pads.pass_time(LOOKS / 2)
    assert not asked, "the next look is a second after the last"
    pads.pass_time(LOOKS)
    pads.pass_time(LOOKS)
    assert asked == [True]
