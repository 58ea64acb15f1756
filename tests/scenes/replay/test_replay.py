"""A past deal can be walked through in every way, and shows what was, neither more nor less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import combinations

import pygame
import pytest

from game.cards.card import Card
from game.records.record import Record
from game.rules.actions import Play
from game.rules.events import CardPlayed, CardTurned, DealScored, HandDealt
from game.rules.viewing import view_for
from game.scenes.desk import Desk
from game.scenes.replay.bar_places import BAR
from game.scenes.replay.open_layout import OpenLayout, table_page
from game.scenes.replay.scene import Replay
from game.scenes.replay.shown import Shown, caption_of, shown_at
from game.scenes.replay.steps import deals_of
from game.scenes.table.account import account_of
from game.scenes.table.board import Board, board_of, contents
from game.scenes.table.dress import ROOM, ROOM_OF_SIX, ROOM_WITH_PACK
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.geometry.pose import joined
from game.scenes.table.picture.score_panel import trumps_words
from game.ui.layout import Page, Rect
from game.ui.picker import Picker
from tests.scenes.driver import Driver, PlainDoors
from tests.scenes.driver import Play as Opened
from tests.scenes.history.evenings import GOLDEN, LONGEST, golden

ALL = sorted(path.stem for path in GOLDEN.glob("*.txt"))
BELA = "bela4-capot-and-falls"


def replay_of(driver: Driver) -> Replay:
    assert isinstance(driver.top, Replay)
    return driver.top


@pytest.fixture
def opened(play: Opened) -> Callable[..., Driver]:
    def begin(record: Record, *, deal: int | None = 0, **window: object) -> Driver:
        driver = play(PlainDoors().saved_match, speed="instant", **window)  # type: ignore[arg-type]

        driver.loop.stack.push(Replay(driver.desk, record, deal=deal))
        driver.frames(2)
        return driver

    return begin


def test_a_moment_opens_before_its_card_with_the_hands_closed(opened: Callable[..., Driver]) -> None:
    record = golden(BELA)
    replay = replay_of(opened(record, deal=None))
    deal = replay.deal
    own = [
        moment.place
        for moment in deal.moments
        if moment.place < len(record.actions)
        and isinstance(action := record.actions[moment.place], Play)
        and action.seat == replay.viewer
    ]
    assert own
    replay.go_to_moment(own[3])
    assert not replay.is_open
    assert replay.sight.place == own[3]
    assert replay.sight.view.turn == replay.viewer


def test_any_suit_of_trumps_is_called_trumps(opened: Callable[..., Driver]) -> None:
    """Clubs, the first of them, as the others: their sign stands beside."""
    seen = set()
    for name in ALL:
        record = golden(name)
        for number, deal in enumerate(deals_of(record)):
            contract = deal.result.contract if deal.result is not None else None
            if contract is None or contract.goal or contract.trumps.suit is None or contract.trumps in seen:
                continue
            seen.add(contract.trumps)
            replay = replay_of(opened(record, deal=number))
            assert trumps_words(replay.desk.say, contract, replay.deck) == replay.desk.say("table.trumps")
    assert len(seen) == 4


# --- steps --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_every_card_of_every_deal_is_a_step(name: str) -> None:
    record = golden(name)
    deals = deals_of(record)
    moments = [moment for deal in deals for moment in deal.moments]
    played = [event.card for moment in moments for event in moment.events if isinstance(event, CardPlayed)]
    assert played == [action.card for action in record.actions if isinstance(action, Play)]
    assert all(sum(isinstance(one, CardPlayed) for one in moment.events) <= 1 for moment in moments)
    assert [moment.place for moment in moments] == sorted(moment.place for moment in moments)
    written = [deal for deal in deals if deal.result is not None]
    assert [deal.result for deal in written] == list(deals[-1].moments[-1].state.results)
    for deal in deals:
        first, last = deal.moments[0], deal.moments[-1]
        assert any(isinstance(event, HandDealt) for event in first.events)
        assert first.actor is None
        assert any(isinstance(event, DealScored) for event in last.events) == (deal.result is not None)


def test_the_tricks_are_counted() -> None:
    deal = deals_of(golden(BELA))[0]
    tricks = [moment.trick for moment in deal.moments]
    assert tricks == sorted(tricks)
    assert [tricks.count(trick) for trick in range(1, 8)] == [4] * 7
    assert tricks.count(8) == 5, "four cards and the count"


def test_the_place_is_that_of_the_record() -> None:
    record = golden(BELA)
    for deal in deals_of(record):
        for moment in deal.moments:
            cards = [event for event in moment.events if isinstance(event, CardPlayed)]
            if cards:
                action = record.actions[moment.place - 1]
                assert action == Play(moment.actor or 0, cards[0].card)


# --- what is shown ------------------------------------------------------------------------------------


def faces(board: Board) -> set[Card]:
    return {token.face for token in board.tokens() if token.face is not None}


@pytest.mark.parametrize("name", ["bela4-capot-and-falls", "belot_bg-computers", "bela3-computers"])
def test_as_seen_is_what_the_seat_saw(name: str) -> None:
    record = golden(name)
    for seat in range(len(record.players)):
        for deal in deals_of(record)[:3]:
            shown = shown_at(deal, 0, seat, is_open=False)
            while True:
                moment = shown.moment
                view = view_for(moment.state, seat)
                on_table = {token.face for _, token in shown.show.board.trick}
                is_full = isinstance(moment.events[-1], CardPlayed) and len(on_table) == len(record.players)
                if not is_full and shown.show.result is None:
                    assert contents(shown.show.board)["hands"] == contents(board_of(view))["hands"]
                hidden = faces(shown.show.board) - set(view.hand) - on_table
                assert not (hidden & _held_by_others(shown)), "a hidden card can be reached"
                if shown.step == len(deal.moments) - 1:
                    break
                shown.go_on()


@pytest.mark.parametrize("name", ALL)
def test_points_and_calls_are_those_of_the_moment(name: str) -> None:
    """Also in a later deal, where nothing of the deal before counts any more."""
    record = golden(name)
    for deal in deals_of(record)[:3]:
        shown, places = shown_at(deal, 0, 0, is_open=True), [moment.place for moment in deal.moments]
        while True:
            is_whole = shown.moment.place not in places[shown.step + 1 :]
            if is_whole and len(shown.show.board.trick) < len(record.players):
                told = replace(account_of(view_for(shown.moment.state, 0)), dealer=deal.before.dealer)
                # the word that somebody has nothing comes along with the next moment
                assert shown.show.account == replace(told, announced=shown.show.account.announced)
            if shown.step == len(places) - 1:
                break
            shown.go_on()


def _held_by_others(shown: Shown) -> set[Card]:
    """What the others hold and nobody has seen: not what was turned up and taken."""
    state = shown.moment.state
    playing = state.the_deal.playing
    hands = playing.hands if playing is not None else state.the_deal.hands
    open_ones = {
        event.card for one in shown.deal.moments for event in one.events if isinstance(event, CardTurned)
    }
    held = {card for seat, hand in enumerate(hands) if seat != shown.viewer for card in hand}
    return held - open_ones


@pytest.mark.parametrize("name", ALL)
def test_open_hands_are_the_hands(name: str) -> None:
    record = golden(name)
    for deal in deals_of(record)[:2]:
        shown = shown_at(deal, 0, 0, is_open=True)
        while shown.step < len(deal.moments) - 1:
            shown.go_on()
            playing = shown.moment.state.the_deal.playing
            if playing is None or shown.show.result is not None:
                continue
            if all(isinstance(event, CardPlayed) for event in shown.moment.events):
                for hand, tokens in zip(playing.hands, shown.show.board.hands, strict=True):
                    assert {token.face for token in tokens} == set(hand)


def test_back_is_where_one_came_from() -> None:
    deal = deals_of(golden("belot_bg-computers"))[0]
    on = shown_at(deal, 0, 1, is_open=True)
    for step in range(1, len(deal.moments)):
        on.go_on()
        again = shown_at(deal, step, 1, is_open=True)
        assert contents(again.show.board) == contents(on.show.board)
        assert again.show.bubbles.keys() == on.show.bubbles.keys()


def reachable(thing: object, seen: set[int]) -> Iterator[Card]:
    """Every card that can be got at through attributes, slots and containers, the record's own left out."""
    if id(thing) in seen or (isinstance(thing, str | int | float | Enum) and not isinstance(thing, Card)):
        return
    seen.add(id(thing))
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, dict):
        for inner in (*thing.keys(), *thing.values()):
            yield from reachable(inner, seen)
    elif isinstance(thing, list | tuple | set | frozenset):
        for inner in thing:
            yield from reachable(inner, seen)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from reachable(getattr(thing, field.name), seen)
    elif hasattr(thing, "__dict__") or hasattr(thing, "__slots__"):
        names = [*getattr(thing, "__dict__", {}), *getattr(thing, "__slots__", ())]
        for name in names:
            yield from reachable(getattr(thing, name, None), seen)


