"""Nothing that all see or hear tells what only one may know: one test for each way in which it could."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.records.record import HUMAN, Record, Seated
from game.rules.actions import Action
from game.rules.options.declarations import Announce
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.scenes.table import looking
from game.scenes.table.curtain import Curtain
from game.scenes.table.rehearsal import some_action
from game.table.player import Human
from game.table.session import Session
from game.variants.catalogue import GAMES
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import NAMES, People, seat_people
from tests.scenes.table.sights import seen
from tests.table.players import Plain

EXCHANGES = "belote4_es"


def in_phase(at: People, phase: Phase, most: int = 120) -> list[tuple[int, bool, list[str]]]:
    """Until the first card: whom the curtain called for that phase, what he could choose, what was played."""
    found = []
    for _ in range(most):
        at.wait()
        state = at.session.state
        if state.phase is Phase.PLAYING and state.the_deal.the_play.trick.cards:
            break
        if isinstance(at.driver.top, Curtain) and state.phase is phase:
            seat = at.driver.top.seat
            at.step()
            at.driver.frames(2)
            at.wait()
            assert eyes(at.scene).prompt is not None, "somebody is called and asked nothing"
            at.driver.desk.sounds.played.clear()
            view = at.session.view(seat)
            may = view.choices.may_exchange if phase is Phase.EXCHANGING else bool(view.choices.declarations)
            at.driver.frames(9)
            at.step()
            at.driver.frames(2)
            found.append((seat, may, list(at.driver.desk.sounds.played)[:1]))
            continue
        at.driver.frames(9)
        at.step()
    return found


@pytest.mark.slow
def test_everybody_is_called_and_presses_a_button_whether_he_holds_the_seven_or_not(play: Play) -> None:
    asked = []
    for number in range(4):
        at = seat_people(play, {0, 1, 2, 3}, game=EXCHANGES, seed=f"tell {number}")
        here = in_phase(at, Phase.EXCHANGING)
        if here:
            until = next((place for place, (_, may, _) in enumerate(here, 1) if may), 4)
            assert len(here) in {4, until}, "only who exchanges ends the round"
            assert len({seat for seat, *_ in here}) == len(here)
        asked += here
    assert {may for _, may, _ in asked} == {True, False}, "both kinds were asked"
    assert [played for *_, played in asked] == [["button"]] * len(asked)


def test_everybody_is_asked_for_declarations_whether_he_has_some_or_not(play: Play) -> None:
    at = seat_people(play, {0, 2}, rules=by_hand("bela4"), seed="declares")
    asked = in_phase(at, Phase.DECLARING)
    assert {seat for seat, *_ in asked} == {0, 2}
    assert [played for *_, played in asked] == [["button"]] * len(asked)


def test_alone_nobody_is_asked_what_he_cannot_do(play: Play) -> None:
    at = seat_people(play, {0}, game=EXCHANGES, seed="tell 0")
    for _ in range(12):
        at.wait()
        if at.session.state.phase is Phase.EXCHANGING:
            assert at.session.view(0).choices.may_exchange
        at.driver.frames(9)
        at.step()
        if at.session.state.deal is not None and at.session.state.the_deal.playing is not None:
            return


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_no_light_goes_round_while_computers_are_asked_for_the_seven(
    play: Play, monkeypatch: pytest.MonkeyPatch, holder: int
) -> None:
    """Who holds it thinks in a thread of his own, for some frames: nothing shows that he is asked."""
    at = seat_people(play, {0}, game=EXCHANGES, seed="light")
    phase, view = Phase.EXCHANGING, at.session.view(0)
    monkeypatch.setattr(looking, "known", lambda _: replace(view, phase=phase))
    monkeypatch.setattr(looking, "turn", lambda _: holder)
    at.scene.motion.director.skip()
    assert seen(at.scene).active is None
    phase = Phase.PLAYING
    assert seen(at.scene).active == holder


def seated(rules: Rules, game: str, people: set[int], seed: str) -> Session:
    """People at these seats, and computers that answer at once."""
    minds = tuple(HUMAN if seat in people else "easy" for seat in range(rules.players))
    players = tuple(Seated(mind, name) for mind, name in zip(minds, NAMES, strict=True))
    record = Record(game=game, rules=rules, players=players, seed=seed)
    return Session(record, [Human() if mind == HUMAN else Plain() for mind in minds])


def decide(session: Session) -> None:
    """The person on turn does something."""
    assert session.waits_for is not None
    session.act(some_action(session.view(session.waits_for), lambda most: most // 2))


def by_hand(game: str) -> Rules:
    """The rules of that game where players say their declarations and belotes themselves."""
    rules = GAMES[game].rules
    return replace(rules, declarations=replace(rules.declarations, announce=Announce.MANUAL))


def to_the_last_card(rules: Rules, seed: str) -> tuple[Action, ...]:
    """A first deal until everybody holds one card."""
    session = seated(rules, "bela4", {0, 1, 2, 3}, seed)
    while not (len(session.view(0).tricks) == 7 and session.waits_for is not None):
        if not session.advance():
            decide(session)
    return session.record().actions


@pytest.mark.parametrize("is_by_hand", [False, True])
def test_the_last_card_is_called_for_where_a_word_might_be_said_with_it(play: Play, is_by_hand: bool) -> None:
    """With words said by the players a curtain for some last cards only would tell who has one to say."""
    rules = by_hand("bela4") if is_by_hand else GAMES["bela4"].rules
    at = seat_people(play, {0, 2}, rules=rules, seed="last", actions=to_the_last_card(rules, "last"))
    called = set()
    with at.driver.waiting():
        while not at.session.view(0).results:
            if isinstance(at.driver.top, Curtain):
                called.add(at.driver.top.seat)
                at.step()
                at.wait()
                at.step()
            at.driver.frames()
    assert called == ({0, 2} if is_by_hand else set())


def asked_in_vain(rules: Rules, game: str, people: set[int], phase: Phase) -> set[int]:
    """Who is asked in that phase of some deals though there is nothing that the seat could say."""
    found, deals = set(), 0
    for number in range(40):
        session = seated(rules, game, people, f"formal {number}")
        is_there = False
        while session.state.phase is not Phase.PLAYING and not session.is_between_deals:
            is_there = is_there or session.state.phase is phase
            if session.advance():
                continue
            seat = session.waits_for
            assert seat is not None
            choices = session.view(seat).choices
            if session.state.phase is phase and not (choices.may_exchange or choices.declarations):
                found.add(seat)
            decide(session)
        deals += is_there
    assert deals >= 3
    return found


@pytest.mark.parametrize(
    ("game", "phase"), [(EXCHANGES, Phase.EXCHANGING), ("bela4", Phase.DECLARING)], ids=["seven", "words"]
)
def test_a_person_alone_and_a_computer_answer_a_formality_by_themselves_but_two_people_are_asked(
    game: str, phase: Phase
) -> None:
    rules = by_hand(game)
    assert asked_in_vain(rules, game, {0}, phase) == set()
    assert asked_in_vain(rules, game, {0, 1}, phase) == {0, 1}
