"""The hand on the mouse and the keyboard, and the eye on the screen: for tests of whole scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Protocol, TypeVar

import pygame

from game.app.loop import Loop
from game.records.record import Record, Seated
from game.scenes.desk import Desk
from game.scenes.page_desk import PageScene
from game.scenes.preferences import Invitation, Preferences
from game.scenes.scene import Result, Scene
from game.table.history.figures import Line
from game.table.open_matches import OpenList
from game.table.save import Loaded
from game.text.catalogue import Words
from game.ui.layout import Rect
from game.ui.writing import Written
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.seldom_drawn import seldom_drawn, undrawn

FRAME = 1 / 60

Answer = TypeVar("Answer")

NOTHING_PLAYED = Record(game="bela4", rules=GAMES["bela4"].rules, players=(Seated(),) * 4)

FEW = 3
"""So many frames are all drawn, as somebody may want to see one after the other."""


class StillClock:
    """A clock that says what it is told."""

    def __init__(self) -> None:
        self.seconds = FRAME

    def tick(self, frames: int) -> float:
        return self.seconds


class PlainTable(PageScene):
    """Stands where the table scene would: a green cloth that notes what came in."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__(desk)
        self.name = name
        self.events: list[int] = []
        self.is_gone = False

    def handle(self, event: pygame.Event) -> Result:
        self.events.append(event.type)
        return None

    def update(self, seconds: float) -> Result:
        return None

    def draw(self, screen: pygame.Surface) -> None:
        self.is_stale = False
        screen.fill((40, 110, 70))

    def left(self) -> None:
        self.is_gone = True


def come(answer: Answer) -> Future[Answer]:
    """An answer that need not be waited for."""
    future: Future[Answer] = Future()
    future.set_result(answer)
    return future


class PlainDoors:
    next_match = SimpleNamespace(pledge="0123 4567 89ab cdef 0123 4567 89ab cdef")

    """Doors that lead to plain tables."""

    def __init__(self) -> None:
        self.has_saved_match = False
        self.has_open_matches = False
        self.waiting: dict[str, Line] = {}
        """The open matches by name."""
        self.trouble = ""
        self.invitations: list[Invitation | None] = []
        """What the new matches were to be."""
        self.practised: list[Record] = []
        """The practice that was begun, continued or kept."""

    def complaint(self, say: Words) -> str:
        return self.trouble

    def new_match(self, desk: Desk, invitation: Invitation | None = None) -> Scene:
        self.invitations.append(invitation)
        return PlainTable(desk, "new")

    def saved_match(self, desk: Desk) -> Scene:
        return PlainTable(desk, "saved")

    def left_match_again(self, desk: Desk, record: Record) -> Scene:
        return PlainTable(desk, "left")

    def open_match(self, desk: Desk, name: str, loaded: Loaded) -> Scene:
        return PlainTable(desk, f"open {name}")

    def open_list(self) -> Future[OpenList]:
        return come(OpenList(tuple(self.waiting.values())))

    def load_open(self, name: str) -> Future[Loaded]:
        return come(Loaded(NOTHING_PLAYED if name in self.waiting else None))

    def put_away(self, name: str) -> Future[bool]:
        return come(self.waiting.pop(name, None) is not None)

    def practice(self, desk: Desk, record: Record) -> Scene:
        self.practised.append(record)
        return PlainTable(desk, "practice")

    def keep_practice(self, record: Record) -> None:
        self.practised.append(record)


class Driver:
    """The hand on the mouse and the keyboard, and the eye on the screen."""

    def __init__(self, loop: Loop, doors: PlainDoors, kept: list[Preferences]) -> None:
        self.loop = loop
        self.doors = doors
        self.kept = kept
        """Every state of the preferences that was kept, oldest first."""

    @property
    def desk(self) -> Desk:
        return self.loop.desk

    def change(self, **wishes: object) -> None:
        """Change the preferences of these names."""
        self.desk.change(lambda likes: replace(likes, **wishes))  # type: ignore[arg-type]

    @property
    def top(self) -> Scene:
        """The scene in use."""
        return self.loop.stack.top

    @property
    def announced(self) -> str:
        """What is announced at the edge of the window now."""
        return self.loop.announced

    @property
    def is_over(self) -> bool:
        return self.loop.stack.is_empty

    @property
    def written(self) -> list[Written]:
        """The texts of the last picture."""
        return self.desk.pen.written

    def pace(self, seconds: float) -> None:
        """Let each further frame last so long."""
        self.loop.clock.seconds = seconds  # type: ignore[attr-defined]

    def frames(self, count: int = 1) -> None:
        """Let so many frames pass, each a sixtieth of a second unless `pace` said otherwise."""
        with self.waiting() if count > FEW else nullcontext():
            for _ in range(count):
                if not self.is_over:
                    self.loop.turn()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Nobody looks closely: in the short run few pictures are drawn, and the last one.

        A patient loop is there to show how long drawing takes: it draws them all.
        """
        with nullcontext() if self.loop.is_patient else seldom_drawn(self.loop):
            yield

    def settle(self, most: int = 600) -> None:
        """Go on until nothing moves any more and the last picture is on the screen."""
        with nullcontext() if self.loop.is_patient else seldom_drawn(self.loop, often(4, 1)):
            for _ in range(most):
                self.frames()
                if self.is_over or not self.loop.stack.is_stale:
                    return
        raise AssertionError(f"still moving after {most} frames: {self.top}")

    def type(self, text: str) -> None:
        """Type a text, letter by letter, as the system reports it."""
        for sign in text:
            key = pygame.key.key_code(sign) if sign.isascii() and sign.isalnum() else 0
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=sign, scancode=0))
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=sign))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=sign, scancode=0))
        self.frames()

    def key(self, key: int, mod: int = 0) -> None:
        """Press and let go."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.frames()

    def move(self, point: tuple[float, float]) -> None:
        """Move the mouse there."""
        where = (round(point[0]), round(point[1]))
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames()

    def press(self, point: tuple[float, float]) -> None:
        """Hold the left button down there."""
        where = (round(point[0]), round(point[1]))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
        self.frames()

    def release(self, point: tuple[float, float]) -> None:
        """Let the left button go there."""
        where = (round(point[0]), round(point[1]))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))
        self.frames()

    def click(self, place: tuple[float, float] | Rect) -> None:
        """Move there, press and let go; nobody looks closely before that has been done."""
        point = place.centre if isinstance(place, Rect) else place
        with nullcontext() if self.loop.is_patient else undrawn(self.loop):
            self.move(point)
            self.press(point)
        self.release(point)

    def post(self, event_type: int, **details: object) -> None:
        """Send any other event."""
        pygame.event.post(pygame.Event(event_type, **details))
        self.frames()

    def resize(self, width: int, height: int) -> None:
        """Pull the window to another size."""
        self.loop.window.resize(width, height)
        self.frames(2)

    def picture(self) -> pygame.Surface:
        """What is on the screen."""
        return self.loop.window.surface.copy()

    def save(self, path: Path) -> None:
        """Keep the picture, to be looked at."""
        pygame.image.save(self.loop.window.surface, path)


class Play(Protocol):
    """`play(first, size=..., language=..., speed=...)` opens a window with the scene `first(desk)`."""

    def __call__(
        self,
        first: Callable[[Desk], Scene],
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "hr",
        speed: str = "normal",
        doors: PlainDoors | None = None,
        likes: Preferences | None = None,
        is_patient: bool = False,
    ) -> Driver: ...
