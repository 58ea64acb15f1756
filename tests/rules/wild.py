"""Random house rules, and seats that do at random whatever they may, faults and accusations included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from game.cards.card import DECK
from game.rules.actions import (
    Action,
    Agree,
    CallFault,
    ChooseDealer,
    Cut,
    Declare,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Shuffle,
    Stop,
)
from game.rules.apply import Step, apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import ImpossibleRulesError, Rules
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match

FAULTS, STOPS = 0.02, 0.5
"""How often a seat that may do such a thing out of turn does it."""

NUMBERS = {
    "target": (1, 300, 501, 1001),
    "lastTrick": (0, 10, 20),
    "stiglja": (0, 90, 100),
    "kingValue": (4, 10),
}


def house_rules(luck: Random) -> Rules:
    """Every option drawn: half of the time its default, otherwise any of its values."""
    while True:
        groups: dict[str, Any] = {}
        for group in fields(Rules()):
            options = getattr(Rules(), group.name)
            if is_dataclass(options):
                changes = {
                    field.name: luck.choice(values_of(field.metadata["id"], getattr(options, field.name)))
                    for field in fields(options)
                    if "id" in field.metadata and luck.random() < 0.5
                }
                groups[group.name] = replace(options, **changes)
        try:
            return Rules(**groups)
        except ImpossibleRulesError:
            continue


def values_of(key: str, now: object) -> tuple[object, ...]:
    if isinstance(now, Enum):
        return tuple(type(now))
    return (True, False) if isinstance(now, bool) else NUMBERS[key]


def chance(state: MatchState, luck: Random) -> Action | None:
    if state.phase is Phase.SEATING:
        dealer = luck.randrange(4)
        if state.rules.deal.first_dealer is not FirstDealer.DRAW:
            return ChooseDealer(dealer)
        higher = luck.sample([one for one in DECK if one.rank > DECK[0].rank], 3)
        return ChooseDealer(dealer, (*higher[:dealer], DECK[0], *higher[dealer:]))
    if state.phase is Phase.SHUFFLING:
        return Shuffle(state.gathered or tuple(luck.sample(DECK, 32)))
    return None


def out_of_turn(state: MatchState, luck: Random) -> Action | None:
    """A fault, an accusation or a stop, now and then."""
    seat, dice = luck.randrange(4), luck.random()
    choices = choices_for(state, seat)
    found: list[Action] = [Stop(seat)] * (choices.may_stop and dice < STOPS)
    if dice < FAULTS:
        found += [CallFault(seat, other) for other in choices.offenders]
        found += [Peek(seat)] * choices.may_peek + [LiftTalon(seat)] * choices.may_lift_talon
    return luck.choice(found) if found else None


def somebody(state: MatchState, luck: Random) -> Action:
    """What the seat that is waited for does, at random among everything it may do."""
    seat = seat_to_act(state)
    assert seat is not None
    choices = choices_for(state, seat)
    assert choices.is_asked, (state.phase, seat)
    if choices.may_cut:
        return luck.choice([Knock(seat), Cut(seat, luck.randint(1, 31))])
    if choices.calls:
        return MakeCall(seat, luck.choice(choices.calls))
    if choices.may_agree:
        return Agree(seat)
    if choices.must_declare or (choices.may_declare and luck.random() < 0.7):
        number = (
            len(choices.declarations) if luck.random() < 0.7 else luck.randint(0, len(choices.declarations))
        )
        return Declare(seat, tuple(luck.sample(choices.declarations, number)))
    lawful = luck.random() < 0.9
    card = luck.choice(choices.cards if lawful else choices.playable)
    return Play(seat, card, says_belote=luck.random() < 0.8)


def wild_match(rules: Rules, luck: Random, deals: int) -> Iterator[tuple[MatchState, Step]]:
    """Every state of a match with the step that followed, until it ends or so many deals are written."""
    state = new_match(rules)
    while state.phase is not Phase.OVER and len(state.results) < deals and state.deal_number < 4 * deals:
        action = chance(state, luck) or out_of_turn(state, luck) or somebody(state, luck)
        step = apply(state, action)
        yield state, step
        state = step.state
