"""The numbers by which the compiled bidders know calls, contracts and courses."""

from __future__ import annotations

DENOMINATIONS = 6
"""Four suits, no trumps, all trumps."""
ROLES = 3
"""Roles of a hand: the taker's, his partner's, an opponent's."""
PASS, CONTRA, RECONTRA, TAKE, BID = 0, 1, 2, 3, 4
"""A call; from the last on bids, `BID` + 8 * (place of the goal) + denomination."""
ONE_ROUND, TURNED_CARD, RISING, NUMBERS = 0, 1, 2, 3
"""The courses of an auction."""
GOALS = 10
MULTIPLIERS = 3
CLASSES = 3
"""Of denominations: a suit, no trumps, all trumps."""
STEPS = 512
"""Entries of a table of gains, two points each, the middle one for no difference."""
NEVER = -(1 << 29)
THROWN_IN = -1
TAKER_AT, GOAL_AT, MULTIPLIER_AT = 3, 5, 9
"""The lowest bits of the parts of a contract's number; the denomination is at 0."""
GENERALE = 1 << 11
"""A bit of a contract's number that bidders do not know: the capot is a générale."""
OVERCALLS = 12
"""Rows of calls above another's game: the partner's or not, standing suit or no trumps, class named."""
BASE, LEADS, AGAIN, BY_PARTNER, TWICE, KNOWN = 0, 1, 2, 3, 4, 5
COURSE = 6
"""Places of what such a call gains whatever the cards are, and of whether it was measured."""
NOBODY, TAKER_GETS_SEVEN, KEEP_SEVEN = 0, 1, 2
"""Whether the seven of trumps may be exchanged for the turned card, and who gets it."""
