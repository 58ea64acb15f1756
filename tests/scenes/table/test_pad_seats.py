"""People with a controller each: nobody acts for another, and no frame shows what is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.card import Card
from game.rules.phase import Phase
from game.scenes.cards.pictures import CardPictures
from game.scenes.preferences import Preferences
from game.scenes.score import ScoreSheet
from game.scenes.table.curtain import Curtain
from game.scenes.table.offers import ButtonKind
from game.ui.pad_buttons import PadButton
from tests.scenes.driver import Play
from tests.scenes.hands import Pad, plug_in
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, auction_is_on, seat_people
from tests.scenes.table.test_curtain import cards_at_screen, hidden

SOUTH, RIGHT, UP = PadButton.SOUTH, PadButton.RIGHT, PadButton.UP


def joined(at: People) -> dict[int, Pad]:
    """A controller for each of the people, by their seats."""
    people = sorted(at.scene.model.seating.people)
    pads = plug_in(at.driver, len(people))
    for pad in pads:
        at.driver.desk.devices.pad_seats.pass_on(pad.number, people)
    return dict(zip(people, pads, strict=True))


def choose_button(at: People, pad: Pad, place: int) -> None:
    """Step to the button at that place and press it."""
    controls = eyes(at.scene)
    for _ in range(20):
        if controls.hot == place and controls.has_focus:
            pad.press(SOUTH)
            return
        is_below = controls.view.choices.discards or controls.spread is not None
        pad.press(UP if is_below and not controls.has_focus else RIGHT)
    raise AssertionError(f"{place} cannot be reached: {controls.prompt}")


def choose_card(at: People, pad: Pad, cards: tuple[Card, ...]) -> None:
    """Step to one of these cards and press it."""
    for _ in range(20):
        chosen = eyes(at.scene).chosen
        if chosen is not None and chosen.face in cards and not eyes(at.scene).has_focus:
            pad.press(SOUTH)
            return
        pad.press(PadButton.DOWN if eyes(at.scene).has_focus else RIGHT)
    raise AssertionError("no such card can be reached")


def step(at: People, pads: dict[int, Pad]) -> None:
    """Whoever is asked does something with his own controller."""
    top = at.driver.top
    if isinstance(top, Curtain):
        at.called.append(top.seat)
        pads[top.seat].press(SOUTH)
        return
    controls = eyes(at.scene)
    seat = eyes(at.scene).asked_by_pad
    assert seat is not None
    if controls.prompt is None:
        choose_card(at, pads[seat], controls.view.choices.playable)
        return
    offers = controls.prompt.offers
    bids = [i for i, one in enumerate(offers) if one.trumps is not None]
    is_open = controls.view.choices.calls and not auction_is_on(controls.view)
    covers = [i for i, one in enumerate(offers) if one.kind is ButtonKind.COVER]
    place = covers[0] if covers else bids[0] if bids and is_open else len(offers) - 1
    if offers[place].is_dead:
        for card in controls.view.choices.discardable[: controls.view.choices.discards]:
            choose_card(at, pads[seat], (card,))
    choose_button(at, pads[seat], place)


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Card]:
    """Every card whose face is painted from now on, however it is."""
    painted: list[Card] = []

    def note(name: str) -> None:
        usual: Callable[..., object] = getattr(CardPictures, name)

        def noting(self: CardPictures, card: Card | None, *rest: object, **more: object) -> object:
            if card is not None:
                painted.append(card)
            return usual(self, card, *rest, **more)

        monkeypatch.setattr(CardPictures, name, noting)

    for name in ("resting", "flying"):
        note(name)
    return painted


GROUPS = [
    pytest.param("bela4", {0, 2}, id="bela4-2"),
    pytest.param("bela3", {0, 1, 2}, id="bela3-3", marks=[pytest.mark.slow, pytest.mark.long]),
    pytest.param("bela4", {0, 1, 2, 3}, id="bela4-4", marks=pytest.mark.slow),
    pytest.param("bela2", {0, 1}, id="bela2-2", marks=[pytest.mark.slow, pytest.mark.long]),
    pytest.param("coinche_fr", {0, 1}, id="coinche_fr-2", marks=[pytest.mark.slow, pytest.mark.long]),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "people"), GROUPS)
def test_a_deal_is_played_with_a_controller_each(
    play: Play, monkeypatch: pytest.MonkeyPatch, game: str, people: set[int]
) -> None:
    at = seat_people(play, people, game=game)
    pads = joined(at)
    painted = watched(monkeypatch)
    acted, covered = set(), 0
    for _ in range(200):
        at.wait()
        if isinstance(at.driver.top, ScoreSheet):
            break
        if eyes(at.scene).is_covered:
            painted.clear()
            at.scene.is_stale = at.driver.top.is_stale = True  # type: ignore[misc]
            at.driver.frames(2)
            assert set(painted) & hidden(at) == set(), "no face of a hidden card in any frame"
            assert cards_at_screen(at) & hidden(at) == set()
            covered += 1
        seat = at.driver.top.seat if isinstance(at.driver.top, Curtain) else eyes(at.scene).asked_by_pad
        if seat is not None:
            others = [pad for other, pad in pads.items() if other != seat]
            before = (at.session.length, at.driver.top, eyes(at.scene).hot, eyes(at.scene).open_seat)
            others[covered % len(others)].press(SOUTH)
            others[covered % len(others)].press(RIGHT)
            after = (at.session.length, at.driver.top, eyes(at.scene).hot, eyes(at.scene).open_seat)
            assert before == after, "another one's controller does nothing"
            assert at.driver.announced == f"It is the turn of {at.scene.model.seating.names[seat]}."
            acted.add(seat)
        step(at, pads)
    else:
        raise AssertionError("the deal does not end")
    assert covered > 5
    assert acted == people
    assert all(pad.has_shaken for pad in pads.values()), "every one shook when it was his turn"


def to_the_first_call(at: People, pads: dict[int, Pad]) -> int:
    """Until everybody has looked and somebody is asked aloud."""
    for _ in range(60):
        at.wait()
        is_aloud = eyes(at.scene).is_covered and not at.is_at_curtain
        if is_aloud and at.session.state.phase is Phase.CALLING and eyes(at.scene).prompt:
            return at.session.waits_for or 0
        step(at, pads)
    raise AssertionError("nobody is asked aloud")


@pytest.mark.parametrize("is_held", [True, False])
def test_a_shoulder_shows_the_cards_to_whoever_is_asked(play: Play, is_held: bool) -> None:
    at = seat_people(play, {0, 1, 2, 3})
    pads = joined(at)
    seat = to_the_first_call(at, pads)
    shoulder = PadButton.LEFT_SHOULDER
    pads[(seat + 1) % 4].press(shoulder)
    assert eyes(at.scene).is_covered
    pads[seat].hold(shoulder)
    assert eyes(at.scene).open_seat == seat
    at.driver.frames(20 if is_held else 1)
    pads[seat].let_go(shoulder)
    assert eyes(at.scene).is_covered is is_held, "held they go when it is let go, tapped they stay"
    if not is_held:
        pads[seat].press(shoulder)
    assert eyes(at.scene).is_covered
    assert cards_at_screen(at) & hidden(at) == set()


def test_a_shoulder_at_the_curtain_shows_them_as_long_as_it_is_held(play: Play) -> None:
    at = seat_people(play, {0, 2}, likes=Preferences(peeks_by_hold=True))
    pads = joined(at)
    for _ in range(60):
        at.wait()
        if at.is_called_to_play:
            break
        step(at, pads)
    assert isinstance(at.driver.top, Curtain)
    seat = at.driver.top.seat
    pads[seat].hold(PadButton.RIGHT_SHOULDER)
    assert eyes(at.scene).open_seat == seat
    at.driver.frames(6)
    before = at.session.length
    choose_card(at, pads[seat], eyes(at.scene).view.choices.playable)
    assert at.session.length > before, "a card is played while it is held"
    pads[seat].let_go(PadButton.RIGHT_SHOULDER)
    assert eyes(at.scene).is_covered


def test_one_that_vanishes_comes_back_to_its_owner(play: Play) -> None:
    at = seat_people(play, {0, 2})
    pads = joined(at)
    at.wait()
    length, seats = at.session.length, at.driver.desk.devices.pad_seats
    pads[2].pull_out()
    assert at.driver.announced == "Controller disconnected: Xbox 360 Controller. The game waits."
    assert at.session.length == length
    assert seats.pad_of(2) is None
    at.driver.post(pygame.JOYDEVICEADDED, device_index=1)
    assert seats.pad_of(2) == pads[2].number


def test_one_controller_that_goes_round_acts_for_all(play: Play) -> None:
    at = seat_people(play, {0, 2})
    (pad,) = plug_in(at.driver)
    called = set()
    for _ in range(30):
        at.wait()
        if isinstance(at.driver.top, ScoreSheet):
            break
        step(at, dict.fromkeys((0, 1, 2, 3), pad))
        called.update(at.called)
    assert called == {0, 2}


def test_a_controller_whose_owner_is_a_computer_now_is_free_again(play: Play) -> None:
    at = seat_people(play, {0, 2})
    (pad,) = plug_in(at.driver)
    seats = at.driver.desk.devices.pad_seats
    assert seats.pass_on(pad.number, [1]) == 1, "as it was when somebody sat there"
    at.wait()
    assert isinstance(at.driver.top, Curtain)
    pad.press(SOUTH)
    assert at.driver.top is at.scene


def test_one_person_alone_may_take_any(play: Play) -> None:
    at = seat_people(play, {0})
    first, second = plug_in(at.driver, 2)
    for turn in range(6):
        at.wait()
        before = at.session.length
        pad = (first, second)[turn % 2]
        if eyes(at.scene).prompt is None:
            choose_card(at, pad, eyes(at.scene).view.choices.playable)
        else:
            choose_button(at, pad, len(eyes(at.scene).prompt.offers) - 1)
        assert at.session.length > before


def test_a_button_that_means_a_letter_never_calls_a_suit(play: Play) -> None:
    at = seat_people(play, {3})
    (pad,) = plug_in(at.driver)
    at.wait()
    assert at.session.state.phase is Phase.CALLING
    assert eyes(at.scene).prompt is not None
    keys = {offer.key for offer in eyes(at.scene).prompt.offers}
    assert not keys & {"L", "S"}, "nor does a key that looks"
    before = at.session.length
    pad.press(PadButton.WEST)
    assert at.session.length == before
    pad.press(PadButton.BACK)
    assert isinstance(at.driver.top, ScoreSheet)
    pad.press(PadButton.EAST)
    at.driver.key(pygame.K_l)
    assert at.session.length == before
