"""What a computer did is thought out again from the record, and comes out alike."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.explain.explanation import explain
from game.records.record import Record, Seated
from game.rules.actions import MakeCall, Play, SeatAction, Shuffle
from game.table.hindsight import EXPLAINED, hindsight
from game.table.seating import players_of
from game.table.session import Session
from game.variants.catalogue import GAMES


def played(game: str, *minds: str, seed: str = "hindsight") -> Record:
    """A first deal played by these."""
    rules = GAMES[game].rules
    record = Record(game=game, rules=rules, players=tuple(map(Seated, minds)), seed=seed)
    session = Session(record, players_of(record, seed), hold_between_deals=True)
    while not session.is_held and not session.is_over:
        session.advance()
    return session.record()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("game", "minds"),
    [
        ("bela4", ("hard", "easy", "medium", "random")),
        ("belot_bg", ("medium", "easy", "hard", "medium")),
        ("bela3", ("medium", "hard", "easy")),
        ("belote2_es", ("hard", "medium")),
    ],
)
def test_every_decision_comes_out_as_it_was(game: str, minds: tuple[str, ...]) -> None:
    record = played(game, *minds)
    found = [hindsight(record, place) for place in range(len(record.actions))]
    cards = [one for one in found if one is not None and isinstance(one.done, Play)]
    assert len(cards) == GAMES[game].rules.pack.hand * GAMES[game].rules.players
    for place, one in enumerate(found):
        action = record.actions[place]
        assert (one is None) == (not isinstance(action, EXPLAINED))
        if one is not None:
            assert one.is_same, (place, one.done, one.decision)
            assert one.seat == one.view.seat == one.view.turn
            assert not one.is_person
            assert explain(one.view, one.decision).action == one.decision.action
    searched = [one for one in cards if minds[one.seat] == "hard" and len(one.view.choices.cards) > 1]
    assert all(one.decision.worlds for one in searched)
    assert searched


def test_another_card_than_the_one_that_was_chosen_is_noticed() -> None:
    record = played("bela4", "medium", "medium", "medium", "medium")
    noticed = 0
    for place, action in enumerate(record.actions):
        one = hindsight(record, place)
        if one is None or not isinstance(action, Play) or len(one.view.choices.cards) < 2:
            continue
        other = next(card for card in one.view.choices.cards if card != action.card)
        changed = replace(record, actions=(*record.actions[:place], Play(action.seat, other)))
        again = hindsight(changed, place)
        assert again is not None
        assert again.decision == one.decision
        noticed += not again.is_same
    assert noticed > 5


def test_a_persons_seat_is_answered_by_the_strongest() -> None:
    record = played("bela4", "medium", "medium", "medium", "medium")
    record = replace(record, players=(Seated(), *record.players[1:]))
    place = next(
        place for place, action in enumerate(record.actions) if isinstance(action, Play) and action.seat == 0
    )
    one = hindsight(record, place)
    assert one is not None
    assert one.is_person
    assert one.decision.worlds or len(one.view.choices.cards) == 1


def test_chance_and_formalities_have_no_reason() -> None:
    record = played("bela4", "easy", "easy", "easy", "easy")
    for place, action in enumerate(record.actions):
        if isinstance(action, Shuffle) or not isinstance(action, SeatAction):
            assert hindsight(record, place) is None
        if isinstance(action, MakeCall):
            assert hindsight(record, place) is not None
    assert isinstance(record.actions[-1], Play)
    assert hindsight(record, len(record.actions)) is None
    assert hindsight(record, -1) is None