# --- the scene ----------------------------------------------------------------------------------------


def test_keys_walk_through_the_deal(opened: Callable[..., Driver]) -> None:
    driver = opened(golden(BELA))
    scene = replay_of(driver)
    last = len(scene.deal.moments) - 1
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RIGHT)
    assert scene.shown.step == 2
    driver.key(pygame.K_LEFT)
    assert scene.shown.step == 1
    driver.key(pygame.K_END)
    assert scene.shown.step == last
    driver.key(pygame.K_RIGHT)
    assert scene.shown.step == last
    driver.key(pygame.K_HOME)
    assert scene.shown.step == 0
    driver.key(pygame.K_PAGEDOWN)
    assert scene.shown.moment.trick == 1
    driver.key(pygame.K_PAGEDOWN)
    assert (scene.shown.moment.trick, len(scene.shown.show.board.trick)) == (2, 1)
    driver.key(pygame.K_PAGEUP)
    assert scene.shown.moment.trick == 1
    driver.key(pygame.K_DOWN)
    assert (scene.deal.number, scene.shown.step) == (2, 0)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_UP)
    assert scene.deal.number == 1
    for _ in scene.deals:
        driver.key(pygame.K_DOWN)
    assert scene.deal is scene.deals[-1], "none comes after the last one"
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not scene


