"""While the curtain is down nobody's cards are anywhere at the screen: in no object and in no pixel."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from threading import Event
from time import sleep
from types import BuiltinFunctionType, FunctionType, ModuleType

import pygame
import pytest

from game.ai.decision import Mind
from game.app.loop import LONGEST_STEP
from game.cards.card import Card
from game.rules.actions import CallFault, Shuffle
from game.rules.actions import Play as PlayCard
from game.rules.options.play import Renege
from game.rules.phase import Phase
from game.rules.view import View
from game.scenes.cards.pictures import CardPictures
from game.scenes.desk import Desk
from game.scenes.preferences import Preferences, Speed
from game.scenes.score import ScoreSheet
from game.scenes.table import minds
from game.scenes.table.advice import Advice
from game.scenes.table.curtain import GAP, Curtain
from game.scenes.table.intents import Act
from game.variants.catalogue import GAMES
from tests.depth import often
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people

SILENT = (ModuleType, type, BuiltinFunctionType, Desk, CardPictures, pygame.Surface)
"""What the search does not enter: the program itself, the desk, and the pictures of the whole pack."""
CLOSED = (*SILENT, FunctionType)
"""What is not entered, or by its closure alone."""


def reachable(root: object, without: object) -> Iterator[object]:
    """Everything that hangs on an object, closures and caches included; not what hangs on `without`."""
    seen, waiting = {id(without)}, [root]
    while waiting:
        fresh = {id(thing): thing for thing in waiting if id(thing) not in seen}
        seen |= fresh.keys()
        yield from fresh.values()
        waiting = gc.get_referents(*(thing for thing in fresh.values() if not isinstance(thing, CLOSED)))
        for thing in fresh.values():
            if isinstance(thing, FunctionType):
                waiting += [cell.cell_contents for cell in thing.__closure__ or () if cell != without]


def cards_at_screen(at: People) -> set[Card]:
    """The cards that the top scene or the table knows; the match is the referee's and is not looked into."""
    roots = [at.scene, at.driver.top]
    return {thing for thing in reachable(roots, at.scene.model.match) if isinstance(thing, Card)}


def hidden(at: People) -> set[Card]:
    """The cards in anybody's hand that were never seen by all."""
    deal = at.session.state.deal
    assert deal is not None
    hands = deal.playing.hands if deal.playing else deal.hands
    held = {card for hand in (*hands, *deal.talons) for card in hand}
    shown = {card for counted in at.session.view(0).shown for card in counted.declaration.cards}
    return held - shown - {eyes(at.scene).known.proposed}


def a_deal(at: People, most: int = 200) -> Iterator[None]:
    """Play a deal; yield whenever somebody is to do something."""
    for _ in range(most):
        at.wait()
        if at.driver.is_over or isinstance(at.driver.top, ScoreSheet):
            return
        yield
        at.step()
    raise AssertionError("the deal does not end")


SLOW = pytest.mark.slow
GROUPS = [
    pytest.param("bela4", {0, 2}, id="bela4"),
    pytest.param("bela2", {0, 1}, id="bela2", marks=SLOW),
    pytest.param("bela3", {0, 1, 2}, id="bela3", marks=SLOW),
    pytest.param("belot_bg", {0, 1, 2, 3}, id="belot_bg", marks=SLOW),
    pytest.param("belote4_es", {1, 3}, id="belote4_es", marks=SLOW),
    pytest.param("coinche_fr", {0, 1}, id="coinche_fr", marks=SLOW),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "people"), GROUPS)
