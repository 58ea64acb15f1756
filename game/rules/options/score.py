"""From tricks to the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.options.option import option


class Trickless(Enum):
    """What becomes of the declarations, bela included, of a side without a trick."""

    DROP = "drop"
    """They leave the game ([003], HRW)."""
    TO_OPPONENTS = "toOpponents"
    """The other side writes them (HRB)."""
    KEEP = "keep"
    """They stay (Bulgaria [001])."""


class Tie(Enum):
    """What exactly half of the points means for the taker."""

    FALL = "fall"
    """He falls: half and one was needed ([000])."""
    HANG = "hang"
    """His half hangs for the winner of the next deal ("visi", litige)."""
    TAKER_WINS = "takerWins"
    """He has made it, both write their own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """From tricks to the sheet."""

    last_trick: int = option("lastTrick", 10)
    """Points for the last trick."""
    capot: int = option("stiglja", 90)
    """Points for all tricks (štiglja)."""
    capot_replaces_last: bool = option("stigljaReplacesLast", default=False)
    """True: a capot is written instead of the last trick's points, not besides."""
    king: int = option("kingValue", 4)
    """What a king counts, 4, or 10 as one sheet prints it (E-01)."""
    trickless: Trickless = option("trickless", Trickless.DROP)
    tie: Tie = option("tie", Tie.FALL)
    can_fall: bool = option("dedans", default=True)
    """False: there is no contract to make, both sides write their own."""
    belote_stays: bool = option("belaStays", default=False)
    """True: a taker who falls keeps his bela (HRA "bela se uvijek piše")."""
