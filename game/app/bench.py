"""Figures about speed, printed as JSON objects, one a line, with no target inside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from game.ai.levels import LEVELS, make_mind
from game.app.bench_solver import figures
from game.app.complaint import complain
from game.app.paths import FOLDER, assets
from game.cards.shuffle import byte_stream
from game.records.record import Record, Seated
from game.records.seal import sealed
from game.records.write import write
from game.rules.actions import Action, Knock, MakeCall, Play
from game.rules.apply import apply
from game.rules.asking import choices_for, seat_to_act
from game.rules.phase import Phase
from game.rules.play import legal_cards, seat_to_move
from game.rules.state import MatchState, new_match
from game.rules.viewing import view_for
from game.table.chance import chance_action
from game.table.headless import Bout
from game.table.plain import lawful_actions
from game.table.seating import seed_of_view
from game.variants.catalogue import GAMES

SECONDS: Final = 3.0
"""So long deals are played for a figure."""
STARTS: Final = 7
LEFT_BEFORE: Final = 15
"""So many actions before the end of a deal the player left whose table is opened."""


def bench(what: str) -> int:
    """Measure one thing; 0, or 2 if it cannot be measured here."""
    return {"rules": rules, "decide": decide, "table": table, "startup": startup, "solver": solver}[what]()


def tell(**figures: object) -> None:
    """Print one object."""
    print(json.dumps(figures), flush=True)


def solver() -> int:
    """The exact values of every lead of full deals, of each kind of game."""
    for found in figures(SECONDS):
        tell(bench="solver", **found)
    return 0


def rules() -> int:
    """Random lawful deals of each game, nothing but the rules."""
    for name, variant in GAMES.items():
        deals, actions, began = 0, 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            actions += random_deal(new_match(variant.rules), deals)
            deals += 1
        seconds = time.perf_counter() - began
        tell(
            bench="rules",
            game=name,
            deals=deals,
            actions=actions,
            seconds=round(seconds, 3),
            deals_per_s=round(deals / seconds, 1),
        )
    return 0


def random_deal(state: MatchState, number: int) -> int:
    """Play one deal at random; how many actions it took."""
    numbers = byte_stream(number.to_bytes(8, "big"))
    for actions in count():
        if state.phase is Phase.PLAYING and not state.results:
            deal, rules = state.the_deal, state.rules
            trick, hands = deal.the_play.trick, deal.the_play.hands
            seat = seat_to_move(trick, rules.players)
            lawful = legal_cards(hands[seat], trick, deal.the_contract.trumps, rules.play, rules.players)
            state = apply(state, Play(seat, lawful[next(numbers) % len(lawful)])).state
        elif state.results:
            return actions
        else:
            state = apply(state, _random_action(state, number, numbers)).state
    return 0


def _random_action(state: MatchState, number: int, numbers: Iterator[int]) -> Action:
    """What chance or somebody does before the first card."""
    chance = chance_action(state, str(number))
    seat = seat_to_act(state)
    if chance is not None or seat is None:
        assert chance is not None, "a table waits for chance or for a seat"  # noqa: S101
        return chance
    if state.phase is Phase.CUTTING:
        return Knock(seat)
    choices = choices_for(state, seat)
    if choices.calls:
        return MakeCall(seat, choices.calls[next(numbers) % len(choices.calls)])
    lawful = lawful_actions(seat, choices)
    return lawful[next(numbers) % len(lawful)]


def decide() -> int:
    """How long a decision of each level takes, over the decisions of whole deals."""
    for level in LEVELS:
        mind, rules_here = make_mind(level), GAMES["bela4"].rules
        times: list[float] = []
        began = time.perf_counter()
        for number in count():
            if time.perf_counter() - began > SECONDS:
                break
            bout = Bout(rules_here, [make_mind("random")] * rules_here.players, f"decide {number}")
            bout.play_deal()
            state = new_match(rules_here)
            for action in bout.actions:
                seat = seat_to_act(state)
                if seat is not None:
                    view = view_for(state, seat)
                    start = time.perf_counter()
                    mind.decide(view, seed_of_view("decide")(view))
                    times.append(time.perf_counter() - start)
                state = apply(state, action).state
        times.sort()
        tell(
            bench="decide",
            level=level,
            decisions=len(times),
            mean_ms=round(1000 * sum(times) / len(times), 4),
            median_ms=round(1000 * times[len(times) // 2], 4),
            p99_ms=round(1000 * times[len(times) * 99 // 100], 4),
        )
    return 0


def table() -> int:
    """Frames of the table with a deal in motion."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.scenes.table.bench import bench_frames

    for found in bench_frames(assets()):
        tell(bench="table", **found)
    return 0


def startup() -> int:
    """From the start of the process to its first frame, on the screen there is: the title, then a table.

    Without a screen it is drawn in memory, as `is_seen` tells.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.ui.window import is_screen_named

    is_seen = is_screen_named()
    if not is_seen:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    cases: dict[str, dict[str, str]] = {"title": {}, "table": left_at_the_table()}
    for scene, files in cases.items():
        times = []
        for _ in range(STARTS):
            with tempfile.TemporaryDirectory() as folder:
                for name, text in files.items():
                    Path(folder, name).write_text(text, "utf-8", newline="\n")
                seconds = _seconds_to_first_frame(folder)
            if seconds is None:
                complain("belot-table bench: no frame came.")
                return 1
            times.append(seconds)
        times.sort()
        tell(
            bench="startup",
            scene=scene,
            is_seen=is_seen,
            starts=STARTS,
            median_s=round(times[STARTS // 2], 3),
            best_s=round(times[0], 3),
            worst_s=round(times[-1], 3),
        )
    return 0


def _seconds_to_first_frame(folder: str) -> float | None:
    """Start the program with that player's folder; None if it ended without a frame."""
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603 - it starts itself
        [sys.executable, *_program(), "--first-frame"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, FOLDER: folder},
    ) as process:
        line = process.stdout.readline() if process.stdout else ""
        return time.perf_counter() - began if line else None


def left_at_the_table() -> dict[str, str]:
    """The files of a player who left in the middle of a deal."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.app import doors, settings

    variant = GAMES["bela4"]
    bout = Bout(variant.rules, [make_mind("easy")] * variant.rules.players, "startup")
    bout.play_deal()
    record = Record(
        game=variant.name,
        rules=variant.rules,
        players=(Seated(), *[Seated("medium", name) for name in ("Ana", "Zlata", "Joža")]),
        seed="startup",
        actions=tuple(bout.actions[:-LEFT_BEFORE]),
    )
    return {
        doors.FILE: sealed(write(record)),
        settings.FILE: settings.text_of(settings.Settings(is_at_table=True)),
    }


def _program() -> list[str]:
    """The words between the interpreter and the options; a download is its own interpreter."""
    return [] if getattr(sys, "frozen", False) else ["-m", "game"]
