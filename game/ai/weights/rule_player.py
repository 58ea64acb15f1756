"""The weights of the rule player: by which it values cards, and what it asks of a hand before it calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.rules.options.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWeights:
    """Weights in card points unless a docstring says otherwise.

    Set by hand, then changed where thousands of deals of self-play showed a difference. Where they showed
    none (above all in drawing trumps) the weights follow what players at a table do.
    """

    trick: float = 12.0
    """What an own trick usually brings besides the winning card."""
    ruff: float = 7.0
    """A small trump in hand."""
    guard: float = 4.0
    """A card that keeps a ten from falling alone."""
    decay: float = 0.75
    """The share of the chance to run a master that is left one trick later."""
    promotion: float = 0.35
    """Chance that a guarded card becomes a master for each higher card that is out."""
    unguarded: float = 3.0
    """How many times each such card counts if there are too few smaller cards to play first."""
    control: float = 4.0
    """A master trump, besides its trick: it gets the lead back."""
    loss: float = 0.35
    """The share of a card's points that is lost if it is kept and never wins."""
    draw: float = 6.0
    """Each trump drawn from the opponents by a lead, for the taker's side."""
    draw_out: float = 14.0
    """Added where all of them can be drawn and a trump is left."""
    cash: float = 3.0
    """Leading a plain master against a taker's side that has trumps."""
    defend: float = 3.0
    """Cost of leading trumps for the taker's opponents."""
    capot: float = 12.0
    """A trick while one side has all so far, from the fifth on."""
    long_suit: float = 1.5
    """Leading from a suit, for each of its cards in hand, where nobody ruffs (no trumps, all trumps)."""
    rival: float = 0.5
    """What a point of one of two opponents costs who play each for himself."""
    ally: float = 0.3
    """What a point of an ally is worth who writes it himself."""
    belote_said: float = 3.5
    """A belote that is said now, where it could be lost by discarding."""
    belote_saved: float = 6.5
    """The same if the other card was discarded."""
    belote_risk: float = 3.5
    """Cost of discarding a card of it."""
    taker_jack: float = 16.0
    """How many times likelier a taker holds the trump jack than another seat; the next three are alike."""
    taker_nine: float = 4.5
    taker_trump: float = 2.3
    taker_ace: float = 1.8
    """An ace beside the trumps."""
    forced_taker: float = 0.4
    """The share of these ratios that is left if the taker had to call."""
    seldom: float = 0.1
    """How often a player ruffs who need not."""
    discard: float = 3.0
    """Points of a card thrown on another suit, as a rule."""
    feeds: float = 1.5
    """The factor of the usual points that a player gives to a trick of his own side."""
    starves: float = 0.55
    """The same for a trick of the other side."""


STANDARD: Final = CardWeights()

IN_TWO: Final = CardWeights(trick=9.0, promotion=0.65)
"""Two players, with a dozen cards out: a higher card may be out as well, and tricks have two cards.

Measured against the others in 250 forced contracts, played from both sides: 5.0 +- 0.8 points a deal better
in belote, 7.6 +- 1.0 in bela.
"""


def weights_for(rules: Rules) -> CardWeights:
    """Return the weights for the game of these rules."""
    return IN_TWO if rules.players == 2 else STANDARD


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
    highest_told: int = 120
    """Higher numbers are driven up by the others and tell no more of a hand."""
    capot_told: int = 280
    """What an opponent's capot tells, as a number: who bids one makes it more often than not.

    With this number rule players double 26 of 360 capots on such hands, and 23 of these fall.
    """
    capot_caution: float = 100.0
    """By how much more a capot asks: declarations raise the expected difference, but take no tricks."""


PLAIN: Final = BidWeights()


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscardWeights:
    """What a taker who lays cards away has of those that stay (Bela in three), besides their points."""

    trump: float = 25.0
    ace: float = 16.0
    guarded_ten: float = 8.0
    """A ten with the ace or two smaller cards."""
    guard: float = 6.0
    """A card that keeps a ten from falling alone."""
    void: float = 9.0
    """A side suit of which nothing is left: it can be ruffed."""
    single: float = 2.0
    """A side suit of which one card is left that is no ace."""


KEPT: Final = DiscardWeights()
