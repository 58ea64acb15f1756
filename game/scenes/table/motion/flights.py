"""Cards on their way: where each one is now, and where it will come to rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import pi, sin

from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose, between
from game.ui.tween import ease_out

FLOAT: float = 11.0
"""How far a card rises in the middle of its flight, in design units."""


FADE: float = 0.12
"""Seconds in which a card appears where little may move."""


@dataclass(slots=True)
class Flight:
    """One card between two poses."""

    start: Pose
    end: Pose
    seconds: float
    delay: float
    rise: float
    is_minor: bool
    """Only a card that is raised or lowered in the hand: nobody has to wait for it."""
    passed: float = 0.0
    fades: bool = False
    """The card does not fly: it lies at its end at once, and its picture appears there."""

    @property
    def contact(self) -> float:
        """Seconds from when it was sent until the card touches what it lands on: the thud is heard then."""
        return self.delay + self.seconds

    @property
    def is_over(self) -> bool:
        """Whether the card has arrived."""
        return self.passed >= self.contact

    @property
    def is_in_air(self) -> bool:
        """Whether the card has left the table on a way that rises."""
        return self.rise > 0 and self.passed > self.delay

    @property
    def share(self) -> float:
        """The eased way gone, 0 to 1."""
        if self.is_over:
            return 1.0
        return ease_out(max(0.0, self.passed - self.delay) / self.seconds)

    @property
    def pose(self) -> Pose:
        """Where the card is now."""
        if self.fades:
            return self.end
        share = self.share
        here = between(self.start, self.end, share)
        return replace(here, lift=here.lift + self.rise * sin(pi * share))


class Flights:
    """All tokens with their resting poses, and the flights of those that are not there yet."""

    def __init__(self) -> None:
        """Begin with nothing on the table."""
        self._rest: dict[Token, Pose] = {}
        self._flights: dict[Token, Flight] = {}
        self._carried: dict[Token, Pose] = {}
        self.version = 0
        """Grows with everything that changes where a card is."""
        self.is_still = False
        """Whether cards fade instead of flying."""
        self.contacts: tuple[Token, ...] = ()
        """The cards that touched down in the last step of time; those of the own hand that slid, never."""

    @property
    def are_over(self) -> bool:
        """Whether every card is where the last event put it."""
        return not self._flights or all(flight.is_minor for flight in self._flights.values())

    @property
    def are_still(self) -> bool:
        """Whether nothing moves at all."""
        return not self._flights

    @property
    def count(self) -> int:
        """How many cards are on their way or about to start."""
        return len(self._flights)

    def pose(self, token: Token) -> Pose:
        """Where the card is now."""
        if token in self._carried:
            return self._carried[token]
        flight = self._flights.get(token)
        return self._rest[token] if flight is None else flight.pose

    def flight(self, token: Token) -> Flight | None:
        """The way it is on, if it is on one."""
        return self._flights.get(token)

    def carry(self, token: Token, pose: Pose) -> None:
        """A hand holds the card there, whatever else moves."""
        self.version += 1
        self._carried[token] = pose

    def is_carried(self, token: Token) -> bool:
        """Whether a hand holds it."""
        return token in self._carried

    def raised(self) -> set[Token]:
        """The cards above the table: in the air, or in a hand."""
        flying = (token for token, flight in self._flights.items() if flight.is_in_air)
        return {*flying, *self._carried}

    def let_go(self) -> None:
        """The hand lets go of its card, which goes on from there when it is sent."""
        self.version += bool(self._carried)
        for token, pose in self._carried.items():
            if token in self._rest:
                self._rest[token] = pose
                self._flights.pop(token, None)
        self._carried.clear()

    def settle(self, poses: Mapping[Token, Pose]) -> None:
        """Everything lies at once where it belongs."""
        self.version += 1
        self._rest = dict(poses)
        self._flights.clear()

    def send(
        self,
        poses: Mapping[Token, Pose],
        seconds: float,
        *,
        stagger: float = 0.0,
        rise: float = FLOAT,
        start: Mapping[Token, Pose] | None = None,
        is_minor: bool = False,
    ) -> float:
        """Let every card whose place has changed fly there; the seconds until the last one arrives.

        Cards that start later by `stagger` do so in the order of `poses`. New tokens begin at `start`, or lie
        at their place at once; tokens that are not named are gone.
        """
        if seconds <= 0:
            self.settle(poses)
            return 0.0
        if self.is_still:
            seconds, stagger = min(seconds, FADE), 0.0
        late = 0.0
        longest = 0.0
        rest, flights = self._rest, self._flights
        self.version += rest != poses
        self._rest, self._flights = dict(poses), {}
        for token, pose in poses.items():
            under_way = flights.get(token)
            if under_way is not None and under_way.end == pose:
                self._flights[token] = under_way
                continue
            before = under_way.pose if under_way is not None else rest.get(token, (start or {}).get(token))
            if before is None or before == pose or (self.is_still and not _travels(before, pose)):
                continue
            # a card in the air turns at once, it does not stop to wait for its place in the row;
            # and one that only makes room keeps nobody waiting
            waits = _travels(before, pose) and (under_way is None or under_way.passed <= under_way.delay)
            delay = late if waits else 0.0
            self._flights[token] = Flight(
                before, pose, seconds, delay, _rise(before, pose, rise), is_minor, fades=self.is_still
            )
            longest = max(longest, delay + seconds)
            late += stagger if waits else 0.0
        return longest

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.version += bool(self._flights)
        flights, landed = self._flights, list[Token]()
        for token, flight in list(flights.items()):
            is_before = flight.passed < flight.contact
            flight.passed += seconds
            if is_before and flight.passed >= flight.contact and not flight.is_minor:
                landed.append(token)
            if flight.is_over:
                del flights[token]
        self.contacts = tuple(landed)

    def finish(self) -> None:
        """Every card arrives now."""
        self.version += bool(self._flights)
        self.contacts = tuple(token for token, flight in self._flights.items() if not flight.is_minor)
        self._flights.clear()


def _travels(start: Pose, end: Pose) -> bool:
    """Whether the card goes far or turns over, and does not only make room for a neighbour."""
    far = abs(start.x - end.x) + abs(start.y - end.y) > end.height * 1.1
    return far or start.turn != end.turn


def _rise(start: Pose, end: Pose, rise: float) -> float:
    """A card that makes room for a neighbour or turns over in the hand slides; one that travels floats."""
    turns_in_hand = start.turn != end.turn and start.height == end.height
    return rise if _travels(start, end) and not turns_in_hand else 0.0
