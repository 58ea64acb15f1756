"""The loop draws only what has changed, and no window event breaks it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.loop import AWAKE, FRAMES, FRAMES_AT_REST, Loop
from game.app.paths import assets
from game.app.stacked import stack_at
from game.scenes.desk import Desk
from game.scenes.page_desk import PageScene
from game.scenes.preferences import Preferences
from game.scenes.scene import Result, Scene
from game.text.catalogue import Words
from game.ui.audio import Sounds
from game.ui.window import Geometry, Window


class Clock:
    seconds = 1 / 60
    frames = 0
    """How many turns in a second were wished last."""

    def tick(self, frames: int) -> float:
        self.frames = frames
        return self.seconds


class Nowhere:
    has_saved_match = False
    has_open_matches = False

    def complaint(self, say: Words) -> str:
        return ""

    def new_match(self, desk: Desk) -> Scene:
        raise AssertionError("nobody asked for a match")

    saved_match = new_match


class Plain(PageScene):
    """Moves while told to, and notes what it saw."""

    moves = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.seen: list[pygame.Event] = []
        self.passed: list[float] = []
        self.sizes: list[tuple[int, int]] = []

    @property
    def is_moving(self) -> bool:
        return self.moves

    def handle(self, event: pygame.Event) -> Result:
        self.seen.append(event)
        return None

    def update(self, seconds: float) -> Result:
        self.passed.append(seconds)
        return None

    def draw(self, screen: pygame.Surface) -> None:
        self.is_stale = self.is_slightly_stale = False
        self.sizes.append(screen.get_size())


class Bench:
    """A loop with one plain scene."""

    def __init__(self) -> None:
        pygame.font.init()
        self.window = Window("Bela", Geometry(None, None, 1280, 720))
        pygame.event.clear()
        sounds = Sounds(assets() / "sounds")
        desk = Desk(
            page=self.window.page,
            assets=assets(),
            preferences=Preferences(),
            sounds=sounds,
            doors=Nowhere(),
        )
        self.scene = Plain(desk)
        self.clock = Clock()
        self.loop = Loop(self.window, desk, stack_at(desk, self.scene), self.clock)
        self.loop.turn()
        self.scene.seen.clear()

    def post(self, kind: int, **details: object) -> None:
        pygame.event.post(pygame.Event(kind, **details))
        self.loop.turn()


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.window.close()
    pygame.display.quit()


def test_a_still_scene_is_drawn_once(bench: Bench) -> None:
    for _ in range(50):
        bench.loop.turn()
    assert bench.loop.drawn == 1
    assert len(bench.scene.passed) == 51, "but time goes on, so that it may poll"


def test_a_moving_scene_is_drawn_in_every_turn_and_once_more(bench: Bench) -> None:
    bench.scene.moves = True
    for _ in range(10):
        bench.loop.turn()
    bench.scene.moves = False
    for _ in range(10):
        bench.loop.turn()
    assert bench.loop.drawn == 1 + 10 + 1


def test_where_nothing_happens_turns_are_rare_until_something_comes_in_or_moves(bench: Bench) -> None:
    def turned(number: int) -> int:
        for _ in range(number):
            bench.loop.turn()
        return bench.clock.frames

    assert turned(5) == FRAMES
    assert turned(30) == FRAMES_AT_REST
    bench.post(pygame.KEYDOWN, key=pygame.K_a, mod=0)
    assert bench.clock.frames == FRAMES
    assert turned(30) == FRAMES_AT_REST
    bench.scene.moves = True
    assert turned(30) == FRAMES
    bench.scene.moves = False
    assert turned(30) == FRAMES_AT_REST


def test_a_stalled_frame_does_not_make_motions_jump(bench: Bench) -> None:
    bench.clock.seconds = 3.0
    bench.loop.turn()
    assert bench.scene.passed[-1] == 0.05


def test_minimised_there_is_no_drawing_and_no_time(bench: Bench) -> None:
    bench.scene.moves = True
    bench.post(pygame.WINDOWMINIMIZED)
    drawn, passed = bench.loop.drawn, len(bench.scene.passed)
    for _ in range(5):
        bench.loop.turn()
    assert (bench.loop.drawn, len(bench.scene.passed)) == (drawn, passed)
    bench.post(pygame.WINDOWRESTORED)
    assert bench.loop.drawn == drawn + 1


def test_the_window_knows_whether_it_is_maximised(bench: Bench) -> None:
    bench.post(pygame.WINDOWMAXIMIZED)
    assert bench.window.geometry.is_maximised
    bench.post(pygame.WINDOWMINIMIZED)
    assert bench.window.geometry.is_maximised, "it is so again when it comes back"
    bench.post(pygame.WINDOWRESTORED)
    assert not bench.window.geometry.is_maximised


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (2560, 1080)])
def test_a_new_size_reaches_the_desk_and_the_scene(bench: Bench, size: tuple[int, int]) -> None:
    bench.window.resize(*size)
    bench.loop.turn()
    bench.loop.turn()
    assert bench.loop.desk.page.size == size
    assert bench.scene.sizes[-1] == size


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_fullscreen_and_back(bench: Bench, key: int, mod: int) -> None:
    bench.post(pygame.KEYDOWN, key=key, mod=mod)
    assert bench.window.is_fullscreen
    assert bench.loop.desk.preferences.is_fullscreen
    bench.post(pygame.KEYDOWN, key=key, mod=mod)
    bench.loop.turn()
    assert not bench.loop.desk.preferences.is_fullscreen
    assert bench.scene.sizes[-1] == (1280, 720)
    assert not any(event.type == pygame.KEYDOWN for event in bench.scene.seen)


def test_what_comes_in_about_the_size_lays_out_once_before_whatever_follows(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    monkeypatch.setattr(bench.scene, "resized", lambda: told.append(len(bench.scene.seen)))
    key = {"key": pygame.K_a, "mod": 0, "unicode": "a", "scancode": 0}
    for _ in range(3):
        bench.loop.window.resize(900, 700)
        pygame.event.post(pygame.Event(pygame.WINDOWRESIZED))
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED))
        bench.loop.window.resize(1000, 700)
    bench.post(pygame.KEYDOWN, **key)
    assert told == [0]
    assert [event.type for event in bench.scene.seen] == [pygame.KEYDOWN]


def test_m_mutes_and_is_no_key_of_the_scene(bench: Bench) -> None:
    for is_muted in (True, False):
        bench.post(pygame.KEYDOWN, key=pygame.K_m, mod=0)
        assert bench.loop.desk.preferences.is_muted is is_muted
        assert bench.loop.desk.sounds.is_muted is is_muted
    assert not bench.scene.seen


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
def test_closing_the_window_ends_without_a_question(bench: Bench, kind: int) -> None:
    bench.post(kind)
    assert bench.loop.stack.is_empty
    bench.loop.run()


def test_a_covered_window_is_drawn_again(bench: Bench) -> None:
    bench.post(pygame.WINDOWEXPOSED)
    assert bench.loop.drawn == 2


def test_of_many_mouse_motions_the_last_counts(bench: Bench) -> None:
    for x in range(20):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(0, 0, 0)))
    bench.loop.turn()
    assert [event.pos for event in bench.scene.seen] == [(19, 5)]


def test_other_events_of_a_desktop_break_nothing(bench: Bench) -> None:
    for kind in (
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWMOVED,
        pygame.WINDOWLEAVE,
        pygame.WINDOWENTER,
        pygame.WINDOWMAXIMIZED,
        pygame.USEREVENT,
        pygame.JOYDEVICEADDED,
    ):
        bench.post(kind)
    assert bench.loop.drawn >= 1


def test_something_small_is_drawn_while_the_loop_rests(bench: Bench) -> None:
    for _ in range(round(AWAKE * FRAMES) + 2):
        bench.loop.turn()
    assert bench.clock.frames == FRAMES_AT_REST
    bench.scene.is_slightly_stale = True
    bench.loop.turn()
    assert bench.loop.drawn == 2
    assert bench.clock.frames == FRAMES_AT_REST
    bench.loop.turn()
    assert bench.loop.drawn == 2
