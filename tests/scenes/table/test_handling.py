"""What the player wishes on the options page about playing holds at the table at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.cards.card import card
from game.cards.suit import Suit
from game.rules.contract import Trumps
from game.rules.options.rules import Rules
from game.scenes.pace import PACES, pace_of
from game.scenes.preferences import (
    Cloth,
    HighAt,
    PlaysBy,
    Preferences,
    Speed,
    SuitOrder,
    TrickPause,
    TrumpsAt,
)
from game.scenes.score import ScoreSheet
from game.scenes.table.board import Token
from game.scenes.table.corners import Corner
from game.scenes.table.picture.frame import layers
from game.scenes.table.sorting import Sorting, in_hand_order, sorting_of
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.test_play import by_keys, to_play

Begin = Callable[..., Table]


def legal(at: Table, *, is_legal: bool = True) -> int:
    """The place of a card in the hand that may be played, or may not."""
    playable = at.scene.model.view.choices.playable
    hand = at.scene.model.show.board.hands[0]
    return next(place for place, token in enumerate(hand) if (token.face in playable) is is_legal)


def faces(at: Table) -> list[str]:
    return [
        token.face.code if token.face is not None else "?" for token in at.scene.model.show.board.hands[0]
    ]


def drag(at: Table, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, pull there and let go."""
    at.driver.move(start)
    at.driver.press(start)
    for share in (0.2, 0.6, 1.0):
        at.driver.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
    at.driver.release(end)


def playing(table: Begin, **likes: object) -> Table:
    """A table where a card is to be played to a led one, with these wishes made at the table."""
    at = table(speed="quick")
    to_play(at)
    for name, value in likes.items():
        at.driver.change(**{name: value})
    at.driver.settle()
    return at


# --- playing a card -----------------------------------------------------------------------------------


def test_usually_one_tap_plays(table: Begin) -> None:
    at = playing(table)
    place, before = legal(at), len(faces(at))
    at.driver.press(at.spot(place))
    assert len(faces(at)) == before - 1


def test_chosen_first_and_played_by_the_second_tap(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.SELECT)
    place, before = legal(at), faces(at)
    at.driver.click(at.spot(place))
    assert faces(at) == before
    chosen = eyes(at.scene).selected
    assert chosen is at.scene.model.show.board.hands[0][place]
    at.driver.settle()
    plain = at.scene.studio.layout.own_card(place, len(before))
    assert at.scene.motion.flights.pose(chosen).y < plain.y - at.scene.studio.layout.raised, "it stands out"
    at.driver.click(at.scene.motion.flights.pose(chosen).bounds.centre)
    assert len(faces(at)) == len(before) - 1
    assert eyes(at.scene).selected is None


def test_a_tap_elsewhere_chooses_another_card_or_none(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.SELECT)
    before = faces(at)
    at.driver.click(at.spot(0))
    at.driver.settle()
    at.driver.click(at.spot(len(before) - 1))
    assert eyes(at.scene).selected is at.scene.model.show.board.hands[0][-1]
    at.driver.click((at.driver.desk.page.width / 2, at.driver.desk.page.height * 0.42))
    assert eyes(at.scene).selected is None
    assert faces(at) == before


def test_a_digit_chooses_too_and_enter_plays(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.SELECT)
    place, before = legal(at), len(faces(at))
    at.type(str(place + 1))
    assert len(faces(at)) == before
    at.driver.key(pygame.K_RETURN)
    assert len(faces(at)) == before - 1


def test_a_card_pulled_to_the_table_is_played_and_one_that_may_not_comes_back(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.DRAG)
    before = faces(at)
    centre = (at.driver.desk.page.width / 2, at.driver.desk.page.height * 0.4)
    drag(at, at.spot(legal(at, is_legal=False)), centre)
    assert faces(at) == before
    assert eyes(at.scene).note.endswith(".")
    at.driver.settle()
    token = at.scene.model.show.board.hands[0][legal(at)]
    at.driver.press(at.spot(legal(at)))
    at.driver.move(centre)
    assert abs(at.scene.motion.flights.pose(token).y - centre[1]) < at.scene.studio.layout.hand_height / 2, (
        "it follows"
    )
    assert layers(at.scene.model.show.board, at.scene.motion.flights).high == [token], (
        "and lies above all others"
    )
    at.driver.release(centre)
    assert len(faces(at)) == len(before) - 1


