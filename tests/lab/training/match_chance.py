"""The chance to win the match from any score, by backward induction over deals played at such scores."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tests.lab.training.auctions import SIDES, Numbers, Scores
from tests.lab.training.contracts import HUNG, NOBODY, OTHER, OWN, WINNER, Sheet

Chances = NDArray[np.float64]
Plays = Callable[[Scores], Sheet]
"""A deal at each of these scores, one contract a row."""

BANDS = np.array([6, 12, 16, 20, 26, 34, 44, 60, 85])
"""Upper ends of bands of points to the target; within a band deals are taken to go alike."""
HANGS = np.array([0, 8, 13])
"""Hanging points for which chances are computed; the nearest of them stands for others."""
FREE = 0.93
"""The part of the deals in which nothing hangs; in the others points in the range `SOME` hang."""
SOME = (5, 14)


class MatchChance:
    """The chance of a side by the score; sides that are level have an even chance, whoever deals."""

    def __init__(self, target: int, plays: Plays, deals: int, random: np.random.Generator) -> None:
        """Play this many deals for each pair of bands; both sides are taken to be alike."""
        self.target = target
        self._chances = np.full((len(HANGS), target + 1, target + 1), 0.5)
        self._reckon(_by_bands(target, plays, deals, random))

    def of(self, scores: Scores) -> Chances:
        """The chance of the first side before a deal; `short` is from 1 to the target."""
        return self._known(scores.short[..., 0], scores.short[..., 1], scores.hung)

    def after(self, scores: Scores, sheet: Sheet) -> Chances:
        """The chance after these lines are written; a row may have several contracts."""
        more = len(sheet.lines.shape) - len(scores.short.shape)
        wide = tuple(range(-more - 1, -1))
        hung = np.broadcast_to(np.expand_dims(scores.hung, tuple(range(-more, 0))), sheet.lines.shape[:-1])
        short = np.expand_dims(scores.short, wide) - sheet.written(hung)
        own, other = short[..., 0], short[..., 1]
        won = np.where(own < other, 1.0, np.where(own > other, 0.0, 0.5))
        ahead = self._known(np.maximum(own, 1), np.maximum(other, 1), sheet.hangs(hung))
        return np.where((own <= 0) | (other <= 0), won, ahead)

    def _known(self, own: Numbers, other: Numbers, hung: Numbers) -> Chances:
        nearest = np.abs(hung[..., None] - HANGS).argmin(-1)
        found: Chances = self._chances[nearest, own, other]
        return found

    def _reckon(self, sheets: dict[tuple[int, int], tuple[Sheet, Chances]]) -> None:
        """Go from scores near the target to those before them."""
        for both in range(SIDES, 2 * self.target + 1):
            own = np.arange(max(1, both - self.target), min(self.target, both - 1) + 1)
            bands = np.stack([np.searchsorted(BANDS, own), np.searchsorted(BANDS, both - own)], 1)
            for pair in np.unique(bands, axis=0):
                places = own[(bands == pair).all(1)]
                sheet, weights = sheets[int(pair[0]), int(pair[1])]
                short = np.stack([places, both - places], 1)
                lines = Sheet(np.broadcast_to(sheet.lines, (len(places), *sheet.lines.shape)))
                for place, hung in enumerate(HANGS):
                    scores = Scores(short, np.full(len(places), hung))
                    self._chances[place, places, both - places] = self.after(scores, lines) @ weights


def _by_bands(
    target: int, plays: Plays, deals: int, random: np.random.Generator
) -> dict[tuple[int, int], tuple[Sheet, Chances]]:
    """By pair of bands the lines that are written there and how often, seen from both sides."""
    edges = [0, *BANDS.tolist(), target]
    bands = len(edges) - 1
    pairs = [(own, other) for own in range(bands) for other in range(bands)]
    short = np.concatenate(
        [
            np.stack([random.integers(edges[band] + 1, edges[band + 1] + 1, deals) for band in pair], 1)
            for pair in pairs
        ]
    )
    hung = np.where(random.random(len(short)) < FREE, 0, random.integers(*SOME, len(short)))
    lines = plays(Scores(short, hung)).lines.reshape(len(pairs), deals, -1)
    found = {}
    for own, other in pairs:
        both = np.concatenate([lines[own * bands + other], _turned(lines[other * bands + own])])
        # Where all pass they deal again at the same score.
        both = both[both[:, [OWN, OTHER, HUNG]].any(1)]
        different, times = np.unique(both, axis=0, return_counts=True)
        found[own, other] = Sheet(different), times / times.sum()
    return found


def _turned(lines: Numbers) -> Numbers:
    """The lines seen from the other side."""
    found = lines.copy()
    found[:, OWN], found[:, OTHER] = lines[:, OTHER], lines[:, OWN]
    found[:, WINNER] = np.where(lines[:, WINNER] == NOBODY, NOBODY, 1 - lines[:, WINNER])
    return found
