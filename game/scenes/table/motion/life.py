"""The faces at one table: they blink, look about and react; each in his own time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final

from game.scenes.table.motion.poses import CALM, POSES, Look, Pose, Shift

if TYPE_CHECKING:
    from game.rules.seats import Seat
    from game.scenes.table.reactions import Reaction, Reactions

BLINKS: Final = (3.0, 6.0)
"""Seconds from one blink to the next: at least, at most."""
BLINK: Final = ((0.04, "half"), (0.11, "closed"), (0.16, "half"))
"""Until when after its beginning which lids are seen."""
LEANS: Final = 12.0
"""Units of a portrait in a second, when somebody leans in or back."""
LATE: Final = (0.04, 0.2)
"""Seconds until somebody looks where there is something to see: at least, at most."""


def chance(*names: object) -> float:
    """Return a number from 0 to 1 that follows from the names alone."""
    digest = sha256(" ".join(map(str, names)).encode()).digest()
    return int.from_bytes(digest[:4], "big") / 2**32


def blinks(seed: str) -> Iterator[float]:
    """Yield the seconds before each blink of somebody, counted from the last one."""
    least, most = BLINKS
    for number in count():
        yield least + (most - least) * chance(seed, number)


@dataclass(slots=True)
class _Face:
    """One face: its next blink, the reaction that it goes through, and where it looks."""

    blinking: Iterator[float]
    late: float
    """Seconds until this one looks at something new."""
    to_blink: float = 0.0
    reaction: tuple[Pose, ...] = ()
    passed: float = 0.0
    """Seconds since the reaction began."""
    begun_at: Shift = (0, 0)
    """Where the head was then."""
    gaze: Shift = (0, 0)
    wanted: Shift = (0, 0)
    waited: float = 0.0
    lean: tuple[float, float] = (0.0, 0.0)
    """Where the head is while nothing happens."""
    leaning: Shift = (0, 0)
    """Where it is going."""
    look: Look = field(default=CALM)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.to_blink -= seconds
        if self.to_blink < -BLINK[-1][0]:
            self.to_blink = next(self.blinking)
        self.waited = 0.0 if self.wanted == self.gaze else self.waited + seconds
        if self.waited > self.late:
            self.gaze, self.waited = self.wanted, 0.0
        if self.lean != self.leaning:
            across, down = (
                now + max(-LEANS * seconds, min(LEANS * seconds, goal - now))
                for now, goal in zip(self.lean, self.leaning, strict=True)
            )
            self.lean = across, down
        self.passed += seconds
        self.look = self._look()

    @property
    def calm(self) -> Look:
        """What the face shows while nothing happens."""
        return Look(gaze=self.gaze, head=(round(self.lean[0]), round(self.lean[1])))

    def _look(self) -> Look:
        shown = self._reacting() if self.reaction else self.calm
        if shown.eyes == "open" and self.to_blink <= 0:
            lids = next((lids for until, lids in BLINK if -self.to_blink <= until), "open")
            shown = replace(shown, eyes=lids)
        return shown

    def _reacting(self) -> Look:
        left, before = self.passed, self.begun_at
        for pose in self.reaction:
            if left < pose.seconds:
                head = _between(before, pose.head, pose.ease(min(1.0, left / pose.moves)))
                return Look(pose.eyes, pose.brows, pose.mouth, self.gaze, head)
            left, before = left - pose.seconds, pose.head
        last = self.reaction[-1]
        if left < last.moves:  # the head comes back
            return replace(self.calm, head=_between(before, self.calm.head, last.ease(left / last.moves)))
        self.reaction = ()
        return self.calm


def _between(start: Shift, end: Shift, share: float) -> Shift:
    across, down = (round(one + (other - one) * share) for one, other in zip(start, end, strict=True))
    return across, down


class Life:
    """Changes only when time passes; who owns the time says whether it does."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._names: tuple[str, ...] = ()
        self._faces: list[_Face] = []
        self.looks: tuple[Look, ...] = ()
        """What every face shows, by seat."""
        self.is_watched = True
        """Whether the window is in use: nobody moves for an empty room."""
        self._noticed: object = None
        """What the people saw last."""
        self._stare: tuple[Seat, float] | None = None
        """Whose card everybody looks at, and for how many seconds more."""

    def sit(self, names: Sequence[str]) -> None:
        """Let these sit there, by seat; nothing happens if they do already. Their names are the seeds."""
        if self._names == tuple(names):
            return
        self._names = tuple(names)
        self._faces, self._noticed = [], None
        least, most = LATE
        for name in names:
            blinking = blinks(name)
            late = least + (most - least) * chance(name, "late")
            self._faces.append(_Face(blinking, late, next(blinking) * chance(name, "first")))
        self.looks = tuple(face.look for face in self._faces)

    def react(self, reactions: Reactions) -> None:
        """Let faces begin their reactions; a new one takes the place of one that goes on."""
        for seat, reaction in reactions.items():
            self._begin(self._faces[seat], reaction)

    def _begin(self, face: _Face, reaction: Reaction) -> None:
        face.reaction, face.passed, face.begun_at = POSES[reaction], 0.0, face.look.head

    @property
    def stared_at(self) -> Seat | None:
        """Whose card everybody looks at now."""
        return None if self._stare is None else self._stare[0]

    def stare(self, seat: Seat, seconds: float) -> None:
        """Let everybody look at the card of that seat for so long."""
        self._stare = seat, seconds

    def notices(self, seen: object) -> bool:
        """Return whether what these people see differs from what they saw when they were asked last."""
        is_new, self._noticed = seen != self._noticed, seen
        return is_new

    def watch(self, gazes: Mapping[Seat, Shift]) -> None:
        """Let everybody look there, a moment later; who is not named looks straight ahead."""
        for seat, face in enumerate(self._faces):
            face.wanted = gazes.get(seat, (0, 0))

    def lean(self, leans: Mapping[Seat, Shift]) -> None:
        """Let these lean there, and everybody else sit back."""
        for seat, face in enumerate(self._faces):
            face.leaning = leans.get(seat, (0, 0))

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        if self._stare is not None:
            seat, left = self._stare
            self._stare = (seat, left - seconds) if left > seconds else None
        for face in self._faces:
            face.advance(seconds)
        self.looks = tuple(face.look for face in self._faces)

    def finish(self) -> None:
        """End all reactions at once: somebody is in a hurry."""
        for face in self._faces:
            face.reaction = ()
            face.look = face.calm
        self.looks = tuple(face.look for face in self._faces)

    def rest(self) -> None:
        """Show every face as it is drawn."""
        self.finish()
        self.looks = (CALM,) * len(self._faces)
