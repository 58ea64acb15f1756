"""What is said and told lies over no card, no face, no name and not over the rail."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.scenes.preferences import Preferences
from game.scenes.table.intents import Act
from game.scenes.table.picture.rail import places_of
from game.scenes.table.rehearsal import some_action
from game.scenes.table.scene import TableScene
from game.ui.layout import Rect
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.sights import painted, seen

SLACK = 0.1
"""So much of a bubble may touch something in a small window, where no place may be free."""
GRID = 20
"""Points of a bubble across and down that are looked at."""

Covers = Callable[[tuple[float, float]], bool]


def to_be_seen(scene: TableScene, speaker: int | None) -> Iterator[tuple[str, Covers]]:
    """What nothing covers, each with its name; a bubble touches the portrait of its speaker."""
    sight = seen(scene)
    board, layout, rest = sight.show.board, sight.layout, sight.flights.rest
    for token in [*board.tokens(), *(token for laid in board.laid for token in laid.tokens)]:
        yield f"card {token}", rest(token).covers
    if sight.rail is not None:
        yield "rail", places_of(layout, sight.rail).board.contains
    for seat in range(board.players):
        place = layout.place(seat, board.viewer, board.players)
        face = layout.portrait(place)
        yield f"face {seat}", (face.inset(face.w * 0.13) if seat == speaker else face).contains
        if seat != speaker:
            yield f"name {seat}", layout.plate(place).contains
    yield "score", layout.score.contains
    for corner in sight.corners:
        yield f"corner {corner}", layout.button(corner.value).contains


def covered(scene: TableScene, box: Rect, speaker: int | None = None) -> dict[str, float]:
    """What the box covers more of than it may, with the share of the box that lies there."""
    steps = [(step + 0.5) / GRID for step in range(GRID)]
    points = [(box.x + box.w * across, box.y + box.h * down) for across in steps for down in steps]
    shares = ((name, sum(map(covers, points)) / len(points)) for name, covers in to_be_seen(scene, speaker))
    return {name: share for name, share in shares if share > SLACK}


def fresh(at: People) -> Iterator[None]:
    """Play a deal until the third trick; stop as often as something new is said or told."""
    last: object = None
    for _ in range(1500):
        scene = at.scene
        if at.driver.top is not scene or len(scene.model.view.tricks) > 2:
            return
        told = {seat: bubble.speech for seat, bubble in scene.model.show.bubbles.items()}
        if (told, eyes(scene).guide) != last:
            last = told, eyes(scene).guide
            yield
        if eyes(scene).is_fresh and not scene.motion.is_busy and not eyes(scene).is_guarded:
            if eyes(scene).view.choices.discards:
                scene.want(Act(some_action(eyes(scene).view, lambda _: 0)))
            else:
                at.step()
        else:
            at.driver.frames()


@pytest.mark.sampled(23)
@pytest.mark.parametrize("language", ["bg", "de", "fr"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_said_or_told_covers_what_is_to_be_seen(
    play: Play, game: str, size: tuple[int, int], language: str
) -> None:
    at = seat_people(play, {0}, game=game, size=size, language=language, speed="quick", likes=Preferences())
    count = 0
    with at.driver.waiting():
        for _ in fresh(at):
            pictures, sight = painted(at.scene), seen(at.scene)
            for said in at.scene.studio.painter.said(sight.show, sight.aloud, sight.names):
                count += 1
                assert covered(at.scene, said.box, said.seat) == {}, said.seat
            if sight.told.guide:
                assert covered(at.scene, pictures[-1].box) == {}, sight.told.guide
    assert count > 3
