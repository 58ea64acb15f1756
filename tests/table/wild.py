"""Matches in which everything happens that can: random actions, faults and accusations included."""

from __future__ import annotations

from functools import cache
from random import Random

from game.records.record import Record, Seated, as_recorded
from game.rules.actions import (
    Action,
    Blunder,
    CallFault,
    Claim,
    Declare,
    Exchange,
    LiftTalon,
    MakeCall,
    Peek,
    Play,
    Show,
    Stop,
)
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.call import Word
from game.rules.options.rules import Rules
from game.rules.phase import Phase
from game.rules.state import MatchState, new_match
from game.table.chance import chance_action
from game.table.plain import lawful_actions
from game.variants.catalogue import GAMES
from game.variants.option_ids import options_from

BELA = GAMES["bela4"].rules

TABLES: dict[str, dict[str, object]] = {
    "plain": {},
    "no mus": {"mus": False},
    "contra": {"contra": True, "recontra": True, "tie": "hang"},
    "strict": {"strictTable": True, "talonLift": "onPass"},
    "renege": {"renege": "wholeGame"},
    "ten points": {"renege": "tenPoints", "finish": "dosta"},
    "manual": {"announce": "manual"},
    "first card": {"announce": "manual", "declTiming": "firstCard"},
    "first card said": {"declTiming": "firstCard"},
    "after": {"declTiming": "afterTrick1", "declTie": "cancel"},
    "drawn": {"firstDealer": "draw", "nextDealer": "morePoints", "shuffle": "neverReshuffle"},
    "enough": {"finish": "dosta", "target": 250, "contra": True},
    "lifted": {"strictTable": True, "mus": False},
    "short": {"target": 160, "matchTie": "extraDeal", "direction": "cw"},
}
"""House rules of Bela in four under which the flow differs."""

_CLAIMS = {"renege": "tenPoints", "announce": "manual", "target": 300}
OTHERS: dict[str, tuple[str, dict[str, object]]] = {
    "bela3": ("bela3", {"target": 400}),
    "bela3 turned": ("bela3", {"bidding": "turnUp", "sevenExchange": "anyHand", "target": 300}),
    "bela3 mus": (
        "bela3",
        {"bidding": "passThenMus", "talonLift": "onPass", "discard": "noTrump", "target": 300},
    ),
    "bela2": ("bela2", {"target": 300}),
    "bela2 seven": (
        "bela2",
        {"sevenExchange": "firstSix", "packFaceUp": True, "contra": True, "target": 300},
    ),
    "bulgarian": ("belot_bg", {"target": 60}),
    "official": ("belot_bg_official", {"target": 60, "renegeBg": "26", "hangLock": True}),
    "bulgarian manual": ("belot_bg", {"target": 60, "announce": "manual", "allTrumpsEndsAuction": True}),
    "belote2": ("belote2_es", {"target": 400}),
    "belote2 claims": ("belote2_es", _CLAIMS),
    "belote3": ("belote3_es", {"target": 300}),
    "belote3 claims": ("belote3_es", {**_CLAIMS, "renegeAward": True, "direction": "ccw"}),
    "belote4": ("belote4_es", {"target": 300}),
    "belote4 claims": ("belote4_es", {**_CLAIMS, "restDealFrom": "eldest"}),
    "french": ("belote4_fr", {"target": 300, "sevenExchange": "anyHand"}),
    "coinche": ("coinche_fr", {"target": 900}),
    "coinche by club": (
        "coinche_fr",
        {
            "target": 900,
            "taSa": True,
            "cardScale": "162",
            "highestBid": "240",
            "recontraTimes": "3",
            "sixFirst": True,
            "coincheAnytime": True,
        },
    ),
    "coinche run": ("coinche_fr", {"target": 900, "runFromContra": True, "recontra": False, "mus": True}),
}
"""The other games, and house rules of theirs under which the flow differs."""

ALL_TABLES = (*TABLES, *OTHERS)


CLAIMS = 0.01
"""How often a seat that may claim the match does it, rightly or wrongly."""


def game_of(table: str) -> str:
    return OTHERS[table][0] if table in OTHERS else "bela4"


def rules_of(table: str) -> Rules:
    options = OTHERS[table][1] if table in OTHERS else TABLES[table]
    return options_from(options, GAMES[game_of(table)].rules)


def wild_action(state: MatchState, luck: Random, seed: str) -> Action:
    """Chance's action, or one of a seat; now and then out of turn or against a rule that can be broken."""
    chance = chance_action(state, seed)
    if chance is not None:
        return chance
    odd = [action for seat in range(state.rules.players) for action in odd_actions(state, seat)]
    if luck.random() > CLAIMS:
        odd = [action for action in odd if not isinstance(action, Claim)]
    stops = [action for action in odd if isinstance(action, Stop | Claim | Show)]
    if stops and luck.random() < 0.5:
        return stops[0]
    if odd and luck.random() < 0.08:
        return luck.choice(odd)
    seat = seat_to_act(state)
    assert seat is not None
    choices = choices_for(state, seat)
    if Word.PASS in choices.calls and luck.random() < 0.6:
        return MakeCall(seat, Word.PASS)
    if choices.calls:
        return MakeCall(seat, luck.choice(choices.calls[:4] + choices.calls[-3:]))
    if choices.may_exchange:
        return Exchange(seat)
    if choices.playable and luck.random() < 0.1:
        return Play(seat, luck.choice(choices.playable), says_belote=luck.random() < 0.5)
    if choices.may_declare and luck.random() < 0.4:
        return Declare(
            seat, tuple(luck.sample(choices.declarations, luck.randint(0, len(choices.declarations))))
        )
    return luck.choice(lawful_actions(seat, choices))


def odd_actions(state: MatchState, seat: int) -> list[Action]:
    choices = choices_for(state, seat)
    odd: list[Action] = [CallFault(seat, other) for other in choices.offenders]
    odd += [Peek(seat)] * choices.may_peek + [LiftTalon(seat)] * choices.may_lift_talon
    odd += [MakeCall(seat, call) for call in choices.out_of_turn]
    odd += [Blunder(seat, fault) for fault in choices.blunders]
    odd += [Claim(seat)] * choices.may_claim + [Show(seat)] * choices.may_show
    return odd + [Stop(seat)] * choices.may_stop


@cache
def wild_match(table: str, number: int, most: int = 10_000) -> tuple[Record, tuple[MatchState, ...]]:
    """A match under these house rules, at most so many actions long, and its states from the first."""
    rules, luck, seed = rules_of(table), Random(f"{table} {number}"), f"{table}/{number}"
    states, actions = [new_match(rules)], []
    while states[-1].phase is not Phase.OVER and len(actions) < most:
        action = as_recorded(wild_action(states[-1], luck, seed), rules)
        states.append(apply(states[-1], action).state)
        actions.append(action)
    players = (Seated("human", 'Ana "Anči" Šimić'), Seated("easy", "Luka"), Seated("medium"), Seated("human"))
    record = Record(
        game=game_of(table),
        rules=rules,
        players=players[: rules.players],
        seed=seed,
        actions=tuple(actions),
    )
    return record, tuple(states)
