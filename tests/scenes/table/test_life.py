"""Faces live in their own time, the same at every start, and rest where little may move."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pygame
import pytest

from game.scenes.company import FACES
from game.scenes.preferences import Motion, Preferences, Speed
from game.scenes.table.motion.life import BLINKS, Life, blinks
from game.scenes.table.motion.poses import CALM, POSES
from game.scenes.table.picture.easel import Easel
from game.scenes.table.picture.likeness import likeness_pictures
from game.scenes.table.reactions import Reaction
from game.ui.fonts import Fonts
from game.ui.layout import Rect
from game.ui.render.stage import Stage
from tests.scenes.driver import FRAME
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.sights import painted, seen
from tests.scenes.table.test_still import Begin

PEOPLE = ("mara", "ana", "zlata", "joza")


def life() -> Life:
    made = Life()
    made.sit(PEOPLE)
    return made


def shut(seconds: float) -> dict[int, list[int]]:
    """By seat the frames in which the eyes are shut."""
    faces, found = life(), dict[int, list[int]]()
    for frame in range(round(seconds / FRAME)):
        faces.advance(FRAME)
        for seat, look in enumerate(faces.looks):
            if look.eyes == "closed":
                found.setdefault(seat, []).append(frame)
    return found


def test_everybody_blinks_every_three_to_six_seconds_in_his_own_time() -> None:
    least, most = BLINKS
    assert BLINKS == (3, 6)
    plans = {name: list(islice(blinks(name), 50)) for name in FACES}
    assert all(least <= gap <= most for plan in plans.values() for gap in plan)
    assert len({tuple(plan) for plan in plans.values()}) == len(FACES)
    assert plans["mara"] == list(islice(blinks("mara"), 50)), "the same at every start"


def test_blinks_are_short_and_the_same_each_time() -> None:
    first = shut(30)
    assert first == shut(30)
    assert set(first) == {0, 1, 2, 3}
    for frames in first.values():
        begins = [frame for frame in frames if frame - 1 not in frames]
        assert 30 / 6 - 1 <= len(begins) <= 30 / 3 + 1
        assert len(frames) <= len(begins) * 6, "eyes are shut for a tenth of a second"
    assert len({tuple(frames) for frames in first.values()}) == 4


@pytest.mark.parametrize("reaction", Reaction)
def test_a_reaction_moves_one_face_and_leaves_it_as_it_was(reaction: Reaction) -> None:
    faces, calm = life(), life()
    faces.react({2: reaction})
    changed = 0
    for _ in range(round((sum(pose.seconds for pose in POSES[reaction]) + 0.6) / FRAME)):
        faces.advance(FRAME)
        calm.advance(FRAME)
        changed += faces.looks[2] != calm.looks[2]
        assert [*faces.looks[:2], faces.looks[3]] == [*calm.looks[:2], calm.looks[3]]
    assert changed > 20
    assert faces.looks[2] == calm.looks[2]


def test_who_is_in_a_hurry_ends_every_reaction() -> None:
    faces = life()
    faces.react(dict.fromkeys(range(4), Reaction.CAPOT))
    faces.advance(0.2)
    assert all(look.mouth == "laugh" for look in faces.looks)
    faces.finish()
    assert faces.looks == (CALM,) * 4


def test_a_press_ends_every_reaction_and_means_nothing_else(table: Begin) -> None:
    at = table(speed=Speed.NORMAL)
    at.own_turn()
    at.driver.pace(FRAME)
    at.scene.motion.life.react(dict.fromkeys(range(4), Reaction.WON))
    at.driver.frames(12)
    hand = len(eyes(at.scene).known.hand)
    assert {look.mouth for look in seen(at.scene).looks} == {"laugh"}
    at.driver.key(pygame.K_F9)
    at.driver.frames(2)
    assert {look.mouth for look in seen(at.scene).looks} == {""}
    assert len(eyes(at.scene).known.hand) == hand


def test_a_damaged_portrait_is_a_plain_disc(tmp_path: Path) -> None:
    (tmp_path / "avatars").mkdir()
    easel, box = Easel(Fonts(), tmp_path), Rect(10, 20, 64, 64)
    assert len(likeness_pictures(easel, "avatars/nobody", box, CALM)) == 1
    whole = '<path class="body" d="M0 0L256 0L256 256z" fill="#C4351F"/>'
    (tmp_path / "avatars" / "half.svg").write_text(f"<svg>{whole}</svg>", encoding="utf-8")
    assert len(likeness_pictures(easel, "avatars/half", box, replace(CALM, eyes="half", mouth="laugh"))) == 7


def test_eyes_turn_a_moment_later_and_not_all_at_once() -> None:
    faces = life()
    faces.watch(dict.fromkeys(range(4), (5, 0)))
    turned = set()
    for frame in range(20):
        faces.advance(FRAME)
        turned |= {(seat, frame) for seat, look in enumerate(faces.looks) if look.gaze == (5, 0)}
    first = [min(frame for one, frame in turned if one == seat) for seat in range(4)]
    assert min(first) >= 2
    assert len(set(first)) > 1


def test_people_look_at_the_card_that_is_played_and_then_at_whose_turn_it_is(table: Begin) -> None:
    at = table(speed=Speed.NORMAL, seed="look")
    at.own_turn()
    at.driver.pace(FRAME)
    at.driver.frames(90)
    looks = seen(at.scene).looks
    layout, show = at.scene.studio.layout, seen(at.scene).show
    goal = layout.portrait(layout.place(0, show.viewer, show.players)).centre
    for seat in (1, 2, 3):
        face = layout.portrait(layout.place(seat, show.viewer, show.players)).centre
        across, down = looks[seat].gaze
        assert (across > 0) == (goal[0] > face[0] + 1) or across == 0
        assert down > 0, "whose turn it is sits below them"
    assert looks[0].gaze == (0, 3), "whoever is asked looks at his cards"
    assert [look.head for look in looks] == [(3, 2), (0, 0), (0, 0), (0, 0)], "and leans over the table"


def moving(at: Table, seconds: float) -> int:
    """The frames of a rest in which a face changes."""
    changes, before = 0, seen(at.scene).looks
    for _ in range(round(seconds / FRAME)):
        at.driver.frames()
        now = seen(at.scene).looks
        changes += now != before
        before = now
    return changes


@pytest.mark.parametrize(
    ("speed", "motion"), [(Speed.NORMAL, Motion.REDUCED), (Speed.INSTANT, Motion.FULL)], ids=str
)
def test_nothing_moves_where_little_may(table: Begin, speed: Speed, motion: Motion) -> None:
    at = table(speed=speed, likes=Preferences(motion=motion))
    at.own_turn()
    at.driver.pace(FRAME)
    assert moving(at, 7) == 0
    assert set(seen(at.scene).looks) == {CALM}


def test_nothing_moves_in_a_window_that_is_not_in_use(table: Begin) -> None:
    at = table(speed=Speed.NORMAL)
    at.own_turn()
    at.driver.pace(FRAME)
    assert moving(at, 7) > 0
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    at.driver.frames(2)
    drawn = at.driver.loop.drawn
    assert moving(at, 7) == 0
    assert at.driver.loop.drawn - drawn <= 1
    at.driver.move((400, 300))
    assert moving(at, 7) > 0


def test_a_blink_repaints_little_more_than_the_eyes(table: Begin) -> None:
    at = table(speed=Speed.NORMAL, size=(1280, 720))
    at.own_turn()
    at.driver.pace(FRAME)
    at.driver.frames(200)
    life, layout = at.scene.motion.life, at.scene.studio.layout
    faces = [layout.portrait(place) for place in layout.places]
    before = painted(at.scene)
    for lids in ("half", "closed"):
        life.looks = tuple(replace(look, eyes=lids) for look in life.looks)
        changed = [one.box for one in painted(at.scene) if one not in before]
        drawn = [box for box in changed if any(face.encloses(box) for face in faces)]
        assert len(drawn) == 4, "one picture of each face"
        assert sum(box.w * box.h for box in drawn) < 0.01 * 1280 * 720


def test_the_picture_after_a_blink_is_the_one_that_is_drawn_anew(table: Begin) -> None:
    at = table(speed=Speed.NORMAL, size=(1280, 720))
    at.own_turn()
    at.scene.studio.cards.finish()
    at.driver.pace(FRAME)
    at.driver.frames(200)
    while at.scene.is_moving:
        at.driver.frames()
    drawn, blinked = at.driver.loop.drawn, 0
    for _ in range(400):
        at.driver.frames()
        if at.driver.loop.drawn == drawn:
            continue
        drawn, blinked = at.driver.loop.drawn, blinked + 1
        at.scene.draw(at.driver.loop.window.surface)  # time has passed since the turn drew
        last = at.scene.studio.stage
        anew = Stage(lambda last=last: last.background)
        anew.paint(painted(at.scene))
        assert anew.canvas.get_buffer().raw == last.canvas.get_buffer().raw
    assert blinked > 3
