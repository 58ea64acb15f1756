"""What lies in the cloth while a deal is played: the rail of points, and the sign of the trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.seats import side_of
from game.rules.standing import at_stake, camps, needed
from game.scenes.table.motion.score import LIGHTING
from game.scenes.table.picture.inlay import Inlay
from game.scenes.table.picture.rail import Rail
from game.scenes.table.queries import PLAYED_OUT, counted_points, shows_points

if TYPE_CHECKING:
    from game.scenes.table.queries import Seen

ROLLING: Final = 0.75
"""Seconds in which the sign of the trumps rolls in."""
APPEARING: Final = 0.3
"""Seconds in which the rail appears."""
COOLING: Final = (0.5, 1.4)
"""Seconds after the naming of trumps at which a brand begins to cool, and is cold."""


def rail_of(seen: Seen) -> Rail | None:
    """The rail of this moment; None before the call, at a strict table, and where it is not wished."""
    model, motion, show = seen.model, seen.motion.score, seen.model.show
    account, contract, result = show.account, show.account.contract, show.result
    if contract is None or not shows_points(model, seen.wishes.likes) or not motion.meter.points:
        return None
    if result is not None and result.outcome not in PLAYED_OUT:
        return None
    stand, own = camps(account), side_of(show.viewer, show.players)
    ours = [side for side, camp in enumerate(stand) if camp == stand[own]]
    theirs = tuple(side for side, camp in enumerate(stand) if camp != stand[own])
    taker = side_of(contract.taker, show.players)
    whole = at_stake(account) if result is None else sum(counted_points(show))
    begin, cold = COOLING
    return Rail(
        ends=((own, *(side for side in ours if side != own)), theirs),
        points=motion.meter.points,
        at_stake=whole,
        mark=needed(account, whole),
        is_ours=taker in ours,
        goal=contract.goal,
        multiplier=contract.multiplier,
        heat=0.0 if seen.wishes.is_still else 1 - _share(motion.named - begin, cold - begin),
        light=0.0 if motion.lit is None else _share(motion.lit, LIGHTING),
        opacity=_share(motion.named, APPEARING),
        counting=motion.meter.counting,
    )


def inlay_of(seen: Seen) -> Inlay | None:
    """The trumps in the cloth, once they are named."""
    show = seen.model.show
    contract = show.account.contract
    if contract is None:
        return None
    share, is_counting = _share(seen.motion.score.named, ROLLING), show.result is not None
    return Inlay(contract.trumps, contract.taker, share, is_counting)


def _share(passed: float, seconds: float) -> float:
    return min(1.0, max(0.0, passed / seconds))
