"""Random house rules, and seats that do at random whatever they may, faults and accusations included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import count
from random import Random
from typing import Any

from game.cards.card import DECK
from game.cards.rank import Rank
from game.rules.actions import (
    Action,
    Agree,
    Blunder,
    CallFault,
    ChooseDealer,
    Claim,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    Knock,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Show,
    Shuffle,
    Stop,
)
from game.rules.apply import Step, apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.options.deal import FirstDealer
from game.rules.options.rules import ImpossibleRulesError, Rules
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.variants.option_ids import options_from

FAULTS, STOPS = 0.02, 0.5
"""How often a seat that may do such a thing out of turn does it."""

NUMBERS = {
    "target": (1, 300, 501, 1001),
    "lastTrick": (0, 10, 20),
    "stiglja": (0, 90, 100),
    "kingValue": (4, 10),
}


def house_rules(luck: Random, base: Rules | None = None) -> Rules:
    """Every option drawn: half of the time as in the base, otherwise any of its values.

    Each by a lot of its own, so that an option more moves neither the others nor what is played by this luck.
    """
    base, seed = base or Rules(), luck.random()
    for attempt in count():
        groups: dict[str, Any] = {}
        for group in fields(base):
            options = getattr(base, group.name)
            if is_dataclass(options):
                changes = {}
                for field in fields(options):
                    lot = Random(f"{seed} {attempt} {field.metadata.get('id')}")
                    if "id" in field.metadata and lot.random() < 0.5:
                        now = getattr(options, field.name)
                        changes[field.name] = lot.choice(values_of(field.metadata["id"], now))
                groups[group.name] = replace(options, **changes)
        try:
            return options_from({}, replace(base, **groups))
        except ImpossibleRulesError:
            continue
    raise AssertionError("some rules are possible")


def values_of(key: str, now: object) -> tuple[object, ...]:
    if isinstance(now, Enum):
        return tuple(type(now))
    return (True, False) if isinstance(now, bool) else NUMBERS[key]


def chance(state: MatchState, luck: Random) -> Action | None:
    if state.phase is Phase.SEATING:
        players = state.rules.players
        dealer = luck.randrange(players)
        if state.rules.deal.first_dealer is not FirstDealer.DRAW:
            return ChooseDealer(dealer)
        low = luck.choice([one for one in DECK if one.rank < Rank.JACK])
        drawn = [DECK[low + players - 1 - (seat - dealer - 1) % players] for seat in range(players)]
        return ChooseDealer(dealer, tuple(drawn))
    if state.phase is Phase.SHUFFLING:
        return Shuffle(state.gathered or tuple(luck.sample(DECK, 32)))
    return None


def out_of_turn(state: MatchState, luck: Random) -> Action | None:
    """A double, a fault, an accusation, a late exchange, a stop or a claim, now and then."""
    seat, dice = luck.randrange(state.rules.players), luck.random()
    choices = choices_for(state, seat)
    found: list[Action] = [Stop(seat)] * (choices.may_stop and dice < STOPS)
    found += [Exchange(seat)] * (choices.may_exchange and not choices.may_keep and dice < STOPS)
    found += [MakeCall(seat, call) for call in choices.out_of_turn] * (dice < STOPS)
    if dice < FAULTS:
        found += [CallFault(seat, other) for other in choices.offenders]
        found += [Peek(seat)] * choices.may_peek + [LiftTalon(seat)] * choices.may_lift_talon
        found += [Blunder(seat, fault) for fault in choices.blunders] + [Claim(seat)] * choices.may_claim
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
    if choices.may_keep:
        return Exchange(seat) if choices.may_exchange and luck.random() < 0.7 else Keep(seat)
    if choices.discards:
        return Discard(seat, tuple(luck.sample(choices.discardable, choices.discards)))
    if choices.may_show and luck.random() < 0.7:
        return Show(seat)
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
