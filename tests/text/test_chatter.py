"""Chatter is rare, public and never the same twice; its words are complete."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from game.ai.characters import CHARACTERS
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.contract import Contract, Trumps
from game.rules.covering import NOBODY
from game.rules.events import CardPlayed, DealBegun, DealScored, Event, HandDealt
from game.rules.result import Outcome
from game.rules.seats import side_of
from game.rules.state import new_match
from game.rules.viewing import seen_by
from game.table.chance import chance_action
from game.table.plain import lawful_actions
from game.text.catalogue import LANGUAGES, words
from game.text.chatter import LINES, TONES, Line, Moment, Tone, line_of_deal
from game.variants.catalogue import GAMES
from tests.text.made import made

SPEAKERS = {1: Tone.WARM, 2: Tone.CAREFUL, 3: Tone.BOLD}
MATCHES = 6
RESULT = made(2)
"""Made, without a double: nobody speaks of it."""
Deal = tuple[Event, ...]


@cache
def deals(game: str, seed: str) -> tuple[Deal, ...]:
    """The deals of a match between players who do anything, as the table knows them."""
    state, luck, found = new_match(GAMES[game].rules), Random(seed), list[list[Event]]()
    while state.result is None:
        action = chance_action(state, seed)
        if action is None:
            seat = seat_to_act(state)
            assert seat is not None
            action = luck.choice(lawful_actions(seat, choices_for(state, seat)))
        step = apply(state, action)
        state = step.state
        for event in step.events:
            if isinstance(event, DealBegun):
                found.append([])
            if found:
                found[-1].append(event)
    return tuple(map(tuple, found))


def lines_of(game: str, seed: str, speakers: dict[int, Tone] = SPEAKERS) -> list[tuple[int, Line] | None]:
    said: set[str] = set()
    lines = []
    for events in deals(game, seed):
        found = line_of_deal(events, speakers, GAMES[game].rules.players, said=said)
        said |= set() if found is None else {found[1].key}
        lines.append(found)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_lines_in_every_tone_and_language(language: str) -> None:
    said = {key: entry.forms[0] for key, entry in words(language).entries.items() if "chatter." in key[:8]}
    wanted = {f"chatter.{moment}.{tone}.{n + 1}" for moment in Moment for tone in Tone for n in range(LINES)}
    assert set(said) == wanted
    assert [text for text, number in Counter(said.values()).items() if number > 1] == []
    assert [text for text in said.values() if not text.endswith((".", "!", "?")) or len(text) > 40] == []


def test_everybody_who_may_sit_down_has_a_tone() -> None:
    assert set(TONES) == {one.name for one in CHARACTERS}
    assert set(TONES.values()) == set(Tone)


@pytest.mark.parametrize("game", ["bela4", "bela3", "belote2_es"])
def test_no_line_comes_twice_in_a_match_and_most_deals_pass_in_silence(game: str) -> None:
    speakers = {seat: tone for seat, tone in SPEAKERS.items() if seat < GAMES[game].rules.players}
    spoken = played = 0
    for number in range(MATCHES):
        lines = lines_of(game, f"chatter {number}", speakers)
        keys = [found[1].key for found in lines if found is not None]
        assert len(keys) == len(set(keys))
        spoken, played = spoken + len(keys), played + len(lines)
    assert 0 < spoken < 0.5 * played


def test_only_computers_speak_and_only_of_what_is_theirs() -> None:
    for number in range(MATCHES):
        for events, found in zip(
            deals("bela4", f"chatter {number}"), lines_of("bela4", f"chatter {number}"), strict=True
        ):
            if found is None:
                continue
            place, line = found
            event, side = events[place], side_of(line.seat, 4)
            assert line.seat in SPEAKERS
            if f".{Moment.FALLEN}." in line.key:
                assert isinstance(event, DealScored)
                assert event.result.outcome is Outcome.FELL
                assert event.result.contract is not None
                assert side_of(event.result.contract.taker, 4) != side
            if f".{Moment.CAPOT}." in line.key:
                assert isinstance(event, DealScored)
                assert event.result.capot == side


def test_what_is_said_follows_from_what_everybody_has_seen() -> None:
    """Whoever looks, and whatever lies in the hands, the line is the same; later events change nothing."""
    for number in range(MATCHES):
        for events in deals("bela4", f"chatter {number}"):
            whole = line_of_deal(events, SPEAKERS, 4)
            for watcher in (NOBODY, 0, 3):
                assert line_of_deal([seen_by(one, watcher) for one in events], SPEAKERS, 4) == whole
            swapped = [replace(one, cards=None) if isinstance(one, HandDealt) else one for one in events]
            assert line_of_deal(swapped, SPEAKERS, 4) == whole
            if whole is not None:
                assert line_of_deal(events[: whole[0] + 1], SPEAKERS, 4) == whole
                assert line_of_deal(events[: whole[0]], SPEAKERS, 4) is None


def test_the_end_of_a_match_is_spoken_of_by_both_sides_in_their_way() -> None:
    """The winners thank, the others congratulate."""
    keys = set()
    for number in range(MATCHES):
        last = deals("bela4", f"chatter {number}")[-1]
        scored = [one for one in last if isinstance(one, DealScored)]
        for winner in (0, 1):
            found = line_of_deal(scored, SPEAKERS, 4, winners=(winner,))
            assert found is not None
            moment = Moment.WON if side_of(found[1].seat, 4) == winner else Moment.LOST
            assert f".{moment}." in found[1].key
            keys.add(moment)
    assert keys == {Moment.WON, Moment.LOST}


@pytest.mark.parametrize(
    ("changes", "moment", "side"),
    [
        ({"outcome": Outcome.FELL}, Moment.FALLEN, 1),
        ({"capot": 1}, Moment.CAPOT, 1),
        ({"contract": Contract(trumps=Trumps.HEARTS, taker=2, multiplier=2)}, Moment.MADE, 0),
        ({}, None, 0),
        ({"contract": None, "outcome": Outcome.PENALTY}, None, 0),
    ],
)
def test_what_is_spoken_of_at_the_end_of_a_deal_and_by_which_side(
    changes: dict[str, Any], moment: Moment | None, side: int
) -> None:
    everybody, said = dict.fromkeys(range(4), Tone.WARM), set()
    for number in range(12):  # of a contract that fell not every time
        scored = DealScored(replace(RESULT, number=number, **changes), (0, 0))
        found = line_of_deal([scored], everybody, 4)
        said |= set() if found is None else {(found[1].key.split(".")[1], side_of(found[1].seat, 4))}
    assert said == (set() if moment is None else {(str(moment), side)})


def test_when_all_lines_are_said_there_is_silence() -> None:
    last = [one for one in deals("bela4", "chatter 0")[-1] if isinstance(one, DealScored)]
    said = {key for key in words("en").entries if key.startswith("chatter.")}
    assert line_of_deal(last, SPEAKERS, 4, winners=(0,)) is not None
    assert line_of_deal(last, SPEAKERS, 4, winners=(0,), said=said) is None
    assert any(isinstance(one, CardPlayed) for one in deals("bela4", "chatter 0")[-1])
