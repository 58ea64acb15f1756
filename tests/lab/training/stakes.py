"""The reward of self-play of calls: scores that come up in matches, and what a deal is worth at each."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.rules.options.rules import Rules
from tests.lab.training.auctions import SIDES, Numbers, Scores, fresh
from tests.lab.training.called_matches import Caller, play_matches
from tests.lab.training.contracts import Sheet, codes_of, played_out
from tests.lab.training.match_chance import Chances, MatchChance

LATE, NEAR = 0.6, 61
"""The part of the deals in which a side lacks at most `NEAR` points."""
STEP = 10
SHEET = 0.15
"""This part of the written points counts besides, so that calls matter in matches that are nearly decided."""


@dataclass(frozen=True)
class Stakes:
    """Scores seen from either side; a score beyond the target counts as one point before it."""

    met: Scores
    chance: MatchChance

    @property
    def point(self) -> float:
        """The chance to win the match that a point of the sheet brings when the match begins."""
        target = self.chance.target
        ahead = self.chance.of(Scores(np.array([[target - STEP, target]]), np.array([0])))
        return float(ahead[0] - 0.5) / STEP

    def lot(self, count: int, random: np.random.Generator) -> Scores:
        """Draw scores; late scores come more often than in matches."""
        is_late = self.met.short.min(1) <= NEAR
        places = np.where(
            random.random(count) < LATE,
            random.choice(np.flatnonzero(is_late), count),
            random.choice(np.flatnonzero(~is_late), count),
        )
        found, turned = self.met.some(places), random.random(count) < 1 / SIDES
        short = np.where(turned[:, None], found.short[:, ::-1], found.short)
        return Scores(np.maximum(short, 1), found.hung)

    def gains(self, scores: Scores, sheet: Sheet) -> Chances:
        """What the first side gains, in points of the sheet at the value they have when a match begins."""
        before = self.chance.of(scores)
        wide = before.reshape(before.shape + (1,) * (len(sheet.lines.shape) - 1 - len(before.shape)))
        ahead = sheet.written(np.zeros(sheet.lines.shape[:-1], np.int64)) @ (1, -1)
        found: Chances = (self.chance.after(scores, sheet) - wide) / self.point + SHEET * ahead
        return found


def stakes_of(rules: Rules, caller: Caller, deals: int, matches: int, random: np.random.Generator) -> Stakes:
    """The stakes of matches of the caller against itself; `deals` are played for each pair of bands."""

    def plays(scores: Scores) -> Sheet:
        auctions = fresh(len(scores.hung), rules.pack.first_hand, random, scores)
        auctions.finish(caller.says)
        each: Numbers = np.arange(len(scores.hung))
        lines = played_out(rules, auctions.hands, each, codes_of(auctions)[:, None], random).lines
        return Sheet(lines[:, 0])

    chance = MatchChance(rules.match.target, plays, deals, random)
    return Stakes(play_matches(rules, caller, caller, matches, random).met, chance)
