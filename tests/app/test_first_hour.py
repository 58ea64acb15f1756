"""The first start: in every language three presses and ten seconds at most lead to one's own cards.

The first own card is the first that one sees: how many calls come before it may be played is the game's
business and no detour. Computers and the disk answer at once here; the seconds are those of the frames.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.launch import Launch
from game.scenes.table.scene import TableScene
from game.scenes.title import Title
from tests.depth import often
from tests.robustness.monkey_cage import FRAME, Cage, Tally, without_chance
from tests.scenes.table.eyes import eyes
from tests.seldom_drawn import seldom_drawn

PRESSES = 3
SECONDS = 10.0


class Newcomer:
    """Somebody who has just installed the program, with one hand on the mouse."""

    def __init__(self, cage: Cage) -> None:
        self.cage = cage
        self.presses = 0

    @property
    def title(self) -> Title:
        top = self.cage.top
        assert isinstance(top, Title)
        return top

    def press(self, name: str) -> None:
        """Press what has that name on the title."""
        x, y = self.title.focus[name].box.centre
        where = [round(x), round(y)]
        self.cage.do(("MOUSEMOTION", {"pos": where, "rel": [0, 0], "buttons": [0, 0, 0]}))
        for kind in ("MOUSEBUTTONDOWN", "MOUSEBUTTONUP"):
            self.cage.do((kind, {"pos": where, "button": 1}))
        self.cage.turns(1)
        self.presses += 1

    def sees_own_cards(self) -> bool:
        """Whether the whole own hand lies open, and no card is on the way to it."""
        table = self.cage.top
        if not isinstance(table, TableScene) or not table.motion.flights.are_still:
            return False
        seen = eyes(table)
        return 0 < len(seen.known.hand) == len(seen.faces())


@pytest.mark.sampled(6, 1)
@pytest.mark.parametrize("seed", range(often(1, 10)))
@pytest.mark.parametrize("language", ["hr", "bg", "fr", "pl", "de", "en"])
def test_three_presses_and_ten_seconds_lead_to_the_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, seed: int
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    with without_chance(f"{language} {seed}") as raised:
        cage = Cage(tmp_path, Launch(data_dir=tmp_path, no_sound=True, size=(1280, 720)), Tally(), raised)
        try:
            newcomer = Newcomer(cage)
            cage.turns(1)
            newcomer.press(f"language.{language}")
            newcomer.press(newcomer.title.focus.widgets[0].name)  # the game that is offered first
            turns = 0
            with seldom_drawn(cage.loop):
                while not newcomer.sees_own_cards():
                    cage.turns(1)
                    turns += 1
                    assert turns * FRAME < SECONDS
            assert newcomer.presses <= PRESSES
        finally:
            cage.close()
