"""One sentence below the score sheet: what it says, and where it leads if it leads anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.signs import signs_of
from game.table.missed import most_missed
from game.table.thinker import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.scenes.intents import Intent, OpenReplay, OpenScore
    from game.scenes.page_desk import PageDesk
    from game.table.missed import Missed
    from game.table.thinker import Thought

PATIENCE: Final = 0.6
"""Seconds that the sheet lies there before anything is thought over: who reads on at once wants no moment."""


class ScoreLine:
    """A sentence and nothing more."""

    leads_on = False
    """Whether there is a scene behind it."""

    def __init__(self, text: Callable[[], str]) -> None:
        """`text` words it, in the language of the moment."""
        self._text = text

    @property
    def text(self) -> str:
        """What is written now, or nothing."""
        return self._text()

    def open(self) -> Intent | None:
        """The place behind it."""
        return None

    def pass_time(self, seconds: float) -> bool:
        """Go on with whatever it waits for; whether it says something else now."""
        return False

    def close(self) -> None:
        """Let go of everything."""


class MomentLine(ScoreLine):
    """Asks whether a moment is to be looked at, once the deal has been thought over in the background."""

    leads_on = True

    def __init__(self, asks: Callable[[], str], deal: OpenReplay) -> None:
        """`asks` words the question; the moment is sought in that deal, for its viewer."""
        super().__init__(lambda: asks() if self._missed is not None else "")
        self._deal = deal
        self._waited = 0.0
        self._is_wanted = True
        self._missed: Missed | None = None
        self._thinker = Thinker()
        self._thought: Thought[tuple[Missed | None]] | None = None

    def pass_time(self, seconds: float) -> bool:
        """Begin to think after a while; whether a moment has been found just now."""
        self._waited += seconds
        if not self._is_wanted or self._waited < PATIENCE:
            return False
        if self._thought is None:
            self._thought = self._thinker.think(self._look)
        try:
            outcome = self._thought.outcome()
        except Exception:  # noqa: BLE001 - a deal that cannot be thought over leaves the sheet as it is
            outcome = (None,)
        if outcome is None:
            return False
        self._is_wanted = False
        self._missed = outcome[0]
        return self._missed is not None

    def _look(self) -> tuple[Missed | None]:
        return (most_missed(self._deal.record, self._deal.viewer or 0, lambda: self._is_wanted),)

    def open(self) -> Intent | None:
        """The table at that moment, before the card was played."""
        missed = self._missed
        return None if missed is None else self._deal._replace(place=missed.place, moment=missed)

    def close(self) -> None:
        """Think no longer."""
        self._is_wanted = False
        self._thinker.close()


def line_of(intent: OpenScore, desk: PageDesk) -> ScoreLine | None:
    """The line below the sheet that an intent asks for."""
    if intent.text is not None:
        return ScoreLine(intent.text)
    deal = intent.look_back
    if deal is None or not intent.seeks_moment:
        return None
    return MomentLine(lambda: moment_question(desk), deal)


def moment_question(desk: PageDesk) -> str:
    """Asks for the look back, with the key that opens it; a controller goes there by its arrows."""
    say, signs = desk.say, signs_of(desk.devices)
    question = say("moment.look")
    return question if signs.is_pad else f"{question} ({signs.sign(say, 'moment')})"