def test_buttons_and_the_knob_do_the_same(opened: Callable[..., Driver]) -> None:
    driver = opened(golden(BELA))
    scene = replay_of(driver)
    for name, step in (("forward", 1), ("forward", 2), ("back", 1), ("last", len(scene.deal.moments) - 1)):
        driver.click(scene.focus[name].box)
        assert scene.shown.step == step
    assert not scene.focus["forward"].is_enabled
    driver.click(scene.focus["later"].box)
    assert scene.deal.number == 2
    groove = scene.focus["scrubber"].box
    driver.press((groove.x + groove.w / 2, groove.centre[1]))
    assert scene.shown.step == pytest.approx(len(scene.deal.moments) / 2, abs=2)
    driver.move((groove.x + 1, groove.centre[1]))
    driver.release((groove.x + 1, groove.centre[1]))
    assert scene.shown.step == 0
    driver.click(scene.focus["replay.leave"].box)
    assert driver.top is not scene


def test_every_button_can_be_reached_by_keys(opened: Callable[..., Driver]) -> None:
    driver = opened(golden(BELA))
    scene = replay_of(driver)
    driver.key(pygame.K_RIGHT)
    seen = set()
    for _ in scene.focus.widgets:
        driver.key(pygame.K_TAB)
        assert scene.focus.is_visible
        assert scene.focus.current is not None
        seen.add(scene.focus.current.name)
    assert seen == {widget.name for widget in scene.focus.widgets if widget.is_enabled}
    scene.focus.go_to("replay.hands")
    driver.key(pygame.K_RETURN)
    assert not scene.is_open
    scene.focus.go_to("replay.seat")
    driver.key(pygame.K_RIGHT)
    assert scene.viewer == 1
    assert scene.shown.step == 1, "the moment stays"
    picker = scene.focus["replay.seat"]
    assert isinstance(picker, Picker)
    assert picker.value == "1"


def test_hands_are_turned_up_and_down(opened: Callable[..., Driver]) -> None:
    driver = opened(golden(BELA))
    scene = replay_of(driver)
    driver.key(pygame.K_RIGHT)
    assert isinstance(scene.layout, OpenLayout)
    assert all(token.face is not None for hand in scene.shown.show.board.hands for token in hand)
    driver.key(pygame.K_o)
    assert not isinstance(scene.layout, OpenLayout)
    others = scene.shown.show.board.hands[1:]
    assert all(token.face is None for hand in others for token in hand)
    own = set(view_for(scene.shown.moment.state, 0).hand)
    found = set(reachable((scene.shown.show, scene.flights), set()))
    shown = {card for moment in scene.deal.moments[:2] for event in moment.events for card in _public(event)}
    assert found <= own | shown, "while hands are down, hidden cards are not in the picture at all"


def _public(event: object) -> set[Card]:
    cards = getattr(getattr(event, "declaration", None), "cards", ())
    card = getattr(event, "card", None)
    return {*cards, *([card] if isinstance(card, Card) else [])}


def test_it_plays_by_itself_and_stops_at_the_end(opened: Callable[..., Driver]) -> None:
    driver = opened(golden("bela4-belot-of-eight"), deal=None)
    scene = replay_of(driver)
    driver.key(pygame.K_SPACE)
    assert scene.is_playing
    driver.frames(60)
    assert scene.shown.step > 0
    driver.key(pygame.K_SPACE)
    step = scene.shown.step
    driver.frames(60)
    assert scene.shown.step == step
    driver.key(pygame.K_SPACE)
    driver.frames(60 * len(scene.deal.moments))
    assert scene.shown.step == len(scene.deal.moments) - 1
    assert not scene.is_playing


