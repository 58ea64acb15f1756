"""The note of a hint hides nobody, neither what is said nor what is played, and never what is chosen from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.levels import LEVELS, make_mind
from game.rules.options.play import TrickReview
from game.rules.options.rules import Rules
from game.scenes.preferences import DeckFace, Preferences
from game.scenes.table.advice import advise
from game.scenes.table.geometry.places import Place
from game.scenes.table.intents import AskWhy
from game.scenes.table.picture.hint_view import HintLines, hint_picture, note_sizes, units_of
from game.scenes.table.picture.note_ground import hand_box
from game.scenes.table.picture.note_places import NONE, Ground, Growth, NoteStand, best_place, harm
from game.scenes.table.picture.pointing import shown_offers
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.public_acts import public_acts_of
from game.ui.layout import Rect
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.eyes import eyes, give_hint
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.sights import painted, seen
from tests.scenes.table.test_hint import to_play

Begin = Callable[..., Table]
AnyTable = Table | People
SIZES = [(800, 600), (1280, 720), (2560, 1440)]
TEXTS = [
    ((800, 600), 1.0, "bg"),
    ((1280, 720), 1.0, "de"),
    ((1280, 720), 1.5, "fr"),
    ((2560, 1440), 1.25, "de"),
]
AREA = Rect(0, 0, 800, 600)


def hinted(at: AnyTable) -> Rect:
    """The box of the note with an advice that took no time to think."""
    give_hint(at.scene, advise(at.scene.model.match.view(0), make_mind("medium"), 1))
    return last(at)


def last(at: AnyTable) -> Rect:
    """The box of what is painted last."""
    return painted(at.scene)[-1].box


def in_sight(at: AnyTable) -> dict[str, Rect]:
    """What a note may not hide, each by its name."""
    scene, layout = at.scene, at.scene.studio.layout
    board = scene.model.show.board
    boxes = {"hand": hand_box(seen(scene)), "score": layout.score}
    for place in layout.places:
        boxes[f"person {place.name}"] = layout.person(place)
    for said in scene.studio.painter.said(scene.model.show, seen(scene).aloud, scene.model.seating.names):
        boxes[f"words of {said.seat}"] = said.box
    for seat, token in board.trick:
        boxes[f"card of {seat}"] = scene.motion.flights.pose(token).bounds
    for token in (*board.pack, board.turned, board.bottom):
        if token is not None:
            boxes[f"pack {token}"] = scene.motion.flights.pose(token).bounds
    for laid in board.laid:
        for token in laid.tokens:
            boxes[f"declared {token}"] = scene.motion.flights.pose(token).bounds
    if eyes(scene).prompt is not None:
        boxes["question"] = prompt_boxes(eyes(scene).prompt, layout).panel
    return boxes | to_press(at)


def to_press(at: AnyTable) -> dict[str, Rect]:
    """What can be pressed, each by its name."""
    scene, controls = at.scene, eyes(at.scene)
    offers = shown_offers(scene.studio.layout, controls.prompt, controls.extras)
    boxes = {f"button {place}": box for place, (_, box) in enumerate(offers)}
    corners = {f"corner {one}": scene.studio.layout.button(one.value) for one in seen(scene).corners}
    return {"hand": hand_box(seen(scene)), **boxes, **corners}


def hidden(at: AnyTable, note: Rect) -> list[str]:
    return [name for name, box in in_sight(at).items() if note.inset(1).overlaps(box)]


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
@pytest.mark.parametrize("game", ["bela4", "coinche_fr", "belote4_fr", "belote3_es", "bela3", "bela2"])
def test_at_a_call_it_hides_nobody(
    table: Begin, game: str, size: tuple[int, int], scale: float, language: str
) -> None:
    rules = GAMES[game].rules
    likes = Preferences(deck=DeckFace.HUNGARIAN, scale=scale, shows_figures=True)
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
    assert at.scene.studio.layout.page.area.encloses(note)


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
@pytest.mark.parametrize(("game", "dealer"), [("bela4", 3), ("coinche_fr", 2), ("belot_bg", 3)])
def test_what_explains_the_first_call_hides_nobody(
    table: Begin, game: str, dealer: int, size: tuple[int, int], scale: float, language: str
) -> None:
    rules, likes = GAMES[game].rules, Preferences(scale=scale, shows_figures=True)
    at = table(rules=rules, size=size, speed="instant", language=language, likes=likes, dealer=dealer)
    assert at.own_turn()
    sentence = eyes(at.scene).guide
    assert sentence in {at.driver.desk.say(f"caption.{key}") for key in ("call", "turned")}
    guide = last(at)
    assert any(one.text == sentence for one in at.scene.studio.painter.easel.pen.written)
    assert hidden(at, guide) == []
    assert hidden(at, hinted(at)) == []
    assert guide not in [one.box for one in painted(at.scene)], "a hint takes its place"


def to_a_trick(at: Table, tricks: int = 0) -> None:
    """Play until two cards lie in the trick after so many others."""
    for _ in range(40):
        to_play(at)
        if len(at.scene.model.show.board.trick) > 1 and len(at.scene.model.view.tricks) >= tricks:
            break
        at.driver.key(pygame.K_RIGHT)
        at.driver.key(pygame.K_RETURN)
        at.driver.frames(4)
    assert len(at.scene.model.show.board.trick) > 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((3440, 1440), 1.0)])
def test_an_old_trick_lies_beside_the_next_one_and_hides_nobody(
    table: Begin, size: tuple[int, int], scale: float
) -> None:
    play = replace(Rules().play, trick_review=TrickReview.FREE)
    at = table(rules=replace(Rules(), play=play), size=size, speed="instant", likes=Preferences(scale=scale))
    to_a_trick(at, 1)
    at.driver.key(pygame.K_l)
    assert eyes(at.scene).review is not None
    assert painted(at.scene)
    box = at.scene.studio.painter.stands.old_trick.box
    assert box is not None
    assert hidden(at, box) == []
    assert not any(box.overlaps(at.scene.studio.layout.trick_card(place).bounds) for place in Place)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
def test_beside_a_trick_it_hides_nobody(
    table: Begin, size: tuple[int, int], scale: float, language: str
) -> None:
    at = table(
        size=size, speed="instant", language=language, likes=Preferences(scale=scale, shows_figures=True)
    )
    to_a_trick(at)
    assert hidden(at, hinted(at)) == []
    acts = [one for one in public_acts_of(at.scene.model.match.view(0)) if one.seat]
    at.scene.want(AskWhy(acts[-1].done))
    assert eyes(at.scene).explained == acts[-1]
    assert hidden(at, last(at)) == []


def asked(play: Play, game: str, size: tuple[int, int], scale: float, language: str) -> People:
    """A table at which somebody is asked for a call."""
    likes = Preferences(scale=scale, deck=DeckFace.HUNGARIAN, shows_figures=True)
    at = seat_people(play, {0}, game=game, size=size, language=language, seed="a1", likes=likes)
    at.wait()
    assert eyes(at.scene).prompt is not None
    return at


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("size", "scale", "language"), TEXTS)
@pytest.mark.parametrize("game", ["belot_bg", "coinche_fr", "bela4", "belote3_es", "bela2"])
def test_what_is_told_for_a_while_hides_nobody(
    play: Play, game: str, size: tuple[int, int], scale: float, language: str
) -> None:
    at = asked(play, game, size, scale, language)
    for key in (pygame.K_F3, pygame.K_F4, pygame.K_F6, pygame.K_u):
        at.driver.key(key)
        assert eyes(at.scene).note, key
        assert hidden(at, last(at)) == [], eyes(at.scene).note


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_for_a_while_leaves_declared_cards_to_be_seen(play: Play, size: tuple[int, int]) -> None:
    likes = Preferences(deck=DeckFace.HUNGARIAN, shows_figures=True)
    at = seat_people(play, {0}, game="bela3", size=size, language="fr", seed="a1", likes=likes)
    for _ in range(20):
        at.wait()
        if at.scene.model.show.board.laid and eyes(at.scene).prompt is None:
            break
        at.step()
    assert at.scene.model.show.board.laid
    for key in (pygame.K_F3, pygame.K_F4, pygame.K_F6):
        at.driver.key(key)
        assert hidden(at, last(at)) == []


def test_what_is_told_for_a_while_makes_room_for_the_hint(play: Play) -> None:
    at = seat_people(play, {0}, game="belot_bg", language="de", seed="a1", likes=Preferences())
    at.wait()
    hint = hinted(at)
    at.driver.key(pygame.K_F4)
    assert eyes(at.scene).is_hint_shown
    boxes = [picture.box for picture in painted(at.scene)]
    assert hint in boxes
    assert not boxes[-1].overlaps(hint)
    assert hidden(at, boxes[-1]) == []


def test_it_lies_above_the_hand_where_nothing_is_there(play: Play) -> None:
    at = seat_people(play, {0}, game="bela4", language="de", seed="a1", likes=Preferences())
    at.wait()
    at.driver.key(pygame.K_F6)  # one line
    note, usual = last(at), at.scene.studio.layout.note
    assert note.centre[0] == pytest.approx(usual.centre[0], abs=1)
    assert note.bottom == pytest.approx(usual.bottom, abs=1)


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1280, 720), 2.5), ((800, 600), 2.5)])
@pytest.mark.parametrize("game", ["bela4", "coinche_fr", "belot_bg", "bela3"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_with_enlarged_words_a_hint_covers_nothing_that_can_be_pressed(
    play: Play, game: str, size: tuple[int, int], scale: float, language: str
) -> None:
    at = asked(play, game, size, scale, language)
    at.scene.studio.painter.easel.pen.forget()
    give_hint(at.scene, advise(at.scene.model.match.view(0), make_mind(LEVELS[-1]), 1))
    note = last(at)
    assert [one for one, box in to_press(at).items() if note.inset(1).overlaps(box)] == []
    assert not [one.text for one in at.scene.studio.painter.easel.pen.written if one.is_cut]


def test_enlarged_words_get_smaller_before_they_are_cut(table: Begin) -> None:
    at = table(speed="instant", likes=Preferences(scale=2.0))
    easel, layout = at.scene.studio.painter.easel, at.scene.studio.layout
    lines = HintLines("Tipp", "", "Diese Karte kann den Stich nicht holen, und sie kostet wenig.", (), "400")
    sizes = note_sizes(easel, layout, lines)
    (wide, high), least = sizes[0][0], sizes[-1][0]
    assert least[1] < sizes[1][0][1] < high
    easel.pen.forget()
    hint_picture(easel, layout, lines, Rect(0, 0, wide, high))
    hint_picture(easel, layout, lines, Rect(0, 0, *least))
    (large, small) = (one for one in easel.pen.written if one.text == lines.why)
    assert not small.is_cut
    assert small.inked.h < large.inked.h
    assert units_of(layout)[-1] >= layout.page.fit
    plain = table(speed="instant", likes=Preferences())
    assert units_of(plain.scene.studio.layout) == [plain.scene.studio.layout.page.scale]


def test_where_nothing_is_free_the_buttons_that_answer_matter_more_than_those_in_the_corner() -> None:
    answers, corner = Rect(0, 0, 500, 600), Rect(500, 0, 300, 300)
    rest = Rect(500, 300, 300, 300)
    full = ground(chosen_from=(answers,), pressed=(corner,), kept=(rest,))
    box = best_place(AREA, [[(350, 100)], [(280, 250)]], full, Rect(0, 0, 350, 100), 0)
    assert rest.encloses(box)
    wide = best_place(AREA, [[(350, 400), (290, 400)]], full, Rect(0, 0, 350, 400), 0)
    assert harm(wide, full)[0] == 0
    assert harm(wide, full)[1] > 0


def test_where_nothing_is_free_the_larger_of_two_equally_good_sizes_is_taken() -> None:
    full = ground(people=((Rect(0, 0, 800, 600),),))
    sizes = [[(300, 300)], [(200, 200)], [(100, 100)]]
    assert best_place(AREA, sizes, full, AREA, 0, last=2).w == 200
    assert best_place(AREA, sizes, full, AREA, 0).w == 100


def ground(**boxes: object) -> Ground:
    kinds = ("chosen_from", "pressed", "kept", "people", "names", "backs")
    empty: dict[str, object] = dict.fromkeys(kinds, ())
    return Ground(**{**empty, **boxes})  # type: ignore[arg-type]


def test_without_a_gap_it_hides_one_person_and_never_what_is_chosen_from() -> None:
    left, right = Rect(0, 0, 300, 400), Rect(500, 0, 300, 400)
    names = (Rect(0, 360, 300, 40), Rect(500, 360, 300, 40))
    middle, hand = Rect(300, 0, 200, 400), Rect(0, 400, 800, 200)
    full = ground(chosen_from=(hand,), kept=(middle,), people=((left,), (right,)), names=names)
    box = best_place(AREA, [[(200, 150)], [(200, 100)]], full, Rect(310, 10, 200, 300), 5)
    assert (box.w, box.h) == (200, 100)
    assert harm(box, full) == (0, 0, 0, 1)


def test_of_two_people_it_hides_the_one_of_whom_more_is_left() -> None:
    small, large = Rect(0, 0, 200, 200), Rect(400, 0, 400, 600)
    rest = (Rect(200, 0, 200, 600), Rect(0, 200, 200, 400))
    crowd = ground(kept=rest, people=((small,), (large,)))
    box = best_place(AREA, [[(180, 180)]], crowd, Rect(0, 0, 180, 180), 0)
    assert large.encloses(box)
    assert harm(box, crowd) == (0, 0, 0, 1)
    named = ground(kept=rest, people=((small,), (large,)), names=(Rect(0, 0, 1, 1), Rect(400, 100, 400, 500)))
    assert harm(Rect(450, 400, 180, 180), named)[3] == 1 + 2, "half a name is worse than none"


def test_a_note_that_grows_jumps_only_to_a_place_that_is_better() -> None:
    left, right = Rect(0, 0, 400, 600), Rect(400, 0, 400, 600)
    both, one = ground(people=((left,), (right,))), ground(people=((left,),))
    near, far, grows = Rect(0, 0, 100, 100), Rect(700, 0, 100, 100), Growth("subject")
    stand = NoteStand()
    assert stand.place("short", AREA, [[(100, 100)]], both, near, 0, grows=grows) == near
    longer = stand.place("long", AREA, [[(120, 100)]], both, far, 0, grows=grows)
    assert (longer.x, longer.y) == (0, 0), "at the right it would hide as much"
    assert stand.place("longer", AREA, [[(140, 100)]], one, far, 0, grows=grows).x >= 400


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["de", "fr", "hr"])
def test_the_hint_comes_where_it_was_being_computed(play: Play, language: str) -> None:
    at = asked(play, "bela2", (1280, 720), 1.5, language)
    hint = at.scene.model.hint
    for _ in range(4):
        at.wait()
        hint.is_asked, hint.advice, hint.waited = True, None, 99.0
        waits = last(at)
        found = hinted(at)
        assert found.h > waits.h
        assert (found.x, found.y) == (waits.x, waits.y)
        at.step()


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


CORNER = st.integers(-20, 110).map(float)
LONG = st.integers(1, 60).map(float)
BOXES = st.lists(st.builds(Rect, CORNER, CORNER, LONG, LONG), max_size=7)


@given(BOXES, st.builds(Rect, CORNER, CORNER, LONG, LONG), LONG, LONG)
def test_the_nearest_place_of_all_that_are_free(
    boxes: list[Rect], home: Rect, wide: float, high: float
) -> None:
    area, ground = Rect(0, 0, 100, 100), Ground(tuple(boxes), (), (), (), (), ())
    across = [home.x, 0.0, 100 - wide, *(x for box in boxes for x in (box.x - wide, box.right))]
    down = [home.y, 0.0, 100 - high, *(y for box in boxes for y in (box.y - high, box.bottom))]
    spots = [
        (abs(x - home.x) + abs(y - home.y), x, y)
        for x in across
        for y in down
        if area.encloses(Rect(x, y, wide, high))
        and not any(Rect(x, y, wide, high).overlaps(box) for box in boxes)
    ]
    found = best_place(area, [[(wide, high)]], ground, home, 0)

    if spots:
        assert found == Rect(*min(spots)[1:], wide, high)
    else:
        assert any(found.overlaps(box) for box in boxes)
