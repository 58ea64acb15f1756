"""Sentences said aloud one after the other by a program of the system, in a thread that nobody waits for."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from game.ui.other_programs import their_environment

if TYPE_CHECKING:
    import subprocess

MOST_WAITING: Final = 6
"""So many sentences wait to be said; of more the oldest are left out, as the table has gone on."""

PATIENCE: Final = 30.0
"""Seconds after which a program that still says one sentence is ended: it hangs."""

GRACE: Final = 1.0
"""Seconds which a program has to end when it is told to."""

STEP: Final = 0.03
"""Seconds after which it is looked again whether something newer cuts the sentence."""


@dataclass(frozen=True, slots=True)
class Order:
    """A program to be started, never through a shell, and what it reads from its input."""

    command: tuple[str, ...]
    text: str = ""


class Speaker(Protocol):
    """Knows the program that speaks on this system."""

    def order(self, sentence: str, language: str, *, cuts: bool) -> Order:
        """How the sentence is said in that language; `cuts` if the one before was broken off."""
        ...

    def silence(self) -> Order | None:
        """What else must be started for the system to fall silent once the program has ended."""
        ...


class Talking(Protocol):
    """A program that speaks."""

    def finished(self, seconds: float) -> bool:
        """Whether it has ended, after waiting so long at most."""
        ...

    def stop(self) -> None:
        """End it, and be sure that nothing of it is left."""
        ...


class Process:
    """A program of the system that reads its text and ends."""

    def __init__(self, order: Order) -> None:
        """Start it; raises OSError where it cannot be started."""
        import subprocess  # not before the first sentence, or the first frame would come later

        # where a window would be opened for every program of the console
        hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._process: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - the command is ours, the text is never part of a shell's
            order.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=hidden,
            env=their_environment(),
        )
        self._feeder = threading.Thread(target=self._feed, args=(order.text,), daemon=True)
        self._feeder.start()

    def _feed(self, text: str) -> None:
        pipe = self._process.stdin
        if pipe is None:
            return
        try:
            pipe.write(text.encode("utf-8"))
            pipe.close()
        except OSError:
            return  # it ended before it had read everything

    def finished(self, seconds: float) -> bool:
        """Whether it has ended."""
        import subprocess

        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def stop(self) -> None:
        """Ask it to end, then make it; its process is waited for, so that none is left behind."""
        if self._process.poll() is None:
            self._process.terminate()
            if not self.finished(GRACE):
                self._process.kill()
                self._process.wait()
        self._feeder.join(GRACE)


class Voice:
    """Says sentences; without a speaker, or once its program has failed, it is silent and says so."""

    def __init__(self, speaker: Speaker | None = None, start: Callable[[Order], Talking] = Process) -> None:
        """Nothing is started before the first sentence; `start` runs an order."""
        self._speaker = speaker
        self._start = start
        self._wake = threading.Condition()
        self._waiting: deque[tuple[str, str]] = deque()
        self._cuts = False
        self._is_closed = False
        self._thread: threading.Thread | None = None
        self.said: deque[str] = deque(maxlen=50)
        """The last sentences that were to be said, newest at the end, whether anybody heard them or not."""

    @property
    def is_able(self) -> bool:
        """Whether there is a program that speaks."""
        return self._speaker is not None

    def say(self, sentence: str, language: str, *, cuts: bool = False) -> None:
        """Say it after what waits; `cuts` breaks off what is being said and leaves out what waits."""
        sentence = " ".join(sentence.split())
        if not sentence:
            return
        self.said.append(sentence)
        if self._speaker is None or self._is_closed:
            return
        with self._wake:
            if cuts:
                self._waiting.clear()
                self._cuts = True
            self._waiting.append((sentence, language))
            while len(self._waiting) > MOST_WAITING:
                self._waiting.popleft()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="speech", daemon=True)
                self._thread.start()
            self._wake.notify()

    def hush(self) -> None:
        """Break off what is being said, and leave out what waits."""
        with self._wake:
            self._waiting.clear()
            self._cuts = self._thread is not None
            self._wake.notify()

    def close(self) -> None:
        """Fall silent for good; no program is left running."""
        with self._wake:
            self._waiting.clear()
            self._is_closed = self._cuts = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        was_cut = False
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._waiting or self._is_closed or self._cuts)
                self._cuts = False
                if not self._waiting:
                    if self._is_closed:
                        return
                    continue
                sentence, language = self._waiting.popleft()
            was_cut = self._say(sentence, language, was_cut=was_cut)

    def _say(self, sentence: str, language: str, *, was_cut: bool) -> bool:
        """Say one sentence to its end or until it is cut; whether it was cut."""
        speaker = self._speaker
        if speaker is None:
            return False
        try:
            talking = self._start(speaker.order(sentence, language, cuts=was_cut))
        except OSError:
            self._speaker = None  # the program has gone: silent from now on
            return False
        waited = 0.0
        try:
            while not talking.finished(STEP):
                waited += STEP
                if self._cuts or waited >= PATIENCE:
                    talking.stop()
                    self._fall_silent(speaker)
                    return True
        finally:
            talking.stop()
        return False

    def _fall_silent(self, speaker: Speaker) -> None:
        order = speaker.silence()
        if order is None or (self._waiting and not self._is_closed):
            return  # the next sentence cuts this one itself
        try:
            falling = self._start(order)
        except OSError:
            return
        falling.finished(GRACE)
        falling.stop()
