"""An error in a scene does not end the program: it is written down, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.app.complaint import complain
from game.app.crash import named, unseen_report, write_report
from game.app.stacked import stack_at
from game.scenes.title import Title

if TYPE_CHECKING:
    from game.app.doors import MatchDoors
    from game.app.loop import Loop
    from game.scenes.scene import Scene

CALM: Final = 300
"""After so many turns of the loop without an error the next one is a new one."""

HOPELESS: Final = 3
"""So many errors one after the other end the program."""

SPEAKS: Final = 30
"""Turns of the loop between two looks at what went wrong with disk or installation."""


class Recovery:
    """Turns the loop, and sets the scenes out anew when one of them breaks."""

    def __init__(self, loop: Loop, doors: MatchDoors, folder: Path, *, is_watched: bool = False) -> None:
        """Reports go into the folder; where nobody is there to press, no question is asked."""
        self._loop = loop
        self._doors = doors
        self._folder = folder
        self._is_watched = is_watched
        self._errors = 0
        self._calm = 0
        self._report: Path | None = None
        self._known = ""
        """Where the last error came from: the same one is written down once."""
        self._said: set[str] = set()
        """What is wrong now, as far as the player was told."""

    def run(self) -> None:
        """Go on until a scene or the player ends it; raises what cannot be mended."""
        while not self._loop.stack.is_empty:
            self.turn()

    def turn(self) -> None:
        """One turn of the loop, with whatever is to be mended or told afterwards."""
        try:
            self._loop.turn()
            self._open_given()
            self._calm += 1
            if self._calm % SPEAKS == 0:
                self._speak()
        except Exception as error:  # noqa: BLE001 - whatever broke, the match goes on
            self._mend(error)

    def begin(self, first: Callable[[], Scene | None]) -> Scene | None:
        """The scene that is to be open at once; one that breaks is written down, and the title is enough."""
        try:
            return first()
        except Exception as error:  # noqa: BLE001 - a match that cannot be shown must not lock the player out
            self.note(error)
            return None

    def tell_of_last_time(self) -> None:
        """If the program broke off last time, say so, on top of everything."""
        report = unseen_report(self._folder)
        if report is not None:
            self._tell(report, is_now=False)

    def _open_given(self) -> None:
        """Open the record of the command line that took long to read, as soon as the title is on top."""
        given, stack = self._doors.given, self._loop.stack
        if given is None or not given.has_come or stack.is_empty or not isinstance(stack.top, Title):
            return
        stack.top.is_stale = True
        table = self.begin(lambda: self._doors.asked_for(self._loop.desk))
        if table is not None:
            stack.push(table)

    def _mend(self, error: Exception) -> None:
        """Write it down and set out title, table and a sentence; raise it where that did not help."""
        self._errors = 1 if self._calm >= CALM else self._errors + 1
        self._calm = 0
        if self._errors >= HOPELESS:
            raise error
        report = self.note(error)
        loop, desk = self._loop, self._loop.desk
        open_scenes = loop.stack.scenes
        for scene in reversed(open_scenes):
            with suppress(Exception):  # it may be the one that broke
                scene.left()
        desk.is_turned = False
        loop.stack = stack_at(desk, Title(desk))
        table = self._doors.again(desk, open_scenes) if self._errors == 1 else None
        if table is not None:
            loop.stack.push(table)
        if report is not None:
            self._report = unseen_report(self._folder) or report
        self._tell(self._report, is_now=True)

    def note(self, error: Exception) -> Path | None:
        """Write the report, once for one place in the code; where it is now."""
        trace, place = error.__traceback__, ""
        while trace is not None:
            place, trace = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}", trace.tb_next
        mark = f"{type(error).__name__} {place}"
        complain(f"Something broke: {named(error)} ({place})")
        if mark == self._known:
            return None
        self._known = mark
        return write_report(self._folder, error, self._doors.notes())

    def _tell(self, report: Path | None, *, is_now: bool) -> None:
        desk, stack = self._loop.desk, self._loop.stack
        if self._is_watched:
            desk.announcement = desk.say("crash.now" if is_now else "crash.before")
        elif not stack.is_empty:
            from game.scenes.broke import Broke

            if not isinstance(stack.top, Broke):
                stack.push(Broke(desk, report, is_now=is_now))

    def _speak(self) -> None:
        """Say aloud what went wrong with disk or installation, one after the other, and each once.

        What had gone and comes back is said again. The title has it written anyway.
        """
        desk, stack = self._loop.desk, self._loop.stack
        if stack.is_empty or self._loop.is_saying:
            return
        complaints = self._doors.complaints(desk.say)
        self._said.intersection_update(complaints)
        for sentence in complaints:
            if sentence not in self._said:
                self._said.add(sentence)
                if not isinstance(stack.top, Title):
                    desk.announcement = sentence
                    return
