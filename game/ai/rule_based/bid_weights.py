"""The figures by which a seat decides whether its hand is good enough for a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class BidWeights:
    """Differences between the sides, or gains in the sheet, in card points (also where tens are written)."""

    eldest: float = -15.0
    """The least expected difference with which a seat calls, where each speaks once; so the next three."""
    second: float = -20.0
    third: float = -15.0
    dealer: float = 0.0
    """Only where the dealer may pass, too."""
    take: float = 35.0
    """The same for taking a turned card, where a contract can fall."""
    name: float = 40.0
    """The same for naming another suit in the second round."""
    take_freely: float = -12.0
    """For taking it where no contract can fall."""
    name_freely: float = -12.0
    waits: float = 0.0
    """By how much another suit must be better for a seat to let the turned one go."""
    stop_them: float = -20.0
    """Added when the others would win the match by making a contract, but not by defending one."""
    let_them: float = 30.0
    """Added when defending would be enough for them: only a contract of theirs that falls can stop them."""
    sit_still: float = 30.0
    """Added when defending is enough for the own side."""
    by_defending: int = 35
    """Points that a side usually gets at least against a contract."""
    by_calling: int = 110
    """Points that a made contract usually brings."""
    contra: float = 40.0
    recontra: float = 60.0

    opens: float = 5.0
    """The least gain with which a seat opens where games are named one above the other."""
    floor: float = 0.0
    """The least gain for any higher game, however much the game below it costs."""
    over_partner: float = 8.0
    """How much more a game must promise than the partner's."""
    over_opponents: float = 5.0
    """The same above what the opponents' game costs."""
    measured_partner: float = 7.0
    """How much more still above the partner's game where the gain beside a pass was measured (`overcall`)."""
    measured_opponents: float = -5.0
    """The same above the opponents' game: the measured gain is trusted as it is."""
    doubles: float = 50.0
    """How much more a doubled game must bring than the same undoubled."""
    doubles_number: float = 100.0
    """The same where numbers are bid."""
    partner_bid: float = 12.0
    """What a partner's call adds to the difference expected of the own game, and of his with this hand."""
    opponent_bid: float = -12.0
    """What an opponent's call takes away."""
    opponent_number: float = -25.0
    """What an opponent's number takes away."""
    margin: float = 50.0
    """What a seat that bids a number has above it on the average."""


PLAIN: Final = BidWeights()
