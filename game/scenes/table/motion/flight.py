"""One card on its way: where it is at each moment, from when it is sent until it rests."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, pi, sin
from typing import Final

from game.cards.card import Card
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose, between
from game.scenes.table.motion.ways import SLIDE, Way
from game.ui.easing import damped, hop, knock, swelling
from game.ui.tween import ease_out

FLOAT: Final = 11.0
"""How much larger the lift of a card is in the middle of its flight, in design units.

A card with no lift lies on others, before and after: they go together and have one shadow.
"""
TOUCH: Final = 6.0
"""The same at contact; then the shadow contracts."""
CONTRACTS: Final = 0.06
"""Seconds in which the shadow contracts."""
TURNED_BY: Final = 0.5
"""A thrown card has turned over by this share of its way."""
SMALL_SWING: Final = 4.0
"""Degrees between neighbours in a hand, and a little more."""
SQUASHED: Final = 2 / 60
"""Seconds for which a card that has landed is a little smaller."""
SETTLE: Final = 0.18
"""Seconds in which a card that has landed settles."""
RATE: Final = 6 / SETTLE
"""Of the spring that settles it."""


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of the way, to a pose in so many seconds, after a rest of so many."""

    end: Pose
    seconds: float
    way: Way = SLIDE
    rest: float = 0.0
    is_under: bool = False
    """Whether the card lies below others of its size all the time, so that it need not be drawn."""


@dataclass(slots=True)
class Flight:
    """One card between two poses."""

    start: Pose
    legs: tuple[Leg, ...]
    delay: float = 0.0
    is_minor: bool = False
    """Only a card that is raised or lowered in the hand: nobody has to wait for it."""
    passed: float = 0.0
    fades: bool = False
    """The card does not fly: it lies at its end at once, and its picture appears there."""
    face: Card | None = None
    """The face that is seen until the card turns over, though nobody at the screen may know it afterwards."""
    near: tuple[Token, ...] = ()
    """The cards that this one may push when it touches down."""

    @property
    def end(self) -> Pose:
        """Where it comes to rest."""
        return self.legs[-1].end

    @property
    def seconds(self) -> float:
        """From when it leaves its place until contact."""
        return sum(leg.rest + leg.seconds for leg in self.legs)

    @property
    def contact(self) -> float:
        """Seconds from when it was sent until the card touches what it lands on: the thud is heard then."""
        return self.delay + self.seconds

    @property
    def has_landed(self) -> bool:
        """Whether the card has touched down: nobody waits for what follows."""
        return self.passed >= self.contact

    @property
    def is_over(self) -> bool:
        """Whether the card rests."""
        lands = self.legs[-1].way.lands and not self.fades
        return self.passed >= self.contact + (SETTLE if lands else 0.0)

    @property
    def has_begun(self) -> bool:
        """Whether the card has left its place."""
        return self.passed >= self.delay

    @property
    def is_in_air(self) -> bool:
        """Whether the card is above the table on a way that rises."""
        if self.passed <= self.delay or self.has_landed or self.fades:
            return False
        return self._leg.way.arc > 0

    @property
    def is_under(self) -> bool:
        """Whether the card is below others and need not be drawn."""
        return self._leg.is_under and not self.has_landed

    @property
    def is_on_last(self) -> bool:
        """Whether the card is on the last part of its way."""
        return self._leg is self.legs[-1]

    @property
    def _leg(self) -> Leg:
        """The part of the way that the card is on; before and after the whole way, the first and the last."""
        left = self.passed - self.delay
        for leg in self.legs:
            left -= leg.rest + leg.seconds
            if left < 0:
                return leg
        return self.legs[-1]

    @property
    def is_slide(self) -> bool:
        """Whether the card only moves, and is turned by so little that nobody sees it on the way."""
        start, leg = self.start, self.legs[0]
        swing = abs((leg.end.angle - start.angle + 180) % 360 - 180)
        is_flat = (leg.end.height, leg.end.turn) == (start.height, start.turn) and leg.way.arc == 0
        return len(self.legs) == 1 and is_flat and swing <= SMALL_SWING

    @property
    def height(self) -> float:
        """The largest height of the card on its way, from which its pictures are made."""
        return max(self.start.height, *(leg.end.height for leg in self.legs))

    @property
    def share(self) -> float:
        """The eased way gone, 0 to 1."""
        if self.has_landed:
            return 1.0
        return ease_out(max(0.0, self.passed - self.delay) / self.seconds)

    @property
    def pose(self) -> Pose:
        """Where the card is now."""
        if self.fades:
            return self.end
        left, here = self.passed - self.delay, self.start
        for leg in self.legs[:-1]:
            if left < leg.rest + leg.seconds:
                return _on_leg(here, leg, left)
            left -= leg.rest + leg.seconds
            here = leg.end
        last = self.legs[-1]
        after = left - last.rest - last.seconds
        return _on_leg(here, last, left) if after < 0 else _settling(here, last, after)


