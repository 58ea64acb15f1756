"""The note of a hint hides nobody, neither what is said nor what is played, and never what is chosen from."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ai.levels import make_mind
from game.scenes.aloud import aloud_words
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.table.frame import Frame
from game.scenes.table.hint import advise
from game.scenes.table.note_ground import Ground
from game.scenes.table.note_places import NONE, NoteStand, best_place, harm
from game.scenes.table.prompt_view import prompt_boxes
from game.scenes.table.why import deeds_of
from game.ui.layout import Rect
from game.variants.catalogue import GAMES
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.test_hint import to_play

Begin = Callable[..., Table]
SIZES = [(800, 600), (1280, 720), (2560, 1440)]
TEXTS = [
    ((800, 600), 1.0, "bg"),
    ((1280, 720), 1.0, "de"),
    ((1280, 720), 1.5, "fr"),
    ((2560, 1440), 1.25, "de"),
]
AREA = Rect(0, 0, 800, 600)


def hinted(at: Table) -> Rect:
    """The box of the note with an advice that took no time to think."""
    at.scene.controls.hint.advice = advise(at.scene.match.view(0), make_mind("medium"))
    return last(at)


def last(at: Table) -> Rect:
    """The box of what is painted last."""
    return Frame(at.scene).pictures()[-1].box


def in_sight(at: Table) -> dict[str, Rect]:
    """What a note may not hide, each by its name."""
    scene, layout = at.scene, at.scene.layout
    board = scene.show.board
    boxes = {"hand": layout.hand_zone, "score": layout.score}
    for place in layout.places:
        boxes[f"person {place.name}"] = layout.person(place)
    for said in scene.painter.said(scene.show, aloud_words(scene.desk, scene.game), scene.names):
        boxes[f"words of {said.seat}"] = said.box
    for seat, token in board.trick:
        boxes[f"card of {seat}"] = scene.flights.pose(token).bounds
    for token in (*board.pack, board.turned, board.bottom):
        if token is not None:
            boxes[f"pack {token}"] = scene.flights.pose(token).bounds
    if scene.controls.prompt is not None:
        boxes["question"] = prompt_boxes(scene.controls.prompt, layout).panel
    return boxes


def hidden(at: Table, note: Rect) -> list[str]:
    return [name for name, box in in_sight(at).items() if note.inset(1).overlaps(box)]


@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
@pytest.mark.parametrize("game", ["bela4", "coinche_fr", "belote4_fr", "belote3_es", "bela3", "bela2"])
def test_at_a_call_it_hides_nobody(
    table: Begin, game: str, size: tuple[int, int], scale: float, language: str
) -> None:
    rules = GAMES[game].rules
    likes = Preferences(deck=DeckFace.HUNGARIAN, scale=scale)
    at = table(
        rules=rules,
        size=size,
        speed="instant",
        language=language,
        likes=likes,
        names=NAMES[: rules.players],
        dealer=2,
    )
    assert at.own_turn()
    note = hinted(at)
    assert hidden(at, note) == []
    assert at.scene.layout.page.area.encloses(note)


@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
@pytest.mark.parametrize(("game", "dealer"), [("bela4", 3), ("coinche_fr", 2), ("belot_bg", 3)])
def test_what_explains_the_first_call_hides_nobody(
    table: Begin, game: str, dealer: int, size: tuple[int, int], scale: float, language: str
) -> None:
    rules, likes = GAMES[game].rules, Preferences(scale=scale)
    at = table(rules=rules, size=size, speed="instant", language=language, likes=likes, dealer=dealer)
    assert at.own_turn()
    sentence = at.scene.controls.guide.sentence
    assert sentence in {at.driver.desk.say(f"caption.{key}") for key in ("call", "turned")}
    guide = last(at)
    assert any(one.text == sentence for one in at.scene.painter.easel.pen.written)
    assert hidden(at, guide) == []
    assert hidden(at, hinted(at)) == []
    assert guide not in [one.box for one in Frame(at.scene).pictures()], "a hint takes its place"


@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
def test_beside_a_trick_it_hides_nobody(
    table: Begin, size: tuple[int, int], scale: float, language: str
) -> None:
    at = table(size=size, speed="instant", language=language, likes=Preferences(scale=scale))
    for _ in range(40):
        to_play(at)
        if len(at.scene.show.board.trick) > 1:
            break
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
        at.driver.frames(4)
    assert len(at.scene.show.board.trick) > 1
    assert hidden(at, hinted(at)) == []
    at.scene.controls.hint.forget()
    deeds = [one for one in deeds_of(at.scene.match.view(0)) if one.seat]
    at.scene.controls.why.deed = deeds[-1]
    assert hidden(at, last(at)) == []


def ground(**boxes: object) -> Ground:
    empty: dict[str, object] = {"chosen_from": (), "kept": (), "people": (), "names": (), "backs": ()}
    return Ground(**{**empty, **boxes})  # type: ignore[arg-type]


def test_without_a_gap_it_hides_one_person_and_never_what_is_chosen_from() -> None:
    left, right = Rect(0, 0, 300, 400), Rect(500, 0, 300, 400)
    names = (Rect(0, 360, 300, 40), Rect(500, 360, 300, 40))
    middle, hand = Rect(300, 0, 200, 400), Rect(0, 400, 800, 200)
    full = ground(chosen_from=(hand,), kept=(middle,), people=((left,), (right,)), names=names)
    box = best_place(AREA, [[(200, 150)], [(200, 100)]], full, Rect(310, 10, 200, 300), 5)
    assert (box.w, box.h) == (200, 100)
    assert harm(box, full) == (0, 0, 1, 0)


def test_words_are_left_out_only_where_backs_are_no_help() -> None:
    crowd = ground(kept=(Rect(0, 0, 800, 300),), backs=(Rect(0, 300, 800, 200),))
    box = best_place(AREA, [[(200, 250)], [(200, 90)]], crowd, Rect(0, 300, 200, 300), 0)
    assert box == Rect(0, 300, 200, 250)
    assert harm(box, crowd) == NONE


def test_it_stays_while_it_may_and_goes_when_somebody_speaks_below_it() -> None:
    stand, home = NoteStand(), Rect(110, 0, 200, 100)
    person, word = Rect(0, 0, 100, 100), Rect(110, 0, 200, 50)
    speaks, silent = ground(people=((person, word),)), ground(people=((person,),))
    sizes = [[(150, 80)]]
    far = stand.place("a", AREA, sizes, speaks, home, 0)
    assert stand.place("a", AREA, sizes, silent, home, 0) == far
    near = stand.place("b", AREA, sizes, silent, home, 0)
    assert near != far
    assert stand.place("b", AREA, sizes, speaks, home, 0) == far
