"""What computers make of a shared deal, and what the master does: the same on every machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.ai.levels import LEVELS, make_mind
from game.records.shared_deal import SharedLine
from game.table.headless import Bout
from game.table.practice import first_points, opening

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ai.decision import Mind
    from game.records.shared_deal import SharedDeal
    from game.rules.seats import Seat

SEED: Final = "master"


def master_line(deal: SharedDeal, seat: Seat, is_wanted: Callable[[], bool]) -> SharedLine | None:
    """What masters in all seats make of the deal, as a line of that seat.

    It takes a second or two: ask in a thread. None once `is_wanted`, which is asked before every step,
    says that nobody waits for the line any more.
    """
    return line_of_minds(deal, seat, lambda: make_mind(LEVELS[-1]), SEED, is_wanted)


def line_of_minds(
    deal: SharedDeal,
    seat: Seat,
    make: Callable[[], Mind],
    seed: str,
    is_wanted: Callable[[], bool] = lambda: True,
) -> SharedLine | None:
    """What such minds in all seats make of the deal, as a line of that seat; None once nobody wants it."""
    bout = Bout(deal.rules, [make() for _ in range(deal.rules.players)], seed)
    for action in opening(deal, deal.dealer):
        bout.do(action)
    while (points := first_points(bout.state)) is None:
        if not is_wanted():
            return None
        bout.step()
    return SharedLine(seat=seat, points=points)