def test_a_deal_is_played_and_no_hidden_card_is_at_the_screen(
    play: Play, game: str, people: set[int]
) -> None:
    at = seat_people(play, people, game=game)
    looked = covered = redeals = 0
    asked: list[tuple[int, Phase]] = []
    for _ in a_deal(at):
        found, phase = cards_at_screen(at) & hidden(at), at.session.state.phase
        if eyes(at.scene).is_covered:
            covered += 1
            assert found == set(), f"{at.driver.top}: {sorted(card.code for card in found)}"
        else:
            looked += bool(found)
            assert found <= set(at.session.view(at.scene.model.seating.viewer).hand)
        if isinstance(at.driver.top, Curtain):
            asked.append((at.driver.top.seat, phase))
        elif eyes(at.scene).prompt is not None and phase is Phase.CALLING and not eyes(at.scene).is_looking:
            name = at.scene.model.seating.names[at.session.waits_for or 0]
            assert eyes(at.scene).prompt.title.startswith(f"{name} – ") == eyes(at.scene).is_covered
    assert looked > 5, "the search finds what lies open"
    assert covered > 5
    redeals = sum(isinstance(action, Shuffle) for action in at.session.record().actions) - 1
    looks = [seat for seat, phase in asked if phase is Phase.CALLING]
    assert sorted(looks) == sorted([*people] * (1 + redeals)), "one look for the whole auction"
    plays = [seat for seat, phase in asked if phase is not Phase.CALLING]
    assert set(plays) == people
    assert all(one != other for one, other in pairwise(plays)), "no curtain for who plays twice running"


def test_in_every_frame_of_a_deal_the_graph_is_clean_when_covered(play: Play) -> None:
    at = seat_people(play, {0, 2}, speed="quick")
    checked = 0
    for _ in range(1500):
        if isinstance(at.driver.top, ScoreSheet) or checked > often(60, 150):
            break
        controls = eyes(at.scene)
        asked = controls.is_fresh and (controls.prompt is not None or controls.view.choices.playable)
        if at.is_at_curtain or asked:
            at.step()
        at.driver.frames()
        if eyes(at.scene).is_covered and at.session.state.deal is not None:
            checked += 1
            assert cards_at_screen(at) & hidden(at) == set()
    assert checked > 50


def test_the_hand_area_is_the_same_whoever_holds_what(play: Play) -> None:
    pictures: dict[bytes, str] = {}
    for seed in ("one", "another"):
        at = seat_people(play, {0, 2}, seed=seed, size=(800, 600))
        at.scene.studio.painter.cards.finish()
        for _ in range(12):
            at.wait()
            scene = at.scene
            held = scene.model.show.board.hands[scene.model.seating.viewer]
            if eyes(scene).is_covered and not at.is_at_curtain and len(held) == 6:
                assert at.session.state.phase is Phase.CALLING
                scene.model.note.text = ""
                at.driver.settle()
                zone = pygame.Rect(scene.studio.layout.hand_zone.inset(60, 0).ints)
                zone.top += 40
                shown = at.driver.picture().subsurface(zone.clip(at.driver.picture().get_rect()))
                pictures[pygame.image.tobytes(shown, "RGB")] = seed
            at.step()
            if pictures and seed in pictures.values():
                break
        assert pictures
        assert at.session.view(0).hand != at.session.view(2).hand
    assert len(pictures) == 1, "other cards, other players, the same backs"


def test_a_call_is_asked_aloud_by_name(play: Play) -> None:
    at = seat_people(play, {0, 1, 2, 3})
    for _ in a_deal(at):
        prompt = eyes(at.scene).prompt
        if not at.is_at_curtain and prompt is not None and eyes(at.scene).is_covered:
            if at.session.state.phase is not Phase.CALLING:
                continue
            asked = at.session.waits_for
            assert asked is not None
            assert prompt.title.startswith(at.scene.model.seating.names[asked])
            at.driver.key(pygame.K_h)
            at.driver.frames(30)
            assert eyes(at.scene).advice is None, "no hint to cards that nobody sees"
            at.driver.key(pygame.K_SPACE)
            at.wait()
            assert at.is_at_curtain, "who wants may look once more"
            return
    raise AssertionError("nobody was asked aloud")


def test_the_curtain_tells_what_happened_and_nothing_says_you(play: Play) -> None:
    at = seat_people(play, {0, 2})
    told = set()
    for _ in a_deal(at):
        at.driver.frames(2)
        texts = {written.text for written in at.driver.written}
        assert not texts & {"You", "Me", "Us and you"}
        if isinstance(at.driver.top, Curtain):
            assert f"I am {at.scene.model.seating.names[at.driver.top.seat]} – show my cards" in texts
            told |= texts
    assert any(text.startswith("The trick before: to") for text in told)
    assert "On the table" in told
    assert "Us 0    Them 0" in told, "two partners are us"