@pytest.mark.slow
def test_the_bar_has_room_for_every_language_and_the_longest_names(opened: Callable[..., Driver]) -> None:
    for language in ("bg", "de", "fr"):
        driver = opened(golden(BELA, *LONGEST), size=(800, 600), language=language)
        scene = replay_of(driver)
        window = Rect(0, 0, 800, 600)
        for step in (1, 12, len(scene.deal.moments) - 1):
            scene.go_to(step)
            driver.frames()
            for written in driver.written:
                assert not written.is_cut, (language, written)
                assert written.box.encloses(written.inked, slack=1.5), written
        boxes = [widget.box for widget in scene.focus.widgets]
        assert all(window.encloses(box) and box.h >= 25 and box.w >= 44 for box in boxes)
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        assert all(box.y >= scene.layout.page.height for box in boxes), "nothing lies on the table"
        driver.loop.close()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440), (2000, 700)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_hands_lie_apart(size: tuple[int, int], players: int) -> None:
    page = table_page(Page(*size), Page(*size).px(BAR), ROOM if players == 4 else ROOM_WITH_PACK)
    layout = OpenLayout(page, players=players)
    zones = {place: layout.fan_zone(place) for place in layout.places if place}
    people = [layout.person(place) for place in layout.places]
    for zone in zones.values():
        assert page.area.encloses(zone)
        assert not zone.overlaps(layout.score)
        assert not zone.overlaps(layout.hand_zone)
        assert not any(zone.overlaps(person) for person in people)
    assert not any(one.overlaps(other) for one, other in combinations(zones.values(), 2))
    assert layout.trick_height > 0.5 * TableLayout(page, players=players).trick_height


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (2560, 1440), (2000, 700)])
@pytest.mark.parametrize("players", [3, 4])
def test_no_talon_covers_an_open_hand_or_another_talon(size: tuple[int, int], players: int) -> None:
    page = table_page(Page(*size), Page(*size).px(BAR), ROOM if players == 4 else ROOM_WITH_PACK)
    layout = OpenLayout(page, players=players)
    sides = [place for place in layout.places if place in {Place.LEFT, Place.RIGHT}]
    for place in sides:
        talon = joined([layout.talon_card(place, index).bounds for index in range(2)])
        hand = joined([layout.fan_card(place, index, 6).bounds for index in range(6)])
        assert not talon.overlaps(hand)
        assert page.area.encloses(talon)
        assert not talon.overlaps(layout.person(Place.BOTTOM))
        own = joined([layout.talon_card(Place.BOTTOM, index).bounds for index in range(2)])
        assert not talon.overlaps(own)
        assert not own.overlaps(joined([layout.own_card(index, 6).bounds for index in range(6)]))


@pytest.mark.parametrize("kind", [TableLayout, OpenLayout])
@pytest.mark.parametrize("room", [ROOM, ROOM_WITH_PACK, ROOM_OF_SIX])
def test_in_wide_windows_the_table_is_larger(kind: type[TableLayout], room: tuple[float, float]) -> None:
    """Words as on the table itself where that needs no more room than there is; never smaller than before."""
    for size in ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440)):
        window = Page(*size)
        plain = Page(window.width, window.height - window.px(BAR))
        page = table_page(window, window.px(BAR), room)
        assert page.size == plain.size
        grown = page.scale / plain.scale
        assert grown >= (1.19 if room is ROOM else 1.1)
        assert kind(page).plate_size > kind(plain).plate_size
    narrow = Page(800, 600)
    assert table_page(narrow, narrow.px(BAR), room).scale == narrow.scale


def test_a_match_without_a_deal_cannot_be_opened(play: Opened) -> None:
    record = golden(BELA)
    empty = Record(game=record.game, rules=record.rules, players=record.players)
    driver = play(PlainDoors().saved_match)
    with pytest.raises(ValueError, match="no deal"):
        Replay(driver.desk, empty)


def test_nobody_looks_into_a_deal_that_may_go_on(opened: Callable[..., Driver]) -> None:
    whole = golden("bela4-faults-and-redeals")
    ends = [deal.moments[-1].place for deal in deals_of(whole)]
    for end in (ends[0] + 12, ends[1] + 30):
        left = replace(whole, actions=whole.actions[:end])
        assert deals_of(left)[-1].result is None
        scene = replay_of(opened(left, deal=None))
        assert all(deal.is_closed for deal in scene.deals)
        assert len(scene.deals) == len(deals_of(left)) - 1
    assert all(deal.is_closed for deal in deals_of(whole)), "thrown in deals may be looked at"


def test_another_size_and_another_language(opened: Callable[..., Driver]) -> None:
    driver = opened(golden("belote4_fr-litige-and-capot"), deal=2)
    scene = replay_of(driver)
    scene.go_to(9)
    driver.resize(1000, 800)
    driver.frames(2)
    assert driver.picture().get_size() == (1000, 800)
    assert scene.shown.step == 9
    desk: Desk = driver.desk
    desk.change(lambda likes: replace(likes, volume=0.5))
    scene.entered()
    driver.frames(2)
    assert caption_of(scene.shown, scene.desk.say).startswith(str(scene.deal.number))