@pytest.mark.parametrize("where", [(640, -30), (-20, 200), (1290, 200)])
def test_a_card_let_go_outside_of_the_window_is_not_played(table: Begin, where: tuple[int, int]) -> None:
    at = playing(table, plays_by=PlaysBy.DRAG)
    before = faces(at)
    drag(at, at.spot(legal(at)), where)
    at.driver.settle()
    assert faces(at) == before


def test_enter_does_not_play_what_lies_under_a_resting_mouse(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.TAP)
    before = faces(at)
    at.driver.move(at.spot(legal(at)))
    at.driver.key(pygame.K_RETURN)
    assert faces(at) == before
    at.driver.key(pygame.K_RIGHT)
    at.driver.key(pygame.K_RETURN)
    assert len(faces(at)) == len(before) - 1


def test_a_card_that_is_hardly_moved_was_tapped_and_one_let_go_over_the_hand_stays(table: Begin) -> None:
    at = playing(table, plays_by=PlaysBy.DRAG)
    before = faces(at)
    x, y = at.spot(legal(at))
    drag(at, (x, y), (x + 60, y + 20))
    at.driver.settle()
    assert faces(at) == before
    at.driver.move((x, y))
    at.driver.press((x, y))
    at.driver.move((x + 2, y + 1))
    at.driver.release((x + 2, y + 1))
    assert len(faces(at)) == len(before) - 1


def single(table: Begin, *, wish: bool) -> Table:
    """Wait for a turn with one card to play; with the wish it plays itself."""
    at = table(speed="quick")
    while at.own_turn():
        if len(at.scene.model.view.choices.playable) == 1 and len(at.scene.model.view.hand) > 1:
            at.driver.change(plays_single=wish)
            return at
        by_keys(at)
    raise AssertionError("no such turn came")


def test_the_only_card_plays_itself_after_the_time_of_every_decision(table: Begin) -> None:
    at = single(table, wish=True)
    before = len(faces(at))
    frames = 0
    while len(faces(at)) == before:
        at.driver.frames()
        frames += 1
        assert frames < 40
    assert frames * 0.05 == pytest.approx(PACES[Speed.QUICK].think, abs=0.11)


def test_usually_even_the_only_card_waits(table: Begin) -> None:
    at = single(table, wish=False)
    before = len(faces(at))
    at.driver.frames(40)
    assert len(faces(at)) == before


# --- what is shown ------------------------------------------------------------------------------------


def test_what_may_be_played_is_not_to_be_seen_where_that_is_not_wished(table: Begin) -> None:
    at = playing(table, lights_legal=False)
    at.driver.move((5, 300))
    at.driver.settle()
    hand = at.scene.model.show.board.hands[0]
    assert not eyes(at.scene).light.is_on
    for index, token in enumerate(hand):
        assert at.scene.motion.flights.pose(token).y == at.scene.studio.layout.own_card(index, len(hand)).y
    at.driver.click(at.spot(legal(at, is_legal=False)))
    assert eyes(at.scene).note, "the rule is still explained"


def test_an_illegal_card_is_refused_without_words_where_that_is_wished(table: Begin) -> None:
    at = playing(table, explains_illegal=False)
    before = faces(at)
    at.driver.click(at.spot(legal(at, is_legal=False)))
    assert eyes(at.scene).note == ""
    assert faces(at) == before
    assert at.driver.desk.sounds.played[-1] == "refuse"


def test_hints_and_taking_back_can_be_switched_off(table: Begin) -> None:
    at = playing(table, offers_hints=False, offers_take_back=False)
    before, say = at.scene.model.match.length, at.driver.desk.say
    at.driver.key(pygame.K_h)
    assert eyes(at.scene).note == say("table.switchedOff")
    assert not eyes(at.scene).is_hint_shown
    at.scene.model.note.text = ""
    at.driver.key(pygame.K_u)
    assert eyes(at.scene).note == say("table.switchedOff")
    assert at.scene.model.match.length == before
    at.driver.click(at.scene.studio.layout.button(Corner.HINT.value))
    assert not at.scene.model.hint.is_wanted, "there is no button any more"


@pytest.mark.parametrize("wish", [True, False])
def test_the_sheet_between_deals(table: Begin, *, wish: bool) -> None:
    at = table(speed="instant")
    at.driver.change(shows_sheet=wish)
    for _ in range(60):
        if not at.own_turn() or at.scene.model.show.account.deal_number > 1:
            break
        by_keys(at)
        at.driver.frames()
    assert isinstance(at.driver.top, ScoreSheet) is wish
    assert (at.scene.model.show.account.deal_number > 1) is not wish


