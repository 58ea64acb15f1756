"""Drawings, shadows, rotations and the caches that keep them."""

from __future__ import annotations

import gzip
import threading
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import FrameType

import pygame
import pytest

from game.ui.render import raster_queue
from game.ui.render.nine_slice import Margins, nine_slice
from game.ui.render.patience import NotReadyError, in_slices
from game.ui.render.pixel_cache import PixelCache
from game.ui.render.raster_queue import RasterQueue, wait_for_ends
from game.ui.render.rotation import flight_angle, padded, quickly_turned, well_turned
from game.ui.render.shadow import faded, multiplied, soft_box
from game.ui.render.svg import UnreadableDrawingError, rasterised, rasterised_text

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">'
    '<path d="M0 0H10V10H0Z" fill="#FF0000" opacity="0.5"/></svg>'
)


def opaque(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill((250, 240, 220, 255))
    return surface


@pytest.mark.parametrize("size", [(10, 10), (33, 33), (40, 25)])
def test_a_drawing_has_exactly_the_size_asked_for(size: tuple[int, int]) -> None:
    assert rasterised_text(SQUARE, size).get_size() == size


def test_drawings_are_premultiplied() -> None:
    red, green, _, alpha = rasterised_text(SQUARE, (20, 20)).get_at((10, 10))
    assert green == 0
    assert abs(alpha - 128) <= 2
    assert abs(red - alpha) <= 2


def test_a_missing_drawing_is_named_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnreadableDrawingError, match=r"nothing\.svg cannot be read"):
        rasterised(tmp_path / "nothing.svg", (10, 10))


def test_a_drawing_may_lie_there_compressed(tmp_path: Path) -> None:
    (tmp_path / "square.svgz").write_bytes(gzip.compress(SQUARE.encode()))
    drawn = rasterised(tmp_path / "square.svg", (20, 20))
    assert drawn.get_view().raw == rasterised_text(SQUARE, (20, 20)).get_view().raw


@pytest.mark.parametrize("damage", [b"", b"not gzip", gzip.compress(b"<svg/>" * 99, mtime=0)[:-20]])
def test_a_damaged_drawing_is_named_in_a_sentence(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "square.svgz").write_bytes(damage)
    with pytest.raises(UnreadableDrawingError, match=r"square\.svg cannot be read"):
        rasterised(tmp_path / "square.svg", (10, 10))


def test_a_shadow_is_dark_in_the_middle_and_gone_at_the_edge() -> None:
    box = soft_box((60, 40), 6, 10)
    assert box.get_size() == (100, 80)
    assert box.get_at((50, 40)).a > 100
    assert box.get_at((0, 0)).a <= 2


def test_dimming_keeps_the_outline() -> None:
    dark = multiplied(padded(opaque((10, 10))), (100, 100, 100))
    assert dark.get_at((0, 0)).a == 0
    assert dark.get_at((6, 6)).a == 255
    assert dark.get_at((6, 6)).r < 110


def test_fading_halves_everything() -> None:
    assert abs(faded(opaque((4, 4)), 0.5).get_at((1, 1)).a - 128) <= 1


def test_a_careful_rotation_has_half_the_size() -> None:
    assert well_turned(opaque((40, 60)), 0).get_size() == (20, 30)


def test_a_full_turn_is_no_turn() -> None:
    upright = padded(opaque((20, 30)))
    assert quickly_turned(upright, flight_angle(359.9)) is upright


def test_corners_keep_their_size_when_a_frame_grows() -> None:
    frame = opaque((30, 30))
    frame.fill((0, 0, 0, 255), (0, 0, 5, 5))
    grown = nine_slice(frame, Margins(5, 5, 5, 5), (90, 70), has_middle=False)
    assert grown.get_at((4, 4))[:3] == (0, 0, 0)
    assert grown.get_at((7, 4))[:3] == (250, 240, 220)
    assert grown.get_at((45, 35)).a == 0


def test_the_cache_forgets_the_longest_unused_first() -> None:
    cache = PixelCache(2 * 100 * 4)
    made: list[str] = []

    def ask(name: str) -> None:
        cache.kept(name, lambda: made.append(name) or opaque((10, 10)))

    assert cache.found("one") is None
    ask("one")
    ask("two")
    assert cache.found("one") is not None
    ask("three")
    assert "two" not in cache
    assert "one" in cache
    assert cache.size == 2 * 100 * 4
    assert made == ["one", "two", "three"]


def test_the_cache_keeps_a_picture_larger_than_its_limit() -> None:
    cache = PixelCache(10)
    assert cache.kept("big", lambda: opaque((10, 10))) is cache.kept("big", lambda: opaque((1, 1)))


def test_a_picture_whose_parts_do_not_fit_into_the_cache_is_finished_all_the_same() -> None:
    cache = PixelCache(2 * 100 * 4)
    made: list[int] = []

    def make(part: int) -> pygame.Surface:
        made.append(part)
        return opaque((10, 10))

    for turn in range(9):
        try:
            with in_slices(0.0, is_first=turn == 0):  # no more than one part a turn
                for part in range(5):
                    cache.kept(part, lambda part=part: make(part))
        except NotReadyError:
            continue
        break
    assert made == [0, 1, 2, 3, 4]
    cache.kept("next", lambda: opaque((10, 10)))
    assert cache.size == 2 * 100 * 4, "the next picture is held to the limit again"


def test_background_pictures_arrive_once_each() -> None:
    queue: RasterQueue[int] = RasterQueue()
    for key in range(5):
        queue.ask(key, lambda key=key: opaque((key + 1, 1)))
    assert sorted((key, surface.width) for key, surface in queue.finish()) == [
        (key, key + 1) for key in range(5)
    ]
    assert not queue.is_busy
    queue.close()


def test_no_job_is_lost_while_others_are_asked_for() -> None:
    def slowly(frame: FrameType, kind: str, _: object) -> Callable[..., object] | None:
        """Give way to the other thread at each step of the worker."""
        if frame.f_code.co_filename != raster_queue.__file__:
            return None
        frame.f_trace_opcodes = True
        if kind == "opcode":
            time.sleep(0.0001)
        return slowly

    traced = threading.gettrace()
    threading.settrace(slowly)  # for threads that begin from now on
    queue: RasterQueue[int] = RasterQueue()
    try:
        for key in range(50):
            queue.ask(key, lambda: opaque((1, 1)))
            time.sleep(0.0005)
    finally:
        threading.settrace(traced)
    made, until = queue.collect(), time.monotonic() + 10
    while queue.is_busy and time.monotonic() < until:
        made += queue.collect()
        time.sleep(0.001)
    queue.close()
    assert sorted(key for key, _ in made) == list(range(50))


def test_an_error_in_the_background_is_raised_where_it_is_collected() -> None:
    queue: RasterQueue[int] = RasterQueue()
    queue.ask(1, lambda: rasterised(Path("missing.svg"), (2, 2)))
    with pytest.raises(UnreadableDrawingError):
        queue.finish()
    queue.close()


def test_the_end_of_the_program_waits_for_what_is_being_drawn() -> None:
    begun, done = Event(), Event()

    def slow() -> pygame.Surface:
        begun.set()
        time.sleep(0.2)
        done.set()
        return pygame.Surface((1, 1))

    queue: RasterQueue[int] = RasterQueue()
    queue.ask(1, slow)
    assert begun.wait(2)
    queue.close()
    assert not done.is_set(), "a page that goes does not wait"
    wait_for_ends()
    assert done.is_set()
