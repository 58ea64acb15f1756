"""A moment is found where another card promised clearly more, and only there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.decision import Candidate, Decision, Reason
from game.ai.levels import make_mind
from game.cards.card import card as card_named
from game.records.record import HUMAN, Record, Seated, as_recorded
from game.records.replay import state_after
from game.rules.actions import Play, SeatAction
from game.rules.view import View
from game.rules.viewing import view_for
from game.table import missed
from game.table.headless import Bout
from game.table.hindsight import Hindsight, hindsight
from game.table.missed import ERRORS, WORTH_A_LOOK, Missed, most_missed
from game.variants.catalogue import GAMES

RULES = GAMES["bela4"].rules


class Wasteful:
    """Plays the card that is worth most, whatever lies on the table."""

    def __init__(self) -> None:
        self._other = make_mind("medium")

    def decide(self, view: View, seed: int) -> object:
        decision = self._other.decide(view, seed)
        if isinstance(decision.action, Play):
            dearest = max(view.choices.playable, key=lambda card: (card.rank, card))
            return replace(decision, action=replace(decision.action, card=dearest))
        return decision


def played(seed: str, *, is_wasteful: bool) -> Record:
    minds = [Wasteful() if is_wasteful else make_mind("master"), *[make_mind("medium")] * 3]
    bout = Bout(RULES, minds, seed)  # type: ignore[arg-type]
    bout.play_deal()
    players = (Seated(HUMAN), *[Seated("medium")] * 3)
    return Record(game="bela4", rules=RULES, players=players, seed=seed, actions=tuple(bout.actions))


@pytest.mark.slow
def test_the_worst_card_is_the_moment() -> None:
    found = 0
    for number in range(4):
        record = played(f"missed {number}", is_wasteful=True)
        moment = most_missed(record, 0)
        if moment is None:
            continue
        found += 1
        done = record.actions[moment.place]
        assert isinstance(done, Play)
        assert done.seat == 0
        past = hindsight(record, moment.place)
        assert past is not None
        values = {as_recorded(one.action, RULES): one.value for one in past.decision.candidates}
        best = as_recorded(past.decision.action, RULES)
        assert isinstance(best, SeatAction)
        assert values[best] - values[done] == pytest.approx(moment.loss)
        assert moment.loss >= WORTH_A_LOOK
    assert found >= 2


def test_who_plays_like_the_master_has_nothing_to_look_at() -> None:
    record = played("missed 1", is_wasteful=False)
    moment = most_missed(record, 0)
    assert moment is None or moment.loss < 2 * WORTH_A_LOOK


def test_only_a_certain_and_large_loss_of_a_person_is_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("missed 0", is_wasteful=True)
    places = [
        place for place, action in enumerate(record.actions) if isinstance(action, Play) and action.seat == 0
    ]
    card = card_named("7C")
    best, done = Play(0, card), record.actions[places[2]]
    assert isinstance(done, Play)
    view = view_for(state_after(record), 0)

    def moment(loss: float, error: float = 1.0, **changes: object) -> Missed | None:
        weighed = (Candidate(best, 20.0, error), Candidate(done, 20.0 - loss, error))
        past = Hindsight(view, done, Decision(best, Reason.TAKES_TRICK, weighed), is_person=True)
        changed = replace(past, **changes)  # type: ignore[arg-type]
        monkeypatch.setattr(missed, "hindsight", lambda _, at: changed if at == places[2] else None)
        return most_missed(record, 0)

    found = moment(WORTH_A_LOOK)
    assert found is not None
    assert (found.place, found.loss, found.past.done) == (places[2], WORTH_A_LOOK, done)
    assert moment(WORTH_A_LOOK - 0.1) is None
    assert moment(ERRORS * 4 + 0.1, 4.0) is not None
    assert moment(ERRORS * 4, 4.0) is None
    assert moment(20, is_person=False) is None
    assert moment(20, decision=Decision(done, Reason.TAKES_TRICK)) is None
    assert moment(20, decision=Decision(best, Reason.TAKES_TRICK)) is None, (
        "what was not weighed has no value"
    )


def test_nobody_thinks_on_when_nobody_wants_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("missed 0", is_wasteful=True)
    monkeypatch.setattr(missed, "hindsight", lambda *_: pytest.fail("it thinks"))
    assert most_missed(record, 0, lambda: False) is None
