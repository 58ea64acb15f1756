"""Matches that were played once: short ones of every game, with the times at which they were played."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from game.ai.rule_based.players import RandomPlayer
from game.records.record import Record, Seated
from game.records.seal import sealed
from game.records.write import write
from game.rules.actions import Action
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.refusal import IllegalActionError
from game.rules.state import new_match
from game.rules.viewing import view_for
from game.table.chance import chance_action
from game.table.history.history import FOLDER
from game.table.history.stamps import file_name
from game.table.plain import plain_action
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from

SITTERS = (
    Seated("human", ""),
    Seated("medium", "Ana"),
    Seated("hard", "Zlata"),
    Seated("medium", "Joža"),
)


@cache
def played(game: str, seed: str, deals: int | None = None) -> Record:
    """A match of chance to the end, or left after so many deals and a few cards."""
    target = 31 if GAMES[game].rules.match.target < 200 else 201
    rules = options_from({"target": target}, GAMES[game].rules)
    state, actions, mind = new_match(rules), list[Action](), RandomPlayer()
    while state.result is None and (deals is None or len(state.results) < deals):
        action = chance_action(state, seed)
        if action is None:
            seat = seat_to_act(state)
            assert seat is not None
            action = mind.decide(view_for(state, seat), len(actions)).action
        try:
            state = apply(state, action).state
        except IllegalActionError:
            action = plain_action(seat, choices_for(state, seat))
            state = apply(state, action).state
        actions.append(action)
    players = SITTERS[: rules.players]
    return Record(game=game, rules=rules, players=players, seed=seed, actions=tuple(actions))


def at(record: Record, begun: str, ended: str = "") -> Record:
    """The same match at another time."""
    tags = (("Begun", begun), *((("Ended", ended),) if ended else ()))
    return replace(record, tags=tags)


def filed(data: Path, record: Record) -> Path:
    """Put the match into the player's folder."""
    path = data / FOLDER / file_name(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sealed(write(record)), encoding="utf-8", newline="\n")
    return path


def evenings(data: Path, count: int = 6, game: str = "bela4") -> list[Record]:
    """So many matches on as many evenings."""
    records = [
        at(played(game, f"evening {number}"), f"2026-11-{number + 1:02d} 20:15:00") for number in range(count)
    ]
    for record in records:
        filed(data, record)
    return records