# --- time ---------------------------------------------------------------------------------------------


def test_a_full_trick_lies_as_long_as_is_wished() -> None:
    usual = Preferences()
    assert {speed: pace_of(replace(usual, speed=speed)) for speed in Speed} == PACES
    found = {}
    for pause in TrickPause:
        pace = pace_of(replace(usual, trick_pause=pause))
        found[pause] = (pace.full_trick, pace.waits_on_trick)
        assert replace(pace, full_trick=0.9, waits_on_trick=False) == PACES[Speed.NORMAL]
    assert found == {
        "speed": (0.9, False),
        "none": (0.0, False),
        "brief": (0.35, False),
        "usual": (0.9, False),
        "long": (1.5, False),
        "longest": (2.0, False),
        "press": (0.0, True),
    }


@pytest.mark.parametrize("pause", [TrickPause.NONE, TrickPause.PRESS])
def test_a_full_trick_goes_by_itself_or_waits_for_a_press(table: Begin, pause: TrickPause) -> None:
    at = table(speed="quick")
    to_play(at)
    at.driver.change(trick_pause=pause)
    by_keys(at)
    waited = False
    for _ in range(200):
        at.driver.frames()
        waited = waited or at.scene.motion.director.waits_for_press
        if eyes(at.scene).is_asked or not at.is_on_top or waited:
            break
    assert waited is (pause is TrickPause.PRESS)


# --- the order of the hand ----------------------------------------------------------------------------

HAND = tuple(card(code) for code in ["QH", "7C", "9C", "AD", "KS", "JC", "8S", "TH"])


@pytest.mark.parametrize(
    ("sorting", "trumps", "order"),
    [
        (Sorting(), Trumps.CLUBS, "QH TH 8S KS AD 7C 9C JC"),
        (Sorting(high=HighAt.LEFT), Trumps.CLUBS, "TH QH KS 8S AD JC 9C 7C"),
        (Sorting(trumps=TrumpsAt.LEFT), Trumps.CLUBS, "7C 9C JC QH TH 8S KS AD"),
        (Sorting(trumps=TrumpsAt.LEFT), Trumps.SPADES, "8S KS QH TH 7C 9C JC AD"),
        (Sorting(trumps=TrumpsAt.SUIT), Trumps.SPADES, "7C 9C JC QH TH 8S KS AD"),
        (Sorting(suits=SuitOrder.FIXED), None, "7C 9C JC QH TH 8S KS AD"),
        (Sorting(suits=SuitOrder.FIXED), Trumps.HEARTS, "7C 9C JC 8S KS AD QH TH"),
        (Sorting(suits=SuitOrder.DEALT), Trumps.CLUBS, "QH 7C 9C AD KS JC 8S TH"),
        (Sorting(suits=SuitOrder.OWN), Trumps.CLUBS, "QH TH 8S KS AD 7C 9C JC"),
        (
            Sorting(suits=SuitOrder.OWN, own=(HAND[3], HAND[0], card("JS"))),
            Trumps.CLUBS,
            "AD QH TH 8S KS 7C 9C JC",
        ),
    ],
)
def test_orders_of_the_hand(sorting: Sorting, trumps: Trumps | None, order: str) -> None:
    found = [one.code for one in in_hand_order(HAND, trumps, sorting)]
    assert " ".join(found) == order
    assert len(in_hand_order(HAND, trumps, sorting)) == len(HAND)


def test_two_suits_of_one_colour_stay_apart_only_where_colours_alternate() -> None:
    held = tuple(card(code) for code in ("AC", "AH", "AD"))
    alternating = [one.suit for one in in_hand_order(held, None)]
    assert alternating[1] is Suit.CLUBS
    fixed = [one.suit for one in in_hand_order(held, None, Sorting(suits=SuitOrder.FIXED))]
    assert fixed == [Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS]


def test_the_hand_is_sorted_anew_as_soon_as_it_is_wished(table: Begin) -> None:
    at = playing(table)
    board = at.scene.model.show.board
    usual = faces(at)
    at.driver.change(high_at=HighAt.LEFT, trumps_at=TrumpsAt.LEFT)
    at.driver.settle()
    held = tuple(token.face for token in board.hands[0] if token.face is not None)
    assert faces(at) != usual
    assert held == in_hand_order(held, board.trumps, Sorting(high=HighAt.LEFT, trumps=TrumpsAt.LEFT))
    xs = [at.scene.motion.flights.pose(token).x for token in board.hands[0]]
    assert xs == sorted(xs), "the cards have gone to their new places"


