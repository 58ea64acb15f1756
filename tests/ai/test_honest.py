"""A computer's decision follows from what its seat may know, the seed and the budget, and nothing else."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random

import pytest

from game.ai.characters import CharacterPlayer, character_named
from game.ai.decision import Mind
from game.ai.levels import LEVELS, make_mind
from game.cards.card import DECK, Card
from game.records.parse import parse
from game.records.record import Record, Seated
from game.rules.actions import Play
from game.rules.asking import seat_to_act
from game.rules.options.rules import Rules
from game.rules.seats import Seat
from game.rules.showing import laid_open
from game.rules.state import MatchState
from game.rules.view import View
from game.rules.viewing import view_for
from game.table.seating import CHARACTERS, players_of
from game.table.session import Session
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from
from tests.ai.honest_views import is_open, small, states
from tests.ai.profiles import hard, master
from tests.depth import often
from tests.lab.audits.recheck import main, recheck

MATCHES = {
    "bela4": (101, "master hard medium easy"),
    "bela3": (81, "easy hard master"),
    "belot_bg": (9, "hard easy master random"),
    "belote2_es": (150, "medium hard"),
    "coinche_fr": (150, "medium hard easy medium"),
}
"""A low target, and who plays; three of them with a character of their own."""


def played(game: str, target: int, levels: str, seed: str) -> str:
    """A whole match as the table plays it, in writing."""
    rules = options_from({"target": target}, GAMES[game].rules)
    seated = tuple(Seated(level, level.title()) for level in levels.split())
    tags = ((CHARACTERS, "tome nobody ana luka"),)
    record = Record(game=game, rules=rules, players=seated, seed=seed, tags=tags)
    session = Session(record, players_of(record, seed))
    while not session.is_over:
        assert session.advance()
    assert session.notes == []
    return session.text()


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("game", MATCHES)
def test_every_decision_of_a_match_is_made_again_from_its_record(game: str, tmp_path: Path) -> None:
    text = played(game, *MATCHES[game], seed="honest")
    found = recheck(parse(text))
    assert found.differences == []
    assert found.decisions > 2 * GAMES[game].rules.pack.hand
    assert found.dealt > 1
    file = tmp_path / "match.txt"
    file.write_text(text, "utf-8")
    assert main([str(file)]) == 0


def test_a_record_that_was_meddled_with_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = played("bela4", 121, "medium medium medium medium", "honest")
    record = parse(text)
    last = max(number for number, one in enumerate(record.actions) if isinstance(one, Play))
    shorter = replace(record, actions=record.actions[: last - 20])
    assert recheck(shorter).differences == []
    others = replace(record, players=(Seated("random"), *record.players[1:]))
    assert {one.was.seat for one in recheck(others).differences if isinstance(one.was, Play)} == {0}
    elsewhere = recheck(replace(record, seed="another"))
    assert len(elsewhere.differences) >= elsewhere.dealt - 1
    people = replace(record, players=(Seated(),) * 4)
    assert recheck(people).decisions == 0
    file = tmp_path / "match.txt"
    file.write_text(text.replace("honest", "another"), "utf-8")
    assert main([str(file)]) == 1
    assert "it was Shuffle" in capsys.readouterr().out


def test_who_names_no_record_to_check_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err == "A record was expected.\n"


def asked(game: str, seed: int) -> list[MatchState]:
    """Moments of two deals in which there is something to choose."""
    return [state for state in states(game, seed) if is_open(state)]


def view_of(state: MatchState) -> View:
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def minds() -> dict[str, Mind]:
    """Every level, the searching ones with few deals, and two with a character."""
    bold, fond = character_named("tome"), character_named("ana")
    return {
        **{level: make_mind(level) for level in LEVELS},
        "hard": small(hard),
        "master": small(master),
        "tome": make_mind("medium", character=bold),
        "ana": CharacterPlayer(small(master), fond),
    }


@pytest.mark.slow
def test_a_mind_keeps_nothing_from_one_decision_to_the_next() -> None:
    """Fresh ones, and those that have decided in all other games before, in another order."""
    views = [view_of(state) for game in GAMES for state in asked(game, 3)[:: often(47, 16)]]
    Random(1).shuffle(views)
    used = minds()
    for view in views:
        for mind in used.values():
            mind.decide(view, 4)
    assert len(views) > often(10, 30)
    for view in views[::-2]:
        for level, fresh in minds().items():
            assert fresh.decide(view, 5) == used[level].decide(view, 5) == used[level].decide(view, 5)


@pytest.mark.sampled(4, 3)
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_view_and_no_decision(game: str) -> None:
    """Whatever the others hold, whatever lies covered: as if all of it had been dealt otherwise."""
    random, changes = Random(2), 0
    for number, state in enumerate(states(game, 8, deals=1)):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        open_cards = known(state, seat)
        hidden = [card for card in DECK if card not in open_cards]
        moved = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
        other = moved_in(state, moved)
        changes += other != state
        assert view_for(other, seat) == view
        if not number % often(24, 8) and is_open(state):
            for level, mind in minds().items():
                again = minds()[level].decide(view_for(other, seat), 1)
                assert mind.decide(view, 1) == again
    assert changes > 15


def known(state: MatchState, seat: Seat) -> set[Card]:
    """What the seat holds or has laid away, what was played, and what lies open on the table."""
    deal = state.deal
    if deal is None:
        return set()
    found = {card for card in (deal.turned, deal.proposed, deal.bottom) if card is not None}
    found.update(deal.hands[seat] if deal.hands else ())
    if deal.contract is not None and deal.contract.taker == seat:
        found.update(deal.discarded)
    if state.rules.pack.pack_face_up:
        found.update(deal.stock)
    if deal.playing is not None:
        for trick in (*deal.playing.tricks, deal.playing.trick):
            found.update(trick.cards)
    for counted in laid_open(deal, state.rules):
        found.update(counted.declaration.cards)
    return found


def moved_in(value: object, moved: dict[Card, Card]) -> object:
    """The same with other cards in the place of these, hands in listing order again."""
    if isinstance(value, Card):
        return moved.get(value, value)
    if isinstance(value, Rules):
        return value
    if isinstance(value, tuple):
        found = tuple(moved_in(one, moved) for one in value)
        in_order = len(value) > 1 and list(value) == sorted(value) if are_cards(value) else False
        return tuple(sorted(found)) if in_order else found
    if is_dataclass(value) and not isinstance(value, Enum):
        changes = {field.name: moved_in(getattr(value, field.name), moved) for field in fields(value)}
        return replace(value, **changes)
    return value


def are_cards(value: tuple[object, ...]) -> bool:
    return all(isinstance(one, Card) for one in value)