def test_the_cards_cover_themselves_when_wished(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=Preferences(covers_alone=True))
    at.wait()
    at.step()
    at.wait()
    assert not eyes(at.scene).is_covered
    at.driver.frames(380)
    at.driver.move((400, 300))
    at.driver.frames(380)
    assert not eyes(at.scene).is_covered, "somebody was there"
    at.driver.frames(40)
    assert eyes(at.scene).is_covered


def to_the_first_card(at: People) -> None:
    for _ in a_deal(at):
        if at.is_called_to_play:
            at.step()
            at.driver.frames(6)
            return
    raise AssertionError("nobody came to play")


def test_held_cards_show_only_as_long_as_they_are_held(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=Preferences(peeks_by_hold=True))
    to_the_first_card(at)
    scene, seat = at.scene, at.session.waits_for
    assert eyes(scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()
    at.driver.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert eyes(scene).open_seat == seat
    at.driver.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0)
    assert eyes(scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()
    spots = [at.spot(token) for token in scene.model.show.board.hands[scene.model.seating.viewer]]
    at.driver.press(spots[0])
    assert eyes(scene).open_seat == seat
    at.driver.release(spots[0])
    assert eyes(scene).is_covered
    at.driver.press(spots[0])
    at.driver.frames(4)
    playable = eyes(scene).view.choices.playable
    hand = scene.model.show.board.hands[scene.model.seating.viewer]
    token = next(one for one in hand if one.face in playable)
    before = at.session.length
    at.driver.move(at.spot(token))
    at.driver.move((640, 300))
    at.driver.release((640, 300))
    assert at.session.length > before, "pulled to the table it is played"
    assert eyes(scene).is_covered


def test_with_the_mouse_alone_cards_are_laid_away_where_others_must_be_held(play: Play) -> None:
    at = seat_people(play, {0, 1}, game="bela3", likes=Preferences(peeks_by_hold=True))
    while at.session.state.phase is not Phase.DISCARDING or at.session.waits_for not in {0, 1}:
        at.wait()
        at.step()
    at.wait()
    if at.is_at_curtain:
        at.step()
        at.wait()
    seat = eyes(at.scene).open_seat
    assert seat == at.session.waits_for
    at.step()
    assert at.session.state.phase is not Phase.DISCARDING, "both were chosen and laid away"
    at.driver.frames(10)
    assert eyes(at.scene).open_seat is None, "from now on they show only while they are held"
    assert cards_at_screen(at) & hidden(at) == set()


def test_the_last_card_goes_by_itself_also_while_somebody_moves_the_mouse(play: Play) -> None:
    at = seat_people(play, {0, 2})
    for _ in a_deal(at):
        if not eyes(at.scene).is_covered and len(at.scene.model.view.hand) == 2:
            break
    at.driver.change(speed=Speed.CALM)
    at.step()
    for frame in range(900):
        at.driver.move((300 + frame % 9, 300))
        if at.is_at_curtain or (len(at.scene.model.view.hand) == 2 and eyes(at.scene).is_asked):
            at.step()
        if at.session.state.results:
            return
    raise AssertionError(f"the last card stays: {at.session.state.phase}")


@pytest.mark.parametrize("presses", ["mouse", "keys"])
def test_who_presses_on_and_on_turns_up_nobody_s_cards(play: Play, presses: str) -> None:
    at = seat_people(play, {0, 1, 2, 3})
    for _ in a_deal(at):
        if isinstance(at.driver.top, Curtain) and at.driver.top.is_guarded:
            break
        at.hurries = at.session.state.phase is Phase.PLAYING
    for _ in range(20):
        at.driver.frames(round(0.2 / LONGEST_STEP))
        if presses == "mouse":
            at.driver.click(at.driver.top.focus["people.show"].box)  # type: ignore[attr-defined]
        else:
            at.driver.key(pygame.K_RETURN)
        assert at.is_at_curtain
        assert eyes(at.scene).is_covered
    at.driver.frames(round(GAP / LONGEST_STEP) + 1)
    at.driver.key(pygame.K_RETURN)
    assert not at.is_at_curtain


def to_the_next_curtain(at: People) -> tuple[int, int]:
    """Let people play until one has had a choice and the other is called; that seat and its cards before."""
    last = (-1, 0)
    for _ in a_deal(at):
        if at.is_at_curtain and last[1]:
            return last
        playable = eyes(at.scene).view.choices.playable
        is_choice = not eyes(at.scene).is_covered and len(playable) > 1
        last = (at.scene.model.seating.viewer, len(at.scene.model.view.hand) if is_choice else 0)
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("by_key", [True, False])
def test_until_the_next_has_looked_a_card_is_taken_back_at_the_curtain(play: Play, by_key: bool) -> None:
    at = seat_people(play, {0, 2}, size=(800, 600))
    seat, held = to_the_next_curtain(at)
    if by_key:
        at.driver.key(pygame.K_u)
    else:
        at.driver.click(at.driver.top.focus["people.takeBack"].box)  # type: ignore[attr-defined]
    assert at.session.take_backs == 1
    assert at.session.waits_for == seat
    at.wait()
    assert eyes(at.scene).open_seat == seat, "it is his screen still"
    assert len(at.scene.model.view.hand) == held


def test_when_another_has_looked_nothing_is_taken_back(play: Play) -> None:
    at = seat_people(play, {0, 2}, size=(800, 600))
    to_the_next_curtain(at)
    at.step()
    at.wait()
    at.driver.key(pygame.K_u)
    assert at.session.take_backs == 0
    assert "stays as it is" in eyes(at.scene).note


@pytest.mark.parametrize("is_thought_out", [True, False])
def test_nothing_is_left_of_a_hint_that_somebody_asked_for(
    play: Play, monkeypatch: pytest.MonkeyPatch, is_thought_out: bool
) -> None:
    may_answer, think = Event(), minds.advise

    def advise(view: View, mind: Mind, seed: int) -> Advice:
        may_answer.wait(10)
        return think(view, mind, seed)

    monkeypatch.setattr(minds, "advise", advise)
    at = seat_people(play, {0, 2})
    to_the_first_card(at)
    at.wait()
    seen = eyes(at.scene)
    at.driver.key(pygame.K_h)
    assert at.scene.model.hint.is_wanted
    if is_thought_out:
        may_answer.set()
        for _ in range(4000):
            sleep(0.005)
            at.driver.frames()
            if seen.advice is not None:
                break
        assert seen.advice is not None
    at.driver.key(pygame.K_SPACE)
    assert eyes(at.scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()
    may_answer.set()


def test_one_person_never_sees_a_curtain(play: Play) -> None:
    at = seat_people(play, {0})
    for _ in a_deal(at):
        assert not at.is_at_curtain
        assert not eyes(at.scene).is_covered


def test_whoever_names_a_fault_leaves_no_card_open(play: Play) -> None:
    rules = GAMES["bela4"].rules
    rules = replace(rules, play=replace(rules.play, renege=Renege.WHOLE_GAME))
    at, guilty = seat_people(play, {0, 1, 2, 3}, rules=rules), set()
    for _ in a_deal(at):
        if eyes(at.scene).open_seat is None or at.scene.model.view.phase is not Phase.PLAYING:
            continue
        if eyes(at.scene).is_looking:
            continue
        view, seat = at.scene.model.view, at.scene.model.view.seat
        if guilty.intersection(view.choices.offenders):
            at.scene.want(Act(CallFault(seat, guilty.pop())))
            assert at.session.state.phase is not Phase.PLAYING, "the deal is over"
            assert eyes(at.scene).is_covered
            return
        wrong = [card for card in view.hand if card not in view.choices.cards]
        if wrong and not guilty:
            guilty.add(seat)
            at.scene.want(Act(PlayCard(seat, wrong[0])))
            at.wait()
    raise AssertionError("nobody could play a wrong card")