def _on_leg(start: Pose, leg: Leg, passed: float) -> Pose:
    """Where the card is so many seconds after the leg began, its rest included."""
    moving = passed - leg.rest
    if moving <= 0:
        return start
    way, share = leg.way, moving / leg.seconds
    here = between(start, leg.end, way.ease(share) * _reach(start, leg))
    if way is SLIDE:
        return here
    height = here.height * swelling(share, way.least, way.most)
    touch = TOUCH * share if way.lands else 0.0
    turned = min(1.0, share / TURNED_BY) if way.lands else way.ease(share)
    return replace(
        here,
        turn=start.turn + (leg.end.turn - start.turn) * turned,
        angle=here.angle + way.spin * sin(pi * share) + way.skew * share,
        height=height,
        lift=here.lift + touch + (FLOAT * hop(share) if way.arc > 0 and here.lift > 0 else 0.0),
        rise=way.arc * hop(share) * here.height,
    )


def _settling(start: Pose, leg: Leg, after: float) -> Pose:
    """Where the card is so many seconds after contact: it slips into its place and lies down."""
    way, end = leg.way, leg.end
    if not way.lands:
        return end
    # it slips on with the speed that it has, which a critically damped spring takes from it
    here = between(start, end, 1 - (1 - _reach(start, leg)) * exp(-RATE * after))
    is_squashed = after < SQUASHED
    away = 0.0 if is_squashed else damped(1.0, 0.0, 2 * RATE, after - SQUASHED)
    return replace(
        here,
        angle=here.angle + way.skew * damped(1.0, 0.0, RATE, after),
        height=end.height * (way.squash if is_squashed else 1 - (1 - way.squash) * away),
        lift=end.lift + TOUCH * max(0.0, 1 - after / CONTRACTS),
    )


def _reach(start: Pose, leg: Leg) -> float:
    """The share of the way that is gone at contact; the rest is slipped."""
    slip, far = leg.way.slip, abs(leg.end.x - start.x) + abs(leg.end.y - start.y)
    return 1.0 if slip == 0 or far == 0 else max(0.8, 1 - slip * leg.end.height / far)


@dataclass(slots=True)
class Sway:
    """A card at rest that was pushed or pressed, and comes back."""

    across: float
    down: float
    angle: float
    scale: float
    """Pixels, degrees and a share of its size at the furthest."""
    peak: float
    """Seconds until then."""
    passed: float = 0.0

    @property
    def is_over(self) -> bool:
        """Whether nobody can see it any more."""
        return self.passed > 7 * self.peak

    def moved(self, pose: Pose) -> Pose:
        """The pose of the card now."""
        share = knock(self.passed / self.peak)
        return replace(
            pose,
            x=pose.x + self.across * share,
            y=pose.y + self.down * share,
            angle=pose.angle + self.angle * share,
            height=pose.height * (1 + self.scale * share),
        )
