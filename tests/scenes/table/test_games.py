"""Every game of the family at the table: what is shown agrees with what is known, and all can be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.cards.rank import Rank
from game.rules.actions import Blunder, Claim, Discard, Exchange, MakeCall
from game.rules.call import Bid, Word
from game.rules.contract import Trumps
from game.rules.fault import Fault
from game.rules.options.declarations import DeclarationTiming
from game.rules.options.pack import Discard as Allowed
from game.rules.options.play import Renege
from game.rules.options.rules import Rules
from game.scenes.preferences import Language
from game.scenes.table.account import account_of
from game.scenes.table.board import board_of, contents
from game.scenes.table.geometry.places import Place
from game.scenes.table.intents import Act, Commit
from game.scenes.table.offers import ButtonKind
from game.scenes.table.picture.prompt_view import prompt_boxes
from game.scenes.table.rehearsal import Rehearsal, some_action
from game.scenes.table.scene import TableScene
from game.scenes.table.show import Show
from game.scenes.table.sitting_down import House
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.depth import often
from tests.scenes.drawn_late import drawn_at_once
from tests.scenes.table.conftest import NAMES, Table
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import announce

Begin = Callable[..., Table]


def rules_of(game: str, **options: object) -> Rules:
    return options_from(options, GAMES[game].rules)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_events_and_views_agree_in_every_game(game: str, seat: int) -> None:
    match = Rehearsal(GAMES[game].rules, "agree")
    show = Show(match.view(seat))
    phases = set()
    for _ in range(260):
        events = match.advance(seat)
        for event in events:
            show.apply(event, account_of(match.view(seat)))
            tokens = list(show.board.tokens())
            assert len(tokens) == len(set(tokens)) == 32
        match.continue_match()
        view = match.view(seat)
        phases.add(view.phase)
        if view.choices.may_cut or view.deal_number == 0 or view.phase.value in ("cutting", "shuffling"):
            continue
        assert contents(show.board) == contents(board_of(view))
        assert show.account == account_of(view), "with belotes of the first trick and their second words"
    assert len(phases) >= 3


def test_the_pack_that_lies_open_shows_what_nobody_gets() -> None:
    match = Rehearsal(rules_of("bela2", packFaceUp=True), "open")
    while not match.view(0).calls:
        match.advance(0)
    board = board_of(match.view(0))
    assert [token.face for token in reversed(board.pack)] == list(match.view(0).stock)
    assert len(board.pack) == 11


def by_boxes(at: Table) -> None:
    """Answer what is asked by clicks: the first button that can be pressed, else a card."""
    scene = at.scene
    choices, controls = scene.model.view.choices, eyes(scene)
    if choices.discards:
        hand = scene.model.show.board.hands[0]
        for place in range(len(hand)):
            if len(controls.laid_away) < choices.discards:
                at.driver.click(at.spot(place))
    if controls.prompt is not None:
        boxes = prompt_boxes(controls.prompt, scene.studio.layout).buttons
        offers = controls.prompt.offers
        place = next(i for i, one in enumerate(offers) if one.kind is ButtonKind.ACT)
        at.driver.click(boxes[place])
        return
    place = next(
        i for i, token in enumerate(scene.model.show.board.hands[0]) if token.face in choices.playable
    )
    at.driver.click(at.spot(place))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_is_played_with_the_mouse(table: Begin, game: str) -> None:
    players = GAMES[game].rules.players
    at = table(
        rules=GAMES[game].rules, dealer=players - 1, speed="quick", size=(800, 600), names=NAMES[:players]
    )
    for _ in range(30):
        if not at.own_turn():
            break
        before = at.scene.model.match.state
        by_boxes(at)
        at.until(lambda scene, before=before: scene.model.match.state is not before, most=8)
    assert not at.is_on_top, "the sheet lies over the table"
    assert len(at.scene.model.match.view(0).results) == 1


LANGUAGES = [language.value for language in Language]
WIDE = [(game, LANGUAGES[number % 6]) for number, game in enumerate(GAMES)]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "language"), [*WIDE, ("belot_bg", "hr"), ("coinche_fr", "de")])
@drawn_at_once()
def test_every_text_of_every_game_fits(table: Begin, game: str, language: str) -> None:
    players = GAMES[game].rules.players
    at = table(
        rules=GAMES[game].rules, speed="instant", size=(800, 600), language=language, names=NAMES[:players]
    )
    written = at.scene.studio.painter.easel.pen.written
    seen: dict[str, object] = {}
    for _ in range(24):
        if not at.own_turn():
            break
        seen |= {one.text: one for one in written}
        at.scene.want(Act(some_action(at.scene.model.view, lambda most: most // 2)))
        at.driver.frames()
    for text, one in seen.items():
        assert not one.is_cut, text
        assert one.box.encloses(one.inked, slack=1.5), text
    assert len(seen) > 10


def asked(at: Table, wanted: Callable[[Table], bool], most: int = 60) -> bool:
    """Go on until the player is asked so; other questions are answered somehow."""
    for _ in range(most):
        if not at.own_turn():
            at.driver.key(pygame.K_SPACE)
            at.driver.frames(3)
            if not at.own_turn():
                return False
        if wanted(at):
            return True
        at.scene.want(Act(some_action(at.scene.model.view, lambda most: most // 2)))
        at.driver.frames()
    return False


def test_coinche_bids_the_number_that_was_chosen(table: Begin) -> None:
    at = table(rules=rules_of("coinche_fr"), speed="quick")
    assert asked(at, lambda at: bool(at.scene.model.view.choices.calls))
    prompt = eyes(at.scene).prompt
    numbers = [one for one in prompt.offers if one.kind is ButtonKind.NUMBER]
    lowest = numbers[0].goal
    assert numbers[0].is_on
    at.driver.key(pygame.K_UP)
    at.driver.key(pygame.K_UP)
    heart = next(one for one in eyes(at.scene).prompt.offers if one.suit is not None)
    assert heart.action.call == Bid(heart.trumps, lowest + 20)
    at.type(heart.key.lower())
    assert at.scene.model.match.view(0).calls[-1][1].goal == lowest + 20


def test_coinche_is_bid_with_the_arrows_in_a_few_presses(table: Begin) -> None:
    at = table(rules=rules_of("coinche_fr"), speed="quick")
    assert asked(at, lambda at: bool(at.scene.model.view.choices.calls))
    offers = eyes(at.scene).prompt.offers
    lowest = next(one.goal for one in offers if one.kind is ButtonKind.NUMBER)
    at.driver.key(pygame.K_UP)
    at.driver.key(pygame.K_RIGHT)
    first = next(one for one in eyes(at.scene).prompt.offers if one.kind is not ButtonKind.NUMBER)
    at.driver.key(pygame.K_RETURN)
    assert at.scene.model.match.view(0).calls[-1][1] == Bid(first.trumps, lowest + 10)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game", ["bela2", "belot_bg", "belote2_es", "coinche_fr"])
def test_only_what_may_be_said_is_offered(table: Begin, game: str) -> None:
    players = GAMES[game].rules.players
    at = table(rules=GAMES[game].rules, speed="instant", names=NAMES[:players])
    for _ in range(often(4, 8)):
        if not asked(at, lambda at: bool(at.scene.model.view.choices.calls)):
            break
        calls = set(at.scene.model.view.choices.calls)
        prompt = eyes(at.scene).prompt
        said = {one.action.call for one in prompt.offers if isinstance(one.action, MakeCall)}
        goals = {one.goal for one in prompt.offers if one.kind is ButtonKind.NUMBER}
        assert said <= calls
        assert {call for call in calls if isinstance(call, Word)} <= said
        assert goals == {call.goal for call in calls if isinstance(call, Bid) and call.goal}
        keys = [one.key for one in prompt.offers if one.key]
        assert len(keys) == len(set(keys))
        at.scene.want(Act(some_action(at.scene.model.view, lambda most: most // 2)))
        at.driver.frames()


def test_what_was_said_stays_in_sight_until_the_contract(table: Begin) -> None:
    at = table(rules=rules_of("belot_bg"), speed="quick")
    assert asked(at, lambda at: bool(at.scene.model.view.choices.calls and at.scene.model.view.calls))
    assert at.scene.model.show.account.last_calls == dict(at.scene.model.view.calls)
    while at.scene.model.show.account.contract is None:
        assert at.own_turn()
        at.scene.want(Act(some_action(at.scene.model.view, lambda most: most // 2)))
    at.own_turn()
    assert at.scene.model.show.account.last_calls == {}


def test_laying_away_takes_two_cards_and_a_confirmation(table: Begin) -> None:
    rules = rules_of("bela3")
    at = table(rules=rules, dealer=2, speed="quick", names=NAMES[:3])
    assert asked(at, lambda at: bool(at.scene.model.view.choices.discards))
    scene = at.scene
    assert len(scene.model.show.board.hands[0]) == 12
    offer = eyes(scene).prompt.offers[0]
    assert offer.is_dead
    at.type("d")
    assert scene.model.view.choices.discards == 2, "nothing is laid away before two cards are chosen"
    for place in (0, 5, 11):
        at.driver.click(at.spot(place))
        if place == 0:
            at.type("d")
            assert eyes(scene).note == scene.desk.say.count("table.discard.title", 1)
    hand = scene.model.show.board.hands[0]
    assert [hand.index(token) for token in eyes(scene).laid_away] == [5, 11]
    chosen = tuple(token.face for token in eyes(scene).laid_away)
    assert eyes(scene).prompt.offers[0].action == Discard(0, chosen)
    at.driver.settle()
    assert (
        scene.motion.flights.pose(hand[5]).y
        < scene.motion.flights.pose(hand[4]).y - scene.studio.layout.hovered
    )
    at.type("d")
    at.until(lambda scene: scene.model.match.view(0).discarded)
    assert set(scene.model.match.view(0).discarded) == set(chosen)


def test_trumps_that_must_stay_are_dark_and_refused(table: Begin) -> None:
    rules = rules_of("bela3")
    rules = replace(rules, pack=replace(rules.pack, discard=Allowed.NO_TRUMP))
    at = table(rules=rules, dealer=2, speed="quick", names=NAMES[:3])
    assert asked(at, lambda at: bool(at.scene.model.view.choices.discards))
    free = at.scene.model.view.choices.discardable
    place = next(i for i, one in enumerate(at.scene.model.show.board.hands[0]) if one.face not in free)
    at.driver.click(at.spot(place))
    assert eyes(at.scene).laid_away == ()
    assert eyes(at.scene).note


def test_the_seven_is_exchanged_after_a_question(table: Begin) -> None:
    for seed in range(40):
        at = table(rules=rules_of("belote2_es"), speed="instant", seed=str(seed), names=NAMES[:2])
        if not asked(at, lambda at: at.scene.model.view.choices.may_exchange, most=6):
            continue
        prompt = eyes(at.scene).prompt
        assert prompt.cards[0].rank is Rank.SEVEN
        assert prompt.cards[1] is at.scene.model.view.proposed
        assert isinstance(prompt.offers[0].action, Exchange)
        at.type(prompt.offers[0].key.lower())
        at.driver.frames(4)
        assert at.scene.model.show.board.turned.face is prompt.cards[0]
        assert prompt.cards[1] in at.scene.model.show.board.own_cards
        return
    raise AssertionError("in forty deals the player never had the seven")


def test_a_seven_that_was_kept_may_still_be_exchanged_but_is_not_asked_for(table: Begin) -> None:
    for seed in range(40):
        saved: list[object] = []
        at = table(
            rules=rules_of("belote2_es"),
            speed="instant",
            seed=str(seed),
            dealer=1,
            names=NAMES[:2],
            house=House(changed=partial(saved.append, None)),
        )
        if not asked(at, lambda at: at.scene.model.view.choices.may_exchange, most=6):
            continue
        saved.clear()
        at.type(eyes(at.scene).prompt.offers[1].key.lower())
        assert saved, "what nobody sees is written too"
        at.until(lambda scene: eyes(scene).is_asked and scene.model.view.choices.playable)
        assert eyes(at.scene).prompt is None, "the table waits for a card"
        late = next(one for one in eyes(at.scene).extras if isinstance(one.action, Exchange))
        at.type(late.key.lower())
        at.driver.frames(4)
        assert at.scene.model.show.board.turned.face.rank is Rank.SEVEN
        return
    raise AssertionError("in forty deals the player never had the seven")


def test_a_claim_is_asked_once_more(table: Begin) -> None:
    at = table(rules=rules_of("belote2_es", target=60), speed="quick", names=NAMES[:2], seed="claim")
    assert asked(at, lambda at: at.scene.model.view.choices.may_claim)
    controls = eyes(at.scene)
    claim = next(one for one in controls.extras if one.kind is ButtonKind.ASK)
    at.type(claim.key.lower())
    assert isinstance(controls.prompt.offers[0].action, Claim)
    at.driver.key(pygame.K_ESCAPE)
    assert at.is_on_top
    assert controls.prompt is None, "Escape leads back to the game"
    assert not at.scene.model.match.is_over
    at.type(claim.key.lower())
    at.type(controls.prompt.offers[0].key.lower())
    at.until(lambda scene: scene.model.match.is_over)


def test_who_presses_a_card_out_of_turn_is_warned_and_then_believed(table: Begin) -> None:
    rules = rules_of("belote2_es")
    rules = replace(rules, play=replace(rules.play, renege=Renege.TEN_POINTS))
    at = table(rules=rules, speed="normal", names=NAMES[:2])

    def is_others_turn(scene: TableScene) -> bool:
        return (
            Fault.OUT_OF_TURN in scene.model.match.view(0).choices.blunders
            and scene.model.match.waits_for == 1
        )

    for _ in range(30):
        assert asked(at, lambda _: True)
        at.scene.want(Act(some_action(at.scene.model.view, lambda most: most // 2)))
        if is_others_turn(at.scene):
            break
    assert is_others_turn(at.scene)
    done: list[object] = []
    at.scene.model.match.act = done.append  # type: ignore[method-assign]
    at.scene.want(Commit(Fault.OUT_OF_TURN))
    assert done == []
    assert eyes(at.scene).note
    at.scene.want(Commit(Fault.OUT_OF_TURN))
    assert done == [Blunder(0, Fault.OUT_OF_TURN)]


def test_a_fault_of_ten_points_needs_a_second_press(table: Begin) -> None:
    fault = Fault.EXPOSED
    rules = rules_of("belote2_es")
    rules = replace(rules, play=replace(rules.play, renege=Renege.TEN_POINTS))
    at = table(rules=rules, speed="quick", names=NAMES[:2])
    assert asked(at, lambda at: bool(at.scene.model.view.choices.playable))
    done: list[object] = []
    at.scene.model.match.act = done.append  # type: ignore[method-assign]
    token = at.scene.model.show.board.pack[-1]
    pose = at.scene.motion.flights.pose(token)
    at.driver.click((pose.x, pose.y))
    assert done == []
    assert eyes(at.scene).note
    at.driver.click((pose.x, pose.y))
    assert done == [Blunder(0, fault)]


def test_the_pack_may_be_clicked_where_that_costs_nothing(table: Begin) -> None:
    at = table(rules=rules_of("belote2_es"), speed="quick", names=NAMES[:2])
    assert asked(at, lambda at: bool(at.scene.model.view.choices.playable))
    pose = at.scene.motion.flights.pose(at.scene.model.show.board.pack[-1])
    at.driver.click((pose.x, pose.y))
    assert eyes(at.scene).note == ""


def test_two_sit_opposite_and_three_leave_the_far_side_free(table: Begin) -> None:
    two = table(rules=rules_of("bela2"), names=NAMES[:2]).scene.studio.layout
    three = table(rules=rules_of("bela3"), names=NAMES[:3]).scene.studio.layout
    assert two.places == (Place.BOTTOM, Place.TOP)
    assert three.places == (Place.BOTTOM, Place.RIGHT, Place.LEFT)


@pytest.mark.parametrize("game", ["belot_bg", "coinche_fr", "belote4_es", "bela4"])
def test_who_has_nothing_is_silent_where_declarations_come_with_the_first_card(game: str) -> None:
    rules = GAMES[game].rules
    show = Show(Rehearsal(rules, "silent").view(0))
    announce(show, 1, 0)
    assert bool(show.bubbles) is (rules.declarations.timing is DeclarationTiming.BEFORE_LEAD)
    show.bubbles.clear()
    announce(show, 2, 20)
    assert 2 in show.bubbles
    announce(show, 3, 0)
    answers = rules.declarations.names_only or rules.declarations.timing is DeclarationTiming.BEFORE_LEAD
    assert (3 in show.bubbles) is answers


def test_games_that_outbid_each_other_stand_from_low_to_high(table: Begin) -> None:
    at = table(rules=rules_of("belot_bg"), speed="quick")
    assert asked(at, lambda at: bool(at.scene.model.view.choices.calls))
    offered = [one.trumps for one in eyes(at.scene).prompt.offers if one.trumps is not None]
    assert offered == sorted(offered, key=list(Trumps).index)
    assert len(offered) > 1
