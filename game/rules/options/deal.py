"""How cards come into the hands, and manners at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.options.option import option


class Direction(Enum):
    """Which way round the table the play goes; the rules number seats in order of play either way."""

    COUNTER_CLOCKWISE = "ccw"
    """To the right: Croatia, Bulgaria, France ([000] "u obrnutom smjeru od kazaljke na satu")."""
    CLOCKWISE = "cw"
    """To the left: the Spanish sheet [004]."""


class FirstDealer(Enum):
    """Who deals first in a match."""

    RANDOM = "random"
    """Anybody, drawn by lot."""
    DRAW = "draw"
    """Everybody draws a card; the lowest deals ([004])."""
    LAST_LOSER = "lastLoser"
    """Somebody of the side that lost the match before ([001] "който преди е загубил")."""
    LAST_WINNER = "lastWinner"
    """Somebody of the side that won the match before ([001] "или обратното")."""


class NextDealer(Enum):
    """Who deals after a scored deal."""

    ROTATE = "rotate"
    """The next in order of play (all sources but [004])."""
    MORE_POINTS = "morePoints"
    """The next seat whose side wrote more in the deal; with equal points the next in order ([004], E-09)."""


class ShuffleHabit(Enum):
    """What happens to the pack before a deal."""

    FULL = "full"
    """It is shuffled."""
    NEVER = "neverReshuffle"
    """After the first deal the tricks are laid together and only cut, a habit in France and Croatia."""


class TalonLift(Enum):
    """When the last two cards, the talon, are picked up."""

    AFTER_TRUMP = "afterTrump"
    """When trumps have been called ([000])."""
    ON_PASS = "onPass"  # noqa: S105 - a word of the game, no secret
    """Each player at his own pass, the others when trumps have been called ([003], A-05)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRules:
    """How cards come into the hands, and manners at the table."""

    direction: Direction = option("direction", Direction.COUNTER_CLOCKWISE)
    first_dealer: FirstDealer = option("firstDealer", FirstDealer.RANDOM)
    draws_seats: bool = False
    """True: with firstDealer=draw four sit down by four consecutive cards that they drew ([004])."""
    next_dealer: NextDealer = option("nextDealer", NextDealer.ROTATE)
    shuffle: ShuffleHabit = option("shuffle", ShuffleHabit.FULL)
    strict_table: bool = option("strictTable", default=False)
    """True: cards are lifted at one's turn to call, covered after a pass; earlier costs 162 ([000], A-04)."""
    talon_lift: TalonLift = option("talonLift", TalonLift.AFTER_TRUMP)
