"""A program that is killed while it goes from one open match to another loses none and doubles none."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from game.records.record import Record
from game.table.history.stamps import is_played
from game.table.save import load_match, read_record
from tests.depth import often
from tests.robustness.kills import Quick, answer, warm_up

LONGEST = 2.5
"""Seconds from the start of a program to its death, at most."""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="programs are forked here")
def test_killed_between_matches(tmp_path: Path) -> None:
    warm_up()
    chance, known = Random("open"), set[str]()
    for number in range(often(4, 60)):
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            with contextlib.suppress(BaseException):
                wander(tmp_path, str(number), writing)
            os._exit(7)
        os.close(writing)
        time.sleep(chance.uniform(0.3, LONGEST))
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            known |= set(pipe.read().split("\n")[:-1])
        assert os.WIFSIGNALED(status), "it ended by itself"
        found = [record.seed or "" for record in records(tmp_path)]
        assert len(found) == len(set(found)), "no match is there twice"
        assert known <= set(found)
        known |= {record.seed or "" for record in records(tmp_path) if is_played(record)}
    assert len(known) > 1


def records(data: Path) -> list[Record]:
    """All matches that are open or saved; every file is whole."""
    loaded = [load_match(path) for path in (data / "match.txt", *(data / "open").glob("*.txt"))]
    assert not [one.complaint for one in loaded if one.complaint is not None]
    return [one.record for one in loaded if one.record is not None]


def wander(data: Path, seed: str, writing: int) -> None:
    """Begin matches, leave them and go on with others; tell the seed of each that is played and saved."""
    import pygame

    from game.app.launch import Launch
    from game.app.opening import opened
    from game.app.paths import folders
    from game.scenes.intents import NewMatch, OpenMatch
    from game.scenes.preferences import Invitation
    from game.scenes.scene import Home, Pop
    from game.scenes.table.intents import Command
    from game.scenes.table.scene import TableScene

    easy = dict.fromkeys((1, 2, 3), "easy")
    launch = Launch(data_dir=data, size=(800, 600), speed="instant", seed=f"first {seed}", seats=easy)
    program = opened(launch, folders(data))
    program.doors.warm_up()
    program.loop.clock = Quick()
    pygame.event.clear()
    chance, doors = Random(seed), program.doors
    for turn in range(1, 100_000):
        program.loop.turn()
        table = next((one for one in program.loop.stack.scenes if isinstance(one, TableScene)), None)
        if table is None or turn % 40 == 0:
            lines = doors.open_list().result().lines
            if lines and chance.random() < 0.7:
                name = chance.choice(lines).name
                program.loop.stack.fold(Home(OpenMatch(name, doors.load_open(name).result())))
            else:
                program.loop.stack.fold(Home(NewMatch(Invitation(game="bela2"))))
        elif program.loop.stack.top is not table:
            program.loop.stack.fold(Pop())
        elif table.motion.is_busy:
            table.want(Command.HURRY)
        elif table.model.match.waits_for == 0 and table.seen.wishes.may_go_on:
            answer(table)
            doors.flush()
            record = read_record(data / "match.txt").record
            if record is not None and is_played(record):
                os.write(writing, f"{record.seed}\n".encode())
