"""Matches of players who do anything that is allowed, straight through the engine, as records.

`simulate --seats random` gives records of the same kind; it makes a View for every decision and looks whether
every deal is sound, which takes most of its time.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from game.records.record import Record, Seated
from game.records.write import scribe_of
from game.rules.actions import Claim, Declare, Play
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.phase import Phase
from game.rules.state import new_match
from game.table.chance import chance_action
from game.table.plain import lawful_actions
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.actions import Action
    from game.rules.options.rules import Rules
    from game.rules.state import MatchState

CLAIMS: Final = 0.03
"""How often a seat claims the match where it may."""


def records(game: str, deals: int, seed: str, options: Mapping[str, object] | None = None) -> str:
    """The records of so many deals of a game, under house rules; the last match may be unfinished."""
    rules, luck = options_from(options or {}, GAMES[game].rules), Random(f"{game} {seed}")
    texts, left, number = [], deals, 0
    while left > 0:
        number += 1
        text, played = _match(game, rules, luck, f"{seed} {number}", left)
        texts.append(text)
        left -= played
    return "".join(texts)


def _match(game: str, rules: Rules, luck: Random, seed: str, most: int) -> tuple[str, int]:
    """The record of one match, ended after so many deals at the latest, and how many it has."""
    players = tuple(Seated("random") for _ in range(rules.players))
    scribe = scribe_of(Record(game=game, rules=rules, players=players, seed=seed, actions=()))
    state = new_match(rules)
    while state.phase is not Phase.OVER and len(state.results) < most:
        action = _action(state, luck, seed)
        step = apply(state, action)
        scribe.note(action, step)
        state = step.state
    return scribe.text, len(state.results)


def _action(state: MatchState, luck: Random, seed: str) -> Action:
    """What chance does, or something that the seat on turn may do."""
    seat = seat_to_act(state)
    if seat is None:
        chance = chance_action(state, seed)
        assert chance is not None
        return chance
    choices = choices_for(state, seat)
    if choices.may_claim and luck.random() < CLAIMS:
        return Claim(seat)
    if choices.may_declare:
        return Declare(seat, choices.declarations)
    if choices.cards:
        card = luck.choice(choices.cards)
        return Play(seat, card, says_belote=card in choices.belote_cards)
    return luck.choice(lawful_actions(seat, choices))
