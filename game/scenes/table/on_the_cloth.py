"""What lies in the cloth while a deal is played: the rail of points, and the sign of the trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.seats import side_of
from game.rules.standing import at_stake, camps, needed
from game.scenes.table.motion.score import LEAVING, LIGHTING, Laid
from game.scenes.table.picture.inlay import Inlay
from game.scenes.table.picture.rail import Rail
from game.scenes.table.queries import PLAYED_OUT, shows_points

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen

ROLLING: Final = 0.75
"""Seconds in which the sign of the trumps rolls in."""
APPEARING: Final = 0.3
"""Seconds in which the rail appears."""
COOLING: Final = (0.5, 1.4)
"""Seconds after the naming of trumps at which a brand begins to cool, and is cold."""


def laid_of(seen: Seen) -> Laid | None:
    """What the table tells now; None while there is no contract. A great moment changes nothing there."""
    model, account = seen.model, seen.model.show.account
    result = None if model.progress.is_celebrated else model.show.result
    return None if account.contract is None else Laid(account, result, seen.motion.score.meter.points)


def _fading(seen: Seen) -> tuple[Laid | None, float]:
    """What lies in the cloth, and how much of it is seen: 1 until the next deal begins."""
    motion = seen.motion.score
    return laid_of(seen) or motion.laid, 1 - _share(motion.leaving, LEAVING)


def rail_of(seen: Seen) -> Rail | None:
    """The rail of this moment; None before the call, at a strict table, and where it is not wished."""
    model, motion, show = seen.model, seen.motion.score, seen.model.show
    laid, opacity = _fading(seen)
    if laid is None or not laid.points or not shows_points(model, seen.wishes.likes):
        return None
    account, result, contract = laid.account, laid.result, laid.account.contract
    if contract is None or (result is not None and result.outcome not in PLAYED_OUT):
        return None
    stand, own = camps(account), side_of(show.viewer, show.players)
    ours = [side for side, camp in enumerate(stand) if camp == stand[own]]
    theirs = tuple(side for side, camp in enumerate(stand) if camp != stand[own])
    taker = side_of(contract.taker, show.players)
    whole = at_stake(account) if result is None else sum(result.totals)
    begin, cold = COOLING
    return Rail(
        ends=((own, *(side for side in ours if side != own)), theirs),
        points=laid.points,
        at_stake=whole,
        mark=needed(account, whole),
        is_ours=taker in ours,
        goal=contract.goal,
        multiplier=contract.multiplier,
        heat=0.0 if seen.wishes.is_still else 1 - _share(motion.named - begin, cold - begin),
        light=0.0 if motion.lit is None else _share(motion.lit, LIGHTING),
        opacity=min(opacity, _share(motion.named, APPEARING)),
        counting=motion.meter.counting,
    )


def inlay_of(seen: Seen) -> Inlay | None:
    """The trumps in the cloth, once they are named."""
    laid, opacity = _fading(seen)
    contract = None if laid is None else laid.account.contract
    if contract is None:
        return None
    progress, share = seen.model.progress, _share(seen.motion.score.named, ROLLING)
    is_counting = seen.model.show.result is not None and not (progress.is_counted or progress.is_celebrated)
    return Inlay(contract.trumps, contract.taker, share, is_counting, opacity)


def _share(passed: float, seconds: float) -> float:
    return min(1.0, max(0.0, passed / seconds))
