"""The input of a network policy is a row of zeros and ones; here each block of it begins.

Seats are counted from the player whose turn it is, cards are in the inner numbering of `DealState`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.ai.network import Numbers, load

SEATS: Final = 4
SUITS: Final = 4
CARDS: Final = 32

GONE: Final = CARDS
"""After the player's hand, what each seat has played."""
TABLE: Final = GONE + SEATS * CARDS
"""What each other seat has on the table."""
PLACE: Final = TABLE + (SEATS - 1) * CARDS
"""How many cards are on the table."""
TAKER: Final = PLACE + SEATS
"""Which seat takes."""
VOIDS: Final = TAKER + SEATS
"""Of which suits each other seat did not follow, or not ruff, when it had to."""
OPENED: Final = VOIDS + (SEATS - 1) * SUITS
"""By suit, which seat led it first."""
INPUTS: Final = OPENED + SUITS * SEATS
"""The length of the row without calls."""
DENOMINATIONS: Final = 6
NAMED: Final = INPUTS
"""By seat the games that it has named: the suits in the inner numbering, no trumps, all trumps."""
PASSED: Final = 4
"""Where each speaks once and only suits are named, the place of no trumps tells that a seat has passed."""
HEARING: Final = NAMED + SEATS * DENOMINATIONS
"""The length of the row with calls."""

WINNING: Final = HEARING
"""Next, for a network that counts points: which other seat wins the trick so far."""
BEST: Final = WINNING + SEATS - 1
"""The card that wins it."""
SURE: Final = BEST + CARDS
"""The player's cards that none outside beats in their suit; outside is what he neither sees nor saw."""
ABOVE: Final = SURE + CARDS
"""The best card outside, of each suit."""
OUTSIDE: Final = ABOVE + CARDS
"""By suit, how many cards are outside."""
RANKS: Final = 8
COUNTS: Final = RANKS + 1
WON: Final = OUTSIDE + SUITS * COUNTS
"""By side, the player's first: how many points it has taken, in steps of 8."""
WON_SHIFT: Final = 3
WON_STEPS: Final = 33
DRY: Final = WON + 2 * WON_STEPS
"""By side, whether it has no trick yet."""
RECKONING: Final = DRY + 2
"""The length of the row with calls and points."""
FEATURES: Final = {"table": INPUTS, "table+calls": HEARING, "table+calls+count": RECKONING}
"""The kinds of rows, as the manifest of the weights names them, and their lengths."""


@cache
def card_network(name: str) -> Numbers:
    """The weights of the network of that name, loaded once; raises WeightsError."""
    return load(name, FEATURES, CARDS)
