"""The rail tells what the sheet will say, rings at the mark, and is not there where nobody counts aloud."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.cards.card import card
from game.rules.call import CAPOT_GOAL, GENERALE_GOAL
from game.rules.contract import Contract, Trumps
from game.rules.options.rules import Rules
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.standing import declared_so_far
from game.scenes.preferences import Language, Motion, Preferences
from game.scenes.table.board import Token
from game.scenes.table.geometry.layout import TableLayout
from game.scenes.table.geometry.places import Place
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.geometry.rail import rail_places
from game.scenes.table.motion.flights import Flights
from game.scenes.table.motion.score import LEAVING
from game.scenes.table.picture.edges import edged, shines
from game.scenes.table.picture.frame import frame_of, layers
from game.scenes.table.picture.inlay import SILVER, Inlay, inlay_pictures, tone_of
from game.scenes.table.picture.rail import Rail, rail_pictures
from game.scenes.table.picture.rising import coin_pictures
from game.scenes.table.picture.speech_places import Shown, bubble_room, bubble_spot
from game.scenes.table.scene import TableScene
from game.text.calls import goal_sign
from game.text.catalogue import words
from game.ui.layout import Page
from game.ui.render.stage import Picture
from game.variants.catalogue import GAMES
from tests.scenes.drawn_late import drawn_at_once
from tests.scenes.table.conftest import Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.sights import seen

Begin = Callable[..., Table]
NOBODY: frozenset[int] = frozenset()
FRAME = 1 / 60


def at_table(table: Begin, game: str = "bela4", likes: Preferences | None = None, **more: object) -> Table:
    rules = GAMES[game].rules
    names = ("Ti", "Ana", "Zlata", "Joža")[: rules.players]
    wishes = {"rules": rules, "people": NOBODY, "names": names, "speed": "quick", **more}
    return table(likes=likes or Preferences(), **wishes)


def go_on(at: Table, until: Callable[[TableScene], object], frame: float = FRAME, most: int = 9000) -> None:
    """Let time pass without drawing until it holds."""
    for _ in range(most):
        if until(at.scene):
            return
        at.scene.update(frame)
    raise AssertionError("nothing of the kind")


def has_contract(scene: TableScene) -> bool:
    return scene.model.show.account.contract is not None


def tricks(count: int) -> Callable[[TableScene], bool]:
    """So many tricks are taken, and their points are counted."""
    return lambda scene: (
        len(scene.model.show.account.tricks) == count
        and not scene.motion.score.rising.is_flying
        and scene.motion.score.meter.is_over
    )


def is_full(scene: TableScene) -> bool:
    return len(scene.model.show.board.trick) == scene.model.show.players


def rail(at: Table) -> Rail:
    found = seen(at.scene).rail
    assert found is not None
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_of_a_deal_it_says_what_the_sheet_says(table: Begin, game: str) -> None:
    at = at_table(table, game, speed="instant")
    compared = 0
    for _ in range(3):
        go_on(at, lambda scene: scene.model.show.result is not None, 0.05)
        result = at.scene.model.show.result
        assert result is not None
        if result.outcome in {Outcome.MADE, Outcome.FELL, Outcome.HUNG}:
            compared += 1
            assert rail(at).points == result.totals
            assert rail(at).share(0) + rail(at).share(1) == pytest.approx(1)
            assert (at.scene.motion.score.lit is not None) is (
                result.outcome is Outcome.MADE and rail(at).mark is not None
            )
        if at.scene.model.match.is_over:
            break
        go_on(at, lambda scene: not (scene.model.show.result or has_contract(scene)), 0.05)
        assert seen(at.scene).rail is None
        assert not any(at.scene.motion.score.meter.points), "the next deal begins from nothing"
    assert compared


@pytest.mark.parametrize("game", ["bela4", "bela3", "belot_bg", "coinche_fr"])
def test_trick_by_trick_it_counts_what_rises_from_the_cards(table: Begin, game: str) -> None:
    at = at_table(table, game)
    go_on(at, has_contract)
    for _ in range(3):
        go_on(at, lambda scene: is_full(scene) and scene.motion.score.rising.is_still)
        account = at.scene.model.show.account
        before, called = rail(at).points, declared_so_far(account)
        risen = sum(coin.points for coin in seen(at.scene).coins)
        go_on(at, tricks(len(account.tricks) + 1))
        account = at.scene.model.show.account
        taker = side_of(account.takers[-1], at.scene.model.show.players)
        for side, points in enumerate(rail(at).points):
            more = declared_so_far(account)[side] - called[side]
            assert points - before[side] - more == risen * (side == taker)


def test_it_waits_for_the_points_to_arrive_and_a_press_brings_them(table: Begin) -> None:
    at = at_table(table, speed="normal")
    go_on(at, has_contract)
    go_on(at, lambda scene: scene.motion.score.rising.is_flying)
    before = rail(at).points
    assert at.scene.seen.is_busy, "a press now hurries and plays nothing"
    at.driver.key(pygame.K_RETURN)
    assert not at.scene.motion.score.rising.is_flying
    go_on(at, lambda scene: scene.motion.score.meter.is_over)
    assert sum(rail(at).points) > sum(before)


def test_points_do_not_stay_where_a_trick_was_taken_back(table: Begin) -> None:
    at = at_table(table, speed="normal")
    go_on(at, has_contract)
    go_on(at, lambda scene: is_full(scene) and scene.motion.score.rising.is_still)
    assert seen(at.scene).coins
    at.scene.model.show.board.trick.pop()
    at.scene.update(FRAME)
    assert seen(at.scene).coins == ()


def test_the_ends_are_those_who_stand_together() -> None:
    lone = Rail(((0,), (1, 2)), (40, 20, 10), 162, 82, False, 0, 1, 0, 0, 1)
    assert lone.share(0) == pytest.approx(40 / 162)
    assert lone.share(1) == pytest.approx(30 / 162)
    assert lone.mark_share == pytest.approx(1 - 82 / 162)


def test_the_bell_rings_once_at_the_mark_and_the_rail_lights(table: Begin) -> None:
    at = at_table(table, seed="bells")
    played = at.driver.desk.sounds
    rung = 0
    for _ in range(4):
        played.played = []
        go_on(at, lambda scene: scene.model.show.result is not None)
        assert played.played.count("bell") <= 1
        result = at.scene.model.show.result
        assert result is not None
        if "bell" in played.played:
            rung += 1
            assert result.outcome is Outcome.MADE
            assert rail(at).light > 0
        go_on(at, lambda scene: scene.model.show.result is None)
    assert rung


def test_a_tone_climbs_with_every_ten(table: Begin) -> None:
    at = at_table(table)
    go_on(at, has_contract)
    at.driver.desk.sounds.played = []
    go_on(at, tricks(4))
    names = [name for name in at.driver.desk.sounds.played if name.startswith("score_tick")]
    most = max(rail(at).points)
    assert names
    assert max(int(name[-1]) for name in names) == min(8, most // 10)


@pytest.mark.parametrize("why", ["strict", "unwished"])
def test_where_points_are_not_counted_aloud_nothing_tells_them(table: Begin, why: str) -> None:
    rules = Rules()
    if why == "strict":
        rules = replace(rules, deal=replace(rules.deal, strict_table=True))
    likes = Preferences(points_on_table=why == "strict")
    at = at_table(table, rules=rules, likes=likes)
    go_on(at, has_contract)
    at.driver.desk.sounds.played = []
    go_on(at, is_full)
    at.scene.update(0.2)
    sight = seen(at.scene)
    assert sight.rail is None
    assert sight.coins == ()
    assert sight.inlay is not None, "everybody knows the trumps"
    go_on(at, tricks(5))
    assert not {name for name in at.driver.desk.sounds.played if name.startswith(("score_tick", "bell"))}


def test_a_deal_that_is_taken_up_again_is_counted_in_silence(table: Begin) -> None:
    at = at_table(table)
    go_on(at, tricks(5))
    view = at.scene.model.match.view(0)
    assert at.scene.model.show.account.card_points == view.card_points
    again = at_table(table, rules=view.rules)
    again.scene.model.show.account = at.scene.model.show.account
    again.driver.desk.sounds.played = []
    again.scene.update(FRAME)
    assert again.scene.motion.score.meter.points == rail(at).points
    assert not {"bell", "score_tick_1"} & set(again.driver.desk.sounds.played)


def test_with_little_motion_points_stay_where_they_are_and_trumps_fade_in(table: Begin) -> None:
    at = at_table(table, likes=Preferences(motion=Motion.REDUCED), speed="normal")
    go_on(at, has_contract)
    spots = set()
    for _ in range(20):
        sight = seen(at.scene)
        assert sight.inlay is not None
        at.scene.update(FRAME)
        spots |= {inlay_spot(at)}
    assert len(spots) == 1, "the sign appears at its place"
    go_on(at, is_full)
    places = set()
    for _ in range(80):
        at.scene.update(FRAME)
        places |= {(one.rect.center, one.surface.get_size()) for one in coins_of(at)}
    assert 0 < len(places) <= 5, "each of the coins at one place"


def inlay_spot(at: Table) -> tuple[int, int]:
    pictures = painted(at)
    return pictures[4].rect.center  # above the four lines of the rim


def coins_of(at: Table) -> list[Picture]:
    easel, sight = at.scene.studio.painter.easel, seen(at.scene)
    return coin_pictures(easel, sight.layout, sight.show, rail(at), sight.coins) if sight.coins else []


def painted(at: Table) -> list[Picture]:
    return frame_of(at.scene.studio.painter, seen(at.scene)).pictures


@drawn_at_once()
def test_at_rest_nothing_moves_and_nothing_is_drawn(table: Begin) -> None:
    at = table(speed="normal")
    at.own_turn()
    at.type("1")
    assert at.own_turn()
    scene = at.scene
    scene.studio.cards.finish()
    at.driver.settle()
    assert eyes(scene).is_asked
    assert seen(scene).rail is not None
    assert scene.motion.score.is_still
    assert not scene.is_moving
    before = painted(at)
    at.driver.frames(10)
    assert not scene.is_stale
    assert painted(at) == before


SIZES = ((800, 600), (1280, 720), (2560, 1440), (2560, 1080))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("players", "lines"), [(2, (1, 1)), (3, (1, 1)), (3, (1, 2)), (3, (2, 1)), (4, (1, 1))]
)
def test_it_lies_between_trick_and_people_and_covers_nobody(
    size: tuple[int, int], players: int, lines: tuple[int, int]
) -> None:
    layout = TableLayout(Page(*size), players=players)
    places = rail_places(layout, lines)
    for box in (places.board, *places.ends):
        assert not box.overlaps(layout.hand_zone)
        assert not box.overlaps(layout.score)
        for place in layout.places:
            assert not box.overlaps(layout.person(place))
            assert not box.overlaps(layout.trick_card(place).bounds)
        assert not any(box.overlaps(layout.button(number)) for number in range(6))
    assert places.groove.h > 4 * layout.page.px(25)


@pytest.mark.parametrize("language", Language)
def test_every_figure_can_be_read(table: Begin, language: Language) -> None:
    at = at_table(table, size=(800, 600), language=language.value)
    easel, layout = at.scene.studio.painter.easel, at.scene.studio.layout
    easel.pen.forget()
    for names, ends in (
        (("Zlata", "Kristijan", "Joža"), ((0,), (1, 2))),
        (("Wir", "Sie"), ((0,), (1,))),
    ):
        full = Rail(ends, (262, 150, 90)[: len(names)], 502, 252, True, 160, 4, 0.5, 1.0, 1.0)  # type: ignore[arg-type]
        rail_pictures(easel, layout, full, names, at.driver.desk.say)
    texts = {one.text: one for one in easel.pen.written}
    assert {"262", "150", "252", "×4"} <= set(texts)
    assert not [text for text, one in texts.items() if one.is_cut]


@pytest.mark.parametrize("language", Language)
def test_what_has_a_name_in_the_auction_stands_on_the_rail_in_letters_of_the_language(
    table: Begin, language: Language
) -> None:
    at = at_table(table, size=(800, 600), language=language.value)
    easel, say = at.scene.studio.painter.easel, at.driver.desk.say
    signs = []
    for goal in (CAPOT_GOAL, GENERALE_GOAL):
        easel.pen.forget()
        rail = Rail(((0,), (1,)), (0, 0), 162, 162, True, goal, 1, 0, 0, 1)
        rail_pictures(easel, at.scene.studio.layout, rail, ("A", "B"), say)
        (sign,) = [one for one in easel.pen.written if one.text == goal_sign(say, goal)]
        assert not sign.is_cut
        signs.append(sign.text)
    assert len(set(signs)) == 2
    assert all(sign.isupper() for sign in signs)
    is_cyrillic = {"CYRILLIC" in unicodedata.name(letter) for sign in signs for letter in sign}
    assert is_cyrillic == {language is Language.BG}


@pytest.mark.parametrize("multiplier", [1, 2, 4])
def test_a_doubling_is_burnt_in(table: Begin, multiplier: int) -> None:
    at = at_table(table)
    easel, layout = at.scene.studio.painter.easel, at.scene.studio.layout
    easel.pen.forget()
    rail = Rail(((0,), (1,)), (0, 0), 162, 82, True, 0, multiplier, 1.0, 0, 1)
    rail_pictures(easel, layout, rail, ("A", "B"), words("en"))
    said = {one.text for one in easel.pen.written}
    assert (f"×{multiplier}" in said) is (multiplier > 1)


@pytest.mark.parametrize(
    ("game", "shows", "is_heard"),
    [("coinche_fr", True, True), ("coinche_fr", False, False), ("bela4", True, False)],
)
def test_only_a_doubling_that_is_seen_is_heard(table: Begin, game: str, shows: bool, is_heard: bool) -> None:
    at = at_table(table, game, Preferences(points_on_table=shows), seed="s7")
    go_on(at, has_contract)
    contract = at.scene.model.show.account.contract
    assert contract is not None
    assert (contract.multiplier > 1) is (game == "coinche_fr")
    at.scene.update(FRAME)
    assert ("burn" in at.driver.desk.sounds.played) is is_heard


def test_a_note_lies_off_the_rail(table: Begin) -> None:
    at = at_table(table, seed="s32")
    go_on(at, tricks(7))
    go_on(at, lambda scene: scene.model.note.text)
    at.driver.frames(2)
    box, places = at.scene.studio.painter.stands.note.box, rail_places(at.scene.studio.layout)
    assert box is not None
    assert not any(box.overlaps(one) for one in (places.board, *places.ends))


@pytest.mark.parametrize("has_room", [False, True])
def test_the_tone_of_the_trumps_lies_on_the_rim_of_the_table(table: Begin, has_room: bool) -> None:
    at = at_table(table)
    layout = TableLayout(Page(1280, 720), has_room=has_room)
    easel, inlay = at.scene.studio.painter.easel, Inlay(Trumps.HEARTS, 0, 1.0)
    lines = inlay_pictures(easel, layout, inlay, Place.BOTTOM, at.scene.studio.deck)[:4]
    for line in lines:
        assert layout.table.encloses(line.box)
        assert not layout.cloth.overlaps(line.box)


@pytest.mark.parametrize(
    ("trumps", "expected"),
    [
        (Trumps.HEARTS, {"JH", "9H"}),
        (Trumps.ALL, {"JH", "9H", "JS", "9C"}),
        (Trumps.NONE, set()),
        (None, set()),
    ],
)
def test_jack_and_nine_of_trumps_shine(trumps: Trumps | None, expected: set[str]) -> None:
    codes = ("JH", "9H", "AH", "JS", "9C", "KS")
    assert {code for code in codes if shines(Token(card(code)), trumps)} == expected
    assert not shines(Token(), trumps), "nobody knows a covered card"


def test_only_open_cards_at_rest_have_an_edge(table: Begin) -> None:
    at = at_table(table)
    easel = at.scene.studio.painter.easel
    jack, flights, plain = Token(card("JH")), Flights(), Picture(pygame.Surface((1, 1)), 0, 0)

    def count() -> int:
        return len(edged(easel, [jack], [[plain]], flights, Trumps.HEARTS)) - 1

    flights.settle({jack: Pose(100, 100, 3, 200)})
    assert count() == 1
    flights.settle({jack: Pose(100, 100, 3, 200, turn=0)})
    assert count() == 0
    flights.send({jack: Pose(500, 100, 3, 200)}, 0.5)
    assert count() == 0


def test_trumps_roll_in_from_the_taker_and_stay_until_the_next_deal(table: Begin) -> None:
    at = at_table(table, speed="normal")
    assert seen(at.scene).inlay is None
    go_on(at, has_contract)
    inlay, far = seen(at.scene).inlay, []
    assert inlay is not None
    contract = at.scene.model.show.account.contract
    assert isinstance(contract, Contract)
    assert (inlay.trumps, inlay.taker) == (contract.trumps, contract.taker)
    middle = at.scene.studio.layout.middle
    for _ in range(50):
        at.scene.update(FRAME)
        x, y = inlay_spot(at)
        far.append(abs(x - middle[0]) + abs(y - middle[1]))
    assert far == sorted(far, reverse=True)
    assert far[0] > 100
    assert far[-1] < 3
    go_on(at, lambda scene: scene.model.show.account.deal_number > 1)
    faded = []
    for _ in range(round(LEAVING / FRAME) + 1):
        inlay, shown = seen(at.scene).inlay, seen(at.scene).rail
        faded.append((inlay.opacity if inlay else 0.0, shown.opacity if shown else 0.0))
        at.scene.update(FRAME)
    assert faded == sorted(faded, reverse=True)
    assert 0.8 < faded[0][0] <= 1, "it does not vanish in one frame"
    assert seen(at.scene).inlay is None
    assert seen(at.scene).rail is None


@pytest.mark.parametrize(("game", "seed"), [("bela4", "s32"), ("belot_bg", "s4"), ("coinche_fr", "s7")])
def test_under_a_great_moment_nothing_in_the_cloth_jumps(table: Begin, game: str, seed: str) -> None:
    at = at_table(table, game, seed=seed)
    go_on(at, tricks(7))
    before = rail(at), seen(at.scene).inlay
    while at.scene.model.show.result is None:
        before = rail(at), seen(at.scene).inlay
        at.scene.update(FRAME)
    assert at.scene.model.progress.is_celebrated
    after = rail(at), seen(at.scene).inlay
    assert (after[0].mark, after[0].mark_share) == (before[0].mark, before[0].mark_share)
    assert after[0].multiplier == before[0].multiplier
    assert after[1] == before[1]


@pytest.mark.parametrize("face", ["hungarian", "french"])
def test_the_rim_takes_the_tone_of_the_trumps(table: Begin, face: str) -> None:
    at = at_table(table)
    easel = at.scene.studio.painter.easel
    deck = type(at.scene.studio.deck)(face)
    tones = {trumps: tone_of(easel, trumps, deck) for trumps in Trumps}
    assert tones[Trumps.NONE] == SILVER
    assert len(set(tones.values())) >= len(Trumps) - 1, "two suits of the French deck are black"
    red, green, _ = tones[Trumps.HEARTS]
    assert red > 1.5 * green


def test_where_there_is_no_room_it_lies_below_the_trick_and_off_the_people() -> None:
    layout = TableLayout(Page(1280, 720, zoom=1.4))
    places = rail_places(layout)
    assert not places.board.overlaps(layout.person(Place.RIGHT))
    assert not places.board.overlaps(layout.hand_zone)


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)])
def test_a_short_call_from_the_right_leaves_the_rail_in_sight(size: tuple[int, int]) -> None:
    layout = TableLayout(Page(*size), has_room=True)
    said = bubble_spot(layout, Place.RIGHT, [(layout.page.px(104), layout.page.px(74))]).box
    assert not said.overlaps(rail_places(layout).board)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [Place.RIGHT, Place.TOP, Place.LEFT])
@pytest.mark.parametrize("lines", [1, 2])
def test_what_is_said_in_play_leaves_the_rail_in_sight(
    size: tuple[int, int], place: Place, lines: int
) -> None:
    layout = TableLayout(Page(*size), has_room=True)
    places = rail_places(layout)
    wide, high = min(bubble_room(layout, place), layout.page.px(230)), layout.page.px(34 + 28 * lines)
    said = bubble_spot(layout, place, [(wide, high)], Shown(places.boxes)).box
    assert not said.overlaps(places.board)
    figures = [end.place(layout.page.px(56), end.h) for end in places.ends]
    assert not any(said.overlaps(box) for box in figures)


def test_cards_on_their_way_to_a_hand_pass_below_the_faces(table: Begin) -> None:
    at = at_table(table, size=(800, 600), speed="normal", dealer=1)
    board, flights = at.scene.model.show.board, at.scene.motion.flights
    go_on(at, lambda _: any(flights.raised() & set(board.hands[seat]) for seat in (1, 2, 3)))
    found = layers(board, flights)
    assert not any(set(board.hands[seat]) & set(found.high) for seat in (1, 2, 3))
