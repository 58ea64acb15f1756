"""Nothing that all see or hear tells what only one may know: one test for each way in which it could."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.records.record import HUMAN, Record, Seated
from game.rules.options.declarations import Announce
from game.rules.phase import Phase
from game.scenes.table import looking
from game.scenes.table.curtain import Curtain
from game.scenes.table.update import curtain
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
    rules = GAMES["bela4"].rules
    rules = replace(rules, declarations=replace(rules.declarations, announce=Announce.MANUAL))
    at = seat_people(play, {0, 2}, rules=rules, seed="declares")
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


def test_the_last_card_is_called_for_where_a_word_might_be_said_with_it(play: Play) -> None:
    """With words said by the players a curtain for some last cards only would tell who has one to say."""
    at = seat_people(play, {0, 2}, seed="last")
    view = at.session.view(0)
    hand = at.session.state.the_deal.hands[0][:1] if at.session.state.deal else ()
    view = replace(view, hand=hand or (0,), choices=replace(view.choices, playable=hand or (0,)))  # type: ignore[arg-type]
    assert curtain._is_forced(view)
    manual = replace(view.rules.declarations, announce=Announce.MANUAL)
    for cards in ((), view.hand):
        choices = replace(view.choices, belote_cards=cards)
        asked = replace(view, choices=choices, rules=replace(view.rules, declarations=manual))
        assert not curtain._is_forced(asked)


def test_a_person_alone_and_a_computer_answer_a_formality_by_themselves_but_two_people_are_asked() -> None:
    rules = GAMES[EXCHANGES].rules

    def asked_after(minds: tuple[str, ...]) -> Session:
        seated = tuple(Seated(mind, name) for mind, name in zip(minds, NAMES, strict=True))
        record = Record(game=EXCHANGES, rules=rules, players=seated, seed="formal")
        return Session(record, [Human() if mind == HUMAN else Plain() for mind in minds])

    alone = asked_after((HUMAN, "easy", "easy", "easy"))
    shared = asked_after((HUMAN, HUMAN, "easy", "easy"))
    kept = replace(alone.view(0).choices, may_keep=True)
    assert not alone._is_asked_like_others(0, kept)
    assert shared._is_asked_like_others(0, kept)
    assert shared._is_asked_like_others(1, replace(kept, may_keep=False, must_declare=True))
    assert not shared._is_asked_like_others(2, kept)
