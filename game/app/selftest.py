"""The program looks at itself: one frame of the table drawn without a screen, a deal of each game played."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from game.app.launch import Launch
from game.app.paths import FOLDER
from game.app.version import NAME, search_kind
from game.table.headless import Bout
from game.table.soundness import unsound
from game.variants.catalogue import GAMES
from game.variants.variant import Variant

BROKEN = 1
SIZE = (1280, 720)


def selftest() -> int:
    """Say in one line that all is well, or what is not; 0 or 1."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        size = draw_frame(Launch(no_sound=True, watch=True, seed="selftest", size=SIZE))
        points = [" : ".join(map(str, play_deal(variant))) for variant in GAMES.values()]
    except Exception as error:  # noqa: BLE001 - whatever it is, the sentence names it
        print(f"{NAME}: the self-test failed: {type(error).__name__}: {error}", file=sys.stderr)
        return BROKEN
    frame = f"{size[0]}x{size[1]}"
    played = f"a deal played in each of {len(points)} games ({', '.join(points)})"
    print(f"{NAME}: a frame of {frame} drawn, {played}, search {search_kind()}")
    return 0


def first_frame() -> int:
    """Draw the first frame on the screen there is and leave; `bench startup` waits for it.

    The player's folder is that of the environment, or an empty one.
    """
    named = os.environ.get(FOLDER)
    size = draw_frame(Launch(no_sound=True), Path(named) if named else None)
    print(f"{size[0]}x{size[1]}", flush=True)
    return 0


def draw_frame(launch: Launch, folder: Path | None = None) -> tuple[int, int]:
    """Open the program with a player's folder, draw once, close it; the size of the frame."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.app.opening import opened
    from game.app.paths import folders

    with tempfile.TemporaryDirectory() as empty:
        own = folder or Path(empty)
        program = opened(replace(launch, data_dir=own), folders(own))
        try:
            program.loop.turn()
            return program.loop.window.page.size
        finally:
            program.close()


def play_deal(variant: Variant) -> tuple[int, ...]:
    """Have the computers play one deal of the game; what the sides wrote."""
    from game.ai.levels import LEVELS, make_mind

    rules = variant.rules
    bout = Bout(rules, [make_mind(LEVELS[-1]) for _ in range(rules.players)], "selftest")
    result = bout.play_deal()
    if bout.illegal or unsound(bout.state) is not None:
        raise ArithmeticError(f"the deal of {variant.name} does not add up")
    return result.written
