"""Several people come back to a saved match: one page calls the one whose turn it is."""

from __future__ import annotations

import pytest

from game.rules.phase import Phase
from tests.scenes.driver import Play
from tests.scenes.table.eyes import eyes
from tests.scenes.table.shared import People, seat_people
from tests.scenes.table.test_curtain import a_deal, cards_at_screen, hidden

ALL = {0, 1, 2, 3}


def come_back(play: Play, at: People, people: set[int]) -> People:
    """Close the program and open it again with the match as it was saved."""
    return seat_people(play, people, actions=at.session.record().actions)


def in_the_calls(play: Play, people: set[int], calls: int) -> People:
    """A table in whose first deal so many calls were made, and somebody at the screen has to call."""
    for seed in "abcdefgh":
        at = seat_people(play, people, seed=seed)
        for _ in range(12):
            at.wait()
            if at.session.state.phase is Phase.CALLING and len(eyes(at.scene).known.calls) >= calls:
                return at
            at.step()
    raise AssertionError(f"nobody has to call after {calls} calls")


@pytest.mark.parametrize(("people", "calls"), [(ALL, 1), (ALL, 2), ({0, 2}, 1)], ids=str)
def test_in_the_calls_one_page_calls_the_next_player(play: Play, people: set[int], calls: int) -> None:
    at = in_the_calls(play, people, calls)
    at = come_back(play, at, people)
    at.wait()
    assert at.is_at_curtain
    assert cards_at_screen(at) & hidden(at) == set()
    at.driver.frames(2)
    seat = at.driver.top.seat  # type: ignore[attr-defined]
    name = at.scene.model.seating.names[seat]
    assert f"To play: {name}" in {written.text for written in at.driver.written}
    at.step()
    at.wait()
    assert at.called == [seat]
    assert len(eyes(at.scene).faces()) == 6
    if at.session.waits_for == seat:
        assert eyes(at.scene).view.choices.calls, "the caller sees the cards and calls"
    at.step()
    for _ in range(3):
        at.wait()
        if at.session.state.phase is not Phase.CALLING:
            return
        assert not at.is_at_curtain, "nobody else looks again"
        at.step()


def test_before_the_first_call_everybody_looks(play: Play) -> None:
    """Nobody can know who had looked."""
    at = seat_people(play, {0, 2})
    at.wait()
    at = come_back(play, at, {0, 2})
    for _ in range(2):
        at.wait()
        at.step()
        at.wait()
        at.step()
    assert set(at.called) == {0, 2}


def test_in_the_play_one_page_calls_who_plays(play: Play) -> None:
    at = seat_people(play, ALL)
    for _ in a_deal(at):
        if len(eyes(at.scene).known.tricks) == 2:
            break
    at = come_back(play, at, ALL)
    at.wait()
    assert at.is_at_curtain
    at.step()
    at.wait()
    assert at.called == [at.session.waits_for]
    assert eyes(at.scene).view.choices.playable
