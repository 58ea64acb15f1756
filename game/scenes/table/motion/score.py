"""What is under way of the score: points that rise, the rail that counts them, trumps that are laid in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.scenes.table.motion.meter import Meter
from game.scenes.table.motion.rising import Rising

if TYPE_CHECKING:
    from game.rules.result import DealResult
    from game.rules.writing.count import Points
    from game.scenes.table.account import Account

LAID_IN: Final = 1.5
"""Seconds from the naming of trumps until the inlay lies, the rail stands and its brand is cold."""
LIGHTING: Final = 0.5
"""Seconds in which the rail lights."""
LEAVING: Final = 0.3
"""Seconds in which rail and inlay fade when the next deal begins."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What rail and inlay of a deal tell."""

    account: Account
    result: DealResult | None
    """The result that the rail shows; None while cards are played, and under a great moment."""
    points: Points
    """By side, as far as they are counted."""


@dataclass(slots=True)
class ScoreMotion:
    """Three motions that go on beside each other, and beside the cards."""

    rising: Rising = field(default_factory=Rising)
    meter: Meter = field(default_factory=Meter)
    named: float = LAID_IN
    """Seconds since trumps were named, at most `LAID_IN`."""
    lit: float | None = None
    """Seconds since the contract is made, at most `LIGHTING`; None: it is not."""
    laid: Laid | None = None
    """What was seen last of a deal with a contract, until it has faded."""
    leaving: float = 0.0
    """Seconds since that deal is over."""
    told: tuple[Account, DealResult | None] | None = None
    """What was counted last; None: something is to be counted again."""
    version: int = 0
    """Grows with everything that changes what is seen."""

    @property
    def is_still(self) -> bool:
        """Whether nothing moves."""
        is_lit = self.lit is None or self.lit >= LIGHTING
        is_still = self.rising.is_still and self.meter.is_over and self.named >= LAID_IN and is_lit
        return is_still and not self.leaving

    def advance(self, seconds: float) -> None:
        """Let time pass; the meter follows its goal elsewhere."""
        self.version += not self.is_still
        self.rising.advance(seconds)
        self.named = min(LAID_IN, self.named + seconds)
        if self.lit is not None:
            self.lit = min(LIGHTING, self.lit + seconds)

    def lay(self, laid: Laid | None, seconds: float) -> None:
        """Let that lie in the cloth; None: what lay there fades."""
        if laid is not None:
            self.laid, self.leaving = laid, 0.0
        elif self.laid is not None:
            self.leaving += seconds
            if self.leaving >= LEAVING:
                self.laid, self.leaving = None, 0.0
            self.version += 1

    def finish(self) -> None:
        """Everything that goes by itself has arrived; the points of a trick that lies stay there."""
        self.version += not self.is_still
        if self.rising.is_flying:
            self.rising.finish()
            self.told = None
        self.named = LAID_IN
        if self.leaving:
            self.leaving, self.laid = 0.0, None
        if self.lit is not None:
            self.lit = LIGHTING
