"""How long a frame of the table takes while a whole deal is in motion."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

DEALS: Final = 6
"""Deals that are measured, the first one with cold caches included."""

NAMES: Final = ("Mara", "Ana", "Zlata", "Joža")
FRAME: Final = 1 / 60


def bench_frames(
    assets: Path,
    sizes: tuple[tuple[int, int], ...] = ((1280, 720), (1920, 1080), (2560, 1440)),
) -> list[dict[str, float | int | str]]:
    """CPU milliseconds of the main thread for the frames of dealing, by window size; no window is opened.

    `assets` is the folder that holds sprites and sounds. The frames counted are those in which cards fly:
    all 32 when they are gathered, a few packets at a time when they are dealt.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    return [_measured(assets, size) for size in sizes]


def _measured(assets: Path, size: tuple[int, int]) -> dict[str, float | int | str]:
    import pygame

    from game.rules.options.rules import Rules
    from game.scenes.table.model import Seating
    from game.scenes.table.rehearsal import Rehearsal
    from game.scenes.table.scene import TableScene
    from game.scenes.table.sitting_down import sit_down
    from game.scenes.table.stand_in import stand_in_desk

    pygame.font.init()
    window = pygame.Window("bench", size)
    desk, seating = stand_in_desk(size, assets), Seating(NAMES, people=frozenset())
    scene = TableScene(desk, sit_down(Rehearsal(Rules(), "bench"), seating, desk.preferences))
    scene.studio.cards.finish()
    spent: list[float] = []
    cards: list[int] = []
    for _ in range(60 * 600):
        flying = scene.motion.flights.count
        begun = time.thread_time()
        scene.update(FRAME)
        if scene.is_moving or scene.is_stale:
            scene.draw(window.get_surface())
            window.flip()
        took = (time.thread_time() - begun) * 1000
        if scene.model.show.board.pack and flying:
            spent.append(took)
            cards.append(flying)
        if scene.model.show.account.deal_number > DEALS:
            break
    scene.left()
    window.destroy()
    spent.sort()
    return {
        "width": size[0],
        "height": size[1],
        "frames": len(spent),
        "cards_in_motion": max(cards, default=0),
        "median_ms": round(spent[len(spent) // 2], 3),
        "p99_ms": round(spent[int(len(spent) * 0.99)], 3),
        "max_ms": round(spent[-1], 3),
    }
