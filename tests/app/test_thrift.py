"""Memory is given back twice after pages have changed, and not while they do."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app.thrift import QUIET, Thrift, give_back


def test_soon_and_later_after_the_last_of_some_changes() -> None:
    given: list[bool] = []
    thrift = Thrift(lambda: given.append(True))
    pages = [object(), object(), object()]
    for page in pages:
        thrift.look(page, 0.0)
        thrift.look(page, QUIET[0] * 0.9)
    assert not given
    for _ in range(3):
        thrift.look(pages[-1], QUIET[0] * 0.2)
    assert given == [True]
    for _ in range(90):
        thrift.look(pages[-1], QUIET[1] * 0.2)
    assert given == [True, True]


only_glibc = pytest.mark.skipif(
    not (sys.platform.startswith("linux") and hasattr(ctypes.CDLL(None), "malloc_trim")),
    reason="only glibc is asked",
)
POOLS = """
import ctypes, sys, threading
if sys.argv[1] == "one":
    from game.app.thrift import use_one_pool
    use_one_pool()
all_there, kept = threading.Barrier(4), []
def keep():
    all_there.wait()
    kept.append(bytes(2000))
    all_there.wait()
threads = [threading.Thread(target=keep) for _ in range(4)]
[thread.start() for thread in threads], [thread.join() for thread in threads]
libc = ctypes.CDLL(None)
libc.fdopen.restype, libc.fdopen.argtypes = ctypes.c_void_p, (ctypes.c_int, ctypes.c_char_p)
libc.fflush.argtypes, libc.malloc_info.argtypes = (ctypes.c_void_p,), (ctypes.c_int, ctypes.c_void_p)
out = libc.fdopen(1, b"w")
libc.malloc_info(0, out)
libc.fflush(out)
"""


@only_glibc
def test_all_threads_have_one_pool() -> None:
    def pools(word: str) -> int:
        command = [sys.executable, "-c", POOLS, word]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.count("<heap nr=")

    assert pools("each") > 1
    assert pools("one") == 1


@only_glibc
def test_what_nobody_uses_goes_back_to_the_system() -> None:
    def resident() -> int:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096

    pictures = [
        pygame.Surface((128, 128), depth=32) for _ in range(800)
    ]  # too small for mappings of their own
    for picture in pictures:
        picture.fill("red")
    del pictures[:-1]  # the last one lies above the hole
    before = resident()
    give_back()
    assert resident() < before - 20 * 2**20
