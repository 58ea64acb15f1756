"""What the monkey does: keys, clicks, drags, fingers, controllers, windows; half of it where something is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from tests.robustness.monkey_cage import Cage, Step

if TYPE_CHECKING:
    from game.scenes.desk import Desk

KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_DELETE, pygame.K_INSERT, pygame.K_MENU, pygame.K_LSHIFT),
    *range(pygame.K_F1, pygame.K_F12 + 1),
    *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
)
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789+-*/.,;?!"
ODD: Final = (
    "Ž",
    "ć",
    "Щ",
    "ъ",
    "ł",
    "œ",
    "ß",
    "א",
    "漢",
    "🂡",
    "\u200b",
    "e\u0301",
    "\x00",
    "\ufeff",
    "A" * 400,
    "",
)
"""Letters of six languages, and what input methods and hasty fingers bring."""
MODS: Final = (pygame.KMOD_NONE,) * 8 + (
    *(pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META),
    pygame.KMOD_CTRL | pygame.KMOD_SHIFT,
)
SIZES: Final = (*((800, 600),) * 3, (1024, 768), (1280, 720), (1366, 768), (1600, 1000), (1920, 1080))
ODD_SIZES: Final = ((640, 480), (2560, 1440), (800, 1400), (3000, 600), (300, 200), (1, 1), (3840, 2160))
"""Seldom, for their pictures take long; a window manager gives what it likes."""
WINDOW: Final = (
    *("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "WINDOWENTER", "WINDOWLEAVE", "WINDOWEXPOSED", "WINDOWMOVED"),
    *("WINDOWMINIMIZED", "WINDOWRESTORED", "WINDOWHIDDEN", "WINDOWSHOWN", "WINDOWMAXIMIZED"),
    *("WINDOWDISPLAYCHANGED", "WINDOWTAKEFOCUS", "WINDOWRESIZED", "WINDOWSIZECHANGED", "VIDEORESIZE"),
    *("VIDEOEXPOSE", "ACTIVEEVENT", "APP_LOWMEMORY", "APP_WILLENTERBACKGROUND", "APP_DIDENTERBACKGROUND"),
    *("APP_WILLENTERFOREGROUND", "APP_DIDENTERFOREGROUND", "APP_TERMINATING", "KEYMAPCHANGED"),
    *("LOCALECHANGED", "CLIPBOARDUPDATE", "AUDIODEVICEADDED", "AUDIODEVICEREMOVED", "RENDER_TARGETS_RESET"),
    *("RENDER_DEVICE_RESET", "USEREVENT", "SYSWMEVENT"),
)


class Hand:
    """Draws steps by lot; where they go hangs on what is to be seen when they are drawn."""

    def __init__(self, lot: random.Random) -> None:
        self._lot = lot
        self._is_hidden = False

    def steps(self, cage: Cage) -> Iterator[Step]:
        """One thing that a hand does: some events with turns of the loop between them."""
        lot = self._lot
        if self._is_hidden and lot.random() < 0.3:
            self._is_hidden = False
            yield "WINDOWRESTORED", {}
        kinds: tuple[tuple[int, Callable[[Desk], Iterator[Step]]], ...] = (
            *((26, self._key), (4, self._typed), (3, self._held), (26, self._click), (6, self._motion)),
            *((5, self._drag), (4, self._wheel), (5, self._touch), (10, self._controller), (4, self._window)),
            *((1, self._size), (1, self._mode), (1, self._dropped), (1, self._end)),
        )
        (kind,) = lot.choices([one for _, one in kinds], [weight for weight, _ in kinds])
        yield from kind(cage.loop.desk)
        if lot.random() < 0.4:
            yield "turns", lot.choice((1, 1, 1, 2, 3, 5, 15))
        elif lot.random() < 0.02:
            yield "stall", lot.choice((0.0, 0.2, 3.0, 3600.0))

    def _point(self, desk: Desk) -> list[int]:
        """Half of the time on something that is written, else in the hand, else anywhere, even outside."""
        lot, page = self._lot, desk.page
        written = desk.pen.written
        if written and lot.random() < 0.55:
            box = lot.choice(written).box
            return [round(box.x + box.w * lot.random()), round(box.y + box.h * lot.random())]
        if lot.random() < 0.5:
            x = page.width * (0.2 + 0.6 * lot.random())
            return [round(x), round(page.height * (0.72 + 0.25 * lot.random()))]
        return [lot.randint(-9, page.width + 9), lot.randint(-9, page.height + 9)]

    def _key(self, desk: Desk) -> Iterator[Step]:
        lot = self._lot
        if lot.random() < 0.45:
            sign = lot.choice(LETTERS)
            key = pygame.key.key_code(sign)
        else:
            key, sign = lot.choice(KEYS), ""
        details = {"key": key, "mod": lot.choice(MODS), "unicode": sign, "scancode": 0}
        yield "KEYDOWN", details
        if sign and lot.random() < 0.5:
            yield "TEXTINPUT", {"text": sign}
        if lot.random() < 0.3:
            yield "turns", 1
        yield "KEYUP", details

    def _held(self, desk: Desk) -> Iterator[Step]:
        """A key that repeats, and one that is never let go."""
        key = self._lot.choice(KEYS)
        details = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
        for _ in range(self._lot.randint(2, 12)):
            yield "KEYDOWN", details
        if self._lot.random() < 0.7:
            yield "KEYUP", details

    def _typed(self, desk: Desk) -> Iterator[Step]:
        """Words that come without keys, as from an input method or from another program's clipboard."""
        text = self._lot.choice((*ODD, *LETTERS))
        if self._lot.random() < 0.3:
            yield "TEXTEDITING", {"text": text, "start": 0, "length": len(text)}
        yield "TEXTINPUT", {"text": text}

    def _click(self, desk: Desk) -> Iterator[Step]:
        lot, where = self._lot, self._point(desk)
        button = lot.choice((1,) * 9 + (2, 3, 6))
        if lot.random() < 0.7:
            yield "MOUSEMOTION", {"pos": where, "rel": [0, 0], "buttons": [0, 0, 0], "touch": False}
        for _ in range(lot.choice((1, 1, 1, 1, 2, 3))):
            yield "MOUSEBUTTONDOWN", {"pos": where, "button": button, "touch": False, "clicks": 1}
            if lot.random() < 0.3:
                yield "turns", 1
            if lot.random() < 0.97:
                yield "MOUSEBUTTONUP", {"pos": where, "button": button, "touch": False, "clicks": 1}

    def _motion(self, desk: Desk) -> Iterator[Step]:
        for _ in range(self._lot.randint(1, 4)):
            where = self._point(desk)
            yield "MOUSEMOTION", {"pos": where, "rel": [1, 1], "buttons": [0, 0, 0], "touch": False}
            yield "turns", 1

    def _drag(self, desk: Desk) -> Iterator[Step]:
        lot, where = self._lot, self._point(desk)
        yield "MOUSEBUTTONDOWN", {"pos": where, "button": 1, "touch": False}
        for _ in range(lot.randint(1, 4)):
            where = self._point(desk)
            yield "MOUSEMOTION", {"pos": where, "rel": [9, 9], "buttons": [1, 0, 0], "touch": False}
            if lot.random() < 0.5:
                yield "turns", 1
        if lot.random() < 0.9:
            yield "MOUSEBUTTONUP", {"pos": where, "button": 1, "touch": False}

    def _wheel(self, desk: Desk) -> Iterator[Step]:
        ways = {
            "x": self._lot.randint(-2, 2),
            "y": self._lot.randint(-3, 3),
            "flipped": False,
            "touch": False,
        }
        yield "MOUSEWHEEL", {**ways, "precise_x": float(ways["x"]), "precise_y": float(ways["y"])}

    def _touch(self, desk: Desk) -> Iterator[Step]:
        """One to three fingers come down, wander and go; SDL adds a mouse of its own to the first."""
        lot = self._lot
        fingers = [(number, *self._point(desk)) for number in range(lot.choice((1, 1, 1, 2, 3)))]
        has_mouse = lot.random() < 0.6
        for number, x, y in fingers:
            yield "FINGERDOWN", self._finger(desk, number, x, y)
            if has_mouse and number == 0:
                yield "MOUSEBUTTONDOWN", {"pos": [x, y], "button": 1, "touch": True}
        for _ in range(lot.choice((0, 0, 1, 3))):
            for number, _, _ in fingers:
                yield "FINGERMOTION", self._finger(desk, number, *self._point(desk))
        if lot.random() < 0.5:
            yield "turns", lot.choice((1, 5, 40))
        for number, x, y in fingers:
            if lot.random() < 0.95:
                yield "FINGERUP", self._finger(desk, number, x, y)
            if has_mouse and number == 0:
                yield "MOUSEBUTTONUP", {"pos": [x, y], "button": 1, "touch": True}

    def _finger(self, desk: Desk, number: int, x: int, y: int) -> dict[str, object]:
        page = desk.page
        place = {"x": x / page.width, "y": y / page.height, "dx": 0.01, "dy": -0.01, "pressure": 1.0}
        return {"touch_id": 1, "finger_id": number, **place}

    def _controller(self, desk: Desk) -> Iterator[Step]:
        """Pads come and go, are pressed and pushed; some that never came speak too."""
        lot = self._lot
        who = {"instance_id": lot.randint(0, 2), "joy": 0}
        match lot.randint(0, 9):
            case 0:
                yield "JOYDEVICEADDED", {"device_index": lot.randint(0, 2), "guid": "0" * 32}
                yield "CONTROLLERDEVICEADDED", {"device_index": lot.randint(0, 2), "guid": "0" * 32}
            case 1:
                yield "JOYDEVICEREMOVED", {"instance_id": who["instance_id"]}
                yield "CONTROLLERDEVICEREMOVED", {"instance_id": who["instance_id"]}
            case 2 | 3:
                for value in lot.choice((([0, 1], [0, 0]), ([1, 0], [0, 0]), ([-1, -1], [0, 0]), ([0, -1],))):
                    yield "JOYHATMOTION", {**who, "hat": 0, "value": value}
            case 4 | 5:
                axis = lot.randint(0, 6)
                for value in lot.choice(((1.0, 0.0), (-1.0, 0.0), (0.4, -0.3), (-1.0,))):
                    yield "JOYAXISMOTION", {**who, "axis": axis, "value": value}
                    yield "CONTROLLERAXISMOTION", {**who, "axis": axis, "value": int(value * 32767)}
                    yield "turns", lot.choice((1, 1, 30))
            case _:
                button = lot.randint(0, 16)
                for kind in ("DOWN", "UP"):
                    yield f"JOYBUTTON{kind}", {**who, "button": button}
                    yield f"CONTROLLERBUTTON{kind}", {**who, "button": button}

    def _window(self, desk: Desk) -> Iterator[Step]:
        kind = self._lot.choice(WINDOW)
        self._is_hidden = kind in {"WINDOWMINIMIZED", "WINDOWHIDDEN"} or self._is_hidden
        page = desk.page
        where = {"x": page.width, "y": page.height, "w": page.width, "h": page.height}
        yield kind, {**where, "size": [page.width, page.height], "gain": 0, "state": 1, "display_index": 1}

    def _size(self, desk: Desk) -> Iterator[Step]:
        for _ in range(self._lot.choice((1, 1, 1, 6))):
            yield "size", list(self._lot.choice(SIZES if self._lot.random() < 0.85 else ODD_SIZES))
            yield "turns", self._lot.randint(0, 2)

    def _mode(self, desk: Desk) -> Iterator[Step]:
        key, mod = self._lot.choice(((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)))
        for _ in range(self._lot.choice((1, 2, 2, 3))):
            yield "KEYDOWN", {"key": key, "mod": mod, "unicode": "", "scancode": 0}

    def _dropped(self, desk: Desk) -> Iterator[Step]:
        yield "DROPBEGIN", {}
        kind, name = self._lot.choice((("DROPFILE", "file"), ("DROPTEXT", "text")))
        yield kind, {name: self._lot.choice(("", "/", "/dev/null", "no such file", "a\x00b", "Ž" * 300))}
        yield "DROPCOMPLETE", {}

    def _end(self, desk: Desk) -> Iterator[Step]:
        if self._lot.random() < 0.25:
            yield self._lot.choice(("QUIT", "WINDOWCLOSE")), {}
            yield "turns", 1
