"""A match goes its way whoever sits there, can be left and taken up, and taken back where that is allowed."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.levels import make_mind
from game.cards.card import DECK
from game.records.parse import parse
from game.records.record import Record, Seated
from game.records.replay import state_after
from game.records.write import write
from game.rules.actions import ChooseDealer, Cut, Knock, MakeCall, Play
from game.rules.call import Word
from game.rules.events import DealBegun, DealScored, Event, HandDealt
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.refusal import IllegalActionError
from game.rules.trick import winner_of
from game.rules.viewing import seen_by
from game.table.plain import plain_action
from game.table.player import Computer, Human, Player, Scripted
from game.table.seating import seed_of_view
from game.table.session import Lapse, Session
from game.table.thinker import Thinker
from tests.table.players import NeverAnswers, Plain, PlaysIllegally, Raises
from tests.table.wild import BELA, TABLES, rules_of, wild_match


def record_of(rules: Rules = BELA, seed: str = "a seed") -> Record:
    return Record(game="bela4", rules=rules, players=(Seated(),) * 4, seed=seed)


def randoms(seed: str = "a seed", thinker: Thinker | None = None) -> list[Player]:
    return [Computer(make_mind("random"), seed_of_view(seed), thinker) for _ in range(4)]


def run(session: Session, most: int = 5_000) -> Session:
    for _ in range(most):
        if session.is_over or not session.advance():
            break
    return session


@pytest.mark.parametrize("table", TABLES)
def test_a_match_runs_to_its_end(table: str) -> None:
    session = run(Session(record_of(rules_of(table)), randoms()))

    assert session.is_over
    assert session.state.result is not None
    assert session.notes == []
    assert session.text() == write(session.record())
    assert state_after(parse(session.text())) == session.state


def test_the_same_seed_is_the_same_match_and_another_is_not() -> None:
    one, two, three = (run(Session(record_of(seed=seed), randoms(seed))).record() for seed in "xxy")

    assert one == two
    assert one.actions != three.actions


@given(st.integers(1, 250))
@settings(max_examples=12)
def test_a_match_left_anywhere_goes_on_as_if_nothing_had_been(actions: int) -> None:
    whole = run(Session(record_of(), randoms()))

    left = Session(record_of(), randoms())
    for _ in range(actions):
        left.advance()
    resumed = run(Session(parse(left.text()), randoms()))

    assert resumed.record() == whole.record()


def test_a_background_thinker_decides_alike() -> None:
    thinker = Thinker()
    session = Session(record_of(), randoms(thinker=thinker))
    until = time.monotonic() + 30
    while not session.is_over and time.monotonic() < until:
        session.advance()
    thinker.close()

    assert session.record() == run(Session(record_of(), randoms())).record()


def test_events_come_as_the_watcher_may_see_them() -> None:
    open_one, watched = (Session(record_of(), randoms()) for _ in range(2))
    for _ in range(120):
        assert watched.advance(2) == tuple(seen_by(event, 2) for event in open_one.advance())


def test_what_was_told_in_a_deal_can_be_told_again() -> None:
    session, heard = Session(record_of(), randoms()), list[Event]()
    assert session.told(2) == ()
    while session.state.deal_number < 3:
        new = session.advance(2)
        begun = [place for place, event in enumerate(new) if isinstance(event, DealBegun)]
        heard = [*new[begun[0] :]] if begun else [*heard, *new]
        assert session.told(2) == tuple(heard)


def test_whoever_has_the_rest_proven_takes_it_where_that_is_wished() -> None:
    plain, claiming = (Session(record_of(), randoms()) for _ in range(2))
    claiming.claims = True
    claimed = 0
    while not claiming.is_over:
        claiming.advance()
        rest = claiming.claimed
        if rest is None or not claiming.is_between_deals:
            continue
        claimed += 1
        deal = claiming.state.past[-1]
        last = deal.tricks[-len(rest.order) :]
        assert {winner_of(trick, deal.contract.trumps, 4) for trick in last} == {rest.seat}
    assert 0 < claimed < len(claiming.state.results)
    assert parse(claiming.text()) == claiming.record()
    while not plain.is_over:
        plain.advance()
        assert plain.claimed is None


def test_others_sit_down_between_two_deals_only_and_as_many() -> None:
    session, other = human_table(hold=True), replace(record_of(), players=(Seated("hard"),) * 4)
    with pytest.raises(ValueError, match="between two deals"):
        session.reseat(other, randoms())
    while not session.is_held:
        if session.waits_for_human:
            act_plainly(session)
        session.advance()
    with pytest.raises(ValueError, match="3 players"):
        session.reseat(other, randoms()[:3])
    before = session.record()

    session.reseat(replace(other, tags=(("Characters", "ana joza"),)), randoms())

    assert session.humans == ()
    assert session.record() == replace(before, players=other.players, tags=(("Characters", "ana joza"),))
    assert session.text() == write(session.record())
    session.continue_match()
    assert isinstance(session.advance()[0], DealBegun)


def test_players_hear_only_what_they_may() -> None:
    players = [Plain() for _ in range(4)]
    run(Session(record_of(), players), 80)

    for seat, player in enumerate(players):
        assert player.seen
        assert all(event.deck is None for event in player.seen if isinstance(event, DealBegun))
        others = [event for event in player.seen if isinstance(event, HandDealt) and event.seat != seat]
        assert others
        assert all(event.cards is None for event in others)


def human_table(rules: Rules = BELA, *, hold: bool = False, seed: str = "a seed") -> Session:
    players = randoms(seed)
    players[0] = Human()
    return Session(record_of(rules, seed), players, hold_between_deals=hold)


def to_person(session: Session) -> None:
    while not session.waits_for_human and session.advance():
        pass


def act_plainly(session: Session) -> None:
    session.act(plain_action(0, session.view(0).choices))


def test_a_person_is_waited_for_and_acts() -> None:
    session = human_table()
    to_person(session)
    assert session.humans == (0,)
    assert session.advance() == ()
    before = session.state

    act_plainly(session)

    assert session.state != before
    assert session.advance()


def test_what_a_person_may_not_do_changes_nothing() -> None:
    session = human_table()
    to_person(session)
    while not session.view(0).hand:
        act_plainly(session)
        to_person(session)
    before = session.record()
    missing = next(card for card in DECK if card not in session.view(0).hand)
    actions = (Play(0, missing), MakeCall(0, Word.CONTRA), MakeCall(1, Word.PASS), Knock(0), ChooseDealer(0))
    for action in actions:
        with pytest.raises(IllegalActionError):
            session.act(action)

    assert session.record() == before
    assert session.notes == []


def test_a_person_does_not_act_for_a_computer() -> None:
    whole = run(Session(record_of(), randoms())).record()
    place, call = next(
        (place, action)
        for place, action in enumerate(whole.actions)
        if isinstance(action, MakeCall) and action.seat == 1
    )
    players: list[Player] = [Human(), *(NeverAnswers() for _ in range(3))]
    session = Session(replace(whole, actions=whole.actions[:place]), players)
    assert session.waits_for == 1
    with pytest.raises(IllegalActionError):
        session.act(call)


def test_a_person_is_not_asked_for_the_cards_of_a_rest_that_another_has_proven() -> None:
    session = human_table(hold=True)
    session.claims = True
    while True:
        assert not session.is_over
        rest = session.claimed
        if session.is_between_deals and rest is not None and rest.seat != 0 and len(rest.order) > 1:
            break
        if session.is_between_deals:
            session.continue_match()
        if not session.advance() and session.waits_for_human:
            assert rest is None, "he is not asked for a card"
            act_plainly(session)
    asked = [action for action in session.record().actions if isinstance(action, Play) and action.seat == 0]
    assert len(asked) % 8 == 0


def test_taking_back_leads_to_the_earlier_state() -> None:
    session = human_table()
    states = []
    for _ in range(7):
        to_person(session)
        states.append(session.state)
        act_plainly(session)
    to_person(session)
    assert session.state.deal_number == 1

    taken_back = 0
    while session.can_undo(0):
        assert session.undo(0)
        taken_back += 1
        assert session.state in states
        assert session.waits_for == 0
        assert session.take_backs == taken_back
        assert state_after(session.record()) == session.state
        assert f'[TakeBacks "{taken_back}"]' in session.text()
    assert taken_back >= 3
    assert not session.undo(0)

    run_on = session.record()
    assert parse(session.text()) == run_on


def test_a_knock_is_nothing_to_take_back() -> None:
    """It leaves the cards as they are, and the table often knocks for whoever it is."""
    tables = (human_table(seed=f"knock {number}") for number in range(40))
    session = next(one for one in tables if to_person(one) or one.state.phase is Phase.CUTTING)
    session.act(Knock(0))
    to_person(session)
    assert not session.can_undo(0)
    for _ in range(3):
        act_plainly(session)
        to_person(session)
    assert session.can_undo(0)


def test_a_card_that_had_to_be_played_is_nothing_to_take_back() -> None:
    session, is_found = human_table(), False
    while not is_found:
        assert not session.is_over
        to_person(session)
        is_forced, number = len(session.view(0).choices.playable) == 1, session.state.deal_number
        act_plainly(session)
        to_person(session)
        is_found = is_forced and session.state.deal_number == number and session.can_undo(0)
    assert session.undo(0)
    choices = session.view(0).choices
    assert len(choices.playable) > 1 or choices.calls


def test_after_taking_back_the_computers_decide_alike() -> None:
    session = human_table()
    for _ in range(5):
        to_person(session)
        act_plainly(session)
    to_person(session)
    before = session.record()

    session.undo(0)
    while len(session.record().actions) < len(before.actions):
        act_plainly(session)
        to_person(session)

    assert replace(session.record(), take_backs=0) == before


def test_nothing_is_taken_back_at_a_strict_table() -> None:
    session = human_table(rules_of("strict"))
    for _ in range(4):
        to_person(session)
        act_plainly(session)

    assert not session.can_undo(0)
    assert not session.undo(0)


def test_the_table_waits_between_deals_until_the_sheet_is_read() -> None:
    session = human_table(hold=True)
    while not session.is_held:
        if session.waits_for_human:
            act_plainly(session)
        scored = session.advance()
    assert isinstance(scored[-1], DealScored)
    assert session.is_between_deals
    assert session.advance() == ()
    assert not session.can_undo(0)

    resumed = Session(parse(session.text()), randoms(), hold_between_deals=True)
    assert resumed.is_held

    session.continue_match()

    assert isinstance(session.advance()[0], DealBegun)
    assert session.state.phase is Phase.CUTTING
    assert not session.is_held


def test_given_decks_are_dealt_first() -> None:
    decks = (DECK, tuple(reversed(DECK)))
    session = run(Session(record_of(), randoms(), decks=decks))

    dealt = [action.deck for action in session.record().actions if hasattr(action, "deck")]
    assert dealt[:2] == list(decks)
    assert len(set(dealt)) == len(dealt)


def test_a_script_is_followed() -> None:
    session = Session(record_of(), [Scripted([Cut(seat, 3), Knock(seat)]) for seat in range(4)])
    run(session)

    assert session.state.phase is Phase.CALLING
    assert Cut(session.record().actions[-1].seat, 3) == session.record().actions[-1]


def test_a_player_who_plays_illegally_is_refused_and_then_replaced() -> None:
    players: list[Player] = [Plain() for _ in range(4)]
    players[2] = PlaysIllegally()
    session = Session(record_of(), players)
    for _ in range(20_000):
        session.advance()
        if session.is_over:
            break

    assert session.is_over
    assert {note.seat for note in session.notes} == {2}
    lapses = [note.lapse for note in session.notes]
    assert set(lapses) == {Lapse.ILLEGAL, Lapse.REPLACED}
    assert lapses.count(Lapse.ILLEGAL) == 2 * lapses.count(Lapse.REPLACED), "he is asked once more"
    assert parse(session.text()) == session.record()


def test_a_player_who_raises_is_replaced_each_time() -> None:
    players: list[Player] = [Plain() for _ in range(4)]
    players[1] = Raises()
    session = run(Session(record_of(), players))

    assert session.is_over
    assert {(note.seat, note.lapse) for note in session.notes} == {(1, Lapse.RAISED)}


def test_a_player_who_never_answers_keeps_nobody_but_the_match() -> None:
    players: list[Player] = [Plain() for _ in range(4)]
    players[1] = NeverAnswers()
    session = run(Session(record_of(), players))

    assert session.waits_for == 1
    assert session.advance() == ()
    assert session.notes == []


def test_a_match_without_a_seed_gets_one_by_lot() -> None:
    record, _ = wild_match("plain", 1, 20)
    one, two = (Session(replace(record, seed=None), randoms()) for _ in range(2))

    assert one.record().seed
    assert one.record().seed != two.record().seed
    assert one.record().actions == record.actions
