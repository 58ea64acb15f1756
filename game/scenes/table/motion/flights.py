"""Cards on their way: where each one is now, and where it will come to rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from game.cards.card import Card
from game.scenes.table.board import Token
from game.scenes.table.geometry.pose import Pose
from game.scenes.table.motion.flight import Flight, Leg, Sway
from game.scenes.table.motion.ways import SLIDE, TOSS, Way

FADE: Final = 0.12
"""Seconds in which a card appears where little may move."""
PUSHED: Final = 0.045
"""Seconds after which a card that was pushed is furthest from its place."""
PUSHED_ANGLE: Final = 0.6
"""Degrees by which it turns then."""
PRESSED: Final = 0.025
"""Seconds after which a pressed card is smallest."""
PRESS: Final = -0.03
"""By how much, as a share of its size."""
NEAR: Final = 1.5
"""Cards whose middles are further apart than so many card heights do not push each other."""

Legs = Callable[[Token, Pose, Pose, float], tuple[Leg, ...]]
"""From a card, its start, its end and the seconds to the parts of its way; none: it goes straight."""


@dataclass(frozen=True, slots=True)
class Course:
    """How the cards of one event go to their places."""

    way: Way = TOSS
    faces: Mapping[Token, Card] = field(default_factory=dict)
    """Faces that stay in sight until the cards turn over."""
    near: tuple[Token, ...] = ()
    """The cards that are pushed when one of these touches down."""
    legs: Legs | None = None
    late: Mapping[Token, float] = field(default_factory=dict)
    """Seconds by which single cards of the hand start later."""


STRAIGHT: Final = Course()


class Flights:
    """All tokens with their resting poses, and the flights of those that are not there yet."""

    def __init__(self) -> None:
        """Begin with nothing on the table."""
        self._rest: dict[Token, Pose] = {}
        self._flights: dict[Token, Flight] = {}
        self._sways: dict[Token, Sway] = {}
        self._carried: dict[Token, Pose] = {}
        self.version = 0
        """Grows with everything that changes where a card is."""
        self.is_still = False
        """Whether cards fade instead of flying."""
        self.contacts: tuple[Token, ...] = ()
        """The cards that touched down in the last step of time; those of the own hand that slid, never."""

    @property
    def are_over(self) -> bool:
        """Whether every card has touched down where the last event put it; it may still settle."""
        return all(flight.is_minor or flight.has_landed for flight in self._flights.values())

    @property
    def are_still(self) -> bool:
        """Whether nothing moves at all."""
        return not self._flights and not self._sways

    @property
    def count(self) -> int:
        """How many cards are on their way or about to start."""
        return len(self._flights)

    @property
    def in_air(self) -> int:
        """How many cards fly or turn, not only slide."""
        return sum(not (flight.is_slide or flight.has_landed) for flight in self._flights.values())

    def pose(self, token: Token) -> Pose:
        """Where the card is now."""
        if token in self._carried:
            return self._carried[token]
        flight, sway = self._flights.get(token), self._sways.get(token)
        pose = self._rest[token] if flight is None else flight.pose
        return pose if sway is None else sway.moved(pose)

    def flight(self, token: Token) -> Flight | None:
        """The way it is on, if it is on one."""
        return self._flights.get(token)

    def rest(self, token: Token) -> Pose:
        """Where the card comes to rest."""
        return self._rest[token]

    def sways(self, token: Token) -> bool:
        """Whether the card was pushed or pressed and is not back yet."""
        return token in self._sways

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
        self._end()

    def send(
        self,
        poses: Mapping[Token, Pose],
        seconds: float,
        *,
        stagger: float = 0.0,
        course: Course = STRAIGHT,
        start: Mapping[Token, Pose] | None = None,
        is_minor: bool = False,
    ) -> float:
        """Let every card whose place has changed go there; the seconds until the last one touches down.

        Cards that start later by `stagger` do so in the order of `poses`. New tokens begin at `start`, or lie
        at their place at once; tokens that are not named are gone.
        """
        if seconds <= 0:
            self.settle(poses)
            return 0.0
        if self.is_still:
            seconds, stagger = min(seconds, FADE), 0.0
        late = longest = 0.0
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
            flight = self._made(token, before, pose, seconds, course)
            flight.delay = late if waits else course.late.get(token, 0.0)
            flight.is_minor = is_minor
            self._flights[token] = flight
            longest = max(longest, flight.contact)
            late += stagger if waits else 0.0
        self._sways = {token: sway for token, sway in self._sways.items() if token in poses}
        return longest

    def _made(self, token: Token, start: Pose, end: Pose, seconds: float, course: Course) -> Flight:
        """The flight of one card, straight where the course has no legs for it."""
        if self.is_still:
            return Flight(start, (Leg(end, seconds),), fades=True)
        legs = () if course.legs is None else course.legs(token, start, end, seconds)
        if not legs:
            way = course.way if _flies(start, end) else SLIDE
            legs = (Leg(end, seconds * way.haste, way),)
        return Flight(start, legs, face=course.faces.get(token), near=course.near)

    def press(self, token: Token) -> None:
        """A finger presses that card of the hand."""
        if token in self._rest and not self.is_still:
            self._sways[token] = Sway(0.0, 0.0, 0.0, PRESS, PRESSED)
            self.version += 1

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.version += not self.are_still
        for token, sway in list(self._sways.items()):
            sway.passed += seconds
            if sway.is_over:
                del self._sways[token]
        flights, landed = self._flights, list[Token]()
        for token, flight in list(flights.items()):
            is_before = not flight.has_landed
            flight.passed += seconds
            if is_before and flight.has_landed and not flight.is_minor:
                landed.append(token)
                self._push(flight)
            if flight.is_over:
                del flights[token]
        self.contacts = tuple(landed)

    def _push(self, flight: Flight) -> None:
        """A card that touches down pushes those beside it."""
        knock, end = flight.legs[-1].way.knock, flight.end
        if knock == 0 or flight.fades:
            return
        for token in flight.near:
            pose = self._rest.get(token)
            far = 0.0 if pose is None else hypot(pose.x - end.x, pose.y - end.y)
            if pose is None or token in self._flights or not 0 < far < NEAR * end.height:
                continue
            push = knock * end.height / far
            side = 1 if pose.x > end.x else -1
            self._sways[token] = Sway(
                (pose.x - end.x) * push, (pose.y - end.y) * push, -PUSHED_ANGLE * side, 0.0, PUSHED
            )

    def finish(self) -> None:
        """Every card arrives now."""
        self.version += not self.are_still
        landed = (token for token, flight in self._flights.items() if not flight.is_minor)
        self._end(*landed)

    def _end(self, *landed: Token) -> None:
        """Nothing moves any more; these touch down now."""
        self.contacts = landed
        self._flights.clear()
        self._sways.clear()


def _travels(start: Pose, end: Pose) -> bool:
    """Whether the card goes far or turns over, and does not only make room for a neighbour."""
    far = abs(start.x - end.x) + abs(start.y - end.y) > end.height * 1.1
    return far or start.turn != end.turn


def _flies(start: Pose, end: Pose) -> bool:
    """A card that makes room for a neighbour or turns over in the hand slides; one that travels rises."""
    turns_in_hand = start.turn != end.turn and start.height == end.height
    return _travels(start, end) and not turns_in_hand
