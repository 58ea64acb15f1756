"""What contracts of many deals write on the sheet when card policies play them out."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache

import numpy as np

from game.ai.bidding import call_code
from game.ai.bidding.auction_setup import contract_of
from game.ai.end_code import ROW
from game.ai.search.end_values import count_of
from game.ai.search.filled_deals import FilledDeals
from game.rules.options.rules import Rules
from game.rules.result import Outcome
from game.rules.scoring import settle
from game.rules.seats import side_of
from tests.lab.arena.call_duel import played_by_self_play
from tests.lab.training.auctions import SIDES, Auctions, Numbers

NOBODY = -1
"""The winner where points hang or nobody played."""
OWN, OTHER, WINNER, HUNG = range(4)
"""Columns: written for the first side, for the other, the side that gets what hung, and what hangs now."""
COLUMNS = 4
_PLAYED = (1 << call_code.MULTIPLIER_AT) - 1


@dataclass(frozen=True)
class Sheet:
    """Lines of the sheet, with any axes; the last axis has `COLUMNS`."""

    lines: Numbers

    def written(self, hung: Numbers) -> Numbers:
        """What each side writes if this much hung before."""
        winner = self.lines[..., WINNER, None] == np.arange(SIDES)
        return self.lines[..., OWN : OTHER + 1] + np.where(winner, hung[..., None], 0)

    def hangs(self, hung: Numbers) -> Numbers:
        """What hangs afterwards if this much hung before."""
        return self.lines[..., HUNG] + np.where(self.lines[..., WINNER] == NOBODY, hung, 0)


def codes_of(auctions: Auctions) -> Numbers:
    """The contracts of auctions that are over, numbered as by `SimulatedAuction`."""
    contracts = (
        auctions.game | auctions.taker << call_code.TAKER_AT | auctions.doubled << call_code.MULTIPLIER_AT
    )
    return np.where(auctions.game < 0, call_code.THROWN_IN, contracts)


def played_out(
    rules: Rules, hands: Numbers, where: Numbers, codes: Numbers, random: np.random.Generator
) -> Sheet:
    """The sheet of the contracts in each row; `where` has the deal of each row. The last seat dealt."""
    filled, worlds, seed = FilledDeals(), array("I", hands.ravel().tolist()), int(random.integers(1 << 60))
    lines = np.zeros((*codes.shape, COLUMNS), np.int64)
    lines[..., WINNER] = NOBODY
    deals = np.broadcast_to(where[:, None], codes.shape)
    played = np.where(codes < 0, call_code.THROWN_IN, codes & _PLAYED)
    for game in np.unique(played[played >= 0]).tolist():
        chosen = np.unique(deals[played == game])
        ends, declared, belotes = played_by_self_play(
            filled, rules, worlds, array("i", chosen.tolist()), contract_of(rules, game), seed
        )
        for doubled in range(call_code.MULTIPLIERS):
            code = game | doubled << call_code.MULTIPLIER_AT
            asked = codes == code
            places, back = np.unique(np.searchsorted(chosen, deals[asked]), return_inverse=True)
            found = [
                _line(rules, code, ends[place], _sides(declared, place), _sides(belotes, place))
                for place in places.tolist()
            ]
            if found:
                lines[asked] = np.array(found)[back]
    return Sheet(lines)


@cache
def _line(
    rules: Rules, code: int, end: int, declared: tuple[int, int], belote: tuple[int, int]
) -> tuple[int, ...]:
    contract = contract_of(rules, code)
    settled = settle(count_of(rules, contract, end, declared, belote), rules.score)
    taker = side_of(contract.taker, rules.players)
    winner = {Outcome.MADE: taker, Outcome.HUNG: NOBODY}.get(settled.outcome, 1 - taker)
    return (*settled.written, winner, settled.hung)


def _sides(points: array[int], place: int) -> tuple[int, int]:
    first, second, third, fourth = points[ROW * place : ROW * place + ROW]
    return first + third, second + fourth
