"""The weights by which the rule player decides whether a hand is good enough for a call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class BidWeights:
    """Expected differences between the sides, or gains, in card points, also where tens are written."""

    eldest: float = -15.0
    """The least difference for a call where each speaks once, by place; the next three are alike."""
    second: float = -20.0
    third: float = -15.0
    dealer: float = 0.0
    """For a dealer who may pass."""
    take: float = 35.0
    """The least difference for taking a turned card, where a contract can fall."""
    name: float = 40.0
    """The same for naming another suit in the second round."""
    take_freely: float = -12.0
    """For taking it where no contract can fall."""
    name_freely: float = -12.0
    waits: float = 0.0
    """By how much another suit must be better for a seat to refuse the turned one."""
    stop_them: float = -20.0
    """Added if the others would win the match by making a contract, but not by defending one."""
    let_them: float = 30.0
    """Added if defending would be enough for them: only a fallen contract of theirs stops them."""
    sit_still: float = 30.0
    """Added if defending is enough for the own side."""
    by_defending: int = 35
    """Points that a side usually gets at least by defending."""
    by_calling: int = 110
    """Points that a made contract usually brings."""
    contra: float = 40.0
    recontra: float = 60.0

    opens: float = 5.0
    """The least gain with which a seat opens where games are named one above the other."""
    floor: float = 0.0
    """The least gain for any higher game, however much the game below it costs."""
    over_partner: float = 8.0
    """By how much a game must promise more than the partner's."""
    over_opponents: float = 5.0
    """By how much it must promise more than the opponents' game costs."""
    measured_partner: float = 7.0
    """Added above the partner's game where the gain over a pass was measured (`overcall`)."""
    measured_opponents: float = -5.0
    """Added above the opponents' game: there the measured gain needs no margin."""
    doubles: float = 50.0
    """What a double must bring."""
    doubles_number: float = 100.0
    """The same where numbers are bid."""
    partner_bid: float = 12.0
    """What a partner's call adds to the difference expected of the side's game."""
    opponent_bid: float = -12.0
    """What an opponent's call takes away."""
    opponent_number: float = -25.0
    """What an opponent's number takes away."""
    margin: float = 50.0
    """By how much the points of a bidder of a number exceed it on the average."""


PLAIN: Final = BidWeights()