def test_whoever_looks_anew_never_sees_another_order(table: Begin) -> None:
    at = playing(table, high_at=HighAt.LEFT)
    at.driver.change(cloth=Cloth.BLUE)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.key(pygame.K_ESCAPE)
    at.driver.frames()
    held = tuple(token.face for token in at.scene.model.show.board.hands[0] if token.face is not None)
    assert held == in_hand_order(held, at.scene.model.show.board.trumps, Sorting(high=HighAt.LEFT))
    xs = [at.scene.motion.flights.pose(token).x for token in at.scene.model.show.board.hands[0]]
    assert xs == sorted(xs), "they lie there already"


def test_cards_are_pulled_into_an_order_that_holds_through_the_deal(table: Begin) -> None:
    at = playing(table, suit_order=SuitOrder.OWN)
    before = faces(at)
    last = at.scene.model.show.board.hands[0][-1]
    x, y = at.spot(0)
    drag(at, at.spot(len(before) - 1), (x - 10, y + 10))
    at.driver.settle()
    wanted = [before[-1], *before[:-1]]
    assert faces(at) == wanted
    at.driver.click(at.spot(legal(at)))
    at.own_turn()
    assert faces(at) == [code for code in wanted if code in faces(at)], "also after a card is gone"
    assert last not in at.scene.model.show.board.hands[0] or at.scene.model.show.board.hands[0][0] is last
    at.driver.key(pygame.K_u)
    at.driver.settle()
    assert faces(at) == [code for code in wanted if code in faces(at)], "also after taking back"


@pytest.mark.parametrize("order", [SuitOrder.OWN, SuitOrder.COLOURS])
def test_a_finger_pulls_a_card_to_the_table_in_whichever_order_they_are_held(
    table: Begin, order: SuitOrder
) -> None:
    at = playing(table, suit_order=order, plays_by=PlaysBy.SELECT)
    before = faces(at)
    x, y = at.spot(legal(at))
    spot, end = (round(x), round(y)), (640, 280)
    at.driver.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1, is_pulled=True, by_finger=True)
    for place in (spot, (spot[0], spot[1] - 60), end):
        at.driver.post(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0), by_finger=True)
    at.driver.post(pygame.MOUSEBUTTONUP, pos=end, button=1, is_pulled=True, by_finger=True)
    assert len(faces(at)) == len(before) - 1


def test_an_order_of_ones_own_ends_with_the_deal(table: Begin) -> None:
    at = table(speed="instant")
    at.driver.change(suit_order=SuitOrder.OWN, shows_sheet=False)
    to_play(at, is_led=False)
    hand: list[Token] = at.scene.model.show.board.hands[0]
    x, y = at.spot(0)
    drag(at, at.spot(len(hand) - 1), (x - 10, y + 10))
    assert at.scene.model.show.board.sorting.own
    for _ in range(60):
        if not at.own_turn() or at.scene.model.show.account.deal_number > 1:
            break
        by_keys(at)
        at.driver.frames()
    assert at.scene.model.show.account.deal_number == 2
    assert not at.scene.model.show.board.sorting.own


def test_the_usual_wishes_are_what_a_regular_expects() -> None:
    """One tap plays, nothing plays itself, all help is there, nobody is asked to cut."""
    likes = Preferences()
    on = (likes.lights_legal, likes.explains_illegal, likes.offers_hints, likes.offers_take_back)
    assert all((*on, likes.offers_claim, likes.shows_sheet, likes.thoughts_after_deal))
    off = (likes.plays_single, likes.asks_for_cut, likes.shows_running_points, likes.plays_to_end)
    assert not any(off)
    assert 0 < likes.ambience_volume < 0.5, "the place is heard, quietly"
    assert likes.plays_by is PlaysBy.TAP
    assert pace_of(likes).full_trick == 0.9
    assert Sorting() == sorting_of(likes)
    assert (likes.suit_order, likes.trumps_at, likes.high_at) == ("colours", "right", "right")


def test_the_rules_of_the_game_do_not_know_any_of_this() -> None:
    assert not set(Preferences.__slots__) & set(Rules.__slots__)
