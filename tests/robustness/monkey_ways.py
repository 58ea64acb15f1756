"""Ways to pages that chance alone seldom comes to: what is pressed from the title on, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.scenes.shortcuts import keymap_of
from game.ui.field import Field
from tests.robustness.monkey_cage import Cage, Step

OPTIONS: Final = ("title.options", "options.all")
LESSON: Final = ("title.lesson",)
REPLAY: Final = ("title.history", "match0", "match.look")
OPEN: Final = ("title.open",)
SHEET: Final = ("title.scorer", "scorer.new", "scorer.begin", "scorer.tell")
WORDS: Final = ("title.games", "bela4", "setup.words")
CODE: Final = ("title.games", "bela4", "setup.start")
COUNT: Final = ("title.games", "bela2", "setup.start")
END: Final = ("title.continue",)
WAYS: Final[tuple[tuple[str, ...], ...]] = (
    ("title.history", "history.figures", "fair.open"),
    (*OPTIONS, "options.group.access", "key_map"),
    (*OPTIONS, "options.group.score", "folder"),
    ("title.deals", "deals.week"),
    ("title.history", "match0"),
    ("title.games", "bela4", "setup.rules", "rules.share"),
    (*OPTIONS, "options.group.honesty", "licences"),
    WORDS,
    SHEET,
    OPEN,
    ("title.others",),
    ("title.learn",),
    LESSON,
    (*REPLAY, "moment"),
    REPLAY,
    ("title.history", "match0", "once.again", "once.master", "once.result"),
    ("title.scorer", "scorer.new"),
    CODE,
    COUNT,
    END,
)
"""Names of widgets. A way ends where one is not there, as a list of matches without a match."""
WISHES: Final = {
    WORDS: {"shows_seal": True, "has_seen_offer": True},
    CODE: {"hand_on_phone": True, "people": 4},
    COUNT: {"counts_tricks": True, "people": 1},
}
"""What the player wishes before such a way, or its last page would not be there."""
BACK: Final = 12
"""So many keys lead from any page back to the title."""
WIDGETS: Final = 60
"""The longest page has so many widgets, those included that are seen only when their turn comes."""
MOMENTS: Final = 250
"""Matches are read in so many moments."""
READ: Final = ("listed", "figures")
"""What a page of matches lacks until they have been read."""
PAGES: Final = 12
"""A list has fewer pages, and so many keys lead through the figures of all games; some are empty."""
FLIGHT: Final = 90
"""Turns after which the last card lies on the table."""
HANDS: Final = 8
"""So many hands are opened before one may be taken on a phone; before it people cut."""
DEALS: Final = 24
"""Of so many deals of a match the last card is shown, until one of them ends in a great moment."""


def to(cage: Cage, way: tuple[str, ...]) -> Iterator[Step]:
    """Go back to the title, then press what the way names; whoever reads files has a moment between.

    At its end a lesson is played to its end, a replay is turned over to a great moment, a match of people is
    played until cards are shown as a code, another one until tricks are counted or it is over, and a finger
    touches what can be written into.
    """
    yield from _to_the_title(cage)
    if way in WISHES:
        yield "wish", WISHES[way]
    for name, onward in zip(way, (*way[1:], ""), strict=True):
        if onward in _names(cage):
            continue  # the page comes back as it was left
        yield from _turned_to(cage, name)
        if name not in _names(cage):
            return
        yield from _press(cage, name)
    if way in WISHES and "new.yes" in _names(cage):
        yield from _press(cage, "new.yes")
    if way in {LESSON, COUNT, END}:
        yield "play on", None
    if way == REPLAY:
        yield from _to_a_great_moment(cage)
    if way == CODE:
        yield from _to_a_code(cage)
    yield from _touch_a_field(cage)


def _touch_a_field(cage: Cage) -> Iterator[Step]:
    focus, page = getattr(cage.top, "focus", None), cage.loop.desk.page
    field = None if focus is None else next((one for one in focus.widgets if isinstance(one, Field)), None)
    if field is not None:
        x, y = field.box.centre
        place = {"x": x / page.width, "y": y / page.height, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        for kind in ("FINGERDOWN", "FINGERUP"):
            yield kind, {"touch_id": 1, "finger_id": 0, **place}
        yield "turns", 3


def _to_a_great_moment(cage: Cage) -> Iterator[Step]:
    """See the last card of one deal after the other fall, until a page lies over the replay."""
    replay = cage.top
    for _ in range(DEALS):
        for key in (pygame.K_END, pygame.K_LEFT, pygame.K_RIGHT):
            yield from _key(cage, key)
        yield "turns", FLIGHT
        if cage.top is not replay:
            return
        yield from _key(cage, pygame.K_DOWN)


def _to_a_code(cage: Cage) -> Iterator[Step]:
    """Play until somebody may take his cards on his phone."""
    for _ in range(HANDS):
        yield "play on", None
        yield "turns", FLIGHT
        if "phone.code" in _names(cage):
            yield from _press(cage, "phone.code")
            return
        if "people.show" in _names(cage):
            yield from _press(cage, "people.show")


def _to_the_title(cage: Cage) -> Iterator[Step]:
    for _ in range(BACK):
        match type(cage.top).__name__:
            case "Title":
                return
            case "Broke" if "crash.open" in _names(cage):
                yield from _press(cage, "crash.open")
                yield from _key(cage, pygame.K_ESCAPE)
                yield from _key(cage, pygame.K_ESCAPE)
            case "PauseMenu":
                yield from _press(cage, "pause.title")
            case _:
                yield from _key(cage, pygame.K_ESCAPE)


def _turned_to(cage: Cage, name: str) -> Iterator[Step]:
    """Turn over until it is there, when what the page shows has been read."""
    for _ in range(PAGES):
        for _ in range(MOMENTS):
            if all(getattr(cage.top, what, ()) is not None for what in READ):
                break
            yield "moment", None
        yield "turns", 1
        if name in _names(cage):
            return
        yield from _key(cage, pygame.K_PAGEDOWN)


def _names(cage: Cage) -> set[str]:
    focus = getattr(cage.top, "focus", None)
    return set() if focus is None else {one.name for one in focus.widgets if one.is_enabled}


def _press(cage: Cage, name: str) -> Iterator[Step]:
    """Walk there with the Tab key, and press Enter."""
    for _ in range(WIDGETS):
        current = cage.top.focus.current if name in _names(cage) else None
        if current is not None and current.name == name:
            yield from _key(cage, pygame.K_RETURN)
            return
        yield from _key(cage, pygame.K_TAB)


def _key(cage: Cage, key: int) -> Iterator[Step]:
    """Press and let go the key that does what this one usually does."""
    key = keymap_of(cage.loop.desk.preferences.keys).key(key)
    for kind in ("KEYDOWN", "KEYUP"):
        yield kind, {"key": key, "mod": 0, "unicode": "", "scancode": 0}
    yield "turns", 3
