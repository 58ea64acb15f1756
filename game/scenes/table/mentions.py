"""What the table says of an event besides showing it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.events import (
    CardsDiscarded,
    Claimed,
    Event,
    FaultCalled,
    MatchBegun,
    PointsHung,
    Redeal,
    TrickTaken,
)
from game.rules.options.rules import Rules
from game.text.catalogue import Words
from game.text.results import fault_sentence


def mention(event: Event, say: Words, names: Sequence[str], rules: Rules) -> str:
    """A sentence for what the cards alone do not tell; usually nothing."""
    match event:
        case MatchBegun(dealer=dealer, drawn=drawn) if drawn:
            return say("table.drawn", name=names[dealer])
        case Redeal():
            return say("table.redeal")
        case TrickTaken(is_last=True, seat=seat) if rules.score.last_trick:
            return say("table.lastTrick", name=names[seat], points=rules.score.last_trick)
        case CardsDiscarded(seat=seat, count=count):
            return say.count("table.discarded", count, name=names[seat])
        case Claimed(is_right=is_right, seat=seat):
            return say("table.claim.right" if is_right else "table.claim.wrong", name=names[seat])
        case FaultCalled(accuser=None, offender=offender, fault=fault):
            return fault_sentence(say, fault, names[offender], None)
        case PointsHung(points=points):
            return say("table.hung", points=points)
        case _:
            return ""
